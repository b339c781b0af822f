import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { checkMessage, contactForm } from '../../../domain/messages/message.ts';
import type { SiteSettings } from '../../../domain/site/site-views.ts';
import { useSpeech } from '../../i18n/language.ts';
import { clearFields } from '../../ui/form/clear-fields.ts';
import { Field } from '../../ui/form/field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { problemsOf, valuesOf, type FormAnswer } from '../forms/form-answer.ts';
import { readSigns, SpamSigns, useSecondsShown } from '../forms/spam-signs.tsx';
import { useNotify } from '../forms/use-notify.ts';
import { RetentionNote } from '../forms/retention-note.tsx';
import { useProblems } from '../forms/use-problems.ts';
import { sendMessage, TooManyMessages } from './send-message.ts';

type Props = { service: SiteSettings['emailService']; answer: FormAnswer | undefined; /** How long messages are kept, in words. */ retention: string };

/**
 * The contact form. A browser without JavaScript posts it to the page and gets the page back with the outcome;
 * with JavaScript it goes to the send-form endpoint and the page stays.
 */
export function ContactForm({ service, answer, retention }: Props) {
  const { lang, t } = useSpeech();
  const { pathname, search } = useLocation();
  const notify = useNotify();
  // The answer belongs to the page that came with it; switching the language must not lose what it holds.
  const [first] = useState(answer);
  const [outdated, setOutdated] = useState(false);
  const [pending, setPending] = useState(false);
  const { form, problemOf, showProblems, forgetProblem } = useProblems(problemsOf(first));
  const typed = valuesOf(first);
  const secondsShown = useSecondsShown();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (pending) return;
    setOutdated(true);
    const checked = checkMessage(contactForm, readFields(target));
    if ('problems' in checked) {
      showProblems(checked.problems);
      const missing = Object.values(checked.problems).some((problem) => problem.key === 'required');
      if (missing) void notify('error', t('contact.fillAll'));
      return;
    }
    showProblems({});
    setPending(true);
    try {
      await sendMessage(service, checked.values, readSigns(target, secondsShown()), lang);
      clearFields(target);
      void notify('success', t('contact.success'));
    } catch (error) {
      void notify('error', error instanceof TooManyMessages ? t('forms.tryLater', { minutes: error.minutes }) : t('contact.failed'));
    } finally {
      setPending(false);
    }
  };

  return (
    <form ref={form} id="form" method="post" action={`${pathname}${search}#form`} noValidate aria-label={t('pages.contact.title')} className="grid gap-6" onSubmit={submit} onInput={forgetProblem}>
      {first && !outdated && <ContactOutcome answer={first} />}
      <Field name="name" label={t('contact.name')} required autoComplete="name" autoCapitalize="words" enterKeyHint="next" defaultValue={typed.name} error={problemOf('name')} />
      <Field name="email" label={t('contact.email')} type="email" inputMode="email" ltr required autoComplete="email" enterKeyHint="next" defaultValue={typed.email} error={problemOf('email')} />
      <Field name="message" label={t('contact.message')} required lines={7} autoComplete="off" defaultValue={typed.message} error={problemOf('message')} />
      <SpamSigns />
      <RetentionNote text={retention} />
      <button type="submit" className="button sm:justify-self-start sm:px-10" disabled={pending}>
        {pending ? t('contact.sending') : t('contact.send')}
      </button>
    </form>
  );
}

function ContactOutcome({ answer }: { answer: FormAnswer }) {
  const { t } = useSpeech();
  if (answer.sent) return <FormNotice tone="success">{t('contact.success')}</FormNotice>;
  if (answer.waitMinutes) return <FormNotice tone="error">{t('forms.tryLater', { minutes: answer.waitMinutes })}</FormNotice>;
  const problems = Object.values(answer.problems);
  if (problems.length === 0) return <FormNotice tone="error">{t('contact.failed')}</FormNotice>;
  if (problems.some((problem) => problem.key === 'required')) return <FormNotice tone="error">{t('contact.fillAll')}</FormNotice>;
  return null;
}
