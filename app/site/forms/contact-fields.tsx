import { useId } from 'react';
import { useTranslation } from '../../i18n/language.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';

type Props = {
  labels: { email: string; phone: string };
  typed: Record<string, string>;
  problemOf: (name: string) => string | undefined;
};

/** Email and phone, side by side: many visitors have only one of them, and either is enough. */
export function ContactFields({ labels, typed, problemOf }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <p id={id} className="field-label sm:col-span-2">
        {t('contact.emailOrPhone')}
      </p>
      <FieldInput
        name="email"
        label={labels.email}
        type="email"
        inputMode="email"
        ltr
        autoComplete="email"
        enterKeyHint="next"
        defaultValue={typed.email}
        error={problemOf('email')}
      />
      <FieldInput
        name="phone"
        label={labels.phone}
        type="tel"
        inputMode="tel"
        ltr
        autoComplete="tel"
        enterKeyHint="next"
        defaultValue={typed.phone}
        error={problemOf('phone')}
      />
    </div>
  );
}
