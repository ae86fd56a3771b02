import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { Fits, Shift } from '@wrenchwise/knowledge/schema';
import { bodyShapeOf } from '@wrenchwise/vehicle/body-shape';
import {
  hasLadderFrame,
  hasTransferCase,
  mayHaveAirSprings,
} from '@wrenchwise/vehicle/chassis-kind';
import { plainName } from '@wrenchwise/vehicle/plain-name';
import { FUELS, type Fuel } from '@wrenchwise/vehicle/vehicle';

import type { KnownCar } from './known-car.ts';
import { withinLimits } from './part-limits.ts';

/** A fault that is commoner on a model or make, with what is said of it there. */
export interface KnownFor {
  readonly fault: Fault;
  readonly reason: Shift;
  /** Whether the model is named, not its make only. */
  readonly isOfModel: boolean;
  /** Its fuels to which the fault is confined; empty: all. */
  readonly onlyFuels: readonly Fuel[];
}

const namesMake = (names: readonly string[] | undefined, make: string): boolean =>
  names === undefined || names.some((name) => plainName(name) === plainName(make));

const namesModel = (names: readonly string[] | undefined, model: string): boolean =>
  names === undefined ||
  names.some((name) => ` ${plainName(model)} `.includes(` ${plainName(name)} `));

const overlaps = (years: readonly [number, number] | undefined, car: KnownCar): boolean =>
  years === undefined || (years[0] <= car.to && years[1] >= car.from);

const hasFuel = (fuels: readonly Fuel[] | undefined, car: KnownCar): boolean =>
  fuels === undefined || car.fuels.length === 0 || fuels.some((fuel) => car.fuels.includes(fuel));

const hasTransmission = (
  kinds: Fits['transmissions'],
  { gearboxes = [], transmission }: KnownCar,
): boolean => {
  const ofCar = transmission === undefined ? gearboxes.map(({ kind }) => kind) : [transmission];
  return kinds === undefined || ofCar.length === 0 || ofCar.some((kind) => kinds.includes(kind));
};

const concerns = (named: Fits | Shift, car: KnownCar): boolean =>
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
    [
      'propshaft-u-joint-worn',
      'propshaft-centre-bearing-worn',
      'limited-slip-diff-chatter',
      'fuel-saddle-tank-jet-pump-failed',
    ],
    /RWD|AWD|4WD/,
  ],
];

const AUTOMATED_MANUAL: ReadonlySet<string> = new Set([
  'amt-clutch-actuator-failed',
  'amt-hydraulic-unit-weak',
]);

const hasAutomatedManual = (faultId: string, { gearboxes = [] }: KnownCar): boolean =>
  gearboxes.length === 0 ||
  !AUTOMATED_MANUAL.has(faultId) ||
  gearboxes.some(({ isAutomatedManual }) => isAutomatedManual === true);

const hasDrivenWheels = (faultId: string, { drives = [] }: KnownCar): boolean =>
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

/** What the car had in the years of which a source speaks; where that is not known by years, what it ever had. */
const builtIn = (years: Shift['years'], car: KnownCar) => {
  const runs = (car.runs ?? []).filter(
    ({ from, to }) => years === undefined || (from <= years[1] && to >= years[0]),
  );
  if (runs.length === 0) return car;
  return {
    gearboxes: runs.flatMap((run) => run.gearboxes),
    cylinders: runs.flatMap(({ engines }) => engines.flatMap((engine) => engine.cylinders ?? [])),
    litres: runs.flatMap(({ engines }) => engines.flatMap((engine) => engine.litres ?? [])),
  };
};

