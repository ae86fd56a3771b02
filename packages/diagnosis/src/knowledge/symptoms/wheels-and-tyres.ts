import type { Symptom } from '../schema.ts';

export const wheelsAndTyresSymptoms = {
  'speed-vibration': {
    label: 'Vibration at speed',
    question: 'Vibration at speed?',
    phrases: ['vibration at speed'],
    leak: 0.01,
  },
  'wheel-hum': {
    label: 'Hum or drone that rises with speed',
    question: 'Hum or drone that rises with speed?',
    phrases: ['hum or drone that rises with speed'],
    leak: 0.01,
  },
  'wheel-wobble': {
    label: 'A wheel wobbles',
    question: 'A wheel wobbles?',
    phrases: ['a wheel wobbles'],
    leak: 0.01,
  },
  'wheel-loose': {
    label: 'Wheel loose or came off',
    question: 'Wheel loose or came off?',
    phrases: ['wheel loose or came off'],
    leak: 0.01,
  },
  'wheel-nuts-fault': {
    label: 'Wheel nuts swollen, stuck or broken',
    question: 'Wheel nuts swollen, stuck or broken?',
    phrases: ['wheel nuts swollen, stuck or broken'],
    leak: 0.01,
  },
  'wheel-cracked': {
    label: 'Wheel cracked or bent',
    question: 'Wheel cracked or bent?',
    phrases: ['wheel cracked or bent'],
    leak: 0.01,
  },
  'tyre-pressure-light': {
    label: 'Tyre pressure warning',
    question: 'Tyre pressure warning?',
    phrases: ['tyre pressure warning'],
    leak: 0.01,
  },
  'tyre-losing-air': {
    label: 'Tyre keeps losing air',
    question: 'Tyre keeps losing air?',
    phrases: ['tyre keeps losing air'],
    leak: 0.01,
  },
  'tyre-bulge': {
    label: 'Bulge or cracks in a tyre',
    question: 'Bulge or cracks in a tyre?',
    phrases: ['bulge or cracks in a tyre'],
    leak: 0.01,
  },
  'tyre-blowout': {
    label: 'Tyre burst',
    question: 'Tyre burst?',
    phrases: ['tyre burst'],
    leak: 0.01,
  },
  'tread-separation': {
    label: 'Tread comes apart',
    question: 'Tread comes apart?',
    phrases: ['tread comes apart'],
    leak: 0.01,
  },
  'tyre-wear-uneven': {
    label: 'Uneven tyre wear',
    question: 'Uneven tyre wear?',
    phrases: ['uneven tyre wear'],
    leak: 0.01,
  },
  'tyre-wear-fast': {
    label: 'Tyres wear out fast',
    question: 'Tyres wear out fast?',
    phrases: ['tyres wear out fast'],
    leak: 0.01,
  },
  'poor-grip': {
    label: 'Poor grip',
    question: 'Poor grip?',
    phrases: ['poor grip'],
    leak: 0.01,
  },
  'click-when-turning': {
    label: 'Clicking when turning',
    question: 'Clicking when turning?',
    phrases: ['clicking when turning'],
    leak: 0.01,
  },
} satisfies Record<string, Symptom>;
