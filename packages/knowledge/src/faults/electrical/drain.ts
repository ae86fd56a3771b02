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
      reason:
        'The car is safe to drive once it has started. Carry a jump pack until the drain is found.',
    },
    patterns: [
      'Fine if driven daily, dead after two or three days.',
      'A second new battery goes the same way as the first.',
      'Something is warm in the morning: a relay, an amplifier or a control unit.',
    ],
    shown: {
      summary:
        'After locking, all control units should go to sleep within the hour, and the car should then draw less than about 50 mA. One unit stays awake, often because of a faulty switch, relay or software, and empties the battery in one to three days.',
      patterns: [
        'The car is fine if it is driven daily, and dead after two or three days without a drive.',
        'A second new battery goes flat in the same way as the first.',
        'Something is warm in the morning: a relay, an amplifier or a control unit.',
      ],
    },
    checks: [
      {
        title: 'Measure the standby current',
        steps: [
          'Charge the battery fully. Open the bonnet and close its latch with a screwdriver, lock the car and take the key far away.',
          'Put a clamp meter round the negative cable. If you use a meter set to 10 A in series, connect it between post and cable before you lift the clamp off, so that the circuit is never broken.',
          'Wait 45–60 minutes without opening anything, then read the current.',
        ],
        tool: 'DC clamp meter or multimeter with 10 A range',
        minutes: 75,
        outcomes: [
          {
            finding: 'It is more than 80 mA after an hour',
            means:
              'Something draws too much; the fuses will show which circuit, and whether it is a control unit.',
            effect: 'supports',
          },
          {
            finding: 'It is under 50 mA',
            means:
              'There is no drain at the moment: suspect the battery, the charging or short trips.',
            effect: 'weakens',
          },
          {
            finding: 'The current rises again every few minutes',
            means:
              'Something wakes the network: a door switch, a key that is too near, or the telematics unit.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Measure the voltage across each fuse',
        steps: [
          'With the car asleep, set the meter to millivolts. Touch its probes to the two test points on the back of each fuse, without pulling the fuse.',
          'Note each fuse that shows a reading. A table of fuse type and millivolts, which is easily found online, gives the current.',
        ],
        tool: 'Multimeter with millivolt range',
        minutes: 30,
        outcomes: [
          {
            finding:
              'One fuse carries a steady current, and it stops when a control unit is unplugged',
            means: 'A control unit on that circuit does not go to sleep.',
            effect: 'confirms',
          },
          {
            finding: 'It stops when a light or something fitted later is unplugged',
            means:
              'That light or accessory is the drain, and the control units go to sleep properly.',
            effect: 'rules-out',
          },
          {
            finding: 'No fuse shows a reading, but the cable shows a drain',
            means:
              'The drain lies before the fuses: suspect the alternator diodes or the starter cable.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Find and stop a parasitic battery drain',
      overview:
        'The method matters more than the tools: let the car go to sleep, measure, and find the circuit without waking it. Pulling fuses at random wakes the network and hides the fault.',
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
        'Charge and test the battery first, because a worn battery looks like a drain.',
        'Unplug everything that was added, such as a dashcam, tracker, OBD dongle or phone charger. Measure again before you look further.',
        'Close the latches of the open bonnet and doors with a screwdriver, so that the car registers them as shut while you reach the fuses. Lock the car and put the key out of range.',
        'Wait until the current settles, and note how long it takes.',
        'Measure the millivolts across every fuse in all the fuse boxes. Write down each fuse that does not read zero.',
        'On the circuit with the drain, unplug one device after another and see whether the current falls. Feel relays and control units for warmth.',
        'Before you blame the control unit, find out what might be keeping it awake: a door, boot or bonnet switch, a stuck relay, or a button pressed by luggage.',
        'Ask a dealer about software for the unit in question, because many such faults are cured by an update.',
        'Release the closed latches with their handles before you shut anything. After the repair, measure again, and leave the car for two nights before you rely on it.',
      ],
      safety: [
        'Never crank the engine or switch on heavy loads with an ammeter in series: that destroys the meter and can burn you.',
        'Do not unplug yellow airbag connectors in your search for a drain.',
        'On a hybrid or electric car, work only at the 12 V fuses: relays and high-voltage circuits can wake up while your hands are in there.',
      ],
      stopIf:
        'Stop if the drain comes and goes or the network never goes to sleep: an auto electrician has to log the current over time.',
    },
    parts: [{ name: 'Switch, relay or control unit', usd: [10, 500], ifNeeded: true }],
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
        'The car is safe to drive. A badly fused accessory wire can overheat, though, so check how it was connected.',
    },
    patterns: [
      'The trouble began within weeks of fitting something.',
      'A dashcam in parking mode without low-voltage cut-off empties the battery in two nights.',
      'An OBD dongle keeps the gateway awake even though it needs little itself.',
    ],
    shown: {
      workshopName: 'Parasitic draw from retrofitted equipment',
      summary:
        'A dashcam, tracker, OBD dongle, amplifier, alarm or trailer module draws current while the car is parked, or stops the car from going to sleep.',
      patterns: [
        'The trouble began within weeks of something being fitted.',
        'A dashcam in parking mode without a low-voltage cut-off empties the battery in two nights.',
        'An OBD dongle keeps the gateway awake even though it needs little itself.',
      ],
    },
    checks: [
      {
        title: 'Unplug everything that was added',
        steps: [
          'List every device that did not come with the car, including trackers of an insurer or lease company and dongles in the OBD socket.',
          'Unplug them all for three days and use the car as usual.',
        ],
        tool: 'None',
        minutes: 15,
        days: 3,
        outcomes: [
          {
            finding: 'The battery now holds its charge',
            means: 'One of the devices was the drain: plug them back in one at a time to find it.',
            effect: 'confirms',
          },
          {
            finding: 'The battery still goes flat',
            means: 'The drain is in the car itself, or the battery is worn.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure at the accessory feed',
        steps: [
          'Put a meter set to 10 A in series with the fuse of the accessory, and lock the car.',
          'Wait half an hour and read the current.',
        ],
        tool: 'Multimeter',
        minutes: 40,
        outcomes: [
          {
            finding: 'More than 30 mA',
            means: 'The accessory draws too much for a parked car.',
            effect: 'confirms',
          },
          {
            finding: 'A few milliamps',
            means:
              'The current is harmless, though the accessory could still keep a control unit awake.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Rewire an accessory that drains the battery',
      overview:
        'A device belongs on a circuit that is switched off with the car, or on a permanent one with its own low-voltage cut-off. Most need no new part, just a different fuse position.',
      minutes: [30, 120],
      tools: ['Multimeter', 'Test lamp', 'Trim tools', 'Insulating tape', 'Fuse diagram'],
      steps: [
        'Find out where the device takes its current. Wires twisted together behind the radio are common and dangerous.',
        'Switch off and disconnect the battery’s negative clamp. Take out the old joint and insulate what stays.',
        'Reconnect the battery. With the test lamp, find a fuse that is live with the ignition on and dead ten minutes after locking. Avoid the airbag, ABS and engine fuses.',
        'Fit an add-a-fuse adapter with the fuse value that the device states. Insert it the way round that makes the added fuse protect the device and nothing else.',
        'Connect the earth wire to a factory earth bolt, not to a trim screw.',
        'For parking mode, fit a hard-wire kit with a cut-off at about 12.2 V, or give the device a battery of its own.',
        'Route the cable behind the trim, clear of the curtain airbag in the pillar and the path in which it inflates. Refit the trim.',
        'Lock the car and measure the total current. It should be below 50 mA after an hour.',
      ],
      safety: [
        'Never route wires across or in front of an airbag in a pillar.',
        'Every added wire needs its own fuse within about 20 cm of its source.',
      ],
      stopIf:
        'Stop if the device is connected to data wires or the immobiliser: ask the firm that fitted it.',
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
        'The car drives normally, but the automatic emergency call may not work. Have a phone with you.',
    },
    patterns: [
      'Worse when the car is parked in a garage without reception.',
      'No sound from the front speakers or microphone on cars whose audio passes through the unit.',
    ],
    shown: {
      workshopName: 'Telematics unit does not go to sleep (no network, or back-up battery failed)',
      summary:
        'The modem for SOS calls, the app and online services searches endlessly for a network, often because its mobile standard was switched off, its back-up battery has died or its software has crashed. It drains the battery and may cause an SOS warning.',
      patterns: [
        'The drain is worse when the car is parked in a garage without reception.',
        'On cars whose sound passes through the unit, the front speakers or the microphone are silent.',
      ],
    },
    checks: [
      {
        title: 'Try the SOS light and the app',
        steps: [
          'Switch the ignition on and look at the SOS light. On most cars green is normal, and red or dark means a fault.',
          'Try the app with the car away from garages and basements.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The light is red or dark, or the app has been offline for days',
            means: 'The unit has a fault and may not be going to sleep.',
            effect: 'supports',
          },
          {
            finding: 'It is green, and the app answers',
            means: 'The unit works, so it is less likely to be the drain.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Pull the telematics fuse for three nights',
        steps: [
          'Find the fuse for the telematics or data communication unit on the lid of the fuse box or in the manual.',
          'Pull the fuse with the car asleep and leave it out for three nights. The emergency call does not work meanwhile.',
        ],
        tool: 'Fuse puller',
        minutes: 10,
        days: 3,
        outcomes: [
          {
            finding: 'The battery holds its charge',
            means: 'Without the unit nothing drains the battery, so the unit was the drain.',
            effect: 'confirms',
          },
          {
            finding: 'It still goes flat',
            means: 'The drain is on another circuit, so refit the fuse.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Update, bypass or replace the telematics unit',
      overview:
        'A dealer can often cure it with software or a new back-up battery. If the mobile network that it needs no longer exists, the only lasting repair is a bypass from the manufacturer.',
      minutes: [30, 180],
      tools: ['Fuse puller', 'Trim tools', 'Multimeter'],
      steps: [
        'Before you pay for anything, ask a dealer, with your VIN, about service campaigns and extended warranties on the telematics unit.',
        'Ask whether the unit uses a mobile standard that is still in service in your country.',
        'Have the software updated if there is an update. Measure the standby current before and after, each time once the car has gone to sleep.',
        'If the back-up battery is separate, have it replaced. It usually sits beside the unit, behind the radio or under a seat.',
        'If the unit itself has failed, have it replaced and paired with the car online. Otherwise have it bypassed with the connector that the manufacturer supplies, so that the sound still works.',
        'Pulling the fuse is only a stopgap.',
        'Afterwards make a test call as the manufacturer describes, and measure the current after an hour of sleep.',
      ],
      safety: [
        'While the unit is off, no automatic emergency call goes out after a crash: make sure that everyone who drives the car knows this.',
        'Disconnect the battery and wait ten minutes before you remove trim near airbags.',
      ],
      stopIf:
        'Stop if the fuse also feeds other systems, such as the audio or the instrument cluster, and these fail without it.',
    },
    parts: [{ name: 'Back-up battery, bypass or telematics unit', usd: [15, 700] }],
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
      reason:
        'Nothing is broken. A long drive or, better, a night on a charger restores the battery.',
    },
    patterns: [
      'School run and shops only, with heated seats and screen on.',
      'Car used once a fortnight; works well after a long holiday trip.',
    ],
    shown: {
      workshopName:
        'Chronic low state of charge from the pattern of use; battery and charging serviceable',
      summary:
        'Each start takes more charge than a five-minute trip puts back, and a parked car slowly draws current in its sleep. Nothing is broken, but the battery is always half empty and slowly sulphates.',
      patterns: [
        'The car is used for the school run and the shops, with heated seats and screens on.',
        'The car is used once a fortnight and works well after a long holiday trip.',
      ],
    },
    checks: [
      {
        title: 'Add up a week of driving',
        steps: [
          'Write down how many trips took less than 15 minutes and how long the car was parked between them.',
          'Note what was switched on during them, such as a heated screen, the seats or the blower.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'They are mostly short trips, or it was parked for over ten days',
            means: 'The pattern of use explains the low battery by itself.',
            effect: 'supports',
          },
          {
            finding: 'There are daily runs of half an hour or more',
            means: 'The battery should be full, so look for another cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Charge fully, then let it stand',
        steps: [
          'Charge the battery with a smart charger until it reports full, which can take a day.',
          'Leave the car locked for three days, then read the resting voltage.',
        ],
        tool: 'Battery charger and multimeter',
        minutes: 30,
        days: 3,
        outcomes: [
          {
            finding: 'It shows 12.4 V or more',
            means: 'The battery is good and there is no drain: it was simply undercharged.',
            effect: 'confirms',
          },
          {
            finding: 'It shows less than 12.4 V',
            means:
              'A good, full battery does not fall so far in three days: look for a drain, or replace a worn battery.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Recharge and keep a seldom-driven battery healthy',
      overview:
        'The cure is a full charge and a change of habit. An AGM battery needs a charger with an AGM setting. Connect the charger to the points that the manufacturer names, so that the battery sensor counts the charge.',
      minutes: [15, 30],
      tools: ['Smart charger with AGM/EFB mode', 'Extension lead', 'Multimeter'],
      steps: [
        'Park in the open or in a ventilated garage, switch everything off and read the battery type on its label.',
        'Clamp the red lead to the positive post or jump point, and the black lead to the earth point in the engine bay rather than to the negative post.',
        'Select the battery type. Only then switch the charger on at the wall.',
        'Leave it on until it reports full and has changed to maintenance. A really empty battery takes one or two nights.',
        'Switch the charger off at the wall before you take the clamps off.',
        'Read the resting voltage three days later to see whether the battery holds its charge.',
        'From then on, drive for 40 minutes once a week, or connect a maintenance charger or a small solar panel. Switch heated screens off once they are clear.',
      ],
      safety: [
        'Charge only in a ventilated place: a battery on charge gives off explosive gas.',
        'Never charge a frozen battery. Let it thaw indoors for a day first.',
      ],
      stopIf: 'Stop and replace the battery if the charger reports a fault or the case gets hot.',
    },
    parts: [{ name: 'Smart charger or maintainer', usd: [35, 120], ifNeeded: true }],
    labourHours: [0.2, 0.5],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
