import { ELECTRIC_ONLY, HYBRIDS, PLUG_IN } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Units that join charging with other tasks, and what healthy electric cars do too. */
export const evIntegratedUnitFaults = {
  'ev-iccu-failed': {
    name: 'Failed integrated charging control unit (ICCU)',
    workshopName:
      'Integrated charging control unit (ICCU): low-voltage converter or AC charger failed',
    summary:
      'In electric Hyundais, Kias and Genesis one unit both charges the drive battery from AC and keeps the 12 V battery full. When its transistors or fuse go, the 12 V battery runs flat as you drive, messages pile up, power is cut back and AC charging fails.',
    prior: 3,
    fits: { fuels: PLUG_IN, makes: ['Hyundai', 'Kia', 'Genesis'], years: [2021, 2099] },
    shifts: [
      {
        makes: ['Hyundai', 'Kia', 'Genesis'],
        models: ['Ioniq 5', 'Ioniq 6', 'EV6', 'GV60', 'GV70', 'G80', 'EV9'],
        years: [2021, 2025],
        factor: 3,
        source: 'NHTSA recalls 24V-204 and 24V-200 (integrated charging control unit)',
      },
    ],
    symptoms: {
      'ev-12v-flat': 0.6,
      'ev-hv-warning': 0.45,
      'ev-reduced-power': 0.45,
      'ev-ac-charge-fails': 0.4,
      'ev-wont-charge': 0.35,
      'ev-drive-cutout': 0.3,
      'battery-light': 0.3,
      'many-warnings': 0.25,
      'ev-wont-go-ready': 0.3,
      'fuse-blows': 0.06,
    },
    against: ['ev-motor-noise', 'ev-range-loss', 'ev-plug-hot'],
    conditions: { 'sudden-onset': 0.55, 'after-standing': 0.2, 'after-jump-start': 0.2 },
    codes: { P1A90: 0.3, P1A93: 0.1 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The car may be in Ready for some minutes while it is parked: only driving off is dangerous.',
      reason:
        'Drive power fades within minutes once the 12 V battery is no longer charged. Stop where it is safe and do not drive on: have it recovered.',
    },
    patterns: [
      'A loud pop from below the rear seat, then ‘Stop vehicle and check power supply’ and falling power.',
      'Often the day after a software update or a long AC charge; the fuse inside the unit goes with it.',
    ],
    checks: [
      {
        title: 'Look up open recalls for the VIN',
        tool: 'VIN',
        minutes: 5,
        steps: [
          'Enter the VIN on the website of the manufacturer or of the recall office.',
          'Look for the charging control unit or its software.',
        ],
        outcomes: [
          {
            finding: 'An ICCU recall is open',
            means: 'The unit of this car is known to fail, and the repair is free.',
            effect: 'supports',
          },
          {
            finding: 'All recalls are done',
            means: 'It can still fail, but less often.',
            effect: 'neutral',
          },
          {
            finding: 'None has ever applied',
            means: 'Less likely on this car.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the 12 V battery in Ready',
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        steps: [
          'Only while no message tells you to stop: in Park switch to Ready.',
          'Measure across the 12 V battery.',
        ],
        outcomes: [
          {
            finding: 'Below 12.8 V and falling',
            means: 'Nothing charges the 12 V battery.',
            effect: 'confirms',
          },
          {
            finding: '13.8–14.8 V',
            means: 'The converter works: look at the battery itself.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare AC with rapid DC charging',
        tool: 'None',
        minutes: 15,
        steps: [
          'Recall whether the last AC charge failed while a rapid DC charge worked.',
          'Look in the log of the app.',
        ],
        outcomes: [
          {
            finding: 'AC fails, DC works',
            means: 'The charger part of the unit is at fault.',
            effect: 'supports',
          },
          { finding: 'Both work', means: 'The charger part is sound.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Have the integrated charging control unit replaced',
      minutes: [180, 360],
      overview:
        'The unit sits below the rear seat, carries high voltage and is water-cooled: a workshop replaces it with its fuse and updates its software. The long drive warranty and a recall pay for it on most cars.',
      tools: ['VIN', 'Photos of the messages'],
      steps: [
        'Stop, switch off and have the car recovered on a flat truck.',
        'Photograph every message with date and mileage.',
        'Look up recalls and the drive warranty for the VIN.',
        'Ask the workshop for the codes and the test of the 12 V battery in writing.',
        'The workshop locks out the high voltage, checks fuse and converter and replaces the unit.',
        'It bleeds the coolant, loads the newest software and replaces a 12 V battery that was run flat.',
        'Before you take it, see an AC charge run and 14 V at the 12 V battery in Ready.',
      ],
      safety: [
        'The unit holds a voltage that kills: nobody opens it without the lock-out.',
        'Never jump-start an electric car again and again to get home: the drive can switch off on the road.',
      ],
      stopIf: 'This is a repair for a workshop trained for high voltage from the first step on.',
    },
    parts: [
      { name: 'Integrated charging control unit', usd: [1400, 4200] },
      { name: '12 V battery', usd: [120, 350], ifNeeded: true },
    ],
    labourHours: [3, 6],
    diy: 'workshop',
  },
  'ev-charge-controller-failed': {
    name: 'Charging control unit does not talk to the charger',
    workshopName: 'Charging communication controller (EVCC) or pilot line faulty',
    summary:
      'Before current flows, car and charge point agree over a pilot line in the plug. With a faulty controller, a dirty pilot pin or old software the plug locks, clicks and gives up, mostly at some brands of charger and not at others.',
    prior: 1.6,
    fits: { fuels: PLUG_IN, years: [2011, 2099] },
    symptoms: {
      'ev-wont-charge': 0.7,
      'ev-fast-charge-fails': 0.5,
      'ev-ac-charge-fails': 0.4,
      'ev-cable-stuck': 0.15,
      'ev-charges-slowly': 0.15,
      'after-update-fault': 0.12,
      'ev-hv-warning': 0.08,
    },
    against: ['ev-drive-cutout', 'ev-plug-hot', 'ev-12v-flat', 'ev-range-loss'],
    conditions: { intermittent: 0.5, 'after-repair': 0.2, 'cured-by-restart': 0.4 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It drives as normal as long as you find a charger that works. Plan for one before the battery is low.',
    },
    patterns: [
      'Works at one brand of charger and fails at another, before any current flows.',
      'Comes with an update of the car or of the charge point.',
    ],
    checks: [
      {
        title: 'Look into the charging socket of the car',
        tool: 'Torch',
        minutes: 5,
        steps: [
          'Unplugged and switched off, look at the two small pins of the socket: pilot and proximity.',
          'Look for dirt, water and bent or green pins. Touch nothing inside.',
        ],
        outcomes: [
          {
            finding: 'A small pin is bent, green or dirty',
            means: 'Car and charger cannot agree over it.',
            effect: 'confirms',
          },
          {
            finding: 'All pins clean and straight',
            means: 'The socket is sound: software or controller.',
            effect: 'neutral',
          },
          {
            finding: 'The large pins are browned',
            means: 'Heat is the problem: do not charge there.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Let the car sleep and plug in again',
        tool: 'None',
        minutes: 15,
        needs: 'charging',
        steps: [
          'Unplug, lock, walk away with the key for ten minutes.',
          'Plug in again, at another charger if there is one.',
        ],
        outcomes: [
          {
            finding: 'Charges now',
            means: 'The controller had hung itself up.',
            effect: 'supports',
          },
          {
            finding: 'Fails at every charger',
            means: 'The charger in the car or the socket is more likely.',
            effect: 'weakens',
          },
          {
            finding: 'Fails at one charger only',
            means: 'That charger, or how the two talk.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the charging controller updated or replaced',
      minutes: [40, 150],
      overview:
        'Most of these end with a software update, some with a new socket or controller. A log of what failed where saves the workshop hours.',
      tools: ['Charging log', 'VIN'],
      steps: [
        'Note place, brand and message of five charges that failed and five that worked.',
        'Install open updates of the car.',
        'Keep the flap shut in rain and let a wet socket dry.',
        'The workshop reads the controller and looks at the pilot signal with an adapter.',
        'It updates the software, then replaces socket or controller.',
        'See a charge run on AC and on DC before you take it.',
      ],
      safety: [
        'Never put anything into the charging socket.',
        'Never charge with a damaged or warm plug.',
      ],
      stopIf: 'Stop charging at any smell, crackle or warm plug.',
    },
    parts: [{ name: 'Charging socket or controller', usd: [200, 900], ifNeeded: true }],
    labourHours: [0.6, 2.5],
    diy: 'workshop',
  },
  'normal-ev-parked-hum': {
    name: 'No fault: pumps and fans of an electric car at rest',
    workshopName: 'Normal characteristic: thermal management of the drive battery at rest',
    summary:
      'While it charges, after a drive or when you unlock it, an electric car moves coolant, runs fans or its brake pump. It hums, whirrs or gurgles for a while with nobody in it.',
    prior: 1.6,
    fits: { fuels: PLUG_IN },
    symptoms: {
      'parked-hum': 0.85,
      'fan-always-on': 0.25,
      'hybrid-fan-loud': 0.1,
      'coolant-gurgle': 0.1,
    },
    against: [
      'ev-hv-warning',
      'ev-12v-flat',
      'ev-battery-smoke',
      'ev-coolant-warning',
      'battery-drains',
      'ev-range-loss',
      'ev-drive-cutout',
    ],
    conditions: { 'ignition-off': 0.6, 'hot-weather': 0.35, 'cold-weather': 0.3 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'It looks after its battery. Drive as usual.' },
    patterns: [
      'Loud while rapid charging, soft for some minutes after it.',
      'Worth a look when it never stops, a message comes up, or the 12 V battery goes flat.',
    ],
    checks: [
      {
        title: 'Note when the car hums and for how long',
        tool: 'None',
        minutes: 10,
        steps: [
          'Write down what the car did just before: charged, drove, was unlocked.',
          'Time the noise once.',
        ],
        outcomes: [
          {
            finding: 'After charging, driving or unlocking, and it stops',
            means: 'Cooling or the brake pump at work.',
            effect: 'confirms',
          },
          {
            finding: 'Day and night without a stop',
            means: 'Something keeps the car awake.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for messages and lost charge',
        tool: 'None',
        minutes: 5,
        steps: [
          'Look in car and app for messages.',
          'Compare the charge in the evening and in the morning.',
        ],
        outcomes: [
          {
            finding: 'No message, 1 % or less lost overnight',
            means: 'All is as it should be.',
            effect: 'supports',
          },
          {
            finding: 'A message, or several per cent lost',
            means: 'Have it read.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Recognise the normal noises of a parked electric car',
      minutes: [5, 20],
      overview:
        'Nothing has to be repaired and no part is needed. These are the noises to expect and those to ask about.',
      tools: ['None'],
      steps: [
        'Expect a fan and a pump while it charges, loudest on a rapid charger.',
        'Expect a short whirr at unlocking: the brakes build pressure.',
        'Expect a click of relays when it goes to Ready and off.',
        'Switch off preconditioning and cabin watch in the app if you do not use them.',
        'Look at the coolant level of the drive when the handbook shows a tank.',
        'Ask a workshop when the noise never stops, grinds, or comes with a message.',
      ],
      safety: [
        'Never touch orange cables to find a noise.',
        'At hissing, smoke or a sweet smell from below get away from the car and call the fire service.',
      ],
      stopIf: 'See a workshop when a message comes up or charge is lost while it stands.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
  'normal-ev-winter-range': {
    name: 'No fault: less range in the cold',
    workshopName: 'Normal characteristic: reduced range and charging power at low temperature',
    summary:
      'A cold battery gives and takes less, and the heater draws from it. A fifth to a third of the range goes in frost, charging is slow at first, and braking recovers less until the battery is warm. It comes back in spring.',
    prior: 1.8,
    fits: { fuels: ELECTRIC_ONLY },
    symptoms: {
      'ev-range-loss': 0.75,
      'ev-charges-slowly': 0.35,
      'regen-uneven': 0.25,
      'ev-reduced-power': 0.06,
    },
    against: [
      'ev-hv-warning',
      'ev-charge-jumps',
      'ev-wont-charge',
      'ev-drive-cutout',
      'ev-12v-flat',
      'ev-battery-smoke',
    ],
    conditions: {
      'cold-weather': 0.85,
      'short-trips': 0.4,
      'after-standing': 0.2,
      'hot-weather': 0.02,
    },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'Nothing is broken. Plan for a shorter range in frost.' },
    patterns: [
      'Short trips in frost cost most: the cabin is heated anew each time.',
      'Worth a look when the range does not come back in warm weather, or the charge jumps.',
    ],
    checks: [
      {
        title: 'Compare the range on a mild day',
        tool: 'None',
        minutes: 5,
        steps: [
          'Note range at full charge and temperature outside.',
          'Look at the same figures of last summer in car or app.',
        ],
        outcomes: [
          {
            finding: 'Only lower in the cold',
            means: 'Cold and heating explain it.',
            effect: 'confirms',
          },
          {
            finding: 'Lower in summer too',
            means: 'The battery may have aged: have its health read.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Warm the car while it is plugged in',
        tool: 'None',
        minutes: 5,
        needs: 'charging',
        steps: [
          'Set the departure time in the app for tomorrow, with the car plugged in.',
          'Compare the consumption of the first ten miles.',
        ],
        outcomes: [
          { finding: 'Clearly better', means: 'Heating took the range.', effect: 'supports' },
          {
            finding: 'No difference',
            means: 'Look at tyre pressures, and have the battery read.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Get more range from an electric car in winter',
      minutes: [5, 20],
      overview:
        'Nothing has to be repaired and no part is needed. Heat the car from the socket and set the route, so that the battery is warm when it charges.',
      tools: ['Tyre gauge'],
      steps: [
        'Warm cabin and battery while plugged in, by departure time.',
        'Use seat and wheel heating before hot air.',
        'Set the charger as destination: many cars then warm the battery.',
        'Charge just after a drive rather than in the morning.',
        'Set tyre pressures cold: they fall with the temperature.',
        'Compare again in spring, and have the health read if the range stays away.',
      ],
      safety: [
        'Plan so that you arrive with a fifth of the charge: a queue in frost costs range.',
        'Never sit in a car in a closed garage with another engine running.',
      ],
      stopIf:
        'See a workshop when the charge jumps, a warning comes up or the range stays low in summer.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
  'normal-hybrid-engine-starts': {
    name: 'No fault: the engine of a hybrid starts by itself',
    workshopName: 'Normal characteristic: combustion engine runs for heat, charge or self-test',
    summary:
      'A hybrid starts its engine whenever it needs heat for the cabin, charge, vacuum or a warm catalytic converter, even while standing with a full battery. It stops again by itself.',
    prior: 1.2,
    fits: { fuels: HYBRIDS },
    symptoms: {
      'hybrid-engine-runs-more': 0.7,
      'high-idle': 0.2,
      'poor-economy': 0.25,
      'stop-start-inactive': 0.15,
    },
    against: [
      'ev-hv-warning',
      'check-engine-light',
      'hybrid-fan-loud',
      'ev-drive-cutout',
      'overheating',
      'rough-idle',
    ],
    conditions: { 'cold-weather': 0.5, 'cold-engine': 0.45, 'at-idle': 0.35, 'short-trips': 0.3 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car decides by itself when it needs its engine. Drive as usual.',
    },
    patterns: [
      'Runs more in winter, with the heater on and in the first minutes of each trip.',
      'Worth a look when it hardly ever stops on a mild day, or a warning comes on.',
    ],
    checks: [
      {
        title: 'Switch the heater off and watch the engine',
        tool: 'None',
        minutes: 15,
        needs: 'running',
        steps: [
          'Warm and in Park with Ready on, set the heater to off.',
          'Wait some minutes with a well charged battery.',
        ],
        outcomes: [
          { finding: 'The engine stops', means: 'It ran for heat.', effect: 'confirms' },
          {
            finding: 'It runs on',
            means: 'Look at temperature, charge and messages.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the battery and its messages',
        tool: 'None',
        minutes: 5,
        days: 7,
        steps: [
          'Look at the charge bars on the display over a week of drives.',
          'Look for messages.',
        ],
        outcomes: [
          {
            finding: 'Bars rise and fall slowly, no message',
            means: 'The drive battery works.',
            effect: 'supports',
          },
          {
            finding: 'Bars jump from full to empty, or a message',
            means: 'Have the battery read.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Understand why a hybrid’s engine starts by itself',
      minutes: [5, 20],
      overview:
        'Nothing has to be repaired and no part is needed. These are the reasons for which it starts, and the signs that it is more.',
      tools: ['None'],
      steps: [
        'Expect it for some minutes after each cold start.',
        'Expect it with the heater or the front demister on.',
        'Expect it going downhill with a full battery: it brakes.',
        'Expect it once a month on a plug-in hybrid, to keep fuel and engine fresh.',
        'Keep the air inlet of the battery beside the rear seat free.',
        'Ask a workshop when economy falls by a quarter, the bars jump or a light comes on.',
      ],
      safety: [
        'In Ready the engine can start at any moment: never leave it like that in a closed garage.',
        'Switch off fully before you open the bonnet.',
      ],
      stopIf: 'See a workshop when a warning comes on or the engine never stops in mild weather.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
  'normal-evap-self-test': {
    name: 'No fault: hum from the tank hours after parking',
    workshopName: 'Normal characteristic: self-test of the fuel vapour system',
    summary:
      'Five hours after you park, many petrol cars test their tank for leaks with a small pump. It buzzes or hums at the back for some minutes, with nobody in the car, and is silent again.',
    prior: 0.6,
    fits: { fuels: ['petrol', 'hybrid', 'plug-in-hybrid'], years: [2000, 2099] },
    symptoms: {
      'parked-hum': 0.85,
      'electrics-odd': 0.03,
      'fuel-pump-whine': 0.1,
      'air-pump-runs': 0.06,
    },
    against: ['fuel-smell', 'check-engine-light', 'battery-drains', 'fuel-leak', 'hard-to-refuel'],
    conditions: { 'ignition-off': 0.7, 'after-standing': 0.4, intermittent: 0.4 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'The car tests its tank. Drive as usual.' },
    patterns: [
      'A buzz of five to fifteen minutes from near the tank, some hours after parking, not every day.',
      'Worth a look when you smell fuel, the engine light comes on or the battery goes flat.',
    ],
    checks: [
      {
        title: 'Find out when the hum comes',
        tool: 'None',
        minutes: 5,
        steps: [
          'Note how many hours after parking you hear it, and how long it lasts.',
          'Listen at the tank, at the front and below the bonnet from outside.',
        ],
        outcomes: [
          {
            finding: 'Hours later, from the back, for some minutes',
            means: 'The self-test of the tank.',
            effect: 'confirms',
          },
          {
            finding: 'From the front, or without a stop',
            means: 'Another pump or fan that stays on.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Smell at the filler and below the car',
        tool: 'None',
        minutes: 5,
        steps: [
          'Walk round the parked car and smell at filler and tank.',
          'Look at the engine light on the next start.',
        ],
        outcomes: [
          {
            finding: 'No smell and no light',
            means: 'The tank is not leaking.',
            effect: 'supports',
          },
          {
            finding: 'A smell of fuel, or the engine light',
            means: 'The test may have found a leak: have it read.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Recognise the self-test of the fuel tank',
      minutes: [5, 20],
      overview: 'Nothing has to be repaired and no part is needed.',
      tools: ['None'],
      steps: [
        'Note time and length of the noise once.',
        'Close the fuel cap until it clicks.',
        'Do not fill up after the pump has clicked off: liquid fuel ruins the canister.',
        'Look at the engine light over the next weeks.',
        'Have the codes read if it comes on: a vapour code names the leak.',
      ],
      safety: [
        'A smell of fuel in a garage is a danger of fire: open the doors and switch nothing.',
        'Keep flames away from the filler.',
      ],
      stopIf: 'See a workshop when you smell fuel or the light comes on.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
