import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { keepToast } from '@wrenchwise/ui/toast.ts';
import { useOutletContext } from 'react-router';

import { SignInAgain } from '~/features/security/confirmation/sign-in-again.tsx';
import { SecuritySection } from '~/features/security/security-section.tsx';
import { AppearanceCard } from '~/features/settings/appearance-card.tsx';
import { DeleteAccountCard } from '~/features/settings/data/delete-account-card.tsx';
import { ExportCard } from '~/features/settings/data/export-card.tsx';
import { NotificationsCard } from '~/features/settings/notifications/notifications-card.tsx';
import { PreferencesCard } from '~/features/settings/preferences/preferences-card.tsx';
import { ProfileCard } from '~/features/settings/profile/profile-card.tsx';
import { RepairCostsCard } from '~/features/settings/repair-costs-card.tsx';
import { SectionNav } from '~/features/settings/section-nav.tsx';
import { SettingsSection } from '~/features/settings/settings-section.tsx';

import type { DashboardContext } from './layout.tsx';

export const meta = () =>
  pageMeta('Settings', 'Your profile, security, notifications, repair costs and data.');

export default function Settings() {
  const { user, onAccountGone } = useOutletContext<DashboardContext>();
  const sayGoodbye = () => {
    keepToast('success', 'Your account has been deleted.');
    onAccountGone();
  };
  return (
    <>
      <PageHeader title="Settings" />
      <div className="xl:grid xl:grid-cols-[11rem_minmax(0,48rem)] xl:gap-10">
        <SectionNav />
        <div className="grid max-w-3xl gap-10">
          <SettingsSection id="profile">
            <ProfileCard user={user} signInAgain={<SignInAgain />} />
            <PreferencesCard user={user} />
          </SettingsSection>
          <SettingsSection id="security">
            <SecuritySection />
          </SettingsSection>
          <SettingsSection id="notifications">
            <NotificationsCard />
          </SettingsSection>
          <SettingsSection id="repair-costs">
            <RepairCostsCard />
          </SettingsSection>
          <SettingsSection id="appearance">
            <AppearanceCard />
          </SettingsSection>
          <SettingsSection id="data">
            <ExportCard />
            <DeleteAccountCard
              email={user.email}
              signInAgain={<SignInAgain />}
              onGone={sayGoodbye}
            />
          </SettingsSection>
        </div>
      </div>
    </>
  );
}
