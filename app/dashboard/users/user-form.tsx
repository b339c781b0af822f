import { useState, type FormEvent } from 'react';
import { checkUser } from '../../../domain/people/user.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { api } from '../data/api.ts';
import type { WireUser } from '../data/api-types.ts';
import { useStaffSelector } from '../data/store.ts';
import { OwnLanguageChoice } from '../account/own-language-choice.tsx';
import { isNoPicture, ProfilePictureField } from '../account/profile-picture-field.tsx';
import { SaveRow } from '../saving/save-row.tsx';
import { useSaveResult } from '../saving/use-save-result.ts';
import { translateProblem, translateProblems } from '../parts/translate-problem.ts';
import { useFieldProblems } from '../../ui/form/use-field-problems.ts';
import { RoleChoice } from './role-choice.tsx';

/** Name, email, role, language and picture of a person (specification 2 and 5, user edit). */
export function UserForm({ user }: { user: WireUser }) {
  const { t } = useStaffTranslation();
  const saved = useSaveResult();
  const { form, problems, showProblems, clearProblem } = useFieldProblems<string>();
  const [isDirty, setIsDirty] = useState(false);
  const [save, { isLoading }] = api.useUpdateUserMutation();
  const [fetchUser, { isFetching: isChecking }] = api.useLazyGetUserQuery();
  // A new key after each save empties the picture field.
  const [saves, setSaves] = useState(0);
  const ownId = useStaffSelector((state) => state.session.user?._id);
  useLeaveGuard(isDirty, t('edit.leave'));

  const questionFor = (name: string, role: string) => {
    if (role === user.role) return t('users.confirmUpdate');
    if (role === 'superadmin') return t('users.confirmSuperadmin', { name: name.trim() });
    return t(user._id === ownId ? 'users.confirmOwnRole' : 'users.confirmUpdate');
  };

  /** Asked again now: somebody else may have made another superadmin since the form was opened. */
  const isLastSuperadmin = async () => {
    const detail = await fetchUser(user._id)
      .unwrap()
      .catch(() => undefined);
    return detail?.isLastSuperadmin === true;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading || isChecking) return;
    saved.clearFailure();
    const typed = new FormData(event.currentTarget);
    const { name = '', email = '', role = '', language = '' } = readFields(typed);
    const checked = checkUser({ name, email, role, language });
    const found = 'problems' in checked ? translateProblems(checked.problems, t) : {};
    if (isNoPicture(typed.get('image'))) found['image'] = translateProblem({ key: 'notAPicture' }, t);
    showProblems(found);
    if (Object.keys(found).length > 0) return;
    const givesUpRole = user.role === 'superadmin' && role !== 'superadmin';
    if (givesUpRole && (await isLastSuperadmin())) {
      saved.refuse(t('users.lastSuperadmin'));
      return;
    }
    if (!window.confirm(questionFor(name, role))) return;
    typed.set('userId', user._id);
    try {
      await save({ id: user._id, form: typed }).unwrap();
      setIsDirty(false);
      saved.succeed(t('users.updated'));
      setSaves(saves + 1);
    } catch (error) {
      showProblems(saved.fail(error, t('users.updateFailed')));
    }
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-6 rounded-card border border-border bg-surface p-5 sm:p-6"
      aria-label={t('users.editTitle')}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        setIsDirty(true);
        clearProblem(event);
      }}
    >
      <FieldInput
        name="name"
        label={t('users.name')}
        required
        defaultValue={user.name}
        autoComplete="off"
        error={problems['name']}
      />
      <FieldInput
        name="email"
        label={t('users.email')}
        type="email"
        inputMode="email"
        ltr
        required
        defaultValue={user.email}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problems['email']}
      />
      <RoleChoice chosen={user.role} rights={user.rights} />
      <OwnLanguageChoice hint={t('ownLanguage.hintOther')} chosen={user.language} error={problems['language']} />
      <ProfilePictureField key={saves} label={t('users.image')} person={user} error={problems['image']} />
      <SaveRow
        label={t('users.update')}
        isDirty={isDirty}
        isPending={isLoading}
        savedAt={saved.at}
        hasProblems={Object.keys(problems).length > 0}
        failure={saved.failure}
      />
    </form>
  );
}
