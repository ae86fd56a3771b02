/** Complaints to try the demonstration with; the first is the one that is answered on the page. */
export const DEMONSTRATION_EXAMPLES = [
  {
    label: 'Grinding brakes',
    symptoms: 'Grinding noise from the front left when I brake, worse in the last week.',
  },
  {
    label: 'Will not start',
    symptoms: 'It just clicks and will not start in the morning, the lights are dim.',
  },
  {
    label: 'Overheating',
    symptoms: 'The engine overheats in traffic and the heater blows cold.',
  },
  {
    label: 'Code P0301',
    symptoms: 'Code P0301, and it shakes at idle when cold.',
  },
] as const;
