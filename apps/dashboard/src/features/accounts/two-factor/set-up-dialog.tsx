import { t } from '@lingui/core/macro';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { useState } from 'react';

import { ConfirmationForm } from '../re-authentication/confirmation-form.tsx';
import { AuthenticatorStep } from './authenticator-step.tsx';
import { Step } from './step.tsx';
import { type Enrolment, useConfirmTwoFactor, useEnableTwoFactor } from './two-factor.queries.ts';
import { useRecoveryCodes } from './use-recovery-codes.tsx';

interface Props {
  hasPassword: boolean;
  onClose: () => void;
}

/** Confirm, scan, type a code, keep the recovery codes. Left before the code, it stays off. */
export function SetUpDialog({ hasPassword, onClose }: Props) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const enable = useEnableTwoFactor(setEnrolment);
  const confirm = useConfirmTwoFactor();
  const { close, panel } = useRecoveryCodes({
    codes: confirm.isSuccess ? enrolment?.recoveryCodes : undefined,
    isOnTheWay: confirm.isPending,
    onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      title={t`Set up two-factor`}
      {...(enrolment
        ? {}
        : {
            description: t`You need an authenticator app on your phone. It shows a new six-digit code every 30 seconds.`,
          })}
    >
      {panel ? (
        <Step
          key="codes"
          position={t`Step 3 of 3`}
          title={t`Two-factor is on. Keep your recovery codes`}
        >
          {panel}
        </Step>
      ) : enrolment ? (
        <Step key="app" position={t`Step 2 of 3`} title={t`Add the key to your app`}>
          <AuthenticatorStep totpUri={enrolment.totpUri} confirm={confirm} onCancel={close} />
        </Step>
      ) : (
        <>
          <p className="caption mb-3">{t`Step 1 of 3`}</p>
          <ConfirmationForm
            hasPassword={hasPassword}
            action={t`Continue`}
            busy={enable.isPending}
            error={enable.error}
            onRetry={enable.reset}
            onConfirm={(confirmation) => enable.mutate(confirmation)}
            onCancel={close}
          />
        </>
      )}
    </Dialog>
  );
}
