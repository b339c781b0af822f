import { siteTypes } from '../../../domain/site/index.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTypeLabels } from '../data/type-labels.ts';
import { backupsPath, securitySettingsPath, siteTextsPath } from '../menu/menu.ts';

/** The parts of the site, grouped by where they are shown. */
const groups = ['everywhere', 'home', 'about', 'departments'] as const satisfies ContentType['siteGroup'][];

export function SiteHub() {
  const { t } = useStaffTranslation();
  return (
    <div className="grid gap-9">
      {groups.map((group) => (
        <section key={group} aria-labelledby={`site-${group}`}>
          <h2 id={`site-${group}`} className="mb-3 text-xl">
            {t(`site.groups.${group}`)}
          </h2>
          <ul className="hub-cards">
            {siteTypes
              .filter(({ siteGroup }) => siteGroup === group)
              .map((type) => (
                <li key={type.name}>
                  <TypeCard type={type} />
                </li>
              ))}
            {group === 'everywhere' && (
              <>
                <li>
                  <HubCard to={siteTextsPath} title={t('siteTexts.title')} text={t('siteTexts.intro')} />
                </li>
                <li>
                  <HubCard
                    to={securitySettingsPath}
                    title={t('securitySettings.title')}
                    text={t('securitySettings.hint')}
                  />
                </li>
                <li>
                  <HubCard to={backupsPath} title={t('backups.title')} text={t('backups.hint')} />
                </li>
              </>
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

function TypeCard({ type }: { type: ContentType }) {
  const { labelOf } = useTypeLabels(type);
  return <HubCard to={`/dashboard/${type.name}`} title={labelOf('title')} text={labelOf('intro')} />;
}

function HubCard({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <LocalLink to={to} className="hub-card">
      <span className="font-heading text-lg font-semibold">{title}</span>
      <span className="text-sm text-muted">{text}</span>
    </LocalLink>
  );
}
