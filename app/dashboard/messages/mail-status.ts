import type { Language } from '../../../domain/model/localized.ts';
import { formatDateTime } from '../../i18n/format.ts';
import type { StaffTranslate } from '../../i18n/translator.ts';
import type { MessageRecord } from './message-api.ts';

/**
 * Returns whether a message was not mailed because mail is not set up, and still is not. `canTry` is always false in
 * the trash.
 */
export function isMailMissing({ state, canTry }: MessageRecord['mail']): boolean {
  return state === 'off' && !canTry;
}

/** Returns the state of the copy by mail as a sentence. */
export function describeMail(
  { state, tries, nextAt, canTry }: MessageRecord['mail'],
  lang: Language,
  t: StaffTranslate,
): string {
  if (state === 'off') return t(canTry ? 'inbox.mail.offNow' : 'inbox.mail.off');
  if (state !== 'failed') return t(`inbox.mail.${state}`);
  return nextAt
    ? t('inbox.mail.failed', { tries, moment: formatDateTime(nextAt, lang) })
    : t('inbox.mail.gaveUp', { tries });
}
