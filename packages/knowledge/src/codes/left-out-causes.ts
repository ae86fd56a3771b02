import { type CodeSpan, isInSpans } from './code-ranges.ts';
import type { CodeRecord } from './code-record.ts';

/**
 * Faults that list a code because a diagnosis weighs them with it, and that a reader of the code's page
 * would look for in vain: a part that sends no messages of its own, or a part that is no part of the
 * circuit.
 */
const LEFT_OUT: readonly (readonly [spans: readonly CodeSpan[], faults: readonly string[]])[] = [
  // A sensor in the turbo’s actuator has a circuit of its own: flap and vanes move, and send nothing.
  [
    ['P2562', 'P2564-P2566'],
    ['wastegate-worn', 'turbo-vanes-stuck'],
  ],
  // Vanes that stick change no voltage of the valve that works them.
  [['P0045', 'P0047-P0048', 'P004E'], ['turbo-vanes-stuck']],
  // A module is silent for its supply, its data wires or itself, not for what it moves or reads.
  [['U0128'], ['electric-parking-brake-motor-failed', 'electric-parking-brake-switch-or-software']],
  [
    ['U0129'],
    [
      'hybrid-brake-actuator-failed',
      'brake-pedal-stroke-sensor-faulty',
      'electric-parking-brake-switch-or-software',
    ],
  ],
  [['U0140'], ['wiper-switch-or-module-fault']],
  [
    ['U0132'],
    [
      'adaptive-damper-failed',
      'ride-height-sensor-faulty',
      'air-suspension-compressor-failed',
      'air-suspension-valve-block-leaking',
    ],
  ],
  [['U0148'], ['body-control-module-failed']],
  [['U0151'], ['airbag-not-triggered']],
  [['U0167'], ['immobiliser-transponder-fault']],
  [['U0198'], ['telematics-unit-drain']],
  [['U0199'], ['window-motor-failed']],
  [['U0232', 'U0233'], ['led-tail-lamp-failed']],
  [['P0118'], ['radiator-fan-runs-on']],
  [['P0350-P035C'], ['spark-plug-thread-stripped']],
  // A distributor has one coil.
  [['P0352-P035C'], ['ignition-leads-distributor']],
  // An engine with five coils or more has no module that switches a coil pack.
  [['P0355-P035C'], ['ignition-module-failed']],
  // Glazed dry clutches break no circuit of their actuator.
  [['P0900', 'P0902-P0904'], ['dct-dry-clutch-shudder']],
  // Too much refrigerant raises the pressure.
  [['P0532'], ['ac-overcharged']],
  // A throttle that has lost its learnt position lets in too much air.
  [['P0506'], ['throttle-idle-adaptation-lost']],
  [['P0521'], ['piston-rings-worn']],
  [['U0102'], ['transfer-case-actuator-failed']],
  [['U0131'], ['eps-motor-failed', 'eps-torque-sensor-faulty']],
  // A purge valve without current stays shut.
  [['P0444'], ['evap-purge-valve-stuck-open']],
  // Memory is lost when the power is cut, not by an update.
  [['P0603'], ['software-update-failed']],
  // The vent valve is stuck, and not the sensor or pump that notices it.
  [['P2421'], ['evap-pressure-sensor-or-leak-pump-faulty']],
  // A pump that no longer switches off overheats nothing.
  [['P261E'], ['electric-coolant-pump-failed']],
  // A buckle switch is no load limiter.
  [['B0081'], ['belt-buckle-switch-fault']],
];

/** A loom that touches the body pulls a signal down, and raises none. */
const SHORTED_TO_BODY = 'wiring-loom-chafed';

/** Whether the page of a code leaves a fault out of its causes, though the fault lists the code. */
export const isLeftOut = (record: CodeRecord, faultId: string): boolean =>
  (faultId === SHORTED_TO_BODY && record.kind === 'circuit' && record.failure === 'high') ||
  LEFT_OUT.some(([spans, faults]) => faults.includes(faultId) && isInSpans(record.code, spans));
