import type { ReactNode } from 'react';
import type { Language } from '../../../domain/model/localized.ts';
import { useStaffSpeech } from '../../i18n/language.ts';
import { hasMessage, type StaffMessageKey, type StaffTranslate } from '../../i18n/translator.ts';
import { nameOfKind } from '../data/kinds.ts';
import { toLocalMoment } from '../fields/local-moment.ts';
import { Sentence } from '../parts/sentence.tsx';
import { readDevice } from '../../../domain/people/read-device.ts';
import type { LogEntry } from './log-api.ts';
import './security-log.css';

/** One entry: what happened as a sentence, then from where and with which device. */
export function LogEntryItem({ entry }: { entry: LogEntry }) {
  const { lang, t } = useStaffSpeech();
  const { at, event, address, device, details } = entry;
  const { more, limited, ...others } = details;
  const subject = subjectOf(entry, t);
  const who = <bdi className="font-semibold">{nameOf(entry, t)}</bdi>;
  const sentence = limited ? t('securityLog.limited', { count: Number(more) }) : <Sentence text={t(`securityLog.events.${event}`, { who: '{who}' })} parts={{ who }} />;
  const facts: ReactNode[] = [
    ...(device ? [deviceName(device, t)] : []),
    ...(address ? [<bdi key="address" dir="ltr">{address}</bdi>] : []),
    ...Object.entries(others).flatMap(([name, text]) => {
      const key = `securityLog.details.${name}`;
      if (name === 'item' || name === 'kind' || text === '' || text === '0') return [];
      const value = valueOf(name, text, lang, t);
      return [hasMessage(lang, key) ? t(key as StaffMessageKey, { value }) : `${name}: ${value}`];
    }),
    ...(more && !limited ? [t('securityLog.more', { count: Number(more) })] : []),
  ];
  return (
    <li className="deed">
      <time dateTime={at} className="deed-time">
        {toLocalMoment(at).time}
      </time>
      <div className="deed-words">
        <p>
          {sentence}
          {subject.length > 0 && (
            <>
              {' ('}
              {subject.map((part, index) => (
                <span key={index}>
                  {index > 0 && ' · '}
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
  return t(person._id === null && address === '' && !details['limited'] ? 'securityLog.theSite' : 'securityLog.somebody');
}

/** What it was done to: settings by the name of their screen, items by their kind as well. */
function subjectOf({ event, subject, details }: LogEntry, t: StaffTranslate): string[] {
  if (event === 'settings_changed') return [subject === 'security-settings' ? t('securitySettings.title') : nameOfKind(subject, t)];
  const kind = details['kind'];
  return [subject, kind ? nameOfKind(kind, t) : ''].filter((part) => part !== '');
}

function deviceName(userAgent: string, t: StaffTranslate): string {
  const { browser = t('sessions.unknownBrowser'), system = t('sessions.unknownSystem') } = readDevice(userAgent);
  return t('sessions.device', { browser, system });
}

/** The value of a detail in words, where it is one that the log knows. */
function valueOf(name: string, text: string, lang: Language, t: StaffTranslate): string {
  const method = `securityLog.methods.${text}`;
  if (name === 'method' && hasMessage(lang, method)) return t(method as StaffMessageKey);
  const words: Partial<Record<string, StaffMessageKey>> = { true: 'securityLog.on', false: 'securityLog.off' };
  return text
    .split(' > ')
    .map((part) => (words[part] ? t(words[part]) : part))
    .join(' > ');
}
