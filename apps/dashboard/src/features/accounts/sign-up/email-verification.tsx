import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { forgetPath } from '@wrenchwise/client/return-path.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { NeedsScript } from '@wrenchwise/ui/needs-script.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';
import { useNavigate } from 'react-router';

import { ViewTitle } from '../sign-in/view-title.tsx';
import { useLinkToken } from '../use-link-token.ts';
import { useVerifyEmail } from './sign-up.queries.ts';

/**
 * Where the link of the verification mail leads. Nothing happens without the click: programs that
 * scan mail open its links.
 */
export function EmailVerification() {
  const token = useLinkToken();
  const verify = useVerifyEmail();
  const navigate = useNavigate();
  const isHydrated = useHydrated();

  // A newer link may be opened in the tab that still shows what came of an older one.
  const isOfThisLink = verify.variables === token;
  const failure = verify.error && isOfThisLink ? presentError(verify.error) : undefined;
  if (failure?.code === 'auth/link-expired') {
    return (
      <LinkOfNoUse
        title={t`This link no longer works`}
      >{t`It has expired or was used already. If your address is confirmed, log in; otherwise the log-in page sends you a new link.`}</LinkOfNoUse>
    );
  }
  if (token === null) {
    return (
      <LinkOfNoUse
        title={t`This link is not complete`}
      >{t`Please open the whole link of the e-mail.`}</LinkOfNoUse>
    );
  }
  const confirm = (of: string) =>
    verify.mutate(of, {
      onSuccess: ({ next }) => {
        forgetPath();
        void navigate(next, { replace: true });
      },
    });
  return (
    <>
      <ViewTitle
        title={t`Confirm your e-mail address`}
      >{t`Press the button to confirm that this address is yours. You are then logged in.`}</ViewTitle>
      {failure && <Notice tone="high" role="alert" className="mb-5" title={failure.message} />}
      <NeedsScript />
      <Button
        wide
        disabled={!isHydrated}
        busy={verify.isPending || verify.isSuccess}
        onClick={() => {
          if (token !== undefined) confirm(token);
        }}
      >{t`Confirm my address`}</Button>
      <p className="mt-4 text-sm text-faint">{t`If you did not open an account, close this page: nothing changes.`}</p>
    </>
  );
}

function LinkOfNoUse({ title, children }: { title: string; children: string }) {
  return (
    <>
      <ViewTitle title={title} takeFocus>
        {children}
      </ViewTitle>
      <LinkButton to="/login" wide>{t`Log in`}</LinkButton>
    </>
  );
}
