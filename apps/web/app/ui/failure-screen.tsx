import { RotateCw, Send } from 'lucide-react';
import { useState } from 'react';

import { CONTACT_MAIL } from '~/content/contact.ts';
import { presentCrash } from '~/lib/present-error.ts';

import { Button } from './button.tsx';
import { Logo } from './logo.tsx';

// The sender is loaded when it is wanted: this screen must stand when the API client itself is broken.
const report = async (error: unknown): Promise<void> => {
  const { reportFailure } = await import('~/lib/report-failure.ts');
  await reportFailure(error);
};

type Report = 'none' | 'sending' | 'sent' | 'failed';

/** What stands in place of a page that broke. */
export function FailureScreen({ error }: { error: unknown }) {
  const [state, setState] = useState<Report>('none');
  const { message, requestId } = presentCrash(error);
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
      <h1 className="mt-10 text-3xl">Something went wrong</h1>
      <p className="mt-3 text-lg text-soft">{message}</p>
      {requestId && <p className="mt-2 text-sm text-faint">Request {requestId}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button
          onClick={() => location.reload()}
          icon={<RotateCw aria-hidden className="size-4.5" />}
        >
          Refresh Page
        </Button>
        <Button
          tone="secondary"
          disabled={state === 'sent'}
          busy={state === 'sending'}
          onClick={send}
          icon={<Send aria-hidden className="size-4.5" />}
        >
          Report Issue
        </Button>
      </div>
      <p role="alert" className="mt-5 min-h-6 font-[560]">
        {state === 'sent' && (
          <span className="text-low">
            Thank you for reporting this issue. Our team has been notified.
          </span>
        )}
        {state === 'failed' && (
          <span className="text-high">
            The report could not be sent. Please write to{' '}
            <a href={`mailto:${CONTACT_MAIL}`} className="underline">
              {CONTACT_MAIL}
            </a>
            {' instead.'}
          </span>
        )}
      </p>
    </main>
  );
}
