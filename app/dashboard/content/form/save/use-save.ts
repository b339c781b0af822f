import { useEffect, useState } from 'react';
import type { ContentType } from '../../../../../domain/model/define.ts';
import type { Scope } from '../../../../../domain/people/permissions.ts';
import { useStaffTranslation } from '../../../../i18n/language.ts';
import { api } from '../../../data/api.ts';
import { toFormData, type FormProblems, type FormValues } from '../../../data/form-values.ts';
import { problemsFromServer } from '../../../data/problems-from-server.ts';
import { isConnectionError, toProblem } from '../../../data/to-problem.ts';
import type { WireConflict, SaveMode, StaffItem } from '../../../data/api-types.ts';
import { labelKey } from '../../../data/type-labels.ts';
import { useIsOwnChange } from '../merge/use-is-own-change.ts';

/** Why the last save failed. */
export type SaveFailure = { kind: 'offline' | 'deleted' | 'fields' | 'conflict' | 'other'; message: string };

export type SaveResult =
  { saved: StaffItem } | { failure: SaveFailure; problems: FormProblems; conflict: WireConflict | undefined };

/**
 * Sends what the person may change of the form, and reports progress and failure. The form's values are not changed.
 */
export function useSave(type: ContentType, id: string, scope: Scope) {
  const { t } = useStaffTranslation();
  const [update, { isLoading }] = api.useUpdateItemMutation();
  const [progress, setProgress] = useState<number>();
  const isOwnChange = useIsOwnChange();
  const [failure, setFailure] = useState<SaveFailure>();
  const isOffline = failure?.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const sayOnline = () => setFailure({ kind: 'offline', message: t('edit.onlineAgain') });
    window.addEventListener('online', sayOnline);
    return () => window.removeEventListener('online', sayOnline);
  }, [isOffline, t]);

  const readFailure = (error: unknown): SaveFailure => {
    if (isConnectionError(error)) return { kind: 'offline', message: t('forms.offline') };
    const { message, fields } = toProblem(error);
    if (isStatus(error, 404)) return { kind: 'deleted', message: t('edit.deleted') };
    const conflict = conflictOf(error);
    if (conflict)
      return { kind: 'conflict', message: t(isOwnChange(conflict) ? 'compare.waitingSelf' : 'compare.waiting') };
    return { kind: fields ? 'fields' : 'other', message: message ?? t(labelKey(type, 'updateFailed')) };
  };

  /** `revision` is the one that the form opened with; the autosave that `formKey` has stored is removed. */
  const save = async (
    formValues: FormValues,
    revision: number,
    mode: SaveMode,
    formKey: string,
  ): Promise<SaveResult> => {
    setFailure(undefined);
    const hasFile = Object.values(formValues.files).some(({ chosen }) => chosen);
    setProgress(hasFile ? 0 : undefined);
    try {
      const form = toFormData(type, formValues, revision, scope);
      form.set('formKey', formKey);
      return {
        saved: await update({
          type: type.name,
          id,
          form,
          mode,
          ...(hasFile && { onProgress: setProgress }),
        }).unwrap(),
      };
    } catch (error) {
      const failed = readFailure(error);
      setFailure(failed);
      return {
        failure: failed,
        problems: problemsFromServer(type, toProblem(error).fields ?? {}),
        conflict: conflictOf(error),
      };
    } finally {
      setProgress(undefined);
    }
  };

  return { save, isPending: isLoading, progress, failure, setFailure };
}

function isStatus(error: unknown, status: number): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === status;
}

/** Returns the conflict where someone else saved since the form was opened. */
function conflictOf(error: unknown): WireConflict | undefined {
  const problem = toProblem(error);
  return isStatus(error, 409) && problem.code === 'conflict' && 'current' in problem
    ? (problem as WireConflict)
    : undefined;
}
