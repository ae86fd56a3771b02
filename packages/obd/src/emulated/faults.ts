import { type FuelKind, type Running, soundEngine, swing, switching, warming } from './running.ts';

/** A fault of the emulated car: what it does to the figures, and what the control unit says. */
export interface EmulatedFault {
  /** For a list to choose from. */
  readonly title: string;
  /** What an owner of it would notice. */
  readonly noticed: string;
  readonly fuel: FuelKind;
  readonly running: Partial<Running>;
  readonly stored: readonly string[];
  readonly pending?: readonly string[];
  /** On-board tests that are outside their limits, as nine bytes each. */
  readonly tests?: readonly (readonly number[])[];
}

/** Faults by name; each has figures, codes and tests that belong together. */
export const FAULTS = {
  'misfire-coil': {
    title: 'An ignition coil that fails',
    noticed: 'Rough idle and jerking when accelerating, engine warning light flashing.',
    fuel: 'petrol',
    running: {
      rpm: swing(740, 70, 1.1),
      shortTrim: 6.3,
      longTrim: 3.9,
      misfires: { cylinder: 2, aSecond: 1.5, average: 166 },
    },
    stored: ['P0302', 'P0352'],
  },
  thermostat: {
    title: 'A thermostat that does not close',
    noticed: 'Heater only lukewarm, temperature gauge low on the motorway, uses more fuel.',
    fuel: 'petrol',
    running: { coolant: warming(18, 62, 240) },
    stored: ['P0128'],
  },
  'vacuum-leak': {
    title: 'Air that leaks into the intake',
    noticed: 'Idle hunts up and down and there is a hiss from under the bonnet.',
    fuel: 'petrol',
    running: {
      rpm: swing(980, 90, 3),
      shortTrim: 14.8,
      longTrim: 21.1,
      trimsWithRevs: { short: 1.6, long: 3.9 },
      airFlow: 2.6,
      manifold: 46,
    },
    stored: ['P0171'],
  },
  'fuel-pressure': {
    title: 'Too little fuel pressure',
    noticed: 'No power uphill, hesitates when accelerating, long cranking when warm.',
    fuel: 'petrol',
    running: { railPressure: 210, shortTrim: 11.7, longTrim: 18 },
    stored: ['P0087', 'P0171'],
  },
  catalyst: {
    title: 'A worn catalyst',
    noticed: 'Engine warning light, failed the emissions test, smell of rotten eggs.',
    fuel: 'petrol',
    running: { afterCatalyst: switching(0.15, 0.78, 1.6) },
    stored: ['P0420'],
    tests: [[0x21, 0x80, 0x20, 0x01, 0x0a, 0x00, 0x00, 0x00, 0xa0]],
  },
  maf: {
    title: 'A dirty air flow sensor',
    noticed: 'Sluggish, hesitates from low revs, uses more fuel.',
    fuel: 'petrol',
    running: { airFlow: 1.7, shortTrim: 9.4, longTrim: 16.4, load: 13 },
    stored: ['P0101'],
  },
  'evap-leak': {
    title: 'A leak of petrol vapour',
    noticed: 'Engine warning light, smell of petrol near the rear after filling up.',
    fuel: 'petrol',
    running: {},
    stored: ['P0455'],
    tests: [[0x3a, 0x81, 0xfe, 0x00, 0x3c, 0x01, 0x00, 0x7f, 0xff]],
  },
  alternator: {
    title: 'An alternator that does not charge',
    noticed: 'Battery light on, headlights dim, slow cranking after a drive.',
    fuel: 'petrol',
    running: { volts: swing(11.9, 0.1, 6), restVolts: 12.1 },
    stored: ['P0562'],
  },
  battery: {
    title: 'A worn battery',
    noticed: 'Cranks slowly in the morning, sometimes only clicks, fine with jump leads.',
    fuel: 'petrol',
    running: { restVolts: 12.3, crankVolts: 7.8 },
    stored: [],
  },
  'lambda-sensor': {
    title: 'A slow lambda sensor',
    noticed: 'Engine warning light, uses more fuel, smell of petrol from the exhaust.',
    fuel: 'petrol',
    running: { beforeCatalyst: swing(0.45, 0.02, 5), shortTrim: -3.1, longTrim: -7 },
    stored: ['P0133'],
    tests: [[0x01, 0x05, 0x10, 0x01, 0x90, 0x00, 0x00, 0x00, 0x64]],
  },
  egr: {
    title: 'An EGR valve that sticks',
    noticed: 'Black smoke and no power at low revs, engine warning light.',
    fuel: 'diesel',
    running: { egr: 22, egrError: -62, airFlow: 5.2 },
    stored: ['P0401'],
  },
  'coolant-sensor': {
    title: 'A coolant sensor without contact',
    noticed: 'Cooling fan runs all the time, hard to start when warm, gauge jumps about.',
    fuel: 'petrol',
    running: { coolant: () => -40, shortTrim: -6.3, longTrim: -9.4 },
    stored: ['P0118'],
  },
  'particulate-filter': {
    title: 'A blocked particulate filter',
    noticed: 'Particulate filter light on, no power, limp mode after short journeys.',
    fuel: 'diesel',
    running: { filterPressure: 18.6, filterLoad: 96, regenerates: false },
    stored: ['P2463'],
    pending: ['P2458'],
  },
} as const satisfies Readonly<Record<string, EmulatedFault>>;

export type FaultName = keyof typeof FAULTS;

export const isFaultName = (name: string): name is FaultName => Object.hasOwn(FAULTS, name);

/** What the engine with this fault does. */
export const runningWith = (
  fault: EmulatedFault | undefined,
  fuel: FuelKind = 'petrol',
): Running => ({
  ...soundEngine(fault?.fuel ?? fuel),
  ...fault?.running,
});
