import type { LikelySign } from '@wrenchwise/rules/report-preview';

interface Props {
  signs: readonly LikelySign[];
  ticked: readonly string[];
  onToggle: (id: string) => void;
}

/** Signs that would tell most, to tick. What is not ticked shows nothing. */
export function LikelySigns({ signs, ticked, onToggle }: Props) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {signs.map(({ id, label }) => (
        <li key={id} className="grid">
          <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line bg-paper px-3.5 py-2 transition-colors duration-150 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-accent outline-none"
              checked={ticked.includes(id)}
              onChange={() => onToggle(id)}
            />
            <span className="min-w-0">{label}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
