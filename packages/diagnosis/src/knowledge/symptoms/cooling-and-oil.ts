import type { Symptom } from '../schema.ts';

export const coolingAndOilSymptoms = {
  overheating: {
    label: 'Engine overheats',
    question: 'Engine overheats?',
    phrases: ['engine overheats'],
    leak: 0.01,
  },
  'temperature-fluctuates': {
    label: 'Temperature gauge goes up and down',
    question: 'Temperature gauge goes up and down?',
    phrases: ['temperature gauge goes up and down'],
    leak: 0.01,
  },
  'runs-cold': {
    label: 'Engine never gets up to temperature',
    question: 'Engine never gets up to temperature?',
    phrases: ['engine never gets up to temperature'],
    leak: 0.01,
  },
  'coolant-loss': {
    label: 'Coolant level keeps dropping',
    question: 'Coolant level keeps dropping?',
    phrases: ['coolant level keeps dropping'],
    leak: 0.01,
  },
  'coolant-leak': {
    label: 'Coolant leaking under the car',
    question: 'Coolant leaking under the car?',
    phrases: ['coolant leaking under the car'],
    leak: 0.01,
  },
  'coolant-smell': {
    label: 'Sweet smell of coolant',
    question: 'Sweet smell of coolant?',
    phrases: ['sweet smell of coolant'],
    leak: 0.01,
  },
  'coolant-in-oil': {
    label: 'Milky oil or coolant in the oil',
    question: 'Milky oil or coolant in the oil?',
    phrases: ['milky oil or coolant in the oil'],
    leak: 0.01,
  },
  'white-smoke': {
    label: 'White smoke from the exhaust',
    question: 'White smoke from the exhaust?',
    phrases: ['white smoke from the exhaust'],
    leak: 0.01,
  },
  'no-heat': {
    label: 'Heater blows cold',
    question: 'Heater blows cold?',
    phrases: ['heater blows cold'],
    leak: 0.01,
  },
  'fan-always-on': {
    label: 'Cooling fan runs all the time',
    question: 'Cooling fan runs all the time?',
    phrases: ['cooling fan runs all the time'],
    leak: 0.01,
  },
  'fan-never-on': {
    label: 'Cooling fan never comes on',
    question: 'Cooling fan never comes on?',
    phrases: ['cooling fan never comes on'],
    leak: 0.01,
  },
  steam: {
    label: 'Steam from under the bonnet',
    question: 'Steam from under the bonnet?',
    phrases: ['steam from under the bonnet'],
    leak: 0.01,
  },
  'oil-pressure-light': {
    label: 'Oil pressure warning light',
    question: 'Oil pressure warning light?',
    phrases: ['oil pressure warning light'],
    leak: 0.01,
  },
  'oil-level-light': {
    label: 'Oil level warning',
    question: 'Oil level warning?',
    phrases: ['oil level warning'],
    leak: 0.01,
  },
  'oil-leak': {
    label: 'Oil leaking under the car',
    question: 'Oil leaking under the car?',
    phrases: ['oil leaking under the car'],
    leak: 0.01,
  },
  'burning-oil-smell': {
    label: 'Smell of burning oil',
    question: 'Smell of burning oil?',
    phrases: ['smell of burning oil'],
    leak: 0.01,
  },
  'blue-smoke': {
    label: 'Blue smoke from the exhaust',
    question: 'Blue smoke from the exhaust?',
    phrases: ['blue smoke from the exhaust'],
    leak: 0.01,
  },
  'black-smoke': {
    label: 'Black smoke from the exhaust',
    question: 'Black smoke from the exhaust?',
    phrases: ['black smoke from the exhaust'],
    leak: 0.01,
  },
  'oil-level-rising': {
    label: 'Oil level rises or smells of fuel',
    question: 'Oil level rises or smells of fuel?',
    phrases: ['oil level rises or smells of fuel'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
