import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { AccountUser } from '@wrenchwise/contract/endpoints/accounts/account-user';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';

import { hasPasswordQuery } from '../security-overview/security.queries.ts';
import { EmailChangeForm } from './email-change-form.tsx';
import { PendingEmailChange } from './pending-email-change.tsx';

/** The address of the account, and the way to another one. */
export function EmailRow({ user, signInAgain }: { user: AccountUser; signInAgain: ReactNode }) {
  const [open, setOpen] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const hasPassword = useQuery({ ...hasPasswordQuery(), enabled: open });
  const close = () => {
    setOpen(false);
    change.current?.focus();
  };
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-sm font-label">{t`E-mail`}</p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="wrap-anywhere">{user.email}</span>
            {user.emailVerified && (
              <Badge tone="low" icon={<CircleCheck aria-hidden />}>{t`Verified`}</Badge>
            )}
          </p>
        </div>
        <Button
          ref={change}
          tone="secondary"
          size="sm"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Trans>
            Change<span className="sr-only"> e-mail address</span>
          </Trans>
        </Button>
      </div>
      {open && (
        <DataState
          query={hasPassword}
          explain={presentError}
          failure={t`Failed to load how you sign in`}
          loadingLabel={t`Loading how you sign in`}
          skeleton={<Skeleton className="mt-4 h-40 max-w-md rounded-md" />}
        >
          {(isAsked) => (
            <EmailChangeForm
              hasPassword={isAsked}
              signInAgain={signInAgain}
              onCancel={close}
              onSent={close}
            />
          )}
        </DataState>
      )}
      <PendingEmailChange />
    </div>
  );
}
