import { hexOf } from './hex.ts';

/** Service 03: stored, 07: pending, 0A: permanent. */
export type CodeKind = 'stored' | 'pending' | 'permanent';

export const CODE_SERVICES: Readonly<Record<number, CodeKind>> = {
  0x03: 'stored',
  0x07: 'pending',
  0x0a: 'permanent',
};

const LETTERS = ['P', 'C', 'B', 'U'] as const;

/** 'P0301' of the two bytes 03 01, as SAE J2012 writes codes; undefined for the filler 00 00. */
export const codeOf = (high: number, low: number): string | undefined => {
  if (high === 0 && low === 0) return undefined;
  const letter = LETTERS[high >> 6] ?? 'P';
  return `${letter}${(high >> 4) & 0x03}${hexOf(high & 0x0f, 1)}${hexOf(low)}`;
};

/** The two bytes of 'P0301'; undefined where it is no code. */
export const codeBytes = (code: string): readonly [number, number] | undefined => {
  const [, letter = '', second = '', digits = ''] =
    /^([PCBU])([0-3])([0-9A-F]{3})$/.exec(code) ?? [];
  const system = LETTERS.findIndex((one) => one === letter);
  if (system < 0) return undefined;
  const rest = Number.parseInt(digits, 16);
  return [(system << 6) | (Number(second) << 4) | (rest >> 8), rest & 0xff];
};

/** Codes of pairs of bytes; what is not a whole pair makes all of them unsure. */
const pairsOf = (bytes: readonly number[]): readonly string[] => {
  const codes: string[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const code = codeOf(bytes[at] ?? 0, bytes[at + 1] ?? 0);
    if (code !== undefined && !codes.includes(code)) codes.push(code);
  }
  return codes;
};

/** Before CAN a message has room for three codes, whether there are three or not. */
const OLD_MESSAGE = 6;

const isFiller = (bytes: readonly number[]): boolean =>
  bytes.every((byte) => byte === 0x00 || byte === 0x55 || byte === 0xaa || byte === 0xff);

/**
 * The codes of one message of services 03, 07 and 0A. On CAN the second byte is their number; before
 * CAN a message is three codes, filled with zeros, and has no number.
 *
 * @param hasNumber whether the protocol is CAN; undefined where no header says so: then a message
 *   of an odd number of bytes is from before CAN, since three codes and the service are seven
 * @returns undefined when the message is cut
 */
export const codesOf = (
  [service, ...bytes]: readonly number[],
  hasNumber?: boolean,
): readonly string[] | undefined => {
  if (service === undefined) return undefined;
  if (!(hasNumber ?? bytes.length % 2 === 1)) {
    return bytes.length === OLD_MESSAGE ? pairsOf(bytes) : undefined;
  }
  const [count, ...rest] = bytes;
  if (count === undefined || rest.length < count * 2) return undefined;
  return isFiller(rest.slice(count * 2)) ? pairsOf(rest.slice(0, count * 2)) : undefined;
};
