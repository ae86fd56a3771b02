import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { diagnosesOf } from '@wrenchwise/domain/allowance-words';
import { useState } from 'react';

import { useRedirectWhenSignedIn } from '~/features/accounts/sign-in/use-redirect-when-signed-in.ts';
import { CheckYourEmail } from '~/features/accounts/sign-up/check-your-email.tsx';
import { SignupForm } from '~/features/accounts/sign-up/signup-form.tsx';

export const meta = () =>
  pageMeta('Sign up', `Create a free Wrenchwise account: ${diagnosesOf('free')}, no card needed.`, {
    path: '/signup',
  });

export default function Signup() {
  const [sentTo, setSentTo] = useState<string>();
  useRedirectWhenSignedIn(() => '/dashboard');
  if (sentTo !== undefined) return <CheckYourEmail email={sentTo} />;
  return (
    <>
      <h1 className="text-2xl">Create your account</h1>
      <p className="mt-1 mb-6 text-soft">Free for {diagnosesOf('free')}. No card needed.</p>
      <SignupForm onDone={setSentTo} />
    </>
  );
}
