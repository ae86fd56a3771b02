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
    shown: {
      workshopName: 'Heater blower motor brushes or bearing worn',
      patterns: [
        'A thump under the glovebox starts the blower.',
        'The blower chirps on cold mornings for months before it stops.',
      ],
    },
    checks: [
      {
        title: 'Knock on the blower with the switch on full',
        steps: [
          'Switch the ignition on and set the blower to full.',
          'Knock with your fist or a screwdriver handle beneath the glovebox, where the motor sits.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The blower starts, or runs for a moment',
            means:
              'The knock moved worn brushes back on to their contacts, so the motor has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The blower does not react',
            means:
              'The brushes may be worn out completely, or the motor gets no current: check the fuse and measure at the plug.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure at the motor plug',
        steps: [
          'Reach under the dashboard on the passenger side and find the plug of the blower motor.',
          'With the blower on full, measure across the two wires of the plug.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It reads near 12 V, and the motor does not turn',
            means: 'The motor gets its current but does not turn, so it has failed.',
            effect: 'confirms',
          },
          {
            finding: 'There is no voltage',
            means: 'The motor gets no current: look at the fuse, relay, resistor or controller.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the cabin blower motor',
      overview:
        'On most cars the motor drops out downwards behind the glovebox after three screws or a twist. Find out whether water or a blocked filter ruined it, or the new one will fail as well.',
      minutes: [30, 120],
      tools: ['Stubby screwdriver and small sockets', 'Torch', 'Multimeter', 'Vacuum cleaner'],
      steps: [
        'Check the fuse and the relay, and make sure that the plug is not melted.',
        'If an airbag or its wiring is near, disconnect the battery and wait ten minutes.',
        'Remove the glovebox or the lower cover. Unplug the motor and pull off its cooling hose.',
        'Undo the screws or turn the motor past its catch, and lower it together with its fan wheel.',
        'Look into the housing for leaves, nests and water. Vacuum it out, and follow any water up to the scuttle drain.',
        'Compare the old and the new motor: the direction of the wheel, the plug and the shaft must match, because left- and right-hand-drive motors differ. Transfer the foam ring if the new motor has none.',
        'Fit the motor with its cooling hose and spin it by hand: it must not rub.',
        'Plug the motor in, reconnect the battery if you disconnected it, and try every speed. If the old plug had turned brown, measure the current too: a stiff motor burns out resistors.',
        'Fit a new cabin filter if the old one is dirty, and refit the glovebox.',
      ],
      safety: [
        'Disconnect the battery before you work near airbags under the dashboard.',
        'Switch the ignition off and keep your fingers out of the fan wheel: it can start when the ignition comes on.',
      ],
      stopIf:
        'Stop if the plug or its wiring is melted: it needs a new connector with wire of the full cross-section.',
    },
    parts: [
      { name: 'Blower motor with fan wheel', usd: [45, 250] },
      { name: 'Cabin filter', usd: [12, 50], ifNeeded: true },
    ],
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
    shown: {
      workshopName: 'Blower resistor or electronic speed controller open or shorted',
      summary:
        'The resistor that provides the lower speeds has burnt out, so only full speed is left. With an electronic controller the fan stays off, surges, or runs on after the key is out and drains the battery.',
      patterns: [
        'Speeds 1 to 3 are dead, and only speed 4 blows.',
        'The blower runs although the key has been taken out.',
        'If a second resistor burns out soon after the first, the motor draws too much current.',
      ],
    },
    checks: [
      {
        title: 'Try every blower speed',
        steps: [
          'With the ignition on, go slowly through all the blower speeds.',
          'Wait five seconds at each speed and feel the air at the vents.',
        ],
        tool: 'None',
        minutes: 2,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Only full speed works, or single speeds are missing',
            means: 'Only full speed bypasses the resistor, so the resistor has failed.',
            effect: 'confirms',
          },
          {
            finding: 'No speed works at all',
            means:
              'The motor, the fuse or an electronic controller is at fault: measure at the motor plug.',
            effect: 'neutral',
          },
          { finding: 'All speeds work', means: 'The resistor is good.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Take out the resistor and look',
        steps: [
          'Switch off and disconnect the battery. Find the resistor in the air duct near the blower, where two screws usually hold it. Let it cool before you touch it.',
          'Take it out and look for a broken wire, a burnt board and a melted plug.',
        ],
        tool: 'Screwdriver, torch and multimeter',
        minutes: 20,
        outcomes: [
          {
            finding: 'A coil is broken, a part is burnt or the plug has melted',
            means: 'The resistor or its plug has burnt through.',
            effect: 'confirms',
          },
          {
            finding: 'It looks intact and measures a few ohms per step',
            means: 'The resistor is intact: look at the switch and the wiring.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the blower resistor and its plug',
      overview:
        'Replace a melted plug at the same time, and measure the current of the motor so that the new resistor does not burn out as well.',
      minutes: [20, 60],
      tools: ['Stubby screwdriver', 'DC clamp meter', 'Crimp tool and repair plug'],
      steps: [
        'Switch off and disconnect the battery.',
        'Remove the cover under the dashboard, or the glovebox.',
        'Let the resistor cool, because it can be hotter than 150 °C.',
        'Press the latch of the plug and pull it off. If the plug has melted on, cut the wires one at a time and leave them as long as possible.',
        'Undo the two screws and draw the resistor out of the duct. Pick any leaves out of the hole.',
        'If you need the repair plug, crimp it on with the wires in the same order. Stagger the joints and seal each one.',
        'Fit the new resistor with its seal. Never run it outside the duct, because without moving air it burns out in seconds.',
        'Reconnect the battery and try all speeds.',
        'Put the clamp meter round the supply wire of the motor at full speed. Far more than 20 A means a worn motor or a blocked filter that will burn out the new part. Refit the cover or glovebox.',
      ],
      safety: [
        'Disconnect the battery before you unplug a hot or melted connector.',
        'Do not bridge the resistor: the full current would then flow through the switch.',
      ],
      stopIf:
        'Stop if the wires behind the plug have lost their insulation far into the dashboard.',
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
        'The car is safe to drive. Clear the blower soon: an unbalanced wheel ruins the motor bearing, and a dry nest near the resistor can smoulder.',
    },
    patterns: [
      'Autumn, parked under trees.',
      'Ticking like a card in bicycle spokes, quicker with each fan step.',
    ],
    shown: {
      workshopName: 'Debris in the heater blower wheel',
      summary:
        'Leaves, seeds or a mouse nest lie in the blower wheel and put it out of balance. It flutters, ticks and shakes with fan speed.',
      patterns: [
        'It begins in autumn, on a car parked under trees.',
        'It ticks like a card in bicycle spokes, quicker with each fan speed.',
      ],
    },
    checks: [
      {
        title: 'Change the fan speed and the air intake',
        steps: [
          'Park, switch the ignition on, go through the fan speeds and listen at the glovebox.',
          'Switch between fresh air and recirculation.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A flutter or tick follows the fan speed at once',
            means: 'Something lies in the wheel or touches it.',
            effect: 'supports',
          },
          {
            finding: 'The noise does not change with fan speed',
            means: 'The noise does not come from the blower.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Pull the cabin filter and look past it',
        steps: [
          'Switch the blower and the ignition off. Take out the cabin filter.',
          'Look into the opening with a torch and a mirror.',
        ],
        tool: 'Torch and mirror',
        minutes: 15,
        outcomes: [
          {
            finding: 'There are leaves, fluff, droppings or seeds',
            means: 'This is what the wheel strikes: clear it out.',
            effect: 'confirms',
          },
          {
            finding: 'The wheel is clean',
            means: 'Nothing lies in the wheel, so the bearing of the motor is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear debris from the cabin blower',
      overview:
        'Fit a new cabin filter and block the way in as well: a missing scuttle grille or filter cover lets the next leaves through.',
      minutes: [20, 90],
      tools: [
        'Vacuum cleaner with a thin hose',
        'Torch and mirror',
        'Gloves, mask and disinfectant',
        'Screwdrivers',
      ],
      steps: [
        'Switch the ignition off and take the key out. Remove the glovebox and the cabin filter, and note the air-flow arrow on the filter.',
        'If there are droppings, wear a mask and gloves, and wet everything with disinfectant before you touch it.',
        'Pick out the large pieces, then vacuum through the opening while you turn the wheel by hand.',
        'If you cannot reach everything, lower the blower. It is usually held by three screws and a plug.',
        'Wipe each blade of the wheel. Do not bend or remove the balance clips.',
        'Clear the scuttle outside and check its mesh. Close gaps with stainless-steel mesh, and leave the drain open.',
        'Refit the blower, turn it by hand, then try all speeds.',
        'Fit a new filter with its arrow pointing the right way, and refit the glovebox.',
      ],
      safety: [
        'Take the key out before you reach into the wheel: it can cut your fingers.',
        'Rodent droppings carry disease: wet them, and never blow them out dry.',
      ],
      stopIf: 'Stop if the noise remains with a clean wheel: the motor bearing is worn.',
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
    shown: {
      patterns: [
        'The filter has never been changed, because the owner did not know that it existed.',
        'The air is stronger on recirculation than on fresh air, on cars that filter only fresh air.',
      ],
    },
    checks: [
      {
        title: 'Take the cabin filter out',
        steps: [
          'Find the filter with the help of the manual. It sits behind the glovebox, under the dashboard or below the scuttle.',
          'Take it out and hold it up to the light.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'It is grey, matted, full of leaves or wet',
            means: 'Hardly any air gets through a filter like that: change it.',
            effect: 'confirms',
          },
          {
            finding: 'Light shows through, and the pleats are clean',
            means: 'The filter is not the cause of the weak air flow.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Run the blower without the filter',
        steps: [
          'Leave the filter out, close its lid, and run the blower at full speed for a minute.',
          'Compare the air flow at the vents with what it was before.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The air flow is much stronger',
            means: 'The filter was holding the air back.',
            effect: 'confirms',
          },
          {
            finding: 'The air flow is just as weak',
            means:
              'The filter is not to blame: look for an iced or dirty evaporator, a jammed flap or a weak blower.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Change the cabin air filter',
      overview:
        'The change takes ten minutes on most cars. A carbon filter also absorbs smells. Fit a new filter once a year or every 15,000 miles, preferably in late autumn after the leaves have fallen.',
      minutes: [15, 30],
      tools: ['Trim tool or screwdriver, if needed', 'Vacuum cleaner'],
      steps: [
        'Switch the blower and the ignition off.',
        'Empty the glovebox, press its stops inwards and let it swing down, or remove the cover shown in the manual.',
        'Unclip the filter lid and draw the old filter out level, so that no dirt falls into the blower.',
        'Note the air-flow arrow and the number of filters: some cars have two, one behind the other.',
        'Vacuum the slot of the filter.',
        'Slide the new filter in with its arrow in the direction marked on the housing, without crushing the pleats.',
        'Close the lid and the glovebox, run the blower at every speed and listen for rubbing.',
        'Write the date and the mileage on the frame of the filter for next time.',
      ],
      safety: [
        'Switch the blower off and keep your fingers away from its wheel.',
        'Wear a mask if the old filter is mouldy or mice have nested in it.',
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
      reason: 'The car is safe to drive as long as the windscreen can still be demisted.',
    },
    patterns: [
      'Clicks for ten seconds after each start, while the flap tries to find its end.',
      'Driver hot, passenger cold, and the coolant is full and warm.',
    ],
    shown: {
      patterns: [
        'The dashboard clicks for ten seconds after each start, while the flap tries to find its end stop.',
        'The driver gets hot air and the passenger cold, although the coolant is full and warm.',
      ],
    },
    checks: [
      {
        title: 'Turn the temperature from coldest to hottest',
        steps: [
          'With the engine warm, set the blower low and switch the radio off. Turn the temperature slowly from end to end, one side after the other.',
          'Listen behind the dashboard and feel the air at the vents.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It clicks or is silent, and the temperature does not change',
            means: 'The actuator on that side does not move its flap.',
            effect: 'supports',
          },
          {
            finding: 'It whirrs softly and the temperature changes',
            means: 'The actuator moves its flap as it should.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Feel both heater hoses',
        steps: [
          'Warm the engine up with the heater set to hot, then switch it off. Wait until the belts have stopped, and watch the fan, because an electric fan can start by itself.',
          'Touch both heater hoses at the bulkhead briefly with the back of a finger. They can be hot enough to scald; both should feel the same.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Both are hot, yet the air is cold',
            means: 'Hot coolant reaches the heater, but the flap does not direct air through it.',
            effect: 'supports',
          },
          {
            finding: 'One hose is cold',
            means:
              'The coolant is low, there is an air lock or the heater matrix is blocked; the flap is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a temperature blend-door actuator',
      overview:
        'The actuator itself is cheap and held by two or three screws. It may take half an hour behind the glovebox or half a day behind the dashboard, depending on where it sits. Try a calibration first.',
      minutes: [30, 240],
      tools: [
        'Small sockets with flexible drive',
        'Torch and mirror',
        'Trim tools',
        'OBD tool for calibration (some cars)',
        'Short screwdriver',
        'Fuse puller',
      ],
      steps: [
        'Try a reset first. Switch the ignition off, take the climate fuse out for one minute and put it back. Switch the ignition on and leave the controls untouched for two minutes while the flaps learn their stops.',
        'Find the clicking actuator by touch: lay your fingers on each one while a helper turns the temperature.',
        'Switch off. Near a knee airbag, disconnect the battery and wait ten minutes. Take off the trim in the way.',
        'Unplug the actuator and undo its screws with a short driver. Do not drop them into the heater case.',
        'Turn the shaft of the flap by hand through its whole travel. It must turn freely and stop at both ends, because a jammed flap would strip the next gear.',
        'Set the new actuator to the same position as the shaft. Never force it on.',
        'Tighten the screws evenly and plug the actuator in. Reconnect the battery if it is off, and run the calibration with the tool or as the manual describes.',
        'Check the coldest and the hottest setting on both sides before you refit the trim.',
      ],
      safety: [
        'Disconnect the battery and wait ten minutes before you work near airbag parts.',
        'Let the heater hoses cool before you work near them.',
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
    shown: {
      workshopName:
        'Air-distribution or recirculation flap actuator or linkage faulty (or vacuum lost)',
      summary:
        'The actuator or linkage that sends air to the windscreen, face or feet has failed, or on older cars its vacuum has been lost. Air comes only from one set of vents, usually those at the windscreen.',
      patterns: [
        'On vacuum systems the air moves to the windscreen under acceleration: a hose is leaking.',
        'With the flap stuck on recirculation, the windows mist up on every drive.',
        'If only one half of the windscreen clears, the duct has slipped off, or a pen or leaves block the flap.',
      ],
    },
    checks: [
      {
        title: 'Step through all vent positions',
        steps: [
          'Switch the ignition on and set the blower to a medium speed. Select face, feet, windscreen and recirculation one after another, and wait ten seconds at each.',
          'Feel the air at each vent, and listen for the motor or for a click.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The air does not move, or there is a click at one position',
            means: 'The actuator or linkage of that flap does not follow the switch.',
            effect: 'supports',
          },
          {
            finding: 'All positions work',
            means: 'Every flap moves to its selected position.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the linkage beside the heater case',
        steps: [
          'From the footwell of the driver or passenger, shine a torch on the levers at the side of the heater case.',
          'Have a helper change the vent positions while you watch. Keep your fingers away from the levers.',
        ],
        tool: 'Torch',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The motor turns and the lever does not, or a rod has popped off',
            means: 'A gear or rod between motor and flap has broken or come loose.',
            effect: 'confirms',
          },
          {
            finding: 'The levers move fully',
            means: 'The flap inside the case may have broken or lost its foam.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the air-distribution actuator or linkage',
      overview:
        'A rod that has popped off costs nothing to refit. The actuator is a small part on the side of the case. On vacuum systems the leak is most often a brittle hose in the engine bay.',
      minutes: [30, 180],
      tools: ['Torch and mirror', 'Small sockets', 'Vacuum hand pump (older cars)', 'Trim tools'],
      steps: [
        'Try the calibration of the climate control that the manual describes.',
        'Near a knee airbag, disconnect the battery and wait ten minutes. Remove the side cover of the centre console and find the cam, the levers and the actuator.',
        'With the actuator unplugged, move the cam by hand. It must move freely through its whole travel.',
        'Clip loose rods back on, and replace worn clips instead of gluing them.',
        'On vacuum systems, follow the thin hose from the intake to the reservoir, the check valve and the bulkhead. Test each diaphragm with the hand pump.',
        'Note the position of the cam and unscrew the actuator.',
        'Fit the new actuator in the same position, plug it in and refit what you removed. Reconnect the battery and calibrate the flaps.',
        'Try windscreen, face, feet and recirculation in turn, and hold a strip of tissue to each vent.',
      ],
      safety: [
        'Demisting matters for safety: check that it works before you drive.',
        'Disconnect the battery and wait ten minutes before you work near airbag parts.',
      ],
      stopIf:
        'Stop if the flap has broken inside the case: on most cars the dashboard has to come out.',
    },
    parts: [{ name: 'Mode actuator, rod or vacuum hose', usd: [5, 130] }],
    labourHours: [0.5, 3],
    diy: 'moderate',
  },
  'evaporator-drain-blocked': {
    name: 'Blocked air-conditioning drain',
    workshopName: 'HVAC condensate drain hose blocked or displaced',
    summary:
      'The evaporator wrings water from the air, and it should drip beneath the car. With the drain blocked by leaves or insects it fills the case and spills into the front footwell, sometimes sloshing about in bends.',
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
        'The car is safe to drive. Clear the drain soon, before water reaches control units under the carpet and mould grows.',
    },
    patterns: [
      'Clear water, only on days with cooling, in humid heat.',
      'Sloshing behind the dash in bends.',
      'No puddle under the parked car any more.',
    ],
    shown: {
      workshopName: 'Condensate drain hose of the heater case blocked or displaced',
      summary:
        'The evaporator condenses water from the air, which should drip out beneath the car. When the drain is blocked by leaves or insects, the water fills the case and spills into the front footwell, sometimes sloshing about in bends.',
      patterns: [
        'The water is clear and appears only on humid days with the cooling on.',
        'Water sloshes behind the dashboard in bends.',
        'There is no longer a puddle under the parked car.',
      ],
    },
    checks: [
      {
        title: 'Look for drips under the car',
        steps: [
          'On a humid day, park in the open air and run the cooling for fifteen minutes.',
          'Look under the front passenger area without crawling beneath the car.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'Nothing drips outside, and there is water in the footwell',
            means: 'The water cannot drain out below and runs into the car.',
            effect: 'confirms',
          },
          {
            finding: 'There is a steady drip outside',
            means: 'The drain works: look for rain leaks instead.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Examine the water in the carpet',
        steps: [
          'Press a white paper towel into the wet carpet until it is soaked.',
          'Look at its colour, feel it and smell it.',
        ],
        tool: 'Paper towel',
        minutes: 2,
        outcomes: [
          {
            finding: 'It is clear, odourless water',
            means: 'It is condensed water or rain, not coolant.',
            effect: 'supports',
          },
          {
            finding: 'It is sweet, coloured and slippery',
            means: 'It is coolant: the heater matrix leaks.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear the air-conditioning drain hose',
      overview:
        'No part is needed. The outlet is a rubber nozzle at the bulkhead or floor. Gentle air or a soft nylon line clears it; high pressure would blow the hose off inside the car.',
      minutes: [25, 90],
      tools: [
        'Jack and axle stands',
        'Torch',
        'Soft nylon line',
        'Hand pump or low-pressure air',
        'Wet vacuum',
        'Wheel chocks',
        'Goggles',
      ],
      steps: [
        'Find the outlet in the manual, or look below the bulkhead on the passenger side for a rubber nozzle.',
        'With the engine and exhaust cold, chock the wheels, raise the car and put it on axle stands.',
        'Keep to one side of the outlet: a litre of dirty water may come out at once.',
        'Squeeze the lips of the nozzle and push the soft nylon line up about 15 cm while you turn it. Do not use wire, because the evaporator lies behind.',
        'Hold a wet vacuum cleaner to the outlet, or blow gently with a hand pump, until water runs out. Lower the car.',
        'Inside the car, check behind the carpet that the hose has not slipped off its spigot.',
        'If your heater case allows it, take the cabin filter out, pour half a litre of water into its slot and watch it drain.',
        'Lift the carpet, vacuum the water out of the foam, let it dry for several days and lay it back.',
        'Refit the cabin filter and clear the scuttle of leaves. After a humid drive with the cooling on, water must drip under the car and the carpet must stay dry.',
      ],
      safety: [
        'Use axle stands, never just the jack, and let the exhaust cool.',
        'Wear goggles, because the water can run into your face.',
      ],
      stopIf:
        'Stop if water still comes inside although the drain is clear: the seal of the case or the bulkhead leaks.',
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
      reason:
        'The car is safe to drive, but the smell is unpleasant and the air is bad for people with asthma.',
    },
    patterns: [
      'Smells for the first minute, then fades.',
      'Short trips in humid weather with cooling on to the very end.',
    ],
    shown: {
      workshopName: 'Microbial growth on the evaporator',
      summary:
        'The evaporator stays wet after each drive, and bacteria and mould grow on it. For the first minutes after switching on, the air smells of old socks or vinegar. The cooling is as good as ever.',
      patterns: [
        'The smell lasts for the first minute, then fades.',
        'It follows short trips in humid weather with the cooling on to the very end.',
      ],
    },
    checks: [
      {
        title: 'Compare the smell at switch-on and after drying',
        steps: [
          'Start the engine with the cooling on and note the smell in the first minute.',
          'On the next day, drive the last five minutes with the cooling off and the blower on. Compare the smell at the following start.',
        ],
        tool: 'None',
        minutes: 10,
        days: 1,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The smell is strong at first, and weaker after drying',
            means: 'Mould grows on the wet evaporator, and drying holds it back.',
            effect: 'supports',
          },
          {
            finding: 'The smell is always equally strong',
            means: 'Look at the carpet and the filter, or for something dead in the duct.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Smell the cabin filter and the carpet',
        steps: [
          'Take the cabin filter out and smell it.',
          'Press the carpet in all footwells to feel for damp.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'Both are dry and have no smell',
            means: 'The filter and the carpet are not the source, which leaves the evaporator.',
            effect: 'supports',
          },
          {
            finding: 'The filter is mouldy or the carpet wet',
            means: 'That is a source of smell in itself: deal with it first.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean and disinfect the evaporator',
      overview:
        'A perfumed fogger in the cabin only masks the smell. Foam or spray has to reach the fins themselves.',
      minutes: [30, 75],
      tools: [
        'Long probe for the cleaner',
        'Gloves and goggles',
        'Towels',
        'Screwdriver or Torx set',
      ],
      steps: [
        'Make sure that the drain is clear: run the cooling with a tray below the outlet and look for drips.',
        'Switch the engine off, take out the cabin filter and cover the carpet.',
        'Find a way to the fins: the filter slot, the hole of the blower resistor or the drain nozzle. Feed the probe up to the fins.',
        'Spray the foam evenly over the evaporator and leave it for as long as the can states.',
        'Let it run out through the drain. Do not spray electrical parts such as the resistor or a heating element.',
        'Open all doors for some minutes first. Then run the engine outdoors with the windows open and the blower on full, without cooling, for fifteen minutes.',
        'Refit what you removed, and fit a new cabin filter, preferably with activated carbon.',
        'From now on, switch the cooling off a few minutes before you arrive and leave the blower on. Some cars have an after-blow setting that a dealer can activate. The job has worked if the first air after a damp night has no smell.',
      ],
      safety: [
        'Let nobody sit in the car while the cleaner acts, and air the car well before you drive.',
        'Many propellants are flammable and can explode in a closed car. Leave the ignition off while you spray, do not smoke, and open the doors for some minutes before the blower runs.',
      ],
      stopIf:
        'Stop if the smell is sweet or of exhaust: coolant or exhaust gas in the cabin is a different and dangerous matter.',
    },
    parts: [
      { name: 'Evaporator cleaner', usd: [12, 35] },
      { name: 'Carbon cabin filter', usd: [18, 60] },
    ],
    labourHours: [0.5, 1.2],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
