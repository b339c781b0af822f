import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FieldProblems } from '../../../domain/errors.ts';
import { useTranslation } from '../../i18n/language.ts';
import type { MessageKey } from '../../i18n/translator.ts';
import { clearFields, isCleared } from '../../ui/form/clear-fields.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { showNotice } from '../../ui/form/show-notice.ts';
import { useHasScript } from '../../ui/use-in-browser.ts';
import { useNotify } from '../forms/use-notify.ts';
import { useProblems } from '../forms/use-problems.ts';
import { checkDonation } from './check-donation.ts';
import { DonationNote } from './how-to-give.tsx';

/** Returns the summary of a form's problems; those of a single field are shown beside it. */
function summaryOf(problems: FieldProblems): MessageKey | undefined {
  if (Object.values(problems).some((problem) => problem.key === 'required')) return 'donate.fillRequired';
  return problems.amount ? 'donate.amountNumeric' : undefined;
}

/** The donation form. It is sent nowhere, with or without scripts (specification 4, donation). */
export function DonationForm() {
  const { t } = useTranslation();
  const notify = useNotify();
  const hasScript = useHasScript();
  const { form, problemOf, showProblems, clearProblem } = useProblems({});

  const wasSent = useRef(false);
  // Nothing was paid: a note says so in the form, and stays when the toast has disappeared, until the next entry.
  const [thanks, setThanks] = useState(0);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => showNotice(notice.current), [thanks]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (wasSent.current && isCleared(event.currentTarget)) return;
    const problems = checkDonation(readFields(event.currentTarget));
    showProblems(problems);
    const summary = summaryOf(problems);
    if (summary) void notify('error', t(summary));
    if (Object.keys(problems).length > 0) {
      setThanks(0);
      return;
    }
    clearFields(event.currentTarget);
    wasSent.current = true;
    setThanks(thanks + 1);
    void notify('success', t('donate.thanks'));
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={t('pages.donate.title')}
      className="grid gap-6"
      onSubmit={submit}
      onInput={clearProblem}
    >
      {/* Without scripts a form can only be posted, and this one has no endpoint. */}
      <noscript>
        <FormNotice tone="error">{t('donate.needsScript')}</FormNotice>
      </noscript>
      {thanks > 0 && (
        <FormNotice ref={notice} tone="note">
          <DonationNote className="text-link" />
        </FormNotice>
      )}
      <FieldInput
        name="name"
        label={t('donate.name')}
        required
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        error={problemOf('name')}
      />
      <FieldInput
        name="email"
        label={t('donate.email')}
        type="email"
        inputMode="email"
        ltr
        required
        autoComplete="email"
        enterKeyHint="next"
        error={problemOf('email')}
      />
      <FieldInput
        name="amount"
        label={t('donate.amount')}
        inputMode="decimal"
        ltr
        required
        autoComplete="off"
        enterKeyHint="next"
        error={problemOf('amount')}
      />
      <FieldInput
        name="message"
        label={t('donate.message')}
        note={t('donate.optional')}
        lines={4}
        autoComplete="off"
        error={problemOf('message')}
      />
      <button type={hasScript ? 'submit' : 'button'} className="button sm:justify-self-start sm:px-12">
        {t('donate.submit')}
      </button>
    </form>
  );
}
