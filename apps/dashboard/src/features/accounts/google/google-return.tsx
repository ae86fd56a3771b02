import { t } from '@lingui/core/macro';

import { type Outcome, ReturnNotice } from '../security-overview/return-notice.tsx';

const OUTCOMES = new Map<string, Outcome>([
  [
    'connected',
    {
      tone: 'low',
      title: t`Your Google account is connected.`,
      text: t`You can log in with Google from now on.`,
    },
  ],
  [
    'failed',
    {
      tone: 'high',
      title: t`Your Google account could not be connected.`,
      text: t`Nothing was changed. Please try again.`,
    },
  ],
  [
    'cancelled',
    {
      tone: 'info',
      title: t`No Google account was connected.`,
      text: t`You went back before Google had said yes. Nothing was changed.`,
    },
  ],
  [
    'other-email',
    {
      tone: 'medium',
      title: t`This Google account has a different address.`,
      text: t`Choose the one with the address of your Wrenchwise account.`,
    },
  ],
  [
    'taken',
    {
      tone: 'medium',
      title: t`This Google account belongs to another Wrenchwise account.`,
      text: t`Disconnect it there first, or choose another Google account.`,
    },
  ],
]);

/** What came of the way to Google and back. */
export function GoogleReturn() {
  return <ReturnNotice name="google" outcomes={OUTCOMES} />;
}
