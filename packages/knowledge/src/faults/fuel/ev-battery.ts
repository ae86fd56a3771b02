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
      reason: 'The car is safe. Plan shorter legs and do not rely on the last ten per cent.',
    },
    patterns: [
      'Loss is quickest in the first year, then slow: about 2 % per year is normal for a cooled pack.',
      'Winter takes 20 to 40 % for a while and gives it back in spring, which is no fault.',
    ],
    checks: [
      {
        title: 'Read the state of health',
        steps: [
          "Use the car's own battery test where it has one, or an app with an OBD-II reader made for your model.",
          'Read state of health or usable kilowatt-hours at a battery temperature of 15 to 30 °C.',
          'Compare with the warranty limit, usually 70 % at eight years or 100,000 miles.',
        ],
        tool: 'OBD-II reader and model app',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Well below what is usual for age, cells within 30 mV of each other',
            means: 'The whole pack has aged evenly.',
            effect: 'confirms',
          },
          {
            finding: 'One cell group far below the others',
            means: 'A single weak module, which can be repaired.',
            effect: 'weakens',
          },
          {
            finding: 'Above 90 %',
            means: 'The pack is healthy. Weather, tyres, speed or heater use explain the range.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure a full drive',
        steps: [
          'Charge to 100 % on a mild day, reset the trip computer and drive to below 15 % at moderate speed.',
          'Divide the energy used by the share of charge used.',
          'Compare with the usable capacity when new.',
        ],
        tool: 'None',
        minutes: 240,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Capacity more than 20 % below new',
            means: 'The battery has aged markedly.',
            effect: 'supports',
          },
          {
            finding: 'Capacity within 10 % of new, but high use per mile',
            means: 'The loss comes from the way of driving or a dragging brake.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Test an aged drive battery and claim its warranty',
      overview:
        'Aged cells cannot be repaired by driving style or software, but a proper test decides whether the manufacturer must replace modules. No part is needed when the figure is within warranty limits and you only adapt your charging.',
      minutes: [60, 540],
      tools: ['OBD-II reader and model app', 'Charging log', 'Warranty booklet'],
      steps: [
        'Charge to 100 % on AC and let it rest for two hours, so that the cells balance. Repeat on three days: some packs regain a few per cent on the display.',
        'Install open software updates, since manufacturers correct range figures and buffers by update.',
        'Write down state of health, cell spread, mileage and temperature, with photos.',
        'Check tyres, brakes for drag, and the use of heating before blaming the cells.',
        'Look up the battery warranty for your model and the method the manufacturer accepts.',
        'Book a capacity test at the dealer or an independent with certificate. They discharge and charge the pack under control.',
        'Below the limit, ask in writing for module or pack replacement. Ask whether new or reconditioned parts are used and which warranty follows.',
        'Above the limit, daily charging to 80 % (iron-phosphate packs as their manufacturer says, often 100 % once a week), shade in summer and less rapid charging slow further ageing.',
        'Repeat the test under the same conditions after a year. A slow, even loss is age. A sudden drop is a fault to report.',
      ],
      safety: [
        'The battery carries up to 800 volts. Never open it or loosen an orange cable.',
        'Do not buy home-made capacity extensions: a wrong cell can burn the car.',
      ],
      stopIf:
        'Stop driving if a warning for the high-voltage system comes on: that is more than ageing.',
    },
    parts: [
      { name: 'Capacity test with certificate', usd: [80, 250] },
      { name: 'Reconditioned or new pack outside warranty', usd: [4500, 18000], ifNeeded: true },
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
        'The car may lose power or stop with range still shown. Keep well charged, avoid fast roads and have it read soon.',
    },
    patterns: [
      'Turtle at 15 to 25 % charge on a hill while it had been fine on the flat.',
      'Percentage leaps upwards on lifting off and downwards on acceleration.',
    ],
    checks: [
      {
        title: 'Read the cell voltages under load',
        steps: [
          'Connect a reader with the app for your model and show highest and lowest cell.',
          'Note the gap at rest, then on a firm acceleration with a helper reading.',
        ],
        tool: 'OBD-II reader and model app',
        minutes: 25,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'Gap of more than 100 mV, always the same cell group',
            means: 'This group is weak.',
            effect: 'confirms',
          },
          {
            finding: 'All groups stay within about 30 mV',
            means: 'The cells are balanced. Look at control unit or ageing.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Charge slowly to full three times',
        steps: [
          'Only without a stop warning, smell or heat: charge outdoors on AC to 100 %, by day and with somebody near, and leave it plugged in for three hours. Do this three times.',
          'Watch whether the jumps lessen.',
        ],
        tool: 'Home charger',
        minutes: 30,
        needs: 'charging',
        outcomes: [
          {
            finding: 'Jumps stay as they were',
            means: 'It is more than an imbalance of the display.',
            effect: 'supports',
          },
          { finding: 'Jumps vanish', means: 'The pack needed balancing only.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Have a weak drive-battery module replaced',
      overview:
        'Manufacturers and specialists can replace single modules instead of the pack. The new module must match the others in capacity and be balanced before fitting, or the fault comes back.',
      minutes: [300, 720],
      tools: ['OBD-II reader and model app', 'Photos of warnings', 'Warranty booklet'],
      steps: [
        'Save the cell values and the codes before anything is cleared.',
        'Check warranty and recalls: packs are usually covered for eight years or 100,000 miles against defects, not only against ageing.',
        'Choose a workshop with high-voltage qualification and ask whether it repairs modules.',
        'Bring the car with 20 to 40 % of charge, or as the workshop asks: modules must match.',
        'The workshop isolates the car, proves the absence of voltage, lowers the pack on a lift table and opens it.',
        'It measures every group, replaces the weak module with one charged and matched to the rest, and looks for damp or corrosion on bus bars.',
        'It renews the pack seal, tests for leaks with low air pressure and torques bus bars to the manufacturer’s value.',
        'The pack is balanced, the control unit reset and an insulation test printed.',
        'Afterwards read the spread under load yourself and keep the print-out.',
      ],
      safety: [
        'Opening a pack is deadly without training: there is voltage even with the service plug out.',
        'A cell that has been over-discharged can burn during charging. Charge outdoors until it has been checked.',
      ],
      stopIf: 'Stop charging and keep away from the car if it hisses, smokes or smells of solvent.',
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
        'A burning battery cannot be put out by hand. If there is smoke, hiss or a solvent smell leave the car, keep 15 metres away and call the fire service.',
    },
    patterns: [
      'Parked and fully charged cars burn more often than moving ones.',
      'Owners first meet it as a letter that limits charging to 80 or 90 % and forbids parking indoors.',
    ],
    checks: [
      {
        title: 'Check the VIN for a battery recall',
        steps: [
          'Enter the VIN on the government recall page and the manufacturer’s page.',
          'Read what it says on charging limits and parking.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'A battery recall is open',
            means: 'Your battery belongs to the suspect batch.',
            effect: 'confirms',
          },
          {
            finding: 'Recall done with a new battery, or none exists',
            means: 'No known cell defect.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look and listen from a distance',
        steps: [
          'Do not touch the car. Look for smoke below, and listen for popping or hissing.',
          'If you notice any, go away and ring the fire service.',
        ],
        tool: 'None',
        minutes: 2,
        outcomes: [
          {
            finding: 'Smoke, popping, hiss or sweet smell',
            means: 'A cell is venting.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing of the kind',
            means: 'No acute danger can be noticed.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Act on a fire-risk recall of the drive battery',
      overview:
        'The manufacturer replaces modules, the pack or the monitoring software without cost: you buy no part. Until then follow the letter exactly, since it states the charge level and the parking rule for your batch.',
      minutes: [30, 90],
      tools: ['VIN', 'Recall letter', 'Phone'],
      steps: [
        'If it smokes or hisses: everybody out, 15 metres away, fire service. Tell them it is an electric car.',
        'Otherwise check the VIN and print the result.',
        'Park outdoors, away from houses, cars and combustibles. Do not charge overnight or unattended.',
        'Set the charge limit of the letter, and do not run it below the lower limit named there, often 70 miles of range.',
        'Book the recall. Ask for a loan car or a buy-back if parts are missing for weeks.',
        'The dealer reads the cell history, replaces suspect modules or the pack and installs software that looks for abnormal cells.',
        'Ask for a document that states what was replaced and the new warranty period of the pack.',
        'After a software-only remedy keep the warnings seriously: a stop-driving message means now.',
        'Never sell or charge a crashed or flooded pack without examination.',
      ],
      safety: [
        'Smoke from lithium cells is poisonous and can explode in a garage. Do not fight it, do not go back for belongings.',
        'A battery can catch fire again hours or days later: keep the car isolated.',
      ],
      stopIf: 'Leave the car at once on smoke, hiss, popping or rapid rise in temperature.',
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
        'The car may be switched to Ready while it is parked: the danger is to lose drive in traffic.',
      reason:
        'Drive may vanish in the middle of a junction. If a warning names the high-voltage system, stop in a safe place and have the car recovered.',
    },
    patterns: [
      'A normal start gives two or three dull clicks from the battery. One click and then a warning means that the sequence was broken off.',
      'Repeated full-throttle starts and rapid charges weld or burn the contacts.',
    ],
    checks: [
      {
        title: 'Rule the 12-volt battery out first',
        steps: [
          'Measure the 12-volt battery at rest: it should be above 12.2 volts.',
          'Connect a charger or a jump pack and try to get to Ready.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: '12 volts is good and it still does not go to Ready',
            means: 'The contactors or their release are at fault.',
            effect: 'supports',
          },
          {
            finding: 'Goes to Ready with support',
            means: 'The small battery was flat.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Listen for the clicks and read the codes',
        steps: [
          'Switch on with the windows closed and listen for clicks from below the rear or floor.',
          'Read the codes of the battery control unit.',
        ],
        tool: 'OBD-II reader for the make',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0AA1, P0AA4 or similar and a broken click sequence',
            means: 'A contactor is welded or does not close.',
            effect: 'confirms',
          },
          {
            finding: 'Isolation or interlock codes instead',
            means: 'The contactors are held open for safety.',
            effect: 'weakens',
          },
          {
            finding: 'Normal clicks and no codes',
            means: 'The contactors work.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the high-voltage contactors replaced',
      overview:
        'The contactors sit in the junction box in or on the battery. The box is replaced as a unit by a qualified workshop. The cause, a short, a pre-charge resistor or software, must be found, or the new contacts burn too.',
      minutes: [120, 420],
      tools: ['Multimeter for the 12-volt side', 'Photos of the messages', 'VIN'],
      steps: [
        'Charge or support the 12-volt battery and try three times with one-minute pauses. Do not go on, as each try burns the contacts.',
        'Check recalls for the VIN, and update software if the manufacturer offers it.',
        'Have the car collected on a flatbed, since driven wheels must not turn on many models.',
        'The workshop locks the high voltage out, waits for the capacitors and proves zero volts with two meters.',
        'It tests pre-charge resistor, coils and contacts, and checks the insulation of every consumer before a new box goes in.',
        'It replaces junction box, pyro-fuse if fired, and seals, and torques the bus bars to the manufacturer’s value.',
        'It clears the weld counter and runs the contactor self-test with the manufacturer’s tool.',
        'Ask for the insulation value in writing and for the cause.',
        'Afterwards switch on ten times in a row and do one rapid charge near home before a long trip.',
      ],
      safety: [
        'Up to 800 volts DC: deadly, and it does not let go. Never open covers with orange cables or the service plug yourself.',
        'A welded contactor leaves the cables live even when the car is off.',
      ],
      stopIf:
        'Everything beyond the 12-volt battery belongs to a qualified high-voltage technician.',
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
        'The car may cut power or not start again. Take it to a dealer by a short route, and not at all when a stop message shows.',
    },
    patterns: [
      'Comes and goes with damp or after a software update, while measured range is as good as ever.',
      'One temperature that reads -40 or +215 °C gives the fault away.',
    ],
    checks: [
      {
        title: 'Compare the temperatures and cell values',
        steps: [
          'With the app for your model read all battery temperatures and cell voltages after a night outdoors.',
          'Look for one that cannot be true.',
        ],
        tool: 'OBD-II reader and model app',
        minutes: 20,
        days: 1,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One impossible or missing value',
            means: 'A sensor, a tap or its module has failed.',
            effect: 'confirms',
          },
          {
            finding: 'All plausible and close together, no lost communication',
            means: 'The monitoring works.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Reset by letting the car sleep',
        steps: [
          'Lock the car and leave it for 30 minutes, key far away and cable off.',
          'Look for open software updates, install them and try again.',
        ],
        tool: 'None',
        minutes: 45,
        outcomes: [
          {
            finding: 'Fault gone for good after the update',
            means: 'It was software.',
            effect: 'supports',
          },
          {
            finding: 'Fault always at the same low charge or under load',
            means: 'More likely a weak cell.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the battery management electronics',
      overview:
        'Often a plug, a slave board or a sensor loom, which costs far less than a pack. Insist on a diagnosis that names the part before accepting a new battery.',
      minutes: [90, 420],
      tools: ['OBD-II reader and model app', 'Warranty booklet', 'Photos and logs'],
      steps: [
        'Save codes and values while the fault is present, with date and temperature.',
        'Check the 12-volt battery, since low supply gives false messages from the battery unit.',
        'Ask the dealer for open bulletins and updates for the battery control unit.',
        'The workshop tests supply, earth and data lines of the unit from outside the pack, first.',
        'It isolates the high voltage, proves zero and opens the unit or pack.',
        'Corroded taps are cleaned and sealed, the slave board or sensor loom is replaced, not the cells.',
        'The new unit is programmed with pack data, so that capacity and age are carried over.',
        'After assembly the pack is tested for leaks and insulation.',
        'You check: all temperatures within a few degrees after a night, and one full AC charge without an error.',
      ],
      safety: [
        'Cell taps carry dangerous voltage with the service plug out. Leave the pack closed.',
        'Do not clear faults again and again to keep driving: the unit protects from fire.',
      ],
      stopIf: 'Stop driving when a red battery or stop message shows, or the car gets hot below.',
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
        'Touching two parts could shock you if a second fault is added. Do not drive or charge, and do not touch orange cables or wet parts below.',
    },
    patterns: [
      'Comes after rain, a wash or a flood and dries out in days, then returns.',
      'A heater or air-conditioning compressor is the culprit more often than the battery.',
    ],
    checks: [
      {
        title: 'Read for P0AA6 and when it set',
        steps: [
          'Read the codes with freeze frame: state, temperature, and whether heater or compressor ran.',
          'Do not clear it: the workshop needs the sub-codes.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0AA6 stored',
            means: 'The car itself has measured low insulation.',
            effect: 'confirms',
          },
          {
            finding: 'No isolation code',
            means: 'Another fault causes the message.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have each consumer insulation-tested',
        steps: [
          'A qualified workshop separates heater, compressor, charger, inverter, motor and battery one by one.',
          'It measures each with 500 or 1,000 volts against the body.',
        ],
        tool: 'Insulation tester (workshop)',
        minutes: 120,
        outcomes: [
          {
            finding: 'One part below the limit of the manufacturer',
            means: 'That part is the fault.',
            effect: 'confirms',
          },
          {
            finding: 'All in the megohms, dry and wet',
            means: 'Insulation is good. The monitor is to be tested.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a high-voltage isolation fault located',
      overview:
        'The art is to find the one leaking part, by separating them in turn. Ask for readings of each part, so that you do not pay for a battery when a heater is wet.',
      minutes: [120, 420],
      tools: ['OBD-II reader', 'Notes on weather and use'],
      steps: [
        'Stop in a dry place, switch off and take the key out of range. Unplug the charging cable at the wall first.',
        'Do not wash, jack or work on the car. Keep people away from wet orange cables.',
        'Note rain, wash, flood or a recent repair before the message.',
        'Have it taken on a flatbed to a workshop with high-voltage licence.',
        'They lock out, wait, prove zero voltage, and unplug part after part with insulation measured each time.',
        'Frequent finds: heater element, compressor with wrong oil, charge inlet, motor with coolant, chafed cable by the subframe.',
        'The part is replaced, and plugs with green pins are renewed with their seals.',
        'They measure the whole again, then drive in the wet or spray the underside and measure once more.',
        'Ask for both figures on the invoice.',
      ],
      safety: [
        'High voltage DC kills. Never search for this fault yourself with a household multimeter.',
        'After a crash or flood assume that the body may be live until tested.',
      ],
      stopIf: 'Do not start on this at home. Hand it over as soon as the message appears.',
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
      reason: 'Driving gently is possible. Do not rapid-charge a battery that reports overheating.',
    },
    patterns: [
      'Rapid charging stays at 20 to 40 kW in winter with a warm-up that never comes.',
      'If the cabin heater fails as well, the shared coolant heater or heat pump is the first suspect.',
    ],
    checks: [
      {
        title: 'Watch the battery temperature on the way to a charger',
        steps: [
          'Choose the rapid charger as destination 40 minutes ahead, so that the car warms the battery.',
          'Read the battery temperature on the way with an app.',
        ],
        tool: 'OBD-II reader and model app',
        minutes: 50,
        needs: 'moving',
        outcomes: [
          {
            finding: 'No rise in temperature, or rise beyond 50 °C',
            means: 'Heating or cooling does not work.',
            effect: 'confirms',
          },
          {
            finding: 'Rises to 25 to 45 °C and stays',
            means: 'Thermal control works. Suspect the charging station.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at coolant and front grille',
        steps: [
          'With the car off and cold, look at the level in the battery coolant tank, without opening it.',
          'Look for leaves or bags ahead of the radiator and listen for pump and fan while it charges.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'charging',
        outcomes: [
          {
            finding: 'Level below MIN, blocked grille or silent pump',
            means: 'The circuit is short of coolant or air.',
            effect: 'supports',
          },
          {
            finding: 'Level right, clean grille and pump audible',
            means: 'The circuit is all right from outside.',
            effect: 'neutral',
          },
          {
            finding: 'Level right and temperature under control on every drive',
            means: 'Thermal control is not the cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore the heating and cooling of the drive battery',
      overview:
        'The circuit shares pumps, valves and a chiller with cabin and motor. Only the approved low-conductivity coolant may go in, and the air must be drawn out with vacuum. The heater is a high-voltage part.',
      minutes: [90, 300],
      tools: ['Model app', 'Torch', 'Soft brush for the radiator'],
      steps: [
        'Clean leaves from the radiator with the car off. Install open software updates, which often change battery warm-up.',
        'Check the level cold. If it is below MIN, do not top up with ordinary coolant: find the leak first.',
        'Log temperature, charging power and outside temperature on two occasions.',
        'Hand it to a workshop with high-voltage and refrigerant licence.',
        'They drive pumps, valves, shutters, heater and chiller one by one with the manufacturer’s tool and watch the temperatures.',
        'A leaking or dead heater is isolated from high voltage before it is replaced. Valves are calibrated.',
        'The circuit is filled under vacuum with the coolant named in the vehicle manual, and a bleeding routine is run.',
        'Refrigerant charge is weighed, as a low charge means no chilling.',
        'Check afterwards with a preconditioned rapid charge, and compare the curve with the log.',
      ],
      safety: [
        'Coolant heaters and compressors run on high voltage. Do not unplug or open them.',
        'Wrong coolant conducts and can cause a short at the battery.',
      ],
      stopIf:
        'Stop and park outdoors if an overheating message for the battery shows or coolant leaks under the pack.',
    },
    parts: [
      { name: 'Battery coolant heater, valve or chiller', usd: [120, 1100] },
      { name: 'Approved coolant', usd: [30, 120] },
    ],
    labourHours: [1.5, 5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
