import { contentTypes } from '../../../domain/content/index.ts';
import { blogType } from '../../../domain/people/permissions.ts';
import { rightValues, type Rights } from '../../../domain/people/rights.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { labelKey } from '../data/type-labels.ts';

/** Chooses what an admin may do with each content type, as the form's fields `rights.news` and the like. */
export function RightsChoice({ chosen }: { chosen: Rights }) {
  const { t } = useStaffTranslation();
  return (
    <fieldset className="field" aria-describedby="rights-hint">
      <legend className="field-label">{t('rights.title')}</legend>
      <p id="rights-hint" className="text-sm text-muted">
        {t('rights.explain')}
      </p>
      <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {contentTypes.map((type) => (
          <label key={type.name} className="grid content-start gap-1">
            <span className="text-sm font-semibold">{t(labelKey(type, 'menu'))}</span>
            <select name={`rights.${type.name}`} className="field-input" defaultValue={chosen[type.name] ?? ''}>
              <option value="">{t(type.name === blogType ? 'rights.ownArticles' : 'rights.none')}</option>
              {rightValues.map((right) => (
                <option key={right} value={right}>
                  {t(`rights.${right}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the choices of a form, under their names. */
export const readRights = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith('rights.')));
