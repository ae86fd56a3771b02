import type { Symptom } from '../schema.ts';

export const visibilitySymptoms = {
  'windscreen-cracks': {
    label: 'Windscreen cracks',
    question: 'Windscreen cracks?',
    phrases: ['windscreen cracks'],
    leak: 0.01,
  },
  'window-shatters': {
    label: 'Window shatters by itself',
    question: 'Window shatters by itself?',
    phrases: ['window shatters by itself'],
    leak: 0.01,
  },
  'windows-fog': {
    label: 'Windows steam up',
    question: 'Windows steam up?',
    phrases: ['windows steam up'],
    leak: 0.01,
  },
  'defroster-fault': {
    label: 'Defroster or rear heating does not work',
    question: 'Defroster or rear heating does not work?',
    phrases: ['defroster or rear heating does not work'],
    leak: 0.01,
  },
  'wipers-stop': {
    label: 'Wipers do not work',
    question: 'Wipers do not work?',
    phrases: ['wipers do not work'],
    leak: 0.01,
  },
  'wipers-wrong-speed': {
    label: 'Wipers run at the wrong speed or do not park',
    question: 'Wipers run at the wrong speed or do not park?',
    phrases: ['wipers run at the wrong speed or do not park'],
    leak: 0.01,
  },
  'wipers-smear': {
    label: 'Wipers smear or judder',
    question: 'Wipers smear or judder?',
    phrases: ['wipers smear or judder'],
    leak: 0.01,
  },
  'washer-fault': {
    label: 'Washers do not spray',
    question: 'Washers do not spray?',
    phrases: ['washers do not spray'],
    leak: 0.01,
  },
  'mirror-fault': {
    label: 'Mirror fault',
    question: 'Mirror fault?',
    phrases: ['mirror fault'],
    leak: 0.01,
  },
  glare: {
    label: 'Glare or poor view out',
    question: 'Glare or poor view out?',
    phrases: ['glare or poor view out'],
    leak: 0.01,
  },
  'window-drops': {
    label: 'Window drops or comes off its track',
    question: 'Window drops or comes off its track?',
    phrases: ['window drops or comes off its track'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
