import type { Symptom } from '../schema.ts';

export const speedControlSymptoms = {
  'unintended-acceleration': {
    label: 'Accelerates by itself',
    question: 'Accelerates by itself?',
    phrases: ['accelerates by itself'],
    leak: 0.01,
  },
  'throttle-sticks': {
    label: 'Accelerator sticks',
    question: 'Accelerator sticks?',
    phrases: ['accelerator sticks'],
    leak: 0.01,
  },
  'no-throttle-response': {
    label: 'No response to the accelerator',
    question: 'No response to the accelerator?',
    phrases: ['no response to the accelerator'],
    leak: 0.01,
  },
  'throttle-warning': {
    label: 'Throttle or electronic power warning',
    question: 'Throttle or electronic power warning?',
    phrases: ['throttle or electronic power warning'],
    leak: 0.01,
  },
  'cruise-wont-set': {
    label: 'Cruise control does not work',
    question: 'Cruise control does not work?',
    phrases: ['cruise control does not work'],
    leak: 0.01,
  },
  'cruise-wont-cancel': {
    label: 'Cruise control does not cancel',
    question: 'Cruise control does not cancel?',
    phrases: ['cruise control does not cancel'],
    leak: 0.01,
  },
  'cruise-speed-wrong': {
    label: 'Cruise control does not hold speed',
    question: 'Cruise control does not hold speed?',
    phrases: ['cruise control does not hold speed'],
    leak: 0.01,
  },
  'speedometer-wrong': {
    label: 'Speedometer wrong or dead',
    question: 'Speedometer wrong or dead?',
    phrases: ['speedometer wrong or dead'],
    leak: 0.01,
  },
  'lurches-when-stopping': {
    label: 'Lurches or creeps when stopping',
    question: 'Lurches or creeps when stopping?',
    phrases: ['lurches or creeps when stopping'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
