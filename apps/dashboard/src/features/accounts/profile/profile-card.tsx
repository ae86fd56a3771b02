import { t } from '@lingui/core/macro';
import type { AccountUser } from '@wrenchwise/contract/endpoints/accounts/account-user';
import { Card } from '@wrenchwise/ui/card.tsx';
import type { ReactNode } from 'react';

import { useDates } from '~/user-settings/user-settings.ts';

import { EmailRow } from '../email-address/email-row.tsx';
import { AvatarField } from './avatar-field.tsx';
import { NameForm } from './name-form.tsx';

/** Who is signed in: avatar, name and address. */
export function ProfileCard({ user, signInAgain }: { user: AccountUser; signInAgain: ReactNode }) {
  const { longDate } = useDates();
  return (
    <Card>
      <h2 className="text-lg">{t`Profile`}</h2>
      <div className="mt-5 grid gap-6">
        <AvatarField user={user} />
        <NameForm name={user.name} />
        <div className="border-t border-line pt-5">
          <EmailRow user={user} signInAgain={signInAgain} />
        </div>
        <p className="border-t border-line pt-5 text-sm text-faint">{t`Member since ${longDate(user.createdAt)}.`}</p>
      </div>
    </Card>
  );
}
