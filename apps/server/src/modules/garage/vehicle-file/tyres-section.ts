import type { TyreSet } from '@wrenchwise/contract/endpoints/tyres';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import type { PrintedBlock } from '@wrenchwise/contract/printed-document';
import {
  isOn,
  latestTread,
  thinnestTread,
  TYRE_POSITION_WORDS,
  TYRE_POSITIONS,
  TYRE_SEASON_WORDS,
  treadLaw,
  tyreMiles,
} from '@wrenchwise/rules/garage/tyres';

import { type FileWords, UNKNOWN } from '../../../platform/pdf/file-words.ts';

/** 'Front left 4.5 mm', a line each, and the day of the last measurement; a dash where none was. */
const treadText = (set: TyreSet, words: FileWords): string => {
  const depths = latestTread(set);
  const lines = TYRE_POSITIONS.flatMap((position) => {
    const mm = depths[position];
    return mm === undefined ? [] : [`${TYRE_POSITION_WORDS[position]} ${mm} mm`];
  });
  const last = set.treads.at(-1);
  return last === undefined || lines.length === 0
    ? UNKNOWN
    : [...lines, `measured ${words.day(last.date)}`].join('\n');
};

const distanceRun = (set: TyreSet, mileage: number | null, words: FileWords): string => {
  const { miles, isWhole } = tyreMiles(set, mileage);
  if (miles === null) return UNKNOWN;
  return isWhole ? words.distance(miles) : `at least ${words.distance(miles)}`;
};

/** The sets of tyres, the one that is on first; nothing where none is recorded. */
export const tyresSection = (
  sets: readonly TyreSet[],
  { mileage, kind }: Pick<Vehicle, 'mileage' | 'kind'>,
  country: string,
  words: FileWords,
): PrintedBlock[] => {
  if (sets.length === 0) return [];
  const law = treadLaw(country, { isMotorbike: kind === 'motorbike' });
  const fitted = sets.find(isOn);
  const thinnest = fitted && thinnestTread(fitted, law);
  return [
    { kind: 'heading', text: 'Tyres' },
    {
      kind: 'table',
      columns: [
        { head: 'Set', share: 4 },
        { head: 'Where', share: 2.5 },
        { head: 'Distance', share: 2.5 },
        { head: 'Tread', share: 3.5 },
      ],
      rows: sets
        .toSorted((a, b) => Number(isOn(b)) - Number(isOn(a)))
        .map((set) => [
          [set.name, [TYRE_SEASON_WORDS[set.season], set.size].filter(Boolean).join(', ')].join(
            '\n',
          ),
          isOn(set) ? 'On the car' : 'Stored',
          distanceRun(set, mileage, words),
          treadText(set, words),
        ]),
    },
    ...(thinnest?.state === 'illegal' && law !== undefined
      ? [
          {
            kind: 'paragraph',
            text: `The thinnest tread on the car, ${thinnest.mm} mm, is below the legal ${law.limitMm} mm (${law.source}).`,
            tone: 'note',
          } as const,
        ]
      : []),
  ];
};
