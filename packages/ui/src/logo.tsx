import { t } from '@lingui/core/macro';

import { cx } from './class-names.ts';

/** The mark: a nut, and in it the W as a trace on an instrument. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cx('size-8', className)}>
      <path
        fill="var(--accent)"
        d="M13.9 3a4.2 4.2 0 0 1 4.2 0l8.1 4.7a4.2 4.2 0 0 1 2.1 3.6v9.4a4.2 4.2 0 0 1-2.1 3.6L18.1 29a4.2 4.2 0 0 1-4.2 0l-8.1-4.7a4.2 4.2 0 0 1-2.1-3.6v-9.4a4.2 4.2 0 0 1 2.1-3.6z"
      />
      <path
        fill="none"
        stroke="var(--accent-ink)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m8.6 12.4 3.4 8 4-7 4 7 3.4-8"
      />
    </svg>
  );
}

/** Mark and name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
      <LogoMark />
      <span className="text-lg leading-none font-bold tracking-[-0.025em]">{t`Wrenchwise`}</span>
    </span>
  );
}
