import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react';
import { useLocation } from 'react-router';
import type { FieldProblems } from '../../../domain/errors.ts';
import { checkMessage, contactForm } from '../../../domain/messages/message.ts';
import type { SiteSettings } from '../../../domain/site/site-views.ts';
import { useTranslation } from '../../i18n/language.ts';
import { clearFields, isCleared } from '../../ui/form/clear-fields.ts';
import { Field } from '../../ui/form/field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { showNotice } from '../../ui/form/show-notice.ts';
import { problemsOf, valuesOf, type FormAnswer } from '../forms/form-answer.ts';
import { ReachFields } from '../forms/reach-fields.tsx';
import { readSigns, SpamSigns, useSecondsShown } from '../forms/spam-signs.tsx';
import { useNotify } from '../forms/use-notify.ts';
import { RetentionNote } from '../forms/retention-note.tsx';
import { useProblems } from '../forms/use-problems.ts';
import { sendMessage, TooManyMessages } from './send-message.ts';

type Props = {
  service: SiteSettings['emailService'];
  answer: FormAnswer | undefined;
  /** How long messages are stored, as text. */ retention: string;
};

/**
 * The contact form. Without JavaScript it is posted to the page, which comes back with the outcome; with JavaScript it
 * is posted to the send-form endpoint and the page stays.
 */
export function ContactForm({ service, answer, retention }: Props) {
  const { lang, t } = useTranslation();
  const { pathname, search } = useLocation();
  const notify = useNotify();
  // The values of the action that rendered this page; switching the language must not lose them.
  const [first] = useState(answer);
  const [outcome, setOutcome] = useState(answer);
  const notice = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState(false);
  const { form, problemOf, showProblems, clearProblem } = useProblems(problemsOf(first));
  const typed = valuesOf(first);
  const secondsShown = useSecondsShown();

  // The outcome stays on the page, since the toast soon disappears.
  useEffect(() => {
    if (outcome && (outcome !== first || document.activeElement === document.body)) showNotice(notice.current);
  }, [outcome, first]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (pending || (outcome?.sent && isCleared(target))) return;
    setOutcome(undefined);
    const checked = checkMessage(contactForm, readFields(target));
    if ('problems' in checked) {
      showProblems(checked.problems);
      if (isIncomplete(checked.problems)) void notify('error', t('contact.fillAll'));
      return;
    }
    showProblems({});
    setPending(true);
    try {
      await sendMessage(service, checked.values, readSigns(target, secondsShown()), lang, t('footer.phone'));
      clearFields(target);
      setOutcome({ sent: true });
      void notify('success', t('contact.success'));
    } catch (error) {
      const waitMinutes = error instanceof TooManyMessages ? error.minutes : undefined;
      setOutcome({ sent: false, values: {}, problems: {}, ...(waitMinutes && { waitMinutes }) });
      void notify('error', waitMinutes ? t('forms.tryLater', { minutes: waitMinutes }) : t('contact.failed'));
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      ref={form}
      id="form"
      method="post"
      action={`${pathname}${search}#form`}
      noValidate
      aria-label={t('pages.contact.title')}
      className="grid gap-6"
      onSubmit={(event) => void submit(event)}
      onInput={clearProblem}
    >
      {outcome && <ContactOutcome ref={notice} answer={outcome} />}
      <Field
        name="name"
        label={t('contact.name')}
        required
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        defaultValue={typed.name}
        error={problemOf('name')}
      />
      <ReachFields
        labels={{ email: t('contact.email'), phone: t('footer.phone') }}
        typed={typed}
        problemOf={problemOf}
      />
      <Field
        name="message"
        label={t('contact.message')}
        required
        lines={7}
        autoComplete="off"
        defaultValue={typed.message}
        error={problemOf('message')}
      />
      <SpamSigns />
      <RetentionNote text={retention} />
      <button type="submit" className="button sm:justify-self-start sm:px-10" disabled={pending}>
        {pending ? t('contact.sending') : t('contact.send')}
      </button>
    </form>
  );
}

/** Returns whether a required field is empty; an invalid email or phone number is only shown beside its field. */
const isIncomplete = (problems: FieldProblems) =>
  Object.values(problems).some(({ key }) => key === 'required' || key === 'emailOrPhone');

function ContactOutcome({ answer, ref }: { answer: FormAnswer; ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation();
  if (answer.sent) {
    return (
      <FormNotice ref={ref} tone="success">
        {t('contact.success')}
      </FormNotice>
    );
  }
  const failed = Object.keys(answer.problems).length === 0;
  if (!failed && !isIncomplete(answer.problems)) return null;
  return (
    <FormNotice ref={ref} tone="error">
      {answer.waitMinutes
        ? t('forms.tryLater', { minutes: answer.waitMinutes })
        : t(failed ? 'contact.failed' : 'contact.fillAll')}
    </FormNotice>
  );
}
