import { useOutletContext } from 'react-router';

import { ProfileCard } from '~/features/account/profile-card.tsx';
import { RepairCostsCard } from '~/features/settings/repair-costs-card.tsx';
import { pageMeta } from '~/lib/page-meta.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { ThemeSwitch } from '~/ui/theme-switch.tsx';

import type { DashboardContext } from './layout.tsx';

export const meta = () =>
  pageMeta('Settings', 'Your profile, your repair costs and how Wrenchwise looks.');

export default function Settings() {
  const { user } = useOutletContext<DashboardContext>();
  return (
    <div className="max-w-3xl">
      <PageHeader title="Settings" />
      <div className="grid gap-4">
        <ProfileCard user={user} />
        <RepairCostsCard />
        <Card>
          <h2 className="text-lg">Appearance</h2>
          <p className="mt-1 mb-4 text-soft">Follows your device unless you choose.</p>
          <ThemeSwitch />
        </Card>
        <p className="text-sm text-faint">
          Changing your name, password and notifications, and deleting the account, arrive in the
          next release.
        </p>
      </div>
    </div>
  );
}
