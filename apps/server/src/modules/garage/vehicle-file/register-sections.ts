import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import type { PrintedBlock } from '@wrenchwise/contract/printed-document';
import { SOURCE_WORDS } from '@wrenchwise/rules/garage/register-words';
import { anomalyWords } from '@wrenchwise/vehicle/mot-anomalies';

import { type FileWords, UNKNOWN } from '../../../platform/pdf/file-words.ts';

type Test = NonNullable<VehicleLookup['motTests']>[number];
type Defect = Test['defects'][number];

const defectText = ({ text, type, dangerous }: Defect): string =>
  `${dangerous ? 'Dangerous' : type.charAt(0) + type.slice(1).toLowerCase()}: ${text}`;

const motRow = (test: Test, words: FileWords): string[] => {
  const { completedDate, testResult, odometer, expiryDate, defects } = test;
  return [
    words.day(completedDate),
    testResult === 'PASSED' ? 'Passed' : 'Failed',
    odometer === undefined
      ? 'Not read'
      : `${odometer.value.toLocaleString('en-GB')} ${odometer.unit === 'MI' ? 'miles' : 'km'}`,
    expiryDate === undefined ? UNKNOWN : words.day(expiryDate),
    defects.length === 0 ? 'Nothing' : defects.map(defectText).join('\n'),
  ];
};

/** The MOT tests as the register informs them. */
export const motSection = ({ register }: Vehicle, words: FileWords): PrintedBlock[] => {
  const tests = register?.record.motTests ?? [];
  if (register === null || tests.length === 0) return [];
  return [
    { kind: 'heading', text: 'MOT history' },
    {
      kind: 'table',
      columns: [
        { head: 'Day', share: 2 },
        { head: 'Result', share: 1.4 },
        { head: 'Odometer', share: 2.2 },
        { head: 'Valid until', share: 2 },
        { head: 'Found', share: 6 },
      ],
      rows: tests.map((test) => motRow(test, words)),
    },
    {
      kind: 'paragraph',
      text: register.record.attribution ?? 'Invented tests of a sample car.',
      tone: 'note',
    },
  ];
};

interface Reading {
  readonly date: string;
  readonly miles: number;
  readonly source: string;
}

/** So many readings are all printed; of more, the last of each quarter. */
const MAX_READINGS = 60;

const thinned = (readings: readonly Reading[]): Reading[] => {
  if (readings.length <= MAX_READINGS) return [...readings];
  const quarterOf = ({ date }: Reading) =>
    `${date.slice(0, 4)} ${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
  const last = new Map(readings.map((reading) => [quarterOf(reading), reading]));
  // What a register read is never left out.
  return readings.filter(
    (reading) => reading.source !== OWNER || last.get(quarterOf(reading)) === reading,
  );
};

const OWNER = 'Owner';

/** The odometer over the years, by the log and by the register, oldest first. */
export const odometerSection = (
  { register }: Vehicle,
  logged: readonly { readonly date: string; readonly odometer: number }[],
  words: FileWords,
): PrintedBlock[] => {
  const source = SOURCE_WORDS[register?.record.source === 'sample' ? 'sample' : 'dvsa'];
  const { points = [], anomalies = [] } = register?.record.mileage ?? {};
  const readings: Reading[] = [
    ...logged.map(({ date, odometer }) => ({ date, miles: odometer, source: OWNER })),
    ...points.map(({ date, miles }) => ({ date, miles, source })),
  ].toSorted((a, b) => a.date.localeCompare(b.date) || a.miles - b.miles);
  if (readings.length === 0) return [];
  const shown = thinned(readings);
  return [
    { kind: 'heading', text: 'Odometer' },
    ...anomalies.map((anomaly): PrintedBlock => ({
      kind: 'notice',
      title: 'A reading that does not fit',
      text: anomalyWords(anomaly, words),
      tone: 'caution',
    })),
    {
      kind: 'table',
      columns: [
        { head: 'Day', share: 2 },
        { head: 'Reading', share: 2 },
        { head: 'Read by', share: 4 },
      ],
      rows: shown.map((reading) => [
        words.day(reading.date),
        words.distance(reading.miles),
        reading.source,
      ]),
    },
    ...(shown.length < readings.length
      ? [
          {
            kind: 'paragraph',
            text: `The owner’s last reading of each quarter: ${shown.length} of ${readings.length}.`,
            tone: 'note',
          } as const,
        ]
      : []),
  ];
};
