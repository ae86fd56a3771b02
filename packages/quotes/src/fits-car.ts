import type { Fits } from '@wrenchwise/knowledge/schema';
import type { Fuel, Transmission } from '@wrenchwise/vehicle/vehicle';

/** What is known of a car; null stands for what is not. */
export interface QuotedCar {
  readonly make: string | null;
  readonly year: number | null;
  readonly fuel: Fuel | null;
  readonly transmission: Transmission | null;
}

const isOf = <T>(value: T | null, allowed: readonly T[] | undefined): boolean =>
  value === null || allowed === undefined || allowed.includes(value);

/** Whether a car can need a repair at all: what is not known speaks against nothing. */
export const fitsCar = (
  fits: Fits | undefined,
  { make, year, fuel, transmission }: QuotedCar,
): boolean => {
  if (fits === undefined) return true;
  const [from, to] = fits.years ?? [-Infinity, Infinity];
  return (
    isOf(fuel, fits.fuels) &&
    isOf(transmission, fits.transmissions) &&
    (year === null || (year >= from && year <= to)) &&
    isOf(
      make?.toLowerCase() ?? null,
      fits.makes?.map((name) => name.toLowerCase()),
    )
  );
};
