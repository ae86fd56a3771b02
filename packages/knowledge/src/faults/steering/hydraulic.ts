import { HYDRAULIC_STEERING, WITH_STARTER } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Hydraulic and electro-hydraulic power steering. */
export const hydraulicSteeringFaults = {
  'power-steering-pump-worn': {
    name: 'Worn power-steering pump',
    workshopName: 'Hydraulic power-steering pump vanes or bearing worn, low pressure',
    summary:
      'The belt-driven pump no longer builds full pressure. It whines with engine speed, most of all at full lock, and the steering is heavy at idle.',
    prior: 4,
    fits: { fuels: HYDRAULIC_STEERING, years: [1950, 2020], needs: 'hydraulic-steering' },
    shifts: [
      { minAgeYears: 9, factor: 1.6, source: 'wear part' },
      { maxAgeYears: 3, factor: 0.3, source: 'wear part' },
      {
        makes: ['Ford'],
        models: ['Explorer', 'Ranger', 'F-150', 'F-250', 'F-350', 'Focus'],
        years: [1999, 2010],
        factor: 1.4,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'steering-noise': 0.75,
      'steering-heavy': 0.5,
      'engine-whine': 0.25,
      'steering-fluid-leak': 0.25,
      'steering-vibration': 0.06,
      'steering-assist-lost': 0.12,
      'belt-squeal': 0.08,
    },
    against: ['steering-warning', 'steering-self-turns', 'steering-loose'],
    conditions: {
      turning: 0.55,
      'at-low-speed': 0.4,
      'cold-engine': 0.3,
      'at-idle': 0.25,
      'gradual-onset': 0.4,
      'full-lock': 0.6,
    },
    codes: { P0551: 0.06 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'You can still steer, but it takes more effort. If the pump seizes, it can throw off the belt that drives the alternator and often the water pump, so have it repaired soon.',
    },
    patterns: [
      'It groans at full lock when cold first, then all the time.',
      'A pump that ran dry once stays noisy even after topping up.',
    ],
    shown: {
      patterns: [
        'It groans at full lock, at first only when cold and later all the time.',
        'A pump that has once run dry stays noisy even after the fluid is topped up.',
      ],
    },
    checks: [
      {
        title: 'Check the level and colour of the steering fluid and look for froth',
        steps: [
          'With the engine off and cool, read the level on the dipstick or on the reservoir.',
          'Look at the colour of the fluid and smell it. Then start the engine, and look for froth while a helper turns the steering wheel.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The level is right and free of froth, but it still whines at lock',
            means: 'The pump itself is worn.',
            effect: 'supports',
          },
          {
            finding: 'The level is low or frothy',
            means:
              'Air is getting in. Cure the leak and bleed the system before you judge the pump.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Listen to the pump with a rod',
        steps: [
          'Tie back sleeves and hair and let the engine idle. Hold the tip of a long screwdriver against the pump body and its handle to your ear, well clear of the belt and the fan.',
          'Compare the sound with that of the alternator and the idler pulleys while a helper turns the wheel.',
        ],
        tool: 'Mechanic’s stethoscope or long screwdriver',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'A loud whine or rumble comes from inside the pump, louder when steering',
            means: 'The vanes or the bearing of the pump are worn.',
            effect: 'confirms',
          },
          {
            finding: 'The pump is quiet, and another part is loud',
            means: 'The pump is not the source.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the power-steering pump',
      overview:
        'The pump is renewed, and the system is flushed until it is clean and bled by turning from lock to lock. The flush is essential, because debris from the old pump destroys a new one.',
      minutes: [120, 300],
      tools: [
        'Socket set',
        'Flare-nut spanner',
        'Pulley puller and installer',
        'Syringe and drain tray',
        'Torque wrench',
        'Jack and axle stands',
        'Wheel chocks',
      ],
      steps: [
        'Let the engine cool. Draw the reservoir empty with the syringe, and put a drain tray below the pump.',
        'Note the route of the belt, turn the tensioner and take the belt off. Turn the pump pulley by hand and feel whether it is rough.',
        'Cover the alternator with a bag. Undo the feed hose, and undo the pressure pipe with a flare-nut spanner.',
        'Unbolt the pump and take it out. Transfer the pulley to the new pump with a puller, never with a hammer.',
        'Fit the new pump with a new seal on the pressure pipe, connect the feed hose and fit the belt.',
        'To flush, chock the rear wheels and raise the front on axle stands. Lead the return hose into the tray and plug its port. With the engine off, keep the reservoir full while a helper turns the wheel until the fluid runs clean. Reconnect the hose.',
        'Fill the reservoir. With the engine off, turn the wheel slowly from lock to lock twenty times until no bubbles rise.',
        'Run the engine for a few seconds, stop it and top up. Repeat this until the pump is silent. Do not hold the wheel on full lock.',
        'Lower the car. Check for leaks while the fluid is hot, and check the level again next day. The steering must be light at idle, and the whine must be gone when cold as well.',
      ],
      safety: [
        'Keep your hands and clothes clear of the belt and the fan.',
        'Fluid on a hot exhaust can catch fire. Wipe it up before you start the engine.',
      ],
      stopIf:
        'Stop if the pressure pipe is rusted into the pump, or if the pump is driven from the timing cover.',
    },
    parts: [
      { name: 'Power-steering pump', usd: [70, 350] },
      { name: 'Steering fluid, 2 litres', usd: [12, 40] },
    ],
    labourHours: [1.2, 2.8],
    diy: 'hard',
  },
  'power-steering-hose-leaking': {
    name: 'Leaking power-steering hose',
    workshopName: 'Power-steering pressure or return line leaking',
    summary:
      'A rubber hose has gone hard or a steel line has rusted, and fluid drips or sprays out. As the level falls the pump sucks air, moans and the help fades.',
    prior: 2.1,
    fits: { fuels: HYDRAULIC_STEERING, years: [1950, 2020], needs: 'hydraulic-steering' },
    shifts: [{ minAgeYears: 8, factor: 1.8, source: 'wear part' }],
    symptoms: {
      'steering-fluid-leak': 0.8,
      'steering-noise': 0.45,
      'steering-heavy': 0.35,
      'steering-assist-lost': 0.2,
      'burning-oil-smell': 0.12,
      'oil-leak': 0.1,
      fire: 0.03,
    },
    against: ['steering-warning', 'steering-loose', 'steering-off-centre'],
    conditions: { 'sudden-onset': 0.25, turning: 0.3, 'gradual-onset': 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The steering gets heavy when the fluid is gone, and fluid on the exhaust can catch fire. Top it up only to reach a workshop nearby.',
    },
    patterns: [
      'The crimp where rubber meets steel weeps first.',
      'The cooler loop in front of the radiator rusts through from road salt.',
    ],
    shown: {
      summary:
        'A rubber hose has hardened or a steel line has rusted, and fluid drips or sprays out. As the level falls, the pump draws in air and groans, and the assistance fades.',
      patterns: [
        'The crimp where the rubber meets the steel starts to leak first.',
        'Road salt rusts through the cooler loop in front of the radiator.',
      ],
    },
    checks: [
      {
        title: 'Clean and follow the drip upwards',
        steps: [
          'With the engine off and cool, wipe the pump, the hoses and the rack dry.',
          'Run the engine for two minutes while a helper steers lightly. Switch off and look for the highest wet spot.',
        ],
        tool: 'Torch and rags',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is wet at a crimp, clamp or rusty line',
            means: 'That hose or line is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'It is wet in the rubber gaiters of the rack',
            means: 'The seals of the rack are leaking instead.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Put cardboard under the front overnight',
        steps: [
          'Park on level ground, and slide cardboard under the engine.',
          'Next day see where it has dripped, and rub a drop between your fingers. Steering fluid is thin, red or amber; coolant is watery.',
        ],
        tool: 'Cardboard',
        minutes: 5,
        days: 1,
        outcomes: [
          {
            finding: 'There are thin oily drops near the pump side or along the front',
            means: 'A steering hose is the likely source.',
            effect: 'supports',
          },
          {
            finding: 'There is nothing, or coloured water',
            means: 'No steering fluid is leaking there.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a leaking power-steering line',
      overview:
        'Pressure lines are replaced as complete units with new seals. A return hose may be made from oil-resistant hose with new clamps.',
      minutes: [60, 240],
      tools: [
        'Flare-nut spanners',
        'Jack and axle stands',
        'Drain tray',
        'Penetrating oil',
        'Syringe',
        'Wheel chocks',
      ],
      steps: [
        'Let the engine and the exhaust cool. Empty the reservoir with the syringe.',
        'Soak the unions in penetrating oil. Chock the rear wheels and raise the front on axle stands to reach the union at the rack.',
        'Photograph the route and the brackets, because a line that touches the body drums into the cabin.',
        'Undo the union at the pump and then the one at the rack with the correct flare-nut spanner, while you hold the port.',
        'Draw the line out, and cap the open ports against dirt.',
        'Fit new O-rings wetted with fluid. Start both unions by hand before you tighten either of them.',
        'Fit each bracket, and check that the line is at least 2 cm away from the exhaust and the belt.',
        'Fill the reservoir and bleed the system from lock to lock with the front wheels raised, first with the engine off.',
        'Wash spilt fluid off rubber and exhaust. Lower the car, run the engine, hold half lock for a moment and inspect for leaks. Next day the joints and the ground must be dry and the level must be the same.',
      ],
      safety: [
        'Support the car on axle stands, not only on a jack.',
        'A pressurised jet of fluid can pierce the skin. Look for it with a piece of cardboard, and never feel for it with your hand.',
        'Fluid on a hot exhaust can catch fire. Let the exhaust cool, and wipe it clean before you start the engine.',
      ],
      stopIf:
        'Stop if a union rounds off or the port in the rack turns: an hour in a workshop costs much less than a rack.',
    },
    parts: [
      { name: 'Pressure or return hose with seals', usd: [25, 220] },
      { name: 'Steering fluid, 1 litre', usd: [8, 25] },
    ],
    labourHours: [0.8, 2.2],
    diy: 'moderate',
  },
  'power-steering-fluid-aerated': {
    name: 'Low, old or frothy power-steering fluid',
    workshopName: 'Power-steering fluid low, degraded or aerated',
    summary:
      'The fluid is low, worn out or full of air bubbles. The pump groans and the steering jerks or feels uneven, mostly when cold or after work on the system.',
    prior: 1.5,
    fits: { fuels: HYDRAULIC_STEERING, years: [1950, 2020], needs: 'hydraulic-steering' },
    shifts: [{ minAgeYears: 6, factor: 1.4, source: 'fluid ages' }],
    symptoms: {
      'steering-noise': 0.7,
      'steering-heavy': 0.3,
      'steering-sticky': 0.15,
      'steering-vibration': 0.15,
      'engine-whine': 0.15,
      'steering-fluid-leak': 0.2,
    },
    against: ['steering-warning', 'steering-loose', 'belt-squeal'],
    conditions: {
      'cold-engine': 0.45,
      'cold-weather': 0.35,
      'after-repair': 0.3,
      turning: 0.45,
      'full-lock': 0.5,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The car can be used for short trips, but a pump that runs on froth wears quickly. Correct the level, and find out where the fluid has gone.',
    },
    patterns: [
      'Loud for the first minutes on frosty mornings, then quiet.',
      'A wrong fluid or a mix swells the seals and froths.',
    ],
    shown: {
      summary:
        'The fluid is low, worn out or full of air bubbles. The pump groans, and the steering snatches or feels uneven, mostly when cold or after work on the system.',
      patterns: [
        'It is loud for the first minutes on frosty mornings, and then quiet.',
        'The wrong fluid, or a mixture of fluids, swells the seals and froths.',
      ],
    },
    checks: [
      {
        title: 'Check the level and condition of the steering fluid',
        steps: [
          'With the engine off, clean the cap and read the level against the mark for cold or hot.',
          'Let a drop of fluid fall on white paper, and look at its colour.',
          'Look into the reservoir with the engine idling.',
        ],
        tool: 'Paper',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is below MIN, dark or frothy',
            means: 'The fluid is at least part of the cause. If the level is low, there is a leak.',
            effect: 'supports',
          },
          {
            finding: 'It is at the right level and clear, with no bubbles',
            means: 'The fluid is good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Bleed by steering with the engine off',
        steps: [
          'Chock the rear wheels and raise the front on axle stands. Leave the engine off, and take the cap off the reservoir.',
          'Turn the wheel slowly from lock to lock twenty times, and watch the reservoir for bubbles. Fit the cap, lower the car and listen on the next drive.',
        ],
        tool: 'Jack and axle stands',
        minutes: 25,
        outcomes: [
          {
            finding: 'Bubbles rise, and the noise is gone afterwards',
            means: 'There was air in the system.',
            effect: 'confirms',
          },
          {
            finding: 'There are no bubbles and the noise stays',
            means: 'The pump is the more likely cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Flush and bleed the power steering',
      overview:
        'The old fluid is exchanged through the return hose, and the air is driven out by turning the wheel. The reservoir contains a fine screen that clogs, so it is cleaned or replaced too.',
      minutes: [45, 100],
      tools: [
        'Syringe',
        'Drain bottle with hose, and a plug for the reservoir',
        'Pliers',
        'Jack and axle stands',
        'Wheel chocks',
      ],
      steps: [
        'Read in the manual which fluid the car needs. Some cars take automatic gearbox fluid, others a green mineral or a synthetic fluid, and these must not be mixed.',
        'Draw the reservoir empty with the syringe. If the screen inside is clogged, take the reservoir off, and rinse or renew it.',
        'Chock the rear wheels and raise the front on axle stands, so that it steers lightly.',
        'Pull the return hose off the reservoir, plug the stub of the reservoir and lead the hose into a bottle.',
        'Fill the reservoir. With the engine off, let a helper turn the wheel from lock to lock while you top up, until clean fluid comes out of the hose.',
        'Reconnect the hose with a good clamp, and fill to the MAX mark for cold fluid.',
        'With the engine off, turn the wheel from lock to lock twenty times until no more bubbles rise. Let the fluid rest for ten minutes.',
        'Lower the car, start the engine, turn the wheel gently without holding the lock, top up and fit the cap. Check again when hot: the fluid must be clear, not milky, and the pump must be quiet. Look at the level again after a week.',
      ],
      safety: [
        'Support the raised car on axle stands.',
        'Wipe up fluid that falls near the belts or the exhaust.',
        'Do not hold full lock for more than five seconds.',
      ],
      stopIf:
        'Stop if the level falls again within days, because there is a leak that has to be found.',
    },
    parts: [
      { name: 'Steering fluid, 2 litres', usd: [15, 45] },
      { name: 'Reservoir with screen', usd: [20, 70], ifNeeded: true },
    ],
    labourHours: [0.5, 1],
    diy: 'easy',
  },
  'power-steering-belt-slipping': {
    name: 'Slipping power-steering belt',
    workshopName: 'Auxiliary drive belt slipping under steering load',
    summary:
      'The belt that drives the hydraulic pump slips, because it is worn, oily or badly tensioned. It shrieks when you steer and the help comes in jerks.',
    prior: 1.3,
    fits: { fuels: WITH_STARTER, years: [1950, 2020], needs: 'hydraulic-steering' },
    shifts: [{ minMiles: 60_000, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'belt-squeal': 0.7,
      'steering-heavy': 0.4,
      'steering-assist-lost': 0.2,
      'battery-light': 0.2,
      'steering-noise': 0.35,
      'dim-flicker': 0.05,
    },
    against: ['steering-loose', 'steering-off-centre', 'steering-fluid-leak'],
    conditions: {
      'cold-engine': 0.35,
      'wet-weather': 0.35,
      turning: 0.45,
      'starting-up': 0.3,
      'ac-on': 0.1,
      'full-lock': 0.6,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'If the belt comes off, you lose the power assistance, and often the charging and the cooling with it. Make short trips only.',
    },
    patterns: [
      'Shrieks at full lock on a wet morning.',
      'A new belt squeals again at once when the tensioner or a pulley bearing is the real fault.',
    ],
    shown: {
      summary:
        'The belt that drives the hydraulic pump slips because it is worn, oily or badly tensioned. It shrieks when you steer, and the assistance comes and goes.',
      patterns: [
        'It shrieks at full lock on a wet morning.',
        'A new belt soon squeals again if the tensioner or a pulley bearing is the real fault.',
      ],
    },
    checks: [
      {
        title: 'Wet the belt',
        steps: [
          'Let the engine idle and stand clear. Spray a little water on the ribbed side of the belt while a helper steers.',
          'Listen to how the squeal changes.',
        ],
        tool: 'Spray bottle',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The squeal gets louder or changes',
            means: 'The belt is slipping because it is worn or badly tensioned.',
            effect: 'confirms',
          },
          {
            finding: 'There is no change at all',
            means: 'The noise comes from a bearing or the pump.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the steering pump belt and its tensioner',
        steps: [
          'Switch the engine off and take the key out. Look at the ribs of the belt for cracks, shine and oil.',
          'Check that the mark of the tensioner is within its range and that the pulleys are in line.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The belt is glazed, cracked or oily, or the tensioner is at its end',
            means: 'Replace the belt and the tensioner.',
            effect: 'supports',
          },
          {
            finding: 'The belt is fresh, and the tensioner is mid-range',
            means: 'The belt is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the belt that drives the steering pump',
      overview:
        'Any oil or coolant leak on to the belt is cured first. Then the belt is changed, together with the tensioner if that is weak.',
      minutes: [30, 120],
      tools: [
        'Long ring spanner or belt tool',
        'Socket set',
        'Torch',
        'Camera',
        'Brake cleaner and rag',
      ],
      steps: [
        'Take the key out and let the engine cool. Photograph the route of the belt, or find the sticker under the bonnet.',
        'Turn the tensioner with a long spanner, and slip the belt off the smooth pulley that is easiest to reach. On an older car, loosen the pump bolts and swing the pump inwards.',
        'Spin each pulley by hand. Replace any that is rough or wobbles.',
        'Clean oil off the grooves of the pulleys with brake cleaner on a rag.',
        'Compare the length and the number of ribs of the new belt with the old one.',
        'Fit the belt as in the photograph with all its ribs seated, over the smooth pulley last. Release the tensioner gently.',
        'If there is no automatic tensioner, tension the belt until its longest run gives about 1 cm under your thumb, or as the manual says.',
        'Run the engine for a minute, stop it and check that the belt runs centred. Steer from lock to lock with the lights and the blower on: there must be no shriek and no charging light.',
      ],
      safety: [
        'Take the key out and away from the car, so that nobody can crank the engine while your fingers are at the belt.',
        'Let the tensioner back slowly. It is under strong spring force.',
      ],
      stopIf: 'Stop if a pulley is out of line or the crankshaft pulley wobbles.',
    },
    parts: [
      { name: 'Auxiliary belt', usd: [15, 60] },
      { name: 'Tensioner', usd: [35, 140], ifNeeded: true },
    ],
    labourHours: [0.4, 1.2],
    diy: 'moderate',
  },
  'steering-rack-seals-leaking': {
    name: 'Leaking steering rack',
    workshopName: 'Hydraulic steering rack shaft seals leaking',
    summary:
      'The seals at the ends or the input of the hydraulic rack leak. Fluid collects in the rubber boots and drips, and help may be missing one way first thing in the morning.',
    prior: 1.7,
    fits: { fuels: HYDRAULIC_STEERING, years: [1970, 2020], needs: 'hydraulic-steering' },
    shifts: [
      { minAgeYears: 9, factor: 1.8, source: 'wear part' },
      { minMiles: 90_000, factor: 1.3, source: 'wear part' },
    ],
    symptoms: {
      'steering-fluid-leak': 0.75,
      'steering-heavy': 0.4,
      'steering-noise': 0.35,
      'steering-loose': 0.12,
      'steering-sticky': 0.12,
      'steering-clunk': 0.08,
      'oil-leak': 0.08,
    },
    against: ['steering-warning', 'belt-squeal'],
    conditions: {
      'cold-engine': 0.3,
      'gradual-onset': 0.5,
      'turning-left': 0.1,
      'turning-right': 0.1,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Watch the level and make only short trips. If it drops within a day, the assistance can fail while you turn: have the car recovered.',
    },
    patterns: [
      'A torn gaiter lets grit in, and the grit cuts the seal.',
      'Stiff to one side when cold and fine when warm: internal seals are worn.',
    ],
    shown: {
      summary:
        'The seals at the ends or the input of the hydraulic rack leak. Fluid collects in the rubber gaiters and drips, and in the morning the assistance may be missing in one direction.',
      patterns: [
        'A torn gaiter lets grit in, and the grit cuts the seal.',
        'If the steering is stiff to one side when cold and fine when warm, the internal seals are worn.',
      ],
    },
    checks: [
      {
        title: 'Squeeze the rack gaiters',
        steps: [
          'Put the steering straight ahead and switch the engine off. From the front, reach for the rubber gaiter at each end of the rack.',
          'Squeeze the lower folds of the gaiter, and feel for fluid.',
        ],
        tool: 'Torch and gloves',
        minutes: 10,
        outcomes: [
          {
            finding: 'Fluid slops inside or runs out of a gaiter',
            means: 'The rack seal behind it is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'The gaiters are dry inside apart from grease',
            means: 'The leak is at the pump or the hoses.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare the steering effort left and right when cold',
        steps: [
          'After the car has stood overnight, start the engine and turn the wheel slowly to both sides with the car stationary.',
          'Repeat the test when the engine is warm.',
        ],
        tool: 'None',
        minutes: 10,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is clearly heavier one way while cold',
            means: 'Fluid slips past the inner seals of the rack.',
            effect: 'supports',
          },
          {
            finding: 'It is equal both ways',
            means: 'The inner seals are good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the hydraulic steering rack',
      overview:
        'A rebuilt rack comes with new seals and often with inner track rods. The steering wheel must stay locked while the column is apart, or the airbag clock spring breaks. The wheels are aligned afterwards.',
      minutes: [240, 480],
      tools: [
        'Lift, or jack and axle stands',
        'Ball joint separator',
        'Flare-nut spanners',
        'Socket set',
        'Torque wrench',
        'Steering wheel holder',
        'Wheel chocks and drain tray',
      ],
      steps: [
        'Straighten the wheels, lock the steering wheel with a holder and take out the key. Disconnect the negative lead of the battery.',
        'Chock the rear wheels, raise the front on axle stands and take the wheels off. Count the visible threads on the track rod ends, loosen the lock nuts and press the ends out of the knuckles.',
        'Mark the column joint and the pinion of the rack, remove the bolt and slide the joint off.',
        'Drain the fluid, undo both lines and cap them.',
        'Support or lower the subframe as the manual says. Unbolt the rack and draw it out to the side.',
        'Centre the new rack by counting its turns. Transfer the mounts, and set the track rods to the same number of threads.',
        'Fit the rack, the track rod ends and new line seals. Fit the column joint to its marks with a new bolt, tightened to the stated torque.',
        'Reconnect the battery. Flush the lines, fill the system and bleed it from lock to lock with the wheels raised.',
        'Refit the wheels, lower the car and tighten everything to the stated torque. Have the alignment set and the steering angle sensor calibrated. After a week the gaiters must be dry and the level must be the same.',
      ],
      safety: [
        'Put the axle stands under the body, never under the rack.',
        'A loose column joint means that the car cannot be steered. Check its bolt twice.',
        'Do not let the steering wheel spin while the column joint is apart.',
      ],
      stopIf:
        'Stop if the subframe must come down and you have no lift: the job then belongs to a workshop.',
    },
    parts: [
      { name: 'Rebuilt hydraulic rack', usd: [180, 900] },
      { name: 'Fluid, line seals and bolt', usd: [23, 58] },
    ],
    labourHours: [2.8, 5],
    diy: 'hard',
  },
  'electrohydraulic-steering-pump-failed': {
    name: 'Electric power-steering pump failed',
    workshopName: 'Electro-hydraulic steering pump (motor pump unit) failed',
    summary:
      'On some cars an electric motor drives the hydraulic pump. When its motor, electronics or plug fails, the help goes away at once although the fluid is full.',
    prior: 1,
    fits: { years: [1998, 2022] },
    shifts: [
      {
        makes: [
          'Vauxhall',
          'Opel',
          'Mazda',
          'Volvo',
          'Peugeot',
          'Citroen',
          'Volkswagen',
          'Skoda',
          'Ford',
          'Renault',
        ],
        years: [1999, 2014],
        factor: 2,
        source: 'makers that fitted electro-hydraulic steering, failures widely reported by owners',
      },
      { minAgeYears: 8, factor: 1.5, source: 'wear part' },
    ],
    symptoms: {
      'steering-assist-lost': 0.7,
      'steering-heavy': 0.45,
      'steering-warning': 0.5,
      'steering-noise': 0.3,
      'steering-fluid-leak': 0.12,
      'fuse-blows': 0.08,
      'battery-drains': 0.04,
      'electrical-smell': 0.04,
    },
    against: ['belt-squeal', 'steering-loose', 'engine-whine'],
    conditions: { 'sudden-onset': 0.5, intermittent: 0.4, 'at-low-speed': 0.3, 'starting-up': 0.2 },
    codes: { U0131: 0.2 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The engine may idle for this test while the car is parked, as long as hands are clear of moving parts.',
      reason:
        'The assistance can go in the middle of a bend and come back suddenly. If the car has to be moved, do it at walking pace with both hands on the wheel.',
    },
    patterns: [
      'The help returns after a restart for a few miles, then goes again.',
      'The big plug on the pump is green or burnt.',
    ],
    shown: {
      summary:
        'On some cars an electric motor drives the hydraulic pump. When its motor, its electronics or its plug fails, the assistance stops at once although the fluid level is correct.',
      patterns: [
        'After a restart the assistance returns for a few miles, and then goes again.',
        'The large plug on the pump is corroded or burnt.',
      ],
    },
    checks: [
      {
        title: 'Listen for the pump',
        steps: [
          'Start the engine and open the bonnet. Let a helper turn the wheel with the car stationary.',
          'Listen for an electric hum that rises while the helper steers.',
        ],
        tool: 'Helper',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is silent, and the steering is heavy',
            means: 'The pump is not running. Check its fuse and plug next.',
            effect: 'supports',
          },
          {
            finding: 'It hums and rises, and the steering is light',
            means: 'The pump is working at the moment.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check the supply at the large plug',
        steps: [
          'Check the large fuse and the fluid level first.',
          'With the ignition off and the battery disconnected, pull the plug and inspect its pins. Reconnect the battery, switch on, and measure the supply and the earth at the plug.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is 12 V and a good earth, but the pump does not run',
            means: 'The pump unit has failed.',
            effect: 'confirms',
          },
          {
            finding: 'There is no supply, or the plug is burnt',
            means: 'Repair the fuse, the cable or the plug first.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the electro-hydraulic steering pump',
      overview:
        'The pump, the motor and the electronics are one unit, usually behind the bumper or in the wheel arch. A used or rebuilt unit must have the same part number, and some have to be coded.',
      minutes: [120, 300],
      tools: [
        'Jack and axle stands',
        'Socket set',
        'Flare-nut spanner',
        'Multimeter',
        'Scan tool',
        'Syringe, caps and drain tray',
        'Wheel chocks',
      ],
      steps: [
        'Read the codes, check the battery voltage, the fuse and the plug, and note the part number of the pump.',
        'Disconnect the negative lead of the battery. Chock the rear wheels, raise the front on axle stands, and remove the wheel arch liner or the bumper if it is in the way.',
        'Draw the fluid out of the reservoir, and disconnect the large and the small plug.',
        'Undo the pressure line and the return hose, and cap them.',
        'Unbolt the bracket, and transfer its rubber mounts to the new unit.',
        'Fit the unit with a new seal on the line and reconnect the return hose. Make sure that the plugs are clean and dry, put a little contact grease on them and connect them.',
        'Refit the liner or the bumper, lower the car, fill the reservoir and reconnect the battery. Start the engine and turn the wheel slowly from lock to lock.',
        'If the tool asks for it, code the unit and calibrate the steering angle.',
        'Check the level and look for leaks. The steering must be equally light both ways.',
      ],
      safety: [
        'Support the car on axle stands, not only on a jack.',
        'The supply is fused at 60 A or more. Disconnect the battery before you unplug the unit.',
      ],
      stopIf: 'Stop if the unit needs coding that your tool cannot do.',
    },
    parts: [
      { name: 'Motor pump unit, rebuilt or new', usd: [200, 900] },
      { name: 'Steering fluid, 1 litre', usd: [10, 30] },
    ],
    labourHours: [1.2, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
