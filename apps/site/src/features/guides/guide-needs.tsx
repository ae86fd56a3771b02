import { formatRange } from '@wrenchwise/rules/money';

import { ByRegion } from '~/prices/by-region.tsx';

import type { GuidePageData } from './guides.server.ts';

type Guide = GuidePageData['guide'];

/** Tools and parts side by side; a job without parts says so. */
export function GuideNeeds({ guide: { tools, parts, cost, prices } }: { guide: Guide }) {
  return (
    <div className="mt-4 grid gap-6 sm:grid-cols-2">
      <section aria-labelledby="tools-title">
        <h3 id="tools-title" className="text-base">
          Tools
        </h3>
        {tools.every((tool) => tool === 'None') ? (
          <p className="mt-2">No tools.</p>
        ) : (
          <ul className="mt-2 grid list-disc gap-1 pl-5 marker:text-faint">
            {tools.map((tool) => (
              <li key={tool}>{tool}</li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="parts-title">
        <h3 id="parts-title" className="text-base">
          Parts
        </h3>
        {parts.length === 0 ? (
          <p className="mt-2">
            {cost.professional.high === 0
              ? 'None to buy: the manufacturer pays for a recall.'
              : 'None. The job needs no new parts.'}
          </p>
        ) : (
          <ul className="mt-2 grid gap-1.5">
            {parts.map((part, at) => (
              <li key={part.name} className="flex justify-between gap-4">
                <span>
                  {part.name}
                  {part.ifNeeded && <span className="text-faint"> (if needed)</span>}
                </span>
                <span className="figures whitespace-nowrap">
                  <ByRegion inline>
                    {(id) => {
                      const { parts: priced, pricing } = prices[id];
                      const range = priced[at] ?? part;
                      return formatRange(range, { currency: pricing.currency, whole: true });
                    }}
                  </ByRegion>
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
