import type { AccountUser } from '@wrenchwise/domain/endpoints/auth';
import { planLabel } from '@wrenchwise/domain/plans';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router';

import { AccountGuard } from '~/features/account/account-guard.tsx';
import { useSignOut } from '~/features/account/account.queries.ts';
import { DashboardFrame } from '~/features/shell/dashboard-frame.tsx';
import { useSubscription } from '~/features/subscription/use-subscription.ts';
import { PersonProvider } from '~/lib/person.ts';

/** What every page of the dashboard may know of the person. */
export interface DashboardContext {
  readonly user: AccountUser;
  /** Goes to the landing page without the detour over the log-in page: the account is gone. */
  readonly onAccountGone: () => void;
}

/** The dashboard's frame: for signed-in people only. */
export default function DashboardLayout() {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const leave = () => {
    setLeaving(true);
    void navigate('/');
  };
  const logout = () => {
    leave();
    signOut.mutate();
  };
  return (
    <AccountGuard leaving={leaving}>
      {(user) => <Frame user={user} onLogout={logout} onAccountGone={leave} />}
    </AccountGuard>
  );
}

function Frame({ user, onLogout, onAccountGone }: DashboardContext & { onLogout: () => void }) {
  const { subscription } = useSubscription();
  return (
    <PersonProvider value={user}>
      <DashboardFrame
        person={{
          name: user.name.trim() || 'User',
          pictureUrl: user.pictureUrl,
          planLabel: subscription && planLabel(subscription.tier),
          onLogout,
        }}
      >
        <Outlet context={{ user, onAccountGone } satisfies DashboardContext} />
      </DashboardFrame>
    </PersonProvider>
  );
}
