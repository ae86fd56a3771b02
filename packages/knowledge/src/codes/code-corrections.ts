import type { CodeSpan } from './code-ranges.ts';
import type { FailureMode } from './failure-modes.ts';

/** What a code says, where the encoded table has it wrong or in words that are no sentence. */
export interface Correction {
  readonly component: string;
  readonly mode: FailureMode;
  /** As in the encoded facts: 'b1' bank, 's2' sensor, 'c4' cylinder, 'lA' unit A. */
  readonly places?: string;
}

const correct = (component: string, mode: FailureMode, places = ''): Correction => ({
  component,
  mode,
  places,
});

const SOLENOIDS: readonly (readonly [code: string, component: string, letter: string])[] = [
  ['P0748', 'pressure control solenoid', 'A'],
  ['P0753', 'shift solenoid', 'A'],
  ['P0758', 'shift solenoid', 'B'],
  ['P0763', 'shift solenoid', 'C'],
  ['P0768', 'shift solenoid', 'D'],
  ['P0773', 'shift solenoid', 'E'],
  ['P0778', 'pressure control solenoid', 'B'],
];

/** By first code, the solenoids whose titles have 'control circuit range/performance', an electrical code. */
const CONTROL_CIRCUITS: readonly (readonly [code: string, component: string])[] = [
  ['P0961', 'pressure control solenoid A'],
  ['P0965', 'pressure control solenoid B'],
  ['P0969', 'pressure control solenoid C'],
  ['P0972', 'shift solenoid A'],
  ['P0975', 'shift solenoid B'],
  ['P0978', 'shift solenoid C'],
  ['P0981', 'shift solenoid D'],
  ['P0984', 'shift solenoid E'],
  ['P0997', 'shift solenoid F'],
  ['P099A', 'shift solenoid G'],
  ['P099D', 'shift solenoid H'],
  ['P08C0', 'pressure control solenoid L'],
  ['P08C9', 'pressure control solenoid M'],
  ['P08D1', 'shift solenoid J'],
  ['P08DA', 'shift solenoid K'],
  ['P08E3', 'shift solenoid L'],
  ['P2728', 'pressure control solenoid E'],
  ['P2737', 'pressure control solenoid F'],
  ['P2762', 'torque converter clutch pressure control solenoid'],
  ['P27BE', 'pressure control solenoid N'],
  ['P27C6', 'pressure control solenoid P'],
  ['P27CE', 'pressure control solenoid R'],
  ['P27D6', 'pressure control solenoid S'],
  ['P27DE', 'pressure control solenoid T'],
  ['P2813', 'pressure control solenoid G'],
  ['P281C', 'pressure control solenoid H'],
  ['P2825', 'pressure control solenoid J'],
  ['P282E', 'pressure control solenoid K'],
];

/**
 * Codes that mean on every make what SAE J2012 says, and on which only the wording of the table's second
 * source departs: '… circuit low input', 'primary/secondary'.
 */
export const CONFIRMED_CODES: readonly CodeSpan[] = [
  'P0010-P0013',
  'P0087-P0088',
  'P0112-P0113',
  'P0115-P0119',
  'P0190-P0194',
  'P0325-P0332',
  'P0351-P0358',
  'P0403',
  'P0449',
  'P0671-P0678',
  'P0740',
  'P2200-P2202',
  'P2294',
  'P2459',
  'P2463',
  'P3400',
];

/**
 * The sensors of throttle and pedal, in the order of SAE J2012: A to C have P0120 to P0124 and P0220 to P0229,
 * D to F have P2120 to P2134. Each has its circuit, range, low, high and intermittent code.
 */
const POSITION_SENSORS: readonly (readonly [first: string, letter: string])[] = [
  ['P0120', 'A'],
  ['P0220', 'B'],
  ['P0225', 'C'],
  ['P2120', 'D'],
  ['P2125', 'E'],
  ['P2130', 'F'],
];
const POSITION_MODES: readonly FailureMode[] = ['circuit', 'range', 'low', 'high', 'intermittent'];
const POSITION_SENSOR = 'throttle/pedal position sensor/switch';
const POSITION_PAIRS: readonly (readonly [code: string, pair: string])[] = [
  ['P2135', 'A/B'],
  ['P2136', 'A/C'],
  ['P2137', 'B/C'],
  ['P2138', 'D/E'],
  ['P2139', 'D/F'],
  ['P2140', 'E/F'],
];

