/** Price regions. Each has its currency, and figures that a user may override. */

export const PRICE_REGION_IDS = ['uk', 'ie', 'eu', 'us', 'ca', 'au', 'nz'] as const;
export type PriceRegionId = (typeof PRICE_REGION_IDS)[number];

export const CURRENCIES = ['GBP', 'EUR', 'USD', 'CAD', 'AUD', 'NZD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** 'Cents' are hundredths of the region's currency. */
export interface PriceRegion {
  readonly name: string;
  /** The name within a sentence: 'the United Kingdom'. */
  readonly inWords: string;
  readonly currency: Currency;
  /** The labour rate of an independent garage per hour, with tax, in cents. Rough. */
  readonly labourCentsPerHour: number;
  /**
   * The price of a part here, with tax, for each US dollar that it costs in a US shop. An estimate:
   * exchange rate, sales tax, and the price level of parts before tax.
   */
  readonly partsPerDollar: number;
}

/**
 * Averages of a region, in which garages differ by a factor of three: for users who have not yet
 * asked their own garage. Sources: docs/decisions/014 and 111.
 */
export const PRICE_REGIONS: Readonly<Record<PriceRegionId, PriceRegion>> = {
  uk: {
    name: 'United Kingdom',
    inWords: 'the United Kingdom',
    currency: 'GBP',
    // What Car? asked 279 members of the Independent Garage Association: £76 on average, £47 to £141.
    labourCentsPerHour: 7600,
    // About £0.77 to the dollar, 20 % VAT, parts before tax some 10 % cheaper.
    partsPerDollar: 0.83,
  },
  ie: {
    name: 'Ireland',
    inWords: 'Ireland',
    currency: 'EUR',
    // Independents quoted €45 to €65 before VAT some years ago; today's with 13.5 % VAT: an estimate.
    labourCentsPerHour: 8000,
    // The euro countries' factor with 23 % VAT.
    partsPerDollar: 1,
  },
  eu: {
    name: 'Euro countries',
    inWords: 'the euro countries',
    currency: 'EUR',
    // Some €45 in the east and south, 65 to 80 in France, above 100 in Germany and Austria.
    labourCentsPerHour: 8000,
    // About €0.90 to the dollar, 21 % VAT on average, parts before tax some 10 % cheaper.
    partsPerDollar: 0.98,
  },
  us: {
    name: 'United States',
    inWords: 'the United States',
    currency: 'USD',
    // Independent shops mostly post $110 to $160.
    labourCentsPerHour: 12_000,
    // The catalogue's own dollars.
    partsPerDollar: 1,
  },
  ca: {
    name: 'Canada',
    inWords: 'Canada',
    currency: 'CAD',
    // Independent shops mostly post CA$110 to CA$150 before 5 to 15 % sales tax: an estimate.
    labourCentsPerHour: 14_000,
    // About CA$1.38 to the dollar, 13 % sales tax on average, parts before tax some 5 % cheaper.
    partsPerDollar: 1.48,
  },
  au: {
    name: 'Australia',
    inWords: 'Australia',
    currency: 'AUD',
    // Independent workshops mostly ask A$120 to A$180 with 10 % GST: an estimate.
    labourCentsPerHour: 15_000,
    // About A$1.52 to the dollar, 10 % GST, parts before tax some 5 % cheaper.
    partsPerDollar: 1.59,
  },
  nz: {
    name: 'New Zealand',
    inWords: 'New Zealand',
    currency: 'NZD',
    // Independent workshops mostly ask NZ$110 to NZ$160 with 15 % GST: an estimate.
    labourCentsPerHour: 13_500,
    // About NZ$1.70 to the dollar, 15 % GST, parts before tax some 5 % cheaper.
    partsPerDollar: 1.86,
  },
};

/** Something of each region. */
export const inEachRegion = <T>(
  of: (region: PriceRegionId) => T,
): Readonly<Record<PriceRegionId, T>> => ({
  uk: of('uk'),
  ie: of('ie'),
  eu: of('eu'),
  us: of('us'),
  ca: of('ca'),
  au: of('au'),
  nz: of('nz'),
});

/**
 * The region whose prices the catalogue is written in: what is priced without a region is in these
 * dollars. Never the region of a user.
 */
export const CATALOGUE_PRICE_REGION = 'us' satisfies PriceRegionId;

/** Bounds of a user's labour rate, in cents an hour. The database has the same. */
export const MIN_LABOUR_CENTS = 1000;
export const MAX_LABOUR_CENTS = 50_000;
