import { SYSTEM_IDS, SYSTEM_NAMES } from '@wrenchwise/knowledge/systems';
import { formatPercent } from '@wrenchwise/rules/percent';

import type { Measured } from '~/content/measured.schema.ts';

type Coverage = Measured['coverage'];
type Covered = Coverage['all'];

const COLUMNS: readonly { title: string; cell: (of: Covered) => string | number }[] = [
  { title: 'Faults', cell: (of) => of.faults },
  { title: 'Symptoms', cell: (of) => of.symptoms },
  { title: 'Codes', cell: (of) => of.codes },
  { title: 'Checks', cell: (of) => of.checks },
  { title: 'Guides', cell: (of) => of.guides },
  { title: 'Parts', cell: (of) => of.parts },
  { title: 'Petrol', cell: (of) => of.fuels.petrol },
  { title: 'Diesel', cell: (of) => of.fuels.diesel },
  { title: 'Hybrid', cell: (of) => of.fuels.hybrid },
  { title: 'Electric', cell: (of) => of.fuels.electric },
  { title: 'Model-specific', cell: (of) => formatPercent(of.knownModels) },
];

const CELL = 'figures px-2.5 py-2.5 text-right whitespace-nowrap last:pr-4';
const NAME =
  'sticky left-0 border-r border-line bg-surface px-4 py-2.5 text-left font-label max-sm:max-w-36';

/** What is known of each system; wider than a phone, so it scrolls in its own frame. */
export function CoverageTable({ coverage }: { coverage: Coverage }) {
  return (
    <div
      role="region"
      aria-label="Coverage by system"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">
          Faults, symptoms, codes, checks, guides and parts by system, the faults that a car of each
          fuel can have, and the share of faults known to be commoner on some models
        </caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={`caption ${NAME}`}>
              System
            </th>
            {COLUMNS.map(({ title }) => (
              <th key={title} scope="col" className={`caption ${CELL}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {SYSTEM_IDS.map((id) => (
            <Row key={id} name={SYSTEM_NAMES[id]} of={coverage.systems[id]} />
          ))}
        </tbody>
        <tfoot className="border-t-2 border-line-strong font-semibold">
          <Row name="All, each counted once" of={coverage.all} />
        </tfoot>
      </table>
    </div>
  );
}

function Row({ name, of }: { name: string; of: Covered }) {
  return (
    <tr>
      <th scope="row" className={NAME}>
        {name}
      </th>
      {COLUMNS.map(({ title, cell }) => (
        <td key={title} className={CELL}>
          {cell(of)}
        </td>
      ))}
    </tr>
  );
}
