/** Protocols as ELM327 numbers them (ATSP): 1 and 2 J1850, 3 ISO 9141-2, 4 and 5 ISO 14230, 6 to 9 CAN. */
export type Protocol = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const isCan = (protocol: Protocol): boolean => protocol >= 6;

/** Data bytes of a parameter, by the seconds since the engine was started. */
export type Bytes = (seconds: number) => readonly number[];

/** A result of an on-board test as nine bytes: monitor, test, scaling, value, lowest, highest. */
export type TestBytes = readonly number[];

/** A control unit of the emulated car. */
export interface EmulatedUnit {
  /** The last three bits of its address: 0 engine (7E8, 10), 1 gearbox (7E9, 18). */
  readonly index: 0 | 1 | 2;
  readonly name: string;
  readonly parameters: ReadonlyMap<number, Bytes>;
  readonly stored: readonly string[];
  readonly pending: readonly string[];
  readonly permanent: readonly string[];
  /** Parameters at the moment the first code was stored; undefined without a code. */
  readonly freezeFrame?: ReadonlyMap<number, readonly number[]>;
  readonly tests: (seconds: number) => readonly TestBytes[];
  readonly vin?: string;
  readonly calibration: string;
  /** Four bytes. */
  readonly verification: readonly number[];
}

export interface EmulatedCar {
  readonly name: string;
  readonly protocol: Protocol;
  readonly batteryVolts: (seconds: number) => number;
  readonly units: readonly EmulatedUnit[];
}

/** An unsigned number as bytes, the most significant first, held within what fits. */
export const bytesOfNumber = (value: number, length: number): readonly number[] => {
  const whole = Math.min(2 ** (length * 8) - 1, Math.max(0, Math.round(value)));
  return Array.from(
    { length },
    (_, index) => Math.floor(whole / 256 ** (length - 1 - index)) % 256,
  );
};

/** A share of 0 to 100 as one byte. */
export const percentByte = (value: number): number => bytesOfNumber((value * 255) / 100, 1)[0] ?? 0;
