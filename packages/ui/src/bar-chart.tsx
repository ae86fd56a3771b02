import { cx } from './class-names.ts';

export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The value in words: '£59.74'. */
  readonly text: string;
}

/** Horizontal bars from zero, each with its value in words; a list to a screen reader. */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  return (
    <ul aria-label={label} className="grid gap-2.5">
      {bars.map(({ id, label: name, value, text }) => (
        <li key={id}>
          <div className="flex justify-between gap-3 text-sm">
            <span className="min-w-0 break-words">{name}</span>
            <span className="figures shrink-0 text-soft">{text}</span>
          </div>
          <div aria-hidden className="mt-1 h-2 rounded-full bg-sunken">
            <div
              className={cx('h-2 rounded-full bg-accent', value > 0 && 'min-w-1')}
              style={{ width: `${most === 0 ? 0 : (value / most) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
