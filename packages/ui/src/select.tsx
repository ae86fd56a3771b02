import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cx } from './class-names.ts';
import { controlStyle } from './control-style.ts';

/** The platform's own list, which phones show best. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...rest} className={cx(controlStyle, 'appearance-none pr-10', className)}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-faint"
      />
    </div>
  );
}
