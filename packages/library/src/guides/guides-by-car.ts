import { asWritten } from '@wrenchwise/knowledge/british-wording';
import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { isFunctionWord } from '@wrenchwise/knowledge/function-words';
import type { Shift } from '@wrenchwise/knowledge/schema';
import { stem } from '@wrenchwise/knowledge/stem';
import type { ModelOptions } from '@wrenchwise/vehicle/facts/model-options';
import type { Recall } from '@wrenchwise/vehicle/facts/recalls';
import { carSlug, type NamedCar } from '@wrenchwise/vehicle/named-car';
import { plainName } from '@wrenchwise/vehicle/plain-name';
import type { Fuel, Transmission, Vehicle } from '@wrenchwise/vehicle/vehicle';

/** Which faults a car can have, and in which order it has them. */

/** What is known of a fault on a car. */
export interface FaultOnCar {
  readonly faultId: string;
  /** From 1, among the faults that the car can have: its recalls and known faults first. */
  readonly place: number;
  /** Its fuels and gearboxes on which the fault is possible; undefined: on all of them. */
  readonly only?: {
    readonly fuels: readonly Fuel[];
    readonly transmissions: readonly Transmission[];
  };
  /** Why it is more or less often than on other cars, where the knowledge names the make or model. */
  readonly known: readonly Pick<Shift, 'factor' | 'years' | 'source'>[];
  /** Recalls of this part, the newest first. */
  readonly recalls: readonly Recall[];
}

/** A car's faults. */
export interface CarFaults {
  readonly fuels: readonly Fuel[];
  readonly transmissions: readonly Transmission[];
  /** In the order of `place`. */
  readonly faults: readonly FaultOnCar[];
  readonly of: (faultId: string) => FaultOnCar | undefined;
}

/** The tables that a car's faults are read from. */
export interface CarTables {
  /** The prior of each fault, in catalogue order. */
  readonly priorsOf: (vehicle: Vehicle) => Float64Array;
  /** By market: what is sold in only one is possible on a car of which only the names are known. */
  readonly optionsOf: (vehicle: Vehicle) => readonly ModelOptions[];
  readonly recallsOf: (vehicle: Vehicle) => readonly Recall[];
}

const names = (known: readonly string[] | undefined, name: string): boolean =>
  known !== undefined &&
  known.some((one) => ` ${plainName(name)} `.includes(` ${plainName(one)} `));

const covers = ({ years }: Pick<Shift, 'years'>, { year }: NamedCar): boolean =>
  years === undefined || year === undefined || (years[0] <= year && year <= years[1]);

/** What the knowledge says of this make or model, what raises the fault most first. */
const knownOf = (fault: Fault, car: NamedCar) =>
  (fault.shifts ?? [])
    .filter(
      (shift) =>
        (shift.makes !== undefined || shift.models !== undefined) &&
        (shift.makes === undefined || names(shift.makes, car.make)) &&
        (shift.models === undefined || names(shift.models, car.model)) &&
        covers(shift, car),
    )
    .toSorted((a, b) => b.factor - a.factor);

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    plainName(text)
      .split(' ')
      .filter((word) => !isFunctionWord(word))
      .map(stem),
  );

/** A component that recalls name by one broad word says nothing of a part: 'engine', 'software'. */
const MIN_WORDS = 2;

/** Whether a recall is about the part of a fault: every word of its component is in the fault's names. */
const isAbout = (recall: Recall, fault: Fault): boolean => {
  if (recall.component === undefined || recall.system !== fault.system) return false;
  const component = stemsOf(recall.component);
  const { name, workshopName } = asWritten(fault);
  const own = stemsOf(`${name} ${workshopName} ${fault.guide.title}`);
  return component.size >= MIN_WORDS && [...component].every((word) => own.has(word));
};

/** Makers who call their dual clutches automatic in the figures: both are then possible. */
const gearboxesOf = ({
  transmissions,
  onlyTransmission,
}: ModelOptions): readonly Transmission[] => {
  return onlyTransmission === undefined &&
    transmissions.includes('automatic') &&
    !transmissions.includes('dual-clutch')
    ? [...transmissions, 'dual-clutch']
    : transmissions;
};

