import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStaffSelector } from '../data/store.ts';
import {
  getFormKey,
  listAutosaves,
  newAutosaveKey,
  removeAutosave,
  storeAutosave,
  type StoredAutosave,
  type LocalAutosave,
} from '../data/local-autosave.ts';

/** How long after typing an autosave is stored, in milliseconds. */
const delay = 1_000;

/**
 * Saves a form's unsaved texts in this browser, and returns the autosaves of earlier visits whose texts were not saved.
 * `form` names the form; `unsaved` is undefined where there is nothing to save; `isNew` says whether an autosave has a
 * text that the form does not have.
 */
export function useLocalAutosave(
  form: string,
  unsaved: Omit<LocalAutosave, 'at'> | undefined,
  isNew: (autosave: LocalAutosave) => boolean,
) {
  const userId = useStaffSelector((state) => state.session.user?._id) ?? '';
  const isSignedIn = useStaffSelector((state) => !state.session.isExpired);
  const [ownKey, setOwnKey] = useState(() => newAutosaveKey(userId, form));
  const [offers, setOffers] = useState<readonly StoredAutosave[]>([]);
  const [isStored, setIsStored] = useState(false);
  const waiting = useRef<{ timer: number; write: () => void }>(undefined);

  const cancel = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);

  const findOffers = useEffectEvent(() => {
    const autosaves = listAutosaves(userId, form);
    for (const autosave of autosaves) if (!isNew(autosave)) removeAutosave(autosave.key);
    setOffers(autosaves.filter(isNew));
  });
  useEffect(() => findOffers(), []);

  useEffect(() => {
    if (!unsaved) {
      cancel();
      removeAutosave(ownKey);
      setIsStored(false);
      return;
    }
    const write = () => {
      cancel();
      setIsStored(storeAutosave(userId, ownKey, { ...unsaved, at: new Date().toISOString() }));
    };
    // Stored at most once a second while somebody types.
    const timer = waiting.current?.timer ?? window.setTimeout(() => waiting.current?.write(), delay);
    waiting.current = { timer, write };
  }, [unsaved, userId, ownKey, isSignedIn, cancel]);

  useEffect(() => {
    const writeNow = () => waiting.current?.write();
    window.addEventListener('pagehide', writeNow);
    // Phones end pages in the background without further notice.
    document.addEventListener('visibilitychange', writeNow);
    return () => {
      writeNow();
      window.removeEventListener('pagehide', writeNow);
      document.removeEventListener('visibilitychange', writeNow);
    };
  }, []);

  const withdraw = (autosave: StoredAutosave) => setOffers((known) => known.filter(({ key }) => key !== autosave.key));
  return {
    offers,
    /** Names this open form. */
    formKey: getFormKey(ownKey),
    /** Whether the unsaved texts are stored, but for those of the last second. */
    isStored,
    /** The form has the texts of this autosave from now on, and changes it. */
    adopt: (autosave: StoredAutosave) => {
      cancel();
      removeAutosave(ownKey);
      setOwnKey(autosave.key);
      withdraw(autosave);
    },
    /** Leaves the present autosave for later, and offers it: the form has the texts of another device from now on. */
    startNew: () => {
      waiting.current?.write();
      const own = listAutosaves(userId, form).find(({ key }) => key === ownKey);
      if (own) setOffers((known) => [own, ...known]);
      setOwnKey(newAutosaveKey(userId, form));
    },
    discard: (autosave: StoredAutosave) => {
      removeAutosave(autosave.key);
      withdraw(autosave);
    },
    /** Removes the autosave at once, for use after a save. */
    clear: () => {
      cancel();
      removeAutosave(ownKey);
    },
  };
}
