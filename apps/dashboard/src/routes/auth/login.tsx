import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { takeReturnPath } from '@wrenchwise/client/return-path.ts';

import { LoginViews } from '~/features/accounts/sign-in/login-views.tsx';
import { useRedirectCheck } from '~/features/accounts/sign-in/use-redirect-check.ts';
import { useRedirectWhenSignedIn } from '~/features/accounts/sign-in/use-redirect-when-signed-in.ts';
import { useRememberPlan } from '~/features/accounts/sign-in/use-remember-plan.ts';
import { Verifying } from '~/features/accounts/sign-up/verifying.tsx';

export const meta = () =>
  pageMeta(t`Log in`, t`Log in to Wrenchwise to diagnose a fault or read your history.`, {
    path: '/login',
  });

export default function Login() {
  useRememberPlan();
  useRedirectWhenSignedIn(takeReturnPath);
  return useRedirectCheck() ? <Verifying /> : <LoginViews />;
}
