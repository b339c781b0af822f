import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useStaffTranslation } from '../../../i18n/language.ts';
import type { StaffItem } from '../../data/api-types.ts';
import { useDiscardUntouchedMutation } from '../../data/untouched-api.ts';
import { useStaffNotify } from '../../parts/use-staff-notify.ts';

/** The state of the navigation to the form of an item that was created just now. Browsers keep it at a reload. */
export const newDraftState = { isNewDraft: true };

/** Returns the id of the toast that says that an item was created. */
export const createdToastId = (id: string): string => `created-${id}`;

/**
 * Deletes a draft that was created just now where its form is left and nothing was typed: `isTouched` says that
 * something was, here or in an autosave. The server keeps it where anybody has changed it all the same.
 */
export function useDiscardUntouched(type: string, item: StaffItem, isTouched: boolean): void {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const [discard] = useDiscardUntouchedMutation();
  const state = useLocation().state as Partial<typeof newDraftState> | null;
  const id = item._id;
  const isUntouched = useRef(state?.isNewDraft === true);
  useEffect(() => {
    if (isTouched || item.revision > 1) isUntouched.current = false;
  }, [isTouched, item.revision]);

  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      // Its preview and its history are about the item too.
      if (!isUntouched.current || window.location.pathname.includes(id)) return;
      void discard({ type, id })
        .unwrap()
        .then(
          ({ isDiscarded }) => {
            if (isDiscarded)
              void notify('blank', t('edit.untouchedRemoved'), undefined, { replaces: createdToastId(id) });
          },
          // It stays a draft, and is deleted by the server after 30 days.
          () => undefined,
        );
    };
  });
  useEffect(() => () => leave.current(), []);
}
