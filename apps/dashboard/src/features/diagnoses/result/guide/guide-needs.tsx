import { t } from '@lingui/core/macro';
import { formatRange } from '@wrenchwise/car-ui/words/money.ts';
import type { Guide } from '@wrenchwise/contract/endpoints/guides';
import type { GuideData } from '@wrenchwise/rules/diagnosis';

import { GuideLines } from './guide-lines.tsx';
import { ToolList } from './tool-list.tsx';

interface Props {
  readonly guide: Pick<GuideData, 'tools_required' | 'parts_required'>;
  /** The public guide whose parts are shown with their prices. */
  readonly priced: Guide | null;
}

/** Tools to tick as one's own, and the parts with their prices. */
export function GuideNeeds({ guide, priced }: Props) {
  const tools = [...new Set(guide.tools_required)];
  return (
    <div className="mt-6 grid gap-5 sm:grid-cols-2">
      <section>
        <h4 className="text-base tracking-normal text-ink">{t`Tools`}</h4>
        {tools.length > 0 ? <ToolList tools={tools} /> : <p className="mt-1 text-sm">{t`None.`}</p>}
      </section>
      <section>
        <h4 className="text-base tracking-normal text-ink">{t`Parts`}</h4>
        {priced && priced.parts.length > 0 ? (
          <PricedParts guide={priced} />
        ) : guide.parts_required.length > 0 ? (
          <GuideLines lines={guide.parts_required} />
        ) : (
          <p className="mt-1 text-sm">{t`None.`}</p>
        )}
      </section>
    </div>
  );
}

function PricedParts({ guide: { parts, pricing } }: { guide: Guide }) {
  return (
    <ul className="mt-1.5 grid gap-1.5 text-sm">
      {parts.map((part) => (
        <li key={part.name} className="flex justify-between gap-4">
          <span>
            {part.name}
            {part.ifNeeded && <span className="text-faint">{t` (if needed)`}</span>}
          </span>
          <span className="figures whitespace-nowrap">
            {formatRange(part, { currency: pricing.currency, whole: true })}
          </span>
        </li>
      ))}
    </ul>
  );
}
