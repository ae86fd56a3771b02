import { t } from '@lingui/core/macro';
import type { AccountUser } from '@wrenchwise/contract/endpoints/accounts/account-user';
import { Card } from '@wrenchwise/ui/card.tsx';

import { PreferencesForm } from './preferences-form.tsx';

/** Units and time zone: they come with the session, so nothing has to be read. */
export function PreferencesCard({ user }: { user: AccountUser }) {
  return (
    <Card>
      <h2 className="text-lg">{t`Units and time zone`}</h2>
      <p className="measure mt-1 mb-5 text-soft">{t`For everything you read and for reminders. The currency of prices follows your country.`}</p>
      <PreferencesForm settings={user} />
    </Card>
  );
}