const positionCodes = (): readonly (readonly [string, Correction])[] => [
  ...POSITION_SENSORS.flatMap(([first, letter]) =>
    POSITION_MODES.map((mode, at) => {
      const code = `${first.slice(0, -1)}${Number(first.slice(-1)) + at}`;
      return [code, correct(POSITION_SENSOR, mode, `l${letter}`)] as const;
    }),
  ),
  ...POSITION_PAIRS.map(
    ([code, pair]) => [code, correct(`${POSITION_SENSOR} ${pair} voltage`, 'correlation')] as const,
  ),
];

/** Airbags and belts of SAE J2012, of which the table’s source has older lists of single makes. */
const RESTRAINTS: readonly (readonly [code: string, component: string])[] = [
  ['B0021', 'left side curtain air bag firing circuit'],
  ['B0022', 'left side curtain air bag firing circuit 2'],
  ['B0028', 'right side air bag firing circuit'],
  ['B0050', 'driver’s belt switch'],
  ['B0052', 'front passenger’s belt switch'],
  ['B0070', 'driver pretensioner firing circuit'],
  ['B0072', 'passenger side pretensioner firing circuit'],
  ['B0073', 'second row left seat belt pretensioner firing circuit'],
  ['B0074', 'second row centre seat belt pretensioner firing circuit'],
  ['B0076', 'third row left seat belt pretensioner firing circuit'],
  ['B0077', 'third row centre seat belt pretensioner firing circuit'],
  ['B0078', 'third row right seat belt pretensioner firing circuit'],
  ['B0080', 'driver’s belt load limiter'],
  ['B0081', 'front centre belt load limiter'],
  ['B0082', 'front passenger’s belt load limiter'],
  ['B0090', 'left front impact sensor'],
  ['B0091', 'left side impact sensor 1'],
  ['B0092', 'left side impact sensor 2'],
  ['B0093', 'left side impact sensor 3'],
  ['B0094', 'front centre impact sensor'],
  ['B0095', 'right front impact sensor'],
  ['B0096', 'right side impact sensor 1'],
  ['B0097', 'right side impact sensor 2'],
  ['B0098', 'right side impact sensor 3'],
  ['B0099', 'vehicle rollover sensor'],
];

/** Wheel speed sensors of SAE J2012. C0035 stays as older cars have it: the front left one. */
const WHEEL_SENSORS: readonly (readonly [code: string, component: string])[] = [
  ['C0031', 'front left wheel speed sensor'],
  ['C0032', 'front left wheel speed sensor supply'],
  ['C0033', 'front left tone wheel'],
  ['C0034', 'front right wheel speed sensor'],
  ['C0036', 'front right tone wheel'],
  ['C0039', 'left rear tone wheel'],
  ['C003C', 'right rear tone wheel'],
];

/** Five codes of each bank, P2014 to P2023: circuit, range, low, high, intermittent. */
const FLAP_POSITION = 'intake manifold runner position sensor/switch';

