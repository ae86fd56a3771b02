import type { ReactNode } from 'react';

import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Link, type LinkProps } from './link.tsx';

type Props = Omit<LinkProps, 'className'> & ButtonLook & { icon?: ReactNode };

/** A link that looks like a button; fetches the page's code when pointed at. */
export function LinkButton({ tone, size, wide, className, icon, children, ...rest }: Props) {
  return (
    <Link prefetch="intent" {...rest} className={buttonStyle({ tone, size, wide, className })}>
      {icon}
      {children}
    </Link>
  );
}
