import { useEffect, useState } from 'react';
import { findPasswordProblem, rateStrength, strengths, type OwnerFacts } from '../../../domain/people/password.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { translateProblem } from '../parts/translate-problem.ts';

const typingPause = 900; // milliseconds without typing before the strength is announced

const colours = { weak: 'bg-danger', fair: 'bg-accent', good: 'bg-success', strong: 'bg-success' } as const;

/** The strength of the typed password, with one sentence of advice. Announced when the typing pauses. */
export function PasswordStrength({ password, owner }: { password: string; owner: OwnerFacts }) {
  const { t } = useStaffTranslation();
  const [announced, setAnnounced] = useState('');
  const strength = rateStrength(password, owner);
  const problem = password === '' ? undefined : findPasswordProblem(password, owner);
  const name = t(`password.strength.names.${strength}`);
  const advice = problem ? translateProblem(problem, t) : t(`password.strength.advice.${strength}`);
  const announcement = password === '' ? '' : `${t('password.strength.label')} ${name}. ${advice}`;
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(announcement), typingPause);
    return () => clearTimeout(timer);
  }, [announcement]);

  const steps = strengths.indexOf(strength) + 1;
  return (
    <>
      {password !== '' && (
        <div className="-mt-3 grid gap-1.5 text-sm" aria-hidden="true">
          <div className="flex gap-1">
            {strengths.map((step, index) => (
              <span
                key={step}
                className={`h-1.5 flex-1 rounded-full ${index < steps ? colours[strength] : 'bg-border'}`}
              />
            ))}
          </div>
          <p className="text-muted">
            {t('password.strength.label')} <strong className="text-foreground">{name}</strong>. {advice}
          </p>
        </div>
      )}
      <output className="sr-only">{announced}</output>
    </>
  );
}
