import type { FaultEntry } from '../../schema.ts';

/** Seats: rails, backrest, motors, heaters, head restraints, frames and child-seat anchors. */
export const seatFaults = {
  'seat-track-loose': {
    name: 'Loose or unlatched seat rail',
    workshopName: 'Seat track lock, rail wear or floor bolts loose',
    summary:
      'The rail lock does not engage in both rails, the rollers are worn or a floor bolt is loose. The seat rocks when you brake and corner and may suddenly slide.',
    prior: 1.1,
    shifts: [
      {
        makes: ['Ford', 'Chevrolet', 'Nissan', 'Tesla', 'Jeep'],
        factor: 1.2,
        source: 'seat rail recalls',
      },
      { minMiles: 80_000, factor: 1.4, source: 'wear part' },
    ],
    symptoms: {
      'seat-moves': 0.85,
      'seat-noise': 0.35,
      'seat-adjust-fault': 0.2,
      'brake-noise-click': 0.03,
      'body-rattle': 0.06,
    },
    against: ['seat-heater-fault', 'seat-back-collapses'],
    conditions: { braking: 0.35, accelerating: 0.3, turning: 0.3, 'after-repair': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Slight rocking is a nuisance. A seat that slides takes you away from the pedals: do not drive until it locks on both rails.',
    },
    patterns: [
      'Coins, pens and grit in the rail keep the lock from dropping in fully.',
      'A clunk at the start of every braking is often a loose front floor bolt after the seat was out.',
    ],
    shown: {
      workshopName: 'Seat rail lock or rail worn, or floor bolts loose',
      summary:
        'The lock does not engage in both rails, the rollers are worn or a floor bolt is loose. The seat rocks when you brake and corner and may suddenly slide.',
      patterns: [
        'Coins, pens and grit in the rail stop the lock from dropping in fully.',
        'A clunk at the start of every braking is often a loose front floor bolt after the seat has been out.',
      ],
    },
    checks: [
      {
        title: 'Rock the seat and push against the lock',
        steps: [
          'Park, sit down and let the seat lock. Push hard with your feet against the floor, backwards and forwards.',
          'Get out and rock the cushion by hand forwards, backwards and sideways, while you watch the rails with a torch.',
          'Repeat this in three positions of the seat.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The seat jumps a notch, or only one rail locks',
            means: 'The rail lock is faulty or obstructed.',
            effect: 'confirms',
          },
          {
            finding: 'The whole rail moves on the floor',
            means: 'A floor bolt is loose.',
            effect: 'confirms',
          },
          {
            finding: 'Only the backrest moves',
            means: 'The recliner of the backrest is at fault.',
            effect: 'weakens',
          },
          {
            finding: 'The seat is firm in all positions',
            means: 'The rails and bolts are good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Inspect rails and bolt covers',
        steps: [
          'Slide the seat to each end, and look into the rails for objects, metal shavings and missing end stops.',
          'Lift the bolt covers, and see whether the bolts are tight and clean.',
        ],
        tool: 'Torch and vacuum cleaner',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is an object, a bent tooth or a bright rub mark under a bolt head',
            means: 'That is the cause: remove the object, or have the lock or the bolt repaired.',
            effect: 'supports',
          },
          {
            finding: 'The rails are clean and the bolts tight',
            means: 'Wear inside the rail or the frame remains.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Secure a loose seat rail',
      overview:
        'Cleaning the rails and tightening the floor bolts cures many seats. Worn or bent rails are replaced together with the frame.',
      minutes: [30, 180],
      tools: [
        'Torch and vacuum cleaner',
        'Torx or socket bits and torque wrench',
        'Plastic brush and tweezers',
        'Rail grease',
      ],
      steps: [
        'Vacuum and brush both rails over their whole travel, and pick out objects with plastic tweezers. Work the lever until both sides click at the same time.',
        'If the seat has a lever, check that its cable or bar releases both locks, and that no floor mat holds the lever up.',
        'Slide the seat backwards and forwards to reach the four floor bolts. Check each with a torque wrench against the value in the vehicle manual.',
        'If a bolt turns, take it out, clean the thread and look for cracks in the foot of the rail. Refit it, or fit a new one if the manual demands it, tighten it to the stated torque and refit the covers.',
        'Wipe the rails and put a thin film of grease on the running faces, but none on the teeth of the lock.',
        'If rollers or teeth are worn, have a workshop take the seat out with the battery off and replace the rail set.',
        'Test the seat with a firm push in three positions, and brake hard once from walking pace in an empty place.',
      ],
      safety: [
        'Never adjust the driver’s seat while driving.',
        'Do not unplug the side airbag or the tensioner under the seat unless the battery has been off for the time in the manual.',
      ],
      stopIf:
        'Stop if the rail, its foot or the floor is cracked or the bolt thread is stripped: welding or a new rail is needed before the seat is used.',
    },
    parts: [
      { name: 'Seat bolts', usd: [5, 30] },
      { name: 'Rail or seat frame set', usd: [150, 700], ifNeeded: true },
    ],
    labourHours: [0.3, 2.5],
    diy: 'moderate',
  },
  'seat-recliner-failed': {
    name: 'Broken backrest recliner',
    workshopName: 'Seat-back recliner mechanism stripped or unlocked',
    summary:
      'The toothed recliner that holds the backrest has stripped, cracked or was assembled wrongly. The backrest has play, clicks under load or suddenly drops backwards.',
    prior: 0.64,
    shifts: [
      { minMiles: 80_000, factor: 1.3, source: 'wear part' },
      {
        makes: ['Nissan', 'Ford', 'Toyota', 'Jeep', 'Honda'],
        factor: 1.1,
        source: 'recliner recalls',
      },
    ],
    symptoms: {
      'seat-back-collapses': 0.7,
      'seat-moves': 0.3,
      'seat-noise': 0.25,
      'seat-adjust-fault': 0.25,
      'belt-no-restraint': 0.04,
    },
    against: ['seat-heater-fault', 'airbag-light'],
    conditions: { accelerating: 0.3, 'sudden-onset': 0.35, 'after-impact': 0.25 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A driver who falls back loses hold of the steering wheel and the pedals. In a rear-end crash the backrest may fold flat.',
    },
    patterns: [
      'A backrest that tips a centimetre with a click at pulling away and braking is the first sign.',
      'Lever cars: a cable that does not return leaves one side unlocked.',
    ],
    shown: {
      workshopName: 'Backrest recliner mechanism stripped or unlocked',
      patterns: [
        'The first sign is a backrest that tips by a centimetre with a click as you pull away and brake.',
        'On seats with a lever, a cable that does not return leaves one side unlocked.',
      ],
    },
    checks: [
      {
        title: 'Load the backrest on both sides',
        steps: [
          'Park, sit down and lean back hard several times. Feel for a step or a click.',
          'From outside, twist the top of the backrest and watch both hinge points.',
          'Work the lever or the switch, and see whether the backrest locks again by itself.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One hinge point moves or the backrest drops a notch',
            means: 'That recliner has lost its teeth or its lock: do not drive with this seat.',
            effect: 'confirms',
          },
          {
            finding: 'The lever does not spring back',
            means: 'The cable or the spring holds the lock open.',
            effect: 'supports',
          },
          {
            finding: 'Both sides are solid',
            means: 'The recliners hold as they should.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for objects and loose hinge bolts',
        steps: [
          'Lift the plastic covers at the hinge points as far as they go without force, and shine a torch in.',
          'Look for a jammed object, a loose bolt and metal dust.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is metal dust, a cracked weld or a loose bolt',
            means: 'The recliner is failing and must be replaced.',
            effect: 'supports',
          },
          {
            finding: 'A stuck object held the lever up',
            means:
              'Remove it and test the backrest again. If you find nothing, judge by the load test.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a seat recliner replaced',
      overview:
        'The recliner is a safety part, welded or bolted into the frame. It is replaced as a pair with its connecting rod, or together with the backrest frame. A bolt through the hinge is not a repair.',
      minutes: [150, 300],
      tools: ['VIN for the recall check', 'Camera', 'Torque wrench'],
      steps: [
        'Stop using the seat. Record the play on video, and look for a recall or a safety campaign on seat frames.',
        'The workshop disconnects the battery, waits for the stated time, unplugs the seat and lifts it out.',
        'It opens the covers and the side bolster without harming the side airbag or its seam.',
        'It checks both recliners, the connecting rod and the lever cable. The rod must turn both sides in step.',
        'It replaces the recliners or the frame and bolts them to the torque in the vehicle manual. It fixes the covers with new upholstery clips (hog rings) and leaves the airbag seam free.',
        'It refits the seat and its plugs, reconnects the battery with nobody in the car and tests the airbag light.',
        'Before you drive off, check both sides of the backrest under load, all its positions and the return of the lever.',
      ],
      safety: [
        'Never drive with a backrest that is tied or propped: it will not hold in a crash.',
        'The backrest contains a side airbag, so do not lever or drill near it.',
      ],
      stopIf: 'If the frame was bent in a crash, have the whole seat frame replaced.',
    },
    parts: [{ name: 'Recliner pair or backrest frame, and cover clips', usd: [123, 710] }],
    labourHours: [2, 4],
    diy: 'workshop',
  },
  'power-seat-motor-fault': {
    name: 'Electric seat motor, cable or switch failed',
    workshopName: 'Seat adjuster motor, flexible drive cable, switch or seat module faulty',
    summary:
      'A worn switch, a stripped drive gear, a slipped flexible cable or a jammed rail stops one or all movements. If one rail moves and the other does not, the seat twists and jams.',
    prior: 1.2,
    shifts: [{ minAgeYears: 6, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'seat-adjust-fault': 0.85,
      'seat-noise': 0.25,
      'fuse-blows': 0.12,
      'seat-moves': 0.1,
      'battery-drains': 0.04,
      'electrical-smell': 0.05,
    },
    against: ['airbag-light', 'seat-back-collapses'],
    conditions: { intermittent: 0.25, 'sudden-onset': 0.3 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Drive only if the seat is in a position from which you reach the pedals, the steering wheel and the mirrors well, and if it does not move by itself.',
    },
    patterns: [
      'Motor hums but nothing moves: stripped gear or slipped cable.',
      'All movements dead at once: fuse, plug or switch module.',
      'Seats that move by themselves have a wet switch or a memory module fault.',
    ],
    shown: {
      workshopName: 'Seat adjuster motor, flexible drive cable, switch or control unit faulty',
      summary:
        'A worn switch, a stripped drive gear, a flexible cable that has slipped out or a jammed rail stops one or all movements. If one rail moves and the other does not, the seat twists and jams.',
      patterns: [
        'The motor hums but nothing moves: a gear has stripped or a cable has slipped out.',
        'All movements are dead at once: suspect the fuse, a plug or the switch unit.',
        'Seats that move by themselves have a wet switch or a faulty memory unit.',
      ],
    },
    checks: [
      {
        title: 'Listen to each movement',
        steps: [
          'Clear everything from under and behind the seat.',
          'Switch the ignition on. Press the switch in each direction, listen for a motor and see whether the interior light dims.',
          'Try the memory buttons, and the same functions on the other seat.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The motor runs, but the seat does not move or only on one side',
            means: 'The flexible cable or the gear has failed.',
            effect: 'confirms',
          },
          {
            finding: 'It is silent, and the light dims',
            means: 'The motor is blocked or the rail is jammed.',
            effect: 'supports',
          },
          {
            finding: 'It is silent, nothing dims, and all functions are dead',
            means: 'The fuse, the supply or the switch is at fault.',
            effect: 'supports',
          },
          {
            finding: 'All movements work freely once objects are removed',
            means: 'An object was in the way. Nothing is broken.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the seat fuse and look for jammed rails',
        steps: [
          'Find the fuse or circuit breaker of the electric seat in the manual, and check it with the ignition off. Replace a blown one once and try the seat.',
          'Look along both rails for coins, bottles and torn carpet.',
        ],
        tool: 'Torch and fuse puller',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The fuse blows again at once after replacement',
            means: 'A motor or a wire is shorted.',
            effect: 'supports',
          },
          {
            finding: 'The fuse is intact and the rails are free, but the motor is silent',
            means: 'The switch, the plug and the motor have to be measured.',
            effect: 'supports',
          },
          {
            finding: 'The fuse had blown, and everything works with a new one',
            means: 'It was a single overload. Check the fuse again if it happens once more.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair an electric seat adjuster',
      overview:
        'Find out by ear whether the fault is electrical or mechanical. The cables that connect the rails can often be refitted at no cost. The seat contains airbag wiring, so allow for disconnecting the battery.',
      minutes: [60, 240],
      tools: [
        'Torch and trim tools',
        'Multimeter',
        'Torx or socket set and torque wrench',
        'Rail grease',
      ],
      steps: [
        'Move the seat as far as it goes, so that the front or rear floor bolts can be reached. If it is stuck, a workshop can turn the drive by hand from below.',
        'Touch no yellow plug. Pull off the trim of the switch, and measure the supply and the outputs of the seat switch with a multimeter. If the supply is good and an output is dead, replace the switch.',
        'If the motor gets its supply and stays silent, disconnect the battery and wait for the time in the manual. Then unbolt the seat and tilt it.',
        'Check the flexible cables between the motor and the rails. Replace one with a rounded end, and push one that has slipped out home and clip it.',
        'Count the teeth and bring both rails to the same position before the cables go back in, or one side of the seat will run ahead of the other.',
        'Replace the motor or the gear as a unit, grease the spindles lightly and route the loom clear of the rails.',
        'Refit the seat and tighten the bolts to the stated torque. Reconnect the battery with nobody in the car, then relearn the end stops and the memory.',
      ],
      safety: [
        'Do not put your hands into the rails while anybody works the switches.',
        'Airbag and tensioner plugs under the seat must not be opened with the battery connected.',
      ],
      stopIf:
        'Stop if fuses go on blowing, wires are chafed or the airbag light comes on afterwards.',
    },
    parts: [{ name: 'Seat switch, drive cable or motor', usd: [30, 350] }],
    labourHours: [0.6, 2.5],
    diy: 'moderate',
  },
  'seat-heater-element-open': {
    name: 'Broken seat heater element',
    workshopName: 'Seat heating mat open circuit or switch fault',
    summary:
      'The heating wire in the cushion breaks where knees and elbows press, or the plug under the seat or the switch fails. The seat stays cold, or the lamp goes out after seconds.',
    prior: 0.92,
    shifts: [{ minAgeYears: 5, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'seat-heater-fault': 0.9,
      'fuse-blows': 0.08,
      'seat-adjust-fault': 0.05,
      'airbag-light': 0.02,
    },
    against: ['seat-heater-burns', 'seat-moves'],
    conditions: { 'cold-weather': 0.45 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'Only comfort suffers. Switch the heater off if you smell anything hot.',
    },
    patterns: [
      'Kneeling on the seat is the classic way to break the cushion mat.',
      'If cushion and backrest are both cold, suspect switch, fuse or plug, because the mats rarely fail together unless they are in series.',
    ],
    shown: {
      summary:
        'The heating wire in the cushion breaks where knees and elbows press, or the plug under the seat or the switch fails. The seat stays cold, or the light goes out after seconds.',
      patterns: [
        'Kneeling on the seat is the classic way to break the mat in the cushion.',
        'If cushion and backrest are both cold, suspect the switch, fuse or plug, because the mats rarely fail together unless they are connected in series.',
      ],
    },
    checks: [
      {
        title: 'Compare cushion, backrest and the other seat',
        steps: [
          'Start the engine outdoors, because many seat heaters work only while the battery is being charged. Set both seats to high.',
          'After five minutes, feel the cushion and the backrest through a thin cloth.',
          'See whether the light of the heater goes out by itself.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'One area is cold, the other warm',
            means: 'The mat in the cold area is broken.',
            effect: 'confirms',
          },
          {
            finding: 'The whole seat is cold, and the light goes out',
            means: 'The control unit has detected an open circuit: measure the mat.',
            effect: 'supports',
          },
          {
            finding: 'Both seats are cold',
            means: 'A shared fuse, a power-saving setting or the control is to blame.',
            effect: 'weakens',
          },
          {
            finding: 'It is warm all over after ten minutes',
            means: 'The heater works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the heater mat at its plug',
        steps: [
          'Switch the ignition off, disconnect the battery and wait for as long as the manual states, because airbag plugs lie beside the heater plug.',
          'Find the heater plug under the seat. It is never yellow and never shared with the airbag.',
          'Measure the resistance between the two thick wires of the mat.',
        ],
        tool: 'Multimeter',
        minutes: 35,
        outcomes: [
          {
            finding: 'It shows an open circuit',
            means: 'The heating element is broken: the mat has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It shows a few ohms',
            means: 'Reconnect everything. Check the supply and the switch.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a seat heater mat',
      overview:
        'The mat is glued or clipped under the cover. An upholsterer can do the work as well as a dealer.',
      minutes: [150, 300],
      tools: [
        'Multimeter',
        'Hog-ring pliers',
        'Trim tools',
        'Torx or socket set and torque wrench',
      ],
      steps: [
        'Check the fuse and the switch first. Then disconnect the battery, wait for the time in the manual and confirm at the heater plug that the mat is broken, so that the seat is not opened for nothing.',
        'With the battery still disconnected, open the other plugs under the seat, unbolt the seat and lay it on a clean blanket.',
        'Unhook the edge of the cover, cut the upholstery rings one by one, and turn the cover back only as far as the mat.',
        'Photograph how the old mat lies, then peel it off and clean the foam.',
        'Lay the new mat without a fold, with its cable to the rear and its thermostat in the same place. It must not cover the occupant sensor or the seam of the airbag.',
        'Pull the cover on with new rings in the same order, and check that no wire end points upwards.',
        'Refit the seat and bolt it to the stated torque. Plug everything in, then reconnect the battery with nobody in the car. Test each heat setting for fifteen minutes, and have the occupant sensor zeroed if the manual demands it.',
      ],
      safety: [
        'Never repair a mat by twisting or taping its wires: the joint gets hot under you.',
        'Side airbag and tensioner plugs may be opened only after the battery has been disconnected for the time in the manual.',
      ],
      stopIf:
        'Stop if the passenger mat and the occupant sensor are one part: that set is calibrated at the factory and has to be fitted by a workshop.',
    },
    parts: [{ name: 'Seat heater mat and upholstery rings', usd: [30, 260] }],
    labourHours: [1.5, 3],
    diy: 'hard',
  },
  'seat-heater-overheats': {
    name: 'Seat heater overheats',
    workshopName: 'Seat heating element hot spot or failed temperature sensor',
    summary:
      'A broken strand carries the whole current at one point, or the temperature sensor no longer limits the heat. A spot on the seat scorches cloth or skin and can smoulder.',
    prior: 0.35,
    shifts: [
      { minAgeYears: 5, factor: 1.5, source: 'elements crack with age' },
      {
        makes: ['Volkswagen', 'Audi', 'Subaru', 'Nissan', 'Chevrolet', 'GMC', 'Ford'],
        years: [2000, 2014],
        factor: 1.3,
        source: 'seat heater recalls',
      },
    ],
    symptoms: {
      'seat-heater-burns': 0.85,
      'electrical-smell': 0.3,
      'smoke-cabin': 0.25,
      fire: 0.1,
      'fuse-blows': 0.1,
    },
    against: ['seat-adjust-fault'],
    conditions: { 'cold-weather': 0.35, 'sudden-onset': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Do not use the heater again: pull its fuse before you drive. People with little feeling in their legs have suffered deep burns.',
    },
    patterns: [
      'A brown dot or a hole with stiff edges marks the place of the broken strand.',
      'Heat that never levels off, on any setting, points to the sensor or the control.',
    ],
    shown: {
      patterns: [
        'A brown spot or a hole with stiff edges marks the place of the broken strand.',
        'Heat that goes on rising at every setting points to the sensor or the control.',
      ],
    },
    checks: [
      {
        title: 'Look and feel for scorched spots',
        steps: [
          'With the heater off and cold, look over the cushion and the backrest for brown marks, holes and hard spots.',
          'Press the foam around any mark and smell it.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is a brown mark, a hole or a burnt smell',
            means: 'The element has a hot spot: pull the fuse of the heater.',
            effect: 'confirms',
          },
          {
            finding: 'There is no mark anywhere',
            means:
              'No hot spot has scorched the seat so far, though the temperature control may still be faulty.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the surface temperature with the seat empty',
        steps: [
          'Do this only if there is no mark. Run the heater on high with nobody seated. Stay beside it, and have a fire extinguisher ready.',
          'Scan the surface with an infrared thermometer every minute for ten minutes.',
          'Switch off at once if you smell anything or the reading passes 50 °C.',
        ],
        tool: 'Infrared thermometer',
        minutes: 12,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One spot is much hotter than the rest, or goes on getting hotter',
            means: 'There is a hot spot, or the control has failed: pull the fuse of the heater.',
            effect: 'confirms',
          },
          {
            finding: 'The warmth is even and levels off around body temperature or a little above',
            means: 'The heater limits its temperature as it should.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Put an overheating seat heater out of use and replace it',
      overview:
        'First cut its power, then have the mat replaced together with its sensor, and the foam too if it is scorched.',
      minutes: [90, 300],
      tools: ['Fuse puller', 'Camera', 'Infrared thermometer', 'Fire extinguisher'],
      steps: [
        'Switch off and pull the seat heater fuse that the manual gives. Leave it out and mark its place.',
        'If the seat smouldered, leave the car outdoors, away from buildings and with the doors open. Once nothing smokes any more, soak the foam and watch it for an hour, because foam can re-ignite. If smoke comes back, stay away and call the fire service.',
        'Photograph the damage, check for recalls and report it to the manufacturer and the safety authority.',
        'Have the workshop disconnect the battery, wait for the stated time, take the seat out and open its cover.',
        'It replaces the mat, the sensor and damaged foam together, and examines the cover and the wiring for melted places.',
        'It reconnects the battery, refits the fuse and tests the control: the current must drop once the set temperature is reached, and the timer must end the heating.',
        'After the repair, check with the thermometer that the warmth is even at each setting and that nothing smells.',
      ],
      safety: [
        'If the seat smokes while you are driving, stop, switch off, get everyone out and call the fire service.',
        'Do not put thick covers or blankets over a heated seat, because heat builds up beneath them.',
      ],
      stopIf:
        'Do not repair a burnt element. If the side airbag or its wiring is near the burn, a workshop must inspect it.',
    },
    parts: [
      { name: 'Seat heater mat with sensor', usd: [50, 300] },
      { name: 'Seat foam or cover', usd: [100, 700], ifNeeded: true },
    ],
    labourHours: [1.5, 3.5],
    diy: 'workshop',
  },
  'active-head-restraint-released': {
    name: 'Head restraint springs forward or does not hold',
    workshopName: 'Active head restraint released inadvertently, or head restraint lock worn',
    summary:
      'Active head restraints hold a strong spring behind a plastic latch. The plastic cracks with age and the front half shoots forward without a crash. On plain ones the catch wears and the restraint sinks.',
    prior: 0.57,
    fits: { years: [1998, 2030] },
    shifts: [
      {
        makes: ['Dodge', 'Chrysler', 'Jeep', 'Fiat'],
        years: [2009, 2018],
        factor: 6,
        source: 'widely reported by owners',
      },
      {
        makes: ['Mercedes-Benz', 'BMW', 'Volvo', 'Nissan'],
        years: [2004, 2014],
        factor: 1.3,
        source: 'active head restraints fitted',
      },
      { minAgeYears: 5, factor: 1.5, source: 'plastic latch cracks with age' },
    ],
    symptoms: {
      'head-restraint-fault': 0.9,
      'airbag-light': 0.08,
      'seat-noise': 0.06,
      'airbag-deploys': 0.04,
      'seat-moves': 0.03,
    },
    against: ['passenger-airbag-off', 'horn-fault'],
    conditions: { 'sudden-onset': 0.6, 'hot-weather': 0.3, 'after-impact': 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A released restraint pushes your head forward and protects badly from whiplash, and the blow can stun the driver. Have it replaced soon.',
    },
    patterns: [
      'It fires with a loud bang in a parked or cruising car, often in heat, and strikes the back of the head.',
      'Pressed back in, it seldom stays for long, because the latch is broken.',
    ],
    shown: {
      summary:
        'Active head restraints hold a strong spring behind a plastic latch. The plastic cracks with age, and the front half shoots forward without a crash. On plain ones the catch wears and the restraint sinks.',
      patterns: [
        'It fires with a loud bang in a parked or cruising car, often in heat, and strikes the back of the head.',
        'If it is pressed back in, it seldom stays for long, because the latch is broken.',
      ],
    },
    checks: [
      {
        title: 'Compare the head restraints',
        steps: [
          'Look at both front restraints from the side. One that has split into a front and a rear shell has been released.',
          'Press each restraint down without its button. It must not sink.',
          'Pull it up firmly: it must click and hold at each stop.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'The shells are apart, or the front half is loose',
            means: 'The active mechanism has been released.',
            effect: 'confirms',
          },
          {
            finding: 'It sinks or pulls out without the button',
            means: 'The catch is worn and the restraint has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It is intact and holds at each stop',
            means: 'The restraint is in order.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Try the reset described in the manual',
        steps: [
          'Look in the owner’s manual for “reset active head restraint”.',
          'Follow the instructions with your fingers clear of the gap, and see whether the restraint stays latched.',
        ],
        tool: 'Owner’s manual',
        minutes: 10,
        outcomes: [
          {
            finding: 'It does not latch, or comes out again',
            means: 'The latch is broken and the unit must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It latches, and there was a rear-end bump before',
            means: 'It may have worked as designed.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a released active head restraint',
      overview:
        'The unit is exchanged complete, often under an extended warranty or a settlement, so ask before you pay.',
      minutes: [20, 60],
      tools: ['Owner’s manual', 'Thin trim tool for the post catch', 'Gloves'],
      steps: [
        'Photograph the open restraint, and look for a recall, an extended warranty or a settlement for your model.',
        'Report it to the safety authority, especially if it struck somebody.',
        'Order the unit by VIN in the right colour, and with or without a cable at the post.',
        'Raise the restraint fully, press the catches at both posts and lift it out. If it is an electric type, have a workshop release the plug with the battery off.',
        'Insert the new one with its notches on the side of the catch. Push until both posts click, and pull up hard to test it.',
        'Set the top of the restraint level with the top of your head, and the restraint as close behind your head as it goes.',
        'Check that the airbag light goes out after the self-test.',
      ],
      safety: [
        'Do not put your face or fingers into the gap: the spring opens and closes with great force.',
        'Do not drive without a head restraint. Use another seat meanwhile.',
      ],
      stopIf:
        'Stop if the posts will not release or a cable runs through a post: a workshop must then open the backrest.',
    },
    parts: [{ name: 'Head restraint unit', usd: [120, 600] }],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
  'child-seat-anchor-fault': {
    name: 'Child-seat anchor damaged or unusable',
    workshopName: 'ISOFIX/LATCH lower anchor or tether bent, hidden or loose',
    summary:
      'The wire bars or the tether loop are bent, rusted, buried deep in the foam or loose after seat work. The child seat rocks or its connectors do not click.',
    prior: 0.53,
    fits: { years: [2000, 2030] },
    symptoms: {
      'child-seat-fault': 0.9,
      'belt-locks': 0.08,
      'belt-wont-latch': 0.08,
      'seat-moves': 0.06,
      'seat-back-collapses': 0.04,
    },
    against: ['airbag-light', 'seat-heater-fault'],
    conditions: { 'after-repair': 0.3, 'after-impact': 0.25 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Do not carry a child in a seat that is not firm. Fit it in another place, or with the belt if its manual allows that.',
    },
    patterns: [
      'Most "broken" anchors are covered by foam or used with a seat that does not match the cushion shape.',
      'A tether loop that turns or rattles was left loose after carpet or seat work.',
    ],
    shown: {
      workshopName: 'ISOFIX lower anchor or tether bent, hidden or loose',
      summary:
        'The wire bars or the tether loop are bent, rusted, buried deep in the foam, or loose after seat work. The child seat rocks or its connectors do not click.',
      patterns: [
        'Most anchors that seem broken are covered by foam, or used with a child seat that does not match the shape of the cushion.',
        'A tether loop that turns or rattles was left loose after work on the carpet or the seat.',
      ],
    },
    checks: [
      {
        title: 'Find and feel both lower bars and the tether',
        steps: [
          'Look for the ISOFIX or LATCH marks, and reach into the gap between the cushion and the backrest.',
          'Feel each bar. Both should be straight, solid and equally deep. Look for rust and torn foam.',
          'Find the tether loop behind the seat and pull it hard.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'A bar is bent, loose or missing, or the tether moves',
            means: 'The anchor is damaged and must not be used.',
            effect: 'confirms',
          },
          {
            finding: 'The bars are solid but buried in foam',
            means: 'The anchors are good, and guide funnels may solve the problem.',
            effect: 'supports',
          },
          {
            finding: 'All are solid and easy to reach',
            means: 'The anchors are good. Look at the child seat.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try the child seat on the other side',
        steps: [
          'Fit the child seat on the opposite outer place as its manual describes, until both connectors click and show green.',
          'Push and pull at the belt path: it should move less than 2–3 cm.',
        ],
        tool: 'Child-seat manual',
        minutes: 15,
        outcomes: [
          {
            finding: 'It is firm there, but loose in the first place',
            means: 'The anchor in the first place is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'It is loose in both places',
            means: 'The child seat or the way it is fitted is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Make child-seat anchors usable again',
      overview:
        'Cleaning, guide funnels and correct fitting solve most cases. A bent or loose anchor is part of the structure and is replaced, never straightened.',
      minutes: [20, 90],
      tools: [
        'Torch',
        'Manuals of the child seat and the car',
        'Trim tool and sockets',
        'Torque wrench',
      ],
      steps: [
        'Read in both manuals which places allow ISOFIX, the belt or a tether. The centre place often has no lower bars.',
        'Clean the gap, push the foam back and clip guide funnels on to the bars.',
        'Press the child seat in with your weight until both connectors click. Then hook and tighten the tether, or set the support leg.',
        'Check at the belt path that it moves less than 2–3 cm in any direction.',
        'If a tether loop or bracket is loose, find its bolt behind the trim and have it tightened to the stated torque.',
        'If a bar is bent or rusted, have a body shop replace the seat frame or the bracket.',
        'Have a trained child-seat adviser look at the result.',
      ],
      safety: [
        'Never straighten or weld an anchor, and never hook a child seat to anything but the marked anchors.',
        'Never fit a rear-facing child seat in front of an active airbag.',
      ],
      stopIf:
        'After any crash with a child seat in place, have the anchors and the child seat inspected or replaced.',
    },
    parts: [{ name: 'Guide funnels, tether bolt or anchor bracket', usd: [10, 150] }],
    labourHours: [0.3, 1.5],
    diy: 'easy',
  },
  'seat-frame-cracked': {
    name: 'Cracked or worn seat frame',
    workshopName: 'Seat cushion frame weld, spring wire or height-adjuster bush broken',
    summary:
      'A weld, suspension wire or plastic bush in the seat frame has broken. The seat creaks at every movement, sags to one side or rocks a little, while rails and backrest lock properly.',
    prior: 0.57,
    shifts: [
      { minMiles: 60_000, factor: 1.6, source: 'wear part' },
      {
        makes: ['Tesla', 'Honda', 'Toyota', 'Chevrolet', 'Volkswagen'],
        factor: 1.1,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'seat-noise': 0.8,
      'seat-moves': 0.35,
      'seat-adjust-fault': 0.1,
      'passenger-airbag-off': 0.04,
      'airbag-light': 0.05,
      'body-rattle': 0.12,
    },
    against: ['seat-back-collapses', 'seat-heater-burns'],
    conditions: { turning: 0.3, 'over-bumps': 0.3, 'gradual-onset': 0.5 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A mere creak can wait. A seat that sags or tilts has lost strength and should be repaired before a long journey.',
    },
    patterns: [
      'The outer rear corner breaks first, where the driver slides in and out.',
      'A click at each start and stop without movement of rails or backrest comes from worn height-adjuster bushes.',
    ],
    shown: {
      summary:
        'A weld, a suspension wire or a plastic bush in the seat frame has broken. The seat creaks at every movement, sags to one side or rocks a little, while the rails and the backrest lock properly.',
      patterns: [
        'The outer rear corner breaks first, where the driver slides in and out.',
        'A click at each start and stop, without movement of the rails or backrest, comes from worn bushes of the height adjuster.',
      ],
    },
    checks: [
      {
        title: 'Locate the creak from outside',
        steps: [
          'Kneel beside the open door and press each corner of the cushion while a helper listens low down.',
          'Move the height adjuster through its travel and repeat this.',
          'Look under the seat for a broken wire, a cracked weld or a bush lying on the carpet.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'A wire or a weld is broken, or a bush is missing',
            means: 'The seat frame is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'The noise changes with the height setting',
            means: 'The linkage of the height adjuster is worn.',
            effect: 'supports',
          },
          {
            finding: 'The rails shift on the floor instead',
            means: 'That is a fault of the rail or its bolts.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check seat level and sag',
        steps: [
          'From the front, compare the height of the cushion on the left and on the right.',
          'Sit down, and feel for a tilt or for a hard wire through the foam.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One side is lower, or a wire can be felt',
            means: 'A suspension wire or the frame on that side has broken.',
            effect: 'supports',
          },
          {
            finding: 'The cushion is level and even',
            means: 'A dry joint is more likely than a break.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a creaking or cracked seat frame',
      overview: 'Lubricate dry joints, renew worn bushes and have a cracked frame replaced.',
      minutes: [30, 240],
      tools: [
        'Torch',
        'Dry PTFE spray with tube, felt tape',
        'Trim tools',
        'Sockets, Torx bits and pliers',
        'Torque wrench',
      ],
      steps: [
        'Find the place with a helper and mark it with tape.',
        'Check that all visible seat bolts are tightened to the torque in the vehicle manual.',
        'Spray dry lubricant sparingly on the pivots and spring hooks. Let none get on the belt, the airbag plugs or the rail locks.',
        'If a suspension wire has come off, hook it back in and pad its end with felt tape.',
        'If the height-adjuster bushes are worn, a workshop takes the seat out once the battery has been off for the waiting time of the airbag, and fits the set of bushes on both sides.',
        'If the frame is cracked, order the cushion frame by VIN and have a workshop move the foam, sensor and airbag across.',
        'Drive on a rough road to confirm that the seat is silent, and check that the airbag light goes out after the self-test.',
      ],
      safety: [
        'Do not weld, drill or heat anything on a seat: it contains an airbag and burns fast.',
        'Disconnect the battery and wait for the time in the manual before you unplug anything under the seat.',
      ],
      stopIf:
        'Stop and let a workshop take over if metal is cracked near a rail, a recliner or a belt anchor.',
    },
    parts: [
      { name: 'Set of bushes or spring', usd: [10, 80] },
      { name: 'Cushion frame', usd: [150, 500], ifNeeded: true },
    ],
    labourHours: [0.4, 3],
    diy: 'moderate',
  },
  'rear-seatback-latch-fault': {
    name: 'Rear seat back does not lock',
    workshopName: 'Folding rear seat-back latch or striker faulty',
    summary:
      'The latch of the folding rear seat does not catch its striker, because of a stuck lever, a bent hook or trapped luggage and belts. The backrest folds forward when braking and lets luggage through.',
    prior: 0.43,
    shifts: [
      {
        makes: ['Ford', 'Volkswagen', 'Nissan', 'Honda', 'Dodge', 'Chrysler'],
        factor: 1.2,
        source: 'rear seat latch recalls',
      },
    ],
    symptoms: {
      'seat-back-collapses': 0.65,
      'body-rattle': 0.25,
      'seat-adjust-fault': 0.25,
      'seat-moves': 0.2,
      'child-seat-fault': 0.1,
      'belt-locks': 0.06,
    },
    against: ['seat-heater-fault', 'airbag-light', 'seat-noise'],
    conditions: { braking: 0.4, 'over-bumps': 0.3, 'heavy-load': 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Let nobody sit on that seat, and put no luggage behind it, until the backrest locks. In a crash both would be thrown forward.',
    },
    patterns: [
      'A red mark or flag still showing beside the lever means that the latch has not closed.',
      'A belt or blanket pinched behind the backrest is the most common reason.',
    ],
    shown: {
      workshopName: 'Folding rear seat backrest latch or striker faulty',
      summary:
        'The latch of the folding rear seat does not catch its striker, because of a stuck lever, a bent hook or trapped luggage and belts. The backrest folds forward during braking and lets luggage through.',
      patterns: [
        'A red mark or flag that still shows beside the lever means that the latch has not closed.',
        'A belt or blanket pinched behind the backrest is the most common reason.',
      ],
    },
    checks: [
      {
        title: 'Slam and pull the seat back',
        steps: [
          'Clear the gap, lay the belts aside and push the backrest firmly back until it clicks.',
          'Check that the red mark has gone, and pull the top of the backrest forward hard.',
          'Fold the seat and press the latch shut with a screwdriver. It must click, and open again with the lever.',
        ],
        tool: 'Screwdriver',
        minutes: 5,
        outcomes: [
          {
            finding: 'It does not click, or it pulls free',
            means: 'The latch or the striker is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'It locks firmly once the gap is clear',
            means: 'Something was trapped behind the backrest. Nothing is broken.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check striker and release cable',
        steps: [
          'Look at the striker bar on the body for bending, and at its screws for play.',
          'Work the release lever, and see whether it returns to its stop.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'The striker is bent or the lever sticks',
            means: 'The latch cannot close fully.',
            effect: 'supports',
          },
          {
            finding: 'The striker is straight, and the lever springs back',
            means: 'The latch itself is suspect.',
            effect: 'neutral',
          },
          {
            finding: 'The latch closes crisply on the striker each time',
            means: 'The lock is in order.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the lock of a folding rear seat',
      overview:
        'Clean and grease the latch, free the cable and adjust the striker. If the latch does not close crisply, replace it.',
      minutes: [30, 120],
      tools: [
        'Trim tools',
        'Torx bits and torque wrench',
        'White grease',
        'Screwdriver, brush and vacuum cleaner',
        'Torch',
      ],
      steps: [
        'Fold the seat and clean the latch and the striker. Remove threads and crumbs with a brush and a vacuum cleaner.',
        'Close the latch with a screwdriver and open it with the lever ten times. If it is sluggish, grease it lightly and repeat.',
        'Check that the cable or rod has a little slack at rest. Free a kinked cable, or a lever that is blocked by trim.',
        'Mark the position of the striker, loosen it and move it a millimetre towards the latch. Tighten it to the torque in the vehicle manual.',
        'If the hook is worn or does not return, remove the trim of the backrest, replace the latch and refit the trim.',
        'Slam the backrest, pull at it and check the red mark on both halves, with the belts lying in front of the backrest.',
        'Brake firmly once in an empty place with nothing in the boot: the backrest must hold.',
      ],
      safety: [
        'If the backrest or the side bolster carries an airbag label, disconnect the battery’s negative clamp and wait ten minutes before its trim is opened. Do not open yellow plugs.',
        'Keep your fingers out of the latch when it closes.',
      ],
      stopIf: 'Stop if the striker plate or the body around it is torn: that needs a bodyshop.',
    },
    parts: [{ name: 'Seat-back latch or striker', usd: [25, 180], ifNeeded: true }],
    labourHours: [0.4, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
