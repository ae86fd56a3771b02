import { inBritish } from '@wrenchwise/knowledge/british-wording';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import type { Fits, Shift } from '@wrenchwise/knowledge/schema';
import { guidePagePath } from '@wrenchwise/rules/guide-categories';
import { bodyShapeOf } from '@wrenchwise/vehicle/body-shape';
import type { Drive, GearboxOption } from '@wrenchwise/vehicle/facts/model-runs';
import type { KnownModel } from '@wrenchwise/vehicle/known-model';
import { plainName } from '@wrenchwise/vehicle/plain-name';
import { FUELS, type Fuel } from '@wrenchwise/vehicle/vehicle';

import { library } from '~/library.server.ts';

/** A model by its names and by what exists of it. */
export interface SpecifiedCar extends KnownModel {
  readonly from: number;
  readonly to: number;
  /** Empty: unknown. */
  readonly fuels: readonly Fuel[];
  /** Years in which an electric version was listed. */
  readonly electricYears: readonly number[];
  /** Empty: unknown, as are those below. */
  readonly gearboxes: readonly GearboxOption[];
  readonly drives: readonly Drive[];
  /** Cylinder counts of its engines, as far as listed. */
  readonly cylinders: readonly number[];
}

const MAX_FAULTS = 10;
const MAX_CODES = 3;

const namesMake = (names: readonly string[] | undefined, make: string): boolean =>
  names === undefined || names.some((name) => plainName(name) === plainName(make));

const namesModel = (names: readonly string[] | undefined, model: string): boolean =>
  names === undefined ||
  names.some((name) => ` ${plainName(model)} `.includes(` ${plainName(name)} `));

const overlaps = (years: readonly [number, number] | undefined, car: SpecifiedCar): boolean =>
  years === undefined || (years[0] <= car.to && years[1] >= car.from);

const hasFuel = (fuels: readonly Fuel[] | undefined, car: SpecifiedCar): boolean =>
  fuels === undefined || car.fuels.length === 0 || fuels.some((fuel) => car.fuels.includes(fuel));

const hasTransmission = (kinds: Fits['transmissions'], { gearboxes }: SpecifiedCar): boolean =>
  kinds === undefined ||
  gearboxes.length === 0 ||
  gearboxes.some(({ kind }) => kinds.includes(kind));

const concerns = (named: Fits | Shift, car: SpecifiedCar): boolean =>
  namesMake(named.makes, car.make) &&
  namesModel(named.models, car.model) &&
  overlaps(named.years, car) &&
  hasFuel(named.fuels, car) &&
  hasTransmission(named.transmissions, car);

/** Faults of parts that only cars with these driven wheels have. */
const NEEDS_DRIVE: readonly (readonly [faults: readonly string[], drives: RegExp])[] = [
  [
    [
      'transfer-case-chain-stretched',
      'transfer-case-actuator-failed',
      'front-axle-disconnect-failed',
      'power-transfer-unit-failed',
      'awd-coupling-failed',
      'four-wheel-drive-switch-failed',
    ],
    /AWD|4WD/,
  ],
  [
    ['propshaft-u-joint-worn', 'propshaft-centre-bearing-worn', 'limited-slip-diff-chatter'],
    /RWD|AWD|4WD/,
  ],
];

const AUTOMATED_MANUAL: ReadonlySet<string> = new Set([
  'amt-clutch-actuator-failed',
  'amt-hydraulic-unit-weak',
]);

const hasAutomatedManual = (faultId: string, { gearboxes }: SpecifiedCar): boolean =>
  gearboxes.length === 0 ||
  !AUTOMATED_MANUAL.has(faultId) ||
  gearboxes.some(({ isAutomatedManual }) => isAutomatedManual === true);

const hasDrivenWheels = (faultId: string, { drives }: SpecifiedCar): boolean =>
  drives.length === 0 ||
  NEEDS_DRIVE.every(
    ([faults, needed]) => !faults.includes(faultId) || drives.some((drive) => needed.test(drive)),
  );

const SPEEDS: Readonly<Record<string, number>> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** Equipment that a make's cars have had since about this year: their older models have none of its faults. */
const OF_LATER_CARS =
  /\bthat (?:often )?fit (?:air springs|air suspension|adaptive dampers)|second 12 V battery|driver cameras|camera mirrors/;
const FIRST_OF_LATER_CARS = 1998;

