import type { DiagnosisSummary } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import type { PrintedBlock } from '@wrenchwise/contract/printed-document';
import { closedWords, isNotFoundYet } from '@wrenchwise/rules/diagnosis-closing';
import { DRIVE_WORDS } from '@wrenchwise/rules/drive-words';
import { sentenceCase, SOURCE_WORDS } from '@wrenchwise/rules/garage/register-words';
import { headlineOf } from '@wrenchwise/rules/leading-cause';
import { formatPercent } from '@wrenchwise/rules/percent';
import { FUEL_WORDS, ifAssumed, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';

import type { FileWords } from '../../../platform/pdf/file-words.ts';

const BY_OWNER = 'Owner';

/** Who says what in the file: nobody should take an owner's entry for a register's. */
export const sourcesNotice = (vehicle: Vehicle, words: FileWords): PrintedBlock => {
  const { register } = vehicle;
  const own =
    'Facts marked ‘Owner’, the work done, readings, costs, tasks and receipts were recorded by the people who keep this car; nobody has checked them.';
  const registers =
    register === null
      ? 'No register was asked about this car.'
      : register.record.source === 'sample'
        ? 'Facts and MOT tests marked ‘Sample register’ are invented: no register is set up here.'
        : `MOT tests and facts marked with a register are what it answered on ${words.dayOf(register.fetchedAt)}.`;
  return {
    kind: 'notice',
    title: 'Who says what',
    text: `${own} ${registers} Diagnoses are estimates, not findings of a garage.`,
    tone: 'plain',
  };
};

/** What is known of the car, and from whom. */
export const factsSection = (
  vehicle: Vehicle,
  words: FileWords,
  ownerName: string | null,
): PrintedBlock[] => {
  const { register, fuel, transmission, mileage, mileageOn, assumed } = vehicle;
  const ofRegister = (name: string): string => {
    const source = register?.record.sources[name];
    return source === undefined ? BY_OWNER : SOURCE_WORDS[source];
  };
  const dateOf = (day: string | null): string | null => (day === null ? null : words.day(day));
  const facts: readonly (readonly [label: string, value: string | null, source: string])[] = [
    ['Owner', ownerName, BY_OWNER],
    ['Make and model', `${vehicle.make} ${vehicle.model}`, BY_OWNER],
    ['Year', String(vehicle.year), BY_OWNER],
    ['Registration', vehicle.registration, BY_OWNER],
    ['VIN', vehicle.vin, BY_OWNER],
    [
      'Odometer',
      mileage === null
        ? null
        : `${words.distance(mileage)}${mileageOn === null ? '' : `, ${words.day(mileageOn)}`}`,
      BY_OWNER,
    ],
    ['Fuel', fuel && ifAssumed(FUEL_WORDS[fuel], 'fuel', assumed), BY_OWNER],
    [
      'Gearbox',
      transmission && ifAssumed(TRANSMISSION_WORDS[transmission], 'transmission', assumed),
      BY_OWNER,
    ],
    ['Engine', vehicle.engine, BY_OWNER],
    [
      'Displacement',
      vehicle.engineCapacity === null
        ? null
        : `${vehicle.engineCapacity.toLocaleString('en-GB')} cm³`,
      ofRegister('engineCapacity'),
    ],
    ['Colour', vehicle.color, BY_OWNER],
    [
      'First registered',
      vehicle.monthOfFirstRegistration && words.month(vehicle.monthOfFirstRegistration),
      ofRegister('monthOfFirstRegistration'),
    ],
    ['MOT valid until', dateOf(vehicle.motExpiryDate), ofRegister('motExpiryDate')],
    ['Tax', vehicle.taxStatus, ofRegister('taxStatus')],
    [
      'CO₂',
      vehicle.co2Emissions === null ? null : `${vehicle.co2Emissions} g/km`,
      ofRegister('co2Emissions'),
    ],
    ['Euro status', vehicle.euroStatus, ofRegister('euroStatus')],
    ['Wheel plan', sentenceCase(vehicle.wheelplan), ofRegister('wheelplan')],
  ];
  return [
    { kind: 'heading', text: 'Facts' },
    {
      kind: 'table',
      columns: [
        { head: 'Fact', share: 3 },
        { head: 'What is known', share: 5 },
        { head: 'From', share: 3 },
      ],
      rows: facts.flatMap(([label, value, source]) =>
        value === null ? [] : [[label, value, source]],
      ),
    },
  ];
};

const rowOf = (diagnosis: DiagnosisSummary, words: FileWords): string[] => {
  const { createdAt, symptoms, topCause, nothingFound, canDrive, resolvedAt } = diagnosis;
  const closed = closedWords(diagnosis);
  const open = isNotFoundYet(diagnosis) ? 'Open, not found yet' : 'Open';
  return [
    words.dayOf(createdAt),
    symptoms,
    topCause === null
      ? headlineOf({ topCause, nothingFound })
      : `${topCause.name} (${formatPercent(topCause.probability)})`,
    nothingFound
      ? 'No fault'
      : closed === undefined || resolvedAt === null
        ? `${open}. ${DRIVE_WORDS[canDrive].short}.`
        : `${closed}. ${words.dayOf(resolvedAt)}`,
  ];
};

/** What was wrong, and what came of it. */
export const diagnosesSection = (
  diagnoses: readonly DiagnosisSummary[],
  words: FileWords,
): PrintedBlock[] => {
  if (diagnoses.length === 0) return [];
  return [
    { kind: 'heading', text: 'Diagnoses' },
    {
      kind: 'table',
      columns: [
        { head: 'Day', share: 2 },
        { head: 'What was described', share: 5 },
        { head: 'Most likely cause', share: 4 },
        { head: 'Outcome', share: 3 },
      ],
      rows: diagnoses.map((diagnosis) => rowOf(diagnosis, words)),
    },
    {
      kind: 'paragraph',
      text: 'Diagnoses by whoever made this file: those of others with whom the car is shared are not shown.',
      tone: 'note',
    },
  ];
};
