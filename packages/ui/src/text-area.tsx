import type { ComponentProps } from 'react';

import { cx } from './class-names.ts';
import { controlStyle } from './control-style.ts';

/** Several lines; grows with its text up to most of a window, then scrolls. A long word widens nothing. */
export function TextArea({
  isCompact = false,
  className,
  ...rest
}: ComponentProps<'textarea'> & {
  /** Begins as one line. */
  isCompact?: boolean;
}) {
  return (
    <textarea
      rows={isCompact ? 1 : 6}
      {...rest}
      className={cx(
        controlStyle,
        'field-sizing-content max-h-[60vh] py-2.5 [contain:inline-size]',
        isCompact ? 'min-h-11 resize-none' : 'min-h-36',
        className,
      )}
    />
  );
}
