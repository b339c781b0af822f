import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/language.ts';
import { starPath } from '../../ui/motif/star.ts';
import { StarField } from '../../ui/star-field.tsx';

/** The goal of the vision as one large figure (specification 9: 5 percent of society, about 200,000 people). */
export function Proportion({ share, people }: { share: number; people: number }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="our-goal" className="relative isolate overflow-hidden bg-dark text-on-dark">
      <StarField cell={120} className="absolute inset-0 -z-10 opacity-40" />
      <div className="wrap section-space grid items-center gap-12 lg:grid-cols-[4fr_8fr] lg:gap-16">
        <div>
          <h2 id="our-goal" className="text-xl text-on-dark-accent">
            {t('about.goalLabel')}
          </h2>
          <p className="mt-2">
            <span className="proportion-figure">{t('about.share', { share })}</span>{' '}
            <span className="block font-heading text-3xl font-semibold">{t('about.ofSociety')}</span>
          </p>
          <p className="mt-3 text-lg text-on-dark-muted">
            {t('about.people', { count: people, people: formatNumber(people) })}
          </p>
        </div>
        <figure>
          <HundredStars share={share} columns={10} className="sm:hidden" />
          <HundredStars share={share} columns={20} className="max-sm:hidden" />
          <figcaption className="mt-6 text-on-dark-muted">{t('about.proportion', { share })}</figcaption>
        </figure>
      </div>
    </section>
  );
}

const cell = 24;

/** A hundred stars, the reached ones in gold, filled column by column from the start side. */
function HundredStars({ share, columns, className }: { share: number; columns: number; className: string }) {
  const rows = 100 / columns;
  const id = `stars-${columns}`;
  const fullColumns = Math.floor(share / rows);
  const width = fullColumns * cell;
  const lastHeight = (share % rows) * cell;
  const reached = `M0 0h${width}v${rows * cell}h${-width}zM${width} 0h${cell}v${lastHeight}h${-cell}z`;
  const star = starPath(cell / 2, cell / 2, cell * 0.4);
  return (
    <svg
      viewBox={`0 0 ${columns * cell} ${rows * cell}`}
      className={`w-full rtl:-scale-x-100 ${className}`}
      aria-hidden="true"
    >
      <defs>
        <pattern id={`${id}-others`} width={cell} height={cell} patternUnits="userSpaceOnUse">
          <path d={star} fill="#ffffff" fillOpacity="0.09" stroke="#c3cbdb" strokeOpacity="0.6" strokeWidth="0.7" />
        </pattern>
        <pattern id={`${id}-reached`} width={cell} height={cell} patternUnits="userSpaceOnUse">
          <path d={star} fill="#e0b65c" />
        </pattern>
        <mask id={`${id}-rest`}>
          <path d={`M0 0h${columns * cell}v${rows * cell}H0z`} fill="#ffffff" />
          <path d={reached} fill="#000000" />
        </mask>
      </defs>
      <path d={`M0 0h${columns * cell}v${rows * cell}H0z`} fill={`url(#${id}-others)`} mask={`url(#${id}-rest)`} />
      <path d={reached} fill={`url(#${id}-reached)`} />
    </svg>
  );
}
