import { useId, type ReactNode } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';
import { starHeart, starPath } from '../../ui/motif/star.ts';

type Props = {
  title: string;
  background: 'page' | 'subtle' | 'dark';
  /** The link to the whole list. */
  more?: { to: string; label: string };
  /** Controls at the end of the heading. */
  controls?: ReactNode;
  /** Content of the full page width below the heading. */
  fullWidth?: ReactNode;
  children?: ReactNode;
};

const backgrounds = { page: 'bg-background', subtle: 'bg-surface-subtle', dark: 'bg-dark text-on-dark' };

/** A section of the home page with its background, heading and content. */
export function Section({ title, background, more, controls, fullWidth, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`overflow-x-clip ${backgrounds[background]}`}>
      <div className="reveal section-space">
        <div className="wrap section-grid">
          <SectionStar />
          <h2 id={id} className="text-2xl sm:text-3xl">
            {title}
          </h2>
          <span className="section-rule" />
          {controls && <div className="section-controls">{controls}</div>}
          {children && <div className="section-body">{children}</div>}
          {more && (
            <LocalLink to={more.to} className="section-more">
              {more.label}
            </LocalLink>
          )}
        </div>
        {fullWidth}
      </div>
    </section>
  );
}

export function SectionStar({ className = 'section-star' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={starPath(16, 16, 15)} strokeWidth="1.4" />
      <path d={starHeart(16, 16, 8)} fill="currentColor" stroke="none" />
    </svg>
  );
}

/** Three cards side by side; already on tablets, so that no card is alone in a second row. */
export function ThreeColumns({ children }: { children: ReactNode }) {
  return <ul className="grid gap-6 md:grid-cols-3 lg:gap-8">{children}</ul>;
}
