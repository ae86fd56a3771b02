import { HIGH_VOLTAGE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** The 12 V and 48 V side of electrified cars. */
export const evLowVoltageFaults = {
  'ev-auxiliary-battery-worn': {
    name: 'Worn 12 V battery of a hybrid or electric car',
    workshopName: 'Auxiliary 12 V battery capacity lost',
    summary:
      'The small 12 V battery only has to wake the computers and close the contactors, so it gives no slow-crank warning. One morning the car stays dark or shows absurd messages, although the traction battery is full.',
    prior: 14,
    fits: { fuels: HIGH_VOLTAGE },
    shifts: [
      {
        minAgeYears: 3,
        factor: 1.6,
        source: 'wear part: typical life three to five years in electric cars',
      },
    ],
    symptoms: {
      'ev-12v-flat': 0.65,
      'ev-wont-go-ready': 0.45,
      'needs-jump-start': 0.4,
      'many-warnings': 0.3,
      'battery-drains': 0.3,
      'no-crank': 0.2,
      'battery-light': 0.15,
      'key-not-recognised': 0.12,
      'door-wont-open': 0.12,
      'dash-dead': 0.12,
      'locking-fault': 0.1,
      'infotainment-fault': 0.06,
      'wont-start': 0.28,
      'steering-warning': 0.1,
      'parking-brake-warning': 0.1,
      'shifter-stuck': 0.12,
      'ev-hv-warning': 0.1,
    },
    against: ['ev-range-loss', 'starter-grind', 'ev-charges-slowly'],
    conditions: {
      'after-standing': 0.5,
      'cold-weather': 0.2,
      'sudden-onset': 0.4,
      'after-jump-start': 0.5,
      'after-long-standing': 0.45,
    },
    codes: { P0562: 0.3, U0100: 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Once it is in Ready the car drives normally, but it may be dead at the next stop. Replace the battery before a longer trip.',
    },
    patterns: [
      'Dark in the morning, while the charger says full.',
      'A jump pack for ten seconds brings it to life and it drives all day.',
      'Weeks at the airport with the app polling every hour: support of 12 volts brings it to Ready at once, which no high-voltage fault does.',
    ],
    checks: [
      {
        title: 'Measure the 12 V battery at rest and in Ready',
        steps: [
          'Find the 12 V battery or the jump post in the manual. Touch nothing orange.',
          'Read the voltage with the car asleep. Then, in Park with the parking brake on, switch to Ready and read again: the car makes no sound but can drive off.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Below 12 V asleep, 13.5–15 V in Ready',
            means: 'It is charged properly but does not hold: battery worn or a drain.',
            effect: 'supports',
          },
          {
            finding: 'Below 13 V in Ready',
            means: 'It is not being charged: look at the DC-DC converter before buying a battery.',
            effect: 'weakens',
          },
          {
            finding: '12.5 V or more asleep after a night',
            means: 'The 12 V battery is good. A lithium one rests at 13.2 V or more.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have it load-tested',
        steps: [
          'Let a motor factor test it with a tester set to its type: AGM, EFB or lithium.',
          'Read the date on the case.',
        ],
        tool: 'Battery tester',
        minutes: 15,
        outcomes: [
          {
            finding: 'Fails the test',
            means: 'It no longer gives the current it was built for.',
            effect: 'confirms',
          },
          {
            finding: 'Passes',
            means: 'The battery delivers its current: look for what drains it.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the 12 V battery of a hybrid or electric car',
      overview:
        'It is an ordinary battery job with three traps: the bonnet or boot may open only with 12 V, the type must match exactly, and cabin batteries need their vent tube. Some 12 V lithium packs are coded to the car.',
      minutes: [30, 90],
      tools: [
        '10 mm socket',
        'Jump pack',
        'Trim tools',
        'Multimeter',
        'OBD tool where registration is needed',
      ],
      steps: [
        'Find out how to open bonnet and doors without 12 V: mechanical key, pull cord or external feed point.',
        'Make sure that no charging cable is plugged in, switch off, shut the doors and leave the key 10 m away for ten minutes.',
        'Open the cover. If there is a low-voltage service plug, follow the manual before unclamping.',
        'Undo negative, then positive, then vent tube and hold-down, and lift it out.',
        'Compare type, size, terminals and vent. AGM must stay AGM. Lithium must stay the lithium part of the manufacturer.',
        'Fit the new one, positive first and negative last, and connect the vent tube.',
        'Switch to Ready: the voltage must rise to 13.5–15 V within a minute.',
        'Register it if required, set clock and windows, and check charging and app.',
        'Leave it for two days and measure again: under 12.4 V on a lead-acid battery, something in the car is not sleeping.',
      ],
      safety: [
        'Orange cables and covers carry hundreds of volts: do not touch or move them.',
        'Never use the 12 V battery of a hybrid to jump another car unless the manual allows it.',
        'Reversed polarity destroys the DC-DC converter: check red to plus twice.',
      ],
      stopIf: 'Stop if Ready does not raise the voltage, or a high-voltage warning stays on.',
    },
    parts: [{ name: '12 V auxiliary battery', usd: [120, 400] }],
    labourHours: [0.4, 1],
    diy: 'easy',
  },
  'dc-dc-converter-failed': {
    name: 'Failed DC-DC converter',
    workshopName: 'DC-DC converter / integrated charging control unit not supplying 12 V',
    summary:
      'The converter that charges the 12 V side from the traction battery has failed or its fuse has blown. With a pop or a warning the car drops to reduced power, and stops when the 12 V battery is empty.',
    prior: 1.3,
    fits: { fuels: HIGH_VOLTAGE },
    shifts: [
      {
        makes: ['hyundai', 'kia', 'genesis'],
        models: ['ioniq 5', 'ioniq 6', 'ev6', 'gv60', 'gv70', 'g80'],
        years: [2022, 2025],
        factor: 5,
        source: 'NHTSA recalls of 2024: integrated charging control unit',
      },
    ],
    symptoms: {
      'ev-12v-flat': 0.5,
      'battery-light': 0.42,
      'ev-reduced-power': 0.36,
      'many-warnings': 0.35,
      'ev-drive-cutout': 0.35,
      'ev-hv-warning': 0.32,
      'ev-wont-go-ready': 0.28,
      'ev-wont-charge': 0.18,
      'needs-jump-start': 0.15,
      'total-power-loss': 0.14,
      'wont-start': 0.13,
      'steering-warning': 0.15,
      'brake-warning-light': 0.15,
    },
    against: ['ev-motor-noise', 'starter-grind'],
    conditions: { 'sudden-onset': 0.6, 'after-standing': 0.1 },
    codes: {
      P0A08: 0.3,
      P0A09: 0.25,
      P0562: 0.3,
      P0A94: 0.25,
      P0A8D: 0.12,
      U0298: 0.15,
      P0A8B: 0.1,
      P0A8E: 0.1,
      U0299: 0.08,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The car may be in Ready for some minutes while it is parked: only driving off is dangerous.',
      reason:
        'The car runs on a small battery that empties within minutes. Then drive, power steering and displays fail in traffic.',
    },
    patterns: [
      'A dull pop below the rear seat, a 12 V or power supply warning, then ever less power.',
      'The 12 V battery has been replaced and is flat again next day.',
    ],
    checks: [
      {
        title: 'Measure the 12 V battery in Ready',
        steps: [
          'Park safely with the parking brake on. Switch to Ready, touch nothing orange, and measure across the 12 V battery or jump posts.',
          'Switch on lights and rear heater and read again after two minutes.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Below 12.8 V and falling',
            means: 'The converter does not supply.',
            effect: 'confirms',
          },
          {
            finding: '13.5–15 V and steady',
            means: 'It works: test the 12 V battery itself.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the codes of the high-voltage units',
        steps: [
          'Use a reader that covers the hybrid or power electronics unit.',
          'Look for P0A08, P0A09 and manufacturer’s codes of converter or charger.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'DC-DC converter codes present',
            means: 'The converter, its fuse or its wiring has reported itself.',
            effect: 'supports',
          },
          {
            finding: 'None',
            means: 'A failed converter nearly always leaves a code, so it is less likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look up recalls and warranty',
        steps: [
          'Enter the VIN at the recall site.',
          'Check the electric-component warranty: often eight years.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'A recall or campaign names charging unit or converter',
            means: 'Repair is free.',
            effect: 'supports',
          },
          {
            finding: 'None',
            means: 'Warranty may still pay; get the codes in writing.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Stop safely and get the 12 V converter of an electrified car replaced',
      overview:
        'The converter has high voltage on one side. A high-voltage technician isolates the car and changes it. Your part is to stop, save the evidence and check the work.',
      minutes: [120, 300],
      tools: ['Phone', 'Multimeter'],
      steps: [
        'Stop in a safe place at the first warning, switch the consumers off and photograph the messages.',
        'Have the car recovered on a flat-bed. Driven wheels on the road make voltage in the motor.',
        'Give the workshop VIN, photographs and codes, and ask about recall and electric-component warranty first.',
        'The workshop isolates the high voltage with its plug, waits, proves zero volts and locks it out.',
        'They test the 12 V cable and main fuse from converter to battery before condemning the converter.',
        'They replace converter or combined charger, refill and bleed its coolant circuit, and code the unit.',
        'They replace or fully charge the 12 V battery: a deep-discharged one overloads the new converter.',
        'Ask for isolation test result, software version and coolant bleed on paper.',
        'When you collect it: 13.5–15 V in Ready, no warnings, AC charging works, and the same again after two nights of standing.',
      ],
      safety: [
        'High voltage kills: open no orange plug and no cover.',
        'If it happens in a fast lane, coast to the shoulder at once while steering assistance is still there.',
      ],
      stopIf: 'No part of this job is for an owner beyond measuring at the 12 V battery.',
    },
    parts: [{ name: 'DC-DC converter or combined charging unit', usd: [500, 3500] }],
    labourHours: [2, 5],
    diy: 'workshop',
  },
  'mild-hybrid-48v-fault': {
    name: '48 V mild-hybrid fault',
    workshopName: '48 V belt-starter-generator, battery or DC-DC fault',
    summary:
      'A belt-driven starter-generator and a 48 V battery replace the alternator. If one of them or its converter fails, stop-start ends, charging stops and the engine may refuse to restart.',
    prior: 0.81,
    fits: { fuels: ['petrol', 'diesel', 'hybrid'], years: [2016, 2099] },
    shifts: [
      {
        makes: [
          'audi',
          'mercedes-benz',
          'volvo',
          'land rover',
          'ram',
          'jeep',
          'ford',
          'kia',
          'hyundai',
          'suzuki',
          'bmw',
        ],
        factor: 2,
        source: 'makers with many 48 V cars',
      },
      { years: [2016, 2018], factor: 0.5, source: 'few 48 V cars were built' },
    ],
    symptoms: {
      'stop-start-inactive': 0.5,
      'battery-light': 0.5,
      'many-warnings': 0.25,
      'no-crank': 0.2,
      'stalls-while-driving': 0.2,
      'ev-hv-warning': 0.1,
      'loss-of-power': 0.12,
      'belt-squeal': 0.12,
      'needs-jump-start': 0.15,
      'electrical-smell': 0.05,
      'wont-start': 0.11,
    },
    against: ['starter-grind', 'battery-terminals-dirty'],
    conditions: { 'sudden-onset': 0.4, intermittent: 0.3, 'starting-up': 0.3 },
    codes: { P0562: 0.2, U0293: 0.12, U0298: 0.2, P0A08: 0.12, P0A8D: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'If the charging warning is on, the car will stop when its 12 V battery is empty. Drive only to a safe place nearby.',
    },
    patterns: [
      'Message about the 48 V system after a stop, and the engine does not come back.',
      'Water from washing or coolant has reached the starter-generator plug.',
    ],
    checks: [
      {
        title: 'Measure 12 V charging with the engine running',
        steps: [
          'Measure across the 12 V battery at idle with the lights on.',
          'Stay clear of the belt and of purple or orange cables.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Below 12.8 V and falling',
            means: 'Generator, 48 V battery or converter does not supply.',
            effect: 'supports',
          },
          {
            finding: '13.5–15 V',
            means: 'The 12 V supply is alive, so only part of the system can be at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the 48 V control units',
        steps: [
          'Run a full scan with a reader for the make.',
          'Note codes of generator, 48 V battery and converter.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Codes in one of the three units',
            means: 'That unit or its link is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'No 48 V unit in the list, or no codes',
            means: 'The car has no 48 V system or it is sound.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the 48 V mild-hybrid system repaired',
      overview:
        'Forty-eight volts will not usually shock you, but it burns and strikes arcs that do not go out by themselves. A workshop shuts the system down before it touches the cables.',
      minutes: [90, 240],
      tools: ['Multimeter', 'Torch', 'OBD-II reader'],
      steps: [
        'Look at the auxiliary belt and its twin tensioner: a slipping belt stores generator codes.',
        'Check coolant level if the generator or battery is liquid-cooled.',
        'Look for recalls and software by VIN: most manufacturers have issued updates for 48 V cars.',
        'Have the 12 V battery tested: below 12 V the 48 V contactor stays open and everything looks broken.',
        'The workshop shuts down the 48 V system by its tool, waits and measures zero.',
        'They test generator, battery and converter by their live values, and inspect plugs for water.',
        'They replace the failed unit, a belt and tensioner with a generator, and code the battery if it is new.',
        'Ask for the codes before and after on paper.',
        'Check afterwards: ten warm restarts by stop-start, no warnings, and charging voltage in range.',
      ],
      safety: [
        'Do not unplug 48 V connectors: the arc burns hands and eyes.',
        'Water-damaged lithium packs can burn days later: park outdoors until it has been examined.',
      ],
      stopIf:
        'Stop at your own checks of belt, 12 V battery and codes; the rest is for a trained technician.',
    },
    parts: [{ name: 'Starter-generator, 48 V battery or converter', usd: [400, 2600] }],
    labourHours: [1.5, 4],
    diy: 'workshop',
  },
  'second-battery-failed': {
    name: 'Failed second 12 V battery of a stop-start car',
    workshopName: 'Auxiliary (back-up) battery or its isolator relay failed',
    summary:
      'Some stop-start cars have a small second battery that keeps the electronics alive while the main one cranks. When it dies, stop-start ends with a message, though the car starts as ever.',
    prior: 1,
    fits: { fuels: ['petrol', 'diesel'], years: [2007, 2099] },
    shifts: [
      {
        makes: [
          'mercedes-benz',
          'jeep',
          'chrysler',
          'dodge',
          'volvo',
          'chevrolet',
          'buick',
          'land rover',
          'jaguar',
        ],
        factor: 2.5,
        source: 'makers that fit a second 12 V battery',
      },
      { minAgeYears: 4, factor: 1.6, source: 'wear part' },
    ],
    symptoms: {
      'stop-start-inactive': 0.75,
      'battery-light': 0.25,
      'many-warnings': 0.15,
      'infotainment-fault': 0.1,
      'battery-drains': 0.15,
      'no-crank': 0.1,
      'shifter-stuck': 0.05,
      'wont-start': 0.05,
    },
    against: ['slow-crank', 'click-no-start', 'alternator-whine'],
    conditions: { 'gradual-onset': 0.2, constant: 0.4 },
    codes: { P0562: 0.15 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car starts and drives normally. On some models the second battery also backs up the gear selector, so do not leave it for months.',
    },
    patterns: [
      'Yellow battery message with auxiliary battery malfunction, while cranking is strong.',
      'Main battery replaced, stop-start still off.',
    ],
    checks: [
      {
        title: 'Find out whether there is a second battery',
        steps: [
          'Look in the manual under stop-start, auxiliary or supplementary battery.',
          'Typical places: passenger footwell, boot side, behind the dash or beside the main battery.',
        ],
        tool: 'Vehicle manual',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is one, four years old or more',
            means: 'At that age it is the first suspect.',
            effect: 'supports',
          },
          {
            finding: 'The car has only one battery',
            means: 'Without a second battery it cannot have failed.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the second battery alone',
        steps: [
          'Disconnect its negative clamp, wait an hour and measure.',
          'Load it with a headlight bulb for one minute and watch.',
        ],
        tool: 'Multimeter and bulb',
        minutes: 80,
        outcomes: [
          {
            finding: 'Below 12 V, or collapses under the bulb',
            means: 'It is worn out.',
            effect: 'confirms',
          },
          {
            finding: '12.6 V and holds above 12 V',
            means: 'It is good: look at the main battery and the isolator relay.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the second stop-start battery',
      overview:
        'It is small, sealed and often in the cabin, so the type with vent tube matters. Some newer cars have a capacitor pack or a voltage converter in its place. Replace both batteries together if both are original.',
      minutes: [25, 90],
      tools: ['10 mm socket', 'Trim tools', 'Multimeter', 'OBD-II reader'],
      steps: [
        'Read codes and note which battery the car names.',
        'Disconnect the main battery negative first. With two batteries the car is dead only when both negatives are off.',
        'Open the cover of the second battery, take off its negative, then positive, the vent tube and the strap.',
        'Test or replace the isolator relay nearby if it is browned or buzzes.',
        'Fit the same size and type, connect the vent tube, positive, then negative.',
        'Reconnect the main battery last.',
        'Clear the codes, register where required and set windows and clock.',
        'Drive until warm: stop-start should return within a day or two, once both batteries are charged.',
      ],
      safety: [
        'Until both negatives are off, any red terminal can spark.',
        'A cabin battery without its vent tube leaks gas into the passenger room.',
      ],
      stopIf:
        'Stop if a new battery does not clear the message: a relay or converter fault needs a wiring test.',
    },
    parts: [{ name: 'Auxiliary AGM battery', usd: [60, 200] }],
    labourHours: [0.4, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
