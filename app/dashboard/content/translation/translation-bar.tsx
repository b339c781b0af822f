import { languages, type Language } from '../../../../domain/model/localized.ts';
import type { Scope } from '../../../../domain/people/permissions.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { useTranslationMode, type Translation } from './use-translation-mode.ts';

/** Chooses the two languages, and whether only what is missing or outdated is shown. */
export function TranslationBar({ translation, scope }: { translation: Translation; scope: Scope }) {
  const { t } = useStaffTranslation();
  const { changeTranslation } = useTranslationMode();
  const { from, to, onlyOpen } = translation;
  const targets = scope === 'translations' ? languages.filter((language) => language !== 'en') : languages;
  // Choosing the other side's language swaps the two, where the other may be written.
  const otherThan = (chosen: Language, wanted: Language, among: readonly Language[]) =>
    [wanted, ...among].find((language) => language !== chosen && among.includes(language)) ?? wanted;
  const chooseFrom = (chosen: Language) =>
    changeTranslation({ from: chosen, to: chosen === to ? otherThan(chosen, from, targets) : to, onlyOpen });
  const chooseTo = (chosen: Language) => changeTranslation({ from: chosen === from ? to : from, to: chosen, onlyOpen });
  return (
    <div className="translation-bar" role="group" aria-label={t('translate.title')}>
      <LanguageSelect label={t('translate.from')} among={languages} chosen={from} onChoose={chooseFrom} />
      <LanguageSelect label={t('translate.to')} among={targets} chosen={to} onChoose={chooseTo} />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-dark dark:accent-accent"
          checked={onlyOpen}
          onChange={(event) => void changeTranslation({ ...translation, onlyOpen: event.target.checked })}
        />
        {t('translate.onlyOpen')}
      </label>
    </div>
  );
}

type SelectProps = {
  label: string;
  among: readonly Language[];
  chosen: Language;
  onChoose: (language: Language) => Promise<void>;
};

function LanguageSelect({ label, among, chosen, onChoose }: SelectProps) {
  const { t } = useStaffTranslation();
  return (
    <label className="translation-language">
      <span className="text-sm font-semibold text-muted">{label}</span>
      <select
        className="field-input"
        value={chosen}
        onChange={(event) => void onChoose(event.target.value as Language)}
      >
        {among.map((language) => (
          <option key={language} value={language}>
            {t(`languages.${language}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
