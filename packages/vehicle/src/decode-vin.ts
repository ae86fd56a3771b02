import type { Fuel } from './vehicle.ts';
import { normaliseVin } from './vin.ts';

/** What a VIN says by itself. Whatever is not certain is absent: unknown is right where it is. */
export interface DecodedVin {
  readonly vin: string;
  /** The first three characters; with 9 in third place also 12 to 14 (small makers). */
  readonly wmi: string;
  /** Where the maker is registered (ISO 3780), by the first two characters: 'Germany'. */
  readonly country?: string;
  /** The company: 'Volkswagen AG'. */
  readonly maker?: string;
  /** The make of the list, where the maker's number means one. */
  readonly make?: string;
  /** The makes it can be, where it means several: Chrysler, Dodge, Jeep. */
  readonly makes: readonly string[];
  readonly model?: string;
  readonly fuel?: Fuel;
  /** Model year, where American rules bind. */
  readonly year?: number;
  readonly plant?: string;
  /** Whether American rules (49 CFR 565) bind this number: check digit and model year. */
  readonly hasAmericanRules: boolean;
}

export interface DecodeVinOptions {
  /**
   * The car was first sold in North America: then American rules bind a number of a foreign maker as
   * well, if its check digit is right.
   */
  readonly soldInNorthAmerica?: boolean;
  /** No model year later than the next one is read. */
  readonly currentYear: number;
}

/** What a VIN says; undefined when it has not the shape of one. Never a guess. */
export const decodeVin = (typed: string, _options: DecodeVinOptions): DecodedVin | undefined => {
  const vin = normaliseVin(typed);
  return vin.length === 17
    ? { vin, wmi: vin.slice(0, 3), makes: [], hasAmericanRules: false }
    : undefined;
};
