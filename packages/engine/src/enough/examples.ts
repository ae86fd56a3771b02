/** What is missing in an insufficient report. */
export type MissingKind =
  | 'noise'
  | 'smell'
  | 'light'
  | 'leak'
  | 'too-little'
  | 'not-a-car'
  | 'language';

/** What to ask for, and example descriptions that would each be sufficient. */
export const ASKS: Readonly<
  Record<MissingKind, { readonly message: string; readonly examples: readonly string[] }>
> = {
  noise: {
    message: 'A noise was understood. What does it sound like, where does it come from, and when?',
    examples: [
      'Grinding noise when I brake',
      'Whining noise that gets higher with speed',
      'Knocking from the front over bumps',
      'Squeal from the engine on a cold start',
    ],
  },
  smell: {
    message: 'A smell was understood. What does it smell of, and where or when do you notice it?',
    examples: [
      'Smell of petrol inside the car',
      'Burning smell from a wheel after braking',
      'Sweet smell from the heater and the windows mist up',
      'Rotten egg smell from the exhaust',
    ],
  },
  light: {
    message:
      'A light was understood. Which one is it: what does its symbol look like, what colour is it, and does it flash?',
    examples: [
      'The check engine light is on',
      'The red oil pressure light is on',
      'The battery light came on while driving',
      'The ABS light is on',
    ],
  },
  leak: {
    message: 'A leak was understood. What colour is the fluid, and where under the car is it?',
    examples: [
      'Green coolant leaks under the front',
      'Black oil drips under the engine',
      'Red fluid under the middle of the car',
      'Water in the passenger footwell',
    ],
  },
  'too-little': {
    message:
      'Say what the car does: what you hear, see, smell or feel, which part it comes from, and when it happens.',
    examples: [
      'Grinding noise when I brake',
      'It clicks but does not start',
      'The engine overheats in traffic',
      'Steering wheel shakes at 60 mph',
    ],
  },
  'not-a-car': {
    message:
      'This does not seem to be about a car. Say what the car does: what you hear, see, smell or feel, and when.',
    examples: [
      'Grinding noise when I brake',
      'It clicks but does not start',
      'The engine overheats in traffic',
      'Steering wheel shakes at 60 mph',
    ],
  },
  language: {
    message: 'Only English is understood so far. Please describe the fault in English.',
    examples: [
      'Grinding noise when I brake',
      'It clicks but does not start',
      'The engine overheats in traffic',
      'The check engine light is on',
    ],
  },
};

/** What a question for nothing but a price is shown. */
export const PRICE_MESSAGE =
  'Prices are worked out for a fault, not for a part alone. Say what the car does: what you hear, see, smell or feel, and when.';
