import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStaffSelector } from '../data/store.ts';
import {
  formKeyOf,
  listCopies,
  newCopyKey,
  removeCopy,
  storeCopy,
  type StoredCopy,
  type UnsavedCopy,
} from '../data/unsaved-copies.ts';

/** How long after typing a copy is stored, in milliseconds. */
const delay = 1_000;

/**
 * Keeps a copy of a form's unsaved texts in this browser, and returns the newest copy of an earlier visit that was not
 * saved. `form` names the form; `unsaved` is undefined where there is nothing to save; `isNew` says whether a copy has
 * a text that the form does not have.
 */
export function useUnsavedCopy(
  form: string,
  unsaved: Omit<UnsavedCopy, 'at'> | undefined,
  isNew: (copy: UnsavedCopy) => boolean,
) {
  const userId = useStaffSelector((state) => state.session.user?._id) ?? '';
  const isSignedIn = useStaffSelector((state) => !state.session.expired);
  const [ownKey, setOwnKey] = useState(() => newCopyKey(userId, form));
  const [offers, setOffers] = useState<readonly StoredCopy[]>([]);
  const [isStored, setIsStored] = useState(false);
  const waiting = useRef<{ timer: number; write: () => void }>(undefined);

  const cancel = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);

  const findOffers = useEffectEvent(() => {
    const copies = listCopies(userId, form);
    for (const copy of copies) if (!isNew(copy)) removeCopy(copy.key);
    setOffers(copies.filter(isNew));
  });
  useEffect(() => findOffers(), []);

  useEffect(() => {
    if (!unsaved) {
      cancel();
      removeCopy(ownKey);
      setIsStored(false);
      return;
    }
    const write = () => {
      cancel();
      setIsStored(storeCopy(userId, ownKey, { ...unsaved, at: new Date().toISOString() }));
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

  const withdraw = (copy: StoredCopy) => setOffers((known) => known.filter(({ key }) => key !== copy.key));
  return {
    offers,
    /** Names this open form. */
    formKey: formKeyOf(ownKey),
    /** Whether the unsaved texts are stored, but for those of the last second. */
    isStored,
    /** The form has the texts of this copy from now on, and changes it. */
    adopt: (copy: StoredCopy) => {
      cancel();
      removeCopy(ownKey);
      setOwnKey(copy.key);
      withdraw(copy);
    },
    /** Leaves the present copy for later, and offers it: the form has the texts of another device from now on. */
    startNew: () => {
      waiting.current?.write();
      const own = listCopies(userId, form).find(({ key }) => key === ownKey);
      if (own) setOffers((known) => [own, ...known]);
      setOwnKey(newCopyKey(userId, form));
    },
    discard: (copy: StoredCopy) => {
      removeCopy(copy.key);
      withdraw(copy);
    },
    /** Removes the copy at once, for use after a save. */
    clear: () => {
      cancel();
      removeCopy(ownKey);
    },
  };
}
