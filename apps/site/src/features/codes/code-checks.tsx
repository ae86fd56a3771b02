import { lowerFirst } from '@wrenchwise/rules/lower-first';

import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';

/** What distinguishes the causes before a part is bought: the likeliest cause first, then the simplest. */
export function CodeChecks({ page: { checks } }: { page: CodePageData }) {
  if (checks.length === 0) return null;
  return (
    <CodeSection id="checks" title="What to check first">
      <ol className="grid gap-4">
        {checks.map(({ title, tool, minutes, finding, cause }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-3">
            <span
              aria-hidden
              className="figures flex size-9 items-center justify-center rounded-full border border-line bg-surface font-semibold text-accent-text"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-base">{title}</h3>
              <p className="figures text-sm text-faint">
                {minutes} min, {/^none\b/i.test(tool) ? 'no tools' : lowerFirst(tool)}
              </p>
              <p className="mt-1 text-soft">
                Finding: {lowerFirst(finding)}. Likely cause: {lowerFirst(cause)}.
              </p>
            </div>
          </li>
        ))}
      </ol>
    </CodeSection>
  );
}
