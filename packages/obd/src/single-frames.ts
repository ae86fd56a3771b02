import type { ObdValue } from './obd-value.ts';
import type { ObdRequest } from './request.ts';
import { PARAMETERS } from './values/parameters.ts';

/** Ids of control units as they are printed, by their last byte. */
const namesOf = (prefix: string): readonly string[] =>
  Array.from({ length: 0x100 }, (_, id) =>
    `${prefix}${id.toString(16).padStart(2, '0')}`.toUpperCase(),
  );
const SHORT_IDS = namesOf('7');
const LONG_IDS = namesOf('18DAF1');

/** '18DAF1': of 29 bits, an answer to the tester. */
const LONG_PREFIX: readonly number[] = [1, 8, 0xd, 0xa, 0xf, 1];
const LONG_ID = 8;
const SHORT_ID = 3;
const FRAME = 8;
const MAX_DIGITS = LONG_ID + FRAME * 2;
const LIST = 0x20;

const SPACE = 0x20;
const LINE_END = 0x0d;
const LINE_FEED = 0x0a;
const PROMPT = 0x3e;

const isSeparator = (code: number): boolean =>
  code === LINE_END || code === LINE_FEED || code === PROMPT;

/** 0 to 15 of the character of a digit, −1 of any other. */
const digitOf = (code: number): number => {
  if (code >= 48 && code <= 57) return code - 48;
  const upper = code & ~0x20;
  return upper >= 65 && upper <= 70 ? upper - 55 : -1;
};

interface Line {
  readonly digits: Uint8Array;
  length: number;
}

const byteAt = ({ digits }: Line, from: number): number =>
  (digits[from] ?? 0) * 16 + (digits[from + 1] ?? 0);

const unitOf = (line: Line): string | undefined => {
  const { digits, length } = line;
  if (length % 2 === 1) return digits[0] === 7 ? SHORT_IDS[byteAt(line, 1)] : undefined;
  return LONG_PREFIX.every((digit, index) => digits[index] === digit)
    ? LONG_IDS[byteAt(line, LONG_ID - 2)]
    : undefined;
};

/** Adds what one frame says; false where it is not one whole, undoubted answer to the request. */
const addFrame = (line: Line, { ids }: ObdRequest, values: ObdValue[]): boolean => {
  const controlUnit = unitOf(line);
  const first = line.length % 2 === 1 ? SHORT_ID : LONG_ID;
  const count = (line.length - first) / 2;
  const length = byteAt(line, first);
  if (controlUnit === undefined || length < 3 || length > 7) return false;
  // Without its filler it may have lost bytes: the reading with all doubts compares it with others.
  if (count !== FRAME) return false;
  for (const value of values) if (value.controlUnit === controlUnit) return false;
  if (byteAt(line, first + 2) !== 0x41) return false;
  const end = first + 2 + length * 2;
  let at = first + 4;
  let given = 0;
  while (at < end) {
    const id = byteAt(line, at);
    const what = PARAMETERS.get(id);
    if (!what || id % LIST === 0 || id === 0x01 || id === 0x41) return false;
    if (ids[given] !== id || at + 2 + what.length * 2 > end) return false;
    const data: number[] = [];
    for (let byte = 0; byte < what.length; byte += 1) data.push(byteAt(line, at + 2 + byte * 2));
    for (const { name, unit, read } of what.fields) {
      const value = read(data);
      if (value !== undefined) {
        values.push({ service: 0x01, pid: id, name, value, unit, controlUnit });
      }
    }
    given += 1;
    at += 2 + what.length * 2;
  }
  return given > 0;
};

/**
 * Reads current figures that come as whole frames of CAN with their headers, one a control unit: what
 * a live screen receives many times a second. It says the same as reading a text with all its doubts,
 * or nothing.
 *
 * @returns a reader of responses; undefined from it where anything of the text is not such a frame
 */
export const createFrameReader = (
  asked: ObdRequest,
): ((response: string) => readonly ObdValue[] | undefined) => {
  const line: Line = { digits: new Uint8Array(MAX_DIGITS), length: 0 };
  return (response) => {
    if (asked.service !== 0x01) return undefined;
    const values: ObdValue[] = [];
    line.length = 0;
    for (let at = 0; at <= response.length; at += 1) {
      const code = at < response.length ? response.charCodeAt(at) : LINE_END;
      if (isSeparator(code)) {
        if (line.length > 0 && !addFrame(line, asked, values)) return undefined;
        line.length = 0;
      } else if (code !== SPACE) {
        const digit = digitOf(code);
        if (digit < 0 || line.length === MAX_DIGITS) return undefined;
        line.digits[line.length] = digit;
        line.length += 1;
      }
    }
    return values.length > 0 ? values : undefined;
  };
};
