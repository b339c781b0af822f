import { languages, type Language } from '../../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { useBadgeText } from '../../parts/language-badges.tsx';
import { OutdatedBadge } from '../../parts/outdated-badge.tsx';

type Props = {
  shown: readonly Language[];
  /** Whether there is room for all three languages. */
  wide: boolean;
  completeness: Record<Language, boolean>;
  /** Translations older than their English text, such as `title.so`. */
  outdated: readonly string[];
  onShow: (language: Language | 'all') => void;
};

/** Selects the language to edit, with the state of each translation; on wide screens also all three side by side. */
export function LanguageBar({ shown, wide, completeness, outdated, onShow }: Props) {
  const { t } = useStaffTranslation();
  const badgeText = useBadgeText();
  const isOutdated = (language: Language) => outdated.some((key) => key.endsWith(`.${language}`));
  const all = shown.length > 1;
  return (
    <div className="language-bar" role="group" aria-label={t('edit.languages.label')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className="language-tab"
          aria-pressed={!all && shown[0] === language}
          onClick={() => onShow(language)}
        >
          {isOutdated(language) ? (
            <OutdatedBadge className="size-4 shrink-0 text-accent" />
          ) : (
            <CompletenessIcon complete={completeness[language]} />
          )}
          <span aria-hidden="true">{t(`edit.languages.${language}`)}</span>
          <span className="sr-only">
            {badgeText({ language, complete: completeness[language], outdated: isOutdated(language) })}
          </span>
        </button>
      ))}
      {wide && (
        <button type="button" className="language-tab" aria-pressed={all} onClick={() => onShow('all')}>
          {t('edit.languages.all')}
        </button>
      )}
    </div>
  );
}

/** A tick when complete, else an open circle. */
function CompletenessIcon({ complete }: { complete: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`size-4 shrink-0 ${complete ? 'text-success' : 'text-muted'}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.600"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.500" strokeDasharray={complete ? undefined : '2.500 2.500'} />
      {complete && <path d="M5 8.200l2.100 2.100L11 6.200" strokeWidth="1.800" />}
    </svg>
  );
}
