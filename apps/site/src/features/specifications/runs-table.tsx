import { type Column, Table } from '@wrenchwise/ui/table.tsx';

import { consumptionTexts, driveTexts, engineText, gearboxTexts, yearsText } from './figures.ts';
import { Lines } from './lines.tsx';
import type { ModelPageData, ModelRun } from './specifications.server.ts';

type Market = ModelPageData['markets'][number];

/** A year as one leads to it: `/car-specifications/ford/focus#2015`. */
function YearTargets({ years }: { years: readonly number[] }) {
  return years.map((year) => <span key={year} id={String(year)} className="scroll-mt-32" />);
}

const columnsFor = (
  targets: ReadonlyMap<ModelRun, readonly number[]>,
): readonly Column<ModelRun>[] => [
  {
    id: 'years',
    title: 'Years',
    cell: (run) => (
      <>
        <YearTargets years={targets.get(run) ?? []} />
        <span className="figures font-semibold whitespace-nowrap">
          {yearsText(run.from, run.to)}
        </span>
        {[...run.names, ...run.generations].length > 0 && (
          <span className="mt-0.5 block text-sm text-soft">
            {[...run.names, ...run.generations].join(', ')}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'engines',
    title: 'Engines',
    cell: (run) => <Lines texts={[...new Set(run.engines.map(engineText))]} />,
  },
  {
    id: 'gearboxes',
    title: 'Gearboxes and driven wheels',
    cell: ({ gearboxes, drives }) => (
      <Lines texts={[...gearboxTexts(gearboxes), ...driveTexts(drives)]} />
    ),
  },
  {
    id: 'figures',
    title: 'Consumption and CO₂',
    cell: ({ consumption, euro }) => (
      <Lines texts={[...consumption.flatMap(consumptionTexts), ...euro]} />
    ),
  },
];

const SHOWN_AT_ONCE = 5;

interface Props {
  name: string;
  market: Market;
  /** The years that lead to each run. */
  targets: ReadonlyMap<ModelRun, readonly number[]>;
}

/** The runs of years of a model in one market, the newest first; the older ones folded. */
export function RunsTable({ name, market, targets }: Props) {
  const table = (caption: string, runs: readonly ModelRun[]) => (
    <div className="[&_td]:align-top [&_td]:text-sm [&_tr:has(:target)]:bg-accent-soft">
      <Table
        caption={caption}
        columns={columnsFor(targets)}
        rows={runs}
        rowKey={({ from, to, names }) => `${from}-${to} ${names.join(' ')}`}
      />
    </div>
  );
  const older = market.runs.slice(SHOWN_AT_ONCE);
  return (
    <div>
      <h3 className="mb-3 text-lg">
        {market.of} figures <span className="text-sm text-faint">({market.name})</span>
      </h3>
      {table(`${name} in the ${market.name}`, market.runs.slice(0, SHOWN_AT_ONCE))}
      {older.length > 0 && (
        <details className="mt-2">
          <summary className="text-link min-h-11 cursor-pointer py-2.5">
            {older.length === 1
              ? 'One earlier run of years'
              : `${older.length} earlier runs of years`}
          </summary>
          {table(`${name} in the ${market.name}, earlier years`, older)}
        </details>
      )}
    </div>
  );
}
