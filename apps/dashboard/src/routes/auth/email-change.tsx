import { EmailChange } from '~/features/account/email-change.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta('Change e-mail address', 'Confirm a new e-mail address for your Wrenchwise account.', {
    noIndex: true,
  });

export default EmailChange;
