import type { ComponentProps } from 'react';

import { cx } from './class-names.ts';
import { controlStyle } from './control-style.ts';

/** Several lines; grows with its text up to most of a window, then scrolls. A long word widens nothing. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={6}
      {...rest}
      className={cx(
        controlStyle,
        'field-sizing-content max-h-[60vh] min-h-36 py-2.5 [contain:inline-size]',
        className,
      )}
    />
  );
}
