import { PasswordReset } from '~/features/account/password-reset.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta('Reset password', 'Choose a new password for your Wrenchwise account.', {
    noIndex: true,
  });

export default PasswordReset;
