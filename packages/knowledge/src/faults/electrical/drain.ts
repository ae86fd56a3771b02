import { WITH_STARTER } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Why a good battery is flat in the morning. */
export const drainFaults = {
  'module-stays-awake': {
    name: 'Control unit that does not go to sleep',
    workshopName: 'Parasitic draw: control unit or network not entering sleep mode',
    summary:
      'After locking, all control units should sleep within the hour and draw less than about 50 mA. One stays awake, often because of a faulty switch, relay or software, and empties the battery in one to three days.',
    prior: 4,
    shifts: [
      {
        years: [2014, 2099],
        factor: 1.4,
        source: 'more networked control units, widely reported by owners',
      },
    ],
    symptoms: {
      'battery-drains': 0.8,
      'needs-jump-start': 0.5,
      'no-crank': 0.25,
      'click-no-start': 0.2,
      'ev-12v-flat': 0.1,
      'electrics-odd': 0.12,
      'wont-switch-off': 0.08,
      'infotainment-fault': 0.08,
      'slow-crank': 0.1,
      'interior-light-fault': 0.15,
      'lights-stay-on': 0.1,
      'accessory-fitted': 0.03,
      'battery-good': 0.22,
      'alternator-good': 0.15,
      'wont-start': 0.24,
    },
    against: ['battery-light', 'starter-grind', 'battery-terminals-dirty'],
    conditions: {
      'after-standing': 0.75,
      intermittent: 0.3,
      'ignition-off': 0.5,
      'after-jump-start': 0.4,
      'after-long-standing': 0.5,
    },
    codes: { P0562: 0.12 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car is safe to drive once started. Carry a jump pack until the drain is found.',
    },
    patterns: [
      'Fine if driven daily, dead after two or three days.',
      'A second new battery goes the same way as the first.',
      'Something is warm in the morning: a relay, an amplifier or a control unit.',
    ],
    checks: [
      {
        title: 'Measure the sleeping current',
        steps: [
          'Fully charge the battery. Open the bonnet, close its latch with a screwdriver, lock the car and move the key far away.',
          'Put a clamp meter round the negative cable, or a 10 A meter in series without ever letting the circuit open.',
          'Wait 45–60 minutes without opening anything, then read.',
        ],
        tool: 'DC clamp meter or multimeter with 10 A range',
        minutes: 75,
        outcomes: [
          {
            finding: 'More than 80 mA after an hour',
            means:
              'Something draws too much; the fuses show which circuit, and whether it is a control unit.',
            effect: 'supports',
          },
          {
            finding: 'Under 50 mA',
            means: 'No drain at that moment: battery, charging or short trips.',
            effect: 'weakens',
          },
          {
            finding: 'Wakes up again every few minutes',
            means: 'Something calls the network: door contact, key too near, or telematics.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Measure the voltage across each fuse',
        steps: [
          'With the car asleep, set the meter to millivolts and touch both test points on the back of each fuse without pulling it.',
          'Note each fuse that shows a reading; a table of fuse type and millivolts gives the current.',
        ],
        tool: 'Multimeter with millivolt range',
        minutes: 30,
        outcomes: [
          {
            finding:
              'One fuse carries a steady current, and it stops when a control unit is unplugged',
            means: 'A control unit on that circuit does not sleep.',
            effect: 'confirms',
          },
          {
            finding: 'It stops when a light or something fitted later is unplugged',
            means: 'That light or accessory is the drain, and the control units sleep.',
            effect: 'rules-out',
          },
          {
            finding: 'No reading on any fuse, but a drain on the cable',
            means: 'It is before the fuses: alternator diodes or the starter cable.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Find and stop a parasitic battery drain',
      overview:
        'The method matters more than the tools: let the car sleep, measure, and find the circuit without waking it. Pulling fuses at random wakes the network and hides the fault.',
      minutes: [90, 360],
      tools: [
        'DC clamp meter',
        'Multimeter that reads millivolts',
        'Fuse diagram',
        'Battery charger',
        'Screwdriver to trip latches',
        'Infrared thermometer (useful)',
      ],
      steps: [
        'Charge and test the battery first. A worn battery looks like a drain.',
        'Unplug everything that was added: dashcam, tracker, OBD dongle, phone chargers. Measure again before looking further.',
        'Trip the bonnet and door latches with a screwdriver, so that the car believes itself shut while you reach the fuses. Lock it and put the key out of range.',
        'Wait until the current settles. Note how long it takes.',
        'Go along all fuse boxes with millivolts across the fuses. Write down every fuse that is not zero.',
        'On the guilty circuit, unplug its consumers one at a time and watch the current fall. Feel relays and modules for warmth.',
        'Test what keeps the module awake before you blame it: door, boot and bonnet switches, a stuck relay, a button pressed by luggage.',
        'Ask the dealer about software for the named module: many sleep faults are cured by an update.',
        'Open the tripped latches with the handle before you close anything. After the repair, measure again and leave the car for two nights before you trust it.',
      ],
      safety: [
        'Never crank or switch on heavy consumers with an ammeter in series: it blows the meter and can burn you.',
        'Do not unplug yellow airbag connectors in search of a drain.',
        'On a hybrid or electric car stay at the 12 V fuses: relays and orange circuits can wake while your hands are in.',
      ],
      stopIf:
        'Stop if the drain moves around or the network never sleeps: that needs logging by an auto-electrician.',
    },
    parts: [{ name: 'Switch, relay or module', usd: [10, 500], ifNeeded: true }],
    labourHours: [1.5, 5],
    diy: 'hard',
  },
  'accessory-drains-battery': {
    name: 'Retrofitted accessory drains the battery',
    workshopName: 'Parasitic draw from aftermarket equipment',
    summary:
      'A dashcam, tracker, OBD dongle, amplifier, alarm or trailer module draws current while the car is parked, or stops it from going to sleep.',
    prior: 1.5,
    symptoms: {
      'battery-drains': 0.7,
      'needs-jump-start': 0.45,
      'no-crank': 0.2,
      'electrics-odd': 0.2,
      'many-warnings': 0.1,
      'alternator-whine': 0.08,
      'fuse-blows': 0.1,
      'ev-12v-flat': 0.1,
      'accessory-fitted': 0.6,
      'battery-good': 0.15,
      'alternator-good': 0.1,
      'wont-start': 0.15,
    },
    against: ['battery-light', 'battery-terminals-dirty'],
    conditions: {
      'after-standing': 0.6,
      'after-repair': 0.5,
      'ignition-off': 0.4,
      'after-jump-start': 0.4,
      'after-long-standing': 0.45,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive. A badly fused accessory wire can overheat though, so check how it was connected.',
    },
    patterns: [
      'The trouble began within weeks of fitting something.',
      'A dashcam in parking mode without low-voltage cut-off empties the battery in two nights.',
      'An OBD dongle keeps the gateway awake even though it needs little itself.',
    ],
    checks: [
      {
        title: 'Unplug everything that was added',
        steps: [
          'List every device that did not come with the car, including insurer or lease trackers and dongles in the OBD socket.',
          'Unplug them all for three days and use the car as usual.',
        ],
        tool: 'None',
        minutes: 15,
        days: 3,
        outcomes: [
          {
            finding: 'The battery now holds',
            means: 'One of them was the drain; plug them back in one at a time.',
            effect: 'confirms',
          },
          {
            finding: 'Still flat',
            means: 'The drain is in the car itself, or the battery is worn.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure at the accessory feed',
        steps: [
          'Put a meter set to 10 A in series with the accessory fuse, car locked.',
          'Wait half an hour and read.',
        ],
        tool: 'Multimeter',
        minutes: 40,
        outcomes: [
          {
            finding: 'More than 30 mA',
            means: 'It draws too much for a parked car.',
            effect: 'confirms',
          },
          {
            finding: 'A few milliamps',
            means: 'The current is harmless, though it could still keep a network awake.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Rewire an accessory that drains the battery',
      overview:
        'A device belongs on a circuit that is switched off with the car, or on a constant one with its own low-voltage cut-off. Most need no new part but a different fuse position.',
      minutes: [30, 120],
      tools: ['Add-a-fuse adapter', 'Multimeter or test lamp', 'Trim tools', 'Fuse diagram'],
      steps: [
        'Find where the device takes its current: twisted-on wires behind the radio are common and dangerous.',
        'Switch off and disconnect the battery’s negative lead before you cut into any wire.',
        'Reconnect the battery. With the test lamp, find a fuse that is live with the ignition and dead ten minutes after locking. Avoid airbag, ABS and engine fuses.',
        'Use an add-a-fuse adapter with the fuse value that the device states, in the direction in which the added fuse protects only the device.',
        'Earth it on a factory earth bolt, not on a trim screw.',
        'For parking mode, fit a hard-wire kit with cut-off at about 12.2 V, or a battery of its own.',
        'Lead the cable behind trim, clear of the airbag curtain in the pillar and its path.',
        'Lock the car and measure: under 50 mA in all after an hour.',
      ],
      safety: [
        'Never lead wires across or in front of a pillar airbag.',
        'Every added wire needs its own fuse within a hand span of its source.',
      ],
      stopIf:
        'Stop if the device is tapped into data wires or the immobiliser: ask the firm that fitted it.',
    },
    parts: [{ name: 'Fuse adapter or hard-wire kit', usd: [8, 45], ifNeeded: true }],
    labourHours: [0.5, 2],
    diy: 'easy',
  },
  'telematics-unit-drain': {
    name: 'Telematics unit drains the battery',
    workshopName:
      'Telematics/data communication module does not sleep (no network, failed back-up battery)',
    summary:
      'The modem for SOS call, app and online services searches without end for a network, often because its mobile standard was switched off, its back-up cell has died or its software hangs. It drains the battery and may light an SOS fault.',
    prior: 0.91,
    fits: { years: [2008, 2099] },
    shifts: [
      {
        makes: ['subaru'],
        years: [2016, 2022],
        factor: 2.5,
        source: 'widely reported by owners: data communication module after the 3G switch-off',
      },
      { minAgeYears: 5, factor: 1.4, source: 'back-up cell ages; 2G and 3G networks closed' },
    ],
    symptoms: {
      'battery-drains': 0.6,
      'remote-app-fault': 0.5,
      'needs-jump-start': 0.35,
      'ev-12v-flat': 0.12,
      'sound-fault': 0.12,
      'infotainment-fault': 0.12,
      'phone-connection-fault': 0.06,
      'accessory-fitted': 0.05,
      'battery-good': 0.2,
      'alternator-good': 0.12,
      'wont-start': 0.05,
    },
    against: ['battery-light', 'dim-flicker'],
    conditions: {
      'after-standing': 0.55,
      intermittent: 0.25,
      'ignition-off': 0.4,
      'after-long-standing': 0.6,
    },
    codes: { U0198: 0.2 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives normally, but automatic emergency call may not work. Keep a phone at hand.',
    },
    patterns: [
      'Worse when the car is parked in a garage without reception.',
      'No sound from the front speakers or microphone on cars whose audio passes through the unit.',
    ],
    checks: [
      {
        title: 'Try the SOS light and the app',
        steps: [
          'Switch on and look at the SOS light: green is normal, red or dark means a fault.',
          'Try the app away from garages and basements.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Red or dark light, or the app has been offline for days',
            means: 'The unit has a fault and may not be sleeping.',
            effect: 'supports',
          },
          {
            finding: 'Green, and the app answers',
            means: 'The unit works; a drain from it is less likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Pull the telematics fuse for three nights',
        steps: [
          'Find the fuse for the telematics or data communication module on the lid or in the manual.',
          'Pull it with the car asleep and note that emergency call is off meanwhile.',
        ],
        tool: 'Fuse puller',
        minutes: 10,
        days: 3,
        outcomes: [
          {
            finding: 'The battery holds',
            means: 'With the unit off nothing drains the battery, so the unit was the drain.',
            effect: 'confirms',
          },
          {
            finding: 'It still goes flat',
            means: 'The drain is on another circuit.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Update, bypass or replace the telematics unit',
      overview:
        'The dealer can often cure it with software or a new back-up cell. If the network standard it needs no longer exists, a bypass by the manufacturer or removal of the fuse is the honest repair.',
      minutes: [30, 180],
      tools: ['Fuse puller', 'Trim tools', 'Multimeter'],
      steps: [
        'Ask the dealer with your VIN for service campaigns and extended warranties on the telematics module before you pay for anything.',
        'Ask whether the module uses a mobile standard that is still on the air in your country.',
        'Have the software updated where there is an update, and measure the sleeping current before and after.',
        'If the back-up cell is separate, have it replaced: it usually sits beside the module behind the radio or under a seat.',
        'If the module itself is dead, it must be replaced and paired with the car online, or by-passed with the connector that the manufacturer supplies so that the audio still works.',
        'Pulling the fuse is a lawful stop-gap in many countries, but not in those where eCall is checked at inspection.',
        'Afterwards make a test call by the manufacturer procedure and measure the current after an hour of sleep.',
      ],
      safety: [
        'While the unit is off, no automatic emergency call goes out after a crash: tell everyone who drives the car.',
        'Disconnect the battery before removing trim near airbags and wait ten minutes.',
      ],
      stopIf:
        'Stop if the fuse also feeds other systems, such as audio or cluster, which then fail.',
    },
    parts: [{ name: 'Back-up cell, by-pass or module', usd: [15, 700] }],
    labourHours: [0.4, 2],
    diy: 'moderate',
  },
  'battery-undercharged-short-trips': {
    name: 'Battery undercharged by short trips',
    workshopName: 'Chronic low state of charge from use pattern; battery and charging serviceable',
    summary:
      'Each start takes more than a five-minute trip puts back, and a car that stands for weeks drains slowly in its sleep. Nothing is broken, but the battery lives half empty and slowly sulphates.',
    prior: 2.5,
    fits: { fuels: WITH_STARTER },
    symptoms: {
      'stop-start-inactive': 0.4,
      'slow-crank': 0.4,
      'needs-jump-start': 0.45,
      'battery-drains': 0.4,
      'many-warnings': 0.06,
      'key-not-recognised': 0.04,
      'infotainment-fault': 0.05,
      'wont-start': 0.14,
    },
    against: [
      'battery-light',
      'total-power-loss',
      'dim-flicker',
      'cranks-no-start',
      'battery-good',
    ],
    conditions: {
      'after-standing': 0.6,
      'cold-weather': 0.35,
      'cold-engine': 0.3,
      'gradual-onset': 0.35,
      'after-jump-start': 0.5,
      'short-trips': 0.8,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'Nothing is broken. A long drive or, better, a night on a charger restores it.',
    },
    patterns: [
      'School run and shops only, with heated seats and screen on.',
      'Car used once a fortnight; works well after a long holiday trip.',
    ],
    checks: [
      {
        title: 'Add up a week of driving',
        steps: [
          'Write down how many trips were under 15 minutes and how long the car stood between them.',
          'Note what was switched on: heated screen, seats, blower.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Mostly short trips, or stands more than ten days',
            means: 'The use alone explains a low battery.',
            effect: 'supports',
          },
          {
            finding: 'Daily runs of half an hour or more',
            means: 'The battery should be full; look for another cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Charge fully, then let it stand',
        steps: [
          'Charge with a smart charger until it says full, which can take a day.',
          'Let the car stand locked for three days, then read the resting voltage.',
        ],
        tool: 'Battery charger and multimeter',
        minutes: 30,
        days: 3,
        outcomes: [
          {
            finding: '12.5 V or more and strong cranking',
            means: 'The battery is good and there is no drain: it was only empty.',
            effect: 'confirms',
          },
          {
            finding: 'Below 12.3 V',
            means:
              'A sound, full battery does not fall so far in three days: look for a drain, or it is worn.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Recharge and keep a seldom-driven battery healthy',
      overview:
        'No part of the car is broken: the cure is a full charge and a habit. An AGM battery wants a charger with an AGM setting. The charger goes to the points that the manufacturer names, so that the battery sensor counts the charge.',
      minutes: [15, 30],
      tools: ['Smart charger with AGM/EFB mode', 'Extension lead', 'Multimeter'],
      steps: [
        'Park in the open or in an aired garage, switch everything off and read the battery type on the label.',
        'Clamp red to the positive post or jump point, and black to the earth point in the engine bay rather than to the negative post.',
        'Select the battery type and switch the charger on at the wall only then.',
        'Leave it until it reports full and has gone to maintenance: one or two nights for a really empty battery.',
        'Switch off at the wall before taking the clamps off.',
        'Read the resting voltage three days later to see whether it holds.',
        'From then on drive 40 minutes once a week, or keep the car on a maintainer or a small solar panel, and switch off heated screens when they have done their work.',
      ],
      safety: [
        'Charge only with ventilation: the gas is explosive.',
        'Never charge a frozen battery. Let it thaw indoors for a day first.',
      ],
      stopIf: 'Stop and replace the battery if the charger reports a fault or the case gets hot.',
    },
    parts: [{ name: 'Smart charger or maintainer', usd: [35, 120], ifNeeded: true }],
    labourHours: [0.2, 0.5],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
