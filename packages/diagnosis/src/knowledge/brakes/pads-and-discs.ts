import type { FaultEntry } from '../schema.ts';

/** Friction parts: what wears by design. */
export const padAndDiscFaults = {
  'front-brake-pads-worn': {
    name: 'Worn front brake pads',
    workshopName: 'Front brake pad lining below minimum thickness',
    summary:
      'The friction material on the front pads has worn thin. First a wear indicator squeals; when the lining is gone, steel backing plates grind on the discs and stopping distances grow.',
    prior: 14,
    shifts: [
      { minMiles: 25_000, factor: 1.6, source: 'wear part' },
      { maxAgeYears: 1, factor: 0.3, source: 'wear part' },
      {
        fuels: ['electric', 'hybrid', 'plug-in-hybrid'],
        factor: 0.5,
        source: 'regenerative braking spares the pads',
      },
    ],
    symptoms: {
      'brake-grinding': 0.55,
      'brake-squeal': 0.5,
      'brake-long-stop': 0.25,
      'brake-warning-light': 0.25,
      'brake-judder': 0.1,
      'brake-burning-smell': 0.06,
    },
    against: ['brake-pedal-sinks', 'parking-brake-weak'],
    conditions: { braking: 0.9, 'gradual-onset': 0.6, 'at-low-speed': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Braking still works but is getting worse, and bare metal ruins the discs. Drive gently and only to where the pads will be changed; do not drive at all if it grinds at every stop.',
    },
    patterns: [
      'Front pads usually last 25,000–45,000 miles and wear before the rears on most cars.',
      'One pad worn far more than its partner points to a seized caliper slide rather than to age.',
    ],
    checks: [
      {
        title: 'Measure the front pad lining through the wheel',
        steps: [
          'Park on level ground, engage Park or first gear and let the brakes cool.',
          'Shine a torch between the spokes at the caliper and find the pad on each side of the disc.',
          'Judge the thickness of the lining, not of the steel plate behind it; compare inner and outer pad and both wheels.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Less than 3 mm of lining on any pad',
            means: 'The pads are due now and explain the noise.',
            effect: 'confirms',
          },
          {
            finding: 'Lining 3–5 mm, discs smooth',
            means: 'The pads are worn but should not grind yet; look for another source as well.',
            effect: 'supports',
          },
          {
            finding: 'More than 5 mm on all pads',
            means: 'The front pads are not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the disc faces for scoring',
        steps: [
          'With the brakes cool, look at the shiny face of each front disc through the wheel.',
          'Feel from the edge inwards with a fingernail for grooves.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Deep rings or a blue, scored face',
            means: 'Metal has been running on metal; discs and pads go together.',
            effect: 'supports',
          },
          {
            finding: 'Smooth and even, light rust at the edge only',
            means: 'Nothing has ground on the disc.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the front brake pads',
      overview:
        'Both front wheels are done together, so that the car brakes straight. It is a clean, repeatable job when the caliper slides are freed and greased; skipping that is why new pads wear out early.',
      minutes: [90, 180],
      tools: [
        'Jack and two axle stands',
        'Wheel brace and torque wrench',
        'Socket or hex keys for the caliper slide bolts',
        'Piston wind-back tool or G-clamp',
        'Wire brush and brake cleaner',
        'High-temperature brake grease',
      ],
      steps: [
        'Slacken the front wheel nuts, chock the rear wheels, raise the front and set it on axle stands. Take both front wheels off but work on one side at a time, so that the other shows how it goes together.',
        'Check that the brake-fluid reservoir is not brim-full: pushing the pistons back raises the level.',
        'Remove the lower slide bolt, or both, and swing or lift the caliper off. Hang it from the spring with wire; never let it hang by its hose.',
        'Lift out the old pads and their clips, noting which pad carries the wear sensor. Measure the disc: replace it if it is below the minimum stamped on its edge, cracked or deeply scored.',
        'Brush the carrier clean, fit the new clips and check that both slide pins move freely; clean and grease them if they do not.',
        'Push the piston back slowly until it is flush. On cars with an electronic brake system, follow the vehicle manual before doing this.',
        'Fit the new pads with a thin film of brake grease on the backs and edges only, never on the lining. Refit the caliper and tighten the bolts to the torque in the vehicle manual.',
        'Do the other side, refit the wheels and tighten the nuts crosswise to the stated torque on the ground.',
        'Before moving, pump the pedal until it is hard and top up the fluid to MAX if needed. Bed the pads in with ten gentle stops from 30 mph, leaving time to cool between them.',
      ],
      safety: [
        'Never work under or lean into a car that is held by a jack alone: use axle stands.',
        'Pump the pedal hard before the first drive: the first presses only bring the pads to the disc.',
        'Do not blow brake dust about; wet it with brake cleaner and wear a mask.',
      ],
      stopIf:
        'Stop if a slide bolt or bleed screw shears, a piston will not go back, or fluid weeps anywhere: that needs a brake specialist before the car is driven.',
    },
    parts: [
      { name: 'Front brake pad set', usd: [30, 90] },
      { name: 'Pad fitting kit and wear sensor', usd: [10, 35] },
    ],
    labourHours: [0.8, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
