import type { ReactNode } from 'react';
import type { AboutView, AboutSection } from '../../../domain/site/site-views.ts';
import type { InOneLanguage } from '../../../domain/model/localize.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { starPath } from '../../ui/motif/star.ts';

/** The introduction of the association, and four sections that open separately (specification 2, about page). */
export function WhoWeAre({ about }: { about: InOneLanguage<AboutView> }) {
  const { t } = useTranslation();
  const { vision, message, values, goals } = about;
  return (
    <div className="wrap grid grid-cols-1 gap-12 pb-16 lg:grid-cols-[5fr_7fr] lg:gap-20 lg:pb-28">
      <div className="lg:pt-5">
        {about.founded !== null && (
          <p className="mb-4 font-heading text-xl font-semibold text-accent">
            {t('about.since', { year: String(about.founded) })}
          </p>
        )}
        <LocalizedText
          text={about.intro}
          as="p"
          className="text-lg leading-relaxed whitespace-pre-line rtl:leading-loose"
        />
      </div>
      <div className="border-b border-border">
        <Disclosure id="vision" section={vision} />
        <Disclosure id="mission" section={message} />
        <Disclosure id="values" section={values}>
          {values.items.length > 0 && (
            <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
              {values.items.map((value) => (
                <div key={value.id} className="min-w-0 border-s-2 border-accent/50 ps-4">
                  <dt className="font-heading text-lg font-semibold">
                    <LocalizedText text={value.name} />
                  </dt>
                  <dd className="text-muted">
                    <LocalizedText text={value.text} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </Disclosure>
        <Disclosure id="goals" section={goals}>
          {goals.items.length > 0 && (
            <ol className="mt-6 grid gap-4">
              {goals.items.map(({ id, text }, index) => (
                <li key={id} className="flex gap-4">
                  <StarNumber number={index + 1} />
                  <LocalizedText text={text} className="min-w-0 pt-1 whitespace-pre-line" />
                </li>
              ))}
            </ol>
          )}
        </Disclosure>
      </div>
    </div>
  );
}

/** One section; omitted if it is empty. */
function Disclosure({
  id,
  section: { title, body },
  children,
}: {
  id: string;
  section: InOneLanguage<AboutSection>;
  children?: ReactNode;
}) {
  if (body.text === '' && !children) return null;
  return (
    <details id={id} className="disclosure group border-t border-border">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-5">
        <h2 className="min-w-0 text-2xl transition-colors duration-150 group-hover:text-accent">
          <LocalizedText text={title} className="block" />
        </h2>
        <svg
          viewBox="0 0 32 32"
          className="size-[28px] shrink-0 text-accent"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d={starPath(16, 16, 15)} strokeOpacity="0.5" />
          <path d="M11 16h10" strokeWidth="1.8" strokeLinecap="round" />
          <path d="M16 11v10" strokeWidth="1.8" strokeLinecap="round" className="disclosure-upright" />
        </svg>
      </summary>
      <div className="pb-8 lg:pe-14">
        {body.text !== '' && <LocalizedText text={body} as="p" className="whitespace-pre-line" />}
        {children}
      </div>
    </details>
  );
}

function StarNumber({ number }: { number: number }) {
  return (
    <span
      className="relative flex size-9 shrink-0 items-center justify-center font-heading font-semibold text-accent"
      aria-hidden="true"
    >
      <svg viewBox="0 0 36 36" className="absolute inset-0" fill="none" stroke="currentColor" strokeOpacity="0.5">
        <path d={starPath(18, 18, 17)} />
      </svg>
      {number}
    </span>
  );
}
