import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import type { FieldProblems } from '../../../domain/errors.ts';
import { useSpeech } from '../../i18n/language.ts';
import type { MessageKey } from '../../i18n/translator.ts';
import { clearFields } from '../../ui/form/clear-fields.ts';
import { Field } from '../../ui/form/field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { problemsOf, valuesOf, type FormAnswer } from '../forms/form-answer.ts';
import { useNotify } from '../forms/use-notify.ts';
import { useProblems } from '../forms/use-problems.ts';
import { checkDonation } from './check-donation.ts';

/** The sentence over a form with these problems; what is wrong with a single field stands beside it. */
function summaryOf(problems: FieldProblems): MessageKey | undefined {
  if (Object.values(problems).some((problem) => problem.key === 'required')) return 'donate.fillRequired';
  return problems.amount ? 'donate.amountNumeric' : undefined;
}

/** Who would give how much. It goes nowhere (specification 4, donation). */
export function DonationForm({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  const { pathname, search } = useLocation();
  const notify = useNotify();
  const [first] = useState(answer);
  const [outdated, setOutdated] = useState(false);
  const { form, problemOf, showProblems, forgetProblem } = useProblems(problemsOf(first));
  const typed = valuesOf(first);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOutdated(true);
    const problems = checkDonation(readFields(event.currentTarget));
    showProblems(problems);
    const summary = summaryOf(problems);
    if (summary) void notify('error', t(summary));
    if (Object.keys(problems).length > 0) return;
    clearFields(event.currentTarget);
    void notify('success', t('donate.thanks'));
  };

  const summary = first && !outdated ? summaryOf(problemsOf(first)) : undefined;
  return (
    <form ref={form} id="form" method="post" action={`${pathname}${search}#form`} noValidate aria-label={t('pages.donate.title')} className="grid gap-6" onSubmit={submit} onInput={forgetProblem}>
      {first?.sent && !outdated && <FormNotice tone="success">{t('donate.thanks')}</FormNotice>}
      {summary && <FormNotice tone="error">{t(summary)}</FormNotice>}
      <Field name="name" label={t('donate.name')} required autoComplete="name" autoCapitalize="words" enterKeyHint="next" defaultValue={typed.name} error={problemOf('name')} />
      <Field name="email" label={t('donate.email')} type="email" inputMode="email" ltr required autoComplete="email" enterKeyHint="next" defaultValue={typed.email} error={problemOf('email')} />
      <Field name="amount" label={t('donate.amount')} inputMode="decimal" ltr required autoComplete="off" enterKeyHint="next" defaultValue={typed.amount} error={problemOf('amount')} />
      <Field name="message" label={t('donate.message')} note={t('donate.optional')} lines={4} autoComplete="off" defaultValue={typed.message} error={problemOf('message')} />
      <button type="submit" className="button sm:justify-self-start sm:px-12">
        {t('donate.submit')}
      </button>
    </form>
  );
}
