import type { ComponentProps } from 'react';

import { cx } from './class-names.ts';
import { controlStyle } from './control-style.ts';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={cx(controlStyle, className)} />;
}
