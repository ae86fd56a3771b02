import { t } from '@lingui/core/macro';
import { ERRORS } from '@wrenchwise/contract/errors';
import { Notice } from '@wrenchwise/ui/notice.tsx';

const ERROR_TEXTS: Readonly<Record<string, string>> = {
  'link-expired': ERRORS['auth/link-expired'].message,
  'session-expired': ERRORS['auth/expired-session'].message,
  'account-locked': ERRORS['auth/account-locked'].message,
  'google-cancelled': t`You left Google before signing in. Log in here, or try again.`,
  'oidc-cancelled': t`You left before signing in. Log in here, or try again.`,
  'oidc-email-unverified': t`Your sign-in provider has not verified your e-mail address. Ask whoever runs it, or log in with your password.`,
  'oidc-failed': ERRORS['auth/oidc-failed'].message,
  'google-email-unverified': t`Google has not verified the e-mail address of that account. Verify it there, or log in with your password.`,
};

/** A checkout that needs a log-in first. */
const CHECKOUT_TEXTS: Readonly<Record<string, string>> = {
  'sign-in': t`Please sign in to continue with your subscription.`,
  'session-expired': t`Your session has expired. Please sign in again.`,
};

const textOf = (error: string): string =>
  ERROR_TEXTS[error] ??
  ERRORS[error.startsWith('google-') ? 'auth/google-failed' : 'unknown/error'].message;

/** Why a user finds themselves on the log-in page: `checkout` or `error` of its address. */
export function LoginNotice({ params }: { params: URLSearchParams }) {
  const checkout = CHECKOUT_TEXTS[params.get('checkout') ?? ''];
  if (checkout !== undefined) return <Notice tone="info" role="status" title={checkout} />;
  const error = params.get('error');
  if (error !== null) {
    return (
      <Notice tone="medium" role="status" title={textOf(error)}>
        {error === 'link-expired' && t`Log in, and you can have a new link sent.`}
      </Notice>
    );
  }
  return null;
}
