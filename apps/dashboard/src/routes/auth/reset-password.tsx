import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';

import { PasswordReset } from '~/features/accounts/password/password-reset.tsx';

export const meta = () =>
  pageMeta(t`Reset password`, t`Choose a new password for your Wrenchwise account.`, {
    noIndex: true,
  });

export default PasswordReset;
