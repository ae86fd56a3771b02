import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';

import { EmailVerification } from '~/features/accounts/sign-up/email-verification.tsx';

export const meta = () =>
  pageMeta(
    t`Confirm your e-mail address`,
    t`Confirm the e-mail address of a new Wrenchwise account.`,
    {
      noIndex: true,
    },
  );

export default EmailVerification;
