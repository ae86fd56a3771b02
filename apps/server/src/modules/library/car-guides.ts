import type { GuideOnCar } from '@wrenchwise/contract/endpoints/guides';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import type { SystemId } from '@wrenchwise/knowledge/systems';
import type { GuideSummary as FaultGuide } from '@wrenchwise/library/guides/guide-catalogue';
import {
  type CarFaults,
  type CarTables,
  createGuidesByCar,
  type FaultOnCar,
} from '@wrenchwise/library/guides/guides-by-car';
import type { AnyGuide } from '@wrenchwise/library/search/guide-search';
import { optionsOfMarkets } from '@wrenchwise/vehicle/facts/model-options';
import { motFailuresOf } from '@wrenchwise/vehicle/facts/mot-failures';
import { recallsOf } from '@wrenchwise/vehicle/facts/recalls';
import { type NamedCar, carName, carSlug } from '@wrenchwise/vehicle/named-car';
import { modelPath, modelYearPath } from '@wrenchwise/vehicle/specification-path';

/** Systems that the British MOT tests as such; of others it tests single things. */
const TESTED: ReadonlySet<SystemId> = new Set([
  'brakes',
  'steering',
  'suspension',
  'wheels_tyres',
  'lighting',
  'restraints_seats',
  'visibility_wiper',
]);

const isSure = ({ recalls }: FaultOnCar): boolean =>
  recalls.some(({ certainty }) => certainty === 'sure');

const fitsOf = (found: FaultOnCar | undefined): GuideOnCar['fits'] => {
  if (found === undefined) return 'none';
  return found.only === undefined ? 'all' : 'some';
};

/** Kinds on which a fault is possible, where not all of them are. */
const narrower = <T>(some: readonly T[] | undefined, all: readonly T[]): T[] =>
  some === undefined || some.length >= all.length ? [] : [...some];

const told = (faults: CarFaults, car: NamedCar, guide: FaultGuide): GuideOnCar => {
  const found = faults.of(guide.faultId);
  const { year } = car;
  return {
    car: { slug: carSlug(car), name: carName(car) },
    specifications: year === undefined ? modelPath(car) : modelYearPath(car, year),
    fits: fitsOf(found),
    only: {
      fuels: narrower(found?.only?.fuels, faults.fuels),
      transmissions: narrower(found?.only?.transmissions, faults.transmissions),
    },
    place: found?.place ?? null,
    faults: faults.faults.length,
    known: (found?.known ?? []).map(({ factor, years, source }) => ({
      factor,
      years: years === undefined ? null : [years[0], years[1]],
      source,
    })),
    recalls: (found?.recalls ?? []).map(({ id, country, summary, certainty }) => ({
      id,
      country,
      summary,
      certainty,
    })),
    mot: TESTED.has(guide.system),
    motFailures: motFailuresOf(car).model?.fail ?? null,
  };
};

/** The guides of a car: which fit it, in which order, and what differs on it. */
export const createCarGuides = (
  { faults, jobs }: Pick<Knowledge, 'faults' | 'jobs'>,
  priorsOf: CarTables['priorsOf'],
) => {
  const faultsOfJob = new Map(jobs.map((job) => [job.slug, job.faults]));
  const ofCar = createGuidesByCar(faults, { priorsOf, optionsOf: optionsOfMarkets, recallsOf });
  return {
    /**
     * Those that the car can have; an everyday job fits where a fault that it is about is possible.
     *
     * @param inItsOrder what fails most on it first and the jobs behind; else in the order given
     */
    fitting: (
      car: NamedCar,
      guides: readonly AnyGuide[],
      inItsOrder: boolean,
    ): readonly AnyGuide[] => {
      const found = ofCar(car);
      const placeOf = (guide: AnyGuide): number => {
        if ('faultId' in guide) return found.of(guide.faultId)?.place ?? Infinity;
        const about = faultsOfJob.get(guide.slug) ?? [];
        return about.some((id) => found.of(id) !== undefined) ? faults.length + 1 : Infinity;
      };
      const fitting = guides.filter((guide) => placeOf(guide) < Infinity);
      return inItsOrder ? fitting.toSorted((a, b) => placeOf(a) - placeOf(b)) : fitting;
    },
    /** Why a guide is where it is on the car. */
    markOf: (car: NamedCar, guide: AnyGuide): { readonly onCar?: 'known' | 'recalled' } => {
      const found = 'faultId' in guide ? ofCar(car).of(guide.faultId) : undefined;
      if (found === undefined) return {};
      if (isSure(found)) return { onCar: 'recalled' };
      return found.known.some(({ factor }) => factor > 1) ? { onCar: 'known' } : {};
    },
    onCar: (car: NamedCar, guide: FaultGuide): GuideOnCar => told(ofCar(car), car, guide),
  };
};
