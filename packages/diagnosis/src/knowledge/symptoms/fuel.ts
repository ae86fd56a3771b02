import type { Symptom } from '../schema.ts';

export const fuelSymptoms = {
  'fuel-smell': {
    label: 'Smell of fuel',
    question: 'Smell of fuel?',
    phrases: ['smell of fuel'],
    leak: 0.01,
  },
  'fuel-leak': {
    label: 'Fuel leaking',
    question: 'Fuel leaking?',
    phrases: ['fuel leaking'],
    leak: 0.01,
  },
  'fuel-gauge-wrong': {
    label: 'Fuel gauge reads wrong',
    question: 'Fuel gauge reads wrong?',
    phrases: ['fuel gauge reads wrong'],
    leak: 0.01,
  },
  'hard-to-refuel': {
    label: 'Pump clicks off when refuelling',
    question: 'Pump clicks off when refuelling?',
    phrases: ['pump clicks off when refuelling'],
    leak: 0.01,
  },
  'fuel-pump-whine': {
    label: 'Whining from the fuel tank',
    question: 'Whining from the fuel tank?',
    phrases: ['whining from the fuel tank'],
    leak: 0.01,
  },
  'fuel-warning': {
    label: 'Fuel system or low fuel pressure warning',
    question: 'Fuel system or low fuel pressure warning?',
    phrases: ['fuel system or low fuel pressure warning'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
