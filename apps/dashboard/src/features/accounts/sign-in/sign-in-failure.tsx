import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { ErrorCode } from '@wrenchwise/contract/errors';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Link } from 'react-router';

import { ResendVerification } from '../sign-up/resend-verification.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { CookiesBlocked } from './cookies-blocked.ts';

const WORDING = {
  'auth/invalid-credentials': t`Invalid email or password. Please check your credentials and try again.`,
} as const;

const SESSION_TROUBLE: ReadonlySet<ErrorCode> = new Set([
  'auth/expired-session',
  'auth/invalid-token',
  'auth/no-user',
]);

const isAboutCookies = (error: Error, code: ErrorCode): boolean =>
  error instanceof CookiesBlocked || error.name === 'SecurityError' || SESSION_TROUBLE.has(code);

interface Props {
  error: Error;
  /** Whose log-in failed; without it no verification mail is offered. */
  email?: string;
}

/** Why a log-in failed, and the way on where there is one. */
export function SignInFailure({ error, email }: Props) {
  const { code, message } = presentError(error, WORDING);
  if (isAboutCookies(error, code)) return <CookieNotice role="alert" />;
  return (
    <Notice tone="high" role="alert" title={message}>
      {code === 'auth/email-not-verified' && email !== undefined && (
        <ResendVerification email={email} />
      )}
      {(code === 'auth/two-factor-unreadable' || code === 'auth/account-locked') && (
        <Link to="/contact" className="text-link">{t`Contact us`}</Link>
      )}
    </Notice>
  );
}
