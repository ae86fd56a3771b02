import { HIGH_VOLTAGE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Friction parts: what wears by design. */
export const padAndDiscFaults = {
  'front-brake-pads-worn': {
    name: 'Worn front brake pads',
    workshopName: 'Front brake pad lining below minimum thickness',
    summary:
      'The friction material on the front pads has worn thin. First a wear indicator squeals; when the lining is gone, steel backing plates grind on the discs and stopping distances grow.',
    prior: 16,
    shifts: [
      { minMiles: 25_000, factor: 1.6, source: 'wear part' },
      { maxAgeYears: 1, factor: 0.3, source: 'wear part' },
      {
        fuels: HIGH_VOLTAGE,
        factor: 0.5,
        source: 'regenerative braking spares the pads',
      },
    ],
    symptoms: {
      'brake-grinding': 0.55,
      'brake-squeal': 0.5,
      'brake-long-stop': 0.25,
      'brake-warning-light': 0.25,
      'brake-judder': 0.12,
      'brake-burning-smell': 0.06,
    },
    against: ['brake-pedal-sinks', 'parking-brake-weak'],
    conditions: { braking: 0.9, 'gradual-onset': 0.6, 'at-low-speed': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The brakes still work but are getting worse, and bare metal ruins the discs. Drive gently, and only to where the pads will be changed; do not drive at all if the brakes grind at every stop.',
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
          'Judge the thickness of the lining, not of the steel plate behind it. Compare the inner and outer pads and both wheels.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'A pad has less than 3 mm of lining',
            means: 'The pads are due now and explain the noise.',
            effect: 'confirms',
          },
          {
            finding: 'The lining is 3–5 mm thick and the discs are smooth',
            means: 'The pads are worn but should not grind yet; look for another source as well.',
            effect: 'supports',
          },
          {
            finding: 'All pads have more than 5 mm of lining',
            means: 'The front pads are not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the disc faces for scoring',
        steps: [
          'With the brakes cool, look at the shiny face of each front disc through the wheel.',
          'Run a fingernail from the edge inwards and feel for grooves. Do this only when the disc is cold.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'There are deep rings, or the face is blue and scored',
            means: 'Metal has been rubbing on metal; replace the discs and the pads together.',
            effect: 'supports',
          },
          {
            finding: 'They are smooth and even, with light rust at the edge only',
            means: 'Nothing has been grinding on the disc.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the front brake pads',
      overview:
        'Both front wheels are done together, so that the car brakes straight. It is a clean, repeatable job as long as the caliper slides are freed and greased; skipping that is why new pads wear out early.',
      minutes: [90, 180],
      tools: [
        'Jack and two axle stands',
        'Wheel brace and torque wrench',
        'Socket or hex keys for the caliper slide bolts',
        'Piston wind-back tool or G-clamp',
        'Wire brush and brake cleaner',
        'High-temperature brake grease',
        'Strong wire to hang the caliper',
      ],
      steps: [
        'Slacken the front wheel nuts, chock the rear wheels, raise the front and set it on axle stands. Take both front wheels off, but work on one side at a time, so that the other shows how it goes together.',
        'Check that the brake fluid reservoir is not full to the brim: pushing the pistons back raises the level.',
        'Hold the slide pin with a thin spanner and remove the lower slide bolt, or both. Swing or lift the caliper off and hang it from the spring with wire; never let it hang by its hose.',
        'Lift out the old pads and their clips, noting which pad carries the wear sensor. Measure the disc, and replace the pair if one is below the minimum stamped on its edge, cracked or deeply scored.',
        'Brush the carrier clean, fit the new clips and check that both slide pins move freely; clean and grease them if they do not.',
        'Push the piston back slowly until it is flush, and make sure that the reservoir does not overflow.',
        'Fit the new pads with a thin film of brake grease on the backs and edges only, never on the lining. Refit the caliper and tighten the bolts to the torque in the vehicle manual.',
        'Do the other side. Refit the wheels, lower the car and tighten the nuts crosswise to the stated torque.',
        'Before moving, pump the pedal until it is hard and top up the fluid to MAX if needed. Bed the pads in with ten gentle stops from 30 mph, leaving the brakes time to cool between them.',
        'Drive a mile on a quiet road and listen: the squeal or grinding must be gone and the wear light out. Check the torque of the wheel nuts again after 50 miles.',
      ],
      safety: [
        'Never work under or lean into a car that rests on a jack only: use axle stands.',
        'Pump the pedal hard before the first drive: the first presses only bring the pads to the disc.',
        'Do not blow brake dust about; wet it with brake cleaner and wear a mask.',
        'On hybrids and brake-by-wire cars an opened door can start the brake pump and push a piston out: put the key away, and follow the manual for servicing the brakes.',
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
  'rear-brake-pads-worn': {
    name: 'Worn rear brake pads',
    workshopName: 'Rear disc brake pad lining below minimum thickness',
    summary:
      'The lining of the rear pads is used up. Stability control and automatic braking use the rear brakes often, so on many modern cars they wear before the fronts.',
    prior: 9,
    shifts: [
      { minMiles: 25_000, factor: 1.5, source: 'wear part' },
      { maxAgeYears: 1, factor: 0.4, source: 'wear part' },
      {
        makes: ['Honda', 'Acura'],
        years: [2008, 2012],
        factor: 1.8,
        source: 'early rear pad wear widely reported by owners',
      },
    ],
    symptoms: {
      'brake-grinding': 0.6,
      'brake-squeal': 0.45,
      'brake-warning-light': 0.2,
      'brake-long-stop': 0.1,
      'parking-brake-weak': 0.1,
      'parking-brake-warning': 0.05,
      'brake-burning-smell': 0.04,
    },
    against: ['brake-pedal-sinks', 'steering-vibration'],
    conditions: { braking: 0.85, 'gradual-onset': 0.6, reversing: 0.2 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The front brakes do most of the work, but bare metal at the rear ruins the discs and lengthens stops in the wet. Drive gently, and only to where the pads will be changed.',
    },
    patterns: [
      'The inner pad is often worn out while the outer one, which you see, still looks fair.',
      'Small rear pads start with only 8-9 mm of lining and can be gone by 25,000 miles.',
    ],
    shown: {
      patterns: [
        'The inner pad is often worn out while the outer one, which you can see, still looks good.',
        'Small rear pads start with only 8-9 mm of lining and can be gone by 25,000 miles.',
      ],
    },
    checks: [
      {
        title: 'Look at the inner and outer rear pads',
        steps: [
          'Park on level ground in Park or first gear, chock the front wheels and release the parking brake.',
          'Shine a torch through the wheel at the outer pad, then look from behind the wheel at the inner pad.',
          'Compare the thickness of the lining on the left and the right.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'One of the rear pads is below 3 mm',
            means: 'The rear pads are due and explain the noise.',
            effect: 'confirms',
          },
          {
            finding: 'One pad is worn out but its partner is thick',
            means: 'The pads are worn out because a slide or piston is stuck.',
            effect: 'supports',
          },
          {
            finding: 'All pads are above 4 mm',
            means: 'The rear pads are not the source.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Listen for which end of the car it comes from',
        steps: [
          'On an empty road, open the rear windows and drive at walking pace beside a wall.',
          'Brake lightly with the pedal and note whether the noise comes from the front or the rear.',
          'Then, if your car has a parking brake lever, brake gently with the lever only.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The noise is behind you',
            means: 'The rear brakes are the source.',
            effect: 'supports',
          },
          {
            finding: 'The noise is at the front',
            means: 'Look at the front pads and discs first.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear brake pads',
      overview:
        'The job is like the one at the front, with one trap: the rear piston. With a cable parking brake it has to be turned in; with an electric parking brake it is first wound back in service mode.',
      minutes: [90, 200],
      tools: [
        'Jack and two axle stands',
        'Wheel brace and torque wrench',
        'Wind-back tool with left and right adaptors',
        'Scan tool with parking brake service mode, if electric',
        'Wire brush, brake cleaner and brake grease',
        'Socket and thin spanner for the slide bolts',
      ],
      steps: [
        'Chock the front wheels. Release the parking brake, or put the rear calipers into service mode if it is electric, before touching a bolt. Switch off and leave the key well away, so that the car cannot wake up.',
        'Slacken the wheel nuts, raise the rear, set it on axle stands and take one wheel off.',
        'Hold each slide pin with a thin spanner, undo its bolt, lift the caliper off and hang it up with wire.',
        'Take out both pads and note which one carries a sensor or a squealer tab. Check the disc against the minimum thickness stamped on it.',
        'Clean the contact faces of the carrier to bare metal, fit new clips, and free and grease the slide pins.',
        'With a cable parking brake, turn the piston in with the wind-back tool, pressing as you turn, until the notches line up with the pip on the pad. With an electric one, press the piston straight back and never turn it.',
        'Fit the pads and the caliper, tighten the bolts to the torque in the vehicle manual and repeat on the other side. Put both wheels on.',
        'Pump the pedal until it is hard. Then leave service mode, or work the hand lever ten times so that it adjusts itself. Check that both wheels turn freely when it is released.',
        'Lower the car and tighten the wheel nuts to the stated torque. Bed the pads in with ten gentle stops, and test the parking brake on a slope.',
        'Drive five miles. No parking brake light may stay on, the old noise must be gone and both rear wheels must be equally warm.',
      ],
      safety: [
        'Support the car on axle stands and chock the front wheels, since the parking brake is off.',
        'An electric parking brake closes with great force: keep your fingers out until service mode is confirmed.',
        'Wet the dust with brake cleaner; never blow it away.',
        'Pump the pedal until it is hard before the first drive.',
        'On hybrids and brake-by-wire cars an opened door can start the brake pump and push a piston out: put the key away, and follow the manual for servicing the brakes.',
      ],
      stopIf:
        'Stop if the piston will not go back, or if your tool cannot start service mode. Forcing the piston breaks the parking brake mechanism.',
    },
    parts: [
      { name: 'Rear brake pad set', usd: [25, 85] },
      { name: 'Rear pad fitting kit', usd: [8, 25] },
    ],
    labourHours: [0.8, 1.6],
    diy: 'moderate',
  },
  'brake-discs-thickness-variation': {
    name: 'Brake discs uneven (called warped)',
    workshopName: 'Front disc thickness variation or run-out out of limits',
    summary:
      'The disc no longer has the same thickness all round, or does not run true on its hub. At every turn the pads are pushed apart, which comes back as a shake in the wheel and a pulsing pedal.',
    prior: 8,
    shifts: [
      { minMiles: 20_000, factor: 1.3, source: 'wear part' },
      { maxAgeYears: 0, factor: 0.5, source: 'wear part' },
    ],
    symptoms: {
      'brake-judder': 0.8,
      'steering-vibration': 0.3,
      'speed-vibration': 0.1,
      'brake-noise-click': 0.04,
      'brake-squeal': 0.07,
      'brake-long-stop': 0.05,
      'brake-drag': 0.05,
      'car-shakes': 0.2,
    },
    against: ['brake-soft-pedal', 'brake-failure', 'steering-shimmy'],
    conditions: { braking: 0.9, 'at-high-speed': 0.6, decelerating: 0.4 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The brakes still stop the car, but the shaking gets worse and wears the suspension joints. Avoid long, hard braking from speed until it is fixed.',
    },
    patterns: [
      'Rust or dirt between hub and disc makes a new disc run out, and the shake is back after 3,000 miles.',
      'Wheel nuts overtightened with an impact gun distort the disc on its hub.',
    ],
    shown: {
      summary:
        'The disc no longer has the same thickness all round, or does not run true on its hub. It pushes the pads apart at every turn, which you feel as a shake in the steering wheel and a pulsing pedal.',
      patterns: [
        'Rust or dirt between the hub and the disc makes a new disc run out of true, and the shake is back after 3,000 miles.',
        'Wheel nuts overtightened with an impact gun distort the disc on its hub.',
      ],
    },
    checks: [
      {
        title: 'Brake from motorway speed and feel where it shakes',
        steps: [
          'On a clear, straight road brake gently from 65 mph to 30 mph.',
          'Notice whether the steering wheel or the seat shakes, and whether the pedal pulses.',
          'Coast through the same speeds without braking.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'It shakes only while braking, in the steering wheel',
            means: 'The front discs are uneven.',
            effect: 'supports',
          },
          {
            finding: 'It shakes only while braking, in the seat and pedal',
            means: 'The rear discs or drums are more likely, and need the same measurement.',
            effect: 'neutral',
          },
          {
            finding: 'It shakes just the same when coasting',
            means: 'A wheel or tyre out of balance is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure disc run-out and thickness',
        steps: [
          'Chock the rear wheels, raise the front wheel onto an axle stand, remove it and clamp the disc to the hub with all nuts and washers.',
          'Set a dial gauge 10 mm from the edge of the disc and turn the disc once.',
          'Measure the thickness of the disc with a micrometer at eight points.',
        ],
        tool: 'Dial gauge and micrometer',
        minutes: 40,
        outcomes: [
          {
            finding: 'There is more than about 0.08 mm run-out or 0.015 mm variation',
            means: 'The disc is the cause of the judder.',
            effect: 'confirms',
          },
          {
            finding: 'Both are within the limits of the vehicle manual',
            means: 'Refit the wheel. Look for worn suspension bushes, or measure the other axle.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace juddering front discs and pads',
      overview:
        'Discs are changed in pairs, together with the pads. Whether the shake stays away depends on the hub: it must be cleaned to bright metal so that the new disc sits flat.',
      minutes: [120, 240],
      tools: [
        'Jack and two axle stands',
        'Torque wrench',
        'Impact driver for the disc screw',
        'Hub cleaning disc or wire brush',
        'Dial gauge and micrometer',
        'Brake cleaner',
        'Socket set',
        'Wheel chocks',
        'Wire hook',
        'Piston clamp and thread lock',
      ],
      steps: [
        'Loosen the wheel nuts, chock the rear wheels, raise the front onto axle stands and remove a wheel.',
        'Take off the caliper and hang it up with wire, then unbolt the pad carrier from the hub carrier.',
        'Undo the small retaining screw with an impact driver and tap the disc off. If it is rusted on, push it off with two bolts through the carrier holes; do not hammer on the hub.',
        'Clean the hub face to bare metal with a wire brush, also around the studs. Wipe the oil film off the new disc with brake cleaner.',
        'Fit the disc, hold it with the nuts and check its run-out with the dial gauge. If it is over the limit, turn the disc by one hole and measure again.',
        'Refit the carrier with new or cleaned bolts, and with thread lock where the manual asks for it. Push the piston back, then fit the new pads and the caliper.',
        'Do the other side in the same way.',
        'Refit the wheels, lower the car and tighten the nuts crosswise in two stages with a torque wrench.',
        'Pump the pedal until it is firm, then bed the pads in by slowing down moderately from 40 mph ten times. Do not stop completely, or the pads leave a print on the hot disc.',
        'Then brake lightly from 60 mph on an empty road: the steering wheel and the pedal must stay still. Try again after 500 miles, because a dirty hub shows only then.',
      ],
      safety: [
        'Use axle stands on firm ground and chock the other axle.',
        'Pump the pedal before moving off: the first press will go to the floor.',
        'Hot discs burn: let them cool for half an hour.',
        'Wet the dust with brake cleaner before you brush anything.',
        'On hybrids and brake-by-wire cars an opened door can start the brake pump and push a piston out: put the key away, and follow the manual for servicing the brakes.',
      ],
      stopIf:
        'Stop if the hub itself runs out of true or the wheel bearing has play, because a new disc will judder again until that is put right.',
    },
    parts: [
      { name: 'Pair of front brake discs', usd: [70, 260] },
      { name: 'Front brake pad set', usd: [30, 90] },
    ],
    labourHours: [1.3, 2.2],
    diy: 'moderate',
  },
  'brake-pads-glazed-or-hard': {
    name: 'Squealing pads: glazed, hard or missing shims',
    workshopName: 'Brake pad squeal from glazed lining or lost damping shim',
    summary:
      'The pads have plenty of lining but vibrate against the disc at a high note. Glazing from light use, hard cheap lining or a lost shim lets that vibration sing.',
    prior: 4,
    symptoms: {
      'brake-squeal': 0.85,
      'brake-noise-click': 0.07,
      'brake-long-stop': 0.1,
      'brake-grinding': 0.08,
      'brake-judder': 0.04,
    },
    against: ['brake-warning-light', 'brake-soft-pedal', 'brake-drag'],
    conditions: {
      braking: 0.85,
      'at-low-speed': 0.6,
      'wet-weather': 0.2,
      'cold-weather': 0.15,
      'after-repair': 0.3,
      intermittent: 0.3,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It is a nuisance rather than a danger, as long as the pads have lining and the car stops well. Have the thickness checked once, to be sure that the noise is not the wear indicator.',
    },
    patterns: [
      'Starts within weeks of fitting cheap pads, or when shims and anti-rattle springs were left out.',
      'Cars that are only driven gently in town never clean the pad surface.',
    ],
    shown: {
      summary:
        'The pads have plenty of lining but vibrate against the disc with a high-pitched squeal. The cause is glazing from light use, hard, cheap lining or a missing shim.',
      patterns: [
        'It starts within weeks of fitting cheap pads, or when shims and anti-rattle springs were left out.',
        'Cars that are only driven gently in town never clean the surface of their pads.',
      ],
    },
    checks: [
      {
        title: 'Check lining thickness and shims',
        steps: [
          'Let the brakes cool and look through the wheel with a torch.',
          'Judge the thickness of the lining. Then look for the thin metal shim on the back of each pad and for the springs that hold the pads.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The pads are thick, but the disc is like a mirror or shims are missing',
            means:
              'The noise comes from vibration, not from wear. Thick pads with all their shims can squeal too.',
            effect: 'supports',
          },
          {
            finding: 'A metal tab touches the disc',
            means: 'That is the wear indicator: the pads are worn out.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Clean the pads by braking harder',
        steps: [
          'Find an empty, dry road with nobody behind you.',
          'Slow firmly from 50 mph to 15 mph, eight times, with half a minute between.',
          'Drive for five minutes without braking so that the brakes cool, then listen again.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'The squeal is gone or much weaker for days',
            means: 'The pads were glazed.',
            effect: 'confirms',
          },
          {
            finding: 'The noise is unchanged and turns into grinding',
            means: 'The lining is worn out or something is caught, so measure the pads.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Silence squealing brake pads',
      overview:
        'The pads come out, are deglazed or replaced, and go back with shims, springs and grease where metal meets metal. Quality pads with bonded shims end most squeals for good.',
      minutes: [60, 150],
      tools: [
        'Jack, two axle stands and chocks',
        'Socket set',
        '120-grit wet-and-dry paper on a flat board',
        'Brake cleaner',
        'Ceramic brake grease',
        'Torque wrench',
        'Wire brush and wire',
        'Piston wind-back tool or G-clamp',
      ],
      steps: [
        'Chock the other axle, raise this one onto axle stands and remove the wheels. Work on one side at a time: unbolt the caliper, hang it from a wire, and take the pads out, noting their places.',
        'Check the lining. If its edges crumble, it is cracked or it is less than 4 mm thick, fit new pads instead of cleaning these.',
        'Lay the wet-and-dry paper on the flat board and rub the pad in figures of eight until its face is dull. Put a small chamfer on the sharp leading edge. Keep the sheet wet so that no dust flies.',
        'Scrub the contact faces of the carrier to bare metal and fit new abutment clips.',
        'Put a thin film of ceramic grease on the ears of the pads, on the backing plate and between the plate and the shim. Keep it off the lining.',
        'Refit the shims and anti-rattle springs the right way round, free the slide pins and tighten the caliper to the torque in the vehicle manual. New pads are thicker, so push the piston back first; with an electric parking brake at the rear do this only in service mode.',
        'If the disc is as bright as a mirror, roughen it lightly with the paper in crossing strokes and clean it with brake cleaner.',
        'Refit the wheels, lower the car, tighten the wheel nuts to the stated torque and pump the pedal until it is hard. End service mode if it is on, then bed the pads in by slowing moderately from 40 mph ten times.',
        'Stop lightly ten times at walking pace, forwards and in reverse, with cold and with warm brakes: that is when a squeal returns first.',
      ],
      safety: [
        'Support the axle on stands, never on a jack by itself, and chock the other axle.',
        'Never put grease, oil or anti-squeal spray on the lining or disc: the car will not stop.',
        'Old brake dust may hold harmful fibres: work wet and wear a mask.',
        'On hybrids and brake-by-wire cars an opened door can start the brake pump and push a piston out: put the key away, and follow the manual for servicing the brakes.',
      ],
      stopIf:
        'Stop if a disc is cracked, the pads crumble or a caliper does not move freely: then it is more than a noise.',
    },
    parts: [
      { name: 'Quality pad set with bonded shims', usd: [40, 110] },
      { name: 'Abutment clips and anti-rattle springs', usd: [8, 30] },
    ],
    labourHours: [0.7, 1.5],
    diy: 'moderate',
  },
  'brake-discs-corroded': {
    name: 'Corroded brake discs',
    workshopName: 'Brake disc friction face corroded and pitted',
    summary:
      'Rust has eaten into the face of the discs, because the car stands much or brakes mostly with its motor. The pads ride on rust, rub loudly and grip less.',
    prior: 3.3,
    shifts: [
      {
        fuels: HIGH_VOLTAGE,
        factor: 2,
        source: 'regenerative braking leaves the discs unused',
      },
      { minAgeYears: 5, factor: 1.4, source: 'wear part' },
      { maxAgeYears: 1, factor: 0.4, source: 'wear part' },
    ],
    symptoms: {
      'brake-grinding': 0.55,
      'brake-disc-rust': 0.45,
      rust: 0.3,
      'brake-squeal': 0.2,
      'brake-judder': 0.25,
      'brake-long-stop': 0.2,
      'brake-noise-click': 0.05,
      'car-shakes': 0.05,
    },
    against: ['brake-warning-light', 'brake-pedal-sinks'],
    conditions: {
      'after-standing': 0.5,
      'wet-weather': 0.35,
      braking: 0.7,
      'gradual-onset': 0.4,
      'after-long-standing': 0.6,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A film of rust wipes off in a few stops, but pitted faces weaken the brakes and tear up the lining. Leave more distance until the discs are cleaned or replaced.',
    },
    patterns: [
      'The inner face, hidden from view, rusts first on rear discs.',
      'A rusty ring at the edge or the middle shows that the pad no longer touches the full width.',
    ],
    shown: {
      summary:
        'Rust has eaten into the face of the discs, because the car is parked for long spells or brakes mostly with its electric motor. The pads press on rust, rub loudly and grip less.',
    },
    checks: [
      {
        title: 'Inspect the inner disc faces',
        steps: [
          'Turn the front wheels to full lock, or look in from behind the rear wheels without getting beneath the car.',
          'Shine a torch on the inner face of the disc and feel its edge for a lip.',
        ],
        tool: 'Torch and mirror',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is rust scale or a pitted inner face',
            means: 'The hidden face is the cause of noise and weak braking.',
            effect: 'supports',
          },
          {
            finding: 'The inner face is as bright as the outer one',
            means: 'Corrosion is not the reason.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'See whether the rust wipes off',
        steps: [
          'On an empty, quiet road make ten stops from 30 mph, the first ones gentle and the last ones as firm as in everyday traffic. In an electric car set regeneration to low, or use Neutral where the manual allows it.',
          'Park, let the brakes cool and look at each face.',
        ],
        tool: 'Torch',
        minutes: 25,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Brown bands, pits or dark scars remain',
            means: 'The discs are corroded beyond cleaning.',
            effect: 'confirms',
          },
          {
            finding: 'It is bright over the full width and quiet',
            means: 'It was only surface rust from a spell without use.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace corroded brake discs and prevent the rust',
      overview:
        'Pitted discs are replaced as a pair, together with the pads. Coated discs and a firm stop every week keep the new ones clean, which matters most on electric and seldom-used cars.',
      minutes: [120, 240],
      tools: [
        'Jack, two axle stands and chocks',
        'Piston wind-back tool',
        'Penetrating oil, goggles',
        'Impact driver',
        'Wire brush and wire',
        'Torque wrench',
        'Socket set',
        'Brake cleaner',
      ],
      steps: [
        'An hour before, put penetrating oil on the disc screw and on the joint between hub and disc. Do not let it reach the friction faces.',
        'Chock the other axle, raise this one, support it on stands and remove the wheels. At the rear, release the parking brake, or use service mode if it is electric.',
        'Remove the caliper, hang it on wire and remove the carrier. If a lip of rust holds the pads, wind the piston back a little first.',
        'Pull the old disc off. If the parking brake works in a drum inside the disc, first back off its adjuster through the hole in the face.',
        'Brush the rust off the hub, the dust shield and the contact faces of the carrier. Bend a crumbling shield away or replace it.',
        'Wipe the friction faces of the new coated discs with brake cleaner, fit the discs, then fit the new pads and clips.',
        'Tighten everything to the torque in the vehicle manual, pump the pedal until it is hard and reset the parking brake. Refit the wheels, lower the car and tighten the nuts to the stated torque.',
        'Bed the pads in with gentle stops: the faces must become bright all over and the rubbing must be gone. From then on brake firmly a few times a week, and after a wash brake lightly to dry the discs before you park.',
      ],
      safety: [
        'Use axle stands and chock the other axle.',
        'On an electric car or hybrid, switch the car fully off and put the key away, so that neither the brake pump nor the parking brake can move.',
        'Wear eye protection against rust flakes.',
      ],
      stopIf:
        'Stop if the brake pipes or hoses nearby are scaly with rust too, or if a bleed screw or carrier bolt shears.',
    },
    parts: [
      { name: 'Pair of coated brake discs', usd: [60, 240] },
      { name: 'Brake pad set for the axle', usd: [25, 90] },
    ],
    labourHours: [1.2, 2.2],
    diy: 'moderate',
  },
  'brake-lining-contaminated': {
    name: 'Brake linings soaked with oil, grease or fluid',
    workshopName: 'Friction lining contaminated by leaking hub, axle or hydraulic seal',
    summary:
      'Oil, grease or brake fluid has got on to the lining of one wheel. That wheel brakes weakly or grabs, so the car pulls to the side that still grips.',
    prior: 1.1,
    symptoms: {
      'brake-pull': 0.5,
      'brake-long-stop': 0.35,
      'brake-squeal': 0.25,
      'brake-wheel-locks': 0.25,
      'brake-burning-smell': 0.25,
      'brake-fluid-leak': 0.2,
      'brake-judder': 0.1,
      'parking-brake-weak': 0.08,
      'steering-pull': 0.08,
    },
    conditions: { braking: 0.75, 'after-repair': 0.25, 'gradual-onset': 0.25 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'One wheel brakes far less than the other, so a hard stop can throw the car sideways. Have the car recovered.',
    },
    patterns: [
      'A leaking rear axle seal on pickups and vans wets the drum from the hub outwards.',
      'Anti-squeal spray or greasy hands on new pads do the same within a day of a repair.',
    ],
    shown: {
      summary:
        'Oil, grease or brake fluid has got onto the brake lining of one wheel. That wheel brakes weakly or grabs, so the car pulls to one side.',
    },
    checks: [
      {
        title: 'Look for a wet trail on wheels and tyres',
        steps: [
          'Shine a torch on the inside of each tyre and rim.',
          'Dab any wet spot with white paper and smell it: gear oil has a sharp smell, brake fluid is thin and slippery, grease is thick.',
        ],
        tool: 'Torch and paper towel',
        minutes: 10,
        outcomes: [
          {
            finding: 'There are oil or fluid streaks on one wheel',
            means: 'A seal is leaking onto the brake.',
            effect: 'supports',
          },
          {
            finding: 'All wheels are dry and dusty',
            means: 'Contamination from a leak is unlikely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Remove the wheel and inspect the lining',
        steps: [
          'Chock the other axle, raise the suspect wheel, set the car on an axle stand and take the wheel off, and the drum too if it has one.',
          'Compare the colour of the lining with the other side. Refit the wheel.',
        ],
        tool: 'Jack, axle stand, torch',
        minutes: 40,
        outcomes: [
          {
            finding: 'The lining on one side is dark, shiny, wet or swollen',
            means: 'The lining is soaked: replace it and cure the leak.',
            effect: 'confirms',
          },
          {
            finding: 'The linings are dry, grey and the same on both sides',
            means: 'Look for a stuck caliper or a blocked hose instead.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure the leak and replace contaminated linings',
      overview:
        'Soaked lining cannot be cleaned, since heat draws the oil out again. First the leak is stopped, then the pads or shoes of the whole axle are replaced.',
      minutes: [120, 300],
      tools: [
        'Jack, axle stands and chocks',
        'Socket set',
        'Seal puller and driver',
        'Bleeding bottle',
        'Brake cleaner',
        'Catch tray, mask and gloves',
        'Torque wrench',
      ],
      steps: [
        'Chock the other axle, support this one on stands and remove the wheel and the drum or caliper. Find where the fluid starts: at the hub seal, axle seal, wheel cylinder or caliper seal.',
        'Replace that part first. For an axle seal the half shaft has to be drawn out.',
        'Wash the backing plate or shield, the disc or drum, the springs and the carrier with brake cleaner until it runs off clear, and catch the waste.',
        'Clean the drum or disc with a fresh rag soaked in cleaner. Replace it if it is blue or crazed with heat cracks.',
        'Fit new pads or shoes on both sides of the axle, wearing clean gloves.',
        'Refill the axle oil or bleed the brakes, depending on what you opened.',
        'Adjust drum brakes. Refit the wheels, lower the car, tighten the wheel nuts to the stated torque and pump the pedal until it is hard. Test on an empty road: the car must stop straight from 30 mph.',
        'Look for fresh wetness again after a week.',
      ],
      safety: [
        'Use axle stands and chock the other axle.',
        'Do not drive the car with only one side of an axle braking.',
        'Brake cleaner is flammable: allow no sparks, hot parts or heaters nearby.',
        'Pump the pedal until it is hard before the car moves.',
        'Old linings may contain asbestos: work wet and wear a mask.',
        'On hybrids and brake-by-wire cars an opened door can start the brake pump and push a piston out: put the key away, and follow the manual for servicing the brakes.',
      ],
      stopIf:
        'Stop if you cannot find where the fluid comes from, or if the hub bearing has play as well.',
    },
    parts: [
      { name: 'Brake pad or shoe set', usd: [25, 90] },
      { name: 'Seal, wheel cylinder or caliper, and fluid', usd: [20, 200] },
    ],
    labourHours: [1.5, 3.5],
    diy: 'hard',
  },
  'brake-shield-rubbing': {
    name: 'Brake dust shield rubbing or stone caught',
    workshopName: 'Brake backing plate bent on to disc, or foreign body between disc and shield',
    summary:
      'The thin metal shield behind the disc is bent or rusted loose, or a stone sits between the two. Metal scrapes the disc all the time, with or without braking.',
    prior: 1.8,
    shifts: [{ minAgeYears: 8, factor: 1.3, source: 'wear part' }],
    symptoms: {
      'wheel-grinding': 0.5,
      'brake-grinding': 0.35,
      'wheel-hum': 0.12,
      'brake-squeal': 0.3,
      'body-rattle': 0.04,
      'exhaust-rattle': 0.12,
      'click-when-turning': 0.06,
    },
    against: ['brake-long-stop', 'brake-warning-light', 'brake-pull', 'brake-judder'],
    conditions: {
      'sudden-onset': 0.5,
      turning: 0.35,
      constant: 0.35,
      'after-repair': 0.2,
      braking: 0.15,
      reversing: 0.15,
      'at-low-speed': 0.4,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The brakes themselves work. Have the shield looked at soon, because a stone scores the disc and a loose shield can jam.',
    },
    patterns: [
      'It starts suddenly after a gravel road, and often goes away on its own when you reverse.',
      'Mechanics bend the shield when fitting tyres or discs.',
    ],
    shown: {
      summary:
        'The thin metal shield behind the disc is bent or rusted loose, or a stone is caught between the two. Metal scrapes the disc all the time, with or without braking.',
      patterns: [
        'It starts suddenly after driving on gravel, and often goes away by itself when you reverse.',
        'A shield is easily bent when tyres or discs are fitted.',
      ],
    },
    checks: [
      {
        title: 'Reverse and turn to shake a stone out',
        steps: [
          'In an empty car park, drive slowly forwards and backwards with the windows open.',
          'Turn full left and full right and note when the noise changes.',
          'Touch the brake lightly while it scrapes.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It scrapes without braking, and changes with steering or goes away',
            means: 'The cause is a stone or the shield, not the pads.',
            effect: 'supports',
          },
          {
            finding: 'It only grinds when the pedal is pressed',
            means: 'Worn pads or discs are more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the gap between shield and disc',
        steps: [
          'Turn the wheel outwards, switch off and let the disc cool.',
          'Shine a torch into the gap and look for a bright line on the shield or the rim of the disc, and for a stone.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is a bright rub mark or a stone',
            means: 'That is the source of the noise.',
            effect: 'confirms',
          },
          {
            finding: 'The gap is even, several millimetres all round',
            means: 'The shield does not touch the disc.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Free a rubbing brake dust shield',
      overview:
        'Often the shield only has to be bent back a few millimetres. A shield that has rusted off its bolts is replaced, or a garage removes the loose part.',
      minutes: [20, 110],
      tools: [
        'Jack and axle stand',
        'Long screwdriver or small lever',
        'Torch',
        'Wheel brace and torque wrench',
        'Wheel chocks',
      ],
      steps: [
        'Let the brakes cool. Slacken the wheel nuts, chock the other axle, raise that corner onto an axle stand and take the wheel off.',
        'Turn the hub by hand and find where it scrapes. If a stone is caught between the shield and the disc, flick it out from behind.',
        'Bend the shield away from the disc with your fingers, or with a lever against the hub, never against the friction face. Leave about 5 mm all round.',
        'Check the bolts or rivets of the shield. If rust has eaten the holes, plan on a new shield, which on many cars means taking the hub off.',
        'Look for deep scores in the disc, a stone embedded in the pads and damage to the wheel speed sensor lead.',
        'Turn the hub again: it must be silent. Refit the wheel, lower the car, tighten the nuts to the stated torque and drive round the block.',
      ],
      safety: [
        'Use an axle stand, even for a five-minute job, and chock the other axle.',
        'Do not reach behind a hot disc.',
      ],
      stopIf: 'Stop if the hub has play or roars when turned: that is a wheel bearing.',
    },
    parts: [{ name: 'Brake dust shield', usd: [15, 60], ifNeeded: true }],
    labourHours: [0.3, 1.8],
    diy: 'easy',
  },
  'brake-lining-detached': {
    name: 'Brake lining come off its backing plate',
    workshopName: 'Friction material delaminated from brake pad backing plate',
    summary:
      'Rust or poor bonding has let the friction material break away from its steel plate. The brake suddenly works steel on steel, often with a bang and a longer pedal.',
    prior: 0.75,
    shifts: [
      { minAgeYears: 5, factor: 1.4, source: 'rust jacking of pad backing plates in salt regions' },
    ],
    symptoms: {
      'brake-grinding': 0.65,
      'brake-noise-click': 0.25,
      'brake-long-stop': 0.35,
      'brake-soft-pedal': 0.2,
      'brake-pull': 0.25,
      'brake-failure': 0.12,
      'brake-drag': 0.15,
      'brake-wheel-locks': 0.12,
    },
    against: ['brake-squeal', 'brake-booster-noise'],
    conditions: { 'sudden-onset': 0.65, braking: 0.8, 'after-standing': 0.25 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Half of that brake is gone, and the loose lining can jam the wheel. Have the car recovered.',
    },
    patterns: [
      'Rear pads of cars that stood over winter, when the pad rusts to the disc and tears off at the first move.',
      'Cheap pads held with glue only, without a mechanical anchor.',
    ],
    shown: {
      summary:
        'Rust or poor bonding has let the friction material break away from its steel plate. Steel suddenly rubs on steel, often with a bang and a longer pedal travel.',
      patterns: [
        'It happens to the rear pads of cars laid up over winter, when a pad rusts to the disc and tears off at the first move.',
        'It happens with cheap pads whose lining is only glued, without a mechanical anchor.',
      ],
    },
    checks: [
      {
        title: 'Look for lining missing from one pad',
        steps: [
          'Park on level ground, chock a wheel and let the brakes cool.',
          'Look through the wheel at both pads of the noisy corner and compare them with those on the other side.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'A bare plate is rusty, or the lining lies crooked',
            means: 'The lining has come off.',
            effect: 'confirms',
          },
          {
            finding: 'There is even lining on every plate',
            means: 'No lining has come off, so look at wear and at the discs.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Think back to how it started',
        steps: [
          'Recall whether the brake went from normal to loud grinding within one stop.',
          'Recall whether you found a piece of dark, stone-like material where you had parked.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'From one stop to the next, perhaps with a bang',
            means: 'That points to a lining that broke away.',
            effect: 'supports',
          },
          {
            finding: 'It squealed for weeks and then ground',
            means: 'That points to plain wear.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace pads after a lining came off',
      overview:
        'The broken pad has usually damaged the disc and let the piston come out too far. All pads of the axle are replaced, and the caliper is checked for leaks and signs of overheating.',
      minutes: [90, 210],
      tools: [
        'Jack, axle stands and chocks',
        'Socket set',
        'Piston wind-back tool or G-clamp',
        'Wire brush and wire',
        'Brake cleaner',
        'Torque wrench',
      ],
      steps: [
        'Have the car brought to level ground, chock the other axle, raise this one onto axle stands and remove both wheels.',
        'At a rear axle with an electric parking brake open service mode first. Take the caliper off, hang it on wire and collect every piece of lining, so that nothing is left to jam between the disc and the shield.',
        'Look at the piston: if it has come out past its seal, or the boot is torn or burnt, replace the caliper and bleed it.',
        'Check the disc. Steel on steel scores it within a mile, so expect to fit a pair of discs.',
        'Wash the dust off wet, clean the contact faces of the carrier, free the slides and push the piston back slowly.',
        'Fit pads of a known brand, with a lining that is held mechanically by hooks or pins if they are on offer.',
        'Tighten the caliper to the torque in the vehicle manual and do the other side. Close service mode, refit the wheels, lower the car and torque the nuts. Pump the pedal until it is hard.',
        'Test the brakes at walking pace first, then bed the pads in with ten gentle stops. The car must stop straight and without noise, and the pedal must bite as high as it used to.',
      ],
      safety: [
        'Do not drive to the garage with a lining missing.',
        'Support the car on axle stands and chock the other axle.',
        'Pump the pedal until it is hard before the car moves.',
        'On hybrids and brake-by-wire cars an opened door can start the brake pump and push a piston out: put the key away, and follow the manual for servicing the brakes.',
      ],
      stopIf: 'Stop if the piston is loose in its bore or fluid shows anywhere.',
    },
    parts: [
      { name: 'Brake pad set for the axle', usd: [30, 95] },
      { name: 'Pair of brake discs', usd: [60, 240] },
    ],
    labourHours: [1, 2.2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
