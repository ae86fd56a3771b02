import { ERRORS } from '@wrenchwise/domain/errors';

import { Notice } from '~/ui/notice.tsx';

interface Props {
  /** `?verified=…` of the address. */
  verified: string | null;
  /** `?error=…` of the address: what the link or page that led here has to say. */
  error: string | null;
}

const ERROR_TEXTS: Readonly<Record<string, string>> = {
  'link-expired': ERRORS['auth/link-expired'].message,
  'session-expired': ERRORS['auth/expired-session'].message,
};

/** Why a person finds themselves on the log-in page. */
export function LoginNotice({ verified, error }: Props) {
  if (error !== null) {
    return (
      <Notice
        tone="medium"
        role="status"
        title={ERROR_TEXTS[error] ?? ERRORS['unknown/error'].message}
      >
        {error === 'link-expired' && 'Log in, and you can have a new link sent.'}
      </Notice>
    );
  }
  return verified === null ? null : (
    <Notice tone="low" role="status" title="Your e-mail address is verified. Log in to go on." />
  );
}
