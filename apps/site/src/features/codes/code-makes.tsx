import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';
import { GuideLink } from './guide-link.tsx';

/** What the code mostly means on some makes, where the trade knows of one. */
export function CodeMakes({ page: { code, onMakes } }: { page: CodePageData }) {
  if (onMakes.length === 0) return null;
  return (
    <CodeSection id="makes" title={`What ${code} means on some makes`}>
      <ul className="grid gap-6">
        {onMakes.map(({ cars, finding, guide }) => (
          <li key={cars} className="border-l-2 border-line pl-4">
            <h3 className="text-lg">{cars}</h3>
            <p className="measure mt-1 text-soft">{finding}</p>
            <p className="mt-2 text-sm">
              <GuideLink guide={guide} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-faint">
        This is general workshop knowledge, not taken from the manufacturers’ bulletins, and proves
        nothing about your car: do the checks before you buy parts.
      </p>
    </CodeSection>
  );
}
