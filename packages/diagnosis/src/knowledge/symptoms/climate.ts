import type { Symptom } from '../schema.ts';

export const climateSymptoms = {
  'ac-not-cold': {
    label: 'Air conditioning not cold',
    question: 'Air conditioning not cold?',
    phrases: ['air conditioning not cold'],
    leak: 0.01,
  },
  'ac-one-side': {
    label: 'Heats or cools on one side only',
    question: 'Heats or cools on one side only?',
    phrases: ['heats or cools on one side only'],
    leak: 0.01,
  },
  'blower-dead': {
    label: 'Blower does not work',
    question: 'Blower does not work?',
    phrases: ['blower does not work'],
    leak: 0.01,
  },
  'blower-noise': {
    label: 'Noise from the blower',
    question: 'Noise from the blower?',
    phrases: ['noise from the blower'],
    leak: 0.01,
  },
  'airflow-wrong': {
    label: 'Air comes from the wrong vents',
    question: 'Air comes from the wrong vents?',
    phrases: ['air comes from the wrong vents'],
    leak: 0.01,
  },
  'ac-noise': {
    label: 'Noise when the air conditioning is on',
    question: 'Noise when the air conditioning is on?',
    phrases: ['noise when the air conditioning is on'],
    leak: 0.01,
  },
  'ac-smell': {
    label: 'Musty smell from the vents',
    question: 'Musty smell from the vents?',
    phrases: ['musty smell from the vents'],
    leak: 0.01,
  },
  'ac-water-inside': {
    label: 'Water drips into the footwell from the air conditioning',
    question: 'Water drips into the footwell from the air conditioning?',
    phrases: ['water drips into the footwell from the air conditioning'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
