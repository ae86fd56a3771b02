/** Price regions. Each has its currency, and figures that a user may override. */

export const PRICE_REGION_IDS = ['us', 'uk', 'eu'] as const;
export type PriceRegionId = (typeof PRICE_REGION_IDS)[number];

export const CURRENCIES = ['USD', 'GBP', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** 'Cents' are hundredths of the region's currency. */
export interface PriceRegion {
  readonly name: string;
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
 * asked their own garage. Sources: docs/decisions/014.
 */
export const PRICE_REGIONS: Readonly<Record<PriceRegionId, PriceRegion>> = {
  us: {
    name: 'United States',
    currency: 'USD',
    // Independent shops mostly post $110 to $160.
    labourCentsPerHour: 12_000,
    // The catalogue's own dollars.
    partsPerDollar: 1,
  },
  uk: {
    name: 'United Kingdom',
    currency: 'GBP',
    // What Car? asked 279 members of the Independent Garage Association: £76 on average, £47 to £141.
    labourCentsPerHour: 7600,
    // About £0.77 to the dollar, 20 % VAT, parts before tax some 10 % cheaper.
    partsPerDollar: 0.83,
  },
  eu: {
    name: 'European Union',
    currency: 'EUR',
    // Some €45 in the east and south, 65 to 80 in France, above 100 in Germany and Austria.
    labourCentsPerHour: 8000,
    // About €0.90 to the dollar, 21 % VAT on average, parts before tax some 10 % cheaper.
    partsPerDollar: 0.98,
  },
};

/** Something of each region. */
export const inEachRegion = <T>(
  of: (region: PriceRegionId) => T,
): Readonly<Record<PriceRegionId, T>> => ({ us: of('us'), uk: of('uk'), eu: of('eu') });

/** The region of diagnoses from before there were regions, and the default. */
export const DEFAULT_PRICE_REGION = 'us' satisfies PriceRegionId;

/** Bounds of a user's labour rate, in cents an hour. The database has the same. */
export const LEAST_LABOUR_CENTS = 1000;
export const MOST_LABOUR_CENTS = 50_000;
