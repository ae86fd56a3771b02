export type Value = number | string | boolean;

/** One figure of an answer: how it is called, its unit ('' for none), and how it is read. */
export interface Field {
  readonly name: string;
  readonly unit: string;
  /** Of the data bytes; undefined where this car does not have it. */
  readonly read: (data: readonly number[]) => Value | undefined;
  /** Its figures are whole steps from an offset, up to their six decimals. */
  readonly grid?: { readonly step: number; readonly offset: number };
}

/** What an id of a service says: its length in bytes, and its figures. */
export interface Described {
  readonly length: number;
  readonly fields: readonly Field[];
}

interface Linear {
  /** Of the first byte, 0 that after the id. */
  readonly at?: number;
  readonly bytes?: number;
  readonly scale?: number;
  readonly offset?: number;
  readonly isSigned?: boolean;
  /** Bit of the first byte that says whether the car has it: 0 to 7. */
  readonly bit?: number;
  /** A raw number that says 'not used'. */
  readonly none?: number;
}

const DECIMALS = 1e6;

/** Six decimals: beyond them there is only the error of the multiplication. */
export const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;

export const signed = (value: number, bytes: number): number =>
  value >= 2 ** (bytes * 8 - 1) ? value - 2 ** (bytes * 8) : value;

/** A figure that is its raw number times `scale` plus `offset`. */
export const linear = (name: string, unit: string, what: Linear = {}): Field => {
  const { at = 0, bytes = 1, scale = 1, offset = 0, isSigned = false, bit, none } = what;
  return {
    name,
    unit,
    grid: { step: scale, offset },
    read: (data) => {
      if (bit !== undefined && ((data[0] ?? 0) & (1 << bit)) === 0) return undefined;
      if (data.length < at + bytes) return undefined;
      let raw = 0;
      for (let byte = at; byte < at + bytes; byte += 1) raw = raw * 256 + (data[byte] ?? 0);
      if (raw === none) return undefined;
      return rounded((isSigned ? signed(raw, bytes) : raw) * scale + offset);
    },
  };
};

/** A figure that is one of a list: the number itself where the list has no word for it. */
export const oneOf = (
  name: string,
  words: Readonly<Record<number, string>>,
  at = 0,
  mask = 0xff,
): Field => ({
  name,
  unit: '',
  read: (data) => {
    const raw = data[at];
    if (raw === undefined) return undefined;
    return words[raw & mask] ?? `reserved (${raw & mask})`;
  },
});

/** A bit as a yes or no; `bit` says whether the car has it. */
export const flag = (name: string, at: number, mask: number, bit?: number): Field => ({
  name,
  unit: '',
  read: (data) => {
    if (bit !== undefined && ((data[0] ?? 0) & (1 << bit)) === 0) return undefined;
    const raw = data[at];
    return raw === undefined ? undefined : (raw & mask) !== 0;
  },
});

export const PERCENT = 100 / 255;
export const TRIM = 100 / 128;

export const percent = (name: string, at = 0, bit?: number): Field =>
  linear(name, '%', { at, scale: PERCENT, ...(bit === undefined ? {} : { bit }) });

export const trim = (name: string, at = 0, bit?: number): Field =>
  linear(name, '%', { at, scale: TRIM, offset: -100, ...(bit === undefined ? {} : { bit }) });

export const celsius = (name: string, at = 0, bit?: number): Field =>
  linear(name, '°C', { at, offset: -40, ...(bit === undefined ? {} : { bit }) });

/** Two bytes in tenths of a degree, from −40 °C. */
export const hot = (name: string, at: number, bit?: number): Field =>
  linear(name, '°C', {
    at,
    bytes: 2,
    scale: 0.1,
    offset: -40,
    ...(bit === undefined ? {} : { bit }),
  });

export const of = (length: number, ...fields: readonly Field[]): Described => ({ length, fields });
