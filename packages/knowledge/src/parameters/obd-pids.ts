/** How a value is made from the bytes of an answer: bytes as one number × factor + offset. */
interface Decoding {
  /** Id of the parameter, in whose own unit the result is. */
  readonly parameter: string;
  /** The first of its bytes, behind the PID. */
  readonly byte: number;
  readonly bytes: number;
  readonly factor: number;
  readonly offset?: number;
}

const one = (parameter: string, factor: number, offset = 0): readonly Decoding[] => [
  { parameter, byte: 0, bytes: 1, factor, offset },
];
const two = (parameter: string, factor: number, offset = 0): readonly Decoding[] => [
  { parameter, byte: 0, bytes: 2, factor, offset },
];

const PERCENT = 100 / 255;
const TRIM = 100 / 128;

/** Values of service 01 by PID, in hexadecimal. Formulas: SAE J1979, appendix B. */
export const OBD_PIDS: Readonly<Record<string, readonly Decoding[]>> = {
  '04': one('engine-load', PERCENT),
  '05': one('coolant-temperature', 1, -40),
  '06': one('short-term-fuel-trim-1', TRIM, -100),
  '07': one('long-term-fuel-trim-1', TRIM, -100),
  '08': one('short-term-fuel-trim-2', TRIM, -100),
  '09': one('long-term-fuel-trim-2', TRIM, -100),
  '0A': one('fuel-pressure', 3),
  '0B': one('manifold-pressure', 1),
  '0C': two('engine-speed', 0.25),
  '0D': one('vehicle-speed', 1),
  '0E': one('ignition-timing', 0.5, -64),
  '0F': one('intake-air-temperature', 1, -40),
  '10': two('mass-air-flow', 0.01),
  '11': one('throttle-position', PERCENT),
  '14': one('oxygen-upstream', 0.005),
  '15': one('oxygen-downstream', 0.005),
  '18': one('oxygen-upstream', 0.005),
  '19': one('oxygen-downstream', 0.005),
  '1F': two('run-time', 1),
  '21': two('distance-with-light', 1),
  '22': two('rail-pressure', 0.079),
  '23': two('rail-pressure', 10),
  '24': two('lambda', 2 / 65_536),
  '28': two('lambda', 2 / 65_536),
  '2C': one('egr-commanded', PERCENT),
  '2D': one('egr-error', TRIM, -100),
  '2E': one('evap-purge', PERCENT),
  '2F': one('fuel-level', PERCENT),
  '31': two('distance-since-cleared', 1),
  '33': one('barometric-pressure', 1),
  '34': two('lambda', 2 / 65_536),
  '38': two('lambda', 2 / 65_536),
  '3C': two('catalyst-temperature', 0.1, -40),
  '3D': two('catalyst-temperature', 0.1, -40),
  '3E': two('catalyst-temperature', 0.1, -40),
  '3F': two('catalyst-temperature', 0.1, -40),
  '42': two('system-voltage', 0.001),
  '43': two('engine-load', PERCENT),
  '46': one('ambient-temperature', 1, -40),
  '59': two('rail-pressure', 10),
  '5B': one('state-of-charge', PERCENT),
  '5C': one('oil-temperature', 1, -40),
};