/** What a source is about: '10-speed gearbox', 'V8 trucks', 'trucks and off-road cars'. */
const isOfSource = (source: string, car: SpecifiedCar): boolean => {
  const speeds = [...source.matchAll(/\b(\d+|five|six|seven|eight|nine|ten)-speed\b/g)].map(
    ([, word = '']) => SPEEDS[word] ?? Number(word),
  );
  const hasSpeed =
    speeds.length === 0 ||
    car.gearboxes.length === 0 ||
    car.gearboxes.some(({ gears }) => gears !== undefined && speeds.includes(gears));
  const hasEight =
    !/\bV8\b/.test(source) || car.cylinders.length === 0 || car.cylinders.includes(8);
  const isTruck =
    !/\b(?:trucks?|pickups?|off-road)\b/.test(source) ||
    ['pickup', 'suv', 'van'].includes(bodyShapeOf(car));
  const isYoungEnough = !OF_LATER_CARS.test(source) || car.to >= FIRST_OF_LATER_CARS;
  return hasSpeed && hasEight && isTruck && isYoungEnough;
};

/** A make's cars with a battery came years after the make: a model that ended before has none of their faults. */
const hadBatteryThen = ({ fuels }: Fits, { years }: Shift, car: SpecifiedCar): boolean =>
  fuels?.filter((fuel) => car.fuels.includes(fuel)).every((fuel) => fuel === 'electric') !== true ||
  years === undefined ||
  car.electricYears.some((year) => year >= years[0] && year <= years[1]);

/** More fuels than these say nothing of a car whose fuels are unknown. */
const MAX_NAMED_FUELS = 2;

/** The fuels of the car to which a fault is confined; empty where all of its versions may have it. */
const onlyFuels = (fits: Fits, reason: Shift, car: SpecifiedCar): readonly Fuel[] => {
  const isKnown = car.fuels.length > 0;
  const fuels = isKnown ? car.fuels : FUELS;
  const may = fuels.filter((fuel) =>
    [fits.fuels, reason.fuels].every((named) => named === undefined || named.includes(fuel)),
  );
  return may.length === fuels.length || (!isKnown && may.length > MAX_NAMED_FUELS) ? [] : may;
};

const commonness = new Map(KNOWLEDGE.faults.map(({ id, prior }): [string, number] => [id, prior]));
const guides = new Map(library.guides.list().map((guide) => [guide.faultId, guide]));

const isPeculiar = ({ makes, models }: Shift): boolean =>
  makes !== undefined || models !== undefined;

/** The faults of which some cars are known, with what is said of those cars, most often first. */
const PECULIAR = KNOWLEDGE.faults.flatMap((fault) => {
  const shifts = (fault.shifts ?? [])
    .filter((shift) => isPeculiar(shift) && shift.factor > 1)
    .toSorted((a, b) => b.factor - a.factor);
  return shifts.length === 0 ? [] : [{ fault, shifts }];
});

const clipped = ([from, to]: readonly [number, number], car: SpecifiedCar) =>
  [Math.max(from, car.from), Math.min(to, car.to)] as const;

/**
 * What a model is known for: the faults whose knowledge names its make or model as more often
 * concerned, those that name the model itself first, then those of all its fuels, then by how often they occur on it.
 */
export const knownFaults = (car: SpecifiedCar) =>
  PECULIAR.filter(
    ({ fault: { id, fits = {} } }) =>
      concerns(fits, car) && hasDrivenWheels(id, car) && hasAutomatedManual(id, car),
  )
    .flatMap(({ fault, shifts }) => {
      const guide = guides.get(fault.id);
      const reason = shifts.find(
        (shift) =>
          concerns(shift, car) &&
          isOfSource(shift.source, car) &&
          hadBatteryThen(fault.fits ?? {}, shift, car),
      );
      return reason === undefined || guide === undefined ? [] : [{ fault, guide, reason }];
    })
    .map(({ fault, guide, reason }) => ({
      id: fault.id,
      name: fault.name,
      summary: fault.summary,
      guide: { title: guide.title, path: guidePagePath(guide) },
      codes: Object.entries(fault.codes ?? {})
        .toSorted(([, a = 0], [, b = 0]) => b - a)
        .slice(0, MAX_CODES)
        .map(([code]) => code),
      factor: reason.factor,
      /** Its fuels to which the fault is confined; empty: all. */
      onlyFuels: onlyFuels(fault.fits ?? {}, reason, car),
      /** Whether the model is named, not its make only. */
      isOfModel: reason.models !== undefined,
      years: reason.years === undefined ? undefined : clipped(reason.years, car),
      source: inBritish(reason.source),
    }))
    .toSorted(
      (a, b) =>
        Number(b.isOfModel) - Number(a.isOfModel) ||
        Math.min(1, a.onlyFuels.length) - Math.min(1, b.onlyFuels.length) ||
        b.factor * (commonness.get(b.id) ?? 0) - a.factor * (commonness.get(a.id) ?? 0),
    )
    .slice(0, MAX_FAULTS);

export type KnownFault = ReturnType<typeof knownFaults>[number];
