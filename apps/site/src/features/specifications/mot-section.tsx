import { type Column, Table } from '@wrenchwise/ui/table.tsx';

import { numberText } from './figures.ts';
import { SpecificationSection } from './specification-section.tsx';
import type { ModelPageData } from './specifications.server.ts';

type Mot = NonNullable<ModelPageData['mot']>;

const percent = (value: number | undefined) => (value === undefined ? '–' : `${value}%`);

const columnsFor = (make: string): readonly Column<Mot['ages'][number]>[] => [
  { id: 'age', title: 'Age of the car', cell: ({ age }) => `${age} years` },
  { id: 'make', title: `All ${make} cars`, align: 'end', cell: (row) => percent(row.make) },
  { id: 'all', title: 'All makes', align: 'end', cell: (row) => percent(row.all) },
];

/** How often the model failed the MOT, beside its make and all makes by age where the make is in the results. */
export function MotSection({ make, name, mot }: { make: string; name: string; mot: Mot }) {
  const hasMake = mot.ages.some((row) => row.make !== undefined);
  return (
    <SpecificationSection
      id="mot"
      title="MOT failures"
      lead={`Up to 2015, ${mot.model.fail}% of ${numberText(mot.model.tests)} MOT tests of the ${name} ended in a fail, across cars of all ages. A model with mostly young cars looks better than it is, and one with mostly old cars worse${hasMake ? ', so compare the make at the same age' : ''}.`}
    >
      <div className="max-w-xl">
        <Table
          caption={
            hasMake
              ? `MOT tests failed, ${make} and all makes by age`
              : 'MOT tests failed, all makes by age'
          }
          columns={columnsFor(make).filter(({ id }) => hasMake || id !== 'make')}
          rows={mot.ages}
          rowKey={({ age }) => String(age)}
        />
      </div>
    </SpecificationSection>
  );
}
