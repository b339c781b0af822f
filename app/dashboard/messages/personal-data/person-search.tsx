import { useState, type FormEvent } from 'react';
import { maxPersonQuery, readPersonQuery } from '../../../../domain/messages/personal-data.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { FieldInput } from '../../../ui/form/field-input.tsx';
import { useFieldProblems } from '../../../ui/form/use-field-problems.ts';
import { isConnectionError, toProblem } from '../../data/to-problem.ts';
import { useStaffNotify } from '../../parts/use-staff-notify.ts';
import { FoundData } from './found-data.tsx';
import { personalDataApi } from './personal-data-api.ts';

/** Searches for a person and shows the result. The search term stays out of the address and the browser history. */
export function PersonSearch() {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const { form, problems, showProblems, clearProblem } = useFieldProblems<string>();
  const [find, { data, isLoading, reset }] = personalDataApi.useFindPersonMutation();
  const [searched, setSearched] = useState('');

  const search = async (q: string) => {
    try {
      await find(q).unwrap();
      setSearched(q);
    } catch (error) {
      const { message, fields } = toProblem(error);
      if (fields) showProblems(fields);
      else void notify('error', message ?? t(isConnectionError(error) ? 'forms.offline' : 'personalData.findFailed'));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const q = String(new FormData(event.currentTarget).get('q') ?? '')
      .trim()
      .slice(0, maxPersonQuery);
    const problem = q === '' ? t('problems.required') : readPersonQuery(q) ? undefined : t('personalData.tooShort');
    showProblems(problem ? { q: problem } : {});
    if (!problem) void search(q);
  };

  return (
    <div className="grid gap-6">
      <form
        ref={form}
        noValidate
        className="flex max-w-3xl flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-border bg-surface p-5 sm:p-6"
        aria-label={t('personalData.title')}
        onSubmit={submit}
        onInput={clearProblem}
      >
        <div className="min-w-0 flex-1 basis-72">
          <FieldInput
            name="q"
            label={t('personalData.who')}
            hint={t('personalData.personHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            required
            error={problems['q']}
          />
        </div>
        <button type="submit" className="button self-end" aria-disabled={isLoading || undefined}>
          {t('personalData.find')}
        </button>
      </form>
      {data && searched && (
        <FoundData
          key={`${searched} ${data.total}`}
          searched={searched}
          found={data}
          onErased={() => void search(searched)}
          onClose={reset}
        />
      )}
    </div>
  );
}
