import { CostCases } from '@wrenchwise/car-ui/guides/cost-cases.tsx';
import { GuideChecks } from '@wrenchwise/car-ui/guides/guide-checks.tsx';
import { JobDrawing } from '@wrenchwise/car-ui/guides/job-drawings.tsx';
import { OnThisCarNotes } from '@wrenchwise/car-ui/guides/on-this-car-notes.tsx';
import { OwnersNotice } from '@wrenchwise/car-ui/guides/owners-notice.tsx';
import { TypicalFigures } from '@wrenchwise/car-ui/guides/typical-figures.tsx';
import type { ComponentProps } from 'react';

import { LONG_TEXT, Specimen } from './specimen.tsx';

const CHECKS: ComponentProps<typeof GuideChecks>['checks'] = [
  {
    title: 'Measure the lining of the front pads',
    tool: 'torch',
    minutes: 10,
    steps: ['Look through the wheel at the edge of the pad.', LONG_TEXT],
    outcomes: [
      { finding: 'Less than 3 mm', means: 'They are worn out.', effect: 'confirms' },
      { finding: 'More than 5 mm', means: 'They have life left.', effect: 'rules-out' },
    ],
  },
  {
    title: 'Feel the disc for a lip',
    tool: 'none',
    minutes: 5,
    caution: 'Let the brakes cool first.',
    steps: ['Run a finger over the edge of the disc.'],
    outcomes: [
      { finding: 'A lip of 1 mm or more', means: 'The disc is worn too.', effect: 'supports' },
    ],
  },
];

/** What the pages of a repair guide are made of. */
export function GuideParts() {
  return (
    <>
      <Specimen name="CostCases">
        {() => (
          <CostCases
            caption="What it costs"
            home="By yourself"
            currency="GBP"
            cases={[
              {
                words: 'If it is only the pads',
                home: { low: 2500, high: 6000 },
                garage: { low: 9000, high: 18_000 },
              },
              { words: LONG_TEXT, home: null, garage: { low: 14_000, high: 32_000 } },
            ]}
          />
        )}
      </Specimen>
      <Specimen name="GuideChecks">{() => <GuideChecks checks={CHECKS} />}</Specimen>
      <Specimen name="JobDrawing, DrawnStep">{() => <JobDrawing slug="change-a-wheel" />}</Specimen>
      <Specimen name="OwnersNotice">
        {() => <OwnersNotice signs={['Grinding when braking', 'A long pedal', LONG_TEXT]} />}
      </Specimen>
      <Specimen name="TypicalFigures">
        {() => (
          <TypicalFigures
            figures={[
              { what: 'Lining when new', range: '10 to 12 mm', source: 'Makers of brake pads' },
            ]}
          />
        )}
      </Specimen>
      <Specimen name="OnThisCarNotes">
        {() => (
          <OnThisCarNotes
            versions="diesel; with gearbox: manual"
            on={{
              car: { slug: 'ford-focus', name: 'Ford Focus' },
              specifications: '/specifications/ford/focus',
              fits: 'some',
              only: { fuels: ['diesel'], transmissions: ['manual'] },
              place: 12,
              faults: 410,
              known: [],
              recalls: [],
              mot: true,
              motFailures: null,
            }}
          />
        )}
      </Specimen>
    </>
  );
}
