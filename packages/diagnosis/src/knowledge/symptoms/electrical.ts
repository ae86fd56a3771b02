import type { Symptom } from '../schema.ts';

export const electricalSymptoms = {
  'electrical-smell': {
    label: 'Burning electrical smell',
    question: 'Burning electrical smell?',
    phrases: ['burning electrical smell'],
    leak: 0.01,
  },
  'smoke-cabin': {
    label: 'Smoke in the cabin',
    question: 'Smoke in the cabin?',
    phrases: ['smoke in the cabin'],
    leak: 0.01,
  },
  fire: {
    label: 'Fire',
    question: 'Fire?',
    phrases: ['fire'],
    leak: 0.01,
  },
  'fuse-blows': {
    label: 'Fuse keeps blowing',
    question: 'Fuse keeps blowing?',
    phrases: ['fuse keeps blowing'],
    leak: 0.01,
  },
  'many-warnings': {
    label: 'Many warning lights at once',
    question: 'Many warning lights at once?',
    phrases: ['many warning lights at once'],
    leak: 0.01,
  },
  'total-power-loss': {
    label: 'All electrics cut out',
    question: 'All electrics cut out?',
    phrases: ['all electrics cut out'],
    leak: 0.01,
  },
  'dash-dead': {
    label: 'Instrument cluster dead or wrong',
    question: 'Instrument cluster dead or wrong?',
    phrases: ['instrument cluster dead or wrong'],
    leak: 0.01,
  },
  'infotainment-fault': {
    label: 'Screen or radio freezes or goes blank',
    question: 'Screen or radio freezes or goes blank?',
    phrases: ['screen or radio freezes or goes blank'],
    leak: 0.01,
  },
  'window-fault': {
    label: 'Power window does not work',
    question: 'Power window does not work?',
    phrases: ['power window does not work'],
    leak: 0.01,
  },
  'horn-fault': {
    label: 'Horn does not work',
    question: 'Horn does not work?',
    phrases: ['horn does not work'],
    leak: 0.01,
  },
  'accessory-socket-dead': {
    label: 'Accessory socket or USB dead',
    question: 'Accessory socket or USB dead?',
    phrases: ['accessory socket or usb dead'],
    leak: 0.01,
  },
  'electrics-odd': {
    label: 'Electrics come on or go off by themselves',
    question: 'Electrics come on or go off by themselves?',
    phrases: ['electrics come on or go off by themselves'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
