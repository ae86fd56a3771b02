import { WITH_ENGINE, WITH_STARTER } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** The 12 V battery of an engined car, its posts, its sensor and the straps that earth it. */
export const batteryFaults = {
  'starter-battery-worn': {
    name: 'Worn-out 12 V battery',
    workshopName: 'Starter battery capacity or cranking current below specification',
    summary:
      'The plates of the starter battery have aged and can no longer hold or deliver enough current. The engine turns slowly or only clicks, first on cold mornings, while everything is normal once it runs.',
    prior: 20,
    fits: { fuels: WITH_STARTER },
    shifts: [
      { minAgeYears: 4, factor: 1.7, source: 'wear part: typical life four to six years' },
      { maxAgeYears: 2, factor: 0.4, source: 'wear part: typical life four to six years' },
    ],
    symptoms: {
      'needs-jump-start': 0.6,
      'slow-crank': 0.45,
      'no-crank': 0.4,
      'click-no-start': 0.4,
      'battery-drains': 0.15,
      'stop-start-inactive': 0.15,
      'dim-flicker': 0.15,
      'many-warnings': 0.1,
      'battery-light': 0.07,
      'key-not-recognised': 0.04,
      'dash-dead': 0.04,
      'battery-damaged': 0.03,
      'electrics-odd': 0.06,
      'assist-unavailable': 0.04,
      'bump-start-works': 0.1,
      'alternator-good': 0.12,
      'wont-start': 0.36,
    },
    against: ['starter-grind', 'alternator-whine', 'cranks-no-start', 'battery-good'],
    conditions: {
      'cold-weather': 0.45,
      'after-standing': 0.5,
      'starting-up': 0.8,
      'cold-engine': 0.4,
      'after-jump-start': 0.5,
      'short-trips': 0.35,
      'after-long-standing': 0.45,
    },
    codes: { P0562: 0.15, B1318: 0.05, P0560: 0.06 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It is safe to drive once started, but it may not start again. Low voltage can also upset steering and brake electronics, so replace the battery soon.',
    },
    patterns: [
      'Fails on the first frosty morning, or after a hot summer that dried out the plates.',
      'Stop-start gives up weeks before the car refuses to start.',
      'A jump start works at once and the car then behaves until the next long stop.',
    ],
    shown: {
      patterns: [
        'It fails on the first frosty morning, or after a hot summer that dried out the plates.',
        'Stop-start gives up weeks before the car refuses to start.',
        'A jump start works at once and the car then behaves until the next long stop.',
      ],
    },
    checks: [
      {
        title: 'Read the date on the battery',
        steps: [
          'Find the date code or the date sticker on the battery case.',
          'If the battery is four years old or more, ask a motor factor for a conductance test. Many do it free of charge.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It is five years old or more, or the tester says replace',
            means: 'It has reached the end of its usual life.',
            effect: 'supports',
          },
          {
            finding: 'It is under two years old, and the test is good',
            means:
              'The battery is unlikely to be worn out: look for a drain or a charging fault before you buy another.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the resting voltage',
        steps: [
          'Leave the car locked and untouched for at least three hours, or better overnight.',
          'Set a multimeter to 20 V DC. Touch the red probe to the positive post and the black probe to the negative post.',
          'Read the voltage before you open a door or switch anything on. If the bonnet release is inside the car, open the bonnet beforehand.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        days: 1,
        outcomes: [
          {
            finding: 'It reads below 12.2 V',
            means: 'The battery is half empty or worse: charge it fully, then test it under load.',
            effect: 'supports',
          },
          {
            finding: 'It reads 12.5 V or more, yet it cranks slowly',
            means:
              'The battery holds its charge: a load test decides between battery, cables and starter.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch the voltage while cranking',
        steps: [
          'Charge the battery fully first, because a flat battery makes the test meaningless.',
          'Hold the probes of the meter on the battery posts themselves, not on the clamps.',
          'In Park or neutral with the parking brake on, have a helper crank for three seconds while you watch the lowest reading.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It falls below 9.6 V while the engine turns',
            means:
              'A charged battery whose voltage collapses while the engine turns freely is worn out.',
            effect: 'confirms',
          },
          {
            finding: 'It stays above 10.5 V, but the starter is slow or silent',
            means:
              'The battery delivers its current: look at the cables, the earth strap and the starter.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace and register the 12 V starter battery',
      overview:
        'The new battery must match the old in size, post position, cold-cranking current and above all in type: the EFB or AGM battery of a stop-start car must not be replaced by a plain flooded one. On many European cars the new battery must also be registered, or the car will overcharge it.',
      minutes: [25, 75],
      tools: [
        '10 mm and 13 mm spanners or sockets',
        'Post brush',
        'Memory saver or 12 V supply (optional)',
        'Multimeter',
        'Baking soda and petroleum jelly',
        'OBD tool with battery registration, if the car needs it',
      ],
      steps: [
        'Find out first whether the radio needs a code, whether the windows need resetting and whether the battery must be registered. On cars with the battery in the boot, leave the boot open: the lock needs power.',
        'Switch everything off, take the key well away and wait ten minutes for the control units to sleep.',
        'Disconnect the negative clamp first and tuck it aside, then the positive clamp. If a memory saver is plugged in, the positive clamp stays live: wrap it in a dry cloth.',
        'Undo the hold-down at the base or over the top, pull off the vent tube and lift the battery out upright. It weighs 15–25 kg.',
        'Wash the tray with baking soda in water if there is white crust, and brush the clamps until they are bright.',
        'Set the new battery in, fit the hold-down and push the vent tube on: a battery inside the cabin or boot must vent to the outside.',
        'Connect positive first, then negative, and coat the clamps thinly with petroleum jelly.',
        'Register the battery with the OBD tool where required and set the clock. Run each window fully up and hold its switch for a few seconds to reset the end stop.',
        'Measure with the engine running: 13.6–14.8 V is normal, though smart-charging cars may show less. Measure again the next morning before you open a door: 12.5 V or more shows that battery and charging are good.',
      ],
      safety: [
        'A charging battery gives off hydrogen: allow no sparks or cigarettes near it, and wear eye protection. Lift the battery with a straight back.',
        'Take the negative clamp off first and put it on last, so that a slipped spanner cannot short the battery to the body.',
        'Never jump-start or charge a frozen or swollen battery.',
      ],
      stopIf:
        'Stop if the new battery is flat again within days: a drain or a charging fault is discharging it and has to be found.',
    },
    parts: [{ name: '12 V battery (flooded, EFB or AGM)', usd: [110, 320] }],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
  'battery-cell-collapsed': {
    name: 'Collapsed cell in the 12 V battery',
    workshopName: 'Internal cell short or broken inter-cell link in starter battery',
    summary:
      'One of the six cells has shorted, or a link between cells has cracked. The battery dies at once and without warning, sometimes with a swollen case and a smell of rotten eggs, and the alternator works itself hot trying to charge it.',
    prior: 1.3,
    fits: { fuels: WITH_STARTER },
    shifts: [{ minAgeYears: 4, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'needs-jump-start': 0.4,
      'no-crank': 0.45,
      'click-no-start': 0.35,
      'battery-damaged': 0.35,
      'total-power-loss': 0.3,
      'rotten-egg-smell': 0.12,
      'many-warnings': 0.15,
      'battery-light': 0.15,
      'slow-crank': 0.2,
      'battery-drains': 0.15,
      'alternator-good': 0.1,
      'wont-start': 0.34,
    },
    against: ['battery-good'],
    conditions: {
      'sudden-onset': 0.75,
      'hot-weather': 0.25,
      'starting-up': 0.6,
      'gradual-onset': 0.08,
      'after-jump-start': 0.5,
    },
    codes: { P0562: 0.25 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A shorted cell makes the other five overcharge, give off hydrogen and possibly burst, and an open link can cut all power without warning.',
    },
    patterns: [
      'Started perfectly an hour ago and is now stone dead.',
      'A jump start helps only while the leads are on, or not at all.',
    ],
    shown: {
      summary:
        'One of the six cells has shorted, or a link between cells has cracked. The battery dies at once and without warning, sometimes with a swollen case and a smell of rotten eggs, and the alternator overheats as it tries to charge it.',
      patterns: [
        'The car started perfectly an hour ago and is now completely dead.',
        'A jump start helps only while the leads are on, or not at all.',
      ],
    },
    checks: [
      {
        title: 'Look at and feel the battery case',
        steps: [
          'Put on eye protection. Do not try to start the car or charge the battery.',
          'Look for bulging sides, wet patches and cracks. Hold a hand near the case, without touching it, to feel for heat.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'It is bulged, hot or wet, or smells of rotten eggs',
            means: 'A cell has failed. Keep sparks away and replace the battery.',
            effect: 'confirms',
          },
          {
            finding: 'The sides are flat, cool and dry',
            means:
              'A shorted cell is less likely, but a broken link shows nothing outside. Go on to the voltage.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the voltage after several hours of charging',
        steps: [
          'Go on only if the case is flat, cool and dry. Wear eye protection and charge the battery with an automatic charger in the open air for several hours.',
          'Look at the battery after ten minutes and then every half hour. If the case grows hot, hisses or smells, switch the charger off at the wall and keep away.',
          'Take the charger off, wait an hour and read the voltage across the posts. Switch the headlights on and read it again. If it holds, have the battery load-tested at a motor factor.',
        ],
        tool: 'Multimeter and charger',
        minutes: 300,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It stays at about 10.5 V, or the charger reports a fault',
            means: 'One cell, worth about 2.1 V, has failed. Replace the battery.',
            effect: 'confirms',
          },
          {
            finding: 'It reads and holds 12.6 V, and the battery passes the load test',
            means:
              'All six cells hold their charge and the links carry current, so the battery is not the fault.',
            effect: 'rules-out',
          },
          {
            finding: 'It reads 12.6 V at rest, but near zero the moment a load is switched on',
            means: 'A link between two cells is broken. Replace the battery.',
            effect: 'confirms',
          },
        ],
      },
    ],
    guide: {
      title: 'Remove a battery with a collapsed cell and check what killed it',
      overview:
        'The swap itself is simple, but a battery that failed this way may be full of gas or leaking acid, and a faulty alternator may have overcharged it.',
      minutes: [40, 100],
      tools: [
        'Eye protection and acid-proof gloves',
        '10 mm and 13 mm spanners',
        'Baking soda and water',
        'Multimeter and charger',
        'Plastic tray',
      ],
      steps: [
        'Open the bonnet and let the battery bay air for ten minutes. If a charger is on, switch it off at the wall before you unclip its leads.',
        'Wear gloves and goggles. Disconnect the negative clamp and then the positive one, and move them slowly so that no spark jumps.',
        'Lift the battery out upright into a plastic tray and take it to a battery dealer or recycling centre. Never lay it on its side in the boot.',
        'Neutralise any acid on the tray, cables and bodywork with baking soda until it stops fizzing, then rinse and dry them.',
        'Check the cables near the battery for acid that has crept under the insulation. Replace any cable that is green or swollen.',
        'Fit a new battery of the right type and its hold-down and vent tube. Connect the positive clamp first, then the negative one.',
        'Start the engine and measure across the posts at idle and at 2,000 rpm. A reading much above 15 V means that the regulator overcharges and will ruin this battery too.',
        'Register the battery if the car has a battery sensor and requires it.',
      ],
      safety: [
        'A gassing battery can explode in your face: allow no sparks, no flame and no jump leads near it, and always wear eye protection.',
        'Battery acid burns: rinse skin or eyes with plenty of water at once and see a doctor.',
      ],
      stopIf:
        'Stop and move away if the battery hisses, steams or grows hot while disconnected. Leave it to cool outdoors, and call the fire service if it does not cool down.',
    },
    parts: [
      { name: '12 V battery', usd: [110, 320] },
      { name: 'Terminal clamp', usd: [8, 30], ifNeeded: true },
    ],
    labourHours: [0.4, 1.2],
    diy: 'easy',
  },
  'battery-terminals-corroded': {
    name: 'Corroded or loose battery terminals',
    workshopName: 'High-resistance connection at battery posts',
    summary:
      'Acid vapour has grown an insulating crust between post and clamp, or the clamp is not tight. A little current gets through, so the lights work, but the starter gets too little.',
    prior: 6,
    shifts: [{ minAgeYears: 6, factor: 1.4, source: 'corrosion with age' }],
    symptoms: {
      'battery-terminals-dirty': 0.6,
      'click-no-start': 0.4,
      'no-crank': 0.4,
      'total-power-loss': 0.3,
      'slow-crank': 0.2,
      'needs-jump-start': 0.25,
      'dim-flicker': 0.15,
      'many-warnings': 0.2,
      'stalls-while-driving': 0.08,
      'battery-light': 0.1,
      'electrics-odd': 0.12,
      'assist-unavailable': 0.05,
      'bump-start-works': 0.06,
      'battery-good': 0.15,
      'alternator-good': 0.12,
      'wont-start': 0.32,
    },
    against: ['battery-damaged', 'cranks-no-start'],
    conditions: {
      intermittent: 0.5,
      'over-bumps': 0.2,
      'after-repair': 0.2,
      'starting-up': 0.6,
      'after-jump-start': 0.3,
    },
    codes: { P0562: 0.2, U0100: 0.05, B1318: 0.06, P0560: 0.1, P0603: 0.06 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A clamp that comes off while you are driving cuts the engine and the power steering and can damage electronics. Tighten it before you set off.',
    },
    patterns: [
      'Dead at the first try, then starts after the cable was touched or the bonnet slammed.',
      'Often follows a battery change in which the clamp was left a turn too loose.',
    ],
    shown: {
      patterns: [
        'Dead at the first attempt, the car starts after the cable was touched or the bonnet slammed.',
        'It often follows a battery change in which the clamp was not fully tightened.',
      ],
    },
    checks: [
      {
        title: 'Try to twist each clamp by hand',
        steps: [
          'Switch everything off and take the key out.',
          'Lift the covers and try to turn each clamp on its post with your bare fingers.',
          'Look for a white, green or blue crust under the clamp. It is acidic, so do not touch it.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A clamp moves, or there is thick crust',
            means: 'Clean and tighten the clamp before you suspect anything more expensive.',
            effect: 'supports',
          },
          {
            finding: 'Both are clean and will not move',
            means: 'A poor joint is unlikely; the voltage-drop test settles it.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the voltage lost between post and clamp',
        steps: [
          'Set the meter to 2 V DC. Hold one probe on the lead post itself and the other on the clamp of the same post.',
          'In Park or neutral with the parking brake on, have a helper try to start the engine for two seconds while you read the meter.',
          'Repeat the measurement on the other post.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It reads more than 0.2 V on either post',
            means: 'The joint is swallowing starting current: clean and tighten it.',
            effect: 'confirms',
          },
          {
            finding: 'It reads under 0.05 V on both',
            means: 'The joints are good, so look elsewhere. From 0.05 to 0.2 V, clean them.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean and tighten the battery posts and clamps',
      overview:
        'Half an hour with a wire brush cures a fault for which many starters and batteries are replaced needlessly. The joint must be bright metal on both faces, tight, and sealed from air.',
      minutes: [20, 50],
      tools: [
        '10 mm spanner',
        'Multimeter',
        'Post and clamp brush or emery cloth',
        'Baking soda and hot water',
        'Petroleum jelly',
        'Gloves and eye protection',
      ],
      steps: [
        'Switch off, wait ten minutes and put on gloves and goggles. Disconnect the negative clamp first, then the positive. Ease a stubborn clamp up evenly from side to side: levering against the case cracks the seal of the post.',
        'Pour a spoonful of baking soda in hot water over the crust until it no longer fizzes, then rinse. Let none of it run into the cell vents.',
        'Brush the posts and the inside of the clamps until the metal is bright.',
        'Spread the jaws of the clamp slightly so that it slides to the foot of the post by itself. Never hammer it on: that breaks the post loose inside the battery.',
        'Examine the first 20 cm of both cables. If the strands are green or the cable feels stiff and swollen, fit a new cable end.',
        'Connect the positive clamp, then the negative, each flush with or just below the top of the post. Tighten until the clamp cannot be turned by hand and no further, because the lead is soft.',
        'Smear petroleum jelly over the finished joint, put the covers back and check that the hold-down grips.',
        'Start the engine several times, set the clock and reset the windows if needed.',
      ],
      safety: [
        'The crust is acidic: wear gloves and goggles, and wash your hands before you touch your face.',
        'Take the negative clamp off first and put it on last, and lay no tools on the battery.',
      ],
      stopIf:
        'Stop if the post turns in the case or acid weeps at its foot: the battery must be replaced.',
    },
    parts: [{ name: 'Battery clamp or cable end', usd: [6, 60], ifNeeded: true }],
    labourHours: [0.3, 0.7],
    diy: 'easy',
  },
  'earth-strap-corroded': {
    name: 'Corroded engine or body earth strap',
    workshopName: 'Excessive voltage drop in engine/body ground path',
    summary:
      'All current must return to the battery through the earth straps. When a strap is frayed or rusted under its eyelet, the current looks for other ways back: lights dim, sensors lie and the starter is weak although the battery is good.',
    prior: 1.8,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 9, factor: 1.8, source: 'corrosion with age and road salt' }],
    symptoms: {
      'slow-crank': 0.35,
      'click-no-start': 0.3,
      'no-crank': 0.25,
      'dim-flicker': 0.4,
      'electrics-odd': 0.4,
      'many-warnings': 0.3,
      'dash-dead': 0.15,
      'wiring-damage-seen': 0.12,
      'total-power-loss': 0.12,
      'headlight-dim': 0.1,
      'bump-start-works': 0.1,
      'battery-good': 0.22,
      'alternator-good': 0.12,
      'wont-start': 0.25,
    },
    against: ['battery-drains'],
    conditions: {
      'wet-weather': 0.2,
      intermittent: 0.5,
      'gradual-onset': 0.35,
      'starting-up': 0.4,
      'lights-on': 0.35,
    },
    codes: { P0562: 0.15, U0100: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Short trips are possible, but stray current overheats cables and can upset the engine, steering and ABS control units.',
    },
    patterns: [
      'Several unrelated things misbehave when a heavy consumer is switched on.',
      'A new battery and a new starter made no difference.',
      'Choke or gear cables that get hot while cranking carry current that the strap should carry.',
    ],
    shown: {
      workshopName: 'Excessive voltage drop in the engine or body earth path',
      summary:
        'All current must return to the battery through the earth straps. When a strap is frayed or rusted under its eyelet, the current looks for other ways back: lights dim, sensors give false readings and the starter is weak although the battery is good.',
      patterns: [
        'Several unrelated things misbehave when a heavy load such as the rear window heater is switched on.',
        'A new battery and a new starter made no difference.',
        'Choke or gear cables that get hot while cranking carry current that the strap should carry.',
      ],
    },
    checks: [
      {
        title: 'Try a jump lead as a spare earth',
        steps: [
          'Clamp one end of a jump lead to the negative battery post and the other to clean, bare metal of the engine, clear of belts.',
          'Select Park or neutral and keep clear of belts and fan. Try to start the engine, then switch on the headlights.',
        ],
        tool: 'One jump lead',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It cranks properly or the odd behaviour stops',
            means: 'The normal earth path is bad: clean or replace the engine earth strap.',
            effect: 'confirms',
          },
          {
            finding: 'It makes no difference',
            means:
              'The engine earth is good; the earth points of the body or the control units may still be bad.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the voltage drop from engine to battery negative',
        steps: [
          'Put the red probe on bare metal of the engine block and the black one on the negative post itself.',
          'In Park or neutral, have a helper crank the engine for three seconds while you read the meter. Repeat from bare metal of the body to the post with the lights, blower and rear window heater on.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is over 0.3 V while cranking, or over 0.1 V from the body',
            means: 'The fault is resistance in that strap or its joints.',
            effect: 'confirms',
          },
          {
            finding: 'It is below 0.3 V while cranking and below 0.1 V from the body',
            means: 'The earth path is healthy, so look elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the engine and body earth straps',
      overview:
        'The strap itself may look good while rust under its eyelet insulates it. What matters is bright, bare metal under every eyelet, and protection against rust afterwards.',
      minutes: [45, 120],
      tools: [
        'Sockets and extension',
        'Torque wrench',
        'Wire brush and emery cloth',
        'Multimeter',
        'Penetrating oil, contact grease and cavity wax',
        'Jack, axle stands and chocks, if the strap is underneath',
      ],
      steps: [
        'Find the straps in the vehicle manual. There is usually one from battery to body, one from body to engine or gearbox, and often a braid to the bonnet. Photograph them.',
        'Disconnect the negative battery clamp. If a strap sits under the gearbox, chock the wheels, raise the car and put it on axle stands.',
        'Unbolt one strap at a time. Soak rusted bolts with penetrating oil first: a sheared welded stud costs more to repair than the strap.',
        'Scrape paint and rust from the body point until it is bright. Clean the eyelet and both sides of the washer too. Fit star washers between eyelet and body where the manufacturer had them.',
        'Replace any braid that is green, broken or stiff with one of at least the same cross-section and length, leaving slack for engine movement.',
        'Tighten the bolts to the torque in the vehicle manual. Cover the outside of the finished joint, not its faces, with contact grease or wax. Lower the car.',
        'Reconnect the battery and repeat the voltage-drop measurement: below 0.1 V with lights on, below 0.3 V while cranking.',
        'Clear stored low-voltage codes and drive the car with the lights, blower and rear window heater on.',
      ],
      safety: [
        'Disconnect the battery before you unbolt an earth: otherwise starting current that finds another path can melt a control cable.',
        'Never work under a car that rests on a jack: use axle stands.',
      ],
      stopIf:
        'Stop if the body point has rusted through or the stud shears: it needs a new welded or riveted earth point.',
    },
    parts: [{ name: 'Earth strap set', usd: [12, 80] }],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
  'battery-sensor-failed': {
    name: 'Failed battery sensor or unregistered battery',
    workshopName: 'Intelligent battery sensor implausible or battery management not adapted',
    summary:
      'A small sensor on the negative clamp tells the car how full the battery is. When it fails, or when a new battery was never registered, the energy management charges wrongly, disables stop-start and sheds convenience functions.',
    prior: 1,
    fits: { fuels: WITH_STARTER, years: [2004, 2099] },
    shifts: [
      {
        makes: [
          'bmw',
          'mini',
          'audi',
          'volkswagen',
          'ford',
          'land rover',
          'jaguar',
          'mercedes-benz',
          'volvo',
        ],
        factor: 1.6,
        source: 'makers that require battery registration or monitoring reset',
      },
      { years: [2012, 2099], factor: 1.3, source: 'spread of stop-start' },
    ],
    symptoms: {
      'stop-start-inactive': 0.6,
      'battery-light': 0.25,
      'battery-drains': 0.2,
      'needs-jump-start': 0.2,
      'infotainment-fault': 0.15,
      'many-warnings': 0.1,
      'seat-heater-fault': 0.04,
      'battery-good': 0.15,
      'alternator-good': 0.12,
      'wont-start': 0.03,
    },
    against: ['click-no-start', 'alternator-whine'],
    conditions: { 'after-repair': 0.4, constant: 0.3 },
    codes: {
      P0562: 0.12,
      P058A: 0.1,
      P058B: 0.1,
      P0516: 0.06,
      P0514: 0.06,
      P0515: 0.06,
      P0517: 0.06,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives normally. Put it right before wrong charging shortens the life of the battery.',
    },
    patterns: [
      'Stop-start stopped the week after a battery was changed.',
      'Message that consumers are being switched off to save the battery, though it tests good.',
    ],
    shown: {
      summary:
        'A small sensor on the negative clamp measures how full the battery is. When it fails, or when a new battery was never registered, the energy management charges wrongly, disables stop-start and switches off convenience functions.',
      patterns: [
        'Stop-start stopped working the week after a battery was changed.',
        'A message says that equipment is being switched off to save the battery, though the battery passes its test.',
      ],
    },
    checks: [
      {
        title: 'Recall the last battery change',
        steps: [
          'Find the receipt for the present battery. Compare its type and ampere-hours with the vehicle manual or the sticker of the original one.',
          'Ask the workshop whether the battery was registered or the monitoring reset.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It was changed lately without registration, or for another type',
            means:
              'The energy management works with the wrong figures: register the battery, or fit the right type.',
            effect: 'supports',
          },
          {
            finding: 'It is the original battery, several years old',
            means: 'A battery that is simply worn explains it better; test that first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare the sensor reading with a meter',
        steps: [
          'Read live battery voltage, current and temperature with an OBD tool that covers the manufacturer.',
          'Measure the voltage across the battery posts and compare it. Then switch the headlights on and see whether the current changes.',
        ],
        tool: 'OBD-II reader with manufacturer coverage and multimeter',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Values are missing, frozen or do not change with load',
            means: 'The sensor or its data (LIN) wire is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'The values follow the meter and the load',
            means:
              'The sensor reads correctly: register the battery if that was left out, and test its health.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the battery sensor and reset battery monitoring',
      overview:
        'The sensor is part of the negative cable or clips to the clamp. It is a quick swap, but the battery has to be registered afterwards, and the sensor needs one undisturbed rest to calibrate.',
      minutes: [30, 80],
      tools: [
        '10 mm socket',
        'Torque wrench',
        'OBD tool with battery functions for the make',
        'Multimeter',
        'Post brush',
      ],
      steps: [
        'Test the battery first: a sensor that reports a poor battery may well be right.',
        'Look at the small plug on the negative clamp for green pins. Check its thin supply wire to the positive post and the fuse in it.',
        'Switch off, wait ten minutes and remove the negative clamp with the sensor.',
        'Fit the new sensor to the clean post without force. The measuring resistor inside is brittle, so never hammer or twist it.',
        'Tighten the clamp to the stated torque and plug in the connector.',
        'Register the battery with its true type and capacity, or reset the monitoring, and clear the codes.',
        'Drive for half an hour, then leave the car locked for four to six hours so that the sensor can calibrate at rest.',
        'Drive in town and see whether stop-start returns. It needs a charged battery, a warm engine and mild weather.',
      ],
      safety: [
        'Disconnect only the negative clamp and keep tools from bridging it to the positive post.',
        'Keep the key away from the car while you work, so that a keyless car stays asleep.',
      ],
      stopIf:
        'Stop if the sensor reads correctly and stop-start stays off: have the reasons for it read out instead of buying parts.',
    },
    parts: [{ name: 'Battery sensor with negative clamp', usd: [45, 180] }],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
