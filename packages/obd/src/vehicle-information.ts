import { hexOf } from './hex.ts';
import type { Message } from './message.ts';

/** What service 09 says of a control unit. */
export interface VehicleInformation {
  readonly id: number;
  readonly name: string;
  readonly values: readonly (string | number)[];
}

interface Kind {
  readonly name: string;
  /** Bytes of one item on CAN. */
  readonly length: number;
  readonly as: 'text' | 'hex' | 'numbers';
}

const KINDS: Readonly<Record<number, Kind>> = {
  0x02: { name: 'VIN', length: 17, as: 'text' },
  0x04: { name: 'Calibration', length: 16, as: 'text' },
  0x06: { name: 'Calibration verification number', length: 4, as: 'hex' },
  0x08: { name: 'Performance in use, spark ignition', length: 2, as: 'numbers' },
  0x0a: { name: 'Control unit', length: 20, as: 'text' },
  0x0b: { name: 'Performance in use, compression ignition', length: 2, as: 'numbers' },
  0x0d: { name: 'Engine serial number', length: 17, as: 'text' },
};

const PRINTABLE = { from: 0x20, to: 0x7e };

/** Characters of a text; filler before, after and between leaves. */
const textOf = (bytes: readonly number[]): string =>
  bytes
    .filter((byte) => byte >= PRINTABLE.from && byte <= PRINTABLE.to)
    .map((byte) => String.fromCodePoint(byte))
    .join('')
    .trim();

const itemOf = ({ as }: Kind, bytes: readonly number[]): string | number => {
  if (as === 'text') return textOf(bytes);
  if (as === 'hex') return bytes.map((byte) => hexOf(byte)).join('');
  return (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
};

const items = (kind: Kind, bytes: readonly number[]): readonly (string | number)[] => {
  const values: (string | number)[] = [];
  for (let at = 0; at + kind.length <= bytes.length; at += kind.length) {
    const value = itemOf(kind, bytes.slice(at, at + kind.length));
    if (value !== '') values.push(value);
  }
  return values;
};

/**
 * Before CAN an answer is messages of four bytes, numbered from 1; without headers those of several
 * control units follow each other.
 *
 * @returns the data of each answer whose numbers are in order
 */
const joinedParts = (messages: readonly Message[]): readonly (readonly number[])[] => {
  const runs: (readonly number[])[][] = [];
  for (const { bytes } of messages) {
    const part = bytes.slice(2);
    if (part[0] === 1) runs.push([part]);
    else runs.at(-1)?.push(part);
  }
  const isInOrder = (run: readonly (readonly number[])[]): boolean =>
    run.every(([number, ...data], index) => number === index + 1 && data.length === 4);
  return runs.filter(isInOrder).map((run) => run.flatMap(([, ...data]) => data));
};

/** Before CAN the first part of a VIN is filled with zeros in front, that of other texts is not. */
const withoutFiller = (kind: Kind, data: readonly number[]): readonly number[] =>
  data.slice(data.length % kind.length);

/** The items of a message of CAN, which names their number; undefined when it is another number. */
const ofCan = (kind: Kind, { bytes }: Message): readonly (string | number)[] | undefined => {
  const [, , count = 0, ...data] = bytes;
  const filler = data.length - count * kind.length;
  if (count === 0 || filler < 0) return undefined;
  // Some control units fill a text in front although CAN needs no filler.
  const isFilled = kind.as === 'text' && data.slice(0, filler).every((byte) => byte === 0);
  return filler === 0 || isFilled ? items(kind, data.slice(filler)) : undefined;
};

/**
 * Service 09 of one control unit: all its messages for one kind of information. Without headers they
 * may be of several control units: each that is whole by itself counts.
 *
 * @returns undefined when the answer is cut, or of a kind that has no description
 */
export const vehicleInformation = (
  id: number,
  messages: readonly Message[],
): VehicleInformation | undefined => {
  const kind = KINDS[id];
  if (!kind) return undefined;
  const whole = messages.map((message) => ofCan(kind, message));
  if (messages.length > 0 && whole.every((values) => values !== undefined)) {
    return { id, name: kind.name, values: whole.flat() };
  }
  const joined = joinedParts(messages).filter((data) => data.length >= kind.length);
  if (joined.length === 0) return undefined;
  const values = joined.flatMap((data) => items(kind, withoutFiller(kind, data)));
  return { id, name: kind.name, values };
};
