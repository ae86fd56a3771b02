import { t } from '@lingui/core/macro';
import { LoaderCircle } from 'lucide-react';

/** Stands in for the log-in form while the session check after an OAuth redirect runs. */
export function Verifying() {
  return (
    <div role="status" className="text-center">
      <LoaderCircle aria-hidden className="mx-auto mb-4 size-10 animate-turn text-accent-text" />
      <h1 className="text-base font-label tracking-normal">{t`Loading user information...`}</h1>
      <p className="mt-0.5 text-sm text-faint">{t`Verifying authentication...`}</p>
    </div>
  );
}
