import { useEffect, useRef, useState } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { SecondFactorForm } from '../../second-factor/second-factor-form.tsx';
import { postJson, type SecondStep } from '../../sign-in.ts';
import { resumeConfirmed } from '../data/retry-after-sign-in.ts';
import { confirmationEnded, signedIn } from '../data/session-slice.ts';
import { useStaffDispatch, useStaffSelector } from '../data/store.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { ConfirmPassword } from './confirm-password.tsx';

const challengePath = '/api/users/confirm/second-factor/challenge';

/**
 * Asks for a proof of identity, in a dialog over the page, where the server requires a recent one: a second factor
 * where one is set up, else the password. Waiting calls then continue; if the dialog is cancelled, they fail with the
 * server's error, and the form keeps its values.
 */
export function ConfirmIdentity() {
  const { lang, t } = useStaffTranslation();
  const { user, isExpired, isUnconfirmed } = useStaffSelector((state) => state.session);
  const dispatch = useStaffDispatch();
  const notify = useStaffNotify();
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState<SecondStep>();
  const [problem, setProblem] = useState<string>();
  const open = isUnconfirmed && !isExpired;
  const token = user?.token;

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);

  // Only the server knows which proof is required.
  useEffect(() => {
    if (!open || step) return;
    let isCurrent = true;
    postJson(challengePath, {}, lang, token).then(
      (challenge) => {
        const { methods, challengeId } = challenge as Partial<SecondStep>;
        if (isCurrent && methods && methods.length > 0 && challengeId) setStep({ methods, challengeId });
      },
      // Without a response ask for the password; the server refuses it where it is not enough.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [open, step, lang, token]);

  const end = (isConfirmed: boolean) => {
    setStep(undefined);
    setProblem(undefined);
    dispatch(confirmationEnded());
    resumeConfirmed(isConfirmed);
  };

  return (
    <dialog
      ref={dialog}
      className="dashboard-dialog"
      aria-labelledby="confirm-identity"
      // Also by Escape. Where the session has ended meanwhile, the calls wait for the sign-in.
      onClose={() => {
        if (open) end(false);
      }}
    >
      <h2 id="confirm-identity" className="mb-5 text-2xl">
        {t('confirm.title')}
      </h2>
      {open &&
        (step ? (
          <>
            <SecondFactorForm
              key={step.challengeId}
              step={step}
              path="/api/users/confirm/second-factor"
              {...(token === undefined ? {} : { token })}
              onProven={({ user: renewed, codesLeft }) => {
                if (codesLeft !== undefined) void notify('success', t('secondFactor.codesLeft', { count: codesLeft }));
                dispatch(signedIn(renewed));
                end(true);
              }}
              onExpired={(message) => {
                setProblem(message);
                setStep(undefined);
              }}
            />
            <button type="button" className="button button-quiet mt-5 w-full" onClick={() => end(false)}>
              {t('confirm.cancel')}
            </button>
          </>
        ) : (
          <ConfirmPassword email={user?.email ?? ''} notice={problem} onEnd={end} />
        ))}
    </dialog>
  );
}
