import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { NeedsScript } from '@wrenchwise/ui/needs-script.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';

import { sessionQuery } from '../sign-in/session.queries.ts';
import { ViewTitle } from '../sign-in/view-title.tsx';
import { useLinkToken } from '../use-link-token.ts';
import { useConfirmEmailChange } from './email-change-link.queries.ts';

/**
 * Where both links of an e-mail change lead. Nothing happens without the click: programs that scan
 * mail open its links.
 */
export function EmailChange() {
  const token = useLinkToken();
  const confirm = useConfirmEmailChange();
  const isHydrated = useHydrated();

  // The second link may be opened in the tab that still shows what came of the first.
  const isOfThisLink = confirm.variables === token;
  if (confirm.isSuccess && isOfThisLink) return <Outcome {...confirm.data} />;
  const failure = confirm.error && isOfThisLink ? presentError(confirm.error) : undefined;
  if (failure?.code === 'auth/link-expired') {
    return <LinkOfNoUse title={t`This link no longer works`} text={failure.message} />;
  }
  if (token === null) {
    return (
      <LinkOfNoUse
        title={t`This link is not complete`}
        text={t`Please open the whole link of the e-mail.`}
      />
    );
  }
  return (
    <>
      <ViewTitle
        title={t`Change your e-mail address`}
      >{t`Press the button to confirm the change that was asked for in your account’s settings.`}</ViewTitle>
      {failure && <Notice tone="high" role="alert" className="mb-5" title={failure.message} />}
      <NeedsScript />
      <Button
        wide
        disabled={!isHydrated}
        busy={confirm.isPending}
        onClick={() => {
          if (token !== undefined) confirm.mutate(token);
        }}
      >{t`Confirm`}</Button>
      <p className="mt-4 text-sm text-faint">{t`If you did not ask for it, close this page: nothing changes.`}</p>
    </>
  );
}

function Outcome({ step, newEmail }: { step: 'confirmed' | 'changed'; newEmail: string }) {
  const session = useQuery(sessionQuery());
  const isDone = step === 'changed';
  return (
    <>
      <ViewTitle title={isDone ? t`E-mail address changed` : t`One more link`} takeFocus>
        <span className="wrap-anywhere">
          {isDone
            ? t`Your e-mail address is now ${newEmail}.`
            : t`We have sent a link to ${newEmail}. Open it to finish.`}
        </span>
      </ViewTitle>
      {isDone && (
        <LinkButton to={session.data ? '/dashboard' : '/login'} wide>
          {session.data ? t`Go to the dashboard` : t`Log in`}
        </LinkButton>
      )}
    </>
  );
}

function LinkOfNoUse({ title, text }: { title: string; text: string }) {
  return (
    <>
      <ViewTitle title={title} takeFocus>
        {t`${text} You can ask for the change again in your settings.`}
      </ViewTitle>
      <LinkButton to="/dashboard/settings" wide>{t`Go to settings`}</LinkButton>
    </>
  );
}
