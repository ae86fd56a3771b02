import type { Symptom } from '../schema.ts';

export const bodySymptoms = {
  'door-wont-open': {
    label: 'Door will not open',
    question: 'Door will not open?',
    phrases: ['door will not open'],
    leak: 0.01,
  },
  'door-wont-close': {
    label: 'Door will not latch',
    question: 'Door will not latch?',
    phrases: ['door will not latch'],
    leak: 0.01,
  },
  'door-opens-driving': {
    label: 'Door opens while driving',
    question: 'Door opens while driving?',
    phrases: ['door opens while driving'],
    leak: 0.01,
  },
  'bonnet-opens': {
    label: 'Bonnet opens while driving',
    question: 'Bonnet opens while driving?',
    phrases: ['bonnet opens while driving'],
    leak: 0.01,
  },
  'tailgate-fault': {
    label: 'Boot or tailgate does not open or close',
    question: 'Boot or tailgate does not open or close?',
    phrases: ['boot or tailgate does not open or close'],
    leak: 0.01,
  },
  'tailgate-falls': {
    label: 'Tailgate falls',
    question: 'Tailgate falls?',
    phrases: ['tailgate falls'],
    leak: 0.01,
  },
  'locking-fault': {
    label: 'Central locking fault',
    question: 'Central locking fault?',
    phrases: ['central locking fault'],
    leak: 0.01,
  },
  'sliding-door-fault': {
    label: 'Power sliding door fault',
    question: 'Power sliding door fault?',
    phrases: ['power sliding door fault'],
    leak: 0.01,
  },
  'water-leak-cabin': {
    label: 'Water leaks into the cabin',
    question: 'Water leaks into the cabin?',
    phrases: ['water leaks into the cabin'],
    leak: 0.01,
  },
  'wind-noise': {
    label: 'Wind noise',
    question: 'Wind noise?',
    phrases: ['wind noise'],
    leak: 0.01,
  },
  rust: {
    label: 'Rust or corrosion',
    question: 'Rust or corrosion?',
    phrases: ['rust or corrosion'],
    leak: 0.01,
  },
  'paint-fault': {
    label: 'Paint peels',
    question: 'Paint peels?',
    phrases: ['paint peels'],
    leak: 0.01,
  },
  'frame-cracked': {
    label: 'Frame or structure cracked',
    question: 'Frame or structure cracked?',
    phrases: ['frame or structure cracked'],
    leak: 0.01,
  },
  'trim-loose': {
    label: 'Trim or panel loose or came off',
    question: 'Trim or panel loose or came off?',
    phrases: ['trim or panel loose or came off'],
    leak: 0.01,
  },
  'body-rattle': {
    label: 'Rattle inside the cabin',
    question: 'Rattle inside the cabin?',
    phrases: ['rattle inside the cabin'],
    leak: 0.01,
  },
  'sunroof-fault': {
    label: 'Sunroof does not work',
    question: 'Sunroof does not work?',
    phrases: ['sunroof does not work'],
    leak: 0.01,
  },
  'sunroof-shatters': {
    label: 'Sunroof shattered',
    question: 'Sunroof shattered?',
    phrases: ['sunroof shattered'],
    leak: 0.01,
  },
  'tow-hitch-fault': {
    label: 'Tow bar or roof rack fault',
    question: 'Tow bar or roof rack fault?',
    phrases: ['tow bar or roof rack fault'],
    leak: 0.01,
  },
  'fumes-smell-cabin': {
    label: 'Chemical or mouldy smell in the cabin',
    question: 'Chemical or mouldy smell in the cabin?',
    phrases: ['chemical or mouldy smell in the cabin'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
