import { type Bytes, bytesOfNumber, percentByte as percent } from './car.ts';

export type FuelKind = 'petrol' | 'diesel';

/** What an emulated engine does, in the units people use, by the seconds since it was started. */
export interface Running {
  readonly rpm: (seconds: number) => number;
  readonly coolant: (seconds: number) => number;
  readonly intakeAir: number;
  readonly ambient: number;
  /** g/s. */
  readonly airFlow: number;
  /** kPa. */
  readonly manifold: number;
  readonly load: number;
  readonly throttle: number;
  readonly shortTrim: number;
  readonly longTrim: number;
  /** Volts of the second lambda sensor: steady behind a sound catalyst. */
  readonly afterCatalyst: (seconds: number) => number;
  readonly beforeCatalyst: (seconds: number) => number;
  readonly volts: (seconds: number) => number;
  /** Volts before the engine is started, and while the starter turns it. */
  readonly restVolts: number;
  readonly crankVolts: number;
  /** Fuel trims above 1,500 rpm, where they differ from those at idle. */
  readonly trimsWithRevs?: { readonly short: number; readonly long: number };
  /** kPa. */
  readonly railPressure: number;
  readonly egr: number;
  readonly egrError: number;
  readonly fuelLevel: number;
  /** kPa over the particulate filter; diesel only. */
  readonly filterPressure: number;
  readonly filterLoad: number;
  /** Whether the filter burns its soot once the car is driven. */
  readonly regenerates: boolean;
  /** A cylinder that misfires from the start on, and its average of earlier drives. */
  readonly misfires?: {
    readonly cylinder: number;
    readonly aSecond: number;
    readonly average: number;
  };
}

const TWO_PI = 2 * Math.PI;

/** Goes up and down around a middle: a figure of a running engine is never quite still. */
export const swing = (middle: number, by: number, periodSeconds: number) => (seconds: number) =>
  middle + by * Math.sin((TWO_PI * seconds) / periodSeconds);

/** From cold towards its working temperature. */
export const warming = (from: number, to: number, halfSeconds: number) => (seconds: number) =>
  to - (to - from) * 0.5 ** (seconds / halfSeconds);

/** A switching lambda sensor: rich and lean by turns. */
export const switching = (low: number, high: number, periodSeconds: number) => (seconds: number) =>
  seconds % periodSeconds < periodSeconds / 2 ? high : low;

/** What the driver does, by the seconds since the engine was started. */
export interface Driving {
  /** Undefined while the engine idles. */
  readonly rpm: (seconds: number) => number | undefined;
  /** km/h. */
  readonly speed: (seconds: number) => number;
}

/** The engine idles and the car does not move. */
export const STANDING: Driving = { rpm: () => undefined, speed: () => 0 };

/** How long the starter turns the engine, until it runs at second 0. */
const CRANKING_SECONDS = 1.2;
const CRANKING_RPM = 210;
/** From here on an engine takes so much more air that what leaks in counts less. */
export const REVVED = 1500;

/** Before second 0 the ignition is on and the engine off, then the starter turns it. */
const byState = (
  seconds: number,
  [off, cranking, running]: readonly [number, number, () => number],
): number => {
  if (seconds >= 0) return running();
  return seconds < -CRANKING_SECONDS ? off : cranking;
};

export const rpmOf = (running: Running, driving: Driving, seconds: number): number =>
  byState(seconds, [0, CRANKING_RPM, () => driving.rpm(seconds) ?? running.rpm(seconds)]);

/** Of the battery at the control unit. */
export const voltsOf = (running: Running, seconds: number): number =>
  byState(seconds, [running.restVolts, running.crankVolts, () => running.volts(seconds)]);

/** A sound engine, warm at idle. */
export const soundEngine = (fuel: FuelKind): Running => ({
  rpm: swing(fuel === 'petrol' ? 760 : 820, 12, 7),
  coolant: warming(18, 90, 150),
  intakeAir: 24,
  ambient: 16,
  airFlow: fuel === 'petrol' ? 3.4 : 9.5,
  manifold: fuel === 'petrol' ? 34 : 101,
  load: fuel === 'petrol' ? 24 : 28,
  throttle: fuel === 'petrol' ? 13.7 : 82,
  shortTrim: 0.8,
  longTrim: 1.6,
  beforeCatalyst: switching(0.12, 0.82, 1.4),
  afterCatalyst: swing(0.68, 0.02, 9),
  volts: swing(14.2, 0.05, 11),
  restVolts: 12.6,
  crankVolts: 10.4,
  railPressure: fuel === 'petrol' ? 380 : 31_000,
  egr: fuel === 'petrol' ? 0 : 22,
  egrError: 0.8,
  fuelLevel: 56,
  filterPressure: 0.9,
  filterLoad: 34,
  regenerates: true,
});

