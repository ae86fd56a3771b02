import type { Symptom } from '../schema.ts';

export const startingAndChargingSymptoms = {
  'no-crank': {
    label: 'Nothing happens when starting',
    question: 'Nothing happens when starting?',
    phrases: ['nothing happens when starting'],
    leak: 0.01,
  },
  'slow-crank': {
    label: 'Engine turns over slowly',
    question: 'Engine turns over slowly?',
    phrases: ['engine turns over slowly'],
    leak: 0.01,
  },
  'click-no-start': {
    label: 'Clicks but does not start',
    question: 'Clicks but does not start?',
    phrases: ['clicks but does not start'],
    leak: 0.01,
  },
  'starter-grind': {
    label: 'Grinding when starting',
    question: 'Grinding when starting?',
    phrases: ['grinding when starting'],
    leak: 0.01,
  },
  'battery-drains': {
    label: 'Battery goes flat when parked',
    question: 'Battery goes flat when parked?',
    phrases: ['battery goes flat when parked'],
    leak: 0.01,
  },
  'battery-light': {
    label: 'Battery or charging light on',
    question: 'Battery or charging light on?',
    phrases: ['battery or charging light on'],
    leak: 0.01,
  },
  'dim-flicker': {
    label: 'Lights dim or flicker with engine speed',
    question: 'Lights dim or flicker with engine speed?',
    phrases: ['lights dim or flicker with engine speed'],
    leak: 0.01,
  },
  'alternator-whine': {
    label: 'Whine from the alternator',
    question: 'Whine from the alternator?',
    phrases: ['whine from the alternator'],
    leak: 0.01,
  },
  'key-not-recognised': {
    label: 'Key not recognised',
    question: 'Key not recognised?',
    phrases: ['key not recognised'],
    leak: 0.01,
  },
  immobiliser: {
    label: 'Immobiliser or security light stops starting',
    question: 'Immobiliser or security light stops starting?',
    phrases: ['immobiliser or security light stops starting'],
    leak: 0.01,
  },
  'stop-start-inactive': {
    label: 'Stop-start no longer works',
    question: 'Stop-start no longer works?',
    phrases: ['stop-start no longer works'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
