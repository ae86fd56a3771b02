import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { DataState } from '@wrenchwise/ui/data-state.tsx';

import { AuditCard } from '../audit/audit-card.tsx';
import { GoogleReturn } from '../google/google-return.tsx';
import { OidcReturn } from '../oidc/oidc-return.tsx';
import { OutsideAccountCard } from '../outside-account/outside-account-card.tsx';
import { GOOGLE, oidcProvider } from '../outside-account/outside-provider.ts';
import { PasskeysCard } from '../passkeys/passkeys-card.tsx';
import { PasswordCard } from '../password/password-card.tsx';
import { SessionsCard } from '../sessions-and-devices/sessions-card.tsx';
import { TwoFactorCard } from '../two-factor/two-factor-card.tsx';
import { SecuritySkeleton } from './security-skeleton.tsx';
import { securityQuery } from './security.queries.ts';
import { useScrollToAnchor } from './use-scroll-to-anchor.ts';

/** Everything about signing in: the sign-in methods, the devices that are signed in, and what happened. */
export function SecuritySection() {
  const overview = useQuery(securityQuery());
  useScrollToAnchor(overview.isSuccess);
  return (
    <div className="grid gap-4">
      <GoogleReturn />
      <OidcReturn />
      <DataState
        query={overview}
        explain={presentError}
        failure={t`Failed to load your security settings`}
        loadingLabel={t`Loading your security settings`}
        skeleton={<SecuritySkeleton />}
      >
        {({ hasPassword, twoFactor, passkeys, google, oidc, sessions }) => (
          <>
            <PasswordCard hasPassword={hasPassword} />
            <TwoFactorCard twoFactor={twoFactor} hasPassword={hasPassword} />
            <PasskeysCard
              passkeys={passkeys}
              hasPassword={hasPassword}
              thisDevice={sessions.find(({ current }) => current)?.device ?? t`My device`}
            />
            <OutsideAccountCard provider={GOOGLE} state={google} />
            {oidc && <OutsideAccountCard provider={oidcProvider(oidc.name)} state={oidc} />}
            <SessionsCard sessions={sessions} hasPassword={hasPassword} />
          </>
        )}
      </DataState>
      <AuditCard />
    </div>
  );
}
