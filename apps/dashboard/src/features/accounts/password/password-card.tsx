import { t } from '@lingui/core/macro';

import { SecurityCard } from '../security-overview/security-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { PasswordLink } from './password-link.tsx';

/** The account's password: changed here, or set for the first time by mail. */
export function PasswordCard({ hasPassword }: { hasPassword: boolean }) {
  return (
    <SecurityCard
      id="password"
      title={t`Password`}
      lead={hasPassword ? t`A change signs out every other browser.` : undefined}
    >
      {hasPassword ? <PasswordForm /> : <PasswordLink />}
    </SecurityCard>
  );
}
