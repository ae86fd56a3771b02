import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Passkey } from '@wrenchwise/contract/endpoints/accounts/passkeys';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';

import { focusCard, SecurityCard } from '../security-overview/security-card.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { passkeyObstacleHere } from './passkey-obstacle.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { useRemovePasskey } from './passkeys.queries.ts';

const CARD = 'passkeys';

interface Props {
  passkeys: readonly Passkey[];
  hasPassword: boolean;
  /** Such as 'Firefox on Windows': a name for a passkey that is made here. */
  thisDevice: string;
}

/** The passkeys that log in to this account. */
export function PasskeysCard({ passkeys, hasPassword, thisDevice }: Props) {
  const [isAdding, setAdding] = useState(false);
  const [target, setTarget] = useState<Passkey>();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemovePasskey();
  const obstacle = passkeyObstacleHere();
  const failure = remove.error ? presentError(remove.error) : undefined;

  // The button that was pressed has left with its row.
  const isGone = remove.isSuccess && !passkeys.some(({ id }) => id === remove.variables);
  useEffect(() => {
    if (isGone) focusCard(CARD);
  }, [isGone]);

  const confirmRemoval = () => {
    if (!target) return;
    remove.mutate(target.id, {
      onSuccess: () => void showToast('success', t`Passkey removed`),
    });
  };

  return (
    <SecurityCard
      id={CARD}
      title={t`Passkeys`}
      lead={t`Log in with your fingerprint, your face or the PIN of your device instead of a password.`}
    >
      {failure && (
        <Notice tone="high" role="alert" className="mb-4" title={failure.message}>
          {failure.code === 'auth/last-way-in' &&
            t`Set a password or connect a Google account, then remove the passkey.`}
        </Notice>
      )}
      {passkeys.length > 0 && (
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              fading={remove.isPending && remove.variables === passkey.id}
              onRemove={() => {
                setTarget(passkey);
                setAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      {obstacle === undefined ? (
        <Button
          tone="secondary"
          icon={<KeyRound aria-hidden className="size-4.5" />}
          onClick={() => setAdding(true)}
        >{t`Add a passkey`}</Button>
      ) : (
        <Notice tone="info" title={t`No passkey can be added here`}>
          {obstacle}
        </Notice>
      )}
      {isAdding && (
        <AddPasskeyDialog
          hasPassword={hasPassword}
          suggestedName={thisDevice}
          onClose={() => setAdding(false)}
        />
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Remove this passkey?`}
        description={t`“${target?.name ?? ''}” no longer logs you in. Delete it on your device as well, which keeps offering it otherwise.`}
        confirm={t`Remove passkey`}
        onConfirm={confirmRemoval}
      />
    </SecurityCard>
  );
}
