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
      reason: 'It drives as usual. A window that stays open lets rain and thieves in.',
    },
    patterns: [
      'Blew while two windows were raised at once in frost.',
      'The lock-out button of the driver’s door stops the others and is often overlooked.',
    ],
    checks: [
      {
        title: 'Press the window lock-out button once',
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        steps: [
          'Switch the ignition on and leave the engine off. Find the lock-out button on the driver’s door and press it.',
          'Try every switch, then press it again.',
        ],
        outcomes: [
          {
            finding: 'The passengers’ windows work now',
            means: 'They were locked out.',
            effect: 'rules-out',
          },
          {
            finding: 'None works, the driver’s either',
            means: 'The common feed is gone.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Look at the window fuse and relay',
        tool: 'Fuse puller',
        minutes: 15,
        steps: [
          'Switch the ignition off. Find the fuse by the lid of the box; some cars have a breaker instead.',
          'Look at it, and swap the relay with an identical one.',
        ],
        outcomes: [
          {
            finding: 'Blown, or the windows work with the other relay',
            means: 'The feed was broken.',
            effect: 'confirms',
          },
          {
            finding: 'Both sound',
            means: 'Look at the driver’s switch and the loom at its hinge.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore the feed of the power windows',
      minutes: [20, 60],
      overview:
        'Most end with a fuse or relay. When the fuse blows again, one window draws too much: find it by unplugging them in turn.',
      tools: ['Fuse puller', 'Multimeter', 'Trim tool'],
      steps: [
        'Replace the fuse once, with the same rating.',
        'Raise one window at a time. The one that blows it has a stiff glass or a short.',
        'Swap the relay if the fuse is sound.',
        'Measure 12 V at the driver’s switch.',
        'Look at the loom at the hinge for broken wires.',
        'Reset one-touch: hold each switch up for five seconds.',
      ],
      safety: [
        'Keep fingers and children clear: windows may start to move.',
        'Never fit a stronger fuse.',
      ],
      stopIf:
        'Stop when the fuse blows at once with all windows unplugged: there is a short in the loom.',
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
      reason: 'It drives, but you cannot warn anybody and it fails the MOT. Fix it this week.',
    },
    patterns: ['No click anywhere when pressed: fuse or relay. A click and silence: plug or horn.'],
    checks: [
      {
        title: 'Listen for the horn relay',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Switch the ignition on and leave the engine off. Let a helper press the horn.',
          'Listen at the fuse boxes for a click.',
        ],
        outcomes: [
          {
            finding: 'No click',
            means: 'Fuse, relay or the contact on the wheel.',
            effect: 'supports',
          },
          { finding: 'A click each time', means: 'Plug or horn.', effect: 'neutral' },
          {
            finding: 'The horn sounds when the wheel is turned',
            means: 'The contact in the wheel.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the horn fuse and swap its relay',
        tool: 'Fuse puller',
        minutes: 10,
        steps: [
          'Switch the ignition off. Find both on the lid of the box.',
          'Look at the fuse and swap the relay with an identical one.',
        ],
        outcomes: [
          {
            finding: 'Blown, or it sounds with the other relay',
            means: 'Then that was the cause.',
            effect: 'confirms',
          },
          { finding: 'Both sound', means: 'Plug, horn or wheel.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Restore the feed of the horn',
      minutes: [15, 40],
      overview: 'A fuse, a relay or a clean plug is all that most need.',
      tools: ['Fuse puller', 'Test lamp', 'Contact cleaner'],
      steps: [
        'Replace the fuse once with the same rating.',
        'Swap or replace the relay.',
        'Find the horn behind the bumper and clean its plug.',
        'Hold a test lamp at the plug while a helper presses.',
        'With light and no sound the horn is dead.',
        'Grease the plug and fit it.',
      ],
      safety: ['Wear ear protection at the horn.', 'Leave the airbag in the wheel alone.'],
      stopIf: 'Stop when the fault lies in the steering wheel: the airbag has to come off.',
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
        'Leave the blower off, then it may be driven to a workshop. If it smells hot or smokes with the blower off, stop and get out.',
    },
    patterns: [
      'Comes back when the glovebox is knocked.',
      'A new resistor burns its plug again when the motor is stiff.',
    ],
    checks: [
      {
        title: 'Look at the blower plug with everything off',
        tool: 'Torch',
        minutes: 20,
        steps: [
          'Switch the ignition and the blower off, and take the key out. Reach behind the glovebox.',
          'Unplug motor and resistor and look for brown plastic and burnt pins. Do not switch the blower on to try it.',
        ],
        outcomes: [
          { finding: 'Brown or melted', means: 'The plug has overheated.', effect: 'confirms' },
          { finding: 'Clean and tight', means: 'The plug is sound.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Look at the blower fuse',
        tool: 'Fuse puller',
        minutes: 5,
        steps: [
          'Switch the ignition off. Find the blower fuse on the lid of the box.',
          'Look at it and at its socket.',
        ],
        outcomes: [
          {
            finding: 'Blown, or its socket is browned',
            means: 'Too much current or a poor contact.',
            effect: 'supports',
          },
          { finding: 'Sound and clean', means: 'The feed is there so far.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace a melted blower plug',
      minutes: [40, 120],
      overview:
        'The plug is cut off and a repair plug with thicker wire is crimped on. Measure the motor, or the new plug melts as well.',
      tools: ['Crimping tool', 'Multimeter', 'Trim tool', 'Screwdrivers'],
      steps: [
        'Disconnect the battery.',
        'Take the glovebox out.',
        'Cut the burnt plug off until the copper is bright.',
        'Crimp the repair plug on and insulate each wire.',
        'Spin the blower by hand: it has to run freely. Clear leaves out.',
        'Fit a new resistor if its pins are burnt.',
        'Connect the battery, run all speeds and feel the plug after ten minutes: hand-warm at most.',
      ],
      safety: [
        'Never run the blower with a melted plug: it can set the dash on fire.',
        'Never fit a stronger fuse.',
      ],
      stopIf:
        'Stop when insulation is melted beyond the plug: the loom has to be repaired by an auto electrician.',
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
    checks: [
      {
        title: 'Swap the air-conditioning relay with an identical one',
        tool: 'Fuse puller',
        minutes: 10,
        needs: 'running',
        steps: [
          'With the engine off, find relay and fuse on the lid of the box, look at the fuse and swap the relay with one of the same number.',
          'Start the engine, air conditioning on and cold, and listen for the click of the clutch.',
        ],
        outcomes: [
          {
            finding: 'Cold with the other relay, or the fuse was blown',
            means: 'Then that was the cause.',
            effect: 'confirms',
          },
          { finding: 'No change', means: 'Pressure, switch or compressor.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Look at the front of the compressor',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Work with the engine off and cold. Find the compressor by its pulley.',
          'Look at the plug of its clutch and for oily stains at the hoses.',
        ],
        outcomes: [
          {
            finding: 'Plug home, no oil stains',
            means: 'No sign of a leak: electrics are more likely.',
            effect: 'supports',
          },
          { finding: 'Oily dirt at a joint', means: 'Refrigerant has leaked.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the air conditioning relay',
      minutes: [15, 40],
      overview:
        'A relay is plugged in within a minute. When the fuse blows again, have the clutch coil measured.',
      tools: ['Fuse puller', 'Multimeter'],
      steps: [
        'Switch the ignition off.',
        'Pull the relay and look at its socket.',
        'Fit one of the same number.',
        'Replace a blown fuse once.',
        'Start, switch the air conditioning on and feel the air after two minutes.',
        'Measure the coil of the clutch if it stays silent: 3 to 5 ohms.',
      ],
      safety: [
        'Keep hands and sleeves off belts and fan.',
        'Never open a refrigerant joint: it is under pressure and freezes skin.',
      ],
      stopIf:
        'Stop when relay and fuse are sound: the pressures have to be measured by a workshop.',
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
        'It runs until it is parked. Take jump leads and have the alternator tested this week.',
    },
    patterns: [
      'A new battery is flat after two nights, all fuses pulled and still a drain.',
      'The alternator is warm after a night of standing.',
    ],
    checks: [
      {
        title: 'Feel the alternator after a night of standing',
        tool: 'None',
        minutes: 5,
        days: 1,
        steps: [
          'In the morning, with the engine off since the night before, touch the case of the alternator.',
          'Compare it with the engine block.',
        ],
        outcomes: [
          {
            finding: 'Warmer than the block',
            means: 'Current flows back through it.',
            effect: 'confirms',
          },
          {
            finding: 'As cold as the block',
            means: 'No large current flows there.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the drain with the alternator disconnected',
        tool: 'Clamp meter',
        minutes: 45,
        steps: [
          'Leave the car locked and asleep for half an hour with the bonnet open. Read the current at the battery with a clamp.',
          'Disconnect the negative pole, take the thick wire off the alternator and insulate it, connect the pole and read again after half an hour.',
        ],
        outcomes: [
          { finding: 'The drain is gone', means: 'The diodes leak.', effect: 'confirms' },
          { finding: 'The drain stays', means: 'Another circuit draws it.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace an alternator with leaking diodes',
      minutes: [60, 180],
      overview:
        'A rebuilder can change the rectifier; most people fit an exchange alternator. Look at the belt at the same time.',
      tools: ['Socket set', 'Belt tool', 'Multimeter', 'Memory saver'],
      steps: [
        'Disconnect the negative pole of the battery.',
        'Slacken the tensioner and take the belt off.',
        'Take wires and plug off and note their places.',
        'Undo the bolts, lift the alternator out.',
        'Compare the new one: pulley, plug, bolts.',
        'Fit it, the belt and the wires.',
        'Connect the battery, start, and measure 13.8–14.8 V and less than 0.1 V AC.',
        'Measure the drain again after half an hour of sleep.',
      ],
      safety: [
        'The thick wire of the alternator is always live: disconnect the battery first.',
        'Keep clear of belts with the engine running.',
      ],
      stopIf: 'Stop when the drain stays with the new alternator: another circuit is the cause.',
    },
    parts: [
      { name: 'Alternator, exchange', usd: [150, 450] },
      { name: 'Drive belt', usd: [20, 60], ifNeeded: true },
    ],
    labourHours: [0.8, 2],
    diy: 'moderate',
  },
  'lamp-stays-on-drain': {
    name: 'A lamp that stays on drains the battery',
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
      reason: 'It drives as usual once it is started. Find the light before you leave it for days.',
    },
    patterns: [
      'A warm lens in the glovebox gives it away.',
      'A boot lamp that stays on because the striker no longer meets its switch.',
    ],
    checks: [
      {
        title: 'Film the closed glovebox and boot with a phone',
        tool: 'Phone',
        minutes: 10,
        steps: [
          'Lay a phone that records into the glovebox, close it for a minute and lock the car. Do the same in the boot.',
          'Look at the film.',
        ],
        outcomes: [
          { finding: 'The light stays on', means: 'Its switch is stuck.', effect: 'confirms' },
          { finding: 'Dark after closing', means: 'These lights go out.', effect: 'weakens' },
        ],
      },
      {
        title: 'Look at the locked car in the dark',
        tool: 'None',
        minutes: 20,
        steps: [
          'Lock the car at night and wait twenty minutes.',
          'Look in through every window: visors, footwells, door lights, lights outside.',
        ],
        outcomes: [
          {
            finding: 'Something glows',
            means: 'That is the drain, or part of it.',
            effect: 'confirms',
          },
          { finding: 'All dark', means: 'Measure the drain at the fuses.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Fix an interior light that will not go off',
      minutes: [15, 50],
      overview:
        'Set or replace the switch; until then take the bulb out. Charge the battery fully afterwards.',
      tools: ['Trim tool', 'Battery charger'],
      steps: [
        'For now, take the bulb out.',
        'Clean and move the switch, and see that lid or striker press it.',
        'Set the buffer of the lid, or replace the switch.',
        'Film it again.',
        'Charge the battery for a night.',
        'Have it tested: a battery that has gone flat several times may be finished.',
      ],
      safety: [
        'Bulbs that burn in a closed box are hot.',
        'Charge a battery in a place with fresh air.',
      ],
      stopIf: 'Stop when it is flat again with all lights out: the drain has to be measured.',
    },
    parts: [{ name: 'Lamp switch', usd: [6, 30], ifNeeded: true }],
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
        'Take the relay out, then it may be driven without what it feeds. A relay that is hot can burn: do not leave the car unattended with it in.',
    },
    patterns: ['A tap on the box and the fan stops.', 'The relay is warm after a night.'],
    checks: [
      {
        title: 'Feel the relays after an hour of rest',
        tool: 'None',
        minutes: 10,
        steps: [
          'Switch the ignition off and leave the car locked for an hour. Open the fuse box and touch each relay.',
          'Listen for a hum at fan, tank and heater.',
        ],
        outcomes: [
          {
            finding: 'One is warm, or something runs',
            means: 'Its contacts are closed.',
            effect: 'confirms',
          },
          { finding: 'All cold and silent', means: 'No relay sticks now.', effect: 'weakens' },
        ],
      },
      {
        title: 'Pull fuses while you watch the current',
        tool: 'Clamp meter',
        minutes: 60,
        steps: [
          'Let the car sleep for half an hour with the lock closed by hand and the door open. Read the current at the battery.',
          'Pull the fuses one by one and watch.',
        ],
        outcomes: [
          {
            finding: 'It falls with one fuse of a relay circuit',
            means: 'That circuit stays live.',
            effect: 'supports',
          },
          {
            finding: 'It is below 0.05 A from the start',
            means: 'Nothing drains it just now.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a stuck relay',
      minutes: [20, 80],
      overview:
        'Pull it, fit one of the same number, and ask why it welded: a motor that draws too much does it again.',
      tools: ['Fuse puller', 'Clamp meter'],
      steps: [
        'Switch the ignition off. Pull the warm relay straight out.',
        'Look at its socket for brown plastic.',
        'Fit a new one of the same number.',
        'Measure the current of what it feeds while it runs.',
        'Measure the drain after half an hour: below 0.05 A.',
        'Charge the battery and have it tested.',
      ],
      safety: ['A hot relay burns fingers and plastic.', 'Never bridge a relay to drive on.'],
      stopIf: 'Stop when the socket is melted: an auto electrician has to repair the box.',
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
    drive: { verdict: 'yes', reason: 'It drives as usual. Keep the keys further away.' },
    patterns: [
      'Flat only at home, never at the airport.',
      'Mirrors fold out or lamps greet you as you walk past with the key.',
    ],
    checks: [
      {
        title: 'Keep all keys ten yards away for three nights',
        tool: 'None',
        minutes: 3,
        days: 3,
        steps: [
          'Put all keys into a metal tin at the other end of the house.',
          'See whether it starts as usual for three mornings.',
        ],
        outcomes: [
          { finding: 'No longer flat', means: 'The key kept it awake.', effect: 'confirms' },
          {
            finding: 'Flat all the same',
            means: 'Something else draws current.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the lock indicator from afar',
        tool: 'None',
        minutes: 20,
        steps: [
          'Lock the car, go away with the key and watch the handles and lights.',
          'Come back near with the key, without touching.',
        ],
        outcomes: [
          {
            finding: 'Lights or handles wake when the key comes near',
            means: 'The car hears the key from there.',
            effect: 'supports',
          },
          { finding: 'Nothing happens', means: 'It does not wake by the key.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Stop a keyless car draining its battery',
      minutes: [5, 20],
      overview:
        'No part is needed. A tin for the keys or a setting in the menu ends it, and guards against relay theft too.',
      tools: ['Metal tin', 'Battery charger'],
      steps: [
        'Keep all keys, the spare too, ten yards away or in a metal tin.',
        'Switch keyless entry off in the menu if you do not need it.',
        'Switch off welcome lights and walk-away locking while it is parked.',
        'Charge the battery for a night.',
        'Leave a maintainer on it when it stands for weeks.',
        'Have the battery tested if it still goes flat.',
      ],
      safety: [
        'Charge in a place with fresh air.',
        'Never leave a key in the car, not even in the tin.',
      ],
      stopIf:
        'See a workshop when it is flat with the keys far away: the drain has to be measured.',
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
    drive: { verdict: 'yes', reason: 'It only waits. Drive as usual.' },
    patterns: [
      'Stops in autumn, comes back in spring.',
      'Worth a look when it never works after an hour on a mild day: then the battery is tired.',
    ],
    checks: [
      {
        title: 'Try it after an hour of driving on a mild day',
        tool: 'None',
        minutes: 60,
        needs: 'moving',
        steps: [
          'On your next longer drive in mild weather switch heater and demister low.',
          'Stop at lights, in neutral or with the brake held firmly.',
        ],
        outcomes: [
          {
            finding: 'It stops now',
            means: 'It had waited for its conditions.',
            effect: 'confirms',
          },
          { finding: 'Still not', means: 'Have the battery tested.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Read why it does not stop',
        tool: 'None',
        minutes: 5,
        steps: [
          'Look in the menu of the display for stop-start.',
          'Many cars name the reason: battery charging, climate, engine cold.',
        ],
        outcomes: [
          {
            finding: 'Climate, temperature or charging',
            means: 'It waits as it should.',
            effect: 'supports',
          },
          { finding: 'Service or fault', means: 'Have it read.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Understand what stop-start is waiting for',
      minutes: [5, 20],
      overview:
        'Nothing has to be repaired and no part is needed. A charged battery and a warm engine bring it back.',
      tools: ['Battery charger'],
      steps: [
        'Look whether its button was pressed.',
        'Drive for half an hour with few consumers on.',
        'Charge the battery with a charger for stop-start batteries over a night.',
        'Fasten the belt and shut the doors: it checks them too.',
        'Look at the reason in the display.',
        'Have the battery tested when it stays away in mild weather.',
      ],
      safety: [
        'Connect a charger to the body point, not to the pole with the sensor.',
        'Charge in a place with fresh air.',
      ],
      stopIf: 'See a workshop when a battery light comes on or it cranks slowly.',
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
    checks: [
      {
        title: 'Feel and smell the drip on white paper',
        tool: 'White paper',
        minutes: 5,
        steps: [
          'Switch the engine off. Lay white paper below the drip.',
          'Look at its colour, rub it between the fingers and smell it.',
        ],
        outcomes: [
          { finding: 'Clear, thin, no smell', means: 'Condensed water.', effect: 'confirms' },
          {
            finding: 'Coloured, oily or sweet',
            means: 'Coolant, oil or brake fluid: find the leak.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Park it once with the air conditioning off',
        tool: 'Cardboard',
        minutes: 5,
        steps: [
          'Next time switch the air conditioning off ten minutes before you arrive.',
          'Lay cardboard under the car for an hour.',
        ],
        outcomes: [
          { finding: 'Dry', means: 'It came from the air conditioning.', effect: 'supports' },
          { finding: 'Wet again', means: 'Look for another source.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Tell condensed water from a leak',
      minutes: [5, 20],
      overview:
        'Nothing has to be repaired and no part is needed. Colour, smell and place tell water from what matters.',
      tools: ['White paper', 'Cardboard'],
      steps: [
        'Look where it drips: below the bulkhead, on the side of the passenger, is water.',
        'Green, pink, orange or blue and sweet is coolant.',
        'Brown or black and slippery is oil.',
        'Clear yellow and slippery near a wheel is brake fluid: do not drive.',
        'Rainbow colours and smell is fuel: do not start.',
        'A dry floor outside and a wet carpet inside is a blocked drain.',
      ],
      safety: [
        'Brake fluid or fuel below the car: do not drive.',
        'Never crawl under a car on a jack.',
      ],
      stopIf: 'See a workshop when it is not clear water.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
