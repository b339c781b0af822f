import { useState } from 'react';
import type { ContentType } from '../../../../domain/model/define.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { bulkApi, type BulkAction, type BulkResult, type Failed } from '../../data/bulk-api.ts';
import type { StaffItem } from '../../data/api-types.ts';
import { useStaffSelector } from '../../data/store.ts';
import { useIsOpen } from '../../parts/use-is-open.ts';
import { useStaffNotify } from '../../parts/use-staff-notify.ts';

/** What could not be changed, of how many; `undo` where the change before it could not be undone. */
export type Failure = { action: BulkAction | 'undo'; failed: Failed[]; count: number };

/** Returns the items that an action changes: drafts are published, all others become drafts. */
export function selectItems(action: BulkAction, items: readonly StaffItem[]): readonly StaffItem[] {
  return action === 'delete' ? items : items.filter(({ state }) => (state === 'draft') === (action === 'publish'));
}

/** Changes the chosen items of a list, after a question; the toast after it offers to undo it for all of them. */
export function useBulkActions(type: ContentType) {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const role = useStaffSelector((state) => state.session.user?.role);
  const [changeItems] = bulkApi.useChangeItemsMutation();
  const [undoChange] = bulkApi.useUndoChangeMutation();
  const [progress, setProgress] = useState<{ done: number; count: number }>();
  const [failure, setFailure] = useState<Failure>();
  const isOpen = useIsOpen();

  const questionOf = (action: BulkAction, items: readonly StaffItem[]) => {
    const count = selectItems(action, items).length;
    const skipped = items.length - count;
    return [
      t(`bulk.confirm.${action}`, { count }),
      ...(action === 'delete' ? [t(role === 'superadmin' ? 'bulk.deleteNote' : 'bulk.deleteNoteOwn')] : []),
      ...(action !== 'delete' && skipped > 0 ? [t(`bulk.skipped.${action}`, { count: skipped })] : []),
    ].join(' ');
  };

  /** Makes the calls, showing how many are done and, afterwards, what failed. */
  const watch = async (
    action: Failure['action'],
    count: number,
    send: (onProgress: (done: number) => void) => Promise<BulkResult>,
  ): Promise<BulkResult> => {
    setFailure(undefined);
    setProgress({ done: 0, count });
    const result = await send((done) => setProgress({ done, count })).finally(() => setProgress(undefined));
    const { failed } = result;
    if (failed.length > 0 && isOpen.current) setFailure({ action, failed, count });
    // The list that would show which ones is no longer open.
    else if (failed.length > 0) void notify('error', t(`bulk.failed.${action}`, { failed: failed.length, count }));
    return result;
  };

  /** Returns what was changed and what failed; undefined where the user declined. */
  const run = async (action: BulkAction, chosen: readonly StaffItem[]): Promise<BulkResult | undefined> => {
    const items = selectItems(action, chosen);
    if (progress || items.length === 0 || !window.confirm(questionOf(action, chosen))) return undefined;
    const result = await watch(action, items.length, (onProgress) =>
      changeItems({ type, action, items, onProgress }).unwrap(),
    );
    const { changed } = result;
    const undo = async () => {
      const { changed: undone } = await watch('undo', changed.length, (onProgress) =>
        undoChange({ type, action, items: changed, onProgress }).unwrap(),
      );
      if (undone.length > 0) void notify('success', t('bulk.undone', { count: undone.length }));
    };
    if (changed.length > 0)
      void notify('success', t(`bulk.done.${action}`, { count: changed.length }), {
        label: t('undo.undo'),
        run: () => void undo(),
        stays: action === 'delete' && role !== 'superadmin',
      });
    return result;
  };

  return { run, progress, failure, dismissFailure: () => setFailure(undefined) };
}
