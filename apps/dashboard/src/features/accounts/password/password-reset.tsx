import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { ApiError } from '@wrenchwise/contract/client';
import { ERRORS } from '@wrenchwise/contract/errors';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import { ViewTitle } from '../sign-in/view-title.tsx';
import { useLinkToken } from '../use-link-token.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { useResetPassword } from './password-reset.queries.ts';

const WORDING = { 'auth/weak-password': t`Password is too weak` } as const;

const isSpent = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'auth/link-expired';

/** Where the reset link leads: choose a new password, or have a new link sent. */
export function PasswordReset() {
  const token = useLinkToken();
  const reset = useResetPassword();
  // A newer link may be opened in the tab that still shows what came of an older one.
  const isOfThisLink = reset.variables?.token === token;
  const error = isOfThisLink ? reset.error : null;

  if (reset.isSuccess && isOfThisLink) {
    return (
      <>
        <ViewTitle
          title={t`Password changed`}
          takeFocus
        >{t`Your password has been changed. Please log in with it.`}</ViewTitle>
        <LinkButton to="/login" wide>{t`Log in`}</LinkButton>
      </>
    );
  }
  if (isSpent(error)) {
    return (
      <LinkOfNoUse
        title={t`This link no longer works`}
        text={ERRORS['auth/link-expired'].message}
      />
    );
  }
  if (token === null) {
    return (
      <LinkOfNoUse
        title={t`This link is not complete`}
        text={t`Please open the link of the newest e-mail, or ask for a new one.`}
      />
    );
  }
  return (
    <>
      <ViewTitle
        title={t`Reset your password`}
      >{t`Choose a new password for your account.`}</ViewTitle>
      {error && (
        <Notice
          tone="high"
          role="alert"
          className="mb-5"
          title={presentError(error, WORDING).message}
        />
      )}
      <NewPasswordForm
        attempt={reset}
        onSend={(newPassword) => {
          if (token !== undefined) reset.mutate({ token, newPassword });
        }}
      />
    </>
  );
}

function LinkOfNoUse({ title, text }: { title: string; text: string }) {
  return (
    <>
      <ViewTitle title={title} takeFocus>
        {text}
      </ViewTitle>
      <div className="grid gap-2">
        <LinkButton to="/login?view=reset" wide>{t`Send a new link`}</LinkButton>
        <LinkButton to="/login" tone="ghost" wide>{t`Back to Login`}</LinkButton>
      </div>
    </>
  );
}
