import type { ReactNode } from 'react';

import { cx } from './class-names.ts';

export type BadgeTone = 'neutral' | 'accent' | 'low' | 'medium' | 'high';

const TONES: Record<BadgeTone, string> = {
  neutral: 'border-line bg-sunken text-soft',
  accent: 'border-accent-line bg-accent-soft text-accent-text',
  low: 'border-low-line bg-low-soft text-low',
  medium: 'border-medium-line bg-medium-soft text-medium',
  high: 'border-high-line bg-high-soft text-high',
};

/** A word in a pill, with an icon where there is a meaning to carry. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-label whitespace-nowrap [&_svg]:size-3.5',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
