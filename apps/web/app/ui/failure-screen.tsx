import { RotateCw, Send } from 'lucide-react';
import { useState } from 'react';

import { presentError } from '~/lib/present-error.ts';

import { Button } from './button.tsx';
import { Logo } from './logo.tsx';

const THANKS = 'Thank you for reporting this issue. Our team has been notified.';

/** What stands in place of a page that broke. */
export function FailureScreen({ error }: { error: unknown }) {
  const [reported, setReported] = useState(false);
  const { message, requestId } = presentError(error);
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
          disabled={reported}
          onClick={() => setReported(true)}
          icon={<Send aria-hidden className="size-4.5" />}
        >
          Report Issue
        </Button>
      </div>
      <p role="status" className="mt-5 min-h-6 font-[560] text-low">
        {reported && THANKS}
      </p>
    </main>
  );
}
