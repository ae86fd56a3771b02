import { t } from '@lingui/core/macro';
import { showToast } from '@wrenchwise/ui/toast.ts';

import { ConfirmationDialog } from '../re-authentication/confirmation-dialog.tsx';
import { useDisableTwoFactor } from './two-factor.queries.ts';

interface Props {
  hasPassword: boolean;
  onClose: () => void;
}

/** Switches two-factor off, after asking. */
export function SwitchOffDialog({ hasPassword, onClose }: Props) {
  const disable = useDisableTwoFactor();
  return (
    <ConfirmationDialog
      open
      onClose={onClose}
      title={t`Switch two-factor off?`}
      description={t`Your password by itself is then enough to log in. Your recovery codes stop working.`}
      hasPassword={hasPassword}
      action={t`Switch off`}
      tone="danger"
      busy={disable.isPending}
      error={disable.error}
      onRetry={disable.reset}
      onConfirm={(confirmation) =>
        disable.mutate(confirmation, {
          onSuccess: () => {
            void showToast('success', t`Two-factor is off`);
            onClose();
          },
        })
      }
    />
  );
}
