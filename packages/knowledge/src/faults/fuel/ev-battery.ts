import { HIGH_VOLTAGE, PLUG_IN } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** The traction battery of electric and plug-in cars. */
export const evBatteryFaults = {
  'ev-battery-degraded': {
    name: 'Aged drive battery with reduced capacity',
    workshopName: 'Traction battery state of health below normal for age',
    summary:
      'All cells of the drive battery have aged and hold less than when new. The car behaves normally and shows no fault, but it goes less far on a charge and charges more slowly at rapid chargers.',
    prior: 10,
    fits: { fuels: PLUG_IN, years: [2010, 2099] },
    shifts: [
      {
        makes: ['Nissan'],
        models: ['Leaf'],
        years: [2011, 2017],
        factor: 3,
        source: 'widely reported by owners (air-cooled pack without thermal control)',
      },
      { minAgeYears: 8, factor: 2, source: 'cell ageing' },
      { maxAgeYears: 2, factor: 0.4, source: 'cell ageing takes years' },
      { minMiles: 100_000, factor: 1.5, source: 'cell ageing' },
    ],
    symptoms: {
      'ev-range-loss': 0.82,
      'ev-charges-slowly': 0.12,
      'ev-fast-charge-fails': 0.08,
      'ev-charge-jumps': 0.12,
      'ev-reduced-power': 0.1,
      'hybrid-engine-runs-more': 0.06,
    },
    against: ['ev-hv-warning', 'ev-wont-go-ready', 'ev-drive-cutout'],
    conditions: { 'gradual-onset': 0.7, 'cold-weather': 0.3, constant: 0.3 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive. Plan shorter legs, and do not rely on the last ten per cent of charge.',
    },
    patterns: [
      'Loss is quickest in the first year, then slow: about 2 % per year is normal for a cooled pack.',
      'Winter takes 20 to 40 % for a while and gives it back in spring, which is no fault.',
    ],
    shown: {
      workshopName: 'Traction battery state of health below normal for its age',
      summary:
        'All the cells of the drive battery have aged and hold less than when they were new. The car behaves normally and shows no fault, but it goes less far on a charge and charges more slowly at rapid chargers.',
      patterns: [
        'The loss is quickest in the first year and then slows: about 2 % a year is normal for a cooled pack.',
        'In winter the range drops by 20 to 40 % and comes back in spring, which is not a fault.',
      ],
    },
    checks: [
      {
        title: 'Read the state of health',
        steps: [
          'Use the car’s own battery test where it has one, or an app with an OBD-II reader made for your model.',
          'Read the state of health or the usable kilowatt-hours while the battery is at 15 to 30 °C.',
          'Compare the figure with the warranty limit, which is usually 70% within eight years or 100,000 miles.',
        ],
        tool: 'OBD-II reader and model app',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It is well below normal for the age, with all cells within 30 mV',
            means: 'The whole pack has aged evenly. Compare the figure with the warranty limit.',
            effect: 'confirms',
          },
          {
            finding: 'One cell group is far below the others',
            means: 'A single module is weak, and it can often be replaced by itself.',
            effect: 'weakens',
          },
          {
            finding: 'The state of health is above 90%',
            means:
              'The pack is healthy. The weather, the tyres, your speed or the heating explain the shorter range.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure a full drive',
        steps: [
          'On a mild day, charge to 100%, reset the trip computer and drive at a moderate speed until less than 15% is left.',
          'Divide the energy used by the share of the charge used. If 45 kWh took the display from 100 to 10%, for example, 45 divided by 0.9 gives a capacity of 50 kWh.',
          'Compare the result with the usable capacity when the car was new.',
        ],
        tool: 'None',
        minutes: 240,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The capacity is more than 20% below new',
            means: 'The battery has aged markedly. Have it tested for a warranty claim.',
            effect: 'supports',
          },
          {
            finding: 'The capacity is within 10% of new, but use per mile is high',
            means:
              'The battery is good. The range is lost to driving style, heating or a dragging brake.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Test an aged drive battery and claim its warranty',
      overview:
        'Neither driving style nor software can repair aged cells, but a proper test decides whether the manufacturer must replace modules. You need no part if the figure is within the warranty limits and you only adapt how you charge.',
      minutes: [60, 540],
      tools: ['OBD-II reader and model app', 'Tyre pressure gauge', 'Warranty booklet'],
      steps: [
        'Charge to 100% on AC and let the car rest for two hours, so that the cells balance. Do this on three days, because some packs regain a few per cent on the display.',
        'Install any software updates, because manufacturers correct range figures and reserves by update.',
        'Write down the state of health, the spread between the cells and the mileage, and photograph the displays.',
        'Before you blame the cells, check the tyre pressures, feel for a dragging brake and look at how much energy the heating uses.',
        'Look up the battery warranty for your model and the test method that the manufacturer accepts.',
        'Book a capacity test with a certificate at a dealer or an independent specialist. The pack is discharged and charged under controlled conditions.',
        'If the result is below the limit, ask in writing for the module or pack to be replaced. Ask whether new or reconditioned parts are used and what warranty they carry.',
        'If the result is above the limit, slow further ageing: charge to 80% for daily use, park in the shade in summer and use rapid chargers less often. Charge iron-phosphate packs as the manufacturer says, often to 100% once a week.',
        'Repeat the test under the same conditions after a year. A slow, even loss is normal ageing; a sudden drop is a fault that you should report.',
      ],
      safety: [
        'The battery carries up to 800 volts. Never open it, and never loosen an orange cable.',
        'Do not buy home-made battery extensions: a wrong cell can set the car on fire.',
      ],
      stopIf:
        'Stop driving if a warning for the high-voltage system comes on. That is more than ageing.',
    },
    parts: [
      { name: 'Capacity test with certificate', usd: [80, 250] },
      {
        name: 'Reconditioned or new battery pack outside the warranty',
        usd: [4500, 18000],
        ifNeeded: true,
      },
    ],
    labourHours: [0.7, 9],
    diy: 'workshop',
  },

  'ev-battery-module-weak': {
    name: 'One weak cell or module in the drive battery',
    workshopName: 'Traction battery cell group out of balance',
    summary:
      'One cell group is far weaker than the rest and pulls the whole pack down. The charge display drops suddenly, power is cut early and a high-voltage warning may appear with range still shown.',
    prior: 3.8,
    fits: { fuels: PLUG_IN, years: [2010, 2099] },
    shifts: [
      { minAgeYears: 5, factor: 1.6, source: 'cell ageing' },
      {
        makes: ['Nissan'],
        models: ['Leaf'],
        years: [2011, 2017],
        factor: 1.8,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'ev-charge-jumps': 0.55,
      'ev-hv-warning': 0.45,
      'ev-reduced-power': 0.42,
      'ev-range-loss': 0.45,
      'ev-drive-cutout': 0.25,
      'ev-charges-slowly': 0.18,
      'ev-wont-charge': 0.15,
      'check-engine-light': 0.15,
      'ev-wont-go-ready': 0.12,
      'wont-start': 0.05,
    },
    against: ['ev-12v-flat', 'ev-motor-noise'],
    conditions: { accelerating: 0.3, uphill: 0.2, 'cold-weather': 0.25, 'at-high-speed': 0.15 },
    codes: { P0A80: 0.3, P0A7F: 0.15, P0A7D: 0.1, P0BBD: 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car may lose power or stop while range is still shown. Keep it well charged, avoid fast roads and have the cell values read soon.',
    },
    patterns: [
      'Turtle at 15 to 25 % charge on a hill while it had been fine on the flat.',
      'Percentage leaps upwards on lifting off and downwards on acceleration.',
    ],
    shown: {
      summary:
        'One cell group is far weaker than the rest and pulls the whole pack down. The charge display drops suddenly, power is cut early, and a high-voltage warning may appear while range is still shown.',
      patterns: [
        'The car goes into turtle mode at 15 to 25 % charge on a hill, although it had been fine on the flat.',
        'The percentage leaps up when you lift off and down when you accelerate.',
      ],
    },
    checks: [
      {
        title: 'Read the cell voltages under load',
        steps: [
          'Connect a reader with the app for your model, and show the highest and the lowest cell voltage.',
          'Note the gap between them at rest. Then have a passenger read it while you accelerate firmly on a clear road.',
        ],
        tool: 'OBD-II reader and model app',
        minutes: 25,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'The gap is over 100 mV, always at the same cell group',
            means: 'This cell group is weak.',
            effect: 'confirms',
          },
          {
            finding: 'All groups stay within about 30 mV',
            means:
              'The cells are balanced. A fault of the control unit or general ageing is more likely.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Charge slowly to full three times',
        steps: [
          'Do this only if there is no stop warning, smell or heat, and no open recall limits charging. Charge outdoors on AC to 100%, by day and with somebody nearby, and leave the car plugged in for three hours.',
          'Repeat this on two more days.',
          'Watch whether the jumps of the display become smaller.',
        ],
        tool: 'Home charger',
        minutes: 30,
        needs: 'charging',
        outcomes: [
          {
            finding: 'The jumps stay as they were',
            means: 'It is more than an imbalance, so a cell group is probably weak.',
            effect: 'supports',
          },
          {
            finding: 'The jumps vanish',
            means: 'The pack only needed balancing.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a weak drive-battery module replaced',
      overview:
        'Manufacturers and specialists can replace single modules instead of the whole pack. The new module must match the others in capacity and must be balanced before it is fitted, or the fault comes back.',
      minutes: [300, 720],
      tools: ['OBD-II reader and model app', 'Photos of warnings', 'Warranty booklet'],
      steps: [
        'Save the cell values and the codes before anybody clears them.',
        'Check the warranty and recalls. Packs are usually covered for eight years or 100,000 miles against defects, and not only against ageing.',
        'Choose a workshop that is qualified for high voltage, and ask whether it replaces single modules.',
        'Bring the car with 20 to 40% charge, or as the workshop asks.',
        'The workshop isolates the high voltage, proves that there is no voltage left, lowers the pack on a lift table and opens it.',
        'It measures every cell group and replaces the weak module with one that is charged and matched to the rest. It also looks for damp and corrosion on the bus bars.',
        'It renews the pack seal, tests the pack for leaks with low air pressure and tightens the bus bars to the manufacturer’s torque.',
        'The pack is balanced, the control unit is reset and an insulation test is printed.',
        'Afterwards, read the gap between the cells under load yourself, and save the print-out.',
      ],
      safety: [
        'Opening a pack without training is deadly, because there is voltage inside even when the service plug is out.',
        'A cell that has been discharged too far can catch fire while it is charged. Charge outdoors until the pack has been checked.',
      ],
      stopIf: 'Stop charging and stay away from the car if it hisses, smokes or smells of solvent.',
    },
    parts: [
      { name: 'Matched battery module', usd: [250, 1800] },
      { name: 'Pack seal and coolant', usd: [60, 250] },
    ],
    labourHours: [5, 12],
    diy: 'workshop',
  },

  'ev-battery-cell-defect-recall': {
    name: 'Drive battery with a dangerous cell defect (recall)',
    workshopName: 'Traction battery under fire-risk recall',
    summary:
      'Certain batteries left the factory with folded separators or torn tabs inside cells. A short circuit inside can set the battery alight, often when it is full or charging in a garage.',
    prior: 0.64,
    fits: { fuels: PLUG_IN, years: [2013, 2099] },
    shifts: [
      {
        makes: ['Chevrolet'],
        models: ['Bolt', 'Bolt EV', 'Bolt EUV'],
        years: [2017, 2022],
        factor: 10,
        source: 'NHTSA recall 21V-560 and 21V-650',
      },
      {
        makes: ['Hyundai'],
        models: ['Kona', 'Kona Electric', 'Ioniq'],
        years: [2019, 2020],
        factor: 8,
        source: 'NHTSA recall 21V-127',
      },
      {
        makes: ['Jeep'],
        models: ['Wrangler', 'Grand Cherokee'],
        years: [2020, 2025],
        fuels: ['plug-in-hybrid'],
        factor: 8,
        source: 'NHTSA recall 24V-720',
      },
      {
        makes: ['Jaguar'],
        models: ['I-Pace'],
        years: [2019, 2024],
        factor: 8,
        source: 'widely reported maker recalls',
      },
      {
        makes: ['Chrysler'],
        models: ['Pacifica'],
        years: [2017, 2018],
        fuels: ['plug-in-hybrid'],
        factor: 6,
        source: 'widely reported maker recall',
      },
    ],
    symptoms: {
      'ev-battery-smoke': 0.5,
      fire: 0.4,
      'ev-range-loss': 0.3,
      'ev-wont-charge': 0.2,
      'ev-hv-warning': 0.25,
      'ev-charges-slowly': 0.15,
      'electrical-smell': 0.12,
      'smoke-cabin': 0.1,
      'ev-charge-jumps': 0.06,
    },
    against: ['ev-motor-noise', 'ev-12v-flat'],
    conditions: { 'after-standing': 0.35, 'sudden-onset': 0.3 },
    codes: { P0A7E: 0.08, P0A80: 0.12 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Do not drive it unless the recall letter allows it, and then only within its charge limit. If there is smoke, a hiss or a smell of solvent, leave the car, stay 15 metres away and call the fire service.',
    },
    patterns: [
      'Parked and fully charged cars burn more often than moving ones.',
      'Owners first meet it as a letter that limits charging to 80 or 90 % and forbids parking indoors.',
    ],
    shown: {
      summary:
        'Certain batteries left the factory with folded separators or torn tabs inside their cells. A short circuit inside can set the battery alight, often when it is full or charging.',
      patterns: [
        'Fires start more often in parked, fully charged cars than in moving ones.',
        'Owners first learn of it from a letter that limits charging to 80 or 90 % and forbids parking indoors.',
      ],
    },
    checks: [
      {
        title: 'Check the VIN for a battery recall',
        steps: [
          'Enter the VIN or the registration on the government recall page and on the manufacturer’s page.',
          'Read what the recall says about charging limits and parking.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'A battery recall is open',
            means:
              'Your battery belongs to the suspect batch. Follow the recall’s charging and parking rules.',
            effect: 'confirms',
          },
          {
            finding: 'The recall was done with a new battery, or there is no recall',
            means: 'No cell defect of this kind is known for your car.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look and listen from a distance',
        steps: [
          'Do not touch the car. Look for smoke under it, and listen for popping or hissing.',
          'If you notice any of these, walk away and call the fire service.',
        ],
        tool: 'None',
        minutes: 2,
        outcomes: [
          {
            finding: 'There is smoke, popping, a hiss or a sweet smell',
            means: 'A cell is venting. Keep away and call the fire service.',
            effect: 'confirms',
          },
          {
            finding: 'You notice none of these',
            means: 'There is no sign of an acute danger, but a recall still applies.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Act on a fire-risk recall of the drive battery',
      overview:
        'The manufacturer replaces modules, the pack or the monitoring software free of charge, so you buy no part. Until then follow the letter exactly, because it states the charge limit and the parking rule for your batch.',
      minutes: [30, 90],
      tools: ['VIN', 'Recall letter', 'Phone'],
      steps: [
        'If the car smokes or hisses, get everybody out, stay 15 metres away and call the fire service. Tell them that it is an electric car.',
        'Otherwise check the VIN for recalls and print the result.',
        'Park outdoors, away from buildings, other cars and anything that burns. Do not charge overnight or unattended.',
        'Set the charge limit that the letter states. If it names a lower limit too, often about 70 miles of range, recharge before you reach it.',
        'Book the recall. If the parts will take weeks, ask for a loan car or a buy-back.',
        'The dealer reads the history of the cells, replaces suspect modules or the pack, and installs software that looks for abnormal cells.',
        'Ask for a document that states what was replaced and how long the new warranty of the pack lasts.',
        'If the remedy was only a software update, go on taking warnings seriously. A message to stop driving means at once.',
      ],
      safety: [
        'Smoke from lithium cells is poisonous and can explode in a garage. Do not fight the fire, and do not go back for belongings.',
        'The battery can catch fire again hours or days later, so the car must stay isolated.',
      ],
      stopIf:
        'Leave the car at once if there is smoke, hissing, popping or a rapid rise in temperature.',
    },
    parts: [],
    labourHours: [0, 0],
    diy: 'workshop',
  },

  'ev-contactor-failed': {
    name: 'High-voltage contactor stuck or worn',
    workshopName: 'Main or pre-charge contactor of the traction battery failed',
    summary:
      'The big relays that connect the battery with the car have burnt contacts. One that does not close leaves the car dead in the parking space, one that opens on the road takes away all drive.',
    prior: 2.5,
    fits: { fuels: HIGH_VOLTAGE },
    shifts: [
      {
        makes: ['Ford'],
        models: ['Mustang Mach-E', 'Mach-E'],
        years: [2021, 2022],
        factor: 6,
        source: 'NHTSA recall 22V-412',
      },
      { minMiles: 80_000, factor: 1.3, source: 'wear part' },
    ],
    symptoms: {
      'ev-wont-go-ready': 0.5,
      'ev-drive-cutout': 0.42,
      'ev-hv-warning': 0.5,
      'ev-wont-charge': 0.25,
      'ev-fast-charge-fails': 0.15,
      'many-warnings': 0.15,
      'check-engine-light': 0.15,
      'ev-reduced-power': 0.1,
      'click-no-start': 0.08,
      'wont-start': 0.21,
    },
    against: ['ev-range-loss', 'ev-charges-slowly'],
    conditions: { 'sudden-onset': 0.5, 'starting-up': 0.3, intermittent: 0.25, accelerating: 0.15 },
    codes: {
      P0AA1: 0.25,
      P0AA2: 0.15,
      P0AA4: 0.2,
      P0AA5: 0.1,
      P0AE2: 0.1,
      P0AE3: 0.08,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The car may be switched to Ready while it is parked: the danger is a loss of drive in traffic.',
      reason:
        'The car may lose drive in the middle of a junction. If a warning names the high-voltage system, stop in a safe place and have the car recovered.',
    },
    patterns: [
      'A normal start gives two or three dull clicks from the battery. One click and then a warning means that the sequence was broken off.',
      'Repeated full-throttle starts and rapid charges weld or burn the contacts.',
    ],
    shown: {
      summary:
        'The large relays that connect the battery to the car have burnt contacts. If one does not close, the car will not move at all; if one opens on the road, all drive is lost.',
      patterns: [
        'A normal start gives two or three dull clicks from the battery. One click followed by a warning means that the sequence was broken off.',
        'Repeated full-throttle starts and rapid charges weld or burn the contacts.',
      ],
    },
    checks: [
      {
        title: 'Rule the 12-volt battery out first',
        steps: [
          'Measure the 12-volt battery with the car off and at rest. It should show more than 12.2 volts.',
          'Connect a charger or a jump pack to the 12-volt battery, and try to switch the car to Ready.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The 12-volt battery is good, but the car will not go to Ready',
            means: 'The contactors, or something that stops them from closing, are at fault.',
            effect: 'supports',
          },
          {
            finding: 'It goes to Ready with the charger or jump pack',
            means: 'The 12-volt battery was flat. Charge and test it.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Listen for the clicks and read the codes',
        steps: [
          'Switch the car on with the windows closed, and listen for clicks from under the rear seats or the floor.',
          'Read the codes of the battery control unit.',
        ],
        tool: 'OBD-II reader for the make',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0AA1, P0AA4 or similar is stored, and the clicks break off',
            means: 'A contactor is welded or does not close.',
            effect: 'confirms',
          },
          {
            finding: 'There are isolation or interlock codes instead',
            means: 'The contactors are prevented from closing for safety. Follow up those codes.',
            effect: 'weakens',
          },
          {
            finding: 'The clicks are normal and there are no codes',
            means: 'The contactors work, so look for another cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the high-voltage contactors replaced',
      overview:
        'The contactors are in the junction box, inside or on the battery. A qualified workshop replaces the box as a unit. The cause (a short circuit, a pre-charge resistor or the software) must be found, or the new contacts burn too.',
      minutes: [120, 420],
      tools: ['Multimeter for the 12-volt side', 'VIN'],
      steps: [
        'Charge or support the 12-volt battery, and try to start three times with pauses of one minute. Do not go on after that, because each try burns the contacts.',
        'Check the VIN for recalls, and have any software update installed.',
        'Have the car collected on a flatbed, because on many models the driven wheels must not turn.',
        'The workshop isolates the high voltage, waits for the capacitors to discharge and proves with two meters that there are zero volts.',
        'It tests the pre-charge resistor, the coils and the contacts, and checks the insulation of every high-voltage part before it fits a new box.',
        'It replaces the junction box and its seals, and the pyro-fuse if that has fired, and tightens the bus bars to the manufacturer’s torque.',
        'It clears the weld counter and runs the contactor self-test with the manufacturer’s diagnostic tool.',
        'Ask for the insulation value and the cause in writing.',
        'Afterwards, switch the car on ten times in a row and do one rapid charge near home before a long trip.',
      ],
      safety: [
        'Up to 800 volts of direct current can kill, and the shock does not let you release your grip. Never open covers with orange cables, and never pull the service plug yourself.',
        'A welded contactor leaves the cables live even when the car is off.',
      ],
      stopIf:
        'Stop at the 12-volt battery. Everything beyond it is work for a qualified high-voltage technician.',
    },
    parts: [{ name: 'High-voltage junction box with contactors', usd: [300, 2200] }],
    labourHours: [2, 7],
    diy: 'workshop',
  },

  'ev-battery-management-fault': {
    name: 'Battery management unit or sensor fault',
    workshopName: 'Battery control module (BMS/BECM), cell tap or temperature sensor fault',
    summary:
      'The electronics that watch the cells send wrong values or lose contact. The car no longer trusts the battery and limits power, refuses to charge or stays out of Ready although the cells are good.',
    prior: 2.5,
    fits: { fuels: HIGH_VOLTAGE },
    shifts: [{ minAgeYears: 5, factor: 1.3, source: 'connectors and cell taps corrode' }],
    symptoms: {
      'ev-hv-warning': 0.6,
      'ev-wont-charge': 0.35,
      'ev-reduced-power': 0.35,
      'ev-wont-go-ready': 0.3,
      'check-engine-light': 0.25,
      'ev-charge-jumps': 0.22,
      'ev-charges-slowly': 0.15,
      'many-warnings': 0.15,
      'hybrid-engine-runs-more': 0.08,
      'wont-start': 0.11,
    },
    against: ['ev-motor-noise', 'ev-plug-hot'],
    conditions: { intermittent: 0.4, 'sudden-onset': 0.4, 'after-standing': 0.12 },
    codes: {
      U0111: 0.3,
      P0A1F: 0.25,
      P0A7E: 0.06,
      P0A9D: 0.1,
      P0A9E: 0.08,
      P0AC0: 0.08,
      P0ABF: 0.08,
      P0A9B: 0.06,
      P0A9C: 0.06,
      P0A9F: 0.06,
      U0112: 0.08,
      P0AC1: 0.06,
      P0AC2: 0.06,
      P0AC3: 0.06,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car may cut power or not start again. Take it to a dealer by a short route, or have it recovered if a stop message shows.',
    },
    patterns: [
      'Comes and goes with damp or after a software update, while measured range is as good as ever.',
      'One temperature that reads -40 or +215 °C gives the fault away.',
    ],
    shown: {
      summary:
        'The electronics that monitor the cells send wrong values or lose contact. The car no longer trusts the battery, so it limits power, refuses to charge or does not go to Ready, although the cells are good.',
      patterns: [
        'The fault comes and goes with damp or appears after a software update, while the measured range is as good as ever.',
        'A temperature that reads -40 or +215 °C gives the fault away.',
      ],
    },
    checks: [
      {
        title: 'Compare the temperatures and cell values',
        steps: [
          'Leave the car outdoors overnight. In the morning read all battery temperatures and cell voltages with the app for your model.',
          'Look for a value that cannot be true, such as −40 °C on a mild day.',
        ],
        tool: 'OBD-II reader and model app',
        minutes: 20,
        days: 1,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One value is impossible or missing',
            means: 'A sensor, a cell tap or its module has failed.',
            effect: 'confirms',
          },
          {
            finding: 'All are plausible and close together, with no lost communication',
            means: 'The monitoring works, so look for another cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Reset by letting the car sleep',
        steps: [
          'Unplug the charging cable, lock the car and leave it for 30 minutes with the key far away.',
          'Look for software updates, install them and try again.',
        ],
        tool: 'None',
        minutes: 45,
        outcomes: [
          {
            finding: 'The fault is gone for good after the update',
            means: 'The software was at fault, and nothing needs to be replaced.',
            effect: 'supports',
          },
          {
            finding: 'The fault returns at the same low charge or under load',
            means: 'A weak cell is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the battery management electronics',
      overview:
        'The fault is often a plug, a slave board or a sensor loom, which costs far less than a pack. Insist on a diagnosis that names the part before you accept a new battery.',
      minutes: [90, 420],
      tools: ['OBD-II reader and model app', 'Warranty booklet', 'Multimeter'],
      steps: [
        'Save the codes and the values while the fault is present, and note the date and the temperature.',
        'Check the 12-volt battery, because a low supply causes false messages from the battery control unit.',
        'Ask the dealer for bulletins and updates for the battery control unit, and whether the warranty covers it.',
        'The workshop first tests the supply, the earth and the data lines of the unit from outside the pack.',
        'It isolates the high voltage, proves zero volts and opens the unit or the pack.',
        'It cleans and seals corroded cell taps, and replaces the slave board or the sensor loom rather than the cells.',
        'It programs the new unit with the data of the pack, so that its capacity and age are carried over.',
        'After assembly it tests the pack for leaks and for its insulation.',
        'Afterwards, check that all temperatures agree within a few degrees after a night outdoors, and that one full AC charge runs without an error.',
      ],
      safety: [
        'The cell taps carry dangerous voltage even when the service plug is out. Leave the pack closed.',
        'Do not clear the fault again and again to go on driving: the unit protects the car from fire.',
      ],
      stopIf:
        'Stop driving if a red battery warning or a stop message shows, or if the floor of the car gets hot.',
    },
    parts: [{ name: 'Battery control unit, slave board or sensor loom', usd: [150, 1400] }],
    labourHours: [1.5, 7],
    diy: 'workshop',
  },

  'ev-isolation-fault': {
    name: 'High-voltage isolation fault',
    workshopName: 'Insulation resistance of the high-voltage system too low',
    summary:
      'Moisture, a chafed orange cable or a leaking heater lets high voltage creep to the body. The car notices, warns and soon refuses to go to Ready or to charge, because a second fault could kill.',
    prior: 2.3,
    fits: { fuels: HIGH_VOLTAGE },
    shifts: [
      { minAgeYears: 5, factor: 1.5, source: 'seals and heaters age' },
      {
        makes: ['Tesla'],
        years: [2012, 2017],
        factor: 1.4,
        source: 'widely reported by owners (coolant and damp in drive unit)',
      },
    ],
    symptoms: {
      'ev-hv-warning': 0.65,
      'ev-wont-go-ready': 0.42,
      'ev-wont-charge': 0.4,
      'ev-charges-slowly': 0.12,
      'ev-reduced-power': 0.15,
      'many-warnings': 0.12,
      'ev-coolant-warning': 0.08,
      'check-engine-light': 0.12,
      'no-heat': 0.06,
      'wont-start': 0.16,
    },
    against: ['ev-range-loss', 'ev-motor-noise', 'ev-charge-jumps'],
    conditions: {
      'wet-weather': 0.4,
      intermittent: 0.4,
      'after-standing': 0.15,
      'after-impact': 0.1,
    },
    codes: { P0AA6: 0.7, P0AA7: 0.1, P0AA8: 0.06, P0AA9: 0.06, P0AAA: 0.06, P0AAB: 0.06 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'If a second fault is added, touching two parts of the car could give you a shock. Do not drive or charge it, and do not touch orange cables or wet parts under the car.',
    },
    patterns: [
      'Comes after rain, a wash or a flood and dries out in days, then returns.',
      'A heater or air-conditioning compressor is the culprit more often than the battery.',
    ],
    shown: {
      summary:
        'Moisture, a chafed orange cable or a leaking heater lets high voltage reach the body of the car. The car notices, warns, and soon refuses to go to Ready or to charge, because a second fault could kill.',
      patterns: [
        'It appears after rain, a wash or a flood, dries out within days and then returns.',
        'A heater or air-conditioning compressor is the culprit more often than the battery.',
      ],
    },
    checks: [
      {
        title: 'Read the codes for P0AA6 and its freeze frame',
        steps: [
          'Read the codes with their freeze-frame data: the state of charge, the temperature, and whether the heater or the compressor was running.',
          'Do not clear the codes, because the workshop needs the sub-codes.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0AA6 is stored',
            means: 'The car itself has measured poor insulation. Have the leaking part located.',
            effect: 'confirms',
          },
          {
            finding: 'There is no isolation code',
            means: 'Another fault causes the message.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have each high-voltage part insulation-tested',
        steps: [
          'A qualified workshop disconnects the heater, compressor, charger, inverter, motor and battery one by one.',
          'It measures each of them against the body with a test voltage of 500 or 1,000 volts.',
        ],
        tool: 'Insulation tester (workshop)',
        minutes: 120,
        outcomes: [
          {
            finding: 'One part is below the manufacturer’s limit',
            means: 'That part is at fault and must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'All are in the megohms, dry and wet',
            means: 'The insulation is good. The isolation monitor itself should be tested.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a high-voltage isolation fault located',
      overview:
        'The skill lies in finding the one leaking part by disconnecting each in turn. Ask for the reading of each part, so that you do not pay for a battery when a heater is wet.',
      minutes: [120, 420],
      tools: ['OBD-II reader', 'Notes on weather and use'],
      steps: [
        'Park in a dry place, switch off and take the key out of range. If the car is plugged in, unplug the charging cable at the wall first.',
        'Do not wash, jack up or work on the car. Do not let anybody touch wet orange cables.',
        'Note any rain, car wash, flood or repair shortly before the message.',
        'Have the car taken on a flatbed to a workshop that is qualified for high voltage.',
        'The workshop isolates the high voltage, waits and proves zero volts. It then unplugs one part after another and measures the insulation each time.',
        'Common causes are the heater element, a compressor with the wrong oil, the charge inlet, a motor with coolant in it, and a cable that has chafed on the subframe.',
        'The faulty part is replaced. Plugs with green pins are replaced together with their seals.',
        'The workshop measures the whole system again, then drives in the wet or sprays the underside and measures once more.',
        'Ask for both figures on the invoice.',
      ],
      safety: [
        'High-voltage direct current kills. Never search for this fault yourself with a household multimeter.',
        'After a crash or a flood, assume that the body may be live until it has been tested.',
      ],
      stopIf:
        'Do not start on this repair at home. Hand the car over as soon as the message appears.',
    },
    parts: [
      { name: 'Failed high-voltage part (heater, compressor, cable or inlet)', usd: [150, 1800] },
    ],
    labourHours: [2, 7],
    diy: 'workshop',
  },

  'ev-battery-thermal-control-failed': {
    name: 'Drive-battery heating or cooling failed',
    workshopName: 'Battery thermal management fault: heater, valve or chiller',
    summary:
      'The heater, valve or chiller that keeps the battery at its temperature does not work. In frost, or on hot motorways, the car limits power and rapid charging crawls, while in mild weather all is well.',
    prior: 2.5,
    fits: { fuels: PLUG_IN, years: [2011, 2099] },
    shifts: [
      {
        makes: ['Tesla'],
        years: [2021, 2023],
        factor: 1.5,
        source: 'widely reported by owners (heat pump valves)',
      },
    ],
    symptoms: {
      'ev-fast-charge-fails': 0.42,
      'ev-reduced-power': 0.42,
      'ev-range-loss': 0.3,
      'ev-charges-slowly': 0.3,
      'ev-hv-warning': 0.25,
      'ev-coolant-warning': 0.25,
      'no-heat': 0.2,
      'ac-not-cold': 0.12,
      'fan-always-on': 0.12,
      'ev-wont-charge': 0.08,
    },
    against: ['ev-12v-flat', 'ev-charge-jumps', 'ev-plug-hot'],
    conditions: { 'cold-weather': 0.5, 'hot-weather': 0.3, 'at-high-speed': 0.15 },
    codes: { P0A7E: 0.25, P0A9C: 0.08, P0A82: 0.05 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason: 'You can drive gently. Do not rapid-charge a battery that reports overheating.',
    },
    patterns: [
      'Rapid charging stays at 20 to 40 kW in winter with a warm-up that never comes.',
      'If the cabin heater fails as well, the shared coolant heater or heat pump is the first suspect.',
    ],
    shown: {
      summary:
        'The heater, the valve or the chiller that holds the battery at its temperature does not work. In frost, or on hot motorways, the car limits its power and rapid charging is very slow, while all is well in mild weather.',
      patterns: [
        'In winter, rapid charging stays at 20 to 40 kW because the battery never warms up.',
        'If the cabin heater fails as well, the shared coolant heater or heat pump is the first suspect.',
      ],
    },
    checks: [
      {
        title: 'Watch the battery temperature on the way to a charger',
        steps: [
          'Enter the rapid charger as your destination at least 40 minutes ahead, so that the car warms the battery.',
          'Have a passenger read the battery temperature with an app on the way.',
        ],
        tool: 'OBD-II reader and model app',
        minutes: 50,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The temperature does not rise, or it rises beyond 50 °C',
            means: 'The heating or the cooling of the battery does not work.',
            effect: 'confirms',
          },
          {
            finding: 'It rises to 25 to 45 °C and stays there',
            means: 'The temperature control works. Suspect the charging station.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at coolant and front grille',
        steps: [
          'With the car off and cold, look at the level in the coolant tank of the battery without opening it.',
          'Look for leaves or bags in front of the radiator, and listen for the pump and the fan while the car charges.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'charging',
        outcomes: [
          {
            finding: 'The level is below MIN, the grille is blocked or the pump is silent',
            means: 'The circuit is short of coolant or of cooling air, or its pump has stopped.',
            effect: 'supports',
          },
          {
            finding: 'The level is right, the grille is clean and the pump can be heard',
            means: 'From the outside the circuit looks good.',
            effect: 'neutral',
          },
          {
            finding: 'The level is right, and the car shows a steady battery temperature',
            means: 'The temperature control is not the cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore the heating and cooling of the drive battery',
      overview:
        'The circuit shares pumps, valves and a chiller with the cabin and the motor. Only the approved low-conductivity coolant may go in, and the air must be drawn out with a vacuum. The heater is a high-voltage part.',
      minutes: [90, 300],
      tools: ['Model app', 'Torch', 'Soft brush for the radiator'],
      steps: [
        'With the car off, clear leaves from the radiator. Install any software updates, which often change how the battery is warmed.',
        'Check the coolant level with the car cold. If it is below MIN, do not top it up with ordinary coolant: the leak must be found first.',
        'On two occasions, note the battery temperature, the charging power and the outside temperature.',
        'Hand the car to a workshop that is qualified for high voltage and refrigerant.',
        'The workshop drives the pumps, valves, shutters, heater and chiller one by one with the manufacturer’s diagnostic tool and watches the temperatures.',
        'Before a leaking or dead heater is replaced, it is isolated from the high voltage. New valves are calibrated.',
        'The circuit is filled under vacuum with the coolant named in the vehicle’s manual, and a bleeding routine is run.',
        'The refrigerant is weighed, because the chiller cannot cool the battery when the charge is low.',
        'Afterwards, check the repair with a preconditioned rapid charge, and compare the charging power with what you noted before.',
      ],
      safety: [
        'Coolant heaters and compressors run on high voltage. Do not unplug or open them.',
        'The wrong coolant conducts electricity and can cause a short circuit at the battery.',
      ],
      stopIf:
        'Stop and park outdoors if an overheating message for the battery shows, or if coolant leaks under the pack.',
    },
    parts: [
      { name: 'Battery coolant heater, valve or chiller', usd: [120, 1100] },
      { name: 'Approved coolant', usd: [30, 120] },
    ],
    labourHours: [1.5, 5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
