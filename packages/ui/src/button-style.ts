import { cx } from './class-names.ts';

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger';
/** 'icon' is a square for one icon. */
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

export interface ButtonLook {
  readonly tone?: ButtonTone | undefined;
  readonly size?: ButtonSize | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-strong',
  secondary:
    'border border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-sunken',
  ghost: 'text-soft hover:bg-sunken hover:text-ink',
  danger: 'bg-high-solid text-on-solid hover:opacity-90',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 gap-1.5 rounded-sm px-3 text-sm',
  md: 'min-h-11 gap-2 rounded-md px-4 py-1.5 text-base',
  icon: 'size-11 shrink-0 rounded-md',
  lg: 'min-h-13 gap-2.5 rounded-md px-6 text-base',
};

/** The classes of everything that looks like a button. */
export const buttonStyle = ({
  tone = 'primary',
  size = 'md',
  wide,
  className,
}: ButtonLook): string =>
  cx(
    'inline-flex items-center justify-center text-center font-label transition-colors duration-150 select-none',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    TONES[tone],
    SIZES[size],
    wide && 'w-full',
    className,
  );