/** What a source is about: '10-speed gearbox', 'V8 trucks', 'trucks and off-road cars'. */
const isOfSource = ({ source, years }: Shift, car: KnownCar): boolean => {
  const { gearboxes = [], cylinders = [], litres = [] } = builtIn(years, car);
  const speeds = [...source.matchAll(/\b(\d+|five|six|seven|eight|nine|ten)-speed\b/g)].map(
    ([, word = '']) => SPEEDS[word] ?? Number(word),
  );
  const hasSpeed =
    speeds.length === 0 ||
    gearboxes.length === 0 ||
    gearboxes.some(({ gears }) => gears !== undefined && speeds.includes(gears));
  const hasEight = !/\bV8\b/.test(source) || car.cylinders === undefined || cylinders.includes(8);
  // An engine that a source names by its size: '1.5 and 2.0 EcoBoost'.
  const displacements = [...source.matchAll(/\b\d\.\d\b(?! times)/g)].map(Number);
  // Whose engines nobody lists, of that one nothing is said of an engine by its size.
  const isOfUnknownEngines = car.litres === undefined;
  const hasDisplacement =
    displacements.length === 0 ||
    isOfUnknownEngines ||
    litres.some((own) => displacements.some((named) => Math.abs(named - own) < 0.06));
  const hasTurbo =
    !/\b(?:T?FSI turbo|TF?SI|EcoBoost)\b/.test(source) ||
    litres.length === 0 ||
    car.hasForcedPetrol !== false;
  const isTruck =
    !/\b(?:trucks?|pickups?|off-road)\b/.test(source) ||
    ['pickup', 'suv', 'van'].includes(bodyShapeOf(car));
  // The name was given to engines of four cylinders, and later to larger ones that differ.
  const isSmall =
    !/\bTSI engines\b/.test(source) || litres.length === 0 || litres.some((own) => own <= 2);
  const hasFrame = !/pickup frames/.test(source) || hasLadderFrame(car);
  const isYoungEnough = !OF_LATER_CARS.test(source) || car.to >= FIRST_OF_LATER_CARS;
  return (
    hasSpeed &&
    hasEight &&
    hasDisplacement &&
    hasTurbo &&
    isSmall &&
    isTruck &&
    hasFrame &&
    isYoungEnough
  );
};

/** What a make as a whole is known for holds for those of its models that have the part. */
const OF_MODELS_WITH: ReadonlyMap<string, (car: KnownCar) => boolean> = new Map<
  string,
  (car: KnownCar) => boolean
>([
  ['ladder-frame-rust', hasLadderFrame],
  ['transfer-case-actuator-failed', hasTransferCase],
  ['transfer-case-chain-stretched', hasTransferCase],
  ['air-spring-leaking', mayHaveAirSprings],
  // The bed of a pick-up is open.
  ['boot-seal-leak', (car) => bodyShapeOf(car) !== 'pickup'],
  // The throttle cables, and with them these valves, went in the years after.
  ['idle-air-valve-sticking', ({ from }) => from <= 2003],
  // Stop-start was rare on American cars before.
  ['second-battery-failed', ({ make, from }) => from >= 2014 || !IS_AMERICAN.test(make)],
]);
const IS_AMERICAN = /^(?:jeep|chrysler|dodge|chevrolet|buick)$/i;

/** Faults of driven front and rear axles, which a make's cars of unknown drive need not have. */
const OF_ALL_WHEEL_DRIVE: ReadonlySet<string> = new Set([
  'front-axle-disconnect-failed',
  'power-transfer-unit-failed',
  'awd-coupling-failed',
  'four-wheel-drive-switch-failed',
]);

/** Tall cars of two driven wheels only, of which the tables do not say so. */
const FRONT_DRIVEN =
  /^(?:Puma|Stonic|Proace City(?: Verso)?|Townstar|(?:Grand )?Tourneo \w+|Transit Connect|ProMaster(?: City)?)$/;

const isOfUnknownDrive = ({ drives = [] }: KnownCar): boolean => drives.length === 0;

/** A body that is mostly sold with four driven wheels; of electric cars none has a coupling or a second axle's shaft. */
const mayDriveAllWheels = (car: KnownCar): boolean =>
  !isOfUnknownDrive(car) ||
  (['suv', 'pickup'].includes(bodyShapeOf(car)) &&
    !FRONT_DRIVEN.test(car.model) &&
    !(car.fuels.length > 0 && car.fuels.every((fuel) => fuel === 'electric')));

/** Makes whose small cars are driven at the rear as well. */
const MAY_DRIVE_REAR_WHEELS = /^(?:BMW|Mercedes-Benz|Jaguar|Porsche|Lotus|Smart)$/;

/** A small car of unknown drive, as far as its make and body tell. */
const isFrontDriven = (car: KnownCar): boolean =>
  isOfUnknownDrive(car) &&
  !MAY_DRIVE_REAR_WHEELS.test(car.make) &&
  (FRONT_DRIVEN.test(car.model) || bodyShapeOf(car) === 'hatchback');

/** Faults of a driven rear axle, which small hatchbacks of unknown drive have not. */
const OF_REAR_DRIVE: ReadonlySet<string> = new Set([
  'propshaft-u-joint-worn',
  'propshaft-centre-bearing-worn',
  'limited-slip-diff-chatter',
  'fuel-saddle-tank-jet-pump-failed',
]);

/** Hybrids whose rear wheels have a motor of their own, and cars with a geared differential. */
const hasNoClutchesBehind = ({ make, model, fuels }: KnownCar): boolean =>
  /^(?:GT ?)?86$/i.test(model) ||
  (/^(?:toyota|lexus)$/i.test(make) &&
    fuels.length > 0 &&
    fuels.every((fuel) => fuel === 'hybrid' || fuel === 'plug-in-hybrid'));

