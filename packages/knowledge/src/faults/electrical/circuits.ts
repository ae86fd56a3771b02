import { WITH_ENGINE, WITH_STARTER } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Fuses, relays and feeds, apart from what they feed. */
export const circuitFaults = {
  'power-window-feed-lost': {
    name: 'Fuse, relay or main feed of the windows failed',
    workshopName: 'Power window supply: fuse, circuit breaker, relay or master switch feed open',
    summary:
      'All electric windows share a fuse, a relay and the feed through the driver’s switch. When one of these goes, all stop at once, though no motor is broken.',
    prior: 1.5,
    symptoms: {
      'all-windows-dead': 0.8,
      'window-fault': 0.5,
      'fuse-blows': 0.25,
      'sunroof-fault': 0.15,
      'locking-fault': 0.1,
      'electrics-odd': 0.08,
    },
    against: ['window-drops', 'window-slow', 'battery-light'],
    conditions: { 'sudden-onset': 0.55, intermittent: 0.2, 'wet-weather': 0.12 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car drives as usual, but a window that stays open lets in rain and thieves.',
    },
    patterns: [
      'Blew while two windows were raised at once in frost.',
      'The lock-out button of the driver’s door stops the others and is often overlooked.',
    ],
    shown: {
      workshopName:
        'Electric window supply: fuse, circuit breaker, relay or master switch feed open',
      summary:
        'All the electric windows share a fuse, a relay and a feed through the driver’s switch. When one of these fails, all the windows stop at once, though no motor is broken.',
      patterns: [
        'The fuse blew while two frozen windows were being raised at once.',
        'The lock-out button on the driver’s door disables the other windows and is often overlooked.',
      ],
    },
    checks: [
      {
        title: 'Press the window lock-out button once',
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        steps: [
          'Switch the ignition on and leave the engine off. Find the lock-out button on the driver’s door and press it.',
          'Try every window switch, then press the button again and try them once more.',
        ],
        outcomes: [
          {
            finding: 'The passengers’ windows work now',
            means: 'The windows were merely locked out. Nothing is broken.',
            effect: 'rules-out',
          },
          {
            finding: 'No window works, not even the driver’s',
            means: 'The shared feed has failed: look at the fuse and relay.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Look at the window fuse and relay',
        tool: 'Fuse puller',
        minutes: 15,
        needs: 'powered',
        steps: [
          'Switch the ignition off. Find the window fuse with the diagram on the lid of the fuse box; some cars have a circuit breaker instead.',
          'Check whether the fuse has blown. Then swap the relay with an identical one, switch the ignition on and try the windows.',
        ],
        outcomes: [
          {
            finding: 'The fuse has blown, or the windows work with the other relay',
            means: 'The fuse or the relay was at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Both are good',
            means: 'Look at the driver’s switch and at the loom in the door hinge.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore power to the electric windows',
      minutes: [20, 60],
      overview:
        'Most cases need no more than a fuse or a relay. If the fuse blows again, one window draws too much current: find it by unplugging the motors in turn.',
      tools: ['Fuse puller', 'Multimeter', 'Trim tool'],
      steps: [
        'Switch the ignition off and replace the fuse once, with one of the same rating.',
        'Raise one window at a time. If the fuse blows with one of them, that window is stiff or its wiring is shorted.',
        'If the fuse is good, swap the relay with an identical one. Buy a new one if that is the cure.',
        'With the ignition on, measure the supply at the driver’s switch. If it is far below 12 V, have the feed traced.',
        'Peel back the rubber gaiter between door and body and look for broken wires.',
        'Reset the one-touch function: raise each window fully and hold its switch up for five seconds.',
      ],
      safety: [
        'Keep fingers and children away from the windows, because they may start to move.',
        'Never fit a fuse of a higher rating.',
      ],
      stopIf:
        'Stop if the fuse blows at once with all windows unplugged: there is a short circuit in the loom.',
    },
    parts: [{ name: 'Fuse or relay', usd: [3, 30] }],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
  'horn-circuit-open': {
    name: 'Horn fuse, relay or wire failed',
    workshopName: 'Horn supply: fuse, relay or connector open',
    summary:
      'Fuse, relay or the plug at the horn no longer pass current. The horn itself and the pad on the wheel are sound.',
    prior: 1,
    symptoms: {
      'horn-fault': 0.9,
      'fuse-blows': 0.2,
      'socket-hot': 0.02,
      'accessory-socket-dead': 0.06,
      'alarm-false': 0.03,
    },
    against: ['airbag-light', 'wheel-buttons-dead', 'horn-by-itself'],
    conditions: { 'sudden-onset': 0.4, 'wet-weather': 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car drives, but you cannot warn anybody, and it fails the MOT without a horn. Repair it this week.',
    },
    patterns: ['No click anywhere when pressed: fuse or relay. A click and silence: plug or horn.'],
    checks: [
      {
        title: 'Listen for the horn relay',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Switch the ignition on and leave the engine off. Let a helper press the horn button.',
          'Listen at the fuse boxes for the click of the relay.',
        ],
        outcomes: [
          {
            finding: 'There is no click',
            means: 'The fuse, the relay or the contact in the steering wheel is at fault.',
            effect: 'supports',
          },
          {
            finding: 'It clicks each time',
            means: 'The relay works: look at the plug and the horn.',
            effect: 'neutral',
          },
          {
            finding: 'The horn sounds when the wheel is turned',
            means: 'The contact behind the steering wheel is at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the horn fuse and swap its relay',
        tool: 'Fuse puller',
        minutes: 10,
        needs: 'powered',
        steps: [
          'Switch the ignition off. Find the horn fuse and relay with the diagram on the lid of the fuse box.',
          'Check whether the fuse has blown. Swap the relay with an identical one, see that the plug of the horn is clean and tight, and try the horn.',
        ],
        outcomes: [
          {
            finding: 'The fuse has blown, or it sounds with the other relay',
            means: 'The fuse or the relay was the cause.',
            effect: 'confirms',
          },
          {
            finding: 'All three are good',
            means: 'The horn or the contact in the steering wheel is left.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    shown: {
      summary:
        'The fuse, the relay or the plug at the horn no longer passes current. The horn itself and its switch on the steering wheel are good.',
      patterns: [
        'If no click comes from anywhere when the horn is pressed, suspect the fuse or relay; a click without sound means the plug or the horn.',
      ],
    },
    guide: {
      title: 'Restore power to the horn',
      minutes: [15, 40],
      overview: 'Most cases need no more than a fuse, a relay or a clean plug.',
      tools: ['Fuse puller and ear protection', 'Test light', 'Contact cleaner', 'Contact grease'],
      steps: [
        'Switch the ignition off and replace a blown fuse once, with one of the same rating.',
        'If the fuse is good, swap the relay with an identical one, and replace it if the horn then works.',
        'Find the horn, usually behind the front bumper. Unplug it and clean its contacts.',
        'Connect a test light across the contacts of the plug. Switch the ignition on and let a helper press the horn.',
        'If it lights, the feed is good and the horn itself has failed.',
        'Put a little contact grease on the plug, push it back on and sound the horn.',
      ],
      safety: [
        'Wear ear protection when you work beside the horn.',
        'Leave the airbag in the steering wheel untouched.',
      ],
      stopIf: 'Stop if the fault lies in the steering wheel, because the airbag has to come off.',
    },
    parts: [{ name: 'Fuse or relay', usd: [3, 25] }],
    labourHours: [0.2, 0.6],
    diy: 'easy',
  },
  'blower-plug-melted': {
    name: 'Heater blower plug or fuse melted',
    workshopName: 'Blower motor or resistor connector burnt, blower fuse open',
    summary:
      'The blower draws the largest current in the cabin. A plug that has lost its grip gets hot, browns and melts: the blower cuts in and out, only some speeds work, and it smells of hot plastic.',
    prior: 1.6,
    symptoms: {
      'blower-dead': 0.6,
      'electrical-smell': 0.4,
      'blower-one-speed': 0.4,
      'fuse-blows': 0.2,
      'weak-airflow': 0.1,
      'no-heat': 0.1,
      'windows-fog': 0.1,
    },
    against: ['blower-noise', 'ac-smell', 'overheating'],
    conditions: { intermittent: 0.45, 'over-bumps': 0.2, constant: 0.2 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Leave the blower off, and the car may be driven to a workshop, but not in weather that mists the windscreen. If it smells hot or smokes even so, stop and get out.',
    },
    patterns: [
      'Comes back when the glovebox is knocked.',
      'A new resistor burns its plug again when the motor is stiff.',
    ],
    shown: {
      summary:
        'The blower draws one of the largest currents in the cabin. A plug that has lost its grip gets hot, turns brown and melts: the blower cuts in and out, only some speeds work, and there is a smell of hot plastic.',
      patterns: [
        'The blower comes back to life when the glovebox is knocked.',
        'A new resistor burns its plug again if the blower motor is stiff.',
      ],
    },
    checks: [
      {
        title: 'Look at the blower plug with everything off',
        tool: 'Torch',
        minutes: 20,
        steps: [
          'Switch the blower and the ignition off, and take the key out. Then reach behind the glovebox.',
          'Unplug the motor and the resistor, and look for brown plastic and burnt pins. Do not switch the blower on to try it.',
        ],
        outcomes: [
          {
            finding: 'It is brown or melted',
            means: 'The plug has overheated and has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It is clean and tight',
            means: 'The plug is good, so look at the fuse.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the blower fuse',
        tool: 'Fuse puller',
        minutes: 5,
        steps: [
          'Switch the ignition off. Find the blower fuse with the diagram on the lid of the fuse box.',
          'Pull the fuse and look at it and at its socket.',
        ],
        outcomes: [
          {
            finding: 'The fuse has blown, or its socket is brown',
            means: 'Too much current has flowed, or the contact is poor.',
            effect: 'supports',
          },
          {
            finding: 'The fuse and its socket are good and clean',
            means: 'The feed is good up to this point.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a melted blower plug',
      minutes: [40, 120],
      overview:
        'The burnt plug is cut off and a repair plug with thicker wire is crimped on. Measure the current of the motor as well, or the new plug will melt too.',
      tools: [
        'Crimping tool and heat-shrink sleeves',
        'DC clamp meter',
        'Trim tool',
        'Screwdrivers and battery spanner',
      ],
      steps: [
        'Switch everything off and disconnect the battery.',
        'Take the glovebox out. If a knee airbag is mounted near it, leave this job to a workshop.',
        'Cut the burnt plug off, and shorten the wires until the copper is bright.',
        'Crimp the repair plug on and insulate each wire.',
        'Spin the blower by hand and clear out any leaves. It has to run freely.',
        'Fit a new resistor if its pins are burnt.',
        'Reconnect the battery. Measure the current of the motor at full speed with a clamp meter and compare it with the workshop data: a stiff motor draws too much and has to be replaced.',
        'Run the blower at every speed and feel the plug after ten minutes. It may be warm but not hot. Refit the glovebox.',
      ],
      safety: [
        'Never run the blower with a melted plug: it can set the dashboard on fire.',
        'Never fit a fuse of a higher rating.',
      ],
      stopIf:
        'Stop if the insulation is melted beyond the plug or the fuse socket is burnt: an auto electrician has to repair it.',
    },
    parts: [
      { name: 'Repair plug', usd: [10, 40] },
      { name: 'Blower resistor', usd: [20, 90], ifNeeded: true },
      { name: 'Blower motor', usd: [60, 220], ifNeeded: true },
    ],
    labourHours: [0.6, 1.8],
    diy: 'moderate',
  },
  'ac-relay-or-fuse-failed': {
    name: 'Air conditioning relay or fuse failed',
    workshopName: 'A/C clutch relay, fuse or its feed open',
    summary:
      'The compressor gets its current through a relay and a fuse. With either gone the air is never cold, the clutch does not click, and the refrigerant is all there.',
    prior: 1.6,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'ac-not-cold': 0.7,
      'ac-compressor-dead': 0.65,
      'ac-cuts-out': 0.25,
      'fuse-blows': 0.2,
      'climate-panel-dead': 0.03,
    },
    against: ['ac-oil-stain', 'ac-noise', 'weak-airflow', 'ac-one-side'],
    conditions: { 'sudden-onset': 0.5, 'ac-on': 0.35, intermittent: 0.2 },
    codes: { P0645: 0.3, P0646: 0.15, P0647: 0.1 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'Only the cooling is missing. Drive as usual.' },
    patterns: [
      'Cold one day, warm the next, and no hiss of lost gas.',
      'A fuse that blows again points to the coil of the clutch.',
    ],
    shown: {
      workshopName: 'Air-conditioning clutch relay, fuse or its feed open',
      summary:
        'The clutch of the compressor gets its current through a relay and a fuse. If either has failed, the air is never cold and the clutch does not click, although no refrigerant has been lost.',
      patterns: [
        'The air was cold one day and warm the next, with no hiss of escaping gas.',
        'A fuse that blows again points to the coil of the compressor clutch.',
      ],
    },
    checks: [
      {
        title: 'Swap the air-conditioning relay with an identical one',
        tool: 'Fuse puller',
        minutes: 10,
        needs: 'running',
        steps: [
          'With the engine off, find the fuse and the relay with the diagram on the lid of the fuse box. Check whether the fuse has blown, and swap the relay with one of the same number.',
          'Start the engine, set the air conditioning to its coldest and listen for the click of the clutch.',
        ],
        outcomes: [
          {
            finding: 'The air is cold with the other relay, or the fuse has blown',
            means: 'The relay or the fuse was the cause.',
            effect: 'confirms',
          },
          {
            finding: 'It makes no difference',
            means: 'Look at the refrigerant pressure, the pressure switch and the compressor.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the front of the compressor',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Work only with the engine off and cold. Find the compressor by its pulley.',
          'Check that the plug of its clutch is pushed home, and look for oily stains at the hoses.',
        ],
        outcomes: [
          {
            finding: 'The plug is pushed home, and there are no oil stains',
            means: 'There is no sign of a leak, so an electrical fault is more likely.',
            effect: 'supports',
          },
          {
            finding: 'There is oily dirt at a joint',
            means: 'Refrigerant has leaked there: have a workshop find and repair the leak.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the air conditioning relay',
      minutes: [15, 40],
      overview: 'If the fuse blows again, have the clutch coil measured.',
      tools: ['Fuse puller', 'Multimeter'],
      steps: [
        'Switch the ignition off.',
        'Pull the relay out and look for burnt contacts in its socket.',
        'Fit a relay of the same number.',
        'Replace a blown fuse once, with one of the same rating.',
        'Start the engine, switch the air conditioning on and feel the air after two minutes.',
        'If the clutch stays silent, switch the engine off, unplug the clutch and measure its coil: usually 3 to 5 ohms. Plug it in again.',
      ],
      safety: [
        'Keep hands and sleeves away from the belts and the fan.',
        'Never open a refrigerant joint: it is under pressure and freezes skin.',
      ],
      stopIf:
        'Stop if the relay and fuse are good: a workshop has to measure the refrigerant pressures.',
    },
    parts: [{ name: 'Relay or fuse', usd: [5, 30] }],
    labourHours: [0.2, 0.6],
    diy: 'easy',
  },
  'alternator-diode-leak': {
    name: 'Alternator diode drains the battery',
    workshopName: 'Alternator rectifier diode leaking: reverse current at rest',
    summary:
      'Diodes let current out of the alternator and not back. A leaking one lets the battery empty itself through the alternator overnight, and puts a ripple on the electrics, while charging still looks right.',
    prior: 1,
    fits: { fuels: WITH_STARTER },
    symptoms: {
      'battery-drains': 0.8,
      'needs-jump-start': 0.45,
      'alternator-whine': 0.3,
      'dim-flicker': 0.25,
      'battery-light': 0.2,
      'no-crank': 0.25,
      'battery-good': 0.15,
      'sound-fault': 0.06,
    },
    against: ['key-not-recognised', 'starter-grind', 'interior-light-fault'],
    conditions: { 'after-standing': 0.6, 'ignition-off': 0.4, 'after-jump-start': 0.35 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car runs normally until it is parked. Take jump leads with you and have the alternator tested this week.',
    },
    patterns: [
      'A new battery is flat after two nights, all fuses pulled and still a drain.',
      'The alternator is warm after a night of standing.',
    ],
    shown: {
      summary:
        'Diodes let current out of the alternator but not back in. A leaking one lets the battery empty itself through the alternator overnight and causes a ripple in the supply, while the charging voltage still looks right.',
      patterns: [
        'A new battery is flat after two nights, and the drain remains with every fuse pulled.',
        'The alternator is warm although the car has stood all night.',
      ],
    },
    checks: [
      {
        title: 'Feel the alternator after a night of standing',
        tool: 'None',
        minutes: 5,
        days: 1,
        steps: [
          'In the morning, before the engine has been started, touch the case of the alternator.',
          'Compare it with the temperature of the engine block.',
        ],
        outcomes: [
          {
            finding: 'It is warmer than the block',
            means: 'Current is flowing back through the alternator.',
            effect: 'confirms',
          },
          {
            finding: 'It is as cold as the block',
            means: 'No large current is flowing through it.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the drain with the alternator disconnected',
        tool: 'Clamp meter',
        minutes: 45,
        steps: [
          'Leave the car locked and asleep for half an hour, with the bonnet open and its latch closed with a screwdriver. Read the current with the clamp meter round the battery’s negative cable.',
          'Disconnect the negative clamp, take the thick cable off the alternator and insulate its end. Reconnect the negative clamp and read again after half an hour. Release the latch before you shut the bonnet.',
        ],
        outcomes: [
          {
            finding: 'The drain is gone',
            means: 'The diodes of the alternator are leaking.',
            effect: 'confirms',
          },
          {
            finding: 'The drain stays',
            means: 'Another circuit is drawing the current.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace an alternator with leaking diodes',
      minutes: [60, 180],
      overview:
        'A specialist can change the rectifier, but most people fit an exchange alternator. Inspect the belt at the same time.',
      tools: ['Socket set', 'Torque wrench', 'Belt tool', 'Multimeter', 'Clamp meter'],
      steps: [
        'Switch off and disconnect the negative clamp of the battery.',
        'Slacken the tensioner and take the belt off.',
        'Photograph the cable and the plug of the alternator, then take them off.',
        'Undo the bolts and lift the alternator out.',
        'Compare the new alternator with the old one: pulley, plug and bolt holes must match.',
        'Fit the alternator and tighten its bolts to the stated torque. Connect the cable and the plug, then fit the belt.',
        'Reconnect the battery, start the engine and measure across the battery posts: 13.8–14.7 V DC and less than 0.1 V AC is right.',
        'Measure the drain again once the car has been asleep for half an hour.',
      ],
      safety: [
        'The thick cable of the alternator is always live: disconnect the battery first.',
        'Keep clear of the belts while the engine is running.',
      ],
      stopIf: 'Stop if the drain remains with the new alternator: another circuit is the cause.',
    },
    parts: [
      { name: 'Exchange alternator', usd: [150, 450] },
      { name: 'Drive belt', usd: [20, 60], ifNeeded: true },
    ],
    labourHours: [0.8, 2],
    diy: 'moderate',
  },
  'lamp-stays-on-drain': {
    name: 'A light that stays on drains the battery',
    workshopName: 'Glovebox, boot or vanity lamp switch stuck closed',
    summary:
      'A lamp in glovebox, boot or sun visor burns on behind a closed lid because its switch sticks. Half an amp empties a battery in two to four days.',
    prior: 1.4,
    symptoms: {
      'battery-drains': 0.75,
      'interior-light-fault': 0.35,
      'needs-jump-start': 0.35,
      'ev-12v-flat': 0.15,
      'no-crank': 0.25,
      'door-ajar-warning': 0.05,
    },
    against: ['alternator-whine', 'battery-light', 'battery-damaged'],
    conditions: {
      'after-standing': 0.6,
      'after-long-standing': 0.3,
      'ignition-off': 0.3,
      'after-jump-start': 0.3,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives as usual once it has started. Find the light before you next leave the car parked for days.',
    },
    patterns: [
      'A warm lens in the glovebox gives it away.',
      'A boot lamp that stays on because the striker no longer meets its switch.',
    ],
    shown: {
      workshopName: 'Glovebox, boot or vanity light switch stuck closed',
      summary:
        'A light in the glovebox, boot or sun visor stays on behind its closed lid because the switch sticks. Half an amp empties a battery in two to four days.',
      patterns: [
        'A warm lens in the glovebox gives the fault away.',
        'A boot light stays on because the striker no longer presses its switch.',
      ],
    },
    checks: [
      {
        title: 'Film the closed glovebox and boot with a phone',
        tool: 'Phone',
        minutes: 10,
        steps: [
          'Set a phone to record video, lay it in the glovebox, close the lid for a minute and lock the car. Do the same in the boot, and take the key with you.',
          'Watch the recording.',
        ],
        outcomes: [
          {
            finding: 'The light stays on',
            means: 'The switch of that light is stuck: until it is replaced, take the bulb out.',
            effect: 'confirms',
          },
          {
            finding: 'It is dark after closing',
            means: 'These lights go out as they should.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the locked car in the dark',
        tool: 'None',
        minutes: 20,
        steps: [
          'Lock the car at night and wait twenty minutes.',
          'Look in through every window at the sun visors, the footwells and the doors, and check the outside lights too.',
        ],
        outcomes: [
          {
            finding: 'Something glows',
            means: 'That light is the drain, or part of it.',
            effect: 'confirms',
          },
          {
            finding: 'Everything is dark',
            means: 'No light is on, so measure the drain at the fuses.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Fix an interior light that will not go off',
      minutes: [15, 50],
      overview:
        'Adjust or replace the switch; until then, take the bulb out. Charge the battery fully afterwards.',
      tools: ['Trim tool, contact cleaner and phone', 'Battery charger'],
      steps: [
        'Let the bulb cool, and take it out until the switch is repaired.',
        'Clean the switch and move it to and fro. See whether the lid or striker presses it when closed.',
        'Adjust the rubber buffer of the lid, or replace the switch.',
        'Refit the bulb and record the closed lid with the phone again.',
        'Charge the battery overnight.',
        'Have the battery tested: one that has gone flat several times may be worn out.',
      ],
      safety: [
        'A bulb that has been on in a closed compartment is hot enough to burn you.',
        'Charge a battery only where there is fresh air.',
      ],
      stopIf:
        'Stop if the battery is flat again with all lights out: the drain has to be measured.',
    },
    parts: [{ name: 'Light switch', usd: [6, 30], ifNeeded: true }],
    labourHours: [0.2, 0.8],
    diy: 'easy',
  },
  'relay-stuck-drain': {
    name: 'A relay that sticks drains the battery',
    workshopName: 'Relay contacts welded: circuit live at rest',
    summary:
      'A relay whose contacts have welded keeps fan, heater, pump or lamps live with the key out. The battery is flat after hours, and something hums or is warm that should be dead.',
    prior: 0.9,
    symptoms: {
      'battery-drains': 0.7,
      'wont-switch-off': 0.35,
      'fan-always-on': 0.25,
      'dash-clicking': 0.12,
      'lights-stay-on': 0.2,
      'needs-jump-start': 0.3,
      'parked-hum': 0.15,
      'ev-12v-flat': 0.1,
    },
    against: ['alternator-whine', 'key-not-recognised'],
    conditions: {
      'ignition-off': 0.6,
      'after-standing': 0.4,
      'sudden-onset': 0.3,
      'after-jump-start': 0.25,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'With the relay taken out the car may be driven, without the equipment that it feeds. A hot relay can catch fire: do not leave the car unattended with it in place.',
    },
    patterns: ['A tap on the box and the fan stops.', 'The relay is warm after a night.'],
    checks: [
      {
        title: 'Feel the relays after an hour of rest',
        tool: 'None',
        minutes: 10,
        steps: [
          'Switch the ignition off and leave the car locked for an hour. Open the fuse box and touch each relay lightly; one may be hot.',
          'Listen for a hum at the radiator fan, the fuel tank and the heater. Keep your hands away from the fan, because it may start.',
        ],
        outcomes: [
          {
            finding: 'One is warm, or something still runs',
            means: 'The contacts of that relay are still closed.',
            effect: 'confirms',
          },
          {
            finding: 'Everything is cold and silent',
            means: 'No relay is stuck at the moment.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Pull fuses while you watch the current',
        tool: 'Clamp meter',
        minutes: 60,
        steps: [
          'Open the door beside the fuse box and close its latch with a screwdriver, so that the car registers the door as shut. Let the car sleep for half an hour and read the current with the clamp meter round the battery’s negative cable.',
          'Pull the fuses one by one and watch the reading after each. Release the latch with the handle before you shut the door.',
        ],
        outcomes: [
          {
            finding: 'It falls with one fuse of a relay circuit',
            means: 'That circuit stays live when it should be off.',
            effect: 'supports',
          },
          {
            finding: 'It is below 0.05 A from the start',
            means: 'Nothing is draining the battery at the moment.',
            effect: 'weakens',
          },
        ],
      },
    ],
    shown: {
      summary:
        'A relay whose contacts have welded together feeds a fan, heater, pump or light even with the key out. The battery is flat within hours, and something that should be off hums or is warm.',
      patterns: [
        'A tap on the fuse box makes the fan stop.',
        'The relay is still warm in the morning.',
      ],
    },
    guide: {
      title: 'Replace a stuck relay',
      minutes: [20, 80],
      overview:
        'Pull the relay out and fit one of the same number. Find out why it welded: a motor that draws too much current will do the same to the new one.',
      tools: ['Fuse puller', 'Clamp meter'],
      steps: [
        'Switch the ignition off. Let the hot relay cool if you can, and pull it straight out.',
        'Look for brown or melted plastic in its socket.',
        'Fit a new relay of the same number.',
        'Switch on whatever the relay feeds, and measure its current: it must stay below the rating of the fuse.',
        'Refit any fuse you pulled. Once the car has slept for half an hour, the drain should be below 0.05 A.',
        'Charge the battery and have it tested.',
      ],
      safety: [
        'A hot relay burns your fingers and can melt plastic.',
        'Never bridge a relay in order to drive on.',
      ],
      stopIf: 'Stop if the socket has melted: an auto electrician has to repair the fuse box.',
    },
    parts: [{ name: 'Relay', usd: [6, 40] }],
    labourHours: [0.3, 1.2],
    diy: 'easy',
  },
  'key-too-near-keeps-awake': {
    name: 'A key beside the car keeps it awake',
    workshopName: 'Keyless key stored within range: control units do not sleep',
    summary:
      'A keyless car looks for its key. When that lies within a few yards, on a hook behind the garage wall, the car wakes again and again and its 12 V battery runs down. Nothing is broken.',
    prior: 0.8,
    fits: { years: [2004, 2099] },
    symptoms: {
      'battery-drains': 0.7,
      'ev-12v-flat': 0.25,
      'needs-jump-start': 0.3,
      'dash-clicking': 0.15,
      'locking-fault': 0.08,
      'parked-hum': 0.08,
    },
    against: ['battery-light', 'alternator-whine', 'battery-damaged', 'key-not-recognised'],
    conditions: { 'after-standing': 0.5, 'ignition-off': 0.3, 'after-long-standing': 0.3 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'The car drives as usual. Keep the keys further away.' },
    patterns: [
      'Flat only at home, never at the airport.',
      'Mirrors fold out or lamps greet you as you walk past with the key.',
    ],
    shown: {
      summary:
        'A keyless car searches for its key. If the key lies within a few yards, for instance on a hook behind the garage wall, the car wakes again and again and its 12 V battery runs down. Nothing is broken.',
      patterns: [
        'The battery goes flat at home but never when the car is parked elsewhere.',
        'The mirrors fold out or the lights come on as you walk past with the key.',
      ],
    },
    checks: [
      {
        title: 'Keep all keys ten yards away for three nights',
        tool: 'None',
        minutes: 3,
        days: 3,
        steps: [
          'Put all the keys into a metal tin at the other end of the house.',
          'Note whether the car starts as usual on the next three mornings.',
        ],
        outcomes: [
          {
            finding: 'The battery no longer goes flat',
            means: 'The key was keeping the car awake.',
            effect: 'confirms',
          },
          {
            finding: 'The battery goes flat all the same',
            means: 'Something else is drawing current.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the handles and lights as you walk away and back',
        tool: 'None',
        minutes: 20,
        needs: 'powered',
        steps: [
          'Lock the car, walk away with the key and watch the door handles and the lights.',
          'Come back towards the car with the key, without touching the car.',
        ],
        outcomes: [
          {
            finding: 'The lights or the handles wake when the key comes near',
            means: 'The car senses the key from there, so it must be stored further away.',
            effect: 'supports',
          },
          {
            finding: 'Nothing happens',
            means: 'The key does not wake the car from where you were.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Stop a keyless car draining its battery',
      minutes: [5, 20],
      overview:
        'No part is needed. A metal tin for the keys or a setting in the menu cures it, and it guards against relay theft too.',
      tools: ['Metal tin', 'Battery charger'],
      steps: [
        'Keep all the keys, including the spare, ten yards away or in a metal tin.',
        'Switch keyless entry off in the menu if you do not need it.',
        'If the car will be parked for long, switch the welcome lights and walk-away locking off in the menu.',
        'Charge the battery overnight.',
        'Leave a maintenance charger connected if the car is parked for weeks.',
      ],
      safety: [
        'Charge the battery only where there is fresh air.',
        'Never leave a key in the car, not even in the tin.',
      ],
      stopIf:
        'See a workshop if the battery goes flat with the keys far away: the drain has to be measured.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
  'normal-stop-start-waits': {
    name: 'No fault: stop-start waits for its conditions',
    workshopName:
      'Normal characteristic: stop-start inhibited by temperature, charge or climate demand',
    summary:
      'Stop-start works only with a warm engine, a well charged battery, mild weather and the demister off. In winter, on short trips and with air conditioning on full it may not stop for weeks.',
    prior: 1.4,
    fits: { fuels: WITH_ENGINE, years: [2007, 2099] },
    symptoms: {
      'stop-start-inactive': 0.9,
      'filter-cleaning-signs': 0.1,
      'poor-economy': 0.1,
      'battery-good': 0.1,
    },
    against: [
      'battery-light',
      'slow-crank',
      'check-engine-light',
      'many-warnings',
      'needs-jump-start',
    ],
    conditions: {
      'cold-weather': 0.6,
      'short-trips': 0.5,
      'hot-weather': 0.3,
      'ac-on': 0.35,
      'cold-engine': 0.4,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'Stop-start is only waiting for its conditions. Drive as usual.',
    },
    patterns: [
      'Stops in autumn, comes back in spring.',
      'Worth a look when it never works after an hour on a mild day: then the battery is tired.',
    ],
    shown: {
      summary:
        'Stop-start works only with a warm engine, a well-charged battery, mild weather and the demister off. In winter, on short trips and with the air conditioning at full power, it may not work for weeks.',
      patterns: [
        'It stops working in autumn and comes back in spring.',
        'If it does not work even after an hour’s drive on a mild day, look further: the battery is weak.',
      ],
    },
    checks: [
      {
        title: 'Try it after an hour of driving on a mild day',
        tool: 'None',
        minutes: 60,
        needs: 'moving',
        steps: [
          'On your next longer drive in mild weather, turn the heater down and switch the demister off.',
          'Stop at traffic lights, in neutral with the clutch up, or in an automatic with the brake pressed firmly.',
        ],
        outcomes: [
          {
            finding: 'The engine stops now',
            means: 'The system was waiting for its conditions. Nothing is wrong.',
            effect: 'confirms',
          },
          {
            finding: 'The engine still does not stop',
            means: 'Have the battery tested first.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read why it does not stop',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Look for the stop-start page in the menu of the display.',
          'Note the reason it gives. Many cars name one, such as battery charging, climate or cold engine.',
        ],
        outcomes: [
          {
            finding: 'It names the climate, the temperature or charging',
            means: 'The system is waiting as it should.',
            effect: 'supports',
          },
          {
            finding: 'It names service or a fault',
            means: 'A fault is stored: have the codes read.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Understand what stop-start is waiting for',
      minutes: [5, 20],
      overview:
        'Nothing has to be repaired. Stop-start returns once the battery is charged and the engine is warm.',
      tools: ['Battery charger'],
      steps: [
        'Check that stop-start was not switched off with its button.',
        'Drive for half an hour with the rear window heater, heated seats and other heavy loads off.',
        'Charge the battery overnight with a charger that suits the battery of a stop-start car.',
        'Fasten your seat belt and shut the doors and the bonnet, because the system checks these too.',
        'Look for the reason in the display.',
        'Have the battery tested if stop-start does not return in mild weather.',
      ],
      safety: [
        'Connect the charger’s negative clip to the earth point on the body, not to the battery post with the sensor.',
        'Charge the battery only where there is fresh air.',
      ],
      stopIf: 'See a workshop if the battery light comes on or the engine cranks slowly.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
  'normal-ac-condensate': {
    name: 'No fault: water drips below the car from the air conditioning',
    workshopName: 'Normal characteristic: evaporator condensate drains below the car',
    summary:
      'Air conditioning dries the air, and the water drips out below the bulkhead: a cup or more on a damp day. It is clear, has no smell and ends when the air conditioning is off.',
    prior: 1.4,
    symptoms: {
      'clear-water-drip': 0.85,
      'coolant-leak': 0.15,
      'ac-smell': 0.04,
      'vapour-when-cold': 0.05,
    },
    against: [
      'coolant-loss',
      'overheating',
      'ac-not-cold',
      'ac-water-inside',
      'fuel-leak',
      'brake-fluid-leak',
      'oil-leak',
      'steering-fluid-leak',
    ],
    conditions: { 'ac-on': 0.6, 'hot-weather': 0.6, 'after-standing': 0.03, 'cold-weather': 0.03 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'It is only water. Drive as usual.' },
    patterns: [
      'A puddle under the passenger’s feet after a hot day.',
      'Worth a look when it is coloured, slippery, smells sweet, or comes with the air conditioning off.',
    ],
    shown: {
      summary:
        'Air conditioning dries the air, and the water drips out below the bulkhead: a cup or more on a damp day. It is clear, has no smell and stops when the air conditioning is off.',
      patterns: [
        'A puddle appears under the passenger side of the car after a hot day.',
        'Look further if it is coloured or slippery, smells sweet, or appears with the air conditioning off.',
      ],
    },
    checks: [
      {
        title: 'Feel and smell the drip on white paper',
        tool: 'White paper',
        minutes: 5,
        steps: [
          'Switch the engine off. Lay white paper under the drip.',
          'Look at the colour of the liquid on the paper, rub a little between gloved fingers and smell it from a distance.',
        ],
        outcomes: [
          {
            finding: 'It is clear and thin and has no smell',
            means: 'It is condensed water, which is normal.',
            effect: 'confirms',
          },
          {
            finding: 'It is coloured, oily or sweet',
            means: 'It is coolant, oil or another fluid: find the leak before you drive.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Park it once with the air conditioning off',
        tool: 'Cardboard',
        minutes: 5,
        steps: [
          'On your next drive, switch the air conditioning off ten minutes before you arrive.',
          'Park and lay cardboard under the car for an hour.',
        ],
        outcomes: [
          {
            finding: 'The cardboard is dry',
            means: 'The water came from the air conditioning.',
            effect: 'supports',
          },
          {
            finding: 'The cardboard is wet again',
            means: 'The liquid comes from somewhere else: find the source.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Tell condensed water from a leak',
      minutes: [5, 20],
      overview:
        'Nothing has to be repaired. Colour, smell and place distinguish water from a leak that matters.',
      tools: ['White paper', 'Cardboard'],
      steps: [
        'Look where it drips. Clear water below the bulkhead, usually towards the passenger side, comes from the air conditioning.',
        'A green, pink, orange or blue liquid with a sweet smell is coolant.',
        'A brown or black, slippery liquid is oil.',
        'A clear or yellowish, slippery liquid near a wheel is brake fluid: do not drive.',
        'A liquid with rainbow colours and a smell of petrol or diesel is fuel: do not start the engine.',
        'If the ground outside is dry and the carpet inside is wet, the drain of the air conditioning is blocked.',
      ],
      safety: [
        'Do not drive with brake fluid or fuel under the car.',
        'Never crawl under a car that rests on a jack.',
      ],
      stopIf: 'See a workshop if the liquid is not clear water.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
