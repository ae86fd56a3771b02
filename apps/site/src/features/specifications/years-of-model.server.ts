import { electricVersions } from '@wrenchwise/vehicle/facts/electric';
import { modelRuns } from '@wrenchwise/vehicle/facts/model-runs';
import { recallsOf } from '@wrenchwise/vehicle/facts/recalls';
import type { KnownModel } from '@wrenchwise/vehicle/known-model';
import { modelYears } from '@wrenchwise/vehicle/model-years';

/** First and last year. */
type Years = readonly [from: number, to: number];

const spanOf = (years: readonly number[]): Years | undefined =>
  years.length === 0 ? undefined : [Math.min(...years), Math.max(...years)];

/**
 * First and last year of what is known: of the list of years where a table has its engines, else of the table of
 * batteries, else of what the recalls name.
 */
export const yearsOf = (car: KnownModel): Years | undefined => {
  const listed = modelYears(car.make, car.model);
  if (listed !== undefined && modelRuns(car.make, car.model).length > 0) {
    return [listed.from, listed.to];
  }
  return (
    spanOf(electricVersions(car).map(({ year }) => year)) ??
    spanOf(
      recallsOf(car)
        .flatMap(({ from, to }) => [from, to])
        .filter((year) => year !== undefined),
    )
  );
};

/** The years beside a model's name in the list of its make; undefined: the list says none. */
export const listedYears = (car: KnownModel): ReturnType<typeof modelYears> => {
  const listed = modelYears(car.make, car.model);
  const years = yearsOf(car);
  return listed === undefined || years === undefined
    ? listed
    : { ...listed, from: years[0], to: years[1] };
};

/** Models whose recalls are of another car that took up the name decades later. */
const NAMES_OF_ANOTHER: ReadonlySet<string> = new Set([
  'Chevrolet Caprice',
  'Lamborghini Countach',
  'Toyota Supra',
]);

/** The years of a model with those of its recalls: they may name cars that are older than the figures. */
export const servicedYears = (
  { make, model }: KnownModel,
  years: Years | undefined,
  recalls: readonly { readonly from: number | undefined; readonly to: number | undefined }[],
): Years | undefined => {
  if (years === undefined) return undefined;
  const car = `${make} ${model}`;
  const named = recalls
    .flatMap(({ from, to }) => [from ?? [], to ?? []].flat())
    .filter((year) => !NAMES_OF_ANOTHER.has(car) || (year >= years[0] && year <= years[1]));
  return [Math.min(years[0], ...named), Math.max(years[1], ...named)];
};

/** Years that reach to those of other versions as well. */
export const united = (
  years: Years | undefined,
  others: { readonly from: number; readonly to: number } | undefined,
): Years | undefined =>
  years === undefined || others === undefined
    ? years
    : [Math.min(years[0], others.from), Math.max(years[1], others.to)];
