import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';

import { EmailChange } from '~/features/accounts/email-address/email-change.tsx';

export const meta = () =>
  pageMeta(t`Change e-mail address`, t`Confirm a new e-mail address for your Wrenchwise account.`, {
    noIndex: true,
  });

export default EmailChange;
