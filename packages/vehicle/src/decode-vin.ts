import type { Fuel } from './vehicle.ts';
import { hasRightCheckDigit, isShapedAsVin, isUnderAmericanRules, normaliseVin } from './vin.ts';
import { countryOfVin, makerOf } from './wmi.ts';

/** What a VIN says by itself. Whatever is not certain is undefined: unknown is right where it is. */
export interface DecodedVin {
  /** Normalised. */
  readonly vin: string;
  /** World manufacturer identifier: the first three characters. */
  readonly wmi: string;
  /** Where the maker is registered (ISO 3780), which need not be where the car was built. */
  readonly country: string | undefined;
  /** The company: 'Volkswagen AG'. */
  readonly maker: string | undefined;
  /** The make of the list, where the identifier means one. */
  readonly make: string | undefined;
  /** The makes that it can be: Opel and Vauxhall share one. */
  readonly makes: readonly string[];
  readonly model: string | undefined;
  readonly fuel: Fuel | undefined;
  /** Model year, where American rules bind. */
  readonly year: number | undefined;
  /** Place of the plant. */
  readonly plant: string | undefined;
  /** Whether American rules (49 CFR 565) bind this number: check digit and model year. */
  readonly hasAmericanRules: boolean;
}

export interface DecodeVinOptions {
  /** Years after the next one are not read. */
  readonly currentYear: number;
  /**
   * The car was first sold in North America: then American rules bind a number of a maker elsewhere
   * as well, if its check digit is right. A Japanese or European number does not tell by itself.
   */
  readonly soldInNorthAmerica?: boolean;
}

/** Codes of model years in position 10, from 1980 and again from 2010 (49 CFR 565.15, table VII). */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_CYCLE = 1980;
const CYCLE_YEARS = 30;

/**
 * The model year of a car or light truck: a letter in position 7 means 2010 to 2039, a digit 1980 to
 * 2009. What is heavier follows no such rule, but no known maker of cars is read for those.
 */
const modelYearOf = (vin: string, currentYear: number): number | undefined => {
  const at = YEAR_CODES.indexOf(vin.charAt(9));
  if (at < 0) return undefined;
  const year = FIRST_CYCLE + at + (/[A-Z]/.test(vin.charAt(6)) ? CYCLE_YEARS : 0);
  return year <= currentYear + 1 ? year : undefined;
};

/** What a maker's own numbers say, wherever they are sold. */
interface MakersNumbers {
  readonly wmis: ReadonlySet<string>;
  readonly model?: (vin: string) => string | undefined;
  readonly fuel?: Fuel;
  /** By position 11. */
  readonly plants?: Readonly<Record<string, string>>;
}

const TESLAS: Readonly<Record<string, string>> = {
  S: 'Model S',
  '3': 'Model 3',
  X: 'Model X',
  Y: 'Model Y',
  C: 'Cybertruck',
  R: 'Roadster',
};

/**
 * Sources: makers' filings under 49 CFR 565 with NHTSA (Tesla, Rivian, Lucid); Volkswagen's plant
 * codes as its workshop literature lists them.
 */
const MAKERS_NUMBERS: readonly MakersNumbers[] = [
  {
    wmis: new Set(['5YJ', '7SA', '7G2', 'LRW', 'XP7']),
    model: (vin) => TESLAS[vin.charAt(3)],
    fuel: 'electric',
    plants: {
      F: 'Fremont, California',
      A: 'Austin, Texas',
      C: 'Shanghai',
      B: 'Grünheide (Berlin)',
    },
  },
  { wmis: new Set(['7FC']), model: () => 'R1T', fuel: 'electric' },
  { wmis: new Set(['7PD']), model: () => 'R1S', fuel: 'electric' },
  { wmis: new Set(['50E', '7UU', 'YSM', 'HES']), fuel: 'electric' },
  {
    wmis: new Set(['WVW', 'WVG', 'WV1', 'WV2', '1VW', '1V2', '3VW', '3VV']),
    plants: {
      W: 'Wolfsburg',
      E: 'Emden',
      H: 'Hanover',
      P: 'Zwickau',
      D: 'Bratislava',
      M: 'Puebla',
      C: 'Chattanooga',
    },
  },
  {
    wmis: new Set(['WAU', 'WA1', 'TRU', 'WUA']),
    plants: { A: 'Ingolstadt', N: 'Neckarsulm', '1': 'Győr', D: 'Bratislava' },
  },
];

/**
 * What a VIN says, however spaced; undefined when it has not the shape of one. Model and engine are
 * coded by each maker in its own way and read only where that is published; a European number is
 * never read by American rules (position 10 of a Renault is no model year).
 */
export const decodeVin = (typed: string, options: DecodeVinOptions): DecodedVin | undefined => {
  const vin = normaliseVin(typed);
  if (!isShapedAsVin(vin)) return undefined;
  const known = makerOf(vin);
  const numbers = MAKERS_NUMBERS.find(({ wmis }) => wmis.has(vin.slice(0, 3)));
  const isChecked = hasRightCheckDigit(vin);
  const hasAmericanRules =
    isUnderAmericanRules(vin) || (options.soldInNorthAmerica === true && isChecked);
  return {
    vin,
    wmi: vin.slice(0, 3),
    country: countryOfVin(vin),
    maker: known?.maker,
    make: known?.makes.length === 1 ? known.makes[0] : undefined,
    makes: known?.makes ?? [],
    model: numbers?.model?.(vin),
    fuel: numbers?.fuel,
    year:
      hasAmericanRules && isChecked && known !== undefined
        ? modelYearOf(vin, options.currentYear)
        : undefined,
    plant: numbers?.plants?.[vin.charAt(10)],
    hasAmericanRules,
  };
};
