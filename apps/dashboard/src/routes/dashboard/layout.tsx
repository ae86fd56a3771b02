import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { paymentsAreOff } from '@wrenchwise/client/installation.ts';
import type { AccountUser } from '@wrenchwise/contract/endpoints/accounts/account-user';
import { planLabel } from '@wrenchwise/rules/plans';
import { DateLocaleProvider } from '@wrenchwise/ui/date-locale.ts';
import { dateLocaleFor } from '@wrenchwise/ui/language/number-locale.ts';
import { SandboxNote } from '@wrenchwise/ui/sandbox-bar.tsx';
import { keepToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router';

import { EntitlementProvider } from '~/account/entitlement.ts';
import { AccountGuard } from '~/features/accounts/sign-in/account-guard.tsx';
import { useSignOut } from '~/features/accounts/sign-in/session.queries.ts';
import { WaitingGate } from '~/features/daily-entry/waiting-gate.tsx';
import { Bell } from '~/features/notifications/bell.tsx';
import { DashboardFrame } from '~/features/shell/dashboard-frame.tsx';
import { PlanNotices } from '~/features/subscription/plan-notices.tsx';
import { useSubscription } from '~/features/subscription/use-subscription.ts';
import { queryKeys } from '~/queries/query-keys.ts';
import { UserSettingsProvider } from '~/user-settings/user-settings.ts';

import { usePageRestored } from '../../use-page-restored.ts';
import { Palette } from './palette.tsx';

/** What every page of the dashboard may know of the user. */
export interface DashboardContext {
  readonly user: AccountUser;
  /** Goes to the page that says so, without the detour over the log-in page: the account is gone. */
  readonly onAccountGone: () => void;
}

/** The dashboard's frame: for signed-in users only. */
export default function DashboardLayout() {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const client = useQueryClient();
  // Meanwhile somebody may have logged out on a page of the site.
  usePageRestored(() => {
    if (leaving) location.reload();
    else void client.invalidateQueries({ queryKey: queryKeys.session });
  });
  const leave = () => {
    setLeaving(true);
    void navigate('/account-deleted');
  };
  const logout = () => {
    setLeaving(true);
    // The landing page is a full load, which would cut the request: it comes after the answer.
    signOut.mutate(undefined, {
      onSuccess: () => keepToast('success', t`You are logged out.`),
      onSettled: () => void navigate('/'),
    });
  };
  return (
    <AccountGuard leaving={leaving}>
      {(user) => <Frame user={user} onLogout={logout} onAccountGone={leave} />}
    </AccountGuard>
  );
}

function Frame({ user, onLogout, onAccountGone }: DashboardContext & { onLogout: () => void }) {
  const { subscription, isFallback } = useSubscription();
  const known = isFallback ? undefined : subscription;
  return (
    <UserSettingsProvider value={user}>
      <DateLocaleProvider value={dateLocaleFor(user.place.dateLocale)}>
        <EntitlementProvider
          value={{ features: known?.features, isLoading: subscription === undefined }}
        >
          <DashboardFrame
            user={{
              name: user.name.trim() || t`User`,
              pictureUrl: user.pictureUrl,
              planLabel: paymentsAreOff() ? null : subscription && planLabel(subscription.tier),
              onLogout,
              bell: <Bell />,
              payments: known?.payments === 'sandbox' && <SandboxNote />,
            }}
            Palette={Palette}
            notices={
              <>
                <WaitingGate />
                {known && <PlanNotices subscription={known} />}
              </>
            }
          >
            <Outlet context={{ user, onAccountGone } satisfies DashboardContext} />
          </DashboardFrame>
        </EntitlementProvider>
      </DateLocaleProvider>
    </UserSettingsProvider>
  );
}
