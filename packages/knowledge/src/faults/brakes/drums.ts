import type { FaultEntry } from '../../schema.ts';

/** Rear drum brakes. */
export const drumBrakeFaults = {
  'rear-drum-shoes-worn': {
    name: 'Worn rear brake shoes',
    workshopName: 'Rear drum brake shoe lining at or below rivets',
    summary:
      'The linings inside the rear drums are worn down to rivets or steel. They scrape in the drum, and the parking brake, which uses the same shoes, has to be pulled higher and holds less.',
    prior: 2.1,
    shifts: [
      { minMiles: 60_000, factor: 2, source: 'wear part' },
      { maxAgeYears: 3, factor: 0.3, source: 'wear part' },
    ],
    symptoms: {
      'brake-grinding': 0.5,
      'parking-brake-weak': 0.4,
      'brake-squeal': 0.2,
      'brake-soft-pedal': 0.2,
      'brake-long-stop': 0.15,
      'brake-judder': 0.08,
      'brake-noise-click': 0.08,
    },
    conditions: { braking: 0.7, 'gradual-onset': 0.5, reversing: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The front brakes still stop the car, but shoe on drum can jam a wheel and the parking brake may not hold. Park in gear with a chock and get it done soon.',
    },
    patterns: [
      'Shoes last 60,000-100,000 miles, so they are forgotten until they grind.',
      'A loose lining piece or broken return spring scrapes round with every turn.',
    ],
    checks: [
      {
        title: 'Count the clicks of the parking brake',
        steps: [
          'On level ground press the brake pedal, then pull the lever slowly and count clicks until it is tight.',
          'Test whether it holds on a slight slope with your foot ready.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'More than 8-10 clicks and weak',
            means: 'Fits worn shoes or lost adjustment.',
            effect: 'supports',
          },
          {
            finding: 'Tight at 4-6 clicks',
            means: 'The shoes still reach the drum well.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look through the inspection hole',
        steps: [
          'Chock the front wheels and look at the back of each rear brake for a small rubber plug.',
          'Pull the plug and shine a torch on the lining edge.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Lining under 2 mm or down to the rivets',
            means: 'The shoes are worn out.',
            effect: 'confirms',
          },
          {
            finding: 'More than 3 mm of clean lining',
            means: 'Shoes are fine, look at adjustment instead.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear brake shoes',
      overview:
        'Shoes, springs and adjusters are renewed on both sides as a kit. Leave one side assembled as a pattern, because the springs fit only one way.',
      minutes: [150, 300],
      tools: [
        'Jack and axle stands',
        'Brake spring pliers and hold-down tool',
        'Socket set',
        'Brake cleaner',
        'High-temperature grease',
        'Camera for a photo of the layout',
        'Flat screwdriver and thin screwdriver',
        'Wheel brace and torque wrench',
      ],
      steps: [
        'Chock the front wheels, release the parking brake and slacken its cable at the adjuster. Raise the rear on stands and remove the wheels.',
        'Pull off one drum. If a wear lip holds it, turn the star wheel back through the hole in the backing plate while holding the lever off with a thin screwdriver.',
        'Photograph everything and note the leading and trailing shoe: the linings often differ in length.',
        'Spray the assembly wet with brake cleaner over a tray. Peel back the wheel cylinder boots: wet inside means a new cylinder.',
        'Unhook the return springs, turn the hold-down pins and lift the shoes off. Unhook the parking brake cable from its lever.',
        'Clean the six contact pads on the backing plate and put a trace of grease on each. Free and grease the adjuster thread, which is left- and right-handed by side.',
        'Build the new shoes with new springs, hook on the cable, and fit them in the same order.',
        'Measure the drum against the limit cast on it, clean it and slide it on. Turn the adjuster until the drum just rubs, then back until it turns freely.',
        'Do the other side, pump the pedal, then set the parking brake cable and check both wheels turn freely when released.',
        'Refit the wheels and torque the nuts. Make ten gentle stops from 20 mph: the pedal must be high, nothing may scrape, and the lever must hold the car on a slope at its stated clicks.',
      ],
      safety: [
        'Put the rear on axle stands, never on just a jack, and chock the front wheels.',
        'Old linings may contain asbestos: work wet, wear a mask and bag the waste.',
        'Brake springs store force: wear eye protection.',
      ],
      stopIf:
        'Stop if the wheel cylinder is wet, a drum is cracked, or the backing plate is rusted through at the hold-down pins.',
    },
    parts: [
      { name: 'Shoe set with spring and adjuster kit', usd: [35, 110] },
      { name: 'Pair of brake drums', usd: [60, 180], ifNeeded: true },
    ],
    labourHours: [1.3, 2.3],
    diy: 'hard',
  },
  'rear-wheel-cylinder-leaking': {
    name: 'Leaking rear wheel cylinder',
    workshopName: 'Drum brake wheel cylinder cup seal leaking',
    summary:
      'The small hydraulic cylinder inside a rear drum leaks past its seals. Fluid is lost, the pedal gets longer, and the soaked shoes grab or slip.',
    prior: 1.2,
    shifts: [
      { minAgeYears: 8, factor: 2, source: 'wear part' },
      { maxAgeYears: 4, factor: 0.2, source: 'wear part' },
      {
        minAgeYears: 25,
        factor: 1.8,
        source: 'cars of that age have drums at the rear, and older rubber',
      },
    ],
    symptoms: {
      'brake-fluid-leak': 0.65,
      'brake-soft-pedal': 0.35,
      'brake-warning-light': 0.35,
      'brake-pedal-sinks': 0.3,
      'parking-brake-weak': 0.18,
      'brake-wheel-locks': 0.15,
      'brake-long-stop': 0.15,
      'brake-failure': 0.2,
      'brake-pull': 0.2,
    },
    conditions: { 'gradual-onset': 0.5, braking: 0.4 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Fluid is leaving one brake circuit, and the pedal can go down without warning. Do not drive until it is fixed.',
    },
    patterns: [
      'Rust in the bore after years without a fluid change cuts the cup seals.',
      'New shoes push the pistons back into the corroded part of the bore, and it leaks a week later.',
    ],
    checks: [
      {
        title: 'Look for fluid at the bottom of the rear brakes',
        steps: [
          'Look at the inside of both rear tyres and the lowest edge of each backing plate.',
          'Wipe with white paper: brake fluid is thin, slippery and lifts paint.',
        ],
        tool: 'Torch and paper',
        minutes: 10,
        outcomes: [
          {
            finding: 'Wet edge or streaks down the tyre',
            means: 'A wheel cylinder or axle seal leaks.',
            effect: 'supports',
          },
          {
            finding: 'Dry on both sides',
            means: 'The fluid is lost elsewhere.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Peel back the cylinder boots',
        steps: [
          'Chock the front wheels, release the parking brake, raise the rear on stands and remove wheel and drum. Keep the dust wet.',
          'Lift the edge of each rubber boot on the cylinder with a blunt tool.',
        ],
        tool: 'Jack, axle stands',
        minutes: 40,
        outcomes: [
          {
            finding: 'Fluid runs out from under the boot',
            means: 'The cylinder is done.',
            effect: 'confirms',
          },
          { finding: 'Boots dry inside', means: 'The cylinder is sound.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace a leaking rear wheel cylinder',
      overview:
        'Both cylinders of the axle are replaced, since they are the same age, and soaked shoes go too. The pipe nut is the delicate part of the job.',
      minutes: [150, 300],
      tools: [
        'Jack and axle stands',
        'Flare-nut spanner',
        'Penetrating oil',
        'Brake spring tools',
        'Bleeding bottle and hose',
        'Fresh brake fluid as in the manual',
        'Brake cleaner',
        'Wheel brace and torque wrench',
      ],
      steps: [
        'Soak the pipe nut and the cylinder bolts from behind with penetrating oil the evening before.',
        'Support the rear on stands, remove wheel and drum, and wash everything with brake cleaner.',
        'Take the upper return spring off and spread the shoes from the cylinder.',
        'Loosen the pipe nut with a flare-nut spanner. If the pipe turns with it, work it back and forth with oil, or plan a new pipe.',
        'Undo the fixing bolts or clip, draw the cylinder out and cap the pipe to keep dirt out.',
        'Fit the new cylinder, start the pipe nut by hand before the bolts are tight, then tighten both.',
        'Fit new shoes if they are wet, assemble, refit and adjust the drum.',
        'Bleed that circuit until no bubbles come, keeping the reservoir above MIN all the time. Do the other side likewise.',
        'Hold the pedal hard for a minute with the engine running and look for wetness. Refit the wheels to the stated torque and test at walking pace. Top up and check again next day.',
      ],
      safety: [
        'Put the rear on stands and chock the front wheels.',
        'Do not drive before the pedal is hard and stays hard.',
        'Brake fluid harms eyes and paint: wear goggles and rinse splashes with water.',
        'Work wet because of brake dust.',
      ],
      stopIf:
        'Stop if the pipe twists or breaks at the nut and you have no flaring tool, or the pedal stays soft after bleeding.',
    },
    parts: [
      { name: 'Pair of wheel cylinders', usd: [25, 80] },
      { name: 'Brake shoe set', usd: [30, 90], ifNeeded: true },
      { name: 'Brake fluid, 1 litre', usd: [8, 20] },
    ],
    labourHours: [1.5, 2.8],
    diy: 'hard',
  },
  'drum-adjuster-seized': {
    name: 'Seized drum brake self-adjuster',
    workshopName: 'Rear drum self-adjuster inoperative, excess shoe clearance',
    summary:
      'The little mechanism that keeps the shoes close to the drum has rusted or been fitted wrongly. The shoes travel too far, so the pedal and the parking brake lever travel too far as well.',
    prior: 1.2,
    shifts: [{ minAgeYears: 6, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'brake-soft-pedal': 0.5,
      'parking-brake-weak': 0.6,
      'brake-long-stop': 0.2,
      'brake-noise-click': 0.12,
      'brake-pull': 0.06,
    },
    against: ['brake-fluid-leak', 'brake-warning-light', 'brake-grinding'],
    conditions: { 'gradual-onset': 0.5, 'after-repair': 0.25, braking: 0.4 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The brakes work but with a long pedal, and there is less in reserve. Park in gear and have them adjusted within days.',
    },
    patterns: [
      'Left and right adjusters swapped at the last job unwind instead of tightening.',
      'Tightening the parking brake cable hides the cause and stops the adjuster from working at all.',
    ],
    checks: [
      {
        title: 'Pump the pedal twice',
        steps: [
          'Stand still with the engine on and press the brake once slowly, noting how far it goes.',
          'Release and press again at once, twice.',
        ],
        tool: 'None',
        minutes: 2,
        needs: 'running',
        outcomes: [
          {
            finding: 'Higher and firm on the second press, and it stays there',
            means: 'Too much clearance at the shoes.',
            effect: 'supports',
          },
          {
            finding: 'Still spongy, or it slowly sinks',
            means: 'Air or a leaking master cylinder is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Set the adjusters by hand and compare',
        steps: [
          'Chock the front wheels front and back, release the parking brake, raise the rear on stands and take the plug out of the backing plate.',
          'Turn the star wheel until the wheel drags, then back a few notches, the same on both sides.',
          'Press the pedal again.',
        ],
        tool: 'Jack, axle stands, brake spoon',
        minutes: 45,
        outcomes: [
          {
            finding: 'Pedal high and lever tight again',
            means: 'The self-adjusters had stopped working.',
            effect: 'confirms',
          },
          {
            finding: 'The wheels were already close and nothing changes',
            means: 'Adjustment is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Free and reset the drum brake self-adjusters',
      overview:
        'The adjusters come out, are cleaned and greased or renewed, and go back on their own side. The shoes are set first and the cable last: never the other way round.',
      minutes: [90, 180],
      tools: [
        'Jack and axle stands',
        'Brake spoon',
        'Spring pliers',
        'Wire brush',
        'High-temperature grease',
        'Brake cleaner',
        'Wheel brace and torque wrench',
      ],
      steps: [
        'Chock the front wheels, release the parking brake and slacken its cable fully.',
        'Raise the rear on stands, remove wheels and drums and wash the dust off.',
        'Unhook the adjuster spring and take the adjuster out. Mark it L or R.',
        'Clean the thread, turn it end to end by hand and put a little grease on it. Replace it if the star teeth are rounded or the thread binds.',
        'Check that the adjuster lever is straight and its spring strong.',
        'Refit it on the same side, screwed in, then slide the drum on.',
        'Adjust until the drum just rubs, then back off until it turns freely. Press the pedal hard several times and set it again.',
        'Now set the parking brake cable to the number of clicks in the vehicle manual and check that both drums are free when released.',
        'Refit the wheels and torque the nuts. Drive in reverse and brake a few times, which works many self-adjusters: the first press must now take hold high up.',
      ],
      safety: [
        'Put the rear on axle stands, never on just a jack, and chock the front wheels.',
        'Wear a mask and work wet: old linings may contain asbestos.',
        'Wear goggles against springs.',
      ],
      stopIf: 'Stop if the shoes are worn or wet, because adjustment then only hides it.',
    },
    parts: [{ name: 'Adjuster and spring kit', usd: [15, 50] }],
    labourHours: [0.8, 1.6],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
