import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { type ReactNode, useState } from 'react';

import { hasPasswordQuery } from '../security-overview/security.queries.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';

interface Props {
  email: string;
  signInAgain: ReactNode;
  /** Called once the account is gone: leaves the dashboard. */
  onGone: () => void;
}

/** The way out for good: what is erased, and a form that opens on demand. */
export function DeleteAccountCard({ email, signInAgain, onGone }: Props) {
  const [open, setOpen] = useState(false);
  const hasPassword = useQuery({ ...hasPasswordQuery(), enabled: open });
  return (
    <Card className="border-high-line!">
      <h2 className="text-lg">{t`Delete account`}</h2>
      <p className="measure mt-1 text-soft">{t`Erases your profile and picture, cars, diagnoses, repair guides, maintenance tasks, settings and security events. A paid plan is cancelled first. This cannot be undone, so download your data before if you want to keep it.`}</p>
      <div className="mt-5">
        {open ? (
          <DataState
            query={hasPassword}
            explain={presentError}
            failure={t`Failed to load how you sign in`}
            loadingLabel={t`Loading how you sign in`}
            skeleton={<Skeleton className="h-56 max-w-md rounded-md" />}
          >
            {(isAsked) => (
              <DeleteAccountForm
                email={email}
                hasPassword={isAsked}
                signInAgain={signInAgain}
                onGone={onGone}
              />
            )}
          </DataState>
        ) : (
          <Button tone="secondary" onClick={() => setOpen(true)}>{t`Delete account…`}</Button>
        )}
      </div>
    </Card>
  );
}
