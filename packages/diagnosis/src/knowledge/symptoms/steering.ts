import type { Symptom } from '../schema.ts';

export const steeringSymptoms = {
  'steering-heavy': {
    label: 'Heavy steering',
    question: 'Heavy steering?',
    phrases: ['heavy steering'],
    leak: 0.01,
  },
  'steering-assist-lost': {
    label: 'Power steering cuts out suddenly',
    question: 'Power steering cuts out suddenly?',
    phrases: ['power steering cuts out suddenly'],
    leak: 0.01,
  },
  'steering-loose': {
    label: 'Play or looseness in the steering',
    question: 'Play or looseness in the steering?',
    phrases: ['play or looseness in the steering'],
    leak: 0.01,
  },
  'steering-wander': {
    label: 'Car wanders and needs correcting',
    question: 'Car wanders and needs correcting?',
    phrases: ['car wanders and needs correcting'],
    leak: 0.01,
  },
  'steering-pull': {
    label: 'Pulls to one side',
    question: 'Pulls to one side?',
    phrases: ['pulls to one side'],
    leak: 0.01,
  },
  'steering-vibration': {
    label: 'Steering wheel vibrates',
    question: 'Steering wheel vibrates?',
    phrases: ['steering wheel vibrates'],
    leak: 0.01,
  },
  'steering-shimmy': {
    label: 'Violent shimmy or death wobble',
    question: 'Violent shimmy or death wobble?',
    phrases: ['violent shimmy or death wobble'],
    leak: 0.01,
  },
  'steering-noise': {
    label: 'Groan or whine when steering',
    question: 'Groan or whine when steering?',
    phrases: ['groan or whine when steering'],
    leak: 0.01,
  },
  'steering-clunk': {
    label: 'Clunk when turning the steering wheel',
    question: 'Clunk when turning the steering wheel?',
    phrases: ['clunk when turning the steering wheel'],
    leak: 0.01,
  },
  'steering-warning': {
    label: 'Steering warning light on',
    question: 'Steering warning light on?',
    phrases: ['steering warning light on'],
    leak: 0.01,
  },
  'steering-locked': {
    label: 'Steering locked or jams',
    question: 'Steering locked or jams?',
    phrases: ['steering locked or jams'],
    leak: 0.01,
  },
  'steering-sticky': {
    label: 'Steering sticks or does not self-centre',
    question: 'Steering sticks or does not self-centre?',
    phrases: ['steering sticks or does not self-centre'],
    leak: 0.01,
  },
  'steering-off-centre': {
    label: 'Steering wheel off centre',
    question: 'Steering wheel off centre?',
    phrases: ['steering wheel off centre'],
    leak: 0.01,
  },
  'steering-fluid-leak': {
    label: 'Power-steering fluid leaking',
    question: 'Power-steering fluid leaking?',
    phrases: ['power-steering fluid leaking'],
    leak: 0.01,
  },
  'steering-self-turns': {
    label: 'Steering moves by itself',
    question: 'Steering moves by itself?',
    phrases: ['steering moves by itself'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
