import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { rememberPath } from '@wrenchwise/client/return-path.ts';
import { ERRORS } from '@wrenchwise/contract/errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { LogOut } from 'lucide-react';
import { useLocation } from 'react-router';

import { useLeave } from './leave.queries.ts';

const API_PAGE = '/dashboard/settings/api';

/** For accounts without a password whose log-in is too long ago: the way over the log-in page. */
export function SignInAgain() {
  const leave = useLeave();
  const { pathname } = useLocation();
  const go = () =>
    leave.mutate(undefined, {
      onSuccess: () => {
        rememberPath(pathname === API_PAGE ? pathname : '/dashboard/settings');
        // A full load: nothing that was read for this session stays in memory.
        window.location.assign(siteAddress('/login'));
      },
    });
  return (
    <Notice tone="medium" role="alert" title={ERRORS['auth/reauthentication-required'].message}>
      <p>{t`Your last log-in is more than ten minutes ago. You come back here afterwards.`}</p>
      {leave.error && (
        <p role="alert" className="mt-2 font-medium text-high">
          {presentError(leave.error).message}
        </p>
      )}
      <Button
        tone="secondary"
        size="sm"
        className="mt-3"
        busy={leave.isPending}
        icon={<LogOut aria-hidden className="size-4" />}
        onClick={go}
      >{t`Log out and sign in again`}</Button>
    </Notice>
  );
}
