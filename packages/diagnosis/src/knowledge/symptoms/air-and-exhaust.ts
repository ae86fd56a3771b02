import type { Symptom } from '../schema.ts';

export const airAndExhaustSymptoms = {
  'turbo-whistle': {
    label: 'Whistle or siren from the turbo',
    question: 'Whistle or siren from the turbo?',
    phrases: ['whistle or siren from the turbo'],
    leak: 0.01,
  },
  'boost-hiss': {
    label: 'Hissing of air under acceleration',
    question: 'Hissing of air under acceleration?',
    phrases: ['hissing of air under acceleration'],
    leak: 0.01,
  },
  'exhaust-loud': {
    label: 'Exhaust louder than before',
    question: 'Exhaust louder than before?',
    phrases: ['exhaust louder than before'],
    leak: 0.01,
  },
  'exhaust-rattle': {
    label: 'Rattle from under the car',
    question: 'Rattle from under the car?',
    phrases: ['rattle from under the car'],
    leak: 0.01,
  },
  'exhaust-fumes-cabin': {
    label: 'Exhaust fumes in the cabin',
    question: 'Exhaust fumes in the cabin?',
    phrases: ['exhaust fumes in the cabin'],
    leak: 0.01,
  },
  'rotten-egg-smell': {
    label: 'Rotten-egg smell',
    question: 'Rotten-egg smell?',
    phrases: ['rotten-egg smell'],
    leak: 0.01,
  },
  'dpf-light': {
    label: 'Particulate filter (DPF) warning',
    question: 'Particulate filter (DPF) warning?',
    phrases: ['particulate filter (dpf) warning'],
    leak: 0.01,
  },
  'adblue-warning': {
    label: 'AdBlue or diesel exhaust fluid warning',
    question: 'AdBlue or diesel exhaust fluid warning?',
    phrases: ['adblue or diesel exhaust fluid warning'],
    leak: 0.01,
  },
  'emissions-test-fail': {
    label: 'Failed an emissions test',
    question: 'Failed an emissions test?',
    phrases: ['failed an emissions test'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
