import type { Symptom } from '../schema.ts';

export const restraintsSymptoms = {
  'airbag-light': {
    label: 'Airbag light on',
    question: 'Airbag light on?',
    phrases: ['airbag light on'],
    leak: 0.01,
  },
  'airbag-no-deploy': {
    label: 'Airbag did not go off in a crash',
    question: 'Airbag did not go off in a crash?',
    phrases: ['airbag did not go off in a crash'],
    leak: 0.01,
  },
  'airbag-deploys': {
    label: 'Airbag went off for no reason',
    question: 'Airbag went off for no reason?',
    phrases: ['airbag went off for no reason'],
    leak: 0.01,
  },
  'passenger-airbag-off': {
    label: 'Passenger airbag off with someone seated',
    question: 'Passenger airbag off with someone seated?',
    phrases: ['passenger airbag off with someone seated'],
    leak: 0.01,
  },
  'belt-wont-latch': {
    label: 'Seat belt does not latch',
    question: 'Seat belt does not latch?',
    phrases: ['seat belt does not latch'],
    leak: 0.01,
  },
  'belt-wont-release': {
    label: 'Seat belt does not release',
    question: 'Seat belt does not release?',
    phrases: ['seat belt does not release'],
    leak: 0.01,
  },
  'belt-wont-retract': {
    label: 'Seat belt does not retract',
    question: 'Seat belt does not retract?',
    phrases: ['seat belt does not retract'],
    leak: 0.01,
  },
  'belt-locks': {
    label: 'Seat belt locks or tightens wrongly',
    question: 'Seat belt locks or tightens wrongly?',
    phrases: ['seat belt locks or tightens wrongly'],
    leak: 0.01,
  },
  'belt-chime': {
    label: 'Seat belt warning wrong',
    question: 'Seat belt warning wrong?',
    phrases: ['seat belt warning wrong'],
    leak: 0.01,
  },
  'belt-no-restraint': {
    label: 'Seat belt did not hold in a crash',
    question: 'Seat belt did not hold in a crash?',
    phrases: ['seat belt did not hold in a crash'],
    leak: 0.01,
  },
  'seat-moves': {
    label: 'Seat moves or is loose',
    question: 'Seat moves or is loose?',
    phrases: ['seat moves or is loose'],
    leak: 0.01,
  },
  'seat-adjust-fault': {
    label: 'Seat adjustment does not work',
    question: 'Seat adjustment does not work?',
    phrases: ['seat adjustment does not work'],
    leak: 0.01,
  },
  'seat-heater-fault': {
    label: 'Seat heater does not work',
    question: 'Seat heater does not work?',
    phrases: ['seat heater does not work'],
    leak: 0.01,
  },
  'seat-heater-burns': {
    label: 'Seat heater overheats',
    question: 'Seat heater overheats?',
    phrases: ['seat heater overheats'],
    leak: 0.01,
  },
  'head-restraint-fault': {
    label: 'Head restraint fault',
    question: 'Head restraint fault?',
    phrases: ['head restraint fault'],
    leak: 0.01,
  },
  'child-seat-fault': {
    label: 'Child seat anchor fault',
    question: 'Child seat anchor fault?',
    phrases: ['child seat anchor fault'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
