import { useState, type FormEvent } from 'react';
import { findPasswordProblem } from '../../../domain/people/password.ts';
import { nameMax } from '../../../domain/people/user.ts';
import type { FieldProblems } from '../../../domain/errors.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useSwitchLanguage } from '../../i18n/use-switch-language.ts';
import type { UserInfo } from '../../session.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { api } from '../data/api.ts';
import { OwnLanguageChoice } from '../account/own-language-choice.tsx';
import { PasswordPair } from '../account/password-pair.tsx';
import { isNoPicture, ProfilePictureField } from '../account/profile-picture-field.tsx';
import { SaveRow } from '../saving/save-row.tsx';
import { useSaveResult } from '../saving/use-save-result.ts';
import { translateProblems } from '../parts/translate-problem.ts';
import { useFieldProblems } from '../../ui/form/use-field-problems.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';

/** Returns the problems of a profile (specification 5); two empty passwords leave the current one unchanged. */
function checkProfile(typed: FormData, email: string): FieldProblems {
  const { name = '', password = '', confirm = '' } = readFields(typed);
  const problems: FieldProblems = {};
  if (name.trim() === '') problems['name'] = { key: 'required' };
  else if (name.trim().length > nameMax) problems['name'] = { key: 'tooLong', max: nameMax };
  const weakness = password === '' ? undefined : findPasswordProblem(password, { name, email });
  if (weakness) problems['password'] = weakness;
  if (password !== confirm) problems['confirm'] = { key: 'passwordsDiffer' };
  if (isNoPicture(typed.get('image'))) problems['image'] = { key: 'notAPicture' };
  return problems;
}

export function ProfileForm({ user }: { user: UserInfo }) {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const saved = useSaveResult();
  const { form, problems, showProblems, clearProblem } = useFieldProblems<string>();
  const [isDirty, setIsDirty] = useState(false);
  const [save, { isLoading }] = api.useUpdateProfileMutation();
  // A new key after each save empties the password and picture fields.
  const [saves, setSaves] = useState(0);
  const switchTo = useSwitchLanguage();
  const isSuperadmin = user.role === 'superadmin';
  useLeaveGuard(isDirty, t('edit.leave'));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    saved.clearFailure();
    const typed = new FormData(event.currentTarget);
    const found = translateProblems(checkProfile(typed, user.email), t);
    showProblems(found);
    if (Object.keys(found).length > 0) {
      // Specification 8 shows these two as toasts; the field shows them as well.
      const toastText = found['confirm'] ?? found['image'];
      if (toastText) void notify('error', toastText);
      return;
    }
    if (!window.confirm(t('profile.confirmUpdate'))) return;
    typed.delete('confirm');
    try {
      const { language } = await save({ form: typed }).unwrap();
      setIsDirty(false);
      saved.succeed(t('profile.updated'));
      setSaves(saves + 1);
      if (language !== '' && language !== user.language) await switchTo(language);
    } catch (error) {
      showProblems(saved.fail(error, t('profile.updateFailed')));
    }
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-6 rounded-card border border-border bg-surface p-5 sm:p-6"
      aria-label={t('profile.title')}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        setIsDirty(true);
        clearProblem(event);
      }}
    >
      <ProfilePictureField key={`image-${saves}`} label={t('profile.image')} person={user} error={problems['image']} />
      <FieldInput
        name="name"
        label={t('profile.name')}
        required
        defaultValue={user.name}
        autoComplete="name"
        error={problems['name']}
      />
      <FieldInput
        name="email"
        label={t('profile.email')}
        type="email"
        ltr
        readOnly
        defaultValue={user.email}
        autoComplete="username"
        hint={t(isSuperadmin ? 'profile.emailHintSelf' : 'profile.emailHint')}
      />
      {isSuperadmin && (
        <LocalLink
          to={`/dashboard/users/${user._id}/edit`}
          className="text-link -mt-5 inline-flex min-h-11 items-center justify-self-start"
        >
          {t('profile.changeEmail')}
        </LocalLink>
      )}
      <OwnLanguageChoice
        key={`language-${user.language}`}
        hint={t('ownLanguage.hint')}
        chosen={user.language}
        error={problems['language']}
      />
      <PasswordPair
        key={`password-${saves}`}
        label={t('profile.newPassword')}
        hint={t('profile.passwordHint')}
        problems={problems}
        owner={{ name: user.name, email: user.email }}
      />
      <SaveRow
        label={t('profile.save')}
        isDirty={isDirty}
        isPending={isLoading}
        savedAt={saved.at}
        hasProblems={Object.keys(problems).length > 0}
        failure={saved.failure}
      />
    </form>
  );
}
