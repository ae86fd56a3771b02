import { bytesOf } from './hex.ts';
import type { Message } from './message.ts';

/** A frame of CAN: the id of its control unit and up to eight bytes. */
export interface Frame {
  readonly unit: string;
  readonly bytes: readonly number[];
}

interface Assembled {
  readonly messages: readonly Message[];
  readonly errors: readonly string[];
}

/** A message of several frames that is not whole yet. */
interface Open {
  readonly unit: string;
  readonly length: number;
  readonly bytes: number[];
  /** Of the next frame: 0 to 15. */
  next: number;
  last: readonly number[];
}

const open = (unit: string, length: number, bytes: readonly number[]): Open => ({
  unit,
  length,
  bytes: [...bytes],
  next: 1,
  last: [],
});

const isWhole = ({ bytes, length }: Open): boolean => bytes.length >= length;

const closed = ({ unit, bytes, length }: Open): Message => ({
  unit,
  bytes: bytes.slice(0, length),
});

const cut = ({ unit, bytes, length }: Open): string =>
  `${bytes.length} of ${length} bytes of an answer arrived${unit === '' ? '' : ` from ${unit}`}`;

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** Of a frame that is filled up to eight bytes: the byte that fills it. */
export const fillerOf = ({ bytes }: Frame): number | undefined => {
  const [length = 0] = bytes;
  return length < 7 && bytes.length === 8 ? bytes[7] : undefined;
};

/** Answers that hold codes of two bytes: 03, 07 and 0A. */
const OF_CODES: ReadonlySet<number> = new Set([0x43, 0x47, 0x4a]);

/**
 * Joins frames of ISO 15765-2 by control unit, however those of several units are mixed.
 *
 * @param isFilled whether every frame is known to be filled up to eight bytes
 */
export const assembleCan = (frames: readonly Frame[], isFilled: boolean): Assembled => {
  const messages: Message[] = [];
  const errors: string[] = [];
  const waiting = new Map<string, Open>();
  const fillers = new Set(frames.flatMap((frame) => fillerOf(frame) ?? []));
  const drop = (message: Open, why: string): void => {
    errors.push(why);
    waiting.delete(message.unit);
  };

  const begin = ({ unit, bytes }: Frame): void => {
    const before = waiting.get(unit);
    if (before) drop(before, cut(before));
    const length = ((bytes[0] ?? 0) & 0x0f) * 256 + (bytes[1] ?? 0);
    // A first frame is always full: a shorter one lost bytes on its way.
    if (bytes.length === 8 && length > 7) waiting.set(unit, open(unit, length, bytes.slice(2)));
    else errors.push(`The first frame of an answer from ${unit} is cut`);
  };

  const go = ({ unit, bytes }: Frame): void => {
    const message = waiting.get(unit);
    const number = (bytes[0] ?? 0) & 0x0f;
    const part = bytes.slice(1);
    if (!message) errors.push(`A frame from ${unit} has no beginning`);
    // Cheap adapters now and then print a frame twice.
    else if (number === (message.next + 15) % 16 && same(part, message.last)) return;
    else if (number !== message.next) drop(message, `A frame of an answer from ${unit} is missing`);
    else if (
      part.length < Math.min(7, message.length - message.bytes.length) ||
      (part.length < 7 && (isFilled || fillers.has(part.at(-1) ?? 0)))
    ) {
      drop(message, `A frame of an answer from ${unit} is cut`);
    } else {
      message.bytes.push(...part);
      message.last = part;
      message.next = (number + 1) % 16;
      if (isWhole(message)) {
        messages.push(closed(message));
        waiting.delete(unit);
      }
    }
  };

  /** Where bytes of the answer were lost, filler is in their place. */
  const isTorn = (length: number, payload: readonly number[]): boolean => {
    const last = payload[length - 1] ?? 0;
    if (payload.length === length) return length < 7 && (isFilled || fillers.has(last));
    const [service = 0] = payload;
    return (
      OF_CODES.has(service) &&
      last !== 0 &&
      last === payload[length - 2] &&
      last === payload[length]
    );
  };

  const single = ({ unit, bytes: [length = 0, ...payload] }: Frame): void => {
    if (length === 0 || length > 7) errors.push(`A frame from ${unit} names no length`);
    // A frame is sent with eight bytes; some adapters leave out the filler, all of it.
    else if ((payload.length !== length && payload.length !== 7) || isTorn(length, payload)) {
      errors.push(`An answer from ${unit} is cut`);
    } else messages.push({ unit, bytes: payload.slice(0, length) });
  };

  for (const frame of frames) {
    const kind = (frame.bytes[0] ?? 0) >> 4;
    if (kind === 0) single(frame);
    else if (kind === 1) begin(frame);
    else if (kind === 2) go(frame);
    else if (kind !== 3) errors.push(`A frame from ${frame.unit} is of no known kind`);
  }
  for (const message of waiting.values()) errors.push(cut(message));
  return { messages, errors };
};

const LENGTH_LINE = /^[0-9A-F]{3}$/;
const PART_LINE = /^([0-9A-F]):([0-9A-F]*)$/;

/**
 * Joins lines without headers: one a message, or a length ('014') and numbered parts ('0:490201…').
 * Where two control units answer in parts at once nothing says which part is whose: such answers are
 * an error, not a guess.
 */
export const assemblePlain = (lines: readonly string[]): Assembled => {
  const messages: Message[] = [];
  const errors: string[] = [];
  let waiting: Open[] = [];

  const addPart = (number: number, digits: string): void => {
    const bytes = bytesOf(digits);
    const fitting = waiting.filter(({ next }) => next === number);
    const [message] = fitting;
    if (bytes === undefined || !message) {
      errors.push('A part of an answer is cut, or has no beginning');
      waiting = waiting.filter((one) => !fitting.includes(one));
      return;
    }
    if (number !== 0 && fitting.length > 1) {
      errors.push('Two control units answered in parts: only headers (ATH1) say which is whose');
      waiting = waiting.filter((one) => !fitting.includes(one));
      return;
    }
    const full = number === 0 ? 6 : 7;
    message.bytes.push(...bytes);
    message.next = (number + 1) % 16;
    const isCut = bytes.length < full && !isWhole(message);
    if (isCut) errors.push(cut(message));
    else if (isWhole(message)) messages.push(closed(message));
    if (isCut || isWhole(message)) waiting = waiting.filter((one) => one !== message);
  };

  for (const line of lines) {
    const [, number, digits = ''] = PART_LINE.exec(line) ?? [];
    if (number !== undefined) {
      addPart(Number.parseInt(number, 16), digits);
    } else if (LENGTH_LINE.test(line)) {
      waiting.push({ ...open('', Number.parseInt(line, 16), []), next: 0 });
    } else {
      const bytes = bytesOf(line);
      if (bytes === undefined) errors.push(`This line is cut: ${line.slice(0, 40)}`);
      else messages.push({ unit: '', bytes });
    }
  }
  errors.push(...waiting.map(cut));
  return { messages, errors };
};
