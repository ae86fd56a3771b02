import type { ComponentProps } from 'react';

import { cx } from './class-names.ts';
import { controlStyle } from './control-style.ts';

/** Several lines; grows with its text where the browser can. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={6}
      {...rest}
      className={cx(controlStyle, 'field-sizing-content min-h-36 py-2.5', className)}
    />
  );
}
