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
        'A little rock is a nuisance. A seat that slides takes you away from the pedals: do not drive until it locks on both rails.',
    },
    patterns: [
      'Coins, pens and grit in the rail keep the lock from dropping in fully.',
      'A clunk at the start of every braking is often a loose front floor bolt after the seat was out.',
    ],
    checks: [
      {
        title: 'Rock the seat and push against the lock',
        steps: [
          'Park, sit down, let the seat lock and push hard with your feet against the floor, back and forth.',
          'Get out and rock the cushion by hand forward, back and sideways, watching the rails with a torch.',
          'Repeat in three seat positions.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The seat jumps a notch or only one rail locks',
            means: 'The rail lock is faulty or fouled.',
            effect: 'confirms',
          },
          {
            finding: 'The whole rail moves on the floor',
            means: 'A floor bolt is loose.',
            effect: 'confirms',
          },
          {
            finding: 'Only the backrest moves',
            means: 'The recliner is the place to look.',
            effect: 'weakens',
          },
          {
            finding: 'Firm in all positions',
            means: 'Rails and bolts are sound.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Inspect rails and bolt covers',
        steps: [
          'Slide the seat to each end and look into the rails for objects, shavings and missing end stops.',
          'Lift the bolt covers and see whether the bolts sit tight and clean.',
        ],
        tool: 'Torch and vacuum cleaner',
        minutes: 10,
        outcomes: [
          {
            finding: 'Foreign object, bent lock teeth or bright rub marks under a bolt head',
            means: 'The cause is in view.',
            effect: 'supports',
          },
          {
            finding: 'Rails clean and bolts tight',
            means: 'Wear inside the rail or frame remains.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Secure a loose seat rail',
      overview:
        'Cleaning the rails and tightening the floor bolts cures many seats. Worn or bent rails are replaced as a frame set. Seats carry airbags, so unplugging needs the battery off.',
      minutes: [30, 180],
      tools: [
        'Torch and vacuum cleaner',
        'Torx or socket bits and torque wrench',
        'Plastic brush',
        'Rail grease',
      ],
      steps: [
        'Vacuum both rails through the whole travel and pick out objects with plastic tweezers. Work the lever until both sides click at once.',
        'On lever seats, see that the cable or bar pulls both locks, and that a floor mat does not hold the lever up.',
        'Slide the seat back and forward to reach the four floor bolts. Check each with a torque wrench against the value in the vehicle manual.',
        'If a bolt turns, take it out, clean the thread, look for cracks in the rail foot and refit it, new if the manual demands.',
        'Wipe the rails and put a thin film of grease on the running faces, none on the lock teeth.',
        'For worn rollers or teeth, have the workshop take the seat out with the battery off and replace the rail set.',
        'Test with a firm push in three positions and a hard stop at walking pace.',
      ],
      safety: [
        'Never adjust the driver seat while driving.',
        'Side airbag and tensioner plugs under the seat stay plugged unless the battery has been off for the time in the manual.',
      ],
      stopIf:
        'Stop if rail, foot or floor is cracked or the bolt thread spins: welding or a new rail is needed before the seat is used.',
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
        'A driver who falls back loses wheel and pedals. In a rear-end crash the backrest may fold flat.',
    },
    patterns: [
      'A backrest that tips a centimetre with a click at pulling away and braking is the first sign.',
      'Lever cars: a cable that does not return leaves one side unlocked.',
    ],
    checks: [
      {
        title: 'Load the backrest on both sides',
        steps: [
          'Park, sit down and lean hard back in jerks. Feel for a step or a click.',
          'From outside, twist the top of the backrest and watch both hinge points.',
          'Work lever or switch and see that it locks again by itself.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One hinge point moves or the backrest drops a notch',
            means: 'That recliner has lost its teeth or lock.',
            effect: 'confirms',
          },
          {
            finding: 'Lever does not spring back',
            means: 'Cable or spring holds the lock open.',
            effect: 'supports',
          },
          { finding: 'Both sides solid', means: 'The recliners hold.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Look for objects and loose hinge bolts',
        steps: [
          'Lift the plastic covers at the hinge points as far as they go without force and shine in.',
          'Look for a jammed object, a loose bolt or metal dust.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Metal dust, cracked weld or loose bolt',
            means: 'The mechanism is failing.',
            effect: 'supports',
          },
          {
            finding: 'A stuck object kept the lever up',
            means: 'Remove it and test again.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a seat recliner replaced',
      overview:
        'The recliner is a safety part welded or bolted into the frame. It is replaced as a pair with its connecting rod, or as a backrest frame. A bolt through the hinge is no repair.',
      minutes: [150, 300],
      tools: ['VIN for recall check', 'Camera', 'Torque wrench'],
      steps: [
        'Stop using the seat. Film the play and look for a recall or a safety campaign on seat frames.',
        'The workshop disconnects the battery, waits, unplugs and lifts out the seat.',
        'Covers and side bolster are opened without harming the side airbag and its seam.',
        'Both recliners, the connecting rod and the lever cable are checked. The rod must turn both sides in step.',
        'Recliners or frame are replaced and bolted to the torque in the vehicle manual. Covers are fixed with new hog rings, with the airbag seam left free.',
        'The seat is refitted, plugged, the battery connected and the airbag light tested.',
        'Check both sides of the backrest under load, all positions and the return of the lever before driving off.',
      ],
      safety: [
        'Never drive with a backrest that is tied or propped: it will not hold a crash.',
        'The backrest holds a side airbag, so no levering or drilling near it.',
      ],
      stopIf: 'If the frame is bent from a crash, replace the whole seat frame.',
    },
    parts: [{ name: 'Recliner pair or backrest frame', usd: [120, 700] }],
    labourHours: [2, 4],
    diy: 'workshop',
  },
  'power-seat-motor-fault': {
    name: 'Power seat motor, cable or switch failed',
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
        'Drive only if the seat is in a position from which you reach pedals, wheel and mirrors well, and if it does not move by itself.',
    },
    patterns: [
      'Motor hums but nothing moves: stripped gear or slipped cable.',
      'All movements dead at once: fuse, plug or switch module.',
      'Seats that move by themselves have a wet switch or a memory module fault.',
    ],
    checks: [
      {
        title: 'Listen to each movement',
        steps: [
          'Clear everything from under and behind the seat.',
          'Press each switch direction and listen for a motor. Watch the interior light for dimming.',
          'Try the memory buttons and the same functions on the other seat.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Motor runs, seat does not move or moves on one side',
            means: 'Cable or gear has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Silence and dimming light',
            means: 'The motor is blocked or the rail is jammed.',
            effect: 'supports',
          },
          {
            finding: 'Silence, no dimming, all functions dead',
            means: 'Fuse, supply or switch is at fault.',
            effect: 'supports',
          },
          {
            finding: 'All movements work freely once objects are removed',
            means: 'Something was in the way.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the seat fuse and look for jammed rails',
        steps: [
          'Find the power-seat fuse or breaker in the manual and check it with the ignition off.',
          'Look along both rails for coins, bottles and torn carpet.',
        ],
        tool: 'Torch and fuse puller',
        minutes: 10,
        outcomes: [
          {
            finding: 'Fuse blown again at once after replacement',
            means: 'A motor or wire is shorted.',
            effect: 'supports',
          },
          {
            finding: 'Fuse intact, rails free, motor silent',
            means: 'Switch, plug or motor must be measured.',
            effect: 'supports',
          },
          {
            finding: 'A blown fuse, everything works with a new one',
            means: 'It was a single overload. Keep an eye on it.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a power seat adjuster',
      overview:
        'Find out by sound whether it is electrical or mechanical, then change switch, cable or motor. The cables that join the rails can often be reseated at no cost. The seat holds airbag wiring, so plan the battery disconnection.',
      minutes: [60, 240],
      tools: [
        'Torch and trim tools',
        'Multimeter',
        'Torx or socket set and torque wrench',
        'Rail grease',
      ],
      steps: [
        'Move the seat as far as it goes, so that the front or rear floor bolts can be reached. If it is stuck, the workshop turns the drive by hand from below.',
        'Pull off the switch trim and check supply and output at the seat switch with a multimeter. A dead output with good supply condemns the switch.',
        'If the motor is silent although fed, disconnect the battery and wait the time in the manual before the seat is unbolted and tilted.',
        'Check the flexible cables between motor and rails: a rounded end is replaced, a slipped one pushed home and clipped.',
        'Bring both rails to the same position by counting teeth before the cables go back in, or the seat will run skew.',
        'Replace motor or gear as a unit, grease the spindles lightly and route the loom free of the rails.',
        'Refit, torque the bolts to the manual, reconnect with nobody in the car and relearn the end stops and memory.',
      ],
      safety: [
        'Keep hands out of the rails while anybody works the switches.',
        'Airbag and tensioner plugs under the seat must not be opened with the battery on.',
      ],
      stopIf:
        'Stop if fuses keep blowing, wires are chafed or the airbag light comes on afterwards.',
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
      reason: 'Only comfort is missing. Switch it off if you smell anything hot.',
    },
    patterns: [
      'Kneeling on the seat is the classic way to break the cushion mat.',
      'If cushion and backrest are both cold, suspect switch, fuse or plug, because the mats rarely fail together unless they are in series.',
    ],
    checks: [
      {
        title: 'Compare cushion, backrest and the other seat',
        steps: [
          'Start the engine, since many seat heaters need charging voltage, and set both seats to high.',
          'After five minutes feel cushion and backrest through a thin cloth.',
          'Watch whether its light goes out by itself.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'One area cold, the other warm',
            means: 'The mat of the cold area is broken.',
            effect: 'confirms',
          },
          {
            finding: 'The complete seat is cold, light goes out',
            means: 'The control has found an open circuit.',
            effect: 'supports',
          },
          {
            finding: 'Both seats cold',
            means: 'A common fuse, a power-saving setting or the control is to blame.',
            effect: 'weakens',
          },
          {
            finding: 'Warm all over after ten minutes',
            means: 'The heater works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the heater mat at its plug',
        steps: [
          'Switch the ignition off, disconnect the battery and wait for as long as the manual says, because airbag plugs lie beside it.',
          'Reach the heater plug under the seat. It is never yellow and never shared with the airbag.',
          'Measure resistance between the two thick wires of the mat.',
        ],
        tool: 'Multimeter',
        minutes: 35,
        outcomes: [
          { finding: 'Open circuit', means: 'The element is broken.', effect: 'confirms' },
          {
            finding: 'A few ohms',
            means: 'The element is intact. Check supply and switch.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a seat heater mat',
      overview:
        'The mat is glued or clipped under the cover. An upholsterer can do it without a dealer. If the seat has an occupant sensor or a side airbag, the battery comes off and the sensor is calibrated afterwards.',
      minutes: [150, 300],
      tools: [
        'Multimeter',
        'Hog-ring pliers and new rings',
        'Trim tools',
        'Torque wrench',
        'OBD-II reader with airbag access',
      ],
      steps: [
        'Confirm the open mat at its plug and check fuse and switch, so that the seat is not opened for nothing.',
        'Disconnect the battery and wait the time in the manual before any plug under the seat is opened. Unbolt the seat and set it on a clean blanket.',
        'Unhook the cover edge, cut the hog rings one by one and turn the cover back only as far as the mat.',
        'Photograph how the old mat lies, peel it off and clean the foam.',
        'Lay the new mat without a fold, cable to the rear, its thermostat in the same place, and not over the occupant sensor or the airbag seam.',
        'Pull the cover on with new rings in the same order and check that no wire end points up.',
        'Refit and bolt the seat to the stated torque, connect everything, then the battery. Test for fifteen minutes at each level and have the occupant sensor zeroed if the manual asks.',
      ],
      safety: [
        'Never repair a mat by twisting wires or tape: the joint gets hot under you.',
        'Side airbag and tensioner plugs are opened only with the battery disconnected for the time in the manual.',
      ],
      stopIf:
        'Stop if the passenger mat and the occupant sensor are one part: that set is calibrated at the factory and goes to a workshop.',
    },
    parts: [{ name: 'Seat heater mat', usd: [30, 260] }],
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
        'Do not use the heater again: pull its fuse before driving. People with little feeling in their legs have suffered deep burns.',
    },
    patterns: [
      'A brown dot or a hole with stiff edges marks the place of the broken strand.',
      'Heat that never levels off, on any setting, points to the sensor or the control.',
    ],
    checks: [
      {
        title: 'Look and feel for scorched spots',
        steps: [
          'With the heater off and cold, look over cushion and backrest for brown marks, holes and hard spots.',
          'Press the foam around a mark and smell it.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Brown mark, hole or burnt smell',
            means: 'The element has a hot spot. Put the heater out of use.',
            effect: 'confirms',
          },
          {
            finding: 'No mark anywhere',
            means:
              'No hot spot has scorched it so far, though the temperature control may still be faulty.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the surface temperature, seat empty',
        steps: [
          'Only if there is no mark: run the heater on high with nobody seated, stay beside it and have an extinguisher or water at hand.',
          'Scan the surface every minute for ten minutes with an infrared thermometer.',
          'Stop at once at any smell or above 50 °C.',
        ],
        tool: 'Infrared thermometer',
        minutes: 12,
        outcomes: [
          {
            finding: 'One spot much hotter than its surroundings, or rising without end',
            means: 'Hot spot or failed control.',
            effect: 'confirms',
          },
          {
            finding: 'Even warmth that levels off around body temperature or a little above',
            means: 'The heater regulates as it should.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Put an overheating seat heater out of use and replace it',
      overview:
        'First make it dead, then replace the mat together with its sensor, and the foam if scorched. Report the case: burns from seat heaters have led to recalls.',
      minutes: [90, 300],
      tools: ['Fuse puller', 'Camera', 'Infrared thermometer', 'Hog-ring pliers'],
      steps: [
        'Switch off and pull the seat heater fuse given in the manual. Keep it out and mark the place.',
        'If the seat smouldered, keep the car outdoors, away from buildings and with the doors open. Soak the foam once nothing smokes any more, and watch it for an hour, as foam re-ignites. If smoke comes back, stay away and call the fire service.',
        'Photograph the damage, check for recalls and report it to the manufacturer and the safety authority.',
        'Have the workshop disconnect the battery, wait, take the seat out and open the cover.',
        'Mat, sensor and damaged foam are replaced together, cover and wiring are examined for melted places.',
        'The battery is reconnected. The control is tested: current drops once the set temperature is reached, and the timer ends the heating.',
        'Check with the thermometer after the repair: even warmth on each level and no smell.',
      ],
      safety: [
        'If it smokes while driving, switch off, stop, get everyone out and call the fire brigade.',
        'Do not put thick covers or blankets over a heated seat: heat builds up beneath.',
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
    checks: [
      {
        title: 'Compare the head restraints',
        steps: [
          'Look at both front restraints from the side. A split into a front and rear shell means that it has been released.',
          'Press it down without the button. It must not sink.',
          'Pull up firmly: it must click and hold at each stop.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'Shells apart or front half loose',
            means: 'The active mechanism has been released.',
            effect: 'confirms',
          },
          {
            finding: 'Sinks or pulls out without the button',
            means: 'The catch is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Intact and holding at each stop',
            means: 'The restraint is in order.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Try the reset described in the manual',
        steps: [
          'Look in the owner manual for "reset active head restraint".',
          'Follow it with the fingers clear of the gap and see whether it stays latched.',
        ],
        tool: 'Owner manual',
        minutes: 10,
        outcomes: [
          {
            finding: 'It does not latch or comes out again',
            means: 'The latch is broken and the unit must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It latches and there was a rear-end bump before',
            means: 'It may have worked as designed.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a released active head restraint',
      overview:
        'The unit is exchanged complete, often through an extended warranty or settlement, so ask before paying. The spring inside is strong enough to break fingers.',
      minutes: [20, 60],
      tools: ['Owner manual', 'Thin trim tool for the post catch', 'Gloves'],
      steps: [
        'Photograph the open restraint and look for a campaign, extended warranty or settlement for your model.',
        'Report it to the safety authority, especially if it struck the driver.',
        'Order by VIN, with the right colour and with or without the cable at the post.',
        'Raise the restraint fully, press the catches at both posts and lift it out. On electric types have the workshop release the plug with the battery off.',
        'Insert the new one with its notches on the catch side, push until both posts click and pull up hard to test.',
        'Set the top level with the top of your head, as close behind it as it goes.',
        'Check that the airbag light goes out after the self-test.',
      ],
      safety: [
        'Keep face and fingers out of the gap: the spring closes and opens with great force.',
        'Do not drive without any head restraint. Use another seat meanwhile.',
      ],
      stopIf:
        'Stop if the posts will not release or a cable runs through the post. The seat back must then be opened by a workshop.',
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
        'Do not carry a child in a seat that is not firm. Fix it in another place or with the belt as its manual allows.',
    },
    patterns: [
      'Most "broken" anchors are covered by foam or used with a seat that does not match the cushion shape.',
      'A tether loop that turns or rattles was left loose after carpet or seat work.',
    ],
    checks: [
      {
        title: 'Find and feel both lower bars and the tether',
        steps: [
          'Look for the ISOFIX or LATCH marks and reach into the gap between cushion and backrest.',
          'Feel each bar: straight, solid and the same depth. Look for rust and torn foam.',
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
            finding: 'Bars solid but buried in foam',
            means: 'Guide funnels may solve it.',
            effect: 'supports',
          },
          {
            finding: 'All solid and easy to reach',
            means: 'The anchors are sound. Look at the child seat.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try the child seat on the other side',
        steps: [
          'Fix the seat by its manual in the opposite outer place, with both clicks and the green marks showing.',
          'Push and pull at the belt path: it should move less than 2–3 cm.',
        ],
        tool: 'Child-seat manual',
        minutes: 15,
        outcomes: [
          {
            finding: 'Firm there, loose in the first place',
            means: 'The anchor of the first place is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Loose in both',
            means: 'The child seat or the way of fitting is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Make child-seat anchors usable again',
      overview:
        'Clearing, guide funnels and correct fitting solve most cases. A bent or loose anchor is structural and is replaced, never straightened.',
      minutes: [20, 90],
      tools: ['Torch', 'Child-seat and car manuals', 'ISOFIX guide funnels', 'Torque wrench'],
      steps: [
        'Read in both manuals which places allow ISOFIX, belt or tether. The centre place often has no lower bars.',
        'Clean the gap, push the foam back and clip guide funnels on the bars.',
        'Fix the seat with your weight on it until both connectors click, then hook and tighten the tether or set the support leg.',
        'Check it at the belt path: less than 2–3 cm of movement in any direction.',
        'If a tether or bracket is loose, find its bolt behind the trim and have it tightened to the torque in the vehicle manual.',
        'If a bar is bent or rusted, have a body shop replace seat frame or bracket.',
        'Have a trained child-seat adviser look at the result.',
      ],
      safety: [
        'Never straighten, weld or hook onto anything but the marked anchors.',
        'No rear-facing child seat in front of an active airbag.',
      ],
      stopIf:
        'After any crash with a child seat in place, have anchors and child seat inspected or replaced.',
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
        'A creak alone can wait. A seat that sags or tilts has lost strength and should be repaired before long journeys.',
    },
    patterns: [
      'The outer rear corner breaks first, where the driver slides in and out.',
      'A click at each start and stop without movement of rails or backrest comes from worn height-adjuster bushes.',
    ],
    checks: [
      {
        title: 'Locate the creak from outside',
        steps: [
          'Kneel beside the open door and press the cushion at each corner while a helper listens low down.',
          'Work the height adjuster through its travel and repeat.',
          'Look under the seat for a broken wire, a cracked weld or a bush lying on the carpet.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'A broken wire, cracked weld or missing bush',
            means: 'The frame is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'The noise changes with height setting',
            means: 'The height linkage is worn.',
            effect: 'supports',
          },
          {
            finding: 'Rails shift on the floor instead',
            means: 'That is a rail or bolt fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check seat level and sag',
        steps: [
          'Compare the height of the cushion left and right from the front.',
          'Sit down and feel for a tilt or a hard wire through the foam.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One side lower, or a wire felt',
            means: 'Spring wire or frame on that side has broken.',
            effect: 'supports',
          },
          {
            finding: 'Level and even',
            means: 'A plain dry joint is more likely than a break.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a creaking or cracked seat frame',
      overview:
        'Dry joints are lubricated, bushes renewed, and a cracked frame is replaced. Welding on a seat frame is not accepted because the steel is hardened and the foam burns.',
      minutes: [30, 240],
      tools: ['Torch', 'Dry PTFE spray with tube', 'Trim tools', 'Torque wrench'],
      steps: [
        'Find the place with a helper. Mark it with tape.',
        'Check all visible seat bolts for tightness against the vehicle manual.',
        'Spray dry lubricant sparingly on pivots and spring hooks, with the belt, airbag plugs and rail locks kept clear.',
        'Hook a jumped spring wire back in and pad its end with felt tape.',
        'For worn height bushes, have the seat taken out once the battery has been off for the waiting time of the airbag, and fit the bush set on both sides.',
        'For a crack, order the cushion frame by VIN and have the workshop move foam, sensor and airbag across.',
        'Drive a rough road to confirm silence and check that the airbag light goes out after the self-test.',
      ],
      safety: [
        'No welding, drilling or heating on a seat: it holds an airbag and burns fast.',
        'Disconnect the battery and wait the time in the manual before plugs under the seat are opened.',
      ],
      stopIf:
        'Stop and let a workshop take over if metal is cracked near a rail, recliner or belt anchor.',
    },
    parts: [
      { name: 'Bush set or spring', usd: [10, 80] },
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
        'Carry nobody on that seat and no luggage behind it until the backrest locks. In a crash both would be thrown forward.',
    },
    patterns: [
      'A red mark or flag still showing beside the lever means that the latch has not closed.',
      'A belt or blanket pinched behind the backrest is the most common reason.',
    ],
    checks: [
      {
        title: 'Slam and pull the seat back',
        steps: [
          'Clear the gap, lay the belts aside and push the backrest firmly back until it clicks.',
          'See that the red mark has gone and pull the top forward hard.',
          'Press the latch shut with a screwdriver while the seat is folded: it must click and open again with the lever.',
        ],
        tool: 'Screwdriver',
        minutes: 5,
        outcomes: [
          {
            finding: 'Does not click, or pulls free',
            means: 'Latch or striker is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Locks firmly once the gap is clear',
            means: 'Something was trapped.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check striker and release cable',
        steps: [
          'Look at the striker bar on the body for bending and at its screws for play.',
          'Work the release and see that it returns to its stop.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Striker bent or lever hanging',
            means: 'The latch cannot close fully.',
            effect: 'supports',
          },
          {
            finding: 'Striker straight, lever springy',
            means: 'The latch itself must be watched.',
            effect: 'neutral',
          },
          {
            finding: 'Latch closes crisply on the striker each time',
            means: 'The lock is in order.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the lock of a folding rear seat',
      overview:
        'Clean and grease the latch, free the cable and set the striker. If the latch does not close crisply, replace it.',
      minutes: [30, 120],
      tools: ['Trim tools', 'Torx bits and torque wrench', 'White grease', 'Torch'],
      steps: [
        'Fold the seat and clean latch and striker. Remove threads and crumbs with a brush and vacuum.',
        'Close the latch with a screwdriver and open it with the lever ten times. If it is sluggish, grease it lightly and repeat.',
        'Check that cable or rod has a little slack at rest. Free a kinked cable or a lever blocked by trim.',
        'Mark the striker, loosen it, move it a millimetre towards the latch, and tighten it to the torque in the vehicle manual.',
        'If the hook is worn or does not return, remove the backrest trim and exchange the latch.',
        'Slam, pull and check the red mark on both halves, with belts lying in front of the backrest.',
        'Do a firm stop in an empty place with a heavy bag in the boot.',
      ],
      safety: [
        'Where the backrest or side bolster carries an airbag label, disconnect the battery’s negative lead and wait ten minutes before its trim is opened.',
        'Keep fingers out of the latch when it closes.',
        'Some rear seats hold side airbags or heated wiring. Do not open yellow plugs.',
      ],
      stopIf: 'Stop if the striker plate or body around it is torn: that needs a body shop.',
    },
    parts: [{ name: 'Seat-back latch or striker', usd: [25, 180], ifNeeded: true }],
    labourHours: [0.4, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
