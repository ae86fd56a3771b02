import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { useOutletContext } from 'react-router';

import { DeleteAccountCard } from '~/features/accounts/deletion/delete-account-card.tsx';
import { ExportCard } from '~/features/accounts/export/export-card.tsx';
import { NotificationsCard } from '~/features/accounts/notification-settings/notification-settings-card.tsx';
import { PreferencesCard } from '~/features/accounts/profile/preferences/preferences-card.tsx';
import { ProfileCard } from '~/features/accounts/profile/profile-card.tsx';
import { RepairCostsCard } from '~/features/accounts/profile/repair-costs-card.tsx';
import { Confirmations } from '~/features/accounts/re-authentication/confirmations.tsx';
import { SignInAgain } from '~/features/accounts/re-authentication/sign-in-again.tsx';
import { SecuritySection } from '~/features/accounts/security-overview/security-section.tsx';
import { AppearanceCard } from '~/features/accounts/settings/appearance-card.tsx';
import { SectionNav } from '~/features/accounts/settings/section-nav.tsx';
import { SettingsSection } from '~/features/accounts/settings/settings-section.tsx';
import { CalendarCard } from '~/features/calendar/calendar-card.tsx';
import { ApiCard } from '~/features/developers/api-card.tsx';
import { MessageServicesCard } from '~/features/message-services/message-services-card.tsx';
import { CountryCard } from '~/features/place/country-card.tsx';
import { ServicesCard } from '~/features/privacy/services-card.tsx';
import { PushCard } from '~/features/push/push-card.tsx';

import type { DashboardContext } from './layout.tsx';

export const meta = () =>
  pageMeta(t`Settings`, t`Your profile, security, notifications, repair costs and data.`);

export default function Settings() {
  const { user, onAccountGone } = useOutletContext<DashboardContext>();
  return (
    <>
      <PageHeader title={t`Settings`} />
      <div className="xl:grid xl:grid-cols-[11rem_minmax(0,48rem)] xl:gap-10">
        <SectionNav />
        <div className="grid max-w-3xl gap-10">
          <SettingsSection id="profile">
            <ProfileCard user={user} signInAgain={<SignInAgain />} />
            <CountryCard />
            <PreferencesCard user={user} />
          </SettingsSection>
          <SettingsSection id="security">
            <SecuritySection />
          </SettingsSection>
          <SettingsSection id="notifications">
            <NotificationsCard />
            <PushCard />
            <MessageServicesCard />
            <Confirmations>
              <CalendarCard />
            </Confirmations>
          </SettingsSection>
          <SettingsSection id="repair-costs">
            <RepairCostsCard />
          </SettingsSection>
          <SettingsSection id="appearance">
            <AppearanceCard />
          </SettingsSection>
          <SettingsSection id="api">
            <ApiCard />
          </SettingsSection>
          <SettingsSection id="data">
            <ServicesCard />
            <ExportCard />
            <DeleteAccountCard
              email={user.email}
              signInAgain={<SignInAgain />}
              onGone={onAccountGone}
            />
          </SettingsSection>
        </div>
      </div>
    </>
  );
}
