import { lowerFirst } from '@wrenchwise/domain/lower-first';

import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';

/** When a lamp comes on for the code, what to write down first, and whether to clear it. */
export function CodeLamp({ page }: { page: CodePageData }) {
  const { code, lamp, lamps, freezeFrame, clear } = page;
  return (
    <>
      <CodeSection id="lamp" title="Which lamp, and when?">
        <p className="measure">{lamp}</p>
        {lamps.length > 0 && (
          <p className="measure mt-2 text-soft">
            Owners of cars with these faults mention:{' '}
            {lamps
              .map(({ label, share }) => `${lowerFirst(label)} (${Math.round(share * 100)} in 100)`)
              .join('; ')}
            .
          </p>
        )}
      </CodeSection>
      <CodeSection id="freeze-frame" title="Note before you clear anything">
        <dl className="grid gap-3 sm:grid-cols-2">
          {freezeFrame.map(({ name, why }) => (
            <div key={name} className="rounded-md border border-line bg-surface p-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="mt-0.5 text-sm text-soft">{why}</dd>
            </div>
          ))}
        </dl>
      </CodeSection>
      <CodeSection id="clear" title={`Clear ${code} and see?`}>
        <p className="measure">{clear}</p>
      </CodeSection>
    </>
  );
}
