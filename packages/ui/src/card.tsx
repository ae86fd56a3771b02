import type { ReactNode } from 'react';

import { cx } from './class-names.ts';

/** A sheet with a hairline border. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx('rounded-lg border border-line bg-surface p-5 sm:p-6', className)}>
      {children}
    </div>
  );
}
