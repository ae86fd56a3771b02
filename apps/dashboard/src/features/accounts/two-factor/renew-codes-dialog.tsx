import { t } from '@lingui/core/macro';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { useState } from 'react';

import { ConfirmationForm } from '../re-authentication/confirmation-form.tsx';
import { Step } from './step.tsx';
import { useRenewRecoveryCodes } from './two-factor.queries.ts';
import { useRecoveryCodes } from './use-recovery-codes.tsx';

interface Props {
  hasPassword: boolean;
  onClose: () => void;
}

/** Makes ten new recovery codes in place of those that are left. */
export function RenewCodesDialog({ hasPassword, onClose }: Props) {
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useRenewRecoveryCodes(setCodes);
  const { close, panel } = useRecoveryCodes({ codes, isOnTheWay: renew.isPending, onClose });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      title={t`New recovery codes`}
      {...(panel ? {} : { description: t`The codes that you have now stop working.` })}
    >
      {panel ? (
        <Step title={t`Keep your new codes`}>{panel}</Step>
      ) : (
        <ConfirmationForm
          hasPassword={hasPassword}
          action={t`Make new codes`}
          busy={renew.isPending}
          error={renew.error}
          onRetry={renew.reset}
          onConfirm={(confirmation) => renew.mutate(confirmation)}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
