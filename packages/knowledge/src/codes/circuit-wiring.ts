import type { CodeRecord } from './code-record.ts';
import type { PartKind } from './parts/code-part.ts';

/** How a part hangs on its circuit: it sends a signal, is driven, may fire, or is fed. */
export type Wired = 'signal' | 'driven' | 'relay' | 'coil' | 'igniter' | 'supply';

const WIRED: Readonly<Record<PartKind, Wired>> = {
  sensor: 'signal',
  switch: 'signal',
  valve: 'driven',
  motor: 'driven',
  heater: 'driven',
  relay: 'relay',
  coil: 'coil',
  igniter: 'igniter',
  supply: 'supply',
  module: 'supply',
  bus: 'supply',
  condition: 'supply',
};

/** Circuits of airbags: parts on them may fire, so that no meter is put on them. */
export const isOfAirbags = (record: CodeRecord): boolean =>
  'part' in record && record.part.topic === 'airbag';

/** A high-voltage circuit is measured by those who are trained for it. */
export const isHighVoltage = (record: CodeRecord): boolean =>
  'part' in record && record.part.topic === 'high-voltage';

const isOfGearbox = (record: CodeRecord): boolean =>
  'part' in record && record.part.topic === 'gearbox' && record.part.kind === 'valve';

/** Whether a code is about the messages between two modules, which have no coil, fuse or relay. */
export const isLink = (record: CodeRecord): boolean =>
  record.kind === 'circuit' && /\bcommunication$/.test(record.facts.component);

/** Sensors on two wires, a signal and an earth: resistors that change with heat, microphones, small batteries. */
export const isOnTwoWires = (record: CodeRecord): boolean =>
  'part' in record &&
  record.part.kind === 'sensor' &&
  /temperature|knock sensor|oxygen sensor|HO2S/i.test(record.facts.component);

/** The wire on which a control unit checks what a relay puts out. */
export const isSenseWire = (record: CodeRecord): boolean =>
  record.kind === 'circuit' && /relay sense\b/.test(record.facts.component);

/** Whether a code is about the five volts that a control unit sends to several sensors. */
export const isReference = (record: CodeRecord): boolean =>
  record.kind === 'circuit' && /\breference voltage\b/.test(record.facts.component);

/** How the circuit of a code is wired; undefined for codes about no circuit. */
export const wiringOf = (record: CodeRecord): Wired | undefined => {
  if (record.kind === 'messages') return 'supply';
  if (record.kind !== 'circuit') return undefined;
  if (isLink(record)) return 'supply';
  // Solenoids inside a gearbox are fed by its control unit: none has a fuse or a relay of its own.
  if (isOfGearbox(record)) return 'coil';
  // The throttle's motor hangs on the engine control unit, which feeds and reverses it.
  if (record.part.id === 'throttle-actuator') return 'coil';
  // As does the motor of an electric brake booster, of which each phase has its code.
  if (/\bphase\b/.test(record.facts.component)) return 'coil';
  return WIRED[record.part.kind];
};
