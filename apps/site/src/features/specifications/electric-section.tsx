import { type Column, Table } from '@wrenchwise/ui/table.tsx';

import { electricTexts } from './figures.ts';
import { SpecificationSection } from './specification-section.tsx';
import type { ElectricVersion } from './specifications.server.ts';

type Row = ReturnType<typeof electricTexts> & { readonly name: string; readonly key: string };

const cellOf = (text: string) => (text === '' ? '–' : text);

const COLUMNS: readonly Column<Row>[] = [
  { id: 'version', title: 'Version', cell: ({ name }) => <strong>{name}</strong> },
  { id: 'battery', title: 'Usable battery', cell: ({ battery }) => cellOf(battery) },
  { id: 'wallBox', title: 'At a wallbox', cell: ({ wallBox }) => cellOf(wallBox) },
  { id: 'rapid', title: 'Rapid charging', cell: ({ rapid }) => cellOf(rapid) },
  { id: 'consumption', title: 'Consumption', cell: ({ consumption }) => cellOf(consumption) },
  { id: 'range', title: 'Range', cell: ({ range }) => cellOf(range) },
];

/** Without rows of no name that say the same as one with a name. */
const distinctVersions = (versions: readonly ElectricVersion[]): readonly ElectricVersion[] =>
  versions.filter(
    (one) =>
      one.version !== '' ||
      !versions.some(
        (other) =>
          other.version !== '' &&
          other.year === one.year &&
          JSON.stringify(electricTexts(other)) === JSON.stringify(electricTexts(one)),
      ),
  );

/** Battery and charging of the electric versions, the newest first. */
export function ElectricSection({
  name,
  versions,
}: {
  name: string;
  versions: readonly ElectricVersion[];
}) {
  const rows = distinctVersions(versions).map((version, index) => ({
    ...electricTexts(version),
    name: [version.version || name, String(version.year)].join(', '),
    key: `${version.version} ${version.year} ${index}`,
  }));
  return (
    <SpecificationSection
      id="charging"
      title="Battery and charging"
      lead="By version and the year of its release. These figures were collected by users and are approximate."
    >
      <div className="text-sm">
        <Table
          caption={`${name}: battery and charging`}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ key }) => key}
        />
      </div>
    </SpecificationSection>
  );
}
