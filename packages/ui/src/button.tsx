import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { type ButtonLook, buttonStyle } from './button-style.ts';

type Props = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Shows that the work goes on and takes no second press. */
    busy?: boolean | undefined;
    icon?: ReactNode;
  };

/** A button. While busy it stays focusable, so that nobody loses their place. */
export function Button({
  tone,
  size,
  wide,
  className,
  busy,
  icon,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonStyle({ tone, size, wide, className })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <LoaderCircle aria-hidden className="size-4.5 animate-turn" /> : icon}
      {children}
    </button>
  );
}
