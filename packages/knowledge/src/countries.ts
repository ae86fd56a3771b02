import type { PriceRegionId } from './price-regions.ts';

/**
 * What follows from the country that somebody drives in. Countries whose prices we have are listed
 * below; every other one takes those of the nearest (`hasPrices` is false).
 */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** The name within a sentence: 'the Netherlands'. */
  readonly inWords: string;
  readonly priceRegion: PriceRegionId;
  /** Whether the prices are those of this country, not of the nearest that we know. */
  readonly hasPrices: boolean;
  /** What odometers show. Britain, its islands and the United States count in miles. */
  readonly distanceUnit: 'miles' | 'kilometres';
  /** How fuel is sold. Britain sells litres and reads consumption in miles to the imperial gallon. */
  readonly fuelUnit: 'litres' | 'gallons-us';
  readonly emergencyNumber: string;
  /** A second number that reaches the same services. */
  readonly emergencyAlso: string | null;
  /** How dates are written, as a BCP 47 tag. All words stay British English. */
  readonly dateLocale: string;
  /** Whose facts of models apply (decision 049); null: we have none. */
  readonly factsMarket: 'uk' | 'us' | 'ca' | null;
  /** Whose typical service schedule applies (decision 050). */
  readonly serviceMarket: 'uk' | 'eu' | 'us' | 'ca' | 'au';
  /** Whose registers and recalls are asked: DVLA and DVSA, or NHTSA; null: none that we know. */
  readonly register: 'gb' | 'us' | null;
}

type Rules = Omit<Country, 'code' | 'name' | 'inWords'>;

/**
 * 999 and 112 reach the same services (Ofcom, gov.uk; ComReg for Ireland). Fuel in litres since 1995;
 * road signs and odometers in miles.
 */
const BRITAIN: Rules = {
  priceRegion: 'uk',
  hasPrices: true,
  distanceUnit: 'miles',
  fuelUnit: 'litres',
  emergencyNumber: '999',
  emergencyAlso: '112',
  dateLocale: 'en-GB',
  factsMarket: 'uk',
  serviceMarket: 'uk',
  register: 'gb',
};

/** The Crown dependencies keep registers of their own. */
const BRITISH_ISLANDS: Rules = { ...BRITAIN, register: null };

/** 112 is the European emergency number (Directive 2018/1972, article 109). */
const EURO_COUNTRY: Rules = {
  priceRegion: 'eu',
  hasPrices: true,
  distanceUnit: 'kilometres',
  fuelUnit: 'litres',
  emergencyNumber: '112',
  emergencyAlso: null,
  dateLocale: 'en-GB',
  factsMarket: null,
  serviceMarket: 'eu',
  register: null,
};

/** 911 (FCC). NHTSA's recalls are those of cars sold in the United States. */
const UNITED_STATES: Rules = {
  priceRegion: 'us',
  hasPrices: true,
  distanceUnit: 'miles',
  fuelUnit: 'gallons-us',
  emergencyNumber: '911',
  emergencyAlso: null,
  dateLocale: 'en-US',
  factsMarket: 'us',
  serviceMarket: 'us',
  register: 'us',
};

const LISTED: Readonly<Record<string, Rules>> = {
  GB: BRITAIN,
  IM: BRITISH_ISLANDS,
  JE: BRITISH_ISLANDS,
  GG: BRITISH_ISLANDS,
  // Odometers and signs in kilometres since 2005.
  IE: { ...EURO_COUNTRY, priceRegion: 'ie', emergencyAlso: '999', dateLocale: 'en-IE' },
  US: UNITED_STATES,
  // Transport Canada keeps recalls of its own.
  CA: {
    ...UNITED_STATES,
    priceRegion: 'ca',
    distanceUnit: 'kilometres',
    fuelUnit: 'litres',
    dateLocale: 'en-CA',
    factsMarket: 'ca',
    serviceMarket: 'ca',
    register: null,
  },
  // Triple Zero; 112 works from mobile phones only (triplezero.gov.au).
  AU: {
    ...EURO_COUNTRY,
    priceRegion: 'au',
    emergencyNumber: '000',
    emergencyAlso: '112',
    dateLocale: 'en-AU',
    serviceMarket: 'au',
  },
  NZ: {
    ...EURO_COUNTRY,
    priceRegion: 'nz',
    emergencyNumber: '111',
    dateLocale: 'en-NZ',
    serviceMarket: 'au',
  },
};

