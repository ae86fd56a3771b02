import type { SafetyRule } from './rule.ts';

/** Dangers that a measured value shows. No word and no sign triggers them. */
export const measured = [
  {
    id: 'measured-tread',
    title: 'A tyre is worn below the legal limit',
    danger:
      'Below 1.6 mm of tread a tyre cannot clear the water from the road, and it is illegal in the UK and the EU.',
    advice: 'Do not drive on it: fit the spare, or have the tyre replaced where the car stands.',
    severity: 'high',
    verdict: 'no',
    covers: ['tyre-bald'],
    symptoms: [],
    phrases: [],
  },
  {
    id: 'measured-tyre-pressure',
    title: 'A tyre is far too soft',
    danger: 'A tyre with so little air overheats and can come apart at speed.',
    advice:
      'Pump it up to the pressure on the door label before you drive and look for a nail. If it is soft again within an hour, do not drive: fit the spare.',
    severity: 'high',
    verdict: 'caution',
    symptoms: [],
    phrases: [],
  },
  {
    id: 'measured-pads',
    title: 'The brake pads are worn out',
    danger: 'With 2 mm of lining or less the metal behind it will soon reach the disc.',
    advice:
      'Drive only gently and only to where the pads will be replaced. If it grinds, have the car recovered.',
    severity: 'high',
    verdict: 'caution',
    symptoms: [],
    phrases: [],
  },
  {
    id: 'measured-brake-fluid',
    title: 'The brake fluid holds too much water',
    danger:
      'Hot fluid with water in it boils on a long descent, and the pedal then goes to the floor.',
    advice: 'Avoid long descents and heavy braking, and have the fluid changed within days.',
    severity: 'medium',
    verdict: 'caution',
    symptoms: [],
    phrases: [],
  },
  {
    id: 'measured-charging',
    title: 'The charging voltage is too high',
    danger: 'It boils the battery, which can then burst, and damages control units.',
    advice:
      'Do not drive on with it: have the car recovered. Keep sparks and flames away from the battery, and go clear at a smell of rotten eggs.',
    severity: 'high',
    verdict: 'no',
    symptoms: [],
    phrases: [],
  },
  {
    id: 'measured-drive-battery',
    title: 'The drive battery is too hot',
    danger: 'A battery that goes on heating up by itself can burn.',
    advice:
      'Stop in the open, away from buildings, and switch it off. Do not drive it on and do not charge it. Leave the car at smoke, a hiss or a sweet smell and call the fire service. Have it recovered.',
    severity: 'high',
    verdict: 'no',
    forbids: ['powered', 'running', 'charging'],
    symptoms: [],
    phrases: [],
  },
] as const satisfies readonly SafetyRule[];
