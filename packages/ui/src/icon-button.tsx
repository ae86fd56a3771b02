import type { ComponentProps } from 'react';

import { cx } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

type Props = ComponentProps<'button'> & {
  /** The accessible name, shown as a tooltip too. */
  label: string;
};

/** A square button with an icon; 44 px to touch. */
export function IconButton({ label, className, children, ...rest }: Props) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={cx(
          'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink',
          className,
        )}
      >
        {children}
      </button>
    </Tooltip>
  );
}