const OF_CLUTCHES_BEHIND: ReadonlySet<string> = new Set([
  'limited-slip-diff-chatter',
  'front-axle-disconnect-failed',
  'awd-coupling-failed',
]);

/** A campaign names years and versions of its own for each model; a source may name one model of several. */
const ofThisCar = (shift: Shift, { make, model }: KnownCar): Shift => {
  if (shift.source === 'NHTSA recall 10V-017' && /^highlander$/i.test(model)) {
    return { ...shift, years: [2010, 2010], fuels: ['petrol'] };
  }
  if (!/^liberty$/i.test(model) && shift.source.endsWith(', maker recall for the Liberty')) {
    return { ...shift, source: 'widely reported by owners' };
  }
  return /^leaf springs (?:in these years;|at the rear until)/.test(shift.source) &&
    !/1500/.test(model) &&
    /^(?:dodge|ram)$/i.test(make)
    ? { ...shift, source: 'this model has leaf springs at the rear' }
    : shift;
};

const hasPart = (faultId: string, reason: Shift, car: KnownCar): boolean => {
  if (OF_CLUTCHES_BEHIND.has(faultId) && hasNoClutchesBehind(car)) return false;
  if (reason.models !== undefined) return true;
  if (OF_ALL_WHEEL_DRIVE.has(faultId) && !mayDriveAllWheels(car)) return false;
  if (OF_REAR_DRIVE.has(faultId) && isFrontDriven(car)) return false;
  return OF_MODELS_WITH.get(faultId)?.(car) ?? true;
};

/** A make's cars with a battery came years after the make: a model that ended before has none of their faults. */
const hadBatteryThen = ({ fuels }: Fits, { years }: Shift, car: KnownCar): boolean =>
  fuels?.filter((fuel) => car.fuels.includes(fuel)).every((fuel) => fuel === 'electric') !== true ||
  years === undefined ||
  car.electricYears === undefined ||
  car.electricYears.some((year) => year >= years[0] && year <= years[1]);

/** More fuels than these say nothing of a car whose fuels are unknown. */
const MAX_NAMED_FUELS = 2;

/** The fuels of the car to which a fault is confined; empty where all of its versions may have it. */
const onlyFuels = (fits: Fits, reason: Shift, car: KnownCar): readonly Fuel[] => {
  const isKnown = car.fuels.length > 0;
  const fuels = isKnown ? car.fuels : FUELS;
  const may = fuels.filter((fuel) =>
    [fits.fuels, reason.fuels].every((named) => named === undefined || named.includes(fuel)),
  );
  return may.length === fuels.length || (!isKnown && may.length > MAX_NAMED_FUELS) ? [] : may;
};

const isPeculiar = ({ makes, models }: Shift): boolean =>
  makes !== undefined || models !== undefined;

/**
 * What cars are known for: the faults whose knowledge names their make or model as more often concerned,
 * those that name the model itself first, then those of all its fuels, then by how often they occur on it.
 */
export const createKnownFor = (
  faults: readonly Fault[],
): ((car: KnownCar) => readonly KnownFor[]) => {
  const peculiar = faults.flatMap((fault) => {
    const shifts = (fault.shifts ?? [])
      .filter((shift) => isPeculiar(shift) && shift.factor > 1)
      .toSorted((a, b) => b.factor - a.factor);
    return shifts.length === 0 ? [] : [{ fault, shifts }];
  });
  return (car) =>
    peculiar
      .filter(
        ({ fault: { id, fits = {} } }) =>
          concerns(fits, car) && hasDrivenWheels(id, car) && hasAutomatedManual(id, car),
      )
      .flatMap(({ fault, shifts }): KnownFor[] => {
        const { fits = {} } = fault;
        const reason = shifts
          .flatMap(
            (shift) =>
              withinLimits(fault.id, ofThisCar(shift, car), car, shift.fuels ?? fits.fuels) ?? [],
          )
          .find(
            (shift) =>
              concerns(shift, car) &&
              isOfSource(shift, car) &&
              hadBatteryThen(fits, shift, car) &&
              hasPart(fault.id, shift, car),
          );
        return reason === undefined
          ? []
          : [
              {
                fault,
                reason,
                isOfModel: reason.models !== undefined,
                onlyFuels: onlyFuels(fits, reason, car),
              },
            ];
      })
      .toSorted(
        (a, b) =>
          Number(b.isOfModel) - Number(a.isOfModel) ||
          Math.min(1, a.onlyFuels.length) - Math.min(1, b.onlyFuels.length) ||
          b.reason.factor * b.fault.prior - a.reason.factor * a.fault.prior,
      );
};
