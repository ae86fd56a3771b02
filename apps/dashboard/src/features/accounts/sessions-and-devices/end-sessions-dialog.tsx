import { t } from '@lingui/core/macro';
import type { DeviceSession } from '@wrenchwise/contract/endpoints/accounts/sessions-and-devices';

import { ConfirmationDialog } from '../re-authentication/confirmation-dialog.tsx';
import { useEndSessions } from './sessions.queries.ts';

interface Props {
  /** One browser; undefined stands for all but this one. */
  session: DeviceSession | undefined;
  hasPassword: boolean;
  /** Called with what to say of it. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Signs out one browser or all others, after it was made sure that it is their owner who asks. */
export function EndSessionsDialog({ session, hasPassword, onDone, onClose }: Props) {
  const end = useEndSessions(session);
  const device = session?.device;
  return (
    <ConfirmationDialog
      open
      onClose={onClose}
      title={device ? t`Sign out ${device}?` : t`Sign out all others?`}
      description={
        device
          ? t`Whoever uses it has to log in again. You stay signed in here.`
          : t`Every browser but this one has to log in again.`
      }
      hasPassword={hasPassword}
      action={t`Sign out`}
      tone="danger"
      busy={end.isPending}
      error={end.error}
      onRetry={end.reset}
      onConfirm={(confirmation) =>
        end.mutate(confirmation, {
          onSuccess: () =>
            onDone(device ? t`${device} was signed out.` : t`All other browsers were signed out.`),
        })
      }
    />
  );
}
