import { useRef, useState, type FormEvent } from 'react';
import { passkeyNameMax } from '../../../domain/people/second-factor.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { createPasskey } from '../../second-factor/passkeys.ts';
import { FieldInput } from '../../ui/form/field-input.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { readFields } from '../../ui/form/read-fields.ts';
import { toProblem } from '../data/to-problem.ts';
import { ModalDialog } from '../parts/modal-dialog.tsx';
import { readDevice } from '../../../domain/people/read-device.ts';
import { factorApi, type WireFactorChange } from './factor-api.ts';

type Props = {
  /** Whether two-step sign-in is still off; the server then ends the other sessions. */
  isFirst: boolean;
  onAdded: (change: WireFactorChange) => void;
  onClose: () => void;
};

/** Asks for the name of a new passkey and lets the device create it. */
export function AddPasskey({ isFirst, onAdded, onClose }: Props) {
  const { t } = useStaffTranslation();
  const [begin] = factorApi.useBeginPasskeyMutation();
  const [add] = factorApi.useAddPasskeyMutation();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<{ name?: string; text?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const { browser, system } = readDevice(navigator.userAgent);

  const createAndAdd = async (name: string) => {
    const { challengeId, options } = await begin().unwrap();
    const created = await createPasskey(options);
    if ('stopped' in created)
      setProblem({ text: t(created.stopped === 'known' ? 'factors.passkeyKnown' : 'factors.passkeyStopped') });
    else onAdded(await add({ challengeId, name, passkey: created.passkey }).unwrap());
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const name = (readFields(event.currentTarget)['name'] ?? '').trim();
    if (name === '' || name.length > passkeyNameMax) {
      setProblem({ name: name === '' ? t('problems.required') : t('problems.tooLong', { max: passkeyNameMax }) });
      form.current?.querySelector('input')?.focus();
      return;
    }
    setProblem({});
    setIsPending(true);
    try {
      await createAndAdd(name);
    } catch (error) {
      const { message, fields } = toProblem(error);
      setProblem(fields?.['name'] ? { name: fields['name'] } : { text: message ?? t('factors.changeFailed') });
    } finally {
      setIsPending(false);
    }
  };

  return (
    <ModalDialog title={t('factors.nameTitle')} onClose={onClose}>
      <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <p className="text-muted">
          {t('factors.passkeysText')} {isFirst && t('factors.endsOthers')}
        </p>
        {problem.text && <FormNotice tone="error">{problem.text}</FormNotice>}
        <FieldInput
          name="name"
          label={t('factors.name')}
          hint={t('factors.nameHint')}
          required
          autoComplete="off"
          defaultValue={[system, browser].filter(Boolean).join(', ')}
          error={problem.name}
          enterKeyHint="go"
        />
        <button type="submit" className="button" disabled={isPending}>
          {t(isPending ? 'factors.namePending' : 'factors.nameNext')}
        </button>
      </form>
    </ModalDialog>
  );
}
