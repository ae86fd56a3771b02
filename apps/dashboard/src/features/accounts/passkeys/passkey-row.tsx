import { t } from '@lingui/core/macro';
import type { Passkey } from '@wrenchwise/contract/endpoints/accounts/passkeys';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Cloud, KeyRound, Trash2 } from 'lucide-react';

import { useDates } from '~/user-settings/user-settings.ts';

interface Props {
  passkey: Passkey;
  /** It is being removed. */
  fading: boolean;
  onRemove: () => void;
}

/** One passkey: its name, since when, and whether the owner's other devices have it too. */
export function PasskeyRow({ passkey, fading, onRemove }: Props) {
  const { longDate } = useDates();
  return (
    <li
      className={cx(
        'flex items-center gap-3 py-3 transition-opacity duration-150',
        fading && 'opacity-50',
      )}
    >
      <KeyRound aria-hidden className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-label wrap-anywhere">{passkey.name}</span>
          {passkey.synced && <Badge icon={<Cloud aria-hidden />}>{t`Synced`}</Badge>}
        </p>
        <p className="text-sm text-faint">{t`Added on ${longDate(passkey.createdAt)}`}</p>
      </div>
      <IconButton label={t`Remove ${passkey.name}`} onClick={onRemove}>
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </li>
  );
}
