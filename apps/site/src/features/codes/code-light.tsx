import { lowerFirst } from '@wrenchwise/rules/lower-first';

import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';

/** Which warning light comes on for the code, what to write down first, and whether to clear it. */
export function CodeLight({ page }: { page: CodePageData }) {
  const { code, light, lights, freezeFrame, clear, causes, more } = page;
  const isOneFault = causes.length + more.causes === 1;
  return (
    <>
      <CodeSection id="warning-light" title="Which warning light comes on, and when?">
        <p className="measure">{light}</p>
        {lights.length > 0 && (
          <p className="measure mt-2 text-soft">
            Owners of cars with {isOneFault ? 'this fault' : 'these faults'} report:{' '}
            {lights
              .map(({ label, share }) => `${lowerFirst(label)} (${Math.round(share * 100)} in 100)`)
              .join('; ')}
            .
          </p>
        )}
      </CodeSection>
      <CodeSection id="freeze-frame" title="Write these down before you clear anything">
        <dl className="grid gap-3 sm:grid-cols-2">
          {freezeFrame.map(({ name, why }) => (
            <div key={name} className="rounded-md border border-line bg-surface p-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="mt-0.5 text-sm text-soft">{why}</dd>
            </div>
          ))}
        </dl>
      </CodeSection>
      <CodeSection id="clear" title={`Should I clear ${code} and see?`}>
        <p className="measure">{clear}</p>
      </CodeSection>
    </>
  );
}
