import { t } from '@lingui/core/macro';

import { Logo } from './logo.tsx';
import { Skeleton } from './skeleton.tsx';

/** The dashboard's frame before anything is known of the user. */
export function LoadingFrame() {
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[16rem_1fr]">
      <header className="border-b border-line bg-surface px-4 py-3.5 lg:border-r lg:border-b-0 lg:p-5">
        <Logo />
        <div aria-hidden className="mt-8 hidden gap-5 lg:grid">
          {[0, 1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} className="h-5 w-40" />
          ))}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex min-h-[70dvh] items-center justify-center p-6">
        <div role="status" className="text-center">
          <svg viewBox="0 0 48 48" aria-hidden className="mx-auto mb-4 size-12 animate-turn">
            <circle cx="24" cy="24" r="20" fill="none" stroke="var(--line)" strokeWidth="4" />
            <path
              d="M24 4a20 20 0 0 1 20 20"
              fill="none"
              stroke="var(--accent)"
              strokeWidth="4"
              strokeLinecap="round"
            />
          </svg>
          <h1 className="text-base font-label tracking-normal">{t`Loading user information...`}</h1>
          <p className="mt-0.5 text-sm text-faint">{t`Verifying authentication...`}</p>
          {/* Said by the style sheet alone: no script could be fetched. */}
          <p className="mt-4 hidden [[data-failed]_&]:block">
            {t`The page could not be loaded. Please check your connection, then`}{' '}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page */}
            <a href="" className="text-link">{t`try again`}</a>.
          </p>
          <noscript>
            <p className="mt-4">{t`The dashboard needs JavaScript. Please allow it for this site.`}</p>
          </noscript>
        </div>
      </main>
    </div>
  );
}
