import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { pathToPlan } from '@wrenchwise/client/return-path.ts';
import { diagnosesOf } from '@wrenchwise/rules/allowance-words';
import { useState } from 'react';

import { useRedirectWhenSignedIn } from '~/features/accounts/sign-in/use-redirect-when-signed-in.ts';
import { useRememberPlan } from '~/features/accounts/sign-in/use-remember-plan.ts';
import { CheckYourEmail } from '~/features/accounts/sign-up/check-your-email.tsx';
import { SignupForm } from '~/features/accounts/sign-up/signup-form.tsx';

export const meta = () =>
  pageMeta(
    t`Sign up`,
    t`Create a free Wrenchwise account: ${diagnosesOf('free')}, no card needed.`,
    {
      path: '/signup',
    },
  );

export default function Signup() {
  const [sentTo, setSentTo] = useState<string>();
  const plan = useRememberPlan();
  // Who has an account already and is signed in goes on to what was chosen.
  useRedirectWhenSignedIn(() => (plan === undefined ? '/dashboard' : pathToPlan(plan.id)));
  if (sentTo !== undefined) return <CheckYourEmail email={sentTo} />;
  return (
    <>
      <h1 className="text-2xl">{t`Create your account`}</h1>
      <p className="mt-1 mb-6 text-soft">
        {plan === undefined
          ? t`Free for ${diagnosesOf('free')}. No card needed.`
          : t`You then go on to ${plan.name}. Nothing is charged before you confirm it in the checkout.`}
      </p>
      <SignupForm onDone={setSentTo} />
    </>
  );
}
