import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { checkMessage, membershipForm } from '../../../domain/messages/message.ts';
import { useTranslation } from '../../i18n/language.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { showNotice } from '../../ui/form/show-notice.ts';
import { getProblems, getValues, type FormResult } from '../forms/form-result.ts';
import { ContactFields } from '../forms/contact-fields.tsx';
import { RetentionNote } from '../forms/retention-note.tsx';
import { SpamSignals, useSecondsShown, writeSeconds } from '../forms/spam-signals.tsx';
import { useProblems } from '../forms/use-problems.ts';
import { useStoredFields } from '../forms/use-stored-fields.ts';
import type { clientAction } from './embed.tsx';

/** Our own membership form (ruling 11); posted to its own page with and without JavaScript. */
export function MembershipForm({
  result,
  retention,
}: {
  result: FormResult | undefined;
  /** How long applications are stored, as text. */
  retention: string;
}) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<typeof clientAction>();
  const [first] = useState(result);
  const latest = fetcher.data ?? first;
  const pending = fetcher.state !== 'idle';
  const { form, problemOf, showProblems, clearProblem } = useProblems(getProblems(first));
  const outcome = useRef<HTMLDivElement>(null);
  const typed = getValues(first);
  const { storeFields, wasRestored } = useStoredFields(form, membershipForm, latest);
  const secondsShown = useSecondsShown(wasRestored);

  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data) showNotice(outcome.current);
  }, [fetcher.state, fetcher.data]);

  if (latest?.sent) {
    return (
      <FormNotice ref={outcome} tone="success">
        {t('member.success')}
      </FormNotice>
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const checked = checkMessage(membershipForm, readFields(event.currentTarget));
    const problems = 'problems' in checked ? checked.problems : {};
    showProblems(problems);
    writeSeconds(event.currentTarget, secondsShown());
    if (pending || 'problems' in checked) event.preventDefault();
  };
  const failed = latest !== undefined && !pending && Object.keys(latest.problems).length === 0;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={`${pathname}${search}#form`}
      noValidate
      aria-label={t('member.frameTitle')}
      className="grid gap-6"
      onSubmit={submit}
      onInput={(event) => {
        clearProblem(event);
        storeFields();
      }}
    >
      {failed && (
        <FormNotice ref={outcome} tone="error">
          {latest.waitMinutes
            ? t('forms.tryLater', { minutes: latest.waitMinutes })
            : t(latest.offline ? 'forms.offline' : 'member.failed')}
        </FormNotice>
      )}
      <FieldInput
        name="name"
        label={t('member.name')}
        required
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        defaultValue={typed.name}
        error={problemOf('name')}
      />
      <ContactFields
        labels={{ email: t('member.email'), phone: t('member.phone') }}
        typed={typed}
        problemOf={problemOf}
      />
      <FieldInput
        name="city"
        label={t('member.city')}
        required
        autoComplete="address-level2"
        enterKeyHint="next"
        defaultValue={typed.city}
        error={problemOf('city')}
      />
      <FieldInput
        name="message"
        label={t('member.about')}
        note={t('donate.optional')}
        lines={5}
        autoComplete="off"
        defaultValue={typed.message}
        error={problemOf('message')}
      />
      <SpamSignals />
      <RetentionNote text={retention} />
      <button type="submit" className="button sm:justify-self-start sm:px-10" disabled={pending}>
        {pending ? t('member.sending') : t('member.submit')}
      </button>
    </fetcher.Form>
  );
}
