import type { ReactNode } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useSpeech } from '../../i18n/language.ts';
import { starPath } from '../../ui/motif/star.ts';

/** The shared view for "nothing here" and "this went wrong": the motif, one honest sentence, one way on. */
export function NoticeView({ title, text, action, level: Heading = 'h2' }: { title: string; text?: string; action?: ReactNode; level?: 'h1' | 'h2' }) {
  const { t } = useSpeech();
  return (
    <div className="wrap flex flex-col items-center gap-5 py-20 text-center lg:py-28">
      <svg viewBox="0 0 96 96" className="size-24 text-gold" fill="none" stroke="currentColor" strokeWidth="1" aria-hidden="true">
        <path d={starPath(48, 48, 46)} />
        <path d={starPath(48, 48, 34)} />
        <path d={starPath(48, 48, 20)} fill="currentColor" fillOpacity="0.12" />
      </svg>
      <Heading className="text-3xl">{title}</Heading>
      {text && <p className="measure text-stone">{text}</p>}
      {action ?? (
        <LocalLink to="/" className="button button-quiet">
          {t('lists.backHome')}
        </LocalLink>
      )}
    </div>
  );
}

/** The view of a list or detail that could not be loaded, with the way to try again. */
export function FailureView() {
  const { t } = useSpeech();
  return (
    <NoticeView
      title={t('lists.error.title')}
      text={t('lists.error.text')}
      action={
        <a href="" className="button">
          {t('lists.error.retry')}
        </a>
      }
    />
  );
}
