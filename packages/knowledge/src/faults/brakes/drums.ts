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
        'The front brakes still stop the car, but metal on metal inside the drum can jam a wheel, and the parking brake may not hold. Park in gear with a wheel chocked and have the shoes replaced soon.',
    },
    patterns: [
      'Shoes last 60,000-100,000 miles, so they are forgotten until they grind.',
      'A loose lining piece or broken return spring scrapes round with every turn.',
    ],
    shown: {
      patterns: [
        'Brake shoes last 60,000–100,000 miles, so nobody thinks of them until they grind.',
        'A loose piece of lining or a broken return spring scrapes with every turn of the wheel.',
      ],
    },
    checks: [
      {
        title: 'Count the clicks of the parking brake',
        steps: [
          'On level ground, press the brake pedal, pull the parking brake lever up slowly and count the clicks until it goes tight.',
          'Then try it on a gentle slope, with your foot ready on the pedal, and see whether it holds the car.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It takes more than 8 clicks, or holds weakly',
            means: 'The shoes are worn or out of adjustment.',
            effect: 'supports',
          },
          {
            finding: 'The lever is tight within 8 clicks and holds',
            means: 'The shoes are still close to the drum, so worn linings are less likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look through the inspection hole',
        steps: [
          'Chock the front wheels and look on the inner face of each rear brake for a small rubber plug.',
          'Pull the plug out, shine a torch through the hole and look at the thickness of the lining. Refit the plug.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'The lining is under 2 mm or down to the rivets',
            means: 'The shoes are worn out.',
            effect: 'confirms',
          },
          {
            finding: 'There is more than 3 mm of clean lining',
            means: 'The shoes are good; look at their adjustment. At 2–3 mm they are due soon.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear brake shoes',
      overview:
        'The shoes, springs and adjusters are replaced as a kit on both sides. Do one side at a time and use the other as a pattern, because the springs fit only one way.',
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
        'Wheel chocks',
        'Dust mask and goggles',
        'Drain tray',
      ],
      steps: [
        'Chock the front wheels, release the parking brake and slacken its cable at the adjuster. Slacken the wheel nuts, raise the rear onto axle stands and remove the wheels.',
        'Pull off one drum. If a wear lip holds it, reach through the hole in the backing plate, hold the adjuster lever off with a thin screwdriver and turn the star wheel back with the other one.',
        'Photograph everything, and note which is the leading and which the trailing shoe: their linings often differ in length.',
        'Soak the assembly with brake cleaner over a tray. Peel back the boots of the wheel cylinder: if it is wet inside, it needs replacing.',
        'Unhook the return springs, turn the hold-down pins and lift the shoes off. Unhook the parking brake cable from its lever.',
        'Clean the six contact pads on the backing plate and put a trace of grease on each. Clean and grease the thread of the adjuster, and put it back on the same side: the threads are handed.',
        'Hook the cable onto the lever of the new trailing shoe and fit the shoes with the new springs, following your photographs.',
        'Measure the drum against the limit cast on it, clean it and slide it on. Turn the adjuster until the drum just rubs, then back it off until the drum turns freely.',
        'Do the other side in the same way and pump the pedal until it is firm. Then set the parking brake cable, release it and check that both wheels turn freely.',
        'Refit the wheels, lower the car and torque the wheel nuts. Make ten gentle stops from 20 mph: the pedal must be high, nothing may scrape, and the lever must hold the car on a slope within its stated number of clicks.',
      ],
      safety: [
        'Support the rear on axle stands, never on a jack by itself, and chock the front wheels.',
        'Old linings may contain asbestos: work wet, wear a mask, never use an air line and bag the waste.',
        'Brake springs are under tension: wear eye protection.',
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
    shown: {
      patterns: [
        'After years without a fluid change, rust in the bore cuts the cup seals.',
        'New shoes push the pistons back into the corroded part of the bore, and it leaks a week later.',
      ],
    },
    checks: [
      {
        title: 'Look for fluid at the bottom of the rear brakes',
        steps: [
          'Look at the inside of both rear tyres and the lowest edge of each backing plate.',
          'Dab any wetness with white paper: brake fluid is thin and slippery, and it lifts paint.',
        ],
        tool: 'Torch and paper',
        minutes: 10,
        outcomes: [
          {
            finding: 'The lower edge is wet or there are streaks down the tyre',
            means: 'A wheel cylinder or an axle seal leaks; look inside the drum.',
            effect: 'supports',
          },
          {
            finding: 'Both sides are dry',
            means: 'The fluid is being lost somewhere else.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Peel back the cylinder boots',
        steps: [
          'Chock the front wheels, release the parking brake, raise the rear onto axle stands and remove the wheel and drum. Wet the dust so that it does not blow about.',
          'Lift the edge of each rubber boot on the cylinder with a blunt tool.',
        ],
        tool: 'Jack, axle stands',
        minutes: 40,
        outcomes: [
          {
            finding: 'Fluid runs out from under the boot',
            means: 'The cylinder leaks and must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The boots are dry inside',
            means: 'The cylinder does not leak.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a leaking rear wheel cylinder',
      overview:
        'Both cylinders of the axle are replaced, since they are the same age, along with any shoes that are soaked. The nut of the brake pipe is the delicate part of the job.',
      minutes: [150, 300],
      tools: [
        'Jack and axle stands',
        'Flare-nut spanner',
        'Penetrating oil',
        'Brake spring pliers',
        'Bleeding bottle and hose',
        'Chocks, mask and goggles',
        'Brake cleaner',
        'Wheel brace and torque wrench',
      ],
      steps: [
        'The evening before, soak the pipe nut and the cylinder bolts with penetrating oil from behind the backing plate.',
        'Chock the front wheels and release the parking brake. Raise the rear onto axle stands, remove the wheel and the drum, and wash everything down with brake cleaner.',
        'Take the upper return spring off and spread the shoes away from the cylinder.',
        'Loosen the pipe nut with a flare-nut spanner. If the pipe turns with the nut, add more oil and work it back and forth; if it will not free, plan on a new pipe.',
        'Undo the fixing bolts or clip, draw the cylinder out and cap the pipe to keep dirt out.',
        'Fit the new cylinder and start the pipe nut by hand while the bolts are still loose, then tighten both.',
        'Fit new shoes if the old ones are wet, put the brake back together, refit the drum and adjust it.',
        'Bleed that circuit until no more bubbles come, and never let the reservoir fall below MIN. Do the other side in the same way.',
        'Press the pedal hard for a minute with the engine running, then look for wetness at the cylinder. Refit the wheels, lower the car, tighten the wheel nuts to the stated torque and test the brakes at walking pace. Check the level again the next day and top it up if necessary.',
      ],
      safety: [
        'Support the rear on axle stands and chock the front wheels.',
        'Do not drive until the pedal is hard and stays hard.',
        'Brake fluid harms eyes and paint: wear goggles and rinse splashes with water.',
        'Brake dust is harmful: wear a mask and wash it off wet.',
      ],
      stopIf:
        'Stop if the pipe twists or breaks at the nut and you have no flaring tool, or the pedal stays soft after bleeding. Leave hybrids and brake-by-wire cars to a workshop.',
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
        'The brakes work, but the pedal travel is long and there is less in reserve. Park in gear and have the brakes adjusted within days.',
    },
    patterns: [
      'Left and right adjusters swapped at the last job unwind instead of tightening.',
      'Tightening the parking brake cable hides the cause and stops the adjuster from working at all.',
    ],
    checks: [
      {
        title: 'Pump the pedal twice',
        steps: [
          'With the car stationary and the engine running, press the brake once slowly and note how far the pedal goes.',
          'Release it and press again at once, twice.',
        ],
        tool: 'None',
        minutes: 2,
        needs: 'running',
        outcomes: [
          {
            finding: 'The pedal is higher and firm on the second press, and stays there',
            means: 'There is too much clearance at the shoes.',
            effect: 'supports',
          },
          {
            finding: 'It is still spongy, or it slowly sinks',
            means: 'Air in the system or a leaking master cylinder is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Set the adjusters by hand and compare',
        steps: [
          'Chock the front wheels in front and behind, release the parking brake, raise the rear onto axle stands and take the plug out of each backing plate.',
          'Turn the star wheel until the wheel drags, then back a few notches until it turns freely. Turn it back by the same number of notches on both sides.',
          'Press the pedal again, refit the plugs and lower the car.',
        ],
        tool: 'Jack, axle stands, brake spoon',
        minutes: 45,
        outcomes: [
          {
            finding: 'The pedal is high and the lever tight again',
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
        'The adjusters come out, are cleaned and greased or replaced, and go back on their own side. The shoes are always set first and the cable last.',
      minutes: [90, 180],
      tools: [
        'Jack, chocks and axle stands',
        'Brake spoon',
        'Spring pliers',
        'Wire brush',
        'High-temperature grease',
        'Brake cleaner',
        'Mask and goggles',
        'Wheel brace and torque wrench',
      ],
      steps: [
        'Chock the front wheels, release the parking brake, slacken its cable fully and loosen the wheel nuts.',
        'Raise the rear onto axle stands, remove the wheels and drums, and wash the dust off.',
        'Unhook the adjuster spring and take the adjuster out. Mark it L or R.',
        'Clean the thread, run it from end to end by hand and put a little grease on it. Replace the adjuster if the star teeth are rounded or the thread binds.',
        'Check that the adjuster lever is straight and that its spring is strong.',
        'Refit the adjuster and its spring on the same side, screwed in, then slide the drum on.',
        'Turn the adjuster until the drum just rubs, then back it off until the drum turns freely. Press the pedal hard several times and set it once more.',
        'Now set the parking brake cable to the number of clicks in the vehicle manual, and check that both drums turn freely when the lever is released. Refit the plugs.',
        'Refit the wheels, lower the car and torque the wheel nuts. Reverse slowly and brake a few times, which works many self-adjusters. The pedal must now bite near the top of its travel.',
      ],
      safety: [
        'Support the rear on axle stands, never on a jack by itself, and chock the front wheels.',
        'Old linings may contain asbestos: wear a mask, work wet and never use an air line.',
        'Brake springs are under tension: wear goggles.',
      ],
      stopIf: 'Stop if the shoes are worn or wet: adjustment would only hide the fault.',
    },
    parts: [{ name: 'Adjuster and spring kit', usd: [15, 50] }],
    labourHours: [0.8, 1.6],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
