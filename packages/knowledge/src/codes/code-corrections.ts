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

/** By code. Source: the titles of SAE J2012, from which the table's own source departs here. */
export const CODE_CORRECTIONS: ReadonlyMap<string, Correction> = new Map([
  ['B0164', correct('cabin temperature sensor', 'circuit')],
  ['P0011', correct('A camshaft position - timing over-advanced', 'plain', 'b1')],
  ['P0153', correct('oxygen sensor slow response', 'plain', 'b2s1')],
  ['P0158', correct('oxygen sensor', 'high', 'b2s2')],
  ['P0340', correct('camshaft position sensor', 'circuit', 'b1lA')],
  ['P0344', correct('camshaft position sensor', 'intermittent', 'b1lA')],
  ['P0503', correct('vehicle speed sensor', 'intermittent', 'lA')],
  ['P0520', correct('engine oil pressure sensor/switch', 'circuit')],
  ['P0522', correct('engine oil pressure sensor/switch', 'low')],
  ['P0523', correct('engine oil pressure sensor/switch', 'high')],
  ['P0603', correct('internal control module keep alive memory (KAM) error', 'plain')],
  ['P0605', correct('internal control module read only memory (ROM) error', 'plain')],
  ['P0685', correct('engine control module power relay', 'open')],
  ['P0689', correct('engine control module power relay', 'low')],
  ['P0690', correct('engine control module power relay', 'high')],
  ['P06DD', correct('engine oil pressure control', 'stuckOff')],
  ['P0840', correct('gearbox fluid pressure sensor/switch', 'circuit', 'lA')],
  ['P0A7A', correct('generator inverter', 'range')],
  ['P0A81', correct('hybrid battery pack cooling fan 1', 'open')],
  ['P0A82', correct('hybrid battery pack cooling fan 1', 'range')],
  ['P0A84', correct('hybrid battery pack cooling fan 1', 'low')],
  ['P0A85', correct('hybrid battery pack cooling fan 1', 'high')],
  ['P0AC0', correct('high-voltage battery pack current sensor', 'range')],
  ['P2047', correct('reductant injection valve', 'open', 'b1')],
  ['P2461', correct('DPF restriction — forced limited RPM', 'plain')],
  ['P2635', correct('fuel pump low flow', 'range', 'lA')],
  ...SOLENOIDS.map(
    ([code, component, letter]) => [code, correct(component, 'circuit', `l${letter}`)] as const,
  ),
]);
