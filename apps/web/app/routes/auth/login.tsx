import { useState } from 'react';

import { LoginForm } from '~/features/account/login-form.tsx';
import { LoginNotice } from '~/features/account/login-notice.tsx';
import { ResetView } from '~/features/account/reset-view.tsx';
import { useRedirectWhenSignedIn } from '~/features/account/use-redirect-when-signed-in.ts';
import { pageMeta } from '~/lib/page-meta.ts';
import { takeReturnPath } from '~/lib/return-path.ts';
import { useQueryString } from '~/lib/use-query-string.ts';

export const meta = () =>
  pageMeta('Log in', 'Log in to Wrenchwise to diagnose a fault or read your history.');

export default function Login() {
  const params = useQueryString();
  const [forgot, setForgot] = useState(false);
  useRedirectWhenSignedIn(takeReturnPath);
  return forgot ? (
    <>
      <h1 className="text-2xl">Reset your password</h1>
      <p className="mt-1 mb-6 text-soft">Enter the address you signed up with.</p>
      <ResetView onBack={() => setForgot(false)} />
    </>
  ) : (
    <>
      <h1 className="text-2xl">Log in</h1>
      <p className="mt-1 mb-6 text-soft">Welcome back.</p>
      <LoginForm
        notice={<LoginNotice verified={params.get('verified')} error={params.get('error')} />}
        onForgot={() => setForgot(true)}
      />
    </>
  );
}
