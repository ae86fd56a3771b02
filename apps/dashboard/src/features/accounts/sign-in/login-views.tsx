import { t } from '@lingui/core/macro';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { lazy, Suspense, useState } from 'react';

import { patiently } from '~/connection/connection.ts';
import { useQueryString } from '~/features/accounts/sign-in/use-query-string.ts';

import { ResetView } from '../password/reset-view.tsx';
import { CookieWarning } from './cookie-warning.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginNotice } from './login-notice.tsx';
import { ViewTitle } from './view-title.tsx';

const CodeStep = lazy(
  patiently(async () => ({ default: (await import('../two-factor/code-step.tsx')).CodeStep })),
);

type View = 'login' | 'reset' | 'code';

/** The log-in page: the form, the forgotten-password view or the code of the second factor. */
export function LoginViews() {
  const params = useQueryString();
  const [chosen, setChosen] = useState<View>();
  const [email, setEmail] = useState('');
  const [sentBack, setSentBack] = useState<string>();
  const view = chosen ?? (params.get('view') === 'reset' ? 'reset' : 'login');
  const takeFocus = chosen !== undefined;

  const leaveFor = (next: View, typed: string) => {
    setEmail(typed);
    setChosen(next);
  };
  const backToLogin = (why?: string) => {
    setSentBack(why);
    setChosen('login');
  };

  if (view === 'code') {
    return (
      <Suspense fallback={<p role="status">{t`One moment, please.`}</p>}>
        <CodeStep onBack={backToLogin} />
      </Suspense>
    );
  }
  if (view === 'reset') {
    return (
      <>
        <ViewTitle
          key="reset"
          title={t`Reset your password`}
          takeFocus={takeFocus}
        >{t`Enter the address you signed up with.`}</ViewTitle>
        <ResetView email={email} onBack={() => backToLogin()} />
      </>
    );
  }
  const said =
    sentBack === undefined ? (
      <LoginNotice params={params} />
    ) : (
      <Notice tone="medium" role="alert" title={sentBack} />
    );
  return (
    <>
      <ViewTitle key="login" title={t`Log in`} takeFocus={takeFocus}>{t`Welcome back.`}</ViewTitle>
      <LoginForm
        email={email}
        notice={
          <>
            <CookieWarning />
            {said}
          </>
        }
        onForgot={(typed) => leaveFor('reset', typed)}
        onCodeOwed={(typed) => leaveFor('code', typed)}
      />
    </>
  );
}
