import type { Bytes, EmulatedCar, EmulatedUnit, Protocol } from './car.ts';
import { type EmulatedFault, type FaultName, FAULTS, runningWith } from './faults.ts';
import { filterParameters } from './filter.ts';
import { misfireTests } from './misfires.ts';
import {
  type Driving,
  engineParameters,
  type FuelKind,
  type Memory,
  type OpenMonitors,
  STANDING,
  voltsOf,
} from './running.ts';

/** How a car for sale differs from an honest one. */
export interface ForSale {
  /** Codes were erased: kilometres and warm-ups since then, monitors not finished. */
  readonly erased?: { readonly km: number; readonly warmUps: number };
  /** The self-tests that have not run; by default some after erasing, else none. */
  readonly openMonitors?: OpenMonitors;
  /** Of an honest car: erased at some service long ago, or never. */
  readonly sinceErased?: { readonly km: number; readonly warmUps: number };
  /** Parameters that its engine's control unit does not have. */
  readonly lacks?: readonly number[];
  readonly odometerKm?: number;
  readonly vin?: string;
  /** The gearbox's control unit has another VIN: it came out of another car. */
  readonly otherVin?: string;
  /** A permanent code stays when the memory is erased. */
  readonly permanent?: readonly string[];
}

export interface CarOptions {
  readonly fault?: FaultName;
  /** Of a car without a fault; petrol by default. */
  readonly fuel?: FuelKind;
  /** Its control unit has no counters of misfires, as many from before 2008. */
  readonly countsNoMisfires?: boolean;
  readonly protocol?: Protocol;
  readonly sale?: ForSale;
  /** What is done with it while it is read; by default it idles. */
  readonly driving?: Driving;
}

/** A VIN with a right check digit, of no real car's serial number. */
const VIN = 'WVWZZZ1KZ9W000001';

/** Seconds after the start at which the first code was stored. */
const FROZEN_AT = 600;

/** SAE J1979: what a control unit must store beside a code. */
const FROZEN = [0x03, 0x04, 0x05, 0x06, 0x07, 0x0b, 0x0c, 0x0d, 0x0f, 0x10, 0x11, 0x42] as const;

interface EngineOptions {
  readonly fault: EmulatedFault | undefined;
  readonly fuel: FuelKind;
  readonly sale: ForSale;
  readonly driving: Driving;
  readonly countsMisfires: boolean;
}

const engineUnit = ({
  fault,
  fuel,
  sale,
  driving,
  countsMisfires,
}: EngineOptions): EmulatedUnit => {
  const running = runningWith(fault, fuel);
  const stored = sale.erased ? [] : (fault?.stored ?? []);
  const memory: Memory = {
    codes: stored.length,
    warmUpsSinceErased: (sale.erased ?? sale.sinceErased)?.warmUps ?? 255,
    kmSinceErased: (sale.erased ?? sale.sinceErased)?.km ?? 21_430,
    odometerKm: sale.odometerKm ?? 143_210,
    openMonitors: sale.openMonitors ?? (sale.erased ? 'some' : 'none'),
  };
  const parameters = new Map([
    ...engineParameters(running, fuel, memory, driving),
    ...(fuel === 'diesel' ? filterParameters(running, driving) : []),
  ]);
  for (const id of sale.lacks ?? []) parameters.delete(id);
  const frozen = new Map(
    FROZEN.flatMap((id) => {
      const bytes = parameters.get(id)?.(FROZEN_AT);
      return bytes ? [[id, bytes] as const] : [];
    }),
  );
  return {
    index: 0,
    name: 'ECM-EngineControl',
    parameters,
    stored,
    pending: sale.erased ? [] : (fault?.pending ?? []),
    permanent: sale.permanent ?? (sale.erased ? [] : (fault?.stored ?? []).slice(0, 1)),
    ...(stored.length > 0 ? { freezeFrame: frozen } : {}),
    tests: (seconds) => [
      [0x01, 0x01, 0x0a, 0x0e, 0x6a, 0x0b, 0xb8, 0x11, 0x94],
      ...(fault?.tests ?? []),
      ...(countsMisfires && fuel === 'petrol' ? misfireTests(running, seconds) : []),
    ],
    vin: sale.vin ?? VIN,
    calibration: '03L906018AB',
    verification: [0x4a, 0x1f, 0x09, 0xc2],
  };
};

const gearboxUnit = (sale: ForSale): EmulatedUnit => ({
  index: 1,
  name: 'TCM-TransmisCtrl',
  parameters: new Map<number, Bytes>([
    [0x01, () => [0x00, 0x04, 0x00, 0x00]],
    [0x0c, (seconds) => [0x0b, 0xc0 + (Math.floor(seconds) % 4)]],
    [0x0d, () => [0]],
  ]),
  stored: [],
  pending: [],
  permanent: [],
  tests: () => [],
  ...(sale.otherVin === undefined ? {} : { vin: sale.otherVin }),
  calibration: '0AM300049Q',
  verification: [0x00, 0x00, 0x7d, 0x31],
});

/** An emulated car: sound, or with one of the faults, on any protocol. */
export const emulatedCar = ({
  fault,
  fuel = 'petrol',
  countsNoMisfires = false,
  protocol = 6,
  sale = {},
  driving = STANDING,
}: CarOptions = {}): EmulatedCar => {
  const what = fault === undefined ? undefined : FAULTS[fault];
  const engine = engineUnit({
    fault: what,
    fuel: what?.fuel ?? fuel,
    sale,
    driving,
    countsMisfires: !countsNoMisfires,
  });
  return {
    name: fault ?? 'sound',
    protocol,
    batteryVolts: (seconds) => voltsOf(runningWith(what, fuel), seconds),
    units: [engine, gearboxUnit(sale)],
  };
};
