import type { ReactNode } from 'react';
import type { Language } from '../../../domain/model/localized.ts';
import {
  describeDetails,
  getEventName,
  readSubject,
  type TranslateLogText,
} from '../../../domain/people/security-details.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { hasMessage, type StaffMessageKey, type StaffTranslate } from '../../i18n/translator.ts';
import { getTypeName } from '../data/entry-types.ts';
import { toLocalDateTime } from '../parts/local-date-time.ts';
import { Sentence } from '../parts/sentence.tsx';
import { useDeviceName } from '../account/use-device-name.ts';
import type { LogEntry } from './log-api.ts';
import './security-log.css';

/** One entry: the event as a sentence, then its address and device. */
export function LogEntryItem({ entry }: { entry: LogEntry }) {
  const { lang, t } = useStaffTranslation();
  const deviceName = useDeviceName();
  const { at, event, address, device, details } = entry;
  const { more, limited } = details;
  const subject = subjectOf(entry, lang, t);
  const who = <bdi className="font-semibold">{nameOf(entry, t)}</bdi>;
  const sentence = limited ? (
    t('securityLog.limited', { count: Number(more) })
  ) : (
    <Sentence text={t(`securityLog.events.${getEventName(event, details)}`, { who: '{who}' })} parts={{ who }} />
  );
  const facts: ReactNode[] = [
    ...(device ? [deviceName(device)] : []),
    ...(address
      ? [
          <bdi key="address" dir="ltr">
            {address}
          </bdi>,
        ]
      : []),
    ...describeDetails(
      { event, details: details['device'] ? { ...details, device: deviceName(details['device']) } : details },
      translatorOf(lang, t),
    ),
    ...(more && !limited ? [t('securityLog.more', { count: Number(more) })] : []),
  ];
  return (
    <li className="activity">
      <time dateTime={at} className="activity-time">
        {toLocalDateTime(at).time}
      </time>
      <div className="activity-text">
        <p>
          {sentence}
          {subject.length > 0 && (
            <>
              {' ('}
              {subject.map((part, index) => (
                <span key={index}>
                  {index > 0 && ' ·\u00a0'}
                  <bdi>{part}</bdi>
                </span>
              ))}
              )
            </>
          )}
        </p>
        {facts.length > 0 && (
          <ul className="log-facts">
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function nameOf({ person, address, details }: LogEntry, t: StaffTranslate): string {
  if (person.name) return person.name;
  return t(
    person._id === null && address === '' && !details['limited'] ? 'securityLog.theSite' : 'securityLog.somebody',
  );
}

/** Old and new values are isolated: those of another direction would be drawn in the wrong order. */
const translatorOf =
  (lang: Language, t: StaffTranslate): TranslateLogText =>
  (key, values = {}) => {
    if (!hasMessage(lang, `securityLog.${key}`)) return undefined;
    const { from, to } = values;
    return t(`securityLog.${key}` as StaffMessageKey, {
      ...values,
      ...(from && to ? { from: `\u2068${from}\u2069`, to: `\u2068${to}\u2069` } : {}),
    });
  };

/** Returns what the event was done to: settings by the name of their screen, items by their kind as well. */
function subjectOf({ event, subject, details }: LogEntry, lang: Language, t: StaffTranslate): string[] {
  if (event === 'settings_changed')
    return [subject === 'security-settings' ? t('securitySettings.title') : getTypeName(subject, t)];
  const kind = details['kind'];
  return [
    readSubject({ event, subject, details }, lang, translatorOf(lang, t)),
    kind ? getTypeName(kind, t) : '',
  ].filter((part) => part !== '');
}
