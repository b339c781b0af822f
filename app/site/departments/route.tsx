import { localize } from '../../../domain/model/localize.ts';
import { getLanguage, useTranslation } from '../../i18n/language.ts';
import { servicesContext } from '../../services-context.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { NoticeView } from '../parts/notice-view.tsx';
import { PageBanner } from '../parts/page-banner.tsx';
import { catalogueHead, pageMeta } from '../parts/page-meta.ts';
import { presentLogo, presentPicture } from '../present.ts';
import type { Route } from './+types/route.ts';
import { DepartmentIcon } from '../../parts/department-icon.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext);
  const lang = getLanguage(new URL(request.url).searchParams);
  const [banner, departments] = await Promise.all([site.banner('departments'), site.departments()]);
  return {
    banner: presentPicture(banner, lang),
    departments: departments.map(({ logo, ...department }) => ({
      ...localize(department, lang),
      logo: presentLogo(logo, lang),
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, location, catalogueHead(matches[0].loaderData, location, 'departments'));

export default function Departments({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { banner, departments } = loaderData;
  return (
    <>
      <PageBanner title={t('pages.departments.title')} intro={t('departments.intro')} picture={banner} />
      {departments.length === 0 ? (
        <NoticeView title={t('lists.empty.departments')} text={t('lists.emptyHint')} />
      ) : (
        <DepartmentList departments={departments} />
      )}
    </>
  );
}

type Props = { departments: Route.ComponentProps['loaderData']['departments'] };

/**
 * The departments behind a spinner of two seconds (specification 2). The texts are in the HTML from the start; the wait
 * is done in CSS alone, and skipped under reduced motion.
 */
function DepartmentList({ departments }: Props) {
  const { t } = useTranslation();
  return (
    <div className="wrap section-space relative">
      <div
        className="departments-loading absolute inset-x-0 top-24 flex flex-col items-center gap-5 text-muted lg:top-32"
        aria-hidden="true"
      >
        <StarSpinner className="size-20" />
        {t('departments.loading')}
      </div>
      <ul className="departments-list grid gap-6 lg:gap-8">
        {departments.map((department) => (
          <li
            key={department.id}
            className="grid overflow-hidden rounded-card border border-border bg-surface md:grid-cols-[15rem_1fr] lg:grid-cols-[18rem_1fr]"
          >
            <div className="flex items-center justify-center bg-surface-subtle px-6 py-8 text-foreground md:py-10">
              {department.logo ? (
                <img
                  src={department.logo.src}
                  alt=""
                  width={department.logo.width}
                  height={department.logo.height}
                  loading="lazy"
                  decoding="async"
                  className="size-28 object-contain md:size-36"
                />
              ) : (
                <DepartmentIcon icon={department.icon} className="size-28 md:size-36" />
              )}
            </div>
            <div className="min-w-0 p-6 sm:p-8 lg:px-14 lg:py-12">
              <h2 className="mb-4 text-3xl">
                <LocalizedText text={department.name} className="block" />
              </h2>
              {department.description.text ? (
                <LocalizedText text={department.description} as="p" className="measure whitespace-pre-line" />
              ) : (
                <p className="text-muted">{t('departments.noDescription')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