const constant =
  (...bytes: readonly number[]): Bytes =>
  () =>
    bytes;

const trim = (value: number): number => bytesOfNumber(((value + 100) * 128) / 100, 1)[0] ?? 0;
const celsius = (value: number): number => bytesOfNumber(value + 40, 1)[0] ?? 0;

/** How many self-tests have not run: one is common (the evaporative system waits for a half-full tank). */
export type OpenMonitors = 'none' | 'one' | 'some';

const OPEN_MONITORS: Readonly<Record<FuelKind, Readonly<Record<OpenMonitors, number>>>> = {
  petrol: { none: 0x00, one: 0x04, some: 0x05 },
  diesel: { none: 0x00, one: 0x40, some: 0xc0 },
};

/** Bytes of parameter 01: warning light, number of codes, monitors all ready but those `open`. */
export const monitorBytes = (
  codes: number,
  fuel: FuelKind,
  open: OpenMonitors,
): readonly number[] => [
  (codes > 0 ? 0x80 : 0) | codes,
  fuel === 'petrol' ? 0x07 : 0x0f,
  fuel === 'petrol' ? 0x65 : 0xcb,
  OPEN_MONITORS[fuel][open],
];

/** What the emulated car remembers of its past. */
export interface Memory {
  readonly codes: number;
  readonly warmUpsSinceErased: number;
  readonly kmSinceErased: number;
  readonly odometerKm: number;
  readonly openMonitors: OpenMonitors;
}

/** The parameters of an engine's control unit. */
export const engineParameters = (
  running: Running,
  fuel: FuelKind,
  memory: Memory,
  driving: Driving = STANDING,
): ReadonlyMap<number, Bytes> => {
  const trimsAt = (seconds: number) =>
    running.trimsWithRevs && rpmOf(running, driving, seconds) > REVVED
      ? running.trimsWithRevs
      : { short: running.shortTrim, long: running.longTrim };
  const shared: readonly (readonly [number, Bytes])[] = [
    [0x01, constant(...monitorBytes(memory.codes, fuel, memory.openMonitors))],
    [0x04, constant(percent(running.load))],
    [0x05, (seconds) => [celsius(running.coolant(Math.max(0, seconds)))]],
    [0x0b, constant(running.manifold)],
    [0x0c, (seconds) => bytesOfNumber(rpmOf(running, driving, seconds) * 4, 2)],
    [0x0d, (seconds) => bytesOfNumber(driving.speed(seconds), 1)],
    [0x0f, constant(celsius(running.intakeAir))],
    [0x10, constant(...bytesOfNumber(running.airFlow * 100, 2))],
    [0x11, constant(percent(running.throttle))],
    [0x1c, constant(0x06)],
    [0x1f, (seconds) => bytesOfNumber(seconds, 2)],
    [0x21, constant(...bytesOfNumber(memory.codes > 0 ? memory.kmSinceErased : 0, 2))],
    [0x2c, constant(percent(running.egr))],
    [0x2d, constant(trim(running.egrError))],
    [0x2f, constant(percent(running.fuelLevel))],
    [0x30, constant(...bytesOfNumber(memory.warmUpsSinceErased, 1))],
    [0x31, constant(...bytesOfNumber(memory.kmSinceErased, 2))],
    [0x33, constant(101)],
    [0x42, (seconds) => bytesOfNumber(voltsOf(running, seconds) * 1000, 2)],
    [0x46, constant(celsius(running.ambient))],
    [0x51, constant(fuel === 'petrol' ? 1 : 4)],
    [0xa6, constant(...bytesOfNumber(memory.odometerKm * 10, 4))],
  ];
  const ofFuel: readonly (readonly [number, Bytes])[] =
    fuel === 'petrol'
      ? [
          [0x03, constant(0x02, 0x00)],
          [0x06, (seconds) => [trim(trimsAt(seconds).short)]],
          [0x07, (seconds) => [trim(trimsAt(seconds).long)]],
          [0x0a, constant(...bytesOfNumber(running.railPressure / 3, 1))],
          [0x0e, constant(0x94)],
          [0x13, constant(0x03)],
          [
            0x14,
            (seconds) => [
              ...bytesOfNumber(running.beforeCatalyst(seconds) * 200, 1),
              trim(running.shortTrim),
            ],
          ],
          [0x15, (seconds) => [...bytesOfNumber(running.afterCatalyst(seconds) * 200, 1), 0xff]],
        ]
      : [[0x23, constant(...bytesOfNumber(running.railPressure / 10, 2))]];
  return new Map([...shared, ...ofFuel]);
};
