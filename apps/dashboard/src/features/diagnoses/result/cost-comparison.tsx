import { t } from '@lingui/core/macro';
import { CostRange } from '@wrenchwise/car-ui/cost-range.tsx';
import { formatRange } from '@wrenchwise/car-ui/words/money.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { type CostScenario, costScenarios } from '@wrenchwise/rules/cost-scenarios';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { formatHours, formatMinutes } from '@wrenchwise/rules/duration';
import type { MoneyRange } from '@wrenchwise/rules/money-range';
import { type Column, Table } from '@wrenchwise/ui/table.tsx';
import { House, Warehouse } from 'lucide-react';

import { DIFFICULTY_WORDS } from './difficulty-words.ts';
import { FoldedSection } from './folded-section.tsx';
import { OlderPrices } from './older-prices.tsx';
import { PartsTable } from './parts-table.tsx';
import { pricingOf } from './price-basis.ts';
import { PriceRegion } from './price-region.tsx';

interface Props {
  diagnosis: Diagnosis;
  cause: Cause;
}

/** The repair's cost by oneself and at a garage, what it is made of, and what not to buy yet. */
export function CostComparison({ diagnosis, cause }: Props) {
  const { diy, professional, parts, labour } = cause.cost;
  const { currency } = pricingOf(diagnosis, cause);
  const shown = { currency, whole: true };
  const shares = [
    { label: t`Parts`, range: parts },
    { label: t`Labour at a garage`, range: labour },
  ];
  return (
    <FoldedSection
      question={t`What will it cost, by me or by a garage?`}
      gist={t`Parts ${formatRange(parts, shown)}, labour ${formatRange(labour, shown)}`}
    >
      <CostRange
        currency={currency}
        rows={[
          // A workshop's job has no price by oneself, here as in the short answer.
          ...(cause.diy === 'workshop'
            ? []
            : [
                {
                  id: 'diy',
                  label: t`By yourself`,
                  note: t`Parts only · ${formatMinutes(cause.repairMinutes)} of your time`,
                  icon: <House aria-hidden />,
                  range: diy,
                },
              ]),
          {
            id: 'professional',
            label: t`At a garage`,
            note: t`Parts and ${formatHours(cause.labourHours)} of labour`,
            icon: <Warehouse aria-hidden />,
            range: professional,
          },
        ]}
      />
      <dl className="figures mt-4 grid gap-1.5 border-t border-line pt-3 text-sm">
        {shares.map(({ label, range }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-soft">{label}</dt>
            <dd className="font-label whitespace-nowrap">{formatRange(range, shown)}</dd>
          </div>
        ))}
      </dl>
      <Scenarios cause={cause} currency={currency} />
      <p className="mt-3 border-t border-line pt-3 text-sm text-soft">
        <span className="font-label text-ink">{cause.repairTitle}.</span>{' '}
        {DIFFICULTY_WORDS[cause.diy]}.
      </p>
      <OlderPrices cause={cause} />
      <PriceRegion pricing={diagnosis.pricing} />
      <BeforeYouBuy diagnosis={diagnosis} cause={cause} />
    </FoldedSection>
  );
}

const scenarioColumns = (currency: string, isForHands: boolean): Column<CostScenario>[] => {
  const told = (range: MoneyRange) => formatRange(range, { currency, whole: true });
  return [
    { id: 'words', title: t`Case`, cell: ({ words }) => words },
    {
      id: 'professional',
      title: t`At a garage`,
      align: 'end',
      cell: ({ professional }) => <span className="whitespace-nowrap">{told(professional)}</span>,
    },
    ...(isForHands ? [diyColumn(told)] : []),
  ];
};

const diyColumn = (told: (range: MoneyRange) => string): Column<CostScenario> => ({
  id: 'diy',
  title: t`By yourself`,
  align: 'end',
  cell: ({ diy }) => <span className="whitespace-nowrap">{told(diy)}</span>,
});

/** The cost by how far the repair goes and what decides its price; nothing where there is but one way. */
function Scenarios({ cause, currency }: { cause: Cause; currency: string }) {
  const scenarios = costScenarios(cause);
  if (scenarios.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="mb-1 font-semibold">{t`Case by case`}</h3>
      <Table
        caption={t`Case by case`}
        rows={scenarios}
        rowKey={({ words }) => words}
        columns={scenarioColumns(currency, cause.diy !== 'workshop')}
      />
    </div>
  );
}

// A part bought on a guess is the dearest part.
function BeforeYouBuy({ diagnosis, cause }: Props) {
  if (!cause.parts.some((part) => part.atRisk)) return null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="text-lg">{t`Before you buy`}</h3>
      <p className="mt-1 mb-3 text-sm text-soft">{t`Money at risk is the price times the chance that the part is not what is wrong. Do the check named under it first.`}</p>
      <PartsTable
        caption={t`Before you buy: parts for ${cause.repairTitle}`}
        cause={cause}
        diagnosis={diagnosis}
      />
    </div>
  );
}
