import { COUNTRY_CODES } from '@wrenchwise/knowledge/countries';
import { countryOfTimeZone } from '@wrenchwise/knowledge/time-zones';
import { isUkRegistration } from '@wrenchwise/vehicle/registration';

/** What languages mean where no region is named; English, French or only Spanish say nothing. */
const COUNTRY_OF_LANGUAGE: Readonly<Record<string, string>> = {
  bg: 'BG',
  cs: 'CZ',
  da: 'DK',
  de: 'DE',
  el: 'GR',
  et: 'EE',
  fi: 'FI',
  ga: 'IE',
  hr: 'HR',
  hu: 'HU',
  is: 'IS',
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  lt: 'LT',
  lv: 'LV',
  mt: 'MT',
  nb: 'NO',
  nl: 'NL',
  nn: 'NO',
  no: 'NO',
  pl: 'PL',
  ro: 'RO',
  sk: 'SK',
  sl: 'SI',
  sv: 'SE',
  uk: 'UA',
};

const regionOf = (tag: string): string | undefined => {
  try {
    const { language, region } = new Intl.Locale(tag);
    const code = region ?? COUNTRY_OF_LANGUAGE[language];
    return code !== undefined && COUNTRY_CODES.includes(code) ? code : undefined;
  } catch {
    return undefined;
  }
};

/** The languages of an Accept-Language header, best first; at most ten are read. */
const languagesOf = (header: string): string[] =>
  header
    .split(',', 10)
    .flatMap((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = parameters.find((text) => text.startsWith('q='));
      const weight = quality === undefined ? 1 : Number(quality.slice(2));
      return tag !== '' && weight > 0 ? [{ tag, weight }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);

/** What a request or a device says of where its user is. Each may be missing or nonsense. */
export interface PlaceHints {
  /** An IANA time zone, aliases included. */
  readonly timeZone?: string | null | undefined;
  readonly acceptLanguage?: string | null | undefined;
  /** A registration mark of a car of theirs; of use when it is a British one. */
  readonly plate?: string | null | undefined;
}

/**
 * The country (ISO 3166-1 alpha-2) of a user: by the time zone, else by the region of their
 * languages ('en-GB'; 'en' says nothing), else by a British plate. Undefined where nothing says.
 */
export const inferCountry = ({ timeZone, acceptLanguage, plate }: PlaceHints): string | undefined =>
  (timeZone ? countryOfTimeZone(timeZone) : undefined) ??
  languagesOf(acceptLanguage ?? '')
    .map(regionOf)
    .find((code) => code !== undefined) ??
  (plate && isUkRegistration(plate) ? 'GB' : undefined);
