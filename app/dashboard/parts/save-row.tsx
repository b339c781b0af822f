import { useStaffSpeech } from '../../i18n/language.ts';

/** The one primary action of a form, always in reach at the foot of the screen. */
export function SaveRow({ label, pending, note }: { label: string; pending: boolean; note?: string | undefined }) {
  const { t } = useStaffSpeech();
  return (
    <div className="save-row">
      <button type="submit" className="button" disabled={pending}>
        {pending ? t('form.saving') : label}
      </button>
      <output className="text-sm text-stone">{note}</output>
    </div>
  );
}
