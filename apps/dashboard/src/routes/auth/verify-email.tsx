import { pageMeta } from '@wrenchwise/client/page-meta.ts';

import { EmailVerification } from '~/features/accounts/sign-up/email-verification.tsx';

export const meta = () =>
  pageMeta(
    'Confirm your e-mail address',
    'Confirm the e-mail address of a new Wrenchwise account.',
    {
      noIndex: true,
    },
  );

export default EmailVerification;
