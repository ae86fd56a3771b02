import { t } from '@lingui/core/macro';

import { type Outcome, ReturnNotice } from '../security-overview/return-notice.tsx';

const OUTCOMES = new Map<string, Outcome>([
  [
    'connected',
    {
      tone: 'low',
      title: t`Your account at the sign-in provider is connected.`,
      text: t`You can log in with it from now on.`,
    },
  ],
  [
    'failed',
    {
      tone: 'high',
      title: t`Your account at the sign-in provider could not be connected.`,
      text: t`Nothing was changed. Please try again.`,
    },
  ],
  [
    'cancelled',
    {
      tone: 'info',
      title: t`No account was connected.`,
      text: t`You went back before the sign-in provider had said yes. Nothing was changed.`,
    },
  ],
  [
    'other-email',
    {
      tone: 'medium',
      title: t`That account has a different address.`,
      text: t`Choose the one with the address of your Wrenchwise account.`,
    },
  ],
  [
    'taken',
    {
      tone: 'medium',
      title: t`That account belongs to another Wrenchwise account.`,
      text: t`Disconnect it there first, or choose another one.`,
    },
  ],
]);

/** What came of the way to the operator's provider and back. */
export function OidcReturn() {
  return <ReturnNotice name="oidc" outcomes={OUTCOMES} />;
}
