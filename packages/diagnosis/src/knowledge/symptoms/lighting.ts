import type { Symptom } from '../schema.ts';

export const lightingSymptoms = {
  'headlight-out': {
    label: 'Headlight does not work',
    question: 'Headlight does not work?',
    phrases: ['headlight does not work'],
    leak: 0.01,
  },
  'headlight-dim': {
    label: 'Headlights dim or too weak',
    question: 'Headlights dim or too weak?',
    phrases: ['headlights dim or too weak'],
    leak: 0.01,
  },
  'headlight-aim': {
    label: 'Headlights aim wrong or dazzle',
    question: 'Headlights aim wrong or dazzle?',
    phrases: ['headlights aim wrong or dazzle'],
    leak: 0.01,
  },
  'headlight-flicker': {
    label: 'Headlights flicker or go off while driving',
    question: 'Headlights flicker or go off while driving?',
    phrases: ['headlights flicker or go off while driving'],
    leak: 0.01,
  },
  'condensation-lamp': {
    label: 'Water or condensation in a lamp',
    question: 'Water or condensation in a lamp?',
    phrases: ['water or condensation in a lamp'],
    leak: 0.01,
  },
  'brake-lights-out': {
    label: 'Brake lights do not work',
    question: 'Brake lights do not work?',
    phrases: ['brake lights do not work'],
    leak: 0.01,
  },
  'brake-lights-stuck': {
    label: 'Brake lights stay on',
    question: 'Brake lights stay on?',
    phrases: ['brake lights stay on'],
    leak: 0.01,
  },
  'tail-light-out': {
    label: 'Rear light does not work',
    question: 'Rear light does not work?',
    phrases: ['rear light does not work'],
    leak: 0.01,
  },
  'indicator-fault': {
    label: 'Indicator does not work or flashes fast',
    question: 'Indicator does not work or flashes fast?',
    phrases: ['indicator does not work or flashes fast'],
    leak: 0.01,
  },
  'reverse-light-out': {
    label: 'Reversing light does not work',
    question: 'Reversing light does not work?',
    phrases: ['reversing light does not work'],
    leak: 0.01,
  },
  'interior-light-fault': {
    label: 'Interior light does not work or stays on',
    question: 'Interior light does not work or stays on?',
    phrases: ['interior light does not work or stays on'],
    leak: 0.01,
  },
  'auto-lights-fault': {
    label: 'Automatic lights or main beam misbehave',
    question: 'Automatic lights or main beam misbehave?',
    phrases: ['automatic lights or main beam misbehave'],
    leak: 0.01,
  },
  'drl-out': {
    label: 'Daytime running light does not work',
    question: 'Daytime running light does not work?',
    phrases: ['daytime running light does not work'],
    leak: 0.01,
  },
  'lamp-melted': {
    label: 'Lamp or lamp holder melted',
    question: 'Lamp or lamp holder melted?',
    phrases: ['lamp or lamp holder melted'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
