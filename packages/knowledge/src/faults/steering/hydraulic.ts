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
        'You can still steer, with more effort. If the pump seizes it can throw off the belt that drives alternator and water pump, so do not leave it.',
    },
    patterns: [
      'It groans at full lock when cold first, then all the time.',
      'A pump that ran dry once stays noisy even after topping up.',
    ],
    checks: [
      {
        title: 'Check level, colour and froth of the fluid',
        steps: [
          'With the engine off and cool, read the level on stick or tank.',
          'Look at the colour and smell it, then start the engine and look for froth while a helper steers.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Level right, no froth, still whines at lock',
            means: 'The pump itself is worn.',
            effect: 'supports',
          },
          {
            finding: 'Level low or frothy',
            means: 'Air gets in: cure the leak and bleed before judging the pump.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Listen to the pump with a rod',
        steps: [
          'Let the engine idle, tie back sleeves and hair, and hold a long screwdriver to the pump body and your ear.',
          'Compare with the alternator and idlers while a helper turns the wheel.',
        ],
        tool: "Mechanic's stethoscope or long screwdriver",
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Loud whine or rumble inside the pump, louder when steering',
            means: 'Vanes or bearing are worn.',
            effect: 'confirms',
          },
          {
            finding: 'The pump is quiet, another part is loud',
            means: 'The pump is not the source.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the power-steering pump',
      overview:
        'The pump is renewed, the system flushed until clean and bled by turning from lock to lock. Debris from the old pump kills a new one, so the flush is not optional.',
      minutes: [120, 300],
      tools: [
        'Socket set',
        'Flare-nut spanner',
        'Pulley puller and installer',
        'Syringe and drain pan',
        'Torque wrench',
        'Fluid as in the manual',
      ],
      steps: [
        'Let the engine cool. Suck the reservoir empty and put a pan below.',
        'Note the belt route, turn the tensioner and take the belt off. Turn the pump pulley by hand to feel it.',
        'Undo the return hose and the pressure pipe with a flare-nut spanner. Cover the alternator with a bag.',
        'Unbolt the pump and take it out. Move the pulley over with a puller, never with a hammer.',
        'Flush: pour new fluid in and let it run out of the return into the pan while a helper turns the wheel with the front wheels raised and the engine off.',
        'Fit the new pump with a new seal on the pressure pipe, and fit the belt.',
        'Fill, then turn slowly from lock to lock twenty times with the engine off until no bubbles rise.',
        'Start for a few seconds, stop, top up, and repeat until the pump is silent. Do not hold full lock.',
        'Check for leaks hot, and the level again next day. Steering at idle must be light and the whine gone, also cold.',
      ],
      safety: [
        'Keep hands and clothes clear of belt and fan.',
        'Fluid on a hot exhaust can burn: wipe it up before starting.',
        'Put the front wheels on stands to bleed it.',
      ],
      stopIf:
        'Stop if the pressure pipe is rusted into the pump or the pump is driven by the timing cover.',
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
        'Steering gets heavy when the fluid is gone, and fluid on the exhaust can catch fire. Top up only to reach a workshop nearby.',
    },
    patterns: [
      'The crimp where rubber meets steel weeps first.',
      'The cooler loop in front of the radiator rusts through from road salt.',
    ],
    checks: [
      {
        title: 'Clean and follow the drip upwards',
        steps: [
          'Wipe pump, hoses and rack dry with the engine off.',
          'Run the engine two minutes while a helper steers lightly, switch off and look for the highest wet spot.',
        ],
        tool: 'Torch and rags',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'Wet at a crimp, clamp or rusty line',
            means: 'That hose is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'Wet in the rubber boots of the rack',
            means: 'The rack seals leak instead.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Put cardboard under the front overnight',
        steps: [
          'Park on level ground and slide cardboard under the engine.',
          'Next day see where it dripped and rub a drop: steering fluid is thin, red or amber and not sweet.',
        ],
        tool: 'Cardboard',
        minutes: 5,
        days: 1,
        outcomes: [
          {
            finding: 'Thin oily drops near the pump side or along the front',
            means: 'Fits a steering hose.',
            effect: 'supports',
          },
          {
            finding: 'Nothing or coloured water',
            means: 'No steering leak there.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a leaking power-steering line',
      overview:
        'Pressure lines are replaced complete with new seals. A return hose may be renewed from oil-proof hose with new clamps.',
      minutes: [60, 240],
      tools: [
        'Flare-nut spanners',
        'Jack and axle stands',
        'Drain pan',
        'Penetrating oil',
        'Syringe',
        'Fluid as in the manual',
      ],
      steps: [
        'Let the engine and the exhaust cool. Empty the reservoir.',
        'Soak the unions. Raise the front on stands for access to the rack end.',
        'Photograph the route and brackets, because a touching line drums into the cabin.',
        'Undo the union at the pump, then at the rack with the right flare spanner, holding the port.',
        'Draw the line out, cap open ports against dirt.',
        'Fit new O-rings wetted with fluid. Start both unions by hand before tightening either.',
        'Fit each bracket and check 2 cm of room to exhaust and belt.',
        'Fill and bleed from lock to lock with the front wheels raised, engine off first.',
        'Run, hold half lock shortly, and inspect for leaks. Wash spilt fluid off rubber and exhaust. Next day joints and ground must be dry and the level the same.',
      ],
      safety: [
        'Use axle stands, not only a jack.',
        'A pressurised leak can pierce skin: look with cardboard, never feel for it.',
        'Hot exhaust plus fluid means fire.',
      ],
      stopIf:
        'Stop if the union rounds off or the rack port turns. A rack is expensive, a workshop hour is not.',
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
        'Fine for short trips, but a pump that runs on froth wears fast. Correct the level and find out where the fluid went.',
    },
    patterns: [
      'Loud for the first minutes on frosty mornings, then quiet.',
      'A wrong fluid or a mix swells the seals and froths.',
    ],
    checks: [
      {
        title: 'Read level and condition',
        steps: [
          'With the engine off, clean the cap, read the mark for cold or hot.',
          'Let a drop fall on white paper.',
          'Look into the tank with the engine idling.',
        ],
        tool: 'Paper',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Below MIN, dark or frothy',
            means: 'The fluid is the reason or part of it, and a low level has a leak behind it.',
            effect: 'supports',
          },
          {
            finding: 'Right level, clear, no bubbles',
            means: 'The fluid is fine.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Bleed by steering with the engine off',
        steps: [
          'Chock the rear wheels, raise the front on stands, switch the engine off and take the cap off.',
          'Turn slowly lock to lock twenty times and watch the tank.',
        ],
        tool: 'Jack, axle stands',
        minutes: 25,
        outcomes: [
          {
            finding: 'Bubbles rise and the noise is gone after',
            means: 'Air was in the system.',
            effect: 'confirms',
          },
          {
            finding: 'No bubbles and the noise stays',
            means: 'The pump is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Flush and bleed the power steering',
      overview:
        'Old fluid is exchanged through the return hose and the air turned out. The tank has a fine screen that clogs, so it is cleaned or replaced too.',
      minutes: [45, 100],
      tools: [
        'Syringe',
        'Drain bottle with hose',
        'Pliers',
        'Jack and axle stands',
        '2 litres of fluid named in the manual',
      ],
      steps: [
        'Read the manual: some cars take automatic gearbox fluid, some a green mineral or a synthetic fluid. They do not mix.',
        'Suck the tank empty, take it off if the screen inside is clogged and rinse or renew it.',
        'Raise the front on stands so that the wheels steer lightly.',
        'Pull the return hose from the tank, plug the tank stub and lead the hose into a bottle.',
        'Fill the tank. With the engine off, let a helper turn lock to lock while you keep topping up until clean fluid comes.',
        'Reconnect the hose with a good clamp and fill to cold MAX.',
        'Turn twenty times lock to lock, engine off, until no bubbles rise. Let it rest ten minutes.',
        'Start, turn gently without holding the lock, top up. Lower the car and check hot: the fluid must be clear, not milky, and the pump quiet. Look at the level again after a week.',
      ],
      safety: [
        'Use stands.',
        'Wipe up fluid near belts and exhaust.',
        'Do not hold full lock for more than five seconds.',
      ],
      stopIf: 'Stop if the level falls again within days, because there is a leak.',
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
        'If the belt comes off you lose the steering help, and often the charging and cooling with it. Make short trips only.',
    },
    patterns: [
      'Shrieks at full lock on a wet morning.',
      'A new belt squeals again at once when the tensioner or a pulley bearing is the real fault.',
    ],
    checks: [
      {
        title: 'Wet the belt',
        steps: [
          'Let the engine idle, stand clear, and spray a little water on the ribbed side of the belt while a helper steers.',
          'Listen to what the squeal does.',
        ],
        tool: 'Spray bottle',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The squeal gets louder or changes',
            means: 'The belt slips: tension or wear.',
            effect: 'confirms',
          },
          {
            finding: 'No change at all',
            means: 'The noise is from a bearing or the pump.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect belt and tensioner',
        steps: [
          'Switch the engine off and take the key out. Look at the ribs for cracks, shine and oil.',
          'Look whether the tensioner mark is within its range and the pulleys line up.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Glazed, cracked or oily belt, tensioner at its end',
            means: 'Replace belt and tensioner.',
            effect: 'supports',
          },
          {
            finding: 'Fresh belt, tensioner mid-range',
            means: 'The belt is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the belt that drives the steering pump',
      overview:
        'The belt is changed with the tensioner when that is weak, after any oil or coolant leak on to it is cured. The route must be copied exactly.',
      minutes: [30, 120],
      tools: [
        'Long ring spanner or belt tool',
        'Socket set',
        'Torch',
        'Camera',
        'Brake cleaner and rag',
      ],
      steps: [
        'Take the key out and let the engine cool. Photograph the belt route or find the sticker under the bonnet.',
        'Turn the tensioner with a long spanner and slip the belt off the easiest smooth pulley. Older cars: loosen the pump bolts and swing it in.',
        'Spin each pulley by hand. Rough or wobbling ones are replaced now.',
        'Clean oil off the grooves with brake cleaner on a rag.',
        'Compare the new belt in length and ribs.',
        'Lay it on as in the photo with all ribs seated, the smooth pulley last. Release the tensioner gently.',
        'Old type: tension until the longest run gives about 1 cm under your thumb, or as the manual says.',
        'Run the engine for a minute, stop, check that it runs centred. Steer from lock to lock with lights and blower on: no shriek and no charging light.',
      ],
      safety: [
        'Take the key out and away, so that nobody cranks with your fingers there.',
        'Let go of the tensioner slowly.',
      ],
      stopIf: 'Stop if a pulley is out of line or the crank pulley wobbles.',
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
        'Watch the level and keep trips short. If it drops within a day the assistance can fail while you turn.',
    },
    patterns: [
      'A torn boot lets grit in, and the grit cuts the seal.',
      'Stiff to one side when cold and fine when warm: internal seals are worn.',
    ],
    checks: [
      {
        title: 'Squeeze the rack boots',
        steps: [
          'With the steering straight and the engine off, reach the rubber gaiter at each end of the rack from the front.',
          'Squeeze the lower folds.',
        ],
        tool: 'Torch and gloves',
        minutes: 10,
        outcomes: [
          {
            finding: 'Fluid slops inside or runs out of a boot',
            means: 'The rack seal behind it leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Dry boots with grease only',
            means: 'The leak is at pump or hoses.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare effort left and right when cold',
        steps: [
          'After a night start the engine and turn slowly to both sides, standing.',
          'Repeat warm.',
        ],
        tool: 'None',
        minutes: 10,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'Clearly heavier one way while cold',
            means: 'Fluid slips past inner seals of the rack.',
            effect: 'supports',
          },
          { finding: 'Equal both ways', means: 'The inner seals hold.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the hydraulic steering rack',
      overview:
        'A rebuilt rack comes with seals and often inner track rod. Keep the steering wheel locked while the column is apart, or the airbag clock spring breaks, and align the wheels afterwards.',
      minutes: [240, 480],
      tools: [
        'Lift or axle stands',
        'Ball joint separator',
        'Flare-nut spanners',
        'Socket set',
        'Torque wrench',
        'Steering wheel holder',
      ],
      steps: [
        'Straighten the wheels, lock the steering wheel with a holder and take out the key. Disconnect the negative lead of the battery.',
        'Put the front on stands and take the wheels off. Count the thread on the track rod ends, loosen lock nuts, press the ends out of the knuckles.',
        'Mark the column joint to the rack pinion and slide it off after removing its bolt.',
        'Drain the fluid, undo both lines and cap them.',
        'Support or lower the subframe as the manual says, unbolt the rack and draw it out to the side.',
        'Centre the new rack by counting turns, move the mounts over, and set the track rods to the same thread count.',
        'Fit rack, new line seals and the column joint in its marks with a new bolt.',
        'Reconnect the battery. Flush the lines, fill and bleed lock to lock with the wheels raised.',
        'Tighten everything to the torque in the vehicle manual, the wheels too, then have the alignment set and the angle sensor calibrated. The gaiters must be dry and the level the same after a week.',
      ],
      safety: [
        'Put the stands under the body, never under the rack.',
        'A joint left loose on the column means no steering: check its bolt twice.',
        'Do not let the steering wheel spin while apart.',
      ],
      stopIf: 'Hand it over if the subframe must come down and you have no lift.',
    },
    parts: [
      { name: 'Rebuilt hydraulic rack', usd: [180, 900] },
      { name: 'Fluid and line seals', usd: [20, 50] },
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
        'Only the steering is at fault: the engine may idle while the car is parked, hands clear of moving parts.',
      reason:
        'The assistance can go in the middle of a bend and come back with a jerk. If the car has to be moved, do it at walking pace with both hands.',
    },
    patterns: [
      'The help returns after a restart for a few miles, then goes again.',
      'The big plug on the pump is green or burnt.',
    ],
    checks: [
      {
        title: 'Listen for the pump',
        steps: [
          'With the engine running and the bonnet open, let a helper turn the wheel with the car standing.',
          'Listen for an electric hum that rises while steering.',
        ],
        tool: 'A helper',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Silent, steering heavy',
            means: 'The pump does not run.',
            effect: 'supports',
          },
          {
            finding: 'Hums and rises, steering light',
            means: 'The pump works now.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check supply at the big plug',
        steps: [
          'Check the large fuse and fluid level first.',
          'With the ignition off, pull the plug, inspect pins, and measure supply and earth with the ignition on.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        needs: 'powered',
        outcomes: [
          {
            finding: '12 V and earth are there, pins clean, pump dead',
            means: 'The pump unit has failed.',
            effect: 'confirms',
          },
          {
            finding: 'No supply, or burnt plug',
            means: 'Fix fuse, cable or plug first.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the electro-hydraulic steering pump',
      overview:
        'Pump, motor and electronics are one unit, usually behind the bumper or in the arch. A used or rebuilt unit must have the same number, and some have to be coded.',
      minutes: [120, 300],
      tools: [
        'Jack and axle stands',
        'Socket set',
        'Flare-nut spanner',
        'Multimeter',
        'Scan tool',
        'Fluid as in the manual',
      ],
      steps: [
        'Read codes, check battery voltage, fuse and plug, and note the pump number.',
        'Disconnect the negative lead of the battery. Put the front on stands, and take the arch liner or the bumper off if you have to.',
        'Suck out the fluid, unplug the large and the small plug.',
        'Undo the pressure line and the return, cap them.',
        'Unbolt the bracket, and move its rubber mounts to the new unit.',
        'Fit it with a new line seal, and connect the plugs clean and dry with a little contact grease.',
        'Fill it, reconnect the battery, start, and turn slowly lock to lock. These pumps bleed themselves in a few turns.',
        'Code the unit and calibrate the steering angle if the tool asks.',
        'Check for leaks and that the assistance is even both ways.',
      ],
      safety: [
        'Use axle stands, not only a jack.',
        'The supply is fused at 60 A or more: disconnect the battery before you unplug it.',
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
