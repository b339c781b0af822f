import { useState, type FormEvent } from 'react';
import { checkUser } from '../../../domain/people/user.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { useFieldProblems } from '../../ui/form/use-field-problems.ts';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { api } from '../data/api.ts';
import { isConnectionError, toProblem } from '../data/to-problem.ts';
import { ModalDialog } from '../parts/modal-dialog.tsx';
import { OwnLanguageChoice } from '../account/own-language-choice.tsx';
import { translateProblems } from '../parts/translate-problem.ts';
import { InvitationLink } from './invitation-link.tsx';
import { readRights } from './rights-choice.tsx';
import { RoleChoice } from './role-choice.tsx';

/** Creates a person and the link to set a password with one form, in a dialog over the list. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useStaffTranslation();
  const { form, problems, showProblems, clearProblem } = useFieldProblems<string>();
  const [isDirty, setIsDirty] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [invite, { data, isLoading, reset }] = api.useInviteNewUserMutation();
  useLeaveGuard(isDirty, t('edit.leave'));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    setFailure(undefined);
    const fields = readFields(event.currentTarget);
    const { email = '', name = '', role = '', language = '' } = fields;
    const checked = checkUser({ email, name, role, language });
    if ('problems' in checked) return showProblems(translateProblems(checked.problems, t));
    try {
      await invite({ email, name, role, language, ...readRights(fields) }).unwrap();
      setIsDirty(false);
    } catch (error) {
      const { message, fields } = toProblem(error);
      if (fields) showProblems(fields);
      else setFailure(message ?? t(isConnectionError(error) ? 'forms.offline' : 'users.createFailed'));
    }
  };

  return (
    <ModalDialog
      title={t('inviteNew.title')}
      onClose={onClose}
      canClose={() => !isLoading && (!isDirty || window.confirm(t('edit.leaveDialog')))}
    >
      {data ? (
        <div className="grid justify-items-start gap-4">
          <p role="status" className="font-semibold">
            {t('inviteNew.done', { name: data.user.name })}
          </p>
          <InvitationLink invitation={data} email={data.user.email} />
          <button type="button" className="button button-quiet" onClick={reset}>
            {t('inviteNew.another')}
          </button>
        </div>
      ) : (
        <form
          ref={form}
          noValidate
          className="grid gap-5"
          aria-label={t('inviteNew.title')}
          onSubmit={(event) => void submit(event)}
          onInput={(event) => {
            setIsDirty(true);
            clearProblem(event);
          }}
        >
          <p className="text-muted">{t('inviteNew.intro')}</p>
          <FieldInput
            name="email"
            label={t('users.email')}
            type="email"
            inputMode="email"
            ltr
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={problems['email']}
          />
          <FieldInput name="name" label={t('users.name')} required autoComplete="off" error={problems['name']} />
          <RoleChoice chosen="admin" />
          <OwnLanguageChoice hint={t('ownLanguage.hintOther')} chosen="" error={problems['language']} />
          {failure && <FormNotice tone="error">{failure}</FormNotice>}
          <button type="submit" className="button justify-self-start" aria-disabled={isLoading || undefined}>
            {t(isLoading ? 'inviteNew.pending' : 'inviteNew.submit')}
          </button>
        </form>
      )}
    </ModalDialog>
  );
}
