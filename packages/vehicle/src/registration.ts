/**
 * Vehicle registration marks of the United Kingdom (VRM), as the DVLA has issued them.
 * Source of the shapes: DVLA, 'Vehicle registration numbers and number plates' (INF104).
 */

/**
 * A shape, and where its space is on the plate. Letters that look like digits are not reported
 * apart: which series were issued is the register's to know.
 */
const SHAPES: readonly (readonly [pattern: RegExp, splitAt: (mark: string) => number])[] = [
  // Current, since September 2001: AB12 CDE.
  [/^[A-Z]{2}\d{2}[A-Z]{3}$/, () => 4],
  // Prefix, 1983 to 2001: A123 BCD. Also L2 WPS.
  [/^[A-Z]\d{1,3}[A-Z]{3}$/, (mark) => mark.length - 3],
  // Suffix, 1963 to 1983: ABC 123D.
  [/^[A-Z]{3}\d{1,3}[A-Z]$/, () => 3],
  // Dateless, letters first, before 1963, and Northern Ireland (which has an I or a Z): ABC 1234.
  [/^[A-Z]{1,2}\d{1,4}$/, (mark) => mark.search(/\d/)],
  [/^[A-Z]{3}\d{1,3}$/, () => 3],
  [/^(?=.*[IZ])[A-Z]{3}\d{4}$/, () => 3],
  // Dateless, digits first: 1234 AB.
  [/^\d{1,4}[A-Z]{1,2}$/, (mark) => mark.search(/[A-Z]/)],
  [/^\d{1,4}[A-Z]{3}$/, (mark) => mark.search(/[A-Z]/)],
];

/** Upper-case letters and digits only, as registers look marks up: 'ab12 cde' is 'AB12CDE'. */
export const normaliseRegistration = (typed: string): string =>
  // First what is left out: 'ß' and 'ı' would become letters of a mark in upper case.
  typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

const shapeOf = (mark: string) => SHAPES.find(([pattern]) => pattern.test(mark));

/** Whether a mark, however spaced, has a shape that was ever issued in the United Kingdom. */
export const isUkRegistration = (typed: string): boolean =>
  shapeOf(normaliseRegistration(typed)) !== undefined;

/** A mark as it is on the plate: 'AB12 CDE'. One of no known shape is normalised only. */
export const registrationAsOnPlate = (typed: string): string => {
  const mark = normaliseRegistration(typed);
  const at = shapeOf(mark)?.[1](mark);
  return at === undefined ? mark : `${mark.slice(0, at)} ${mark.slice(at)}`;
};

/**
 * A mark as it is stored: as on the plate, save that one of four digits and three letters, which the
 * specification knows without a space, has none.
 */
export const registrationAsStored = (typed: string): string =>
  registrationAsOnPlate(typed).replace(/^(\d{4}) ([A-Z]{3})$/, '$1$2');
