import { useId, type ReactNode } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';
import { starLattice, starPath } from '../../ui/motif/star.ts';
import { RetryLink } from './retry-link.tsx';

/** The shared view for "nothing here" and "this went wrong": an ornament, one sentence and one action. */
export function NoticeView({
  title,
  text,
  action,
  level: Heading = 'h2',
}: {
  title: string;
  text?: string;
  action?: ReactNode;
  level?: 'h1' | 'h2';
}) {
  const { t } = useTranslation();
  return (
    <div className="wrap flex flex-col items-center gap-5 pt-10 pb-20 text-center lg:pt-14 lg:pb-28">
      <StarInLattice />
      <Heading className="text-3xl">{title}</Heading>
      {text && <p className="measure text-muted">{text}</p>}
      {action ?? (
        <LocalLink to="/" className="button button-quiet">
          {t('lists.backHome')}
        </LocalLink>
      )}
    </div>
  );
}

/** One gold star, with the lattice fading out around it. */
function StarInLattice() {
  const id = useId();
  const cell = 96;
  const [width, height] = [cell * 9, cell * 3];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="notice-lattice text-accent"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <defs>
        <pattern id={id} width={cell} height={cell} patternUnits="userSpaceOnUse">
          <path d={starLattice({ cell, columns: 1, rows: 1 })} />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#${id})`} stroke="none" className="notice-lattice-field" />
      <path
        d={starPath(width / 2, height / 2, cell / 2) + starPath(width / 2, height / 2, cell / 2.8)}
        strokeWidth="1.2"
      />
      <path d={starPath(width / 2, height / 2, cell / 5)} fill="currentColor" stroke="none" />
    </svg>
  );
}

/** The view for a list or item that could not be loaded, with a retry link. */
export function FailureView({ level }: { level?: 'h1' | 'h2' }) {
  const { t } = useTranslation();
  return (
    <NoticeView
      {...(level && { level })}
      title={t('lists.error.title')}
      text={t(!import.meta.env.SSR && navigator.onLine === false ? 'lists.unreachable' : 'lists.error.text')}
      action={<RetryLink />}
    />
  );
}
