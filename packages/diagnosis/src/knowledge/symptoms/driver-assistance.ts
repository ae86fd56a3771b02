import type { Symptom } from '../schema.ts';

export const driverAssistanceSymptoms = {
  'false-emergency-braking': {
    label: 'Brakes by itself for no reason',
    question: 'Brakes by itself for no reason?',
    phrases: ['brakes by itself for no reason'],
    leak: 0.01,
  },
  'no-emergency-braking': {
    label: 'Emergency braking did not react',
    question: 'Emergency braking did not react?',
    phrases: ['emergency braking did not react'],
    leak: 0.01,
  },
  'collision-warning-false': {
    label: 'False collision warnings',
    question: 'False collision warnings?',
    phrases: ['false collision warnings'],
    leak: 0.01,
  },
  'assist-unavailable': {
    label: 'Driver assistance unavailable message',
    question: 'Driver assistance unavailable message?',
    phrases: ['driver assistance unavailable message'],
    leak: 0.01,
  },
  'lane-assist-pulls': {
    label: 'Lane assist steers wrongly',
    question: 'Lane assist steers wrongly?',
    phrases: ['lane assist steers wrongly'],
    leak: 0.01,
  },
  'lane-assist-fault': {
    label: 'Lane assist does not work',
    question: 'Lane assist does not work?',
    phrases: ['lane assist does not work'],
    leak: 0.01,
  },
  'adaptive-cruise-fault': {
    label: 'Adaptive cruise brakes or drops out',
    question: 'Adaptive cruise brakes or drops out?',
    phrases: ['adaptive cruise brakes or drops out'],
    leak: 0.01,
  },
  'blind-spot-fault': {
    label: 'Blind-spot monitor fault',
    question: 'Blind-spot monitor fault?',
    phrases: ['blind-spot monitor fault'],
    leak: 0.01,
  },
  'camera-blank': {
    label: 'Reversing camera blank or blue',
    question: 'Reversing camera blank or blue?',
    phrases: ['reversing camera blank or blue'],
    leak: 0.01,
  },
  'camera-image-poor': {
    label: 'Camera picture distorted or delayed',
    question: 'Camera picture distorted or delayed?',
    phrases: ['camera picture distorted or delayed'],
    leak: 0.01,
  },
  'parking-sensor-fault': {
    label: 'Parking sensor fault',
    question: 'Parking sensor fault?',
    phrases: ['parking sensor fault'],
    leak: 0.01,
  },
  'rear-cross-traffic-fault': {
    label: 'Rear cross-traffic alert or braking fault',
    question: 'Rear cross-traffic alert or braking fault?',
    phrases: ['rear cross-traffic alert or braking fault'],
    leak: 0.01,
  },
  'self-driving-error': {
    label: 'Self-driving feature acts dangerously',
    question: 'Self-driving feature acts dangerously?',
    phrases: ['self-driving feature acts dangerously'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
