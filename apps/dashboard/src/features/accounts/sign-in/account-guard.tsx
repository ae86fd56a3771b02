import { useQuery } from '@tanstack/react-query';
import { forgetPerson, onSignOutElsewhere } from '@wrenchwise/client/own-storage.ts';
import { rememberPath } from '@wrenchwise/client/return-path.ts';
import type { AccountUser } from '@wrenchwise/contract/endpoints/accounts/account-user';
import { LoadingFrame } from '@wrenchwise/ui/loading-frame.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { FailureScreen } from '~/ui/failure-screen.tsx';

import { sessionQuery } from './session.queries.ts';
import { useRedirectCheck } from './use-redirect-check.ts';

interface Props {
  /** True while the user is logging out on purpose: no detour over the log-in page then. */
  leaving: boolean;
  children: (user: AccountUser) => ReactNode;
}

/** Lets signed-in users through; sends everyone else to the log-in page and remembers the way back. */
export function AccountGuard({ leaving, children }: Props) {
  const session = useQuery(sessionQuery());
  const isChecking = useRedirectCheck();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const user = session.data?.user;
  const isVisitor = session.isSuccess && !user?.id;
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (user?.id) wasSignedIn.current = true;
  }, [user?.id]);

  // A full load: what is typed in this tab's forms goes with the page.
  useEffect(
    () =>
      onSignOutElsewhere(() => {
        forgetPerson();
        location.replace(siteAddress('/login'));
      }),
    [],
  );

  useEffect(() => {
    if (!isVisitor || isChecking || leaving) return;
    // With the fragment: the token of an invitation is in it.
    rememberPath(pathname + search + hash);
    void navigate(wasSignedIn.current ? '/login?error=session-expired' : '/login', {
      replace: true,
    });
  }, [isVisitor, isChecking, leaving, navigate, pathname, search, hash]);

  if (isChecking) return <LoadingFrame />;
  // Another user in the same tab begins with forms of their own.
  if (user?.id) return <Fragment key={user.id}>{children(user)}</Fragment>;
  if (session.error && session.data === undefined) return <FailureScreen error={session.error} />;
  return <LoadingFrame />;
}
