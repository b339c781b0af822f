import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../../../i18n/format.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { isConnectionError, toProblem } from '../../data/to-problem.ts';
import { DownloadButton } from '../../parts/download-button.tsx';
import { useStaffNotify } from '../../parts/use-staff-notify.ts';
import { personalDataApi, type FoundPerson, type PersonMessage } from './personal-data-api.ts';

type Props = { searched: string; found: FoundPerson; onErased: () => void; onClose: () => void };

/** The data found about a person, with the actions on it and what the site cannot delete. */
export function FoundData({ searched, found, onErased, onClose }: Props) {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const [erase, { isLoading }] = personalDataApi.useErasePersonMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Several people may share a name or a phone number: then the messages are chosen by hand.
  const isOnePerson =
    found.by !== 'name' && new Set(found.messages.map(({ email, name }) => (email || name).toLowerCase())).size <= 1;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(isOnePerson ? found.messages.map(({ _id }) => _id) : []),
  );
  // Move focus to the result so that screen readers start there.
  useEffect(() => heading.current?.focus(), []);

  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const isAllChosen = chosen.size === found.messages.length;
  const eraseChosen = async () => {
    if (isLoading || chosen.size === 0 || !window.confirm(t('personalData.confirmErase', { count: chosen.size })))
      return;
    try {
      const { erased } = await erase({ q: searched, ids: [...chosen] }).unwrap();
      void notify('success', t('personalData.erased', { count: erased }));
      onErased();
    } catch (error) {
      void notify(
        'error',
        toProblem(error).message ?? t(isConnectionError(error) ? 'forms.offline' : 'personalData.eraseFailed'),
      );
    }
  };

  return (
    <section className="grid max-w-3xl gap-5" aria-labelledby="found-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 ref={heading} id="found-title" tabIndex={-1} className="text-xl outline-none">
          {t('personalData.found', { count: found.total })}: <bdi className="wrap-anywhere">{searched}</bdi>
        </h2>
        <button type="button" className="row-action" onClick={onClose}>
          {t('personalData.close')}
        </button>
      </div>
      {found.isStaff && <p className="rounded-card bg-surface-subtle px-5 py-4">{t('personalData.isStaff')}</p>}
      {found.messages.length === 0 && <p>{t('personalData.nothing')}</p>}
      {found.messages.length > 0 && (
        <>
          <button
            type="button"
            className="row-action -ms-2 justify-self-start"
            onClick={() => setChosen(new Set(isAllChosen ? [] : found.messages.map(({ _id }) => _id)))}
          >
            {t(isAllChosen ? 'personalData.chooseNone' : 'personalData.chooseAll')}
          </button>
          <ul className="divide-y divide-border rounded-card border border-border bg-surface px-5">
            {found.messages.map((message) => (
              <li key={message._id} className="flex items-start gap-3 py-3">
                <input
                  id={`erase-${message._id}`}
                  type="checkbox"
                  className="tick mt-1"
                  checked={chosen.has(message._id)}
                  aria-label={t('personalData.choose', { name: message.name })}
                  onChange={() => toggle(message._id)}
                />
                <MessageFacts message={message} />
              </li>
            ))}
          </ul>
          {found.total > found.messages.length && (
            <p>{t('personalData.firstOnly', { count: found.messages.length })}</p>
          )}
          <div className="flex flex-wrap gap-3">
            <DownloadButton
              disabled={chosen.size === 0}
              label={t('personalData.export', { count: chosen.size })}
              hint={t('personalData.exportHint')}
              url="/personal-data/export"
              body={{ q: searched, ids: [...chosen].join(' '), as: 'page' }}
              failureMessage={t('personalData.exportFailed')}
            />
            <DownloadButton
              disabled={chosen.size === 0}
              label={t('personalData.exportJson')}
              url="/personal-data/export"
              body={{ q: searched, ids: [...chosen].join(' ') }}
              failureMessage={t('personalData.exportFailed')}
            />
            <button
              type="button"
              className="button button-quiet text-danger"
              aria-disabled={isLoading || chosen.size === 0 || undefined}
              onClick={() => void eraseChosen()}
            >
              {t('personalData.erase', { count: chosen.size })}
            </button>
          </div>
          <ul className="list-disc space-y-1 ps-5 text-sm text-muted">
            <li>{t('personalData.notePermanent')}</li>
            <li>{t('personalData.noteMail')}</li>
            <li>{t('personalData.noteBackups')}</li>
          </ul>
        </>
      )}
      {found.logEntries > 0 && (
        <p className="text-sm text-muted">{t('personalData.logEntries', { count: found.logEntries })}</p>
      )}
      {found.mentions.length > 0 && (
        <section aria-labelledby="mentions-title">
          <h3 id="mentions-title" className="mb-2 text-lg">
            {t('personalData.mentions', { count: found.mentions.length })}
          </h3>
          <ul className="divide-y divide-border rounded-card border border-border bg-surface px-5">
            {found.mentions.map((message) => (
              <li key={message._id} className="py-3">
                <MessageFacts message={message} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

function MessageFacts({ message }: { message: PersonMessage }) {
  const { lang, t } = useStaffTranslation();
  const { _id, kind, state, name, email, phone, excerpt, createdAt, deletedAt } = message;
  const facts = [
    t(`inbox.kinds.${kind}`),
    t(`inbox.states.${deletedAt === null ? state : 'deleted'}`),
    formatDateTime(createdAt, lang),
  ];
  return (
    <div className="min-w-0 flex-1">
      <p>
        <LocalLink to={`/dashboard/messages/${_id}`} className="text-link font-semibold">
          <bdi>{name}</bdi>
        </LocalLink>{' '}
        {/* Each stays in one piece, on a line of its own where necessary. */}
        {[email, phone].filter(Boolean).map((text) => (
          <bdi key={text} dir="ltr" className="me-3 inline-block max-w-full text-sm wrap-anywhere text-muted">
            {text}
          </bdi>
        ))}
      </p>
      <p className="text-sm text-muted">{facts.join(' ·\u00a0')}</p>
      {excerpt && (
        <p className="mt-1 break-words" dir="auto">
          {excerpt}
        </p>
      )}
    </div>
  );
}
