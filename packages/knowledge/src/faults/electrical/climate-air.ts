import type { FaultEntry } from '../../schema.ts';

/** What moves, mixes, cleans and dries the cabin air. */
export const climateAirFaults = {
  'blower-motor-failed': {
    name: 'Failed cabin blower motor',
    workshopName: 'HVAC blower motor brushes or bearing worn',
    summary:
      'The brushes or bearing of the blower have worn out. It squeals or rumbles for a time, works only after a knock, and in the end no air comes on any speed.',
    prior: 4,
    shifts: [{ minAgeYears: 6, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'blower-dead': 0.7,
      'blower-noise': 0.35,
      'electrical-smell': 0.15,
      'fuse-blows': 0.12,
      'windows-fog': 0.12,
      'defroster-fault': 0.12,
      'weak-airflow': 0.1,
      'smoke-cabin': 0.04,
    },
    against: ['blower-one-speed', 'ac-oil-stain', 'temperature-stuck'],
    conditions: { intermittent: 0.4, 'over-bumps': 0.15, 'cold-weather': 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Without a blower the windscreen cannot be demisted. Drive only in dry, mild weather until it is repaired.',
    },
    patterns: [
      'A thump under the glovebox starts it.',
      'Chirps on cold mornings months before it stops.',
    ],
    checks: [
      {
        title: 'Knock on the blower with the switch on full',
        steps: [
          'Switch the ignition on and the blower to full.',
          'Knock with a fist or screwdriver handle beneath the glovebox where the motor sits.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It starts, or runs for a moment',
            means: 'The knock moved worn brushes back on to their contacts.',
            effect: 'confirms',
          },
          {
            finding: 'No reaction',
            means:
              'The brushes may be past it, or the motor gets no current: check fuse and supply at the plug.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure at the motor plug',
        steps: [
          'Reach the plug under the dash on the passenger side.',
          'Measure across its two wires with the blower on full.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Near 12 V, and the motor stands',
            means: 'The motor is fed and does not turn, so it is dead.',
            effect: 'confirms',
          },
          {
            finding: 'No voltage',
            means: 'The motor is not fed: fuse, relay, resistor or control.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the cabin blower motor',
      overview:
        'On most cars it drops out downwards behind the glovebox with three screws or a twist. Find out whether water or a blocked filter killed it, or the new one follows.',
      minutes: [30, 120],
      tools: [
        'Stubby screwdriver and small sockets',
        'Torch',
        'Multimeter',
        'Vacuum cleaner',
        'New cabin filter',
      ],
      steps: [
        'Check fuse and relay, and that the plug is not melted.',
        'Disconnect the battery and wait ten minutes if a knee airbag or its wiring is in the way.',
        'Remove glovebox or lower cover. Unplug motor and its cooling hose.',
        'Undo the screws or turn the motor past its lock, and lower it with its wheel.',
        'Look in the housing: leaves, nests and water tell why. Vacuum it out and follow any water to the scuttle drain.',
        'Compare wheel direction, plug and shaft: left- and right-hand-drive units differ. Keep the foam ring.',
        'Reconnect the battery if it was disconnected. Fit it and spin by hand: no rubbing.',
        'Plug in, try all speeds, and measure the current if the old plug was browned: a tight motor burns resistors.',
        'Fit a new cabin filter and the glovebox.',
      ],
      safety: [
        'Disconnect the battery before working near airbags under the dash.',
        'Keep fingers out of the wheel: it can start with the ignition.',
      ],
      stopIf:
        'Stop if the plug or wiring is melted: it needs a new connector of full cross-section.',
    },
    parts: [{ name: 'Blower motor with wheel', usd: [45, 250] }],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
  'blower-resistor-failed': {
    name: 'Burnt blower resistor or fan controller',
    workshopName: 'Blower series resistor / electronic speed regulator open or shorted',
    summary:
      'The resistor that makes the lower speeds has burnt through, so only full speed is left. With an electronic controller the fan stays off, surges, or runs on after the key is out and drains the battery.',
    prior: 5.5,
    shifts: [{ minAgeYears: 5, factor: 1.4, source: 'heat and moisture' }],
    symptoms: {
      'blower-one-speed': 0.75,
      'blower-dead': 0.3,
      'electrical-smell': 0.12,
      'battery-drains': 0.1,
      'wiring-damage-seen': 0.1,
      'wont-switch-off': 0.03,
      'windows-fog': 0.06,
      'smoke-cabin': 0.03,
    },
    against: ['blower-noise', 'ac-oil-stain', 'airflow-wrong'],
    conditions: { 'sudden-onset': 0.4, constant: 0.3 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe as long as full speed demists the windscreen. If there is a burnt smell, leave the blower off.',
    },
    patterns: [
      'Speeds 1 to 3 dead, speed 4 blows.',
      'Blower runs with the key in your pocket.',
      'A second resistor burnt soon after the first: the motor draws too much.',
    ],
    checks: [
      {
        title: 'Try every blower speed',
        steps: [
          'With the ignition on, go through all speeds slowly.',
          'Wait five seconds on each.',
        ],
        tool: 'None',
        minutes: 2,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Only full speed, or single speeds missing',
            means: 'Full speed by-passes the resistor, the others go through it.',
            effect: 'confirms',
          },
          {
            finding: 'No speed at all',
            means: 'Motor, fuse or an electronic controller: measure at the motor plug.',
            effect: 'neutral',
          },
          { finding: 'All speeds work', means: 'The resistor is sound.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Take out the resistor and look',
        steps: [
          'Disconnect the battery. Find it in the air duct near the blower, held by two screws.',
          'Look for broken wire, burnt board and melted plug.',
        ],
        tool: 'Screwdriver and torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'Broken coil, burnt part or melted plug',
            means: 'The resistor or its plug has burnt through.',
            effect: 'confirms',
          },
          {
            finding: 'Looks perfect and measures a few ohms per step',
            means: 'The resistor is intact: look at switch and wiring.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the blower resistor and its plug',
      overview:
        'This is a half-hour job. The resistor sits in the air stream because it needs cooling. Replace a melted plug at the same time, and measure the motor current so that it does not burn again.',
      minutes: [20, 60],
      tools: ['Stubby screwdriver', 'Multimeter or DC clamp meter', 'Crimp tool and repair plug'],
      steps: [
        'Switch off and disconnect the battery.',
        'Remove the cover under the dash or the glovebox.',
        'Let the resistor cool: it can be over 150 °C.',
        'Press the latch of the plug. If it is melted together, cut the wires one at a time leaving length.',
        'Undo the two screws and draw the resistor out of the duct. Pick leaves out of the hole.',
        'Crimp on the repair plug with the same wire order, staggered and sealed.',
        'Fit the new part with its seal. Never run it outside the duct, because without air it burns in seconds.',
        'Reconnect and try all speeds.',
        'Clamp the motor feed on full speed: far over 20 A means a tired motor or blocked filter that will kill the new part.',
      ],
      safety: [
        'Disconnect the battery before unplugging a hot, melted connector.',
        'Do not bridge the resistor: full current then runs through the switch.',
      ],
      stopIf: 'Stop if the loom behind the plug has lost its insulation far into the dash.',
    },
    parts: [
      { name: 'Blower resistor or controller', usd: [15, 140] },
      { name: 'Repair plug', usd: [8, 30], ifNeeded: true },
    ],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
  'blower-wheel-debris': {
    name: 'Leaves or a nest in the blower',
    workshopName: 'Debris in HVAC blower wheel',
    summary:
      'Leaves, seeds or a mouse nest lie in the blower wheel. It flutters, ticks and shakes with fan speed, and throws it out of balance.',
    prior: 1,
    symptoms: {
      'blower-noise': 0.8,
      'weak-airflow': 0.25,
      'ac-smell': 0.2,
      'rodent-signs': 0.12,
      'body-rattle': 0.08,
      'dash-clicking': 0.12,
    },
    against: ['blower-dead', 'blower-one-speed', 'ac-not-cold'],
    conditions: { 'sudden-onset': 0.3, 'after-standing': 0.25 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive. Remove it soon: an unbalanced wheel ruins the motor bearing, and dry nest near the resistor can smoulder.',
    },
    patterns: [
      'Autumn, parked under trees.',
      'Ticking like a card in bicycle spokes, quicker with each fan step.',
    ],
    checks: [
      {
        title: 'Change the fan speed and the air intake',
        steps: [
          'Park, step through the fan speeds and listen at the glovebox.',
          'Switch between fresh air and recirculation.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'Flutter or tick follows the fan speed at once',
            means: 'Something lies in the wheel or touches it.',
            effect: 'supports',
          },
          {
            finding: 'No change with fan speed',
            means: 'The noise is not from the blower.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Pull the cabin filter and look past it',
        steps: [
          'Blower off. Take out the cabin filter.',
          'Look into the opening with torch and mirror.',
        ],
        tool: 'Torch and mirror',
        minutes: 15,
        outcomes: [
          {
            finding: 'Leaves, fluff, droppings or seeds',
            means: 'That is what the wheel strikes.',
            effect: 'confirms',
          },
          {
            finding: 'Clean wheel',
            means: 'Nothing lies in it: the bearing of the motor is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear debris from the cabin blower',
      overview:
        'Usually no part is needed but a new cabin filter. Close the way in as well: a missing scuttle grille or filter cover lets the next load through.',
      minutes: [20, 90],
      tools: [
        'Vacuum cleaner with thin hose',
        'Torch and mirror',
        'Gloves and mask',
        'Screwdrivers',
      ],
      steps: [
        'Switch the ignition off. Remove glovebox and cabin filter, noting its air-flow arrow.',
        'With droppings present, wear mask and gloves and wet everything with disinfectant before touching it.',
        'Pick out large bits and vacuum through the opening while turning the wheel by hand.',
        'If not all can be reached, lower the blower: three screws and a plug.',
        'Do not bend or cut the balance clips on the wheel. Wipe each vane.',
        'Clear the scuttle outside, check its mesh and close gaps with stainless mesh, keeping the drain open.',
        'Refit, turn by hand, then try all speeds.',
        'Fit a new filter with the arrow the right way.',
      ],
      safety: [
        'Take the key out: the wheel cuts fingers.',
        'Rodent dirt carries disease: wet it, never blow it out dry.',
      ],
      stopIf: 'Stop if the noise stays with a clean wheel: the motor bearing is worn.',
    },
    parts: [{ name: 'Cabin filter', usd: [12, 50] }],
    labourHours: [0.3, 1.2],
    diy: 'easy',
  },
  'cabin-filter-blocked': {
    name: 'Blocked cabin air filter',
    workshopName: 'Cabin (pollen) filter clogged',
    summary:
      'The pollen filter is full of dust and leaves. The blower roars but little air comes through, the windows mist and the air smells stale.',
    prior: 3,
    fits: { years: [1990, 2099] },
    shifts: [{ minMiles: 20_000, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'weak-airflow': 0.75,
      'windows-fog': 0.3,
      'ac-smell': 0.35,
      'ac-not-cold': 0.25,
      'blower-noise': 0.15,
      'no-heat': 0.06,
    },
    against: ['blower-dead', 'ac-oil-stain', 'ac-noise', 'airflow-wrong'],
    conditions: { 'gradual-onset': 0.6 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car is safe to drive, as long as the windscreen stays clear.',
    },
    patterns: [
      'Never changed since new: owners do not know that it exists.',
      'Stronger air on recirculation than on fresh air, on cars that filter only fresh air.',
    ],
    checks: [
      {
        title: 'Take the cabin filter out',
        steps: [
          'Find it in the manual: behind the glovebox, under the dash or below the scuttle.',
          'Hold it to the light.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'Grey, matted, with leaves, or wet',
            means: 'Hardly any air gets through a filter like that: change it.',
            effect: 'confirms',
          },
          {
            finding: 'Light shows through, pleats clean',
            means: 'The filter is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Run the blower without the filter',
        steps: [
          'Leave the filter out, close the lid, and try full speed for a minute.',
          'Compare the flow at the vents.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'Much stronger',
            means: 'The filter was holding the air back.',
            effect: 'confirms',
          },
          {
            finding: 'Just as weak',
            means: 'The filter is not to blame: an iced or dirty evaporator, a flap or the blower.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Change the cabin air filter',
      overview:
        'Ten minutes on most cars. A carbon filter also takes smells. Change it once a year or every 15,000 miles, best in late autumn after the leaves.',
      minutes: [15, 30],
      tools: ['Trim tool or screwdriver, if needed', 'Vacuum cleaner'],
      steps: [
        'Switch the blower off.',
        'Empty the glovebox, press its stops inwards and let it swing down, or remove the cover shown in the manual.',
        'Unclip the filter lid and draw the old filter out level, so that dirt does not fall into the blower.',
        'Note the air-flow arrow and the number of elements: some cars have two, one behind the other.',
        'Vacuum the slot.',
        'Slide the new filter in with its arrow in the stated direction, without crushing the pleats.',
        'Close lid and glovebox, run the blower on all speeds and listen.',
        'Write the date on the frame for next time.',
      ],
      safety: [
        'Blower off and fingers clear of its wheel.',
        'Wear a mask if the old filter is mouldy or has been nested in.',
      ],
      stopIf: 'Stop if the filter is soaking wet: find the water leak above it first.',
    },
    parts: [{ name: 'Cabin filter', usd: [12, 60] }],
    labourHours: [0.2, 0.5],
    diy: 'easy',
  },
  'blend-door-actuator-failed': {
    name: 'Failed temperature blend-door actuator',
    workshopName: 'Temperature blend-door actuator gear stripped or position sensor faulty',
    summary:
      'A small geared motor behind the dash moves the flap that mixes hot and cold air. When its plastic gear strips, it clicks and the temperature stays hot or cold on one side or throughout.',
    prior: 5,
    shifts: [{ minAgeYears: 5, factor: 1.4, source: 'wear part: plastic gears' }],
    symptoms: {
      'dash-clicking': 0.6,
      'temperature-stuck': 0.55,
      'ac-one-side': 0.5,
      'no-heat': 0.3,
      'ac-not-cold': 0.25,
      'climate-panel-dead': 0.04,
    },
    against: ['blower-dead', 'ac-oil-stain', 'coolant-loss', 'airflow-wrong', 'overheating'],
    conditions: { 'starting-up': 0.35, constant: 0.3 },
    codes: { B0408: 0.12, B0413: 0.08, B0418: 0.06, B0423: 0.06 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car is safe to drive, if the windscreen can still be demisted.',
    },
    patterns: [
      'Clicks for ten seconds after each start, while the flap tries to find its end.',
      'Driver hot, passenger cold, and the coolant is full and warm.',
    ],
    checks: [
      {
        title: 'Turn the temperature from coldest to hottest',
        steps: [
          'With the engine warm, set the blower low and the radio off. Turn the temperature slowly from end to end, each side by itself.',
          'Listen behind the dash and feel the vents.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Clicking or silence, and no change in temperature',
            means: 'The actuator of that side does not move its flap.',
            effect: 'supports',
          },
          {
            finding: 'A soft whirr and the temperature changes',
            means: 'The actuator moves its flap as it should.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Feel both heater hoses',
        steps: [
          'Warm the engine up with heat demanded, then switch it off: the fan and belts must stand still.',
          'Tap both heater hoses at the bulkhead with the back of a finger. They can be hot enough to scald; both should be the same.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Both hot, yet cold air',
            means: 'Hot water is there: the flap does not let it through.',
            effect: 'supports',
          },
          {
            finding: 'One cold',
            means: 'Coolant low, air lock or blocked heater matrix, not the flap.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a temperature blend-door actuator',
      overview:
        'The actuator itself is cheap with two or three screws. Where it sits decides whether it is half an hour behind the glovebox or a day behind the dash. Try a calibration first.',
      minutes: [30, 240],
      tools: [
        'Small sockets with flexible drive',
        'Torch and mirror',
        'Trim tools',
        'OBD tool for calibration (some cars)',
      ],
      steps: [
        'Try a reset: switch the ignition off, take the climate fuse out for one minute and put it back, switch the ignition on, and leave the controls alone for two minutes while the flaps learn their stops.',
        'Find the clicking one by touch: put fingers on each actuator while a helper turns the temperature.',
        'Switch off, and disconnect the battery if you work near a knee airbag.',
        'Unplug the actuator and undo its screws with a short driver. Do not drop them into the case.',
        'Turn the flap shaft by hand through its whole travel: it must be free and stop at both ends. A jammed flap strips the next gear.',
        'Set the new actuator to the same position as the shaft. Never force it on.',
        'Screw it tight evenly, plug in, reconnect and run the calibration by the manual or tool.',
        'Check coldest and hottest on both sides before refitting trim.',
      ],
      safety: [
        'Wait ten minutes with the battery off if airbag parts are near.',
        'Let the heater hoses cool before touching them.',
      ],
      stopIf: 'Stop if the flap shaft is broken: the heater case may have to come out.',
    },
    parts: [{ name: 'Blend-door actuator', usd: [20, 130] }],
    labourHours: [0.5, 4],
    diy: 'moderate',
  },
  'mode-door-actuator-failed': {
    name: 'Failed air-distribution or recirculation flap',
    workshopName: 'Mode or recirculation door actuator/linkage fault (or lost vacuum)',
    summary:
      'The actuator or linkage that sends air to windscreen, face or feet has failed, or on older cars its vacuum has been lost. Air comes only from one set of vents, usually the windscreen.',
    prior: 1.4,
    shifts: [{ minAgeYears: 6, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'airflow-wrong': 0.8,
      'defroster-fault': 0.35,
      'dash-clicking': 0.3,
      'windows-fog': 0.25,
      'weak-airflow': 0.1,
      'ac-not-cold': 0.08,
      'blower-noise': 0.04,
      'ac-smell': 0.04,
      'exhaust-fumes-cabin': 0.03,
    },
    against: ['temperature-stuck', 'blower-dead', 'ac-oil-stain'],
    conditions: {
      constant: 0.35,
      accelerating: 0.1,
      uphill: 0.08,
      'cold-weather': 0.25,
      'after-repair': 0.1,
    },
    codes: { B0229: 0.06 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'If no air reaches the windscreen, do not drive in cold or wet weather: it will mist over.',
    },
    patterns: [
      'Moves to the windscreen under acceleration on vacuum systems: a leaking hose.',
      'Stuck on recirculation: windows mist on every drive.',
      'Only one half of the windscreen clears: the duct has slipped off, or a pen or leaves block the flap.',
    ],
    checks: [
      {
        title: 'Step through all vent positions',
        steps: [
          'Blower medium. Select face, feet, windscreen and recirculation one after another, waiting ten seconds.',
          'Feel each vent and listen for motor or click.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Air does not move, or a click at one position',
            means: 'The actuator or linkage of that flap does not follow.',
            effect: 'supports',
          },
          {
            finding: 'All positions work',
            means: 'Every flap goes where it is told.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the linkage beside the heater case',
        steps: [
          'From the driver or passenger footwell, watch the levers on the side of the case with a torch.',
          'Have a helper change positions.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Motor turns and lever stands, or a rod has popped off',
            means: 'A gear or rod between motor and flap has broken.',
            effect: 'confirms',
          },
          {
            finding: 'Levers move fully',
            means: 'The flap inside may have lost its foam or broken.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the air-distribution actuator or linkage',
      overview:
        'A popped-off rod costs nothing. An actuator is a small part on the side of the case. On vacuum systems, the leak is most often a brittle hose in the engine bay.',
      minutes: [30, 180],
      tools: ['Torch and mirror', 'Small sockets', 'Vacuum hand pump (older cars)', 'Trim tools'],
      steps: [
        'Try the calibration of the climate control described in the manual.',
        'Remove the side cover of the centre console and find cam, levers and actuator.',
        'Move the cam by hand with the actuator unplugged. It must be free through its whole travel.',
        'Clip rods back and secure worn clips with new ones, not with glue.',
        'On vacuum systems, follow the thin hose from intake to reservoir, check valve and bulkhead, and test each diaphragm with the hand pump.',
        'Near a knee airbag, disconnect the battery and wait ten minutes. Unscrew the actuator, noting cam position.',
        'Fit the new one in the same position, plug it in, reconnect the battery and calibrate.',
        'Prove windscreen, face, feet and recirculation, and hold a strip of tissue to each vent.',
      ],
      safety: [
        'Demisting is a safety function: prove it before driving.',
        'Disconnect the battery and wait before work near airbag parts.',
      ],
      stopIf: 'Stop if the flap has broken inside the case: it is dash-out work on most cars.',
    },
    parts: [{ name: 'Mode actuator, rod or vacuum hose', usd: [5, 130] }],
    labourHours: [0.5, 3],
    diy: 'moderate',
  },
  'evaporator-drain-blocked': {
    name: 'Blocked air-conditioning drain',
    workshopName: 'HVAC condensate drain hose blocked or displaced',
    summary:
      'The evaporator wrings water from the air, and it should drip beneath the car. With the drain blocked by leaves or insects it fills the case and spills into the front footwell, sometimes sloshing in turns.',
    prior: 1.5,
    symptoms: {
      'ac-water-inside': 0.75,
      'water-leak-cabin': 0.5,
      'ac-smell': 0.3,
      'windows-fog': 0.3,
      'ac-noise': 0.1,
      'water-in-electrics': 0.06,
    },
    against: ['coolant-loss', 'ac-oil-stain', 'ac-not-cold'],
    conditions: { 'ac-on': 0.5, 'hot-weather': 0.4, turning: 0.2, 'wet-weather': 0.08 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive. Clear it soon, before water reaches modules under the carpet and mould grows.',
    },
    patterns: [
      'Clear water, only on days with cooling, in humid heat.',
      'Sloshing behind the dash in bends.',
      'No puddle under the parked car any more.',
    ],
    checks: [
      {
        title: 'Look for drips under the car',
        steps: [
          'On a humid day, parked in the open air, run the cooling for fifteen minutes.',
          'Look beneath the front passenger area.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'No drip outside, water in the footwell',
            means: 'The water cannot get out below and runs inwards.',
            effect: 'confirms',
          },
          {
            finding: 'A steady drip outside',
            means: 'The drain works: look for rain leaks.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Judge the water',
        steps: [
          'Press a white paper towel into the wet carpet.',
          'Look at colour, feel and smell.',
        ],
        tool: 'Paper towel',
        minutes: 2,
        outcomes: [
          {
            finding: 'Clear, odourless water',
            means: 'It is condensate or rain, not coolant.',
            effect: 'supports',
          },
          {
            finding: 'Sweet, coloured, slippery',
            means: 'Coolant: the heater matrix leaks.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear the air-conditioning drain hose',
      overview:
        'No part is needed. The outlet is a rubber nozzle at the bulkhead or floor. Gentle air or soft line clears it. High pressure blows the hose off inside.',
      minutes: [25, 90],
      tools: [
        'Jack and axle stands',
        'Torch',
        'Soft nylon line',
        'Hand pump or low-pressure air',
        'Wet vacuum',
      ],
      steps: [
        'Find the outlet: follow the manual, or look below the bulkhead on the passenger side for a rubber nozzle.',
        'Raise the car safely on axle stands, engine and exhaust cold.',
        'Stand aside: a litre of dirty water may come at once.',
        'Squeeze the nozzle lips and push soft nylon line up 15 cm, turning it. Do not use wire: the evaporator lies behind.',
        'Draw with a wet vacuum at the outlet, or puff with a hand pump, until water runs.',
        'Inside, check that the hose has not slipped off its spigot behind the carpet.',
        'Pour half a litre of water in through the blower or cabin filter slot, if your case allows it, and see it drain.',
        'Lift the carpet, vacuum the foam and dry it for days with moving air.',
        'Fit a new cabin filter and clean the scuttle of leaves. After a humid drive with cooling on, water must drip under the car and the carpet stay dry.',
      ],
      safety: [
        'Use axle stands, never only the jack, and a cold exhaust.',
        'Wear goggles: the water runs into your face.',
      ],
      stopIf:
        'Stop if water keeps coming inside with a free drain: the case seal or the bulkhead leaks.',
    },
    parts: [],
    labourHours: [0.4, 1.2],
    diy: 'easy',
  },
  'evaporator-mould': {
    name: 'Mould on the evaporator',
    workshopName: 'Microbial growth on evaporator core',
    summary:
      'The evaporator stays wet after each drive and grows bacteria and mould. The first minutes after switching on smell of old socks or vinegar. Cooling is as good as ever.',
    prior: 1.6,
    symptoms: {
      'ac-smell': 0.85,
      'fumes-smell-cabin': 0.15,
      'windows-fog': 0.1,
      'weak-airflow': 0.06,
      'ac-water-inside': 0.05,
    },
    against: ['ac-not-cold', 'blower-noise', 'coolant-smell', 'electrical-smell'],
    conditions: { 'starting-up': 0.4, 'ac-on': 0.4, 'hot-weather': 0.25, 'wet-weather': 0.15 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car is safe to drive, but unpleasant, and bad for people with asthma.',
    },
    patterns: [
      'Smells for the first minute, then fades.',
      'Short trips in humid weather with cooling on to the very end.',
    ],
    checks: [
      {
        title: 'Smell at switch-on and after drying',
        steps: [
          'Start with cooling on and note the smell in the first minute.',
          'Next day drive the last five minutes with cooling off and the blower on, and compare on the next start.',
        ],
        tool: 'None',
        minutes: 10,
        days: 1,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Strong at first, and less after drying',
            means: 'A wet evaporator grows it, and drying holds it back.',
            effect: 'supports',
          },
          {
            finding: 'Constant smell regardless',
            means: 'Look at carpet, filter or something dead in the duct.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Smell the cabin filter and the carpet',
        steps: ['Take the cabin filter out and smell it.', 'Press the carpet for wetness.'],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'Both dry and neutral',
            means: 'Filter and carpet are out of it, which leaves the evaporator.',
            effect: 'supports',
          },
          {
            finding: 'Filter mouldy or carpet wet',
            means: 'That is a source of its own: deal with it first.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean and disinfect the evaporator',
      overview:
        'A perfumed fogger in the cabin only covers it up. Foam or spray has to reach the fins themselves, and the habit of drying the evaporator keeps it away.',
      minutes: [30, 75],
      tools: [
        'Evaporator cleaner with long probe',
        'New cabin filter',
        'Gloves and goggles',
        'Towels',
      ],
      steps: [
        'Make sure that the drain is free: put a tray below and look for drips.',
        'With the engine off, take out the cabin filter and cover the carpet.',
        'Find the way to the fins: filter slot, blower resistor hole or drain nozzle. Feed the probe up to the fins.',
        'Spray foam evenly over the core and leave it as long as the can states.',
        'Let it run out through the drain. Do not spray electrical parts such as the resistor or a heating element.',
        'Ventilate: windows open, blower on full without cooling, for fifteen minutes.',
        'Fit a new carbon filter.',
        'From now on switch cooling off a few minutes before arriving and leave the blower on. Some cars have an after-blow setting that the dealer can activate. The test is the first breath of air after a damp night: it must smell of nothing.',
      ],
      safety: [
        'Let nobody sit in the car while the cleaner acts. Air it well before driving.',
        'Many propellants burn and can explode in a closed car: leave the ignition off while you spray, do not smoke, and open the doors for some minutes before the blower runs.',
      ],
      stopIf:
        'Stop if it smells sweet or of exhaust: coolant or exhaust gas is a different and dangerous matter.',
    },
    parts: [
      { name: 'Evaporator cleaner', usd: [12, 35] },
      { name: 'Carbon cabin filter', usd: [18, 60] },
    ],
    labourHours: [0.5, 1.2],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