/** Whether a fault names the model itself, as more often concerned or as the only one concerned. */
const isOfModel = (fault: Fault, car: NamedCar): boolean =>
  names(fault.fits?.models, car.model) ||
  knownOf(fault, car).some(({ factor, models }) => factor > 1 && models !== undefined);

type Version = Pick<Vehicle, 'fuel' | 'transmission'>;

const versionsOf = (
  fuels: readonly Fuel[],
  transmissions: readonly Transmission[],
): readonly Version[] => {
  const ofFuel = (fuel?: Fuel): readonly Version[] => {
    const boxes = fuel === 'electric' ? [] : transmissions.filter((one) => one !== 'single-speed');
    const named = fuel === undefined ? {} : { fuel };
    return boxes.length === 0 ? [named] : boxes.map((transmission) => ({ ...named, transmission }));
  };
  return fuels.length === 0 ? ofFuel() : fuels.flatMap((fuel) => ofFuel(fuel));
};

const unique = <T>(values: readonly (T | null | undefined)[]): readonly T[] => [
  ...new Set(values.filter((value) => value !== undefined && value !== null)),
];

const readCar = (faults: readonly Fault[], tables: CarTables, car: NamedCar): CarFaults => {
  const options = tables.optionsOf(car);
  const fuels = unique(options.flatMap((one) => one.fuels));
  const transmissions = unique(options.flatMap(gearboxesOf));
  const versions = versionsOf(fuels, transmissions).map((version) => ({
    version,
    priors: tables.priorsOf({ ...car, ...version }),
  }));
  const usual = tables.priorsOf(car);
  const recalls = tables.recallsOf(car);
  const rated = faults.flatMap((fault, at) => {
    const possible = versions.filter(({ priors }) => (priors[at] ?? 0) > 0);
    if (possible.length === 0) return [];
    const only = {
      fuels: unique(possible.map(({ version }) => version.fuel)),
      transmissions: unique(possible.map(({ version }) => version.transmission)),
    };
    const about = recalls.filter((recall) => isAbout(recall, fault));
    return [
      {
        fault,
        // The engine's shares of fuels and gearboxes; of a version that it thinks impossible, its own.
        rate:
          usual[at] || Math.max(...possible.map(({ priors }) => priors[at] ?? 0)) / versions.length,
        isFirst: isOfModel(fault, car) || about.some(({ certainty }) => certainty === 'sure'),
        ...(possible.length === versions.length ? {} : { only }),
        known: knownOf(fault, car).map(({ factor, years, source }) => ({
          factor,
          source,
          ...(years === undefined ? {} : { years }),
        })),
        recalls: about,
      },
    ];
  });
  const inOrder = rated
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.rate - a.rate)
    .map(({ fault, rate: _rate, isFirst: _isFirst, ...told }, at): FaultOnCar => ({
      faultId: fault.id,
      place: at + 1,
      ...told,
    }));
  const byId = new Map(inOrder.map((one) => [one.faultId, one]));
  return { fuels, transmissions, faults: inOrder, of: (faultId) => byId.get(faultId) };
};

/** Cars stored: reading one takes a few milliseconds. */
const MAX_STORED = 200;

/**
 * The faults of cars. A car's versions are those that any market lists; a fault counts by the share of
 * them that can have it. Without options in the tables, the engine's shares of all cars stand in.
 */
export const createGuidesByCar = (faults: readonly Fault[], tables: CarTables) => {
  const kept = new Map<string, CarFaults>();
  return (car: NamedCar): CarFaults => {
    const slug = carSlug(car);
    const found = kept.get(slug) ?? readCar(faults, tables, car);
    // The one asked for last is dropped last.
    kept.delete(slug);
    kept.set(slug, found);
    const [oldest] = kept.keys();
    if (kept.size > MAX_STORED && oldest !== undefined) kept.delete(oldest);
    return found;
  };
};

export type GuidesByCar = ReturnType<typeof createGuidesByCar>;
