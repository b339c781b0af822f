import { useId, useState, type FormEvent } from 'react';
import {
  checkSettings,
  securitySettings,
  type SecuritySetting,
  type SecuritySettingName,
  type SecuritySettings,
} from '../../../domain/people/security-settings.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { useFieldProblems } from '../../ui/form/use-field-problems.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { LoadProblem } from '../screen/load-problem.tsx';
import { SaveRow } from '../saving/save-row.tsx';
import { useSaveResult } from '../saving/use-save-result.ts';
import { translateProblems } from '../parts/translate-problem.ts';
import { settingsApi } from './settings-api.ts';

const shown = Object.entries(securitySettings) as [SecuritySettingName, SecuritySetting][];

/** The security and privacy settings as one form. */
export function SettingsScreen() {
  const { t } = useStaffTranslation();
  const { data, error, isFetching, refetch } = settingsApi.useGetSecuritySettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !isFetching)
    return <LoadProblem error={error} fallback={t('securitySettings.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className="flex min-h-64 items-center justify-center" role="status" aria-busy="true">
        <StarSpinner className="size-12" />
        <span className="sr-only">{t('securitySettings.loading')}</span>
      </div>
    );
  }
  return <SettingsForm settings={data} />;
}

/** FormData has no entry for an unchecked checkbox. */
function readTyped(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    shown.map(([name, { kind }]) => [name, kind === 'flag' ? String(data.has(name)) : String(data.get(name) ?? '')]),
  );
}

function SettingsForm({ settings }: { settings: SecuritySettings }) {
  const { t } = useStaffTranslation();
  const saved = useSaveResult();
  const { form, problems, showProblems, clearProblem } = useFieldProblems<string>();
  const [isDirty, setIsDirty] = useState(false);
  const [save, { isLoading }] = settingsApi.useSaveSecuritySettingsMutation();
  useLeaveGuard(isDirty, t('edit.leave'));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    saved.clearFailure();
    const typed = readTyped(event.currentTarget);
    const checked = checkSettings(typed);
    const found = 'problems' in checked ? translateProblems(checked.problems, t) : {};
    showProblems(found);
    if (Object.keys(found).length > 0 || !window.confirm(t('securitySettings.confirmUpdate'))) return;
    try {
      // Another person may have changed the others since.
      const changed = Object.entries(typed).filter(
        ([name, text]) => text !== String(settings[name as SecuritySettingName]),
      );
      await save(Object.fromEntries(changed)).unwrap();
      setIsDirty(false);
      saved.succeed(t('securitySettings.saved'));
    } catch (error) {
      showProblems(saved.fail(error, t('securitySettings.saveFailed')));
    }
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-2xl gap-6 rounded-card border border-border bg-surface p-5 sm:p-6"
      aria-label={t('securitySettings.title')}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        setIsDirty(true);
        clearProblem(event);
      }}
    >
      {shown.map(([name, setting]) =>
        setting.kind === 'flag' ? (
          <FlagField key={name} name={name} value={Boolean(settings[name])} />
        ) : (
          <FieldInput
            key={name}
            name={name}
            label={t(`securitySettings.labels.${name}`)}
            hint={t(`securitySettings.hints.${name}`, { min: setting.min, max: setting.max })}
            ltr
            required
            inputMode="numeric"
            autoComplete="off"
            defaultValue={String(settings[name])}
            error={problems[name]}
          />
        ),
      )}
      <SaveRow
        label={t('securitySettings.save')}
        isDirty={isDirty}
        isPending={isLoading}
        savedAt={saved.at}
        hasProblems={Object.keys(problems).length > 0}
        failure={saved.failure}
      />
    </form>
  );
}

function FlagField({ name, value }: { name: SecuritySettingName; value: boolean }) {
  const { t } = useStaffTranslation();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="true"
          defaultChecked={value}
          className="tick"
          aria-describedby={`${id}-hint`}
        />
        {t(`securitySettings.labels.${name}`)}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t(`securitySettings.hints.${name}`, { min: '', max: '' })}
      </p>
    </div>
  );
}
