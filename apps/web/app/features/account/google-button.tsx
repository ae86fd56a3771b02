import { useState } from 'react';

import { Button } from '~/ui/button.tsx';

/** Sign-in with Google. Says so when the operator has not set it up. */
export function GoogleButton() {
  const [asked, setAsked] = useState(false);
  return (
    <div>
      <div aria-hidden className="mb-5 flex items-center gap-3 text-sm text-faint">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </div>
      <Button tone="secondary" wide icon={<GoogleMark />} onClick={() => setAsked(true)}>
        Continue with Google
      </Button>
      <p role="status" className="mt-2 text-sm text-soft empty:hidden">
        {asked &&
          'Google sign-in is not set up on this server yet. Please use your e-mail and password.'}
      </p>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden className="size-4.5">
      <path
        fill="#4285F4"
        d="M17.6 9.2c0-.6 0-1.2-.2-1.7H9v3.4h4.8a4 4 0 0 1-1.7 2.7v2.2h2.9c1.7-1.6 2.6-3.9 2.6-6.6z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2a5.4 5.4 0 0 1-8-2.8H1v2.3A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" />
      <path
        fill="#EA4335"
        d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3c.7-2.1 2.7-3.7 5-3.7z"
      />
    </svg>
  );
}
