import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CONTACT_MAIL } from '@wrenchwise/client/contact-details.ts';
import { presentCrash } from '@wrenchwise/client/present-error.ts';
import { CLIENT_ERRORS } from '@wrenchwise/contract/client-errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Logo } from '@wrenchwise/ui/logo.tsx';
import { RotateCw, Send } from 'lucide-react';
import { useEffect, useState } from 'react';

import { isReachable, whenReachable } from '~/connection/reachable.ts';

// The sender is loaded when it is wanted: this screen must stand when the API client itself is broken.
const report = async (error: unknown): Promise<void> => {
  const { reportFailure } = await import('@wrenchwise/client/report-failure.ts');
  await reportFailure(error);
};

type Report = 'none' | 'sending' | 'sent' | 'failed';

// Reloads once the server answers again; at once it may, but then something else is wrong, and a user
// decides. Without a connection a reload would end in the browser's own error page.
const useReloadWhenBack = (isAway: boolean): void => {
  useEffect(() => {
    if (!isAway) return undefined;
    const leaving = new AbortController();
    const wait = async () => {
      const vain = await whenReachable(leaving.signal);
      if (vain !== undefined && vain > 0) location.reload();
    };
    void wait();
    return () => leaving.abort();
  }, [isAway]);
};

/** What is in place of a page that broke, or that the server could not be asked for. */
export function FailureScreen({ error }: { error: unknown }) {
  const [state, setState] = useState<Report>('none');
  const { message, requestId, isUnanswered } = presentCrash(error);
  const [isAway, setIsAway] = useState(isUnanswered);
  useReloadWhenBack(isAway);
  const reload = async () => {
    if (await isReachable()) location.reload();
    else setIsAway(true);
  };
  const send = () => {
    setState('sending');
    report(error).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center px-5 py-12">
      <Logo />
      <h1 className="mt-10 text-3xl">{isAway ? t`No connection` : t`Something went wrong`}</h1>
      <p className="mt-3 text-lg text-soft">
        {isAway && !isUnanswered ? CLIENT_ERRORS['network/offline'].message : message}
        {isAway && t` This page opens by itself as soon as it can be reached.`}
      </p>
      {requestId && <p className="mt-2 text-sm text-faint">{t`Request ${requestId}`}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => void reload()} icon={<RotateCw aria-hidden className="size-4.5" />}>
          {isAway ? t`Try again` : t`Refresh Page`}
        </Button>
        {!isAway && (
          <Button
            tone="secondary"
            disabled={state === 'sent'}
            busy={state === 'sending'}
            onClick={send}
            icon={<Send aria-hidden className="size-4.5" />}
          >{t`Report Issue`}</Button>
        )}
      </div>
      <p role="alert" className="mt-5 min-h-6 font-label">
        {state === 'sent' && (
          <span className="text-low">{t`Thank you for reporting this issue. Our team has been notified.`}</span>
        )}
        {state === 'failed' && (
          <span className="text-high">
            <Trans>
              The report could not be sent. Please write to{' '}
              <a href={`mailto:${CONTACT_MAIL}`} className="underline">
                {CONTACT_MAIL}
              </a>
              {' instead.'}
            </Trans>
          </span>
        )}
      </p>
    </main>
  );
}
