import { useStaffTranslation } from '../../i18n/language.ts';
import { SecondFactorForm, type SecondFactorResult } from '../../second-factor/second-factor-form.tsx';
import type { SecondStep as Step } from '../../sign-in.ts';

type Props = {
  step: Step;
  onProven: (proven: SecondFactorResult, codesLeft: string | undefined) => void;
  onBack: (message?: string) => void;
};

/** The second step on the sign-in page; loaded with the dashboard's catalogue, which is needed next anyway. */
export default function SecondStep({ step, onProven, onBack }: Props) {
  const { t } = useStaffTranslation();
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="text-2xl">{t('secondFactor.title')}</h2>
        <p className="mt-1 text-muted">{t('secondFactor.text')}</p>
      </div>
      <SecondFactorForm
        step={step}
        path="/api/users/login/second-factor"
        onProven={(proven) =>
          onProven(
            proven,
            proven.codesLeft === undefined ? undefined : t('secondFactor.codesLeft', { count: proven.codesLeft }),
          )
        }
        onExpired={onBack}
      />
      <button type="button" className="text-link min-h-11 justify-self-start text-sm" onClick={() => onBack()}>
        {t('secondFactor.back')}
      </button>
    </div>
  );
}
