import type { AccountUser } from '@wrenchwise/domain/endpoints/auth';
import { planLabel } from '@wrenchwise/domain/plans';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router';

import { AccountGuard } from '~/features/account/account-guard.tsx';
import { useSignOut } from '~/features/account/account.queries.ts';
import { DashboardFrame } from '~/features/shell/dashboard-frame.tsx';
import { useSubscription } from '~/features/subscription/use-subscription.ts';

/** What every page of the dashboard may know of the person. */
export interface DashboardContext {
  readonly user: AccountUser;
}

/** The dashboard's frame: for signed-in people only. */
export default function DashboardLayout() {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const logout = () => {
    setLeaving(true);
    signOut.mutate();
    void navigate('/');
  };
  return (
    <AccountGuard leaving={leaving}>
      {(user) => <Frame user={user} onLogout={logout} />}
    </AccountGuard>
  );
}

function Frame({ user, onLogout }: { user: AccountUser; onLogout: () => void }) {
  const { subscription } = useSubscription();
  return (
    <DashboardFrame
      person={{
        name: user.name.trim() || 'User',
        planLabel: subscription && planLabel(subscription.tier),
        onLogout,
      }}
    >
      <Outlet context={{ user } satisfies DashboardContext} />
    </DashboardFrame>
  );
}