const codes = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Members of the euro area (Bulgaria since 2026), states and parts of France that use the euro. */
const EURO = codes(
  'AT BE BG HR CY EE FI FR DE GR IT LV LT LU MT NL PT SK SI ES AD MC SM VA ME XK AX GP MQ RE GF YT PM BL MF',
);
const US_TERRITORIES = codes('PR VI GU AS MP UM');
const AMERICAS = codes(
  'AG AI AR AW BB BM BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GT GY HN HT JM KN KY LC MS MX NI PA PE PY SR SV SX TC TT UY VC VE VG',
);
const OCEANIA = codes('CC CK CX FJ FM KI MH NC NF NR NU PF PG PN PW SB TK TO TV VU WF WS');
const REST = codes(
  'AE AF AL AM AO AQ AZ BA BD BF BH BI BJ BN BT BV BW BY CD CF CG CH CI CM CN CV CZ DJ DK DZ EG EH ER ET FO GA GE GH GI GL GM GN GQ GS GW HK HM HU ID IL IN IO IQ IR IS JO JP KE KG KH KM KP KR KW KZ LA LB LI LK LR LS LY MA MD MG MK ML MM MN MO MR MU MV MW MY MZ NA NE NG NO NP OM PH PK PL PS QA RO RS RU RW SA SC SD SE SG SH SJ SL SN SO SS ST SY SZ TD TF TG TH TJ TL TM TN TR TW TZ UA UG UZ VN YE ZA ZM ZW',
);

/**
 * Emergency numbers that we are sure of where 112 is not the first (ITU-T E.129 national notices). Any
 * other country shows 112, which mobile phones pass on to the local services in most networks.
 */
const EMERGENCY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['AR', 'BM', 'BS', 'BZ', 'CR', 'DO', 'EC', 'HN', 'KY', 'MX', 'PA', 'PH', 'PY', 'SV', 'UY'].map(
      (code) => [code, '911'],
    ),
  ),
  ...Object.fromEntries(
    ['AE', 'BD', 'BH', 'HK', 'KE', 'MO', 'MY', 'QA', 'TT', 'ZW'].map((code) => [code, '999']),
  ),
  JP: '119',
  KR: '119',
  TW: '119',
};

/** Where English puts the month first outside the United States and Canada (CLDR 48, en-PH and en-MH). */
const MONTH_FIRST = codes('FM MH PH PW');

/** Roads and odometers in miles outside Britain and the United States. */
const MILES = codes('AG AI BS BZ DM FK GD KN KY LC LR MS SH TC VC VG');

const THE = codes(
  'AE AX BS CC CD CF CG CK DO FK FO GB GM IM IO KM KY MH MP MV NL PH PN PS SB SC TC TF UM US VA VG VI',
);

const nearestOf = (code: string): Pick<Rules, 'priceRegion' | 'serviceMarket'> | undefined => {
  if (AMERICAS.has(code)) return { priceRegion: 'us', serviceMarket: 'us' };
  if (OCEANIA.has(code)) return { priceRegion: 'au', serviceMarket: 'au' };
  return REST.has(code) ? { priceRegion: 'eu', serviceMarket: 'eu' } : undefined;
};

const rulesOf = (code: string): Rules | undefined => {
  const listed = LISTED[code];
  if (listed) return listed;
  if (EURO.has(code)) return EURO_COUNTRY;
  if (US_TERRITORIES.has(code)) return UNITED_STATES;
  const nearest = nearestOf(code);
  return (
    nearest && {
      ...EURO_COUNTRY,
      ...nearest,
      hasPrices: false,
      distanceUnit: MILES.has(code) ? 'miles' : 'kilometres',
      emergencyNumber: EMERGENCY[code] ?? '112',
      dateLocale: MONTH_FIRST.has(code) ? 'en-US' : EURO_COUNTRY.dateLocale,
    }
  );
};

/** Every ISO 3166-1 alpha-2 code, and Kosovo's XK. */
export const COUNTRY_CODES: readonly string[] = [
  ...Object.keys(LISTED),
  ...EURO,
  ...US_TERRITORIES,
  ...AMERICAS,
  ...OCEANIA,
  ...REST,
];

/** Shorter than the CLDR's. */
const NAMES: Readonly<Record<string, string>> = { HK: 'Hong Kong', MO: 'Macao' };
const CLDR_NAMES = new Intl.DisplayNames('en-GB', { type: 'region' });

const describe = (code: string): readonly [string, Country][] => {
  const rules = rulesOf(code);
  if (!rules) return [];
  const name = NAMES[code] ?? CLDR_NAMES.of(code) ?? code;
  return [[code, { code, name, inWords: THE.has(code) ? `the ${name}` : name, ...rules }]];
};

// Every request asks for its user's: the names of the CLDR cost more than the rest of it.
const COUNTRIES: ReadonlyMap<string, Country> = new Map(COUNTRY_CODES.flatMap(describe));

/** The country of an ISO 3166-1 alpha-2 code in capitals; undefined for any other text. */
export const countryOf = (code: string): Country | undefined => COUNTRIES.get(code);

/** The country of somebody of whom nothing is known: this is a British product. */
export const HOME_COUNTRY = 'GB';

/** The country whose prices are a region's own; the euro countries have no single one. */
export const COUNTRY_OF_REGION: Readonly<Record<PriceRegionId, string | null>> = {
  uk: 'GB',
  ie: 'IE',
  eu: null,
  us: 'US',
  ca: 'CA',
  au: 'AU',
  nz: 'NZ',
};
