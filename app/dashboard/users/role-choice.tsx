import { useState } from 'react';
import { noRights, type Rights } from '../../../domain/people/rights.ts';
import { roles, type Role } from '../../../domain/people/viewer.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { RightsChoice } from './rights-choice.tsx';

/** Chooses the role of a person, with what each may do, as the form's field `role`; and the rights of an admin. */
export function RoleChoice({ chosen, rights = noRights }: { chosen: Role; rights?: Rights }) {
  const { t } = useStaffTranslation();
  const [role, setRole] = useState(chosen);
  return (
    <>
      <fieldset className="field">
        <legend className="field-label mb-1.5">{t('users.role')}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {roles.map((name) => (
            <div key={name} className="choice-card">
              <input
                type="radio"
                id={`role-${name}`}
                name="role"
                value={name}
                defaultChecked={chosen === name}
                onChange={() => setRole(name)}
                aria-describedby={`role-${name}-hint`}
                className="tick"
              />
              <div>
                <label htmlFor={`role-${name}`} className="choice-label font-semibold">
                  {t(`roles.${name}`)}
                </label>
                <p id={`role-${name}-hint`} className="text-sm text-muted">
                  {t(`roles.${name}Hint`)}
                </p>
              </div>
            </div>
          ))}
        </div>
      </fieldset>
      {role === 'admin' && <RightsChoice chosen={rights} />}
    </>
  );
}
