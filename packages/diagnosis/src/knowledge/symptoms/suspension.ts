import type { Symptom } from '../schema.ts';

export const suspensionSymptoms = {
  'clunk-over-bumps': {
    label: 'Clunk or knock over bumps',
    question: 'Clunk or knock over bumps?',
    phrases: ['clunk or knock over bumps'],
    leak: 0.01,
  },
  'suspension-squeak': {
    label: 'Squeak or creak from the suspension',
    question: 'Squeak or creak from the suspension?',
    phrases: ['squeak or creak from the suspension'],
    leak: 0.01,
  },
  'bouncy-ride': {
    label: 'Bouncy or floating ride',
    question: 'Bouncy or floating ride?',
    phrases: ['bouncy or floating ride'],
    leak: 0.01,
  },
  'harsh-ride': {
    label: 'Harsh ride',
    question: 'Harsh ride?',
    phrases: ['harsh ride'],
    leak: 0.01,
  },
  'corner-sags': {
    label: 'One corner or end of the car sags',
    question: 'One corner or end of the car sags?',
    phrases: ['one corner or end of the car sags'],
    leak: 0.01,
  },
  'air-suspension-warning': {
    label: 'Air or adaptive suspension warning',
    question: 'Air or adaptive suspension warning?',
    phrases: ['air or adaptive suspension warning'],
    leak: 0.01,
  },
  'suspension-broken': {
    label: 'Suspension part broke',
    question: 'Suspension part broke?',
    phrases: ['suspension part broke'],
    leak: 0.01,
  },
  'body-roll': {
    label: 'Leans too much in bends',
    question: 'Leans too much in bends?',
    phrases: ['leans too much in bends'],
    leak: 0.01,
  },
  'shock-leak': {
    label: 'Oil on a shock absorber',
    question: 'Oil on a shock absorber?',
    phrases: ['oil on a shock absorber'],
    leak: 0.01,
  },
  'rear-sway': {
    label: 'Rear end sways or steps out',
    question: 'Rear end sways or steps out?',
    phrases: ['rear end sways or steps out'],
    leak: 0.01,
  },
  'alignment-wont-hold': {
    label: 'Alignment will not hold',
    question: 'Alignment will not hold?',
    phrases: ['alignment will not hold'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
