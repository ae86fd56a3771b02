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
        'Drive power fades within minutes once the 12 V battery is no longer charged. Stop where it is safe and have the car recovered.',
    },
    patterns: [
      'A loud pop from below the rear seat, then ‘Stop vehicle and check power supply’ and falling power.',
      'Often the day after a software update or a long AC charge; the fuse inside the unit goes with it.',
    ],
    shown: {
      summary:
        'In electric Hyundais, Kias and Genesis models, one unit both charges the drive battery from AC and charges the 12 V battery. When its transistors or fuse fail, the 12 V battery runs flat as you drive, several warnings appear, power is cut back and AC charging fails.',
      patterns: [
        'There is a loud pop from under the rear seat, then ‘Stop vehicle and check power supply’ and falling power.',
        'It often happens the day after a software update or a long AC charge, and the fuse inside the unit blows with it.',
      ],
    },
    checks: [
      {
        title: 'Look up open recalls for the VIN',
        tool: 'VIN',
        minutes: 5,
        steps: [
          'Enter the VIN on the website of the manufacturer or of the official recall service.',
          'Look for a recall of the charging control unit (ICCU) or its software.',
        ],
        outcomes: [
          {
            finding: 'An ICCU recall is open',
            means: 'The unit of this car is known to fail, and the repair is free.',
            effect: 'supports',
          },
          {
            finding: 'All recalls have been done',
            means: 'The unit can still fail, but less often.',
            effect: 'neutral',
          },
          {
            finding: 'No ICCU recall has ever applied',
            means: 'A failed ICCU is less likely on this car.',
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
          'Do this only while no message tells you to stop. Switch the car to Ready with Park selected.',
          'Measure the voltage across the terminals of the 12 V battery.',
        ],
        outcomes: [
          {
            finding: 'It is below 12.8 V and falling',
            means: 'Nothing charges the 12 V battery. Do not drive on.',
            effect: 'confirms',
          },
          {
            finding: 'It is 13.8–14.8 V',
            means: 'The converter works. Test the 12 V battery itself.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare AC with rapid DC charging',
        tool: 'None',
        minutes: 15,
        steps: [
          'Try to remember whether the last AC charge failed while a rapid DC charge worked.',
          'Look at the charging log in the app.',
        ],
        outcomes: [
          {
            finding: 'AC charging fails, but DC charging works',
            means: 'The charger part of the unit is at fault.',
            effect: 'supports',
          },
          {
            finding: 'Both work',
            means: 'The charger part of the unit is good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the integrated charging control unit replaced',
      minutes: [180, 360],
      overview:
        'The unit is under the rear seat, carries high voltage and is water-cooled. A workshop replaces it together with its fuse and updates its software. On most cars, the long drive warranty or a recall pays for it.',
      tools: ['VIN', 'Photos of the messages'],
      steps: [
        'Stop, switch off and have the car recovered on a flatbed.',
        'Photograph every message, and note the date and the mileage.',
        'Look up recalls and the drive warranty for the VIN.',
        'Ask the workshop for the codes and the test result of the 12 V battery in writing.',
        'The workshop isolates the high voltage, checks the fuse and the converter, and replaces the unit.',
        'It bleeds the coolant, loads the newest software and replaces the 12 V battery if that was run flat.',
        'Before you take the car back, ask to see an AC charge running, and about 14 V at the 12 V battery in Ready.',
      ],
      safety: [
        'The unit holds a voltage that kills. Nobody may open it before the high voltage has been isolated.',
        'Do not jump-start an electric car again and again to get home: the drive can switch off on the road.',
      ],
      stopIf:
        'Do nothing on the unit yourself: only a workshop trained for high voltage can do this repair.',
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
        'The car drives as normal as long as you find a charger that works. Plan for one before the battery is low.',
    },
    patterns: [
      'Works at one brand of charger and fails at another, before any current flows.',
      'Comes with an update of the car or of the charge point.',
    ],
    shown: {
      summary:
        'Before current flows, the car and the charge point communicate over a pilot line in the plug. With a faulty controller, a dirty pilot pin or old software, the plug locks and clicks but charging does not start, usually at some brands of charger and not at others.',
      patterns: [
        'Charging works at one brand of charger and fails at another, before any current flows.',
        'It begins after an update of the car or of the charge point.',
      ],
    },
    checks: [
      {
        title: 'Look into the charging socket of the car',
        tool: 'Torch',
        minutes: 5,
        steps: [
          'Unplug the cable and switch the car off. Look at the two small pins of the socket, which are the pilot and the proximity pin.',
          'Look for dirt, water, and bent or green pins. Do not touch anything inside.',
        ],
        outcomes: [
          {
            finding: 'A small pin is bent, green or dirty',
            means:
              'The car and the charger cannot communicate over this pin. Have the socket cleaned or replaced.',
            effect: 'confirms',
          },
          {
            finding: 'All the pins are clean and straight',
            means: 'The socket is good. The software or the controller is more likely.',
            effect: 'neutral',
          },
          {
            finding: 'The large pins are brown',
            means: 'Overheating is the problem. Do not charge with this socket.',
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
          'Unplug the cable, lock the car and walk away with the key for ten minutes.',
          'Plug in again, at another charger if there is one.',
        ],
        outcomes: [
          {
            finding: 'The car charges now',
            means: 'The controller had hung, and the pause reset it.',
            effect: 'supports',
          },
          {
            finding: 'It fails at every charger',
            means: 'The charger in the car or the charging socket is more likely.',
            effect: 'weakens',
          },
          {
            finding: 'It fails at one charger only',
            means: 'That charger, or the way the two communicate, is at fault.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the charging controller updated or replaced',
      minutes: [40, 150],
      overview:
        'Most of these faults end with a software update, and some with a new socket or controller. A log of where charging failed saves the workshop hours.',
      tools: ['Charging log', 'VIN'],
      steps: [
        'Note the place, the brand and the message of five charges that failed and five that worked.',
        'Install any software updates for the car.',
        'Close the flap in rain, and let a wet socket dry.',
        'The workshop reads the controller and looks at the pilot signal with a test adapter.',
        'It updates the software first, and replaces the socket or the controller if that does not help.',
        'Before you take the car back, ask to see a charge running on AC and on DC.',
      ],
      safety: [
        'Never put anything except the charging plug into the socket.',
        'Never charge with a plug that is damaged or hot.',
      ],
      stopIf: 'Stop charging at any smell or crackle, or if the plug gets hot.',
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
    drive: { verdict: 'yes', reason: 'The car is cooling or warming its battery. Drive as usual.' },
    patterns: [
      'Loud while rapid charging, soft for some minutes after it.',
      'Worth a look when it never stops, a message comes up, or the 12 V battery goes flat.',
    ],
    shown: {
      summary:
        'While it charges, after a drive or when you unlock it, an electric car pumps coolant round, runs fans or works its brake pump. It hums, whirrs or gurgles for a while with nobody in it.',
      patterns: [
        'It is loud while rapid charging, and goes on softly for some minutes afterwards.',
        'Have it checked if it never stops, a message appears or the 12 V battery goes flat.',
      ],
    },
    checks: [
      {
        title: 'Note when the car hums and for how long',
        tool: 'None',
        minutes: 10,
        steps: [
          'Write down what the car had just done: charged, driven or been unlocked.',
          'Time how long the noise lasts.',
        ],
        outcomes: [
          {
            finding: 'It hums after charging, driving or unlocking, and it stops',
            means: 'The cooling or the brake pump is at work, which is normal.',
            effect: 'confirms',
          },
          {
            finding: 'It hums day and night without stopping',
            means: 'Something prevents the car from going to sleep. Have it checked.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for messages and lost charge',
        tool: 'None',
        minutes: 5,
        steps: [
          'Look for messages in the car and in its app.',
          'Compare the charge level in the evening and in the morning.',
        ],
        outcomes: [
          {
            finding: 'There is no message, and 1% or less is lost overnight',
            means: 'Everything is as it should be.',
            effect: 'supports',
          },
          {
            finding: 'There is a message, or several per cent are lost',
            means: 'Have the codes read.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Recognise the normal noises of a parked electric car',
      minutes: [5, 20],
      overview:
        'Nothing has to be repaired. These are the noises to expect, and those to ask about.',
      tools: ['None'],
      steps: [
        'Expect to hear a fan and a pump while the car charges. They are loudest on a rapid charger.',
        'Expect a short whirr when you unlock the car, because the brakes build up pressure.',
        'Expect a click of relays when the car goes to Ready and when you switch it off.',
        'Switch preconditioning and the camera or cabin monitoring off in the app if you do not use them.',
        'If the handbook shows a coolant tank for the drive, check its level with the car cold.',
        'Ask a workshop if the noise never stops, grinds or comes with a message.',
      ],
      safety: [
        'Never touch orange cables to find a noise.',
        'If there is hissing, smoke or a sweet smell from under the car, get away from it and call the fire service.',
      ],
      stopIf:
        'Stop treating it as normal if a message appears or the car loses charge while it is parked, and see a workshop.',
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
    shown: {
      summary:
        'A cold battery gives and takes less energy, and the heater draws from it. In frost 20 to 40 % of the range is lost, charging is slow at first, and the brakes recover less energy until the battery is warm. The range comes back in spring.',
      patterns: [
        'Short trips in frost cost the most, because the cabin is heated from cold each time.',
        'Have it checked if the range does not come back in warm weather, or if the charge level jumps.',
      ],
    },
    checks: [
      {
        title: 'Compare the range on a mild day',
        tool: 'None',
        minutes: 5,
        steps: [
          'Note the range at full charge and the outside temperature.',
          'Look up the same figures from last summer in the car or its app.',
        ],
        outcomes: [
          {
            finding: 'The range is lower only in the cold',
            means: 'The cold and the heating explain it.',
            effect: 'confirms',
          },
          {
            finding: 'The range is lower in summer too',
            means: 'The battery may have aged. Have its state of health read.',
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
          'Leave the car plugged in, and set the departure time for tomorrow in the app.',
          'Compare the consumption of the first ten miles with that of an ordinary cold start.',
        ],
        outcomes: [
          {
            finding: 'It is clearly better',
            means: 'Heating had used up the range, which is normal.',
            effect: 'supports',
          },
          {
            finding: 'There is no difference',
            means: 'Check the tyre pressures, and have the battery read.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Get more range from an electric car in winter',
      minutes: [5, 20],
      overview: 'Nothing has to be repaired. A few habits save range.',
      tools: ['Tyre gauge'],
      steps: [
        'Set a departure time, so that the cabin and the battery are warmed while the car is plugged in.',
        'Use the seat and steering wheel heating before you turn up the hot air.',
        'Set the charger as your destination, because many cars then warm the battery on the way.',
        'Charge straight after a drive rather than in the morning.',
        'Check the tyre pressures with the tyres cold, because they fall with the temperature.',
        'Compare the range again in spring. If it has not come back, have the battery’s state of health read.',
      ],
      safety: [
        'Plan to arrive with a fifth of the charge left, because a queue in frost costs range.',
        'Take warm clothes and a blanket on long trips in frost.',
      ],
      stopIf:
        'Stop treating it as normal if the charge level jumps, a warning comes on or the range stays low in summer, and see a workshop.',
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
    shown: {
      summary:
        'A hybrid starts its engine whenever it needs heat for the cabin, charge, vacuum or a warm catalytic converter, even when it is parked with a full battery. It stops again by itself.',
      patterns: [
        'The engine runs more in winter, with the heater on and in the first minutes of each trip.',
        'Have it checked if the engine hardly ever stops on a mild day, or if a warning comes on.',
      ],
    },
    checks: [
      {
        title: 'Switch the heater off and watch the engine',
        tool: 'None',
        minutes: 15,
        needs: 'running',
        steps: [
          'Park outdoors with the engine warm, select Park and leave the car in Ready. Switch the heater off.',
          'Wait some minutes with the drive battery well charged.',
        ],
        outcomes: [
          {
            finding: 'The engine stops',
            means: 'The engine was running to make heat, which is normal.',
            effect: 'confirms',
          },
          {
            finding: 'The engine runs on',
            means: 'Check the engine temperature, the charge level and any messages.',
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
          'Look at the charge bars on the display over a week of driving.',
          'Look for warning messages.',
        ],
        outcomes: [
          {
            finding: 'The bars rise and fall slowly, with no message',
            means: 'The drive battery works.',
            effect: 'supports',
          },
          {
            finding: 'The bars jump from full to empty, or there is a message',
            means: 'Have the drive battery read.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Understand why a hybrid’s engine starts by itself',
      minutes: [5, 20],
      overview:
        'Nothing has to be repaired. These are the reasons why the engine starts, and the signs that something is wrong.',
      tools: ['None'],
      steps: [
        'Expect the engine to run for some minutes after each cold start.',
        'Expect it to run when the heater or the front demister is on.',
        'Expect it to turn on a descent with a full battery, when it is used for engine braking.',
        'Expect a plug-in hybrid to run it about once a month, so that the fuel and the engine do not suffer from disuse.',
        'Leave the air inlet of the battery, usually beside the rear seat, uncovered.',
        'Ask a workshop if fuel economy falls by a quarter, the bars jump or a light comes on.',
      ],
      safety: [
        'In Ready the engine can start at any moment. Never leave the car like that in a closed garage.',
        'Switch the car off completely before you open the bonnet.',
      ],
      stopIf:
        'Stop treating it as normal if a warning comes on or the engine never stops in mild weather, and see a workshop.',
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
    drive: {
      verdict: 'yes',
      reason: 'The car is testing its fuel tank for leaks. Drive as usual.',
    },
    patterns: [
      'A buzz of five to fifteen minutes from near the tank, some hours after parking, not every day.',
      'Worth a look when you smell fuel, the engine light comes on or the battery goes flat.',
    ],
    shown: {
      summary:
        'Hours after you park, many petrol cars test their tank for leaks with a small pump. It buzzes or hums at the back for some minutes, with nobody in the car, and then stops.',
      patterns: [
        'There is a buzz of five to fifteen minutes from near the tank, some hours after parking and not every day.',
        'Have it checked if you smell fuel, the engine light comes on or the battery goes flat.',
      ],
    },
    checks: [
      {
        title: 'Find out when the hum comes',
        tool: 'None',
        minutes: 5,
        steps: [
          'Note how many hours after parking you hear the hum, and how long it lasts.',
          'From outside the car, listen near the tank, at the front and at the bonnet.',
        ],
        outcomes: [
          {
            finding: 'It comes hours later, from the back, for some minutes',
            means: 'This is the self-test of the tank, which is normal.',
            effect: 'confirms',
          },
          {
            finding: 'It comes from the front, or does not stop',
            means: 'Another pump or fan has stayed on.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Smell at the filler and below the car',
        tool: 'None',
        minutes: 5,
        steps: [
          'Walk round the parked car, and smell near the filler and the tank.',
          'Look at the engine light on the next start.',
        ],
        outcomes: [
          {
            finding: 'There is no smell, and the engine light is off',
            means: 'Nothing suggests a leak of the tank.',
            effect: 'supports',
          },
          {
            finding: 'There is a smell of fuel, or the engine light is on',
            means: 'The test may have found a leak. Have the codes read.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Recognise the self-test of the fuel tank',
      minutes: [5, 20],
      overview: 'Nothing has to be repaired. Look out for the signs of a leak.',
      tools: ['None'],
      steps: [
        'Note the time and the length of the noise once.',
        'Tighten the fuel cap until it clicks.',
        'Do not go on filling after the pump has clicked off, because liquid fuel ruins the charcoal canister.',
        'Watch the engine light over the next few weeks.',
        'If it comes on, have the codes read. A vapour system code helps to find the leak.',
      ],
      safety: [
        'If you smell fuel in a garage, there is a danger of fire. Open the doors and do not operate any switch.',
        'Keep flames away from the filler.',
      ],
      stopIf:
        'Stop treating it as normal if you smell fuel or the engine light comes on, and see a workshop.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