/** By code. Source: the titles of SAE J2012, from which the table's own source departs here. */
export const CODE_CORRECTIONS: ReadonlyMap<string, Correction> = new Map([
  ...RESTRAINTS.map(([code, component]) => [code, correct(component, 'plain')] as const),
  ...WHEEL_SENSORS.map(([code, component]) => [code, correct(component, 'plain')] as const),
  ['B0164', correct('cabin temperature sensor', 'circuit')],
  ['C0051', correct('steering wheel angle sensor', 'plain')],
  ['P0087', correct('fuel rail/system pressure: too low', 'plain')],
  ['P0088', correct('fuel rail/system pressure: too high', 'plain')],
  ['P0011', correct('A camshaft position - timing over-advanced', 'plain', 'b1')],
  ['P0070', correct('ambient air temperature sensor', 'circuit', 'lA')],
  ['P0142', correct('oxygen sensor', 'circuit', 'b1s3')],
  ['P0162', correct('oxygen sensor', 'circuit', 'b2s3')],
  ['P0153', correct('oxygen sensor slow response', 'plain', 'b2s1')],
  ['P0158', correct('oxygen sensor', 'high', 'b2s2')],
  ['P0340', correct('camshaft position sensor', 'circuit', 'b1lA')],
  ['P0344', correct('camshaft position sensor', 'intermittent', 'b1lA')],
  ['P0350', correct('ignition coil primary/secondary', 'circuit')],
  ['P0380', correct('glow plug/heater', 'circuit', 'lA')],
  ['P0382', correct('glow plug/heater', 'circuit', 'lB')],
  ['P0503', correct('vehicle speed sensor', 'intermittent', 'lA')],
  ['P0520', correct('engine oil pressure sensor/switch', 'circuit')],
  ['P0522', correct('engine oil pressure sensor/switch', 'low')],
  ['P0523', correct('engine oil pressure sensor/switch', 'high')],
  ['P0565', correct('cruise control on input', 'circuit')],
  ['P0566', correct('cruise control off input', 'circuit')],
  ['P0572', correct('cruise control/brake switch', 'low', 'lA')],
  ['P0573', correct('cruise control/brake switch', 'high', 'lA')],
  ['P0603', correct('internal control module keep alive memory (KAM) error', 'plain')],
  ['P0605', correct('internal control module read only memory (ROM) error', 'plain')],
  ['P0685', correct('engine control module power relay', 'open')],
  ['P0688', correct('engine control module power relay sense', 'open')],
  ['P0689', correct('engine control module power relay sense', 'low')],
  ['P0690', correct('engine control module power relay sense', 'high')],
  ['P06DD', correct('engine oil pressure control', 'stuckOff')],
  ['P0743', correct('torque converter clutch', 'circuit')],
  ['P0840', correct('gearbox fluid pressure sensor/switch', 'circuit', 'lA')],
  ['P0868', correct('gearbox fluid pressure: too low', 'plain')],
  ['P0869', correct('gearbox fluid pressure: too high', 'plain')],
  ['P0A09', correct('DC/DC converter status', 'low')],
  ['P0A3C', correct('drive motor A inverter', 'overTemperature')],
  ['P0A7A', correct('generator inverter', 'range')],
  ['P0A7D', correct('hybrid battery pack state of charge', 'tooLow')],
  ['P0A81', correct('hybrid battery pack cooling fan 1', 'open')],
  ['P0A82', correct('hybrid battery pack cooling fan 1', 'range')],
  ['P0A84', correct('hybrid battery pack cooling fan 1', 'low')],
  ['P0A85', correct('hybrid battery pack cooling fan 1', 'high')],
  ['P0AA1', correct('hybrid battery positive contactor', 'stuckClosed')],
  ['P0AA4', correct('hybrid battery negative contactor', 'stuckClosed')],
  ['P0AC0', correct('high-voltage battery pack current sensor', 'range')],
  ['P0BBD', correct('hybrid battery pack voltage variation', 'tooHigh')],
  ['P0C73', correct('motor electronics coolant pump A', 'range')],
  ['P2018', correct(FLAP_POSITION, 'intermittent', 'b1')],
  ['P2019', correct(FLAP_POSITION, 'circuit', 'b2')],
  ['P2020', correct(FLAP_POSITION, 'range', 'b2')],
  ['P2021', correct(FLAP_POSITION, 'low', 'b2')],
  ['P2047', correct('reductant injection valve', 'open', 'b1')],
  ['P244A', correct('diesel particulate filter differential pressure', 'tooLow', 'b1')],
  ['P244B', correct('diesel particulate filter differential pressure', 'tooHigh', 'b1')],
  ['P20E8', correct('reductant pressure: too low', 'plain')],
  ['P20E9', correct('reductant pressure: too high', 'plain')],
  ['P2111', correct('throttle actuator control system: stuck open', 'plain')],
  ['P2112', correct('throttle actuator control system: stuck closed', 'plain')],
  ['P2407', correct('fuel vapour leak detection pump', 'intermittent')],
  ['P2461', correct('DPF restriction — forced limited RPM', 'plain')],
  ['U0148', correct('no messages from the gateway', 'plain', 'lC')],
  ['P2563', correct('turbo boost control position sensor', 'range', 'lA')],
  ['P2566', correct('turbo boost control position sensor', 'intermittent', 'lA')],
  ['P2635', correct('fuel pump low flow', 'range', 'lA')],
  ...positionCodes(),
  ...CONTROL_CIRCUITS.map(
    ([code, component]) => [code, correct(`${component} control circuit`, 'range')] as const,
  ),
  ...SOLENOIDS.map(
    ([code, component, letter]) => [code, correct(component, 'circuit', `l${letter}`)] as const,
  ),
]);
