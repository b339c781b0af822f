import { languages, type Language } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { StaffItem } from '../data/api-types.ts';
import { OutdatedBadge } from './outdated-badge.tsx';

/**
 * The state of each translation: a tick, an open outline, or a clock where the English has changed since; never shown
 * by colour alone.
 */
export function LanguageBadges({
  completeness,
  outdated,
}: Pick<StaffItem, 'completeness'> & Partial<Pick<StaffItem, 'outdated'>>) {
  return (
    <ul className="flex gap-2">
      {languages.map((language) => (
        <LanguageBadge
          key={language}
          language={language}
          complete={completeness[language]}
          outdated={language !== 'en' && (outdated?.[language].length ?? 0) > 0}
        />
      ))}
    </ul>
  );
}

type BadgeProps = { language: Language; complete: boolean; outdated: boolean };

function LanguageBadge({ language, complete, outdated }: BadgeProps) {
  const text = useBadgeText()({ language, complete, outdated });
  const colour = outdated ? 'text-accent' : complete ? 'text-success' : 'text-muted';
  const border = complete ? 'border-transparent' : 'border-dashed border-muted px-1.5';
  return (
    <li title={text} className={`flex items-center gap-0.5 rounded-full border py-1 ${border} ${colour}`}>
      <span className="sr-only">{text}</span>
      <span className="text-xs/none font-semibold uppercase" lang="en" dir="ltr" aria-hidden="true">
        {language}
      </span>
      {outdated && <OutdatedBadge className="size-3" />}
      {complete && !outdated && (
        <svg
          viewBox="0 0 12 12"
          className="size-2.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M2 6.500l2.700 2.700L10 3.500" />
        </svg>
      )}
    </li>
  );
}

/** Returns the text of a badge: "Somali: complete, but older than the English". */
export function useBadgeText(): (badge: BadgeProps) => string {
  const { t } = useStaffTranslation();
  return ({ language, complete, outdated }) => {
    const message = outdated
      ? complete
        ? 'languageStatus.outdated'
        : 'languageStatus.missingAndOutdated'
      : complete
        ? 'languageStatus.complete'
        : 'languageStatus.missing';
    return t(message, { language: t(`languages.${language}`) });
  };
}
