import { inBritish } from '@wrenchwise/knowledge/british-wording';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { createKnownFor } from '@wrenchwise/library/buying/known-for';
import { guidePagePath } from '@wrenchwise/rules/guide-categories';
import type { Drive, GearboxOption, ModelRun } from '@wrenchwise/vehicle/facts/model-run';
import type { KnownModel } from '@wrenchwise/vehicle/known-model';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import { library } from '~/library.server.ts';

import { isOfAnotherMaker } from './of-another-maker.server.ts';
import { typographic } from './typographic.ts';
import { reasonFor } from './why-listed.server.ts';

/** A model by its names and by what exists of it. */
export interface SpecifiedCar extends KnownModel {
  readonly from: number;
  readonly to: number;
  /** Empty: unknown. */
  readonly fuels: readonly Fuel[];
  /** Years in which an electric version was listed. */
  readonly electricYears: readonly number[];
  /** First year in which a version with a traction battery was listed, by fuel. */
  readonly batteryFrom: Readonly<Partial<Record<Fuel, number>>>;
  /** Empty: unknown, as are those below. */
  readonly gearboxes: readonly GearboxOption[];
  readonly drives: readonly Drive[];
  /** What was built in which years. */
  readonly runs: readonly ModelRun[];
  /** Cylinder counts of its engines, as far as listed. */
  readonly cylinders: readonly number[];
  /** Displacements of its engines, as far as listed. */
  readonly litres: readonly number[];
  /** Whether any of its petrol engines has a turbocharger or a supercharger. */
  readonly hasForcedPetrol: boolean;
  /** Whether there are North American figures of it. */
  readonly isAmerican: boolean;
  /** Whether there are British figures of it, and no others. */
  readonly isBritishOnly: boolean;
}

const MAX_FAULTS = 10;
const MAX_CODES = 3;

/** What a driver-assistance fault is called on the one make that has it under these names. */
const OF_TESLA = /Autopilot, Full Self-Driving or a similar feature/;

const summaryOf = (summary: string, make: string): string =>
  make === 'Tesla' ? summary : summary.replace(OF_TESLA, 'The hands-free driving feature');

/** First years of standard trouble codes: North America, and Europe by fuel. */
const FIRST_CODES = { american: 1996, petrol: 2001, diesel: 2004 } as const;

/** Whether some car of the model has standard codes at all. */
const hasStandardCodes = ({ to, fuels, isAmerican }: SpecifiedCar): boolean => {
  if (isAmerican) return to >= FIRST_CODES.american;
  const isDiesel = fuels.length > 0 && fuels.every((fuel) => fuel === 'diesel');
  return to >= (isDiesel ? FIRST_CODES.diesel : FIRST_CODES.petrol);
};

/** Parts that cars for Europe do not have. */
const AMERICAN_ONLY: ReadonlySet<string> = new Set(['evap-pressure-sensor-or-leak-pump-faulty']);

/** Units that take over the task of others: with one of them on the car, the others are the same part. */
const UNITED: Readonly<Record<string, readonly string[]>> = {
  'ev-iccu-failed': ['ev-onboard-charger-failed', 'dc-dc-converter-failed'],
};

/** Whether a fault is that of a united unit which is listed by its own name. */
const isSaidByUnit = (faultId: string, listed: readonly string[]): boolean =>
  listed.some((id) => UNITED[id]?.includes(faultId) === true);

/** Whether a family of ten beside it says a code already: 'P035x' says P0350, and 'P030x' no P0300. */
const isSaidByFamily = (code: string, all: readonly string[]): boolean =>
  code !== 'P0300' && !code.endsWith('x') && all.includes(`${code.slice(0, -1)}x`);

const guides = new Map(library.guides.list().map((guide) => [guide.faultId, guide]));

const clipped = ([from, to]: readonly [number, number], car: SpecifiedCar) =>
  [Math.max(from, car.from), Math.min(to, car.to)] as const;

const knownFor = createKnownFor(KNOWLEDGE.faults);

/** What a model is known for: `createKnownFor` says in which order. Of faults without a guide nothing is shown. */
export const knownFaults = (car: SpecifiedCar) =>
  knownFor(car)
    .filter(({ fault }) => !car.isBritishOnly || !AMERICAN_ONLY.has(fault.id))
    .filter(({ isOfModel }) => isOfModel || !isOfAnotherMaker(car))
    .filter(
      ({ fault }, _, all) =>
        !isSaidByUnit(
          fault.id,
          all.map((one) => one.fault.id),
        ),
    )
    .flatMap(({ fault, ...known }) => {
      const guide = guides.get(fault.id);
      return guide === undefined ? [] : [{ fault, guide, ...known }];
    })
    .slice(0, MAX_FAULTS)
    .map(({ fault, guide, reason, isOfModel, onlyFuels }) => ({
      id: fault.id,
      name: fault.name,
      summary: typographic(summaryOf(fault.summary, car.make)),
      guide: { title: guide.title, path: guidePagePath(guide) },
      codes: Object.entries(hasStandardCodes(car) ? (fault.codes ?? {}) : {})
        .toSorted(([, a = 0], [, b = 0]) => b - a)
        .map(([code]) => code)
        .filter((code, _, all) => !isSaidByFamily(code, all))
        .slice(0, MAX_CODES),
      factor: reason.factor,
      /** Its fuels to which the fault is confined; empty: all. */
      onlyFuels,
      /** Whether the model is named, not its make only. */
      isOfModel,
      years: reason.years === undefined ? undefined : clipped(reason.years, car),
      source: typographic(reasonFor(inBritish(reason.source), car)),
    }));

export type KnownFault = ReturnType<typeof knownFaults>[number];
