import type { Person } from '../../../domain/site/site-views.ts';
import type { InOneLanguage } from '../../../domain/model/localize.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import type { PictureView } from '../../ui/picture.tsx';
import { Portrait } from '../parts/portrait.tsx';

/** The advisory board, in 1, 2 or 5 columns by width (specification 2, about page). */
export function Advisors({
  advisors,
}: {
  advisors: readonly (InOneLanguage<Person> & { photo: PictureView | null })[];
}) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="advisory-board" className="bg-surface-subtle">
      <div className="wrap section-space">
        <div className="mx-auto mb-10 max-w-2xl text-center lg:mb-16">
          <h2 id="advisory-board" className="text-4xl">
            {t('about.advisoryBoard')}
          </h2>
          <p className="mt-4 text-muted">{t('about.advisoryIntro')}</p>
        </div>
        <ul className="grid grid-cols-1 gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-5 lg:gap-x-8 lg:gap-y-14">
          {advisors.map((advisor) => (
            <li
              key={advisor.id}
              className="flex flex-wrap items-center gap-5 sm:flex-col sm:flex-nowrap sm:gap-4 sm:text-center"
            >
              <Portrait person={advisor} picture={advisor.photo} className="size-20 shrink-0 sm:size-28" />
              <div className="min-w-0 flex-[1_1_8rem] sm:max-w-full sm:flex-none">
                <h3 className="text-lg leading-snug">
                  <LocalizedText text={advisor.name} />
                </h3>
                <LocalizedText text={advisor.role} as="p" className="mt-1 text-sm text-muted text-balance" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
