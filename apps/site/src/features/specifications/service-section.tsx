import { type Column, Table } from '@wrenchwise/ui/table.tsx';

import type { ServiceItem } from './service-items.server.ts';
import { SpecificationSection } from './specification-section.tsx';

const COLUMNS: readonly Column<ServiceItem>[] = [
  {
    id: 'item',
    title: 'Item',
    cell: ({ title, only, reason, caution }) => (
      <>
        <span className="font-semibold">{title}</span>
        {only !== undefined && <span className="text-soft"> ({only})</span>}
        <span className="mt-0.5 block text-sm text-soft">
          {reason} {caution}
        </span>
      </>
    ),
  },
  {
    id: 'interval',
    title: 'Typical interval',
    cell: ({ interval }) => (
      <span className="text-sm">{interval === '' ? 'See the manual' : interval}</span>
    ),
  },
];

/** What is serviced, and how often on such cars. */
export function ServiceSection({
  name,
  items,
  isElectric,
}: {
  name: string;
  items: readonly ServiceItem[];
  /** Whether no version has an engine. */
  isElectric: boolean;
}) {
  return (
    <SpecificationSection
      id="service"
      title="Typical service"
      lead={`Rough intervals for cars like this, whichever comes first. They are not this manufacturer’s own, and some ${isElectric ? 'versions' : 'engines'} need the work sooner: the handbook decides.`}
    >
      <div className="[&_td]:align-top">
        <Table
          caption={`${name}: typical service intervals`}
          columns={COLUMNS}
          rows={items}
          rowKey={({ key }) => key}
        />
      </div>
    </SpecificationSection>
  );
}
