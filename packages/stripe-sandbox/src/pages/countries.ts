/** Countries of a billing address (ISO 3166-1), by name: the commonest ones first. */

const FIRST = ['GB', 'US', 'IE', 'AU', 'CA', 'NZ'];
const OTHERS = [
  'AT',
  'BE',
  'BG',
  'BR',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HK',
  'HR',
  'HU',
  'IN',
  'IS',
  'IT',
  'JP',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'MX',
  'MY',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SG',
  'SI',
  'SK',
  'TH',
  'TR',
  'UA',
  'ZA',
];

const names = new Intl.DisplayNames('en-GB', { type: 'region' });
const named = (code: string) => ({ code, name: names.of(code) ?? code });

export const COUNTRIES: readonly { readonly code: string; readonly name: string }[] = [
  ...FIRST.map(named),
  ...OTHERS.map(named).sort((a, b) => a.name.localeCompare(b.name, 'en-GB')),
];

/** Whether addresses there have a postcode that card payments are checked against. */
export const needsPostcode = (country: string): boolean => ['CA', 'GB', 'US'].includes(country);
