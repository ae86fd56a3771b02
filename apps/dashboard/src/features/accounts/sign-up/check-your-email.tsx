import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { planIdOfPath, returnPath } from '@wrenchwise/client/return-path.ts';
import { planOf } from '@wrenchwise/rules/plans';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { ResendVerification } from './resend-verification.tsx';

/** After signing up: the account waits for the link in the mail. */
export function CheckYourEmail({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const planId = planIdOfPath(returnPath());
  return (
    <div>
      <MailCheck aria-hidden className="size-10 text-accent-text" strokeWidth={1.5} />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl">{t`Check your e-mail`}</h1>
      <p className="mt-2 text-soft">
        <Trans>
          We have sent a link to{' '}
          <strong className="font-semibold break-all text-ink">{email}</strong>. Open it to verify
          your address;{' '}
          {planId === null
            ? t`you are then ready for your first diagnosis.`
            : t`you then go on to ${planOf(planId).name}.`}
        </Trans>
      </p>
      <div className="mt-5 border-t border-line pt-4 text-sm text-soft">
        <p>{t`Nothing there after a minute?`}</p>
        <ResendVerification email={email} />
      </div>
      <LinkButton to="/login" tone="ghost" wide className="mt-4">{t`Back to Login`}</LinkButton>
    </div>
  );
}
