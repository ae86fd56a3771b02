import type { Measurement } from '@wrenchwise/rules/diagnosis';
import { STATE_WORDS } from '@wrenchwise/rules/read-words';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { ArrowDown, ArrowUp, Check, Minus } from 'lucide-react';

const LOOK = {
  low: { Icon: ArrowDown, text: 'text-medium' },
  normal: { Icon: Check, text: 'text-low' },
  high: { Icon: ArrowUp, text: 'text-medium' },
  unknown: { Icon: Minus, text: 'text-faint' },
} as const;

/** How a figure compares with what is normal: a mark and a word, not colour only. */
export function MeasurementState({ state }: { state: Measurement['state'] }) {
  const { Icon, text } = LOOK[state];
  return (
    <span className={cx('inline-flex items-center gap-0.5 whitespace-nowrap', text)}>
      <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2.25} />
      {STATE_WORDS[state]}
    </span>
  );
}
