import { pageMeta } from '@wrenchwise/client/page-meta.ts';

import { PasswordReset } from '~/features/accounts/password/password-reset.tsx';

export const meta = () =>
  pageMeta('Reset password', 'Choose a new password for your Wrenchwise account.', {
    noIndex: true,
  });

export default PasswordReset;
