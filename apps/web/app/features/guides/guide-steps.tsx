import { numbered } from '~/lib/numbered.ts';

/**
 * The numbered steps, each with a box to tick. A tick lasts as long as the page: the next car starts
 * afresh. Plain check boxes, so that they work before and without scripts.
 */
export function GuideSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="mt-4 grid gap-3">
      {numbered(steps).map(({ key, number, text }) => (
        <li key={key}>
          <label className="flex gap-3 rounded-md border border-line bg-surface p-4 transition-colors has-checked:border-low-line has-checked:bg-low-soft print:rounded-none print:border-0 print:border-b print:px-0 print:py-2">
            <input
              type="checkbox"
              autoComplete="off"
              aria-label={`Step ${number} done`}
              className="mt-0.5 size-5 shrink-0 accent-[var(--accent)]"
            />
            <span
              aria-hidden
              className="figures w-6 shrink-0 text-right font-[640] text-accent-text"
            >
              {number}
            </span>
            <span className="measure min-w-0">{text}</span>
          </label>
        </li>
      ))}
    </ol>
  );
}
