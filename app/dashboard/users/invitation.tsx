import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { api } from '../data/api.ts';
import { problemOf } from '../data/problem-of.ts';
import type { UserRecord } from '../data/api-types.ts';
import { copyText } from './copy-text.ts';

/**
 * Creates the one-time link with which a person sets a password, to be handed over (ruling 7). The response says
 * whether it was mailed as well.
 */
export function Invitation({ user }: { user: UserRecord }) {
  const { lang, t } = useStaffTranslation();
  const [invite, { data, error, isLoading }] = api.useInviteUserMutation();
  const [copied, setCopied] = useState<boolean>();
  const link = useRef<HTMLInputElement>(null);
  useEffect(() => {
    link.current?.focus();
  }, [data]);
  if (user.email === '') return <p className="text-stone">{t('invite.needsEmail')}</p>;

  const createLink = async () => {
    setCopied(undefined);
    await invite(user._id);
  };
  const copy = async () => setCopied(link.current ? await copyText(link.current) : false);
  const problem = problemOf(error);

  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-stone">
        {t(user.active ? 'invite.forKnown' : 'invite.forNew', { name: user.name || t('invite.thisPerson') })}
      </p>
      {data && (
        <div className="grid w-full gap-3" role="group" aria-label={t('invite.link')}>
          <div className="flex flex-wrap gap-2">
            <input
              ref={link}
              dir="ltr"
              readOnly
              value={data.url}
              aria-label={t('invite.link')}
              className="field-input min-w-0 flex-1 basis-52"
              onFocus={(event) => event.currentTarget.select()}
            />
            <button type="button" className="button" onClick={() => void copy()}>
              {t('invite.copy')}
            </button>
          </div>
          <output className="font-semibold empty:hidden">
            {copied !== undefined && t(copied ? 'invite.copied' : 'invite.copyFailed')}
          </output>
          <p>{t('invite.expires', { moment: formatDateTime(data.expiresAt, lang) })}</p>
          <p>{data.mailed ? t('invite.mailed', { email: user.email }) : t('invite.notMailed')}</p>
        </div>
      )}
      {error && (
        <FormNotice tone="error">{problem.fields?.['email'] ?? problem.message ?? t('invite.failed')}</FormNotice>
      )}
      <button type="button" className="button button-quiet" disabled={isLoading} onClick={() => void createLink()}>
        {t(isLoading ? 'invite.making' : data ? 'invite.makeNew' : 'invite.make')}
      </button>
    </div>
  );
}
