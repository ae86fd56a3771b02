import { plural, t } from '@lingui/core/macro';
import type { SecurityOverview } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';

import { SecurityCard } from '../security-overview/security-card.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { SwitchOffDialog } from './switch-off-dialog.tsx';

/** Fewer codes than this, and one is soon locked out. */
const FEW = 3;

const DIALOGS = { 'set-up': SetUpDialog, renew: RenewCodesDialog, off: SwitchOffDialog } as const;

interface Props {
  twoFactor: SecurityOverview['twoFactor'];
  hasPassword: boolean;
}

/** Two-factor authentication by an app: set up, recovery codes, switched off. */
export function TwoFactorCard({ twoFactor, hasPassword }: Props) {
  const [asked, setAsked] = useState<keyof typeof DIALOGS>();
  const Asked = asked && DIALOGS[asked];
  const { enabled, readable, recoveryCodesLeft: left } = twoFactor;
  return (
    <SecurityCard
      id="two-factor"
      title={t`Two-factor authentication`}
      lead={t`After your password, a code of an app on your phone: a stolen password is then not enough.`}
      aside={
        enabled ? (
          <Badge tone="low" icon={<ShieldCheck aria-hidden />}>{t`On`}</Badge>
        ) : (
          <Badge>{t`Off`}</Badge>
        )
      }
    >
      {!readable && (
        <Notice
          tone="high"
          className="mb-4"
          title={t`Two-factor has to be set up again.`}
        >{t`Because of a fault on our side, the codes of your app can no longer be checked. Switch two-factor off and set it up again, or you may not be able to log in.`}</Notice>
      )}
      {enabled && readable && left < FEW && (
        <Notice
          tone="medium"
          className="mb-4"
          title={t`${leftInWords(left)} Make new ones soon.`}
        >{t`Without your phone and without a code you cannot log in.`}</Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {enabled && readable && left >= FEW && <p className="mr-auto">{leftInWords(left)}</p>}
        {enabled && (
          <Button
            tone="secondary"
            onClick={() => setAsked('renew')}
          >{t`New recovery codes`}</Button>
        )}
        {/* One button for both, so that focus comes back to it after either. */}
        <Button
          tone={enabled ? 'secondary' : 'primary'}
          onClick={() => setAsked(enabled ? 'off' : 'set-up')}
        >
          {enabled ? t`Switch off` : t`Set up`}
        </Button>
      </div>
      {Asked && <Asked hasPassword={hasPassword} onClose={() => setAsked(undefined)} />}
    </SecurityCard>
  );
}

const leftInWords = (left: number): string =>
  left === 0
    ? t`No recovery codes left.`
    : plural(left, { one: `1 recovery code left.`, other: `${left} recovery codes left.` });
