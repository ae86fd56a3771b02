import { requestPasswordReset } from '@wrenchwise/contract/endpoints/accounts/password';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { verifyRecoveryCode, verifyTotp } from '@wrenchwise/contract/endpoints/accounts/two-factor';
import type { Hono } from 'hono';

import type { AppEnv } from '../../../../platform/http/context.ts';
import { type FormFields, takeFormPost } from '../../../../platform/http/form-post.ts';
import { PLAIN_PAGE_HEADERS } from '../../../../platform/http/plain-page.ts';
import {
  checkMailPage,
  codePage,
  loginPage,
  resetPage,
  resetSentPage,
  signupPage,
} from './account-pages.ts';

const DASHBOARD = '/dashboard';

const owesCode = (output: unknown): boolean =>
  typeof output === 'object' &&
  output !== null &&
  'twoFactorRequired' in output &&
  output.twoFactorRequired === true;

const checkSignup = ({ password = '', confirm = '', terms }: FormFields): FormFields => ({
  ...(confirm === password ? {} : { confirm: 'Passwords do not match' }),
  ...(terms === undefined ? { terms: 'Please accept the terms to continue' } : {}),
});

/** Log-in, sign-up and the request of a reset link as a browser sends them by itself, without scripts. */
export const mountAccountForms = (app: Hono<AppEnv>): void => {
  takeFormPost(app, {
    path: '/login',
    endpoint: signIn,
    bodyOf: ({ email, password, rememberMe }) => ({
      email,
      password,
      rememberMe: rememberMe !== undefined,
    }),
    page: loginPage,
    done: (output) => (owesCode(output) ? codePage({}) : DASHBOARD),
  });
  takeFormPost(app, {
    path: '/login/code',
    endpoint: verifyTotp,
    bodyOf: ({ code, trustDevice }) => ({ code, trustDevice: trustDevice !== undefined }),
    page: codePage,
    done: () => DASHBOARD,
  });
  takeFormPost(app, {
    path: '/login/recovery-code',
    endpoint: verifyRecoveryCode,
    bodyOf: ({ recoveryCode }) => ({ code: recoveryCode }),
    page: (typed, refusal) =>
      codePage(typed, {
        ...refusal,
        fields: { recoveryCode: refusal.fields['code'] ?? refusal.message },
      }),
    done: () => DASHBOARD,
  });
  takeFormPost(app, {
    path: '/signup',
    endpoint: signUp,
    check: checkSignup,
    bodyOf: ({ name, email, password }) => ({ name, email, password }),
    page: signupPage,
    done: (_, { email = '' }) => checkMailPage(email),
  });
  takeFormPost(app, {
    path: '/login/forgot',
    endpoint: requestPasswordReset,
    bodyOf: ({ email }) => ({ email }),
    page: resetPage,
    done: resetSentPage,
  });
  app.get('/login/forgot', (c) => c.html(resetPage({}), 200, PLAIN_PAGE_HEADERS));
};
