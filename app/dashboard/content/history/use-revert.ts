import { useState } from 'react';
import type { ContentType } from '../../../../domain/model/define.ts';
import { formatList } from '../../../i18n/format.ts';
import { useLocalNavigate } from '../../../i18n/use-local-navigate.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { namesFromServer } from '../../data/form-values.ts';
import { problemsFromServer } from '../../data/problems-from-server.ts';
import { toProblem } from '../../data/to-problem.ts';
import type { StaffItem } from '../../data/api-types.ts';
import { historyApi } from '../../data/history-api.ts';
import { useTypeLabels } from '../../data/type-labels.ts';
import { useRefreshFrame } from '../../saving/use-refresh-frame.ts';
import { failureText } from '../../parts/translate-problem.ts';
import { useStaffNotify } from '../../parts/use-staff-notify.ts';

/** Restores an older version, with a confirmation before and a toast after that offers to undo it. */
export function useRevert(type: ContentType, item: StaffItem, form: string) {
  const { lang, t } = useStaffTranslation();
  const { labelOf } = useTypeLabels(type);
  const notify = useStaffNotify();
  const navigate = useLocalNavigate();
  const refreshFrame = useRefreshFrame(type);
  const [send, { isLoading }] = historyApi.useRevertMutation();
  const [refusal, setRefusal] = useState<string>();
  const restoreRevision = (revision: number, basedOn: number) =>
    send({ type: type.name, id: item._id, revision, basedOn }).unwrap();

  const describeError = (error: unknown) => {
    const { code, message, fields } = toProblem(error);
    if (code === 'conflict') return t('versions.conflict');
    // The fields are not on this screen.
    const problems = Object.entries(problemsFromServer(type, fields ?? {})).map(
      ([name, problem]) => `${labelOf(`fields.${name}`)}: ${problem}`,
    );
    return [message ?? failureText(error, t('versions.revertFailed'), t), ...problems].join(' ');
  };

  const describeKept = (kept: readonly string[]) => {
    if (kept.length === 0) return '';
    const fields = formatList(
      namesFromServer(type, kept).map((name) => labelOf(`fields.${name}`)),
      lang,
    );
    return ` ${t('versions.kept', { fields })}`;
  };

  const undo = async (revision: number, basedOn: number) => {
    try {
      await restoreRevision(revision, basedOn);
      void notify('success', t('versions.undone'));
      // A form that is already open keeps showing the values it opened with.
      await navigate(form.replace(/edit$/, 'history'));
      await refreshFrame();
    } catch (error) {
      void notify('error', describeError(error));
    }
  };

  const revert = async (revision: number) => {
    if (isLoading || !window.confirm(t('versions.confirmRevert', { number: revision }))) return;
    setRefusal(undefined);
    const before = item.revision;
    try {
      const saved = await restoreRevision(revision, before);
      void notify('success', t('versions.reverted', { number: revision }) + describeKept(saved.kept), {
        label: t('undo.undo'),
        run: () => void undo(before, saved.revision),
      });
      await navigate(form);
      await refreshFrame();
    } catch (error) {
      // Users may need time to read this, so it is not shown as a toast.
      setRefusal(describeError(error));
    }
  };

  return { revert, reverting: isLoading, refusal };
}
