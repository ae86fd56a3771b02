import type { Symptom } from '../schema.ts';

export const electricDriveSymptoms = {
  'ev-wont-charge': {
    label: 'Car does not charge',
    question: 'Car does not charge?',
    phrases: ['car does not charge'],
    leak: 0.01,
  },
  'ev-charges-slowly': {
    label: 'Charges slowly or stops charging',
    question: 'Charges slowly or stops charging?',
    phrases: ['charges slowly or stops charging'],
    leak: 0.01,
  },
  'ev-range-loss': {
    label: 'Range has dropped',
    question: 'Range has dropped?',
    phrases: ['range has dropped'],
    leak: 0.01,
  },
  'ev-reduced-power': {
    label: 'Electric drive reduced power',
    question: 'Electric drive reduced power?',
    phrases: ['electric drive reduced power'],
    leak: 0.01,
  },
  'ev-hv-warning': {
    label: 'High-voltage or hybrid system warning',
    question: 'High-voltage or hybrid system warning?',
    phrases: ['high-voltage or hybrid system warning'],
    leak: 0.01,
  },
  'ev-wont-go-ready': {
    label: 'Will not go into Ready',
    question: 'Will not go into Ready?',
    phrases: ['will not go into ready'],
    leak: 0.01,
  },
  'ev-drive-cutout': {
    label: 'Electric drive cuts out while driving',
    question: 'Electric drive cuts out while driving?',
    phrases: ['electric drive cuts out while driving'],
    leak: 0.01,
  },
  'ev-motor-noise': {
    label: 'Whine or grind from the electric motor',
    question: 'Whine or grind from the electric motor?',
    phrases: ['whine or grind from the electric motor'],
    leak: 0.01,
  },
  'ev-12v-flat': {
    label: '12-volt battery flat in an electric car',
    question: '12-volt battery flat in an electric car?',
    phrases: ['12-volt battery flat in an electric car'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
