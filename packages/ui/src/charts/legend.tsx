/** The colours of the series of a chart, in their order; more than these are drawn as the last. */
const COLOURS = [1, 2, 3, 4, 5, 6].map((number) => `var(--chart-${number})`);

/** The colour of the series with this number, from 0. */
export const seriesColour = (index: number): string =>
  COLOURS[Math.min(index, COLOURS.length - 1)] ?? 'var(--accent)';

interface Key {
  readonly id: string;
  readonly label: string;
  readonly colour: string;
  readonly shape?: 'column' | 'line' | 'dashed';
}

const MARKS = {
  column: 'size-2.5 rounded-sm bg-current',
  line: 'h-0 w-4 border-t-2 border-current',
  dashed: 'h-0 w-4 border-t-2 border-dashed border-current',
} as const;

/** What the colours of a chart stand for. */
export function Legend({ keys }: { keys: readonly Key[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
      {keys.map(({ id, label, colour, shape = 'column' }) => (
        <li key={id} className="flex items-center gap-1.5">
          <span aria-hidden className={MARKS[shape]} style={{ color: colour }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
