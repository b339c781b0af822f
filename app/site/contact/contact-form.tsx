import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react';
import { useLocation } from 'react-router';
import type { FieldProblems } from '../../../domain/errors.ts';
import { checkMessage, contactForm } from '../../../domain/messages/message.ts';
import type { SiteSettings } from '../../../domain/site/site-views.ts';
import { useTranslation } from '../../i18n/language.ts';
import { clearFields, isCleared } from '../../ui/form/clear-fields.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { showNotice } from '../../ui/form/show-notice.ts';
import { getProblems, getValues, type FormResult } from '../forms/form-result.ts';
import { ContactFields } from '../forms/contact-fields.tsx';
import { readSpamSignals, SpamSignals, useSecondsShown } from '../forms/spam-signals.tsx';
import { useNotify } from '../forms/use-notify.ts';
import { useStoredFields } from '../forms/use-stored-fields.ts';
import { RetentionNote } from '../forms/retention-note.tsx';
import { useProblems } from '../forms/use-problems.ts';
import { sendMessage, TooManyMessages } from './send-message.ts';

type Props = {
  service: SiteSettings['emailService'];
  initialResult: FormResult | undefined;
  /** How long messages are stored, as text. */
  retention: string;
};

/**
 * The contact form. Without JavaScript it is posted to the page, which comes back with the outcome; with JavaScript it
 * is posted to the send-form endpoint and the page stays.
 */
export function ContactForm({ service, initialResult, retention }: Props) {
  const { lang, t } = useTranslation();
  const { pathname, search } = useLocation();
  const notify = useNotify();
  // The values of the action that rendered this page; switching the language must not lose them.
  const [initial] = useState(initialResult);
  const [outcome, setOutcome] = useState(initialResult);
  const notice = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState(false);
  const { form, problemOf, showProblems, clearProblem } = useProblems(getProblems(initial));
  const typed = getValues(initial);
  const { storeFields, wasRestored } = useStoredFields(form, contactForm, outcome);
  const secondsShown = useSecondsShown(wasRestored);

  // The outcome stays on the page, since the toast soon disappears.
  useEffect(() => {
    if (outcome && (outcome !== initial || document.activeElement === document.body)) showNotice(notice.current);
  }, [outcome, initial]);

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
      await sendMessage(service, checked.values, readSpamSignals(target, secondsShown()), lang, t('footer.phone'));
      clearFields(target);
      setOutcome({ sent: true });
      void notify('success', t('contact.success'));
    } catch (error) {
      const waitMinutes = error instanceof TooManyMessages ? error.minutes : undefined;
      // `fetch` throws a TypeError where no response came, or a DOMException where it took too long.
      const offline = error instanceof TypeError || error instanceof DOMException;
      setOutcome({
        sent: false,
        values: {},
        problems: {},
        ...(waitMinutes && { waitMinutes }),
        ...(offline && { offline }),
      });
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
      onInput={(event) => {
        clearProblem(event);
        storeFields();
      }}
    >
      {outcome && <ContactOutcome ref={notice} result={outcome} />}
      <FieldInput
        name="name"
        label={t('contact.name')}
        required
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        defaultValue={typed.name}
        error={problemOf('name')}
      />
      <ContactFields
        labels={{ email: t('contact.email'), phone: t('footer.phone') }}
        typed={typed}
        problemOf={problemOf}
      />
      <FieldInput
        name="message"
        label={t('contact.message')}
        required
        lines={7}
        autoComplete="off"
        defaultValue={typed.message}
        error={problemOf('message')}
      />
      <SpamSignals />
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

function ContactOutcome({ result, ref }: { result: FormResult; ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation();
  if (result.sent) {
    return (
      <FormNotice ref={ref} tone="success">
        {t('contact.success')}
      </FormNotice>
    );
  }
  const failed = Object.keys(result.problems).length === 0;
  if (!failed && !isIncomplete(result.problems)) return null;
  return (
    <FormNotice ref={ref} tone="error">
      {result.waitMinutes
        ? t('forms.tryLater', { minutes: result.waitMinutes })
        : t(result.offline ? 'forms.offline' : failed ? 'contact.failed' : 'contact.fillAll')}
    </FormNotice>
  );
}
