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
    shown: {
      summary:
        'The small 12 V battery only has to wake the control units and close the high-voltage contactors, so no slow cranking gives warning. One morning the car stays dark or shows absurd messages, although the traction battery is full.',
      patterns: [
        'The car is dark in the morning, while its charger reports full.',
        'A jump pack connected for ten seconds brings the car to life, and it drives all day.',
        'The car has spent weeks at the airport while the app asked for its state every hour. A 12 V supply brings it to Ready at once, which would not happen with a high-voltage fault.',
      ],
    },
    checks: [
      {
        title: 'Measure the 12 V battery at rest and in Ready',
        steps: [
          'Find the 12 V battery or the jump post in the manual. Touch nothing orange.',
          'Read the voltage with the car asleep. Then, in Park with the parking brake on, switch to Ready and read again. The car makes no sound but can drive off.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is below 12 V asleep and 13.5–15 V in Ready',
            means:
              'The battery is charged properly but does not hold its charge: it is worn, or something drains it.',
            effect: 'supports',
          },
          {
            finding: 'It is below 13 V in Ready',
            means:
              'The battery is not being charged: look at the DC-DC converter before you buy a battery.',
            effect: 'weakens',
          },
          {
            finding: 'It is 12.5 V or more asleep after a night',
            means: 'The 12 V battery is good. One with lithium cells rests at 13.2 V or more.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have it load-tested',
        steps: [
          'Let a motor factor test the battery with a tester set to its type: AGM, EFB or lithium.',
          'Read the date on the case.',
        ],
        tool: 'Battery tester',
        minutes: 15,
        outcomes: [
          {
            finding: 'The battery fails the test',
            means: 'The battery no longer delivers the current it was built for, so replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The battery passes the test',
            means: 'The battery delivers its current: look for what drains it.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the 12 V battery of a hybrid or electric car',
      overview:
        'It is an ordinary battery job with three traps. The bonnet or boot may open only with 12 V, the type must match exactly, and a battery in the cabin needs its vent tube. Some 12 V lithium batteries are coded to the car.',
      minutes: [30, 90],
      tools: [
        '10 mm socket',
        'Jump pack',
        'Trim tools',
        'Multimeter',
        'OBD tool where registration is needed',
      ],
      steps: [
        'Find out how to open the bonnet and the doors without 12 V: with a mechanical key, a pull cord or a jump pack at the external feed point.',
        'Make sure that no charging cable is plugged in. Switch off, shut the doors and leave the key 10 m away for ten minutes.',
        'Open the cover of the battery. If there is a low-voltage service plug, follow the manual before you undo the clamps.',
        'Undo the negative clamp, then the positive one, the vent tube and the hold-down, and lift the battery out.',
        'Compare type, size, terminals and vent. An AGM battery must be replaced by an AGM, and a lithium one by the manufacturer’s own lithium battery.',
        'Fit the new battery and its hold-down, push the vent tube on, then connect the positive clamp first and the negative one last.',
        'Switch to Ready: the voltage must rise to 13.5–15 V within a minute.',
        'Register the battery if required, and set the clock and the windows. Check that AC charging and the app work.',
        'Leave the car for two days and measure again. If a lead-acid battery reads less than 12.4 V, something in the car is not going to sleep.',
      ],
      safety: [
        'Orange cables and covers carry hundreds of volts: do not touch or move them.',
        'Never use the 12 V battery of a hybrid to jump another car unless the manual allows it.',
        'Reversed polarity destroys the DC-DC converter: check twice that red is on the positive terminal.',
      ],
      stopIf: 'Stop if the voltage does not rise in Ready, or if a high-voltage warning stays on.',
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
        'The car may be left in Ready for some minutes while it is parked: only driving off is dangerous.',
      reason:
        'The car is running on a small battery that empties within minutes. Then the drive, the power steering and the displays fail in traffic.',
    },
    patterns: [
      'A dull pop below the rear seat, a 12 V or power supply warning, then ever less power.',
      'The 12 V battery has been replaced and is flat again next day.',
    ],
    shown: {
      summary:
        'The converter that charges the 12 V side from the traction battery has failed or its fuse has blown. After a pop or a warning the car drops to reduced power, and it stops when the 12 V battery is empty.',
      patterns: [
        'There is a dull pop from below the rear seat, a 12 V or power supply warning, then less and less power.',
        'The 12 V battery has been replaced and is flat again the next day.',
      ],
    },
    checks: [
      {
        title: 'Measure the 12 V battery in Ready',
        steps: [
          'Park safely with the parking brake on and switch to Ready. Touch nothing orange, and measure across the 12 V battery or the jump posts.',
          'Switch on the lights and the rear window heater, and read again after two minutes.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is below 12.8 V and falling',
            means: 'The converter does not charge the 12 V battery.',
            effect: 'confirms',
          },
          {
            finding: 'It is 13.5–15 V and steady',
            means: 'The converter works: test the 12 V battery itself.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the codes of the high-voltage units',
        steps: [
          'Use a reader that covers the hybrid or power electronics control unit.',
          'Look for P0A08, P0A09 and the manufacturer’s own codes for the converter or charger.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'DC-DC converter codes are stored',
            means: 'The converter itself, its fuse or its wiring is at fault.',
            effect: 'supports',
          },
          {
            finding: 'There are no such codes',
            means: 'A failed converter nearly always leaves a code, so it is less likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look up recalls and warranty',
        steps: [
          'Enter the VIN on the recall website.',
          'Check the warranty on electric components: it often runs for eight years.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'A recall or campaign names the charging unit or the converter',
            means: 'The repair is free of charge.',
            effect: 'supports',
          },
          {
            finding: 'There is no recall or campaign',
            means: 'The warranty may still pay; get the codes in writing.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Stop safely and get the 12 V converter of an electrified car replaced',
      overview:
        'One side of the converter carries high voltage. A high-voltage technician isolates the car and replaces it.',
      minutes: [120, 300],
      tools: ['Phone', 'Multimeter'],
      steps: [
        'At the first warning stop in a safe place, switch everything off that you do not need and photograph the messages.',
        'Have the car recovered on a flatbed. If its driven wheels turn on the road, the motor generates voltage.',
        'Give the workshop the VIN, the photographs and the codes, and ask first about recalls and the warranty on electric components.',
        'The workshop isolates the high voltage with the service plug, waits, proves zero volts and locks the system out.',
        'It tests the 12 V cable and the main fuse from converter to battery before it condemns the converter.',
        'It replaces the converter or combined charger, refills and bleeds the coolant circuit, and codes the unit.',
        'It replaces the 12 V battery or charges it fully, because a deeply discharged one overloads the new converter.',
        'Ask for the result of the insulation test, the software version and the coolant bleed in writing.',
        'When you collect the car, check for 13.5–15 V in Ready and no warnings, and that AC charging works. Check the voltage again after the car has been parked for two nights.',
      ],
      safety: [
        'High voltage kills: open no orange plug and no cover.',
        'If it happens in an outside lane, move to the hard shoulder or another safe place at once, while the steering assistance still works.',
      ],
      stopIf: 'Beyond measuring at the 12 V battery, no part of this job is for an owner.',
    },
    parts: [{ name: 'DC-DC converter or combined charging unit, and coolant', usd: [515, 3535] }],
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
    shown: {
      summary:
        'A belt-driven starter-generator and a 48 V battery replace the alternator. If one of them or its converter fails, stop-start no longer works, charging stops and the engine may refuse to restart.',
      patterns: [
        'A message about the 48 V system appears after a stop, and the engine does not restart.',
        'Water from washing or coolant has reached the starter-generator plug.',
      ],
    },
    checks: [
      {
        title: 'Measure 12 V charging with the engine running',
        steps: [
          'With the engine idling and the lights on, measure across the 12 V battery.',
          'Keep clear of the belt and of purple or orange cables.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is below 12.8 V and falling',
            means:
              'The generator, the 48 V battery or the converter does not charge the 12 V battery.',
            effect: 'supports',
          },
          {
            finding: 'It is 13.5–15 V',
            means: 'The 12 V supply works, so only part of the 48 V system can be at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the 48 V control units',
        steps: [
          'Run a full scan with a reader for the make.',
          'Note any codes for the starter-generator, the 48 V battery and the converter.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There are codes in one of the three units',
            means: 'That unit or its connection is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'There is no 48 V unit in the list, or no code is stored',
            means: 'The car has no 48 V system, or the system is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the 48 V mild-hybrid system repaired',
      overview:
        'The workshop shuts the system down, finds the unit that has failed and replaces it. Forty-eight volts seldom give a shock, but they strike arcs that burn.',
      minutes: [90, 240],
      tools: ['Multimeter', 'Torch', 'OBD-II reader'],
      steps: [
        'Switch the engine off and look at the auxiliary belt and its twin tensioner: a slipping belt stores generator codes.',
        'If the generator or the battery is liquid-cooled, check the coolant level with the engine cold.',
        'Look for recalls and software by VIN: most manufacturers have issued updates for 48 V cars.',
        'Have the 12 V battery tested: below 12 V the 48 V contactor stays open and the whole system seems to have failed.',
        'The workshop shuts the 48 V system down with its diagnostic tool, waits and proves zero volts.',
        'It tests the generator, battery and converter by their live values, and inspects the plugs for water.',
        'It replaces the faulty unit. With a generator it fits a new belt and tensioner, and a new battery is coded.',
        'Ask for the codes before and after the repair in writing.',
        'Check afterwards that stop-start restarts the warm engine ten times, that no warning appears and that the charging voltage is in range.',
      ],
      safety: [
        'Do not unplug 48 V connectors: the arc can burn hands and eyes.',
        'A lithium battery damaged by water can catch fire days later: park outdoors until it has been examined.',
      ],
      stopIf:
        'Stop after your own checks of the belt, the 12 V battery and the codes; the rest is for a trained technician.',
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
    shown: {
      summary:
        'Some stop-start cars have a small second battery that supplies the electronics while the main one cranks the engine. When it fails, stop-start switches off with a message, though the car starts as well as ever.',
      patterns: [
        'A yellow message reports an auxiliary battery malfunction, while the engine cranks strongly.',
        'The main battery was replaced and stop-start is still off.',
      ],
    },
    checks: [
      {
        title: 'Find out whether there is a second battery',
        steps: [
          'Look in the manual under stop-start, auxiliary battery or supplementary battery.',
          'Look in the typical places: the passenger footwell, the side of the boot, behind the dashboard or beside the main battery.',
        ],
        tool: 'Vehicle manual',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is one, four years old or more',
            means: 'At that age it is the first suspect: test it.',
            effect: 'supports',
          },
          {
            finding: 'The car has only one battery',
            means: 'This fault cannot occur on a car without a second battery.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the second battery by itself',
        steps: [
          'Switch everything off and disconnect the negative clamp of the second battery. Wait an hour and measure its voltage.',
          'Connect a headlight bulb across its posts for one minute and watch the voltage. Do not touch the hot bulb. Refit the clamp.',
        ],
        tool: 'Multimeter and bulb',
        minutes: 80,
        outcomes: [
          {
            finding: 'It is below 12 V, or collapses under the bulb',
            means: 'The second battery is worn out and has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It holds above 12 V under the bulb',
            means: 'The second battery is good: look at the main battery and the isolator relay.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the second stop-start battery',
      overview:
        'The second battery is small, sealed and often in the cabin, so the type with a vent tube matters. Some newer cars have a capacitor pack or a voltage converter in its place. Replace both batteries together if both are original.',
      minutes: [25, 90],
      tools: ['10 mm socket', 'Trim tools', 'Multimeter', 'OBD-II reader'],
      steps: [
        'Read the codes and note which battery they name.',
        'Disconnect the main battery’s negative clamp first. With two batteries, the car is without current only when both negatives are off.',
        'Open the cover of the second battery. Take off its negative clamp, then the positive one, the vent tube and the strap.',
        'Have the isolator relay nearby tested if it has turned brown or buzzes.',
        'Fit a battery of the same size and type. Connect the vent tube, the positive clamp and then the negative one.',
        'Reconnect the main battery last.',
        'Clear the codes, register the battery where required, and set the windows and the clock.',
        'Drive until the engine is warm. Stop-start should return within a day or two, once both batteries are charged.',
      ],
      safety: [
        'Until both negatives are off, a spanner on any red terminal can cause a short circuit.',
        'A battery in the cabin without its vent tube leaks gas into the car.',
      ],
      stopIf:
        'Stop if a new battery does not clear the message: the relay, a converter or its wiring has to be tested.',
    },
    parts: [{ name: 'Auxiliary AGM battery', usd: [60, 200] }],
    labourHours: [0.4, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
