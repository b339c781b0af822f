import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStaffSelector } from '../../../data/store.ts';
import type { LocalAutosave } from '../../../data/local-autosave.ts';
import {
  readServerAutosave,
  removeServerAutosave,
  writeServerAutosave,
  type FoundAutosave,
  type ServerAutosave,
  type WriteResult,
} from '../../../data/server-autosave.ts';

/** In milliseconds: how long after typing an autosave is sent, and the shortest time between two. */
const firstDelay = 2_000;
const interval = 10_000;
/** Long texts are sent less often, so that an hour of typing takes at most 3.6 MB. */
const bytesPerMillisecond = 1;
const afterFailure = 60_000;

type Unsaved = Omit<LocalAutosave, 'at'>;

type Options = {
  typeName: string;
  id: string;
  /** Names this open form. */
  formKey: string;
  /** Undefined where there is nothing to save. */
  unsaved: Unsaved | undefined;
  /** Whether the form is being saved; nothing is sent meanwhile. */
  isSaving: boolean;
  /** Returns whether an autosave has a text that the form does not have. */
  isNew: (texts: ServerAutosave['texts']) => boolean;
  /** Called with the item's revision on the server where there are unsaved texts. */
  onRevision: (revision: number) => void;
};

/**
 * Saves the unsaved texts of a form on the server as well, while there is a connection. Returns the autosave that
 * another form of the person has stored there: until it is settled, nothing is sent. A text is used or discarded by its
 * caller.
 */
export function useServerAutosave({ typeName, id, formKey, unsaved, isSaving, isNew, onRevision }: Options) {
  const token = useStaffSelector((state) => state.session.user?.token);
  const isSignedIn = useStaffSelector((state) => !state.session.isExpired);
  const [offer, setOffer] = useState<ServerAutosave>();
  const [sentAt, setSentAt] = useState<Date>();
  /** Changes when there may be something to send again. */
  const [round, setRound] = useState(0);
  const sync = useRef({
    /** When the autosave was stored that this form goes on with. */
    savedAt: undefined as string | undefined,
    /** The texts that need not be sent again. */
    done: undefined as Unsaved | undefined,
    /** The forms whose texts were discarded before the server answered what it has of them. */
    discarded: new Set<string>(),
    isBusy: false,
    /** Whether the form was saved while an autosave was on its way. */
    wasCleared: false,
    /** When what is typed now is sent (milliseconds since 1970). */
    dueAt: undefined as number | undefined,
    notBefore: 0,
    refusedToken: undefined as string | undefined,
  });

  const findAddress = () =>
    token !== undefined && isSignedIn && navigator.onLine && sync.current.refusedToken !== token
      ? { typeName, id, token }
      : undefined;
  const hasWork = () => {
    const { isBusy, done, savedAt } = sync.current;
    if (isBusy || isSaving || offer) return false;
    return unsaved ? unsaved !== done : savedAt !== undefined;
  };

  /** Goes on with the autosave of the server if it has nothing new, and offers it otherwise. */
  const compare = useEffectEvent(({ autosave, revision }: FoundAutosave) => {
    const { current } = sync;
    if (unsaved) onRevision(revision);
    if (autosave?.savedAt === current.savedAt) return;
    const isOurs =
      autosave &&
      (autosave.formKey === formKey ||
        current.discarded.delete(autosave.formKey) ||
        isSame(autosave.texts, unsaved?.typed) ||
        !isNew(autosave.texts));
    if (!autosave || isOurs) current.savedAt = autosave?.savedAt;
    else {
      setOffer(autosave);
      setSentAt(undefined);
    }
    if (current.done === unsaved) current.done = undefined;
  });

  const finish = useEffectEvent((result: WriteResult, sent: Unsaved, bytes: number) => {
    const { current } = sync;
    const isFailure = result.is === 'failed' || result.is === 'refused';
    current.notBefore = Date.now() + Math.max(isFailure ? afterFailure : interval, bytes / bytesPerMillisecond);
    if (result.is === 'stored') {
      current.savedAt = result.savedAt;
      current.done = sent;
      setSentAt(new Date());
      onRevision(result.revision);
    } else if (result.is === 'other') {
      current.notBefore = 0;
      compare(result);
    } else if (result.is === 'refused') current.refusedToken = token;
    else if (result.is === 'unusable') current.done = sent;
  });

  const beginCall = () => {
    sync.current.isBusy = true;
    sync.current.dueAt = undefined;
  };
  const endCall = () => {
    sync.current.wasCleared = false;
    sync.current.isBusy = false;
    setRound((count) => count + 1);
  };

  const send = useEffectEvent(async () => {
    const { current } = sync;
    const address = findAddress();
    if (!address || !hasWork()) return;
    beginCall();
    if (unsaved) {
      const { revision, typed, hadFile } = unsaved;
      const change = { formKey, basedOn: revision, texts: typed, hadFile, replaces: current.savedAt };
      const { result, bytes } = await writeServerAutosave(address, change);
      if (!current.wasCleared) finish(result, unsaved, bytes);
      else if (result.is === 'stored') await removeServerAutosave(address, result.savedAt);
    } else if (current.savedAt !== undefined) {
      await removeServerAutosave(address, current.savedAt);
      current.savedAt = undefined;
      setSentAt(undefined);
    }
    endCall();
  });

  /** Looks for an autosave that another device has stored. */
  const look = useEffectEvent(async () => {
    const { current } = sync;
    const address = findAddress();
    if (!address || current.isBusy || isSaving || offer) return;
    beginCall();
    const found = await readServerAutosave(address);
    if (found && !current.wasCleared) compare(found);
    endCall();
  });

  /** Returns in how many milliseconds to send; undefined where there is nothing to send. */
  const findDelay = useEffectEvent(() => {
    if (!hasWork()) return undefined;
    if (!unsaved) return 0;
    sync.current.dueAt ??= Date.now() + firstDelay;
    return Math.max(sync.current.dueAt, sync.current.notBefore) - Date.now();
  });

  useEffect(() => {
    const delay = findDelay();
    if (delay === undefined) return undefined;
    const timer = window.setTimeout(() => void send(), delay);
    return () => clearTimeout(timer);
  }, [unsaved, offer, isSaving, token, isSignedIn, round]);

  useEffect(() => {
    void look();
  }, [token, isSignedIn]);

  useEffect(() => {
    const { current } = sync;
    const onVisibility = () => void (document.visibilityState === 'hidden' ? send() : look());
    const onHide = () => void send();
    const onOnline = () => {
      current.notBefore = 0;
      setRound((count) => count + 1);
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('online', onOnline);
      void send();
    };
  }, []);

  return {
    offer,
    /** When the texts were last sent. */
    sentAt,
    /** The form has used or discarded an autosave: what is typed from now on takes its place. */
    settle: (autosave: ServerAutosave) => {
      sync.current.savedAt = autosave.savedAt;
      sync.current.notBefore = 0;
      setOffer(undefined);
    },
    /** The texts of another form were discarded in this browser. */
    discard: (ofForm: string) => void sync.current.discarded.add(ofForm),
    /** The form was saved, and the server has removed its autosave. */
    clear: () => {
      const { current } = sync;
      current.savedAt = undefined;
      current.done = unsaved;
      current.wasCleared = current.isBusy;
      setSentAt(undefined);
    },
  };
}

function isSame(texts: ServerAutosave['texts'], typed: ServerAutosave['texts'] = {}): boolean {
  const keys = Object.keys({ ...texts, ...typed });
  return keys.every((key) => texts[key] === typed[key]);
}
