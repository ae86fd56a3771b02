/** One readiness monitor of a car. */
export interface Monitor {
  readonly name: string;
  readonly state: 'ready' | 'not ready' | 'not fitted';
}

export interface MonitorStatus {
  readonly warningLight: boolean;
  /** Confirmed codes that this control unit counts. */
  readonly codes: number;
  readonly ignition: 'spark' | 'compression';
  readonly monitors: readonly Monitor[];
}

const CONTINUOUS = ['Misfire', 'Fuel system', 'Components'] as const;

/** By bit of the third and fourth byte; '' is reserved. */
const SPARK = [
  'Catalyst',
  'Heated catalyst',
  'Evaporative system',
  'Secondary air',
  'Petrol particulate filter',
  'Lambda sensors',
  'Lambda sensor heaters',
  'EGR or variable valve timing',
] as const;

const COMPRESSION = [
  'NMHC catalyst',
  'NOx aftertreatment',
  '',
  'Boost pressure',
  '',
  'Exhaust gas sensors',
  'Particulate filter',
  'EGR or variable valve timing',
] as const;

const stateOf = (isFitted: boolean, isOpen: boolean): Monitor['state'] => {
  if (!isFitted) return 'not fitted';
  return isOpen ? 'not ready' : 'ready';
};

/**
 * Parameters 01 (since codes were erased) and 41 (in this drive): the warning light, the number of
 * codes and what the car has tested of itself.
 *
 * @param data the four bytes after the id
 */
export const monitorStatus = (data: readonly number[]): MonitorStatus | undefined => {
  const [a, b, c, d] = data;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const ignition = (b & 0x08) === 0 ? 'spark' : 'compression';
  const names = ignition === 'spark' ? SPARK : COMPRESSION;
  return {
    warningLight: (a & 0x80) !== 0,
    codes: a & 0x7f,
    ignition,
    monitors: [
      ...CONTINUOUS.map((name, bit) => ({
        name,
        state: stateOf((b & (1 << bit)) !== 0, (b & (0x10 << bit)) !== 0),
      })),
      ...names.flatMap((name, bit) =>
        name === ''
          ? []
          : [{ name, state: stateOf((c & (1 << bit)) !== 0, (d & (1 << bit)) !== 0) }],
      ),
    ],
  };
};

/** What kind of driving lets a monitor finish; general, since every maker has conditions of its own. */
export const DRIVE_FOR: Readonly<Record<string, string>> = {
  Catalyst:
    'Warm engine, then 15 to 20 minutes at a steady 40 to 60 mph, with two long overruns in gear.',
  'Evaporative system':
    'Fuel tank between a quarter and three quarters, cold start after a night, then 20 minutes of easy driving.',
  'Lambda sensors': 'Warm engine, then 10 minutes at a steady 40 to 60 mph with some overrun.',
  'Lambda sensor heaters': 'Cold start, then let it idle for three minutes.',
  'Secondary air': 'Cold start after a night, then let it idle for two minutes.',
  'EGR or variable valve timing':
    'Warm engine, steady 40 to 60 mph, then several long overruns in gear down to 20 mph.',
  'Particulate filter': 'Half an hour on a fast road with a warm engine.',
  'NOx aftertreatment': 'Half an hour on a fast road with a warm engine.',
  'NMHC catalyst': 'Half an hour on a fast road with a warm engine.',
  'Boost pressure':
    'Warm engine, then several firm accelerations from 30 to 60 mph in a high gear.',
  'Exhaust gas sensors': 'Warm engine, then 15 minutes at a steady speed with some overrun.',
};
