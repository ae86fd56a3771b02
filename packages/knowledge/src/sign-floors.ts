import type { DriveVerdict } from './schema.ts';
import type { SymptomId } from './symptoms.ts';

/**
 * Signs after which the driving verdict is at least this, whatever cause leads. Signs that raise an alert
 * are not repeated here: their rule's verdict is the floor. `sign-floors.test.ts` names each sign whose
 * faults mostly forbid driving and that has neither.
 */
export const SIGN_FLOORS: Partial<Readonly<Record<SymptomId, Exclude<DriveVerdict, 'yes'>>>> = {
  // Something that holds, steers or stops the car gives way next.
  'ball-joint-play': 'no',
  'wheel-rubs-body': 'no',
  'brake-booster-noise': 'caution',
  'brake-lights-stuck': 'caution',
  'spring-twang': 'caution',
  'corner-sags': 'caution',
  'wheel-wobble': 'caution',
  'wheel-knock': 'caution',
  'steering-warning': 'caution',
  // The engine is being destroyed, or fed what destroys it.
  'metal-in-oil': 'no',
  'metal-in-fuel': 'no',
  'wrong-fuel-added': 'no',
  'oil-in-coolant': 'caution',
  'coolant-in-oil': 'caution',
  'coolant-bubbling': 'no',
  'water-in-fuel-light': 'caution',
  'engine-failed': 'no',
  // It runs hot, dry or unseen before long.
  'coolant-leak': 'caution',
  'coolant-loss': 'caution',
  'coolant-smell': 'caution',
  'fan-never-on': 'caution',
  'oil-level-light': 'caution',
  'uses-oil': 'caution',
  'exhaust-smoke': 'caution',
  'white-smoke': 'caution',
  'blue-smoke': 'caution',
  // The drive may be lost or come at once.
  'battery-light': 'caution',
  'no-reverse': 'caution',
  'shifter-loose': 'caution',
  'gear-wont-engage': 'caution',
  'gearbox-warning': 'caution',
  'belt-locks': 'caution',
  'airbag-recall-notice': 'caution',
  'door-wont-close': 'caution',
};
