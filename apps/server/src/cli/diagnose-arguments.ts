import { parseArgs } from 'node:util';

import type { DiagnoseOptions } from '@wrenchwise/engine/diagnosis';
import { MAX_TEXT_LENGTH } from '@wrenchwise/engine/text-limit';
import { countryOf } from '@wrenchwise/knowledge/countries';
import {
  MIN_LABOUR_CENTS,
  MAX_LABOUR_CENTS,
  PRICE_REGION_IDS,
  type PriceRegionId,
} from '@wrenchwise/knowledge/price-regions';
import { inferCountry, type PlaceHints } from '@wrenchwise/rules/infer-country';
import { emergencyWords, knownCountry } from '@wrenchwise/rules/place';
import {
  FUELS,
  TRANSMISSIONS,
  type Fuel,
  type Transmission,
  type Vehicle,
} from '@wrenchwise/vehicle/vehicle';

export const USAGE = `Usage: npm run diagnose -- [options] "what the car does"

  --make NAME             Ford, Volkswagen, …
  --model NAME            Focus, Golf, …
  --year YEAR             model year, 1900 to 2100
  --fuel FUEL             ${FUELS.join(', ')}
  --transmission KIND     ${TRANSMISSIONS.join(', ')}
  --mileage MILES         odometer in miles
  --country CODE          where the car is driven, ISO 3166: GB, IE, DE, US, …;
                          by default that of the system's time zone or language
  --region REGION         whose prices: ${PRICE_REGION_IDS.join(', ')}
  --labour-rate AMOUNT    an hour at the garage, in the region's currency: 80
  --json                  the whole diagnosis as JSON
  --ask                   ask first: what was understood, likely further signs to tick,
                          then the best next questions, one by one
  --stdin                 read one JSON object a line {id, make, model, year, text},
                          write one a line {id, diagnosis}; a line that cannot be
                          read gives {error}
  --help                  this text

A description has at most ${MAX_TEXT_LENGTH} characters.

Exit codes: 0 answered, 2 wrong use.
`;

export type DiagnoseArguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string }
  | { readonly kind: 'stdin'; readonly options: DiagnoseOptions; readonly call: string }
  | {
      readonly kind: 'one';
      readonly text: string;
      readonly vehicle: Vehicle;
      readonly options: DiagnoseOptions;
      /** The numbers to call in an emergency: '999 or 112'. */
      readonly call: string;
      readonly json: boolean;
      readonly ask: boolean;
    };

/** The refusal of a description; a truncated one would be answered wrongly. */
export const tooLong = (text: string): string =>
  `The description must be at most ${MAX_TEXT_LENGTH} characters; this one has ${text.length}.`;

const wrong = (problem: string): DiagnoseArguments => ({ kind: 'wrong', problem });

const oneOf = <T extends string>(value: string, all: readonly T[]): T | undefined =>
  all.find((item) => item === value.toLowerCase());

const wholeNumber = (value: string): number | undefined =>
  /^\d{1,7}$/.test(value) ? Number(value) : undefined;

/** An amount such as '80' or '72.50' in cents. */
const cents = (value: string): number | undefined =>
  /^\d{1,5}(\.\d{1,2})?$/.test(value) ? Math.round(Number(value) * 100) : undefined;

/**
 * Parses the command line. Never throws: a mistake is returned as a message.
 *
 * @param device what the system says of where it is, where no country is named
 */
export const parseDiagnoseArguments = (
  argv: readonly string[],
  device: PlaceHints,
): DiagnoseArguments => {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        make: { type: 'string' },
        model: { type: 'string' },
        year: { type: 'string' },
        fuel: { type: 'string' },
        transmission: { type: 'string' },
        mileage: { type: 'string' },
        country: { type: 'string' },
        region: { type: 'string' },
        'labour-rate': { type: 'string' },
        text: { type: 'string' },
        json: { type: 'boolean', default: false },
        ask: { type: 'boolean', default: false },
        stdin: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return { kind: 'help' };

  const named = values.country?.toUpperCase();
  if (named !== undefined && countryOf(named) === undefined) {
    return wrong(`--country must be a code of ISO 3166 such as GB, not '${values.country}'.`);
  }
  const country = knownCountry(named ?? inferCountry(device));
  let region: PriceRegionId | undefined;
  if (values.region !== undefined) {
    region = oneOf(values.region, PRICE_REGION_IDS);
    if (region === undefined) {
      return wrong(`--region must be one of ${PRICE_REGION_IDS.join(', ')}.`);
    }
  }
  let rate: number | undefined;
  if (values['labour-rate'] !== undefined) {
    rate = cents(values['labour-rate']);
    if (rate === undefined || rate < MIN_LABOUR_CENTS || rate > MAX_LABOUR_CENTS) {
      return wrong(
        `--labour-rate must be from ${MIN_LABOUR_CENTS / 100} to ${MAX_LABOUR_CENTS / 100} an hour, not '${values['labour-rate']}'.`,
      );
    }
  }
  const options: DiagnoseOptions = {
    region: region ?? country.priceRegion,
    ...(rate === undefined ? {} : { labourCentsPerHour: rate }),
  };
  const call = emergencyWords(country);
  if (values.stdin) return { kind: 'stdin', options, call };
  const text = [...(values.text === undefined ? [] : [values.text]), ...positionals]
    .join(' ')
    .trim();
  if (text.length > MAX_TEXT_LENGTH) return wrong(tooLong(text));
  if (text === '') return wrong('Say what the car does: a description is missing.');

  let year: number | undefined;
  if (values.year !== undefined) {
    year = wholeNumber(values.year);
    if (year === undefined || year < 1900 || year > 2100) {
      return wrong(`--year must be a year from 1900 to 2100, not '${values.year}'.`);
    }
  }
  let mileage: number | undefined;
  if (values.mileage !== undefined) {
    mileage = wholeNumber(values.mileage);
    if (mileage === undefined) {
      return wrong(`--mileage must be a whole number of miles, not '${values.mileage}'.`);
    }
  }
  let fuel: Fuel | undefined;
  if (values.fuel !== undefined) {
    fuel = oneOf(values.fuel, FUELS);
    if (fuel === undefined) return wrong(`--fuel must be one of ${FUELS.join(', ')}.`);
  }
  let transmission: Transmission | undefined;
  if (values.transmission !== undefined) {
    transmission = oneOf(values.transmission, TRANSMISSIONS);
    if (transmission === undefined) {
      return wrong(`--transmission must be one of ${TRANSMISSIONS.join(', ')}.`);
    }
  }
  return {
    kind: 'one',
    text,
    vehicle: {
      make: values.make ?? null,
      model: values.model ?? null,
      year: year ?? null,
      fuel: fuel ?? null,
      transmission: transmission ?? null,
      mileage: mileage ?? null,
    },
    options,
    call,
    json: values.json,
    ask: values.ask,
  };
};
