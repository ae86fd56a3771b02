import { ELECTRIC_ONLY, HIGH_VOLTAGE, PLUG_IN } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Inverter, motor, cooling and software of the electric drive. */
export const evDriveFaults = {
  'ev-inverter-failed': {
    name: 'Failed drive inverter (electric car)',
    workshopName: 'Traction inverter power stage or control board failed',
    summary:
      'The power electronics that turn battery current into motor current have failed. Drive disappears at once or jerks, and the car shows a drive-system fault and does not move.',
    prior: 2.5,
    fits: { fuels: ELECTRIC_ONLY, years: [2010, 2099] },
    shifts: [
      {
        makes: ['Rivian', 'Lucid', 'Porsche', 'Fisker', 'Tesla', 'Audi'],
        factor: 1.4,
        source: 'widely reported by owners',
      },
      { minMiles: 80_000, factor: 1.2, source: 'thermal cycles' },
    ],
    symptoms: {
      'ev-drive-cutout': 0.58,
      'ev-hv-warning': 0.5,
      'ev-wont-go-ready': 0.35,
      'ev-reduced-power': 0.3,
      'many-warnings': 0.2,
      'drive-lost': 0.25,
      'no-throttle-response': 0.15,
      'electrical-smell': 0.07,
      'harsh-shift': 0.03,
      'wont-start': 0.13,
    },
    against: ['ev-range-loss', 'ev-wont-charge', 'ev-12v-flat'],
    conditions: { 'sudden-onset': 0.65, accelerating: 0.3, 'at-high-speed': 0.2 },
    codes: { P0A78: 0.3, P0A79: 0.08, P0A1B: 0.2, P0A3C: 0.12, P0A3F: 0.1, U0110: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The car can lose drive in traffic. Switch the hazard lights on, coast to a safe place and have it recovered on a flatbed.',
    },
    patterns: [
      'Charges normally and still does not move, which sets it apart from battery faults.',
      'On cars with two motors one axle often still pulls with reduced power.',
    ],
    shown: {
      summary:
        'The power electronics that turn battery current into motor current have failed. The drive cuts out at once or snatches, the car shows a drive-system fault, and it does not move.',
      patterns: [
        'The car charges normally but does not move, which distinguishes this from a battery fault.',
        'On cars with two motors, one axle often still drives the car with reduced power.',
      ],
    },
    checks: [
      {
        title: 'Let the car sleep and try again',
        steps: [
          'Park safely, switch the car off, lock it and wait ten minutes with the key far away.',
          'Switch the car on and read the message.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The same drive fault appears at once',
            means: 'The drive electronics have a permanent fault.',
            effect: 'supports',
          },
          {
            finding: 'Everything is normal for weeks',
            means: 'A software fault or a loose contact is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the motor-control codes',
        steps: [
          'Read all control units with a diagnostic reader for the make.',
          'Look for entries on the inverter, the phase current or the position sensor.',
        ],
        tool: 'OBD-II reader for the make',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The code is for inverter performance or over-current, such as P0A78',
            means: 'The power stage of the inverter has failed.',
            effect: 'confirms',
          },
          {
            finding: 'There are only battery or 12-volt entries',
            means: 'The inverter was shut down, but has not failed itself.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the drive inverter of an electric car replaced',
      overview:
        'The inverter is changed as a complete unit, on some cars together with the drive unit. Before a new one goes in, the motor windings, the position sensor and the coolant must be proved good, because any of them can have destroyed the old one.',
      minutes: [180, 480],
      tools: ['Photos of messages', 'VIN', 'Warranty booklet'],
      steps: [
        'Have the car collected on a flatbed, because turning wheels make the motor generate voltage.',
        'Check the VIN for recalls, warranty extensions and software bulletins for the drive unit.',
        'The workshop reads the freeze frames, isolates the high voltage and proves zero volts.',
        'It measures the motor windings against each other and against the body, and tests the position sensor.',
        'It drains the coolant and looks at it. If there is metal in it, or it is cloudy or of the wrong type, the cause is dealt with first.',
        'It replaces the inverter with new phase seals, and tightens the bus bars to the stated torque.',
        'It fills the coolant under vacuum, measures the insulation, programs the unit and lets it learn the position of the motor.',
        'Ask whether the part is new or reconditioned, and for a warranty of at least one or two years.',
        'Test the car afterwards on suitable roads: full acceleration, strong regenerative braking and ten miles of motorway. Then have the codes read again.',
      ],
      safety: [
        'The capacitors in an inverter hold a lethal charge after it has been switched off. Never open it.',
        'Do not let the car be towed with its driven wheels on the ground.',
      ],
      stopIf: 'Stop at reading the codes. Everything else is work for a high-voltage workshop.',
    },
    parts: [
      { name: 'Inverter, exchange or new', usd: [900, 5500] },
      { name: 'Coolant and seals', usd: [40, 150] },
    ],
    labourHours: [3, 8],
    diy: 'workshop',
  },

  'ev-drive-unit-bearing-worn': {
    name: 'Worn motor bearing or reduction gear',
    workshopName: 'Drive unit bearing or reduction gear noise',
    summary:
      'A bearing of the electric motor or a gear of its single-speed gearbox is worn or badly lubricated. It hums, whines or mills with the speed of the car, with and without accelerator.',
    prior: 3.3,
    fits: { fuels: ELECTRIC_ONLY, years: [2010, 2099] },
    shifts: [
      {
        makes: ['Tesla'],
        models: ['Model S'],
        years: [2012, 2016],
        factor: 2.5,
        source: 'widely reported by owners (milling drive unit)',
      },
      {
        makes: ['Hyundai', 'Kia'],
        models: ['Kona', 'Niro', 'Soul', 'Ioniq'],
        years: [2018, 2022],
        factor: 2,
        source: 'widely reported by owners (wheel-of-fortune noise of the reduction gear)',
      },
      { minMiles: 60_000, factor: 1.5, source: 'wear part' },
    ],
    symptoms: {
      'ev-motor-noise': 0.8,
      'gearbox-noise': 0.25,
      'driveline-noise': 0.22,
      'wheel-hum': 0.12,
      'driveline-clunk': 0.1,
      'driveline-vibration': 0.1,
      'gearbox-leak': 0.08,
      'ev-drive-cutout': 0.06,
      'ev-hv-warning': 0.05,
      'car-shakes': 0.03,
    },
    against: ['ev-wont-charge', 'ev-range-loss', 'ev-reduced-power'],
    conditions: {
      accelerating: 0.35,
      decelerating: 0.25,
      'at-low-speed': 0.3,
      'gradual-onset': 0.6,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Drive gently to a workshop. A bearing that grinds loudly can seize the axle, so stop if the noise turns to grinding.',
    },
    patterns: [
      'Follows road speed and not tyre type or road surface, which tells it from a wheel bearing.',
      'Magnetic drain plugs of sick gears carry a beard of metal paste.',
    ],
    shown: {
      summary:
        'A bearing of the electric motor, or a gear of its single-speed gearbox, is worn or badly lubricated. It hums, whines or grinds with the speed of the car, whether you accelerate or not.',
      patterns: [
        'The noise follows the road speed and not the tyre type or the road surface, which distinguishes it from tyre noise.',
        'The magnetic drain plugs of worn gears are covered with a thick metal paste.',
      ],
    },
    checks: [
      {
        title: 'Coast in neutral from 40 mph',
        steps: [
          'Do this only if the handbook allows it: on an empty, straight road, select N at 40 mph and listen. Leave the car switched on, so that the power steering and the brake servo go on working.',
          'Repeat it on a different surface, and steer gently left and right.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The noise is the same in curves and on both surfaces',
            means: 'The motor or its gearbox is more likely than a wheel bearing.',
            effect: 'supports',
          },
          {
            finding: 'The noise changes when the car leans left or right',
            means: 'A wheel bearing is the likely cause.',
            effect: 'weakens',
          },
          {
            finding: 'The noise changes with the road surface',
            means: 'The tyres are the likely cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have the gear oil and magnet looked at',
        steps: [
          'Ask a workshop to drain the reduction gear and to show you the magnet of the drain plug.',
          'Wearing gloves, rub the paste from the magnet between two fingers.',
        ],
        tool: 'Workshop',
        minutes: 45,
        outcomes: [
          {
            finding: 'There are splinters or thick black paste',
            means: 'A gear or a bearing is wearing.',
            effect: 'confirms',
          },
          {
            finding: 'There is only a thin grey film, and the oil is clear',
            means: 'The gears are healthy. The motor bearing or the tyres remain as causes.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a noisy electric drive unit',
      overview:
        'An oil change with a new magnetic plug quietens some gears for a long time. If the bearings are worn, the unit comes out and is overhauled or exchanged.',
      minutes: [60, 540],
      tools: ['Phone for recording', 'Notes of speeds'],
      steps: [
        'Record the sound at 20, 40 and 60 mph with the windows closed, and have a passenger note whether you were accelerating or coasting.',
        'Have the tyres swapped front to rear and the wheel bearings checked, to rule both out.',
        'Ask whether the manufacturer has a bulletin on drive noise, and go for a drive with a technician.',
        'The workshop first changes the oil, with a new drain plug and magnet, and photographs the old oil.',
        'If the noise stays, it clips chassis microphones to the motor, the gearbox and the hubs to find the loudest part.',
        'It isolates the high voltage, lowers the unit onto a table, and inspects the seals and mounts.',
        'It fits bearings with ceramic balls or insulated rings if the manufacturer has introduced them, because stray current pits plain steel ones.',
        'It fills coolant and oil, lets the control unit learn the position of the motor and checks the shaft seals.',
        'Record the sound again on the same road and compare.',
      ],
      safety: [
        'The unit weighs over 70 kg and is connected to high voltage, so this is not a job for home.',
        'If it grinds or locks while you drive, select N and stop.',
      ],
      stopIf:
        'Stop driving if a metallic grinding, a loss of oil or a drive warning joins the noise.',
    },
    parts: [
      { name: 'Gear oil, coolant and plugs', usd: [55, 155] },
      { name: 'Bearing overhaul or exchange unit', usd: [700, 6000], ifNeeded: true },
    ],
    labourHours: [1, 9],
    diy: 'workshop',
  },

  'ev-power-electronics-pump-failed': {
    name: 'Coolant pump or leak in the electric drive circuit',
    workshopName: 'Power electronics coolant pump failed or circuit low',
    summary:
      'The electric pump that cools inverter, motor and charger has failed, or the circuit is low. The parts heat up, and the car limits power after some miles and shows a cooling message.',
    prior: 3.1,
    fits: { fuels: PLUG_IN, years: [2010, 2099] },
    shifts: [{ minMiles: 60_000, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'ev-coolant-warning': 0.52,
      'ev-reduced-power': 0.45,
      'ev-hv-warning': 0.3,
      'coolant-loss': 0.22,
      'coolant-leak': 0.15,
      'fan-always-on': 0.18,
      'ev-fast-charge-fails': 0.12,
      'ev-charges-slowly': 0.15,
      'ev-drive-cutout': 0.1,
      'no-heat': 0.05,
    },
    against: ['ev-12v-flat', 'ev-charge-jumps', 'ev-motor-noise'],
    conditions: { 'hot-weather': 0.35, uphill: 0.25, 'at-high-speed': 0.25, 'heavy-load': 0.15 },
    codes: { P0A93: 0.25, P0A3C: 0.15, P0C73: 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Heat shortens the life of the inverter and the motor. Drive slowly, and stop if the message turns red.',
    },
    patterns: [
      'Normal for the first ten minutes, then weak, and normal again after an hour of rest.',
      'Pump plugs on the underside corrode from salt.',
    ],
    shown: {
      summary:
        'The electric pump that cools the inverter, the motor and the charger has failed, or the coolant is low. The parts heat up, and after some miles the car limits its power and shows a cooling message.',
      patterns: [
        'The car is normal for the first ten minutes, then weak, and normal again after an hour of rest.',
        'The plugs of pumps on the underside corrode from road salt.',
      ],
    },
    checks: [
      {
        title: 'Look at the coolant tank of the drive',
        steps: [
          'Switch the car off and let it cool. Find the small coolant tank that is marked for the inverter or the drive.',
          'Read the level, and look for movement in the tank while the car charges. Look at the hose ends for a dried, coloured crust.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The level is below MIN, or there is a crust at a joint',
            means: 'Coolant is being lost. Have the leak found.',
            effect: 'confirms',
          },
          {
            finding: 'The level is right and everything is dry',
            means: 'There is no leak, but the pump may still have failed.',
            effect: 'neutral',
          },
          {
            finding: 'The level is right, and coolant moves while charging',
            means: 'The circuit works, so look for another cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Listen and look for flow in Ready',
        steps: [
          'Put the car in Park, switch it to Ready and open the bonnet. Touch nothing, and look through the wall of the coolant tank for movement.',
          'Listen for a hum at the pump. Some cars run it only when they are warm or charging.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is no movement and no hum, although it is hot',
            means: 'The pump has failed or gets no current.',
            effect: 'supports',
          },
          {
            finding: 'The coolant swirls steadily in the tank',
            means: 'The pump works, so look for another cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the coolant pump of an electric drive',
      overview:
        'The pump itself runs on 12 volts, but it is fitted next to high-voltage parts. You can replace it where the workshop manual lists it as low-voltage work. The circuit must be filled under vacuum, because trapped air stops small pumps.',
      minutes: [90, 240],
      tools: [
        'Hose clamps',
        'Vacuum filler',
        'Multimeter for 12 volts',
        'Scan tool with bleeding routine',
        'Drip tray',
        'Jack, axle stands and chocks',
        'Socket set',
      ],
      steps: [
        'Read the workshop manual first. If orange cables or covers must be removed, leave the work to a high-voltage workshop.',
        'Check the fuse of the pump, and measure 12 volts and earth at its small plug without touching anything orange.',
        'Switch the car off, put the key far away and let the car cool. Disconnect the 12-volt battery and wait ten minutes.',
        'Chock the wheels and put the car on axle stands at the marked points, never under the battery tray. Remove the undertray.',
        'Clamp the hoses next to the pump and put a tray under it. Unplug the pump and unbolt it.',
        'Clean the plug. If its contacts are green, replace the plug with a repair lead.',
        'Fit the new pump with new clips and its flow arrow the same way as before. Take the clamps off.',
        'Fill the circuit with the approved coolant under vacuum and close the cap. Reconnect the 12-volt battery and run the bleeding routine with the scan tool.',
        'Look for leaks, refit the undertray, lower the car and clear the codes.',
        'Drive 20 miles with a climb, and read the temperature of the inverter.',
      ],
      safety: [
        'Do not touch or move orange cables and plugs. Work only on the 12-volt pump and its hoses.',
        'Lift the car only at the marked points: a jack under the battery can start a fire.',
        'Open the coolant cap only when the car is cold.',
      ],
      stopIf:
        'Stop if coolant has got into a plug or the inverter, or if the pump is built into a high-voltage unit.',
    },
    parts: [
      { name: 'Electric coolant pump', usd: [80, 380] },
      { name: 'Approved coolant and clips', usd: [30, 90] },
    ],
    labourHours: [1, 3],
    diy: 'hard',
  },

  'ev-drive-software-fault': {
    name: 'Electric-drive software fault',
    workshopName: 'Drive or vehicle control unit software error, update due',
    summary:
      'A fault in the software of drive, battery or vehicle control stops the car although no part has failed. It shuts down, refuses to go to Ready or limits power, and a restart or update cures it.',
    prior: 8,
    fits: { fuels: HIGH_VOLTAGE, years: [2016, 2099] },
    shifts: [
      {
        makes: [
          'Volkswagen',
          'Volvo',
          'Polestar',
          'Rivian',
          'Lucid',
          'Cadillac',
          'Fisker',
          'Chevrolet',
          'Honda',
        ],
        years: [2021, 2026],
        factor: 1.7,
        source: 'widely reported by owners and several maker recalls by update',
      },
      { maxAgeYears: 3, factor: 1.4, source: 'young models receive most software corrections' },
    ],
    symptoms: {
      'ev-drive-cutout': 0.42,
      'ev-wont-go-ready': 0.35,
      'many-warnings': 0.38,
      'ev-hv-warning': 0.3,
      'ev-reduced-power': 0.25,
      'after-update-fault': 0.2,
      'infotainment-fault': 0.15,
      'dash-dead': 0.12,
      'ev-wont-charge': 0.15,
      'electrics-odd': 0.1,
      'gear-wont-engage': 0.1,
      'wont-start': 0.13,
    },
    against: ['ev-motor-noise', 'ev-plug-hot', 'ev-range-loss', 'coolant-leak'],
    conditions: {
      intermittent: 0.5,
      'sudden-onset': 0.5,
      'after-repair': 0.15,
      'cured-by-restart': 0.6,
    },
    codes: { U0110: 0.12, U0111: 0.1, U0293: 0.15, P0A1B: 0.06 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The drive may cut out again without warning. Avoid motorways until the update has been installed.',
    },
    patterns: [
      'All is well after the car has slept, and no part tests faulty.',
      'Often begins in the week after an over-the-air update.',
    ],
    shown: {
      summary:
        'A fault in the software of the drive, the battery or the vehicle control unit stops the car, although no part has failed. It shuts down, refuses to go to Ready or limits its power, and a restart or an update cures it.',
      patterns: [
        'All is well after the car has been locked and left for a while, and no part tests faulty.',
        'The fault often begins in the week after an over-the-air update.',
      ],
    },
    checks: [
      {
        title: 'Compare the software with the current version',
        steps: [
          'Read the software version in the car’s menu.',
          'Compare it with the current version on the manufacturer’s page, and check the VIN for recalls.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'A recall or an update describes your fault',
            means: 'The software is the cause. Have the update installed.',
            effect: 'confirms',
          },
          {
            finding: 'It has the newest version, and no fault of it is known',
            means: 'A failed part or the 12-volt supply is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the 12-volt battery',
        steps: [
          'Measure the 12-volt battery after a night without charging, and again while the car is in Ready.',
          'Write both values down for the dealer.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'It shows over 12.4 volts at rest and 13.5 to 15 volts in Ready',
            means: 'The supply is good, so a software fault becomes more likely.',
            effect: 'supports',
          },
          {
            finding: 'It shows below 12 volts at rest, or no rise in Ready',
            means:
              'The low voltage makes the control units fail. Have the 12-volt system repaired first.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Update the drive software and prove the fault is gone',
      overview:
        'No part is replaced. What matters is to document the fault, to get the right update into all control units, and not to accept “no fault found” after a loss of drive.',
      minutes: [30, 150],
      tools: ['Phone camera', '12-volt charger'],
      steps: [
        'Once you are parked, film the message with the time and the mileage. Write down the speed, the charge level and the weather.',
        'Unplug the charging cable, lock the car and leave it for 30 minutes with the key far away. Then try again.',
        'With the car parked, follow the manufacturer’s reset of the main screen. You usually hold two buttons down.',
        'Install updates at home, with the battery more than half full and a healthy 12-volt battery. Do not unlock the car meanwhile.',
        'If an update fails, call the manufacturer, who can often restart it remotely.',
        'Ask the dealer to read all control units, to save the freeze frames and to update the units that cannot be updated over the air.',
        'Report a loss of drive to the vehicle safety authority (the DVSA in Great Britain), because recalls grow from such reports.',
        'Afterwards, drive near home for a week. Check the driver-assistance settings and the charging timers, because updates reset them.',
      ],
      safety: [
        'Reset or update the car only when it is parked, because the lights, the camera and the assistance systems go off meanwhile.',
        'A car that has lost drive once should not go on a motorway before it has been repaired.',
      ],
      stopIf:
        'Stop driving and hand the car over if it loses drive a second time, or if an update leaves it dead.',
    },
    parts: [],
    labourHours: [0.5, 2.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
