import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import type { Fits, Shift } from '@wrenchwise/knowledge/schema';
import { guidePagePath } from '@wrenchwise/rules/guide-categories';
import type { KnownModel } from '@wrenchwise/vehicle/known-model';
import { plainName } from '@wrenchwise/vehicle/plain-name';
import { FUELS, type Fuel, type Transmission } from '@wrenchwise/vehicle/vehicle';

import { library } from '~/library.server.ts';

/** A model by its names and by what exists of it. */
export interface SpecifiedCar extends KnownModel {
  readonly from: number;
  readonly to: number;
  /** Empty: unknown. */
  readonly fuels: readonly Fuel[];
  /** Empty: unknown. */
  readonly gearboxes: readonly { readonly kind: Transmission; readonly gears?: number }[];
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

const hasGearbox = (kinds: readonly Transmission[] | undefined, { gearboxes }: SpecifiedCar) =>
  kinds === undefined ||
  gearboxes.length === 0 ||
  gearboxes.some(({ kind }) => kinds.includes(kind));

const concerns = (named: Fits | Shift, car: SpecifiedCar): boolean =>
  namesMake(named.makes, car.make) &&
  namesModel(named.models, car.model) &&
  overlaps(named.years, car) &&
  hasFuel(named.fuels, car) &&
  hasGearbox(named.transmissions, car);

/** Whether the car has a gearbox of as many gears as a source speaks of: 'owners of the 10-speed gearbox'. */
const hasNamedGears = ({ source }: Shift, { gearboxes }: SpecifiedCar): boolean => {
  const named = [...source.matchAll(/\b(\d+)-speed\b/g)].map(([, gears]) => Number(gears));
  const ofCar = gearboxes.flatMap(({ gears }) => gears ?? []);
  return named.length === 0 || ofCar.length === 0 || named.some((gears) => ofCar.includes(gears));
};

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
  PECULIAR.filter(({ fault: { fits = {} } }) => concerns(fits, car))
    .flatMap(({ fault, shifts }) => {
      const guide = guides.get(fault.id);
      const reason = shifts.find((shift) => concerns(shift, car) && hasNamedGears(shift, car));
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
      source: reason.source,
    }))
    .toSorted(
      (a, b) =>
        Number(b.isOfModel) - Number(a.isOfModel) ||
        Math.min(1, a.onlyFuels.length) - Math.min(1, b.onlyFuels.length) ||
        b.factor * (commonness.get(b.id) ?? 0) - a.factor * (commonness.get(a.id) ?? 0),
    )
    .slice(0, MAX_FAULTS);

export type KnownFault = ReturnType<typeof knownFaults>[number];
