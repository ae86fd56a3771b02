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
        'The car can lose drive in traffic. Put on the hazard lights, coast to safety and have it recovered on a flatbed.',
    },
    patterns: [
      'Charges normally and still does not move, which sets it apart from battery faults.',
      'On cars with two motors one axle often still pulls with reduced power.',
    ],
    checks: [
      {
        title: 'Let the car sleep and try again',
        steps: [
          'Park safely, switch off, lock it and wait ten minutes with the key far away.',
          'Switch on and look at the message.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The same drive fault at once',
            means: 'The drive electronics have a lasting fault.',
            effect: 'supports',
          },
          {
            finding: 'All normal for weeks',
            means: 'Rather software or a loose contact.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the motor-control codes',
        steps: [
          'Read all control units with a reader for the make.',
          'Look for inverter, phase-current or position-sensor entries.',
        ],
        tool: 'OBD-II reader for the make',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Inverter performance or phase over-current, e.g. P0A78',
            means: 'The power stage has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Only battery or 12-volt entries',
            means: 'The inverter was shut down, it has not failed.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the drive inverter of an electric car replaced',
      overview:
        'The inverter is changed complete, on some cars with the drive unit. Before it goes in, motor windings, position sensor and coolant must be proved good: any of these can have killed the old one.',
      minutes: [180, 480],
      tools: ['Photos of messages', 'VIN', 'Warranty booklet'],
      steps: [
        'Have it towed on a flatbed: turning wheels make the motor generate voltage.',
        'Check recalls, warranty extensions and software bulletins for the drive unit.',
        'The workshop reads freeze frames, then locks out the high voltage and proves zero volts.',
        'It measures the motor windings against each other and against the body, and the position sensor.',
        'It drains and looks at the coolant: metal, cloudiness or wrong type must be cured first.',
        'The inverter is replaced with new phase seals. Bus bars are tightened to the exact torque of the manufacturer.',
        'Coolant is filled under vacuum, insulation measured, the unit programmed and the motor position learned.',
        'Ask whether the part is new or overhauled and for at least one or two years of warranty.',
        'Test afterwards: full acceleration, strong regeneration, ten miles of motorway, then codes read again.',
      ],
      safety: [
        'Capacitors in an inverter hold lethal charge after switching off. Never open it.',
        'Do not let the car be towed with driven wheels on the ground.',
      ],
      stopIf: 'This is workshop work from start to end.',
    },
    parts: [
      { name: 'Inverter, exchange to new', usd: [900, 5500] },
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
    checks: [
      {
        title: 'Coast in neutral from 40 mph',
        steps: [
          'On an empty, straight road select N at 40 mph, only if the manual allows it, and listen. Leave the car switched on, so that steering and brake help stay.',
          'Repeat on a different surface and with light left and right curves.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The noise stays the same in curves and changes with load',
            means: 'Motor or gear rather than wheel bearing.',
            effect: 'supports',
          },
          {
            finding: 'Changes when leaning left or right',
            means: 'A wheel bearing.',
            effect: 'weakens',
          },
          { finding: 'Changes with the road surface', means: 'Tyres.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Have the gear oil and magnet looked at',
        steps: [
          'Ask a workshop to drain the reduction gear and show you the plug magnet.',
          'Wipe the paste between two fingers in gloves.',
        ],
        tool: 'Workshop',
        minutes: 45,
        outcomes: [
          {
            finding: 'Splinters or thick black paste',
            means: 'Gear or bearing is wearing.',
            effect: 'confirms',
          },
          {
            finding: 'Thin grey film and clear oil',
            means: 'Gears are healthy. The motor bearing or the tyres remain.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a noisy electric drive unit',
      overview:
        'An oil change with a new magnet quietens some gears for long. Worn bearings mean that the unit comes out and is overhauled or exchanged. Get it under the drive warranty when you can.',
      minutes: [60, 540],
      tools: ['Phone for recording', 'Notes of speeds', 'Gear oil named in the manual (workshop)'],
      steps: [
        'Record the sound at 20, 40 and 60 mph with window closed, and note load and coasting.',
        'Have tyres swapped front to rear and wheel bearings felt, to rule both out.',
        'Ask for a manufacturer’s bulletin on drive noise, and for a ride with a technician.',
        'First step in the workshop: oil change with new drain and magnetic plug, oil photographed.',
        'If the noise stays, chassis microphones are clipped to motor, gear and hubs to find the loudest.',
        'High voltage is locked out, the unit lowered on a table, and seals and mounts inspected.',
        'Bearings with ceramic or insulated rings are used if the manufacturer has introduced them: stray current pits plain steel ones.',
        'Coolant and oil are filled, the motor position is learned and the shaft seals checked.',
        'Compare your recording with a new one on the same road.',
      ],
      safety: [
        'The unit weighs over 70 kg and is joined to high voltage: no home job.',
        'If it grinds or locks, switch to N and stop.',
      ],
      stopIf: 'Stop driving if metal grinding, oil loss or a drive warning joins the noise.',
    },
    parts: [
      { name: 'Gear oil and plugs', usd: [40, 120] },
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
        'Heat shortens the life of inverter and motor. Drive slowly, and stop if the message turns red.',
    },
    patterns: [
      'Normal for the first ten minutes, then weak, and normal again after an hour of rest.',
      'Pump plugs on the underside corrode from salt.',
    ],
    checks: [
      {
        title: 'Look at the coolant tank of the drive',
        steps: [
          'Switch the car off and let it cool. Find the small tank marked for inverter or drive.',
          'Read the level. Look below the car and at hose ends for dried coloured crust.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Below MIN or crust at a joint',
            means: 'Coolant is being lost.',
            effect: 'confirms',
          },
          {
            finding: 'Level right and dry',
            means: 'No leak. The pump may still be dead.',
            effect: 'neutral',
          },
          {
            finding: 'Level right and coolant seen moving while charging',
            means: 'The circuit works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Listen and look for flow in Ready',
        steps: [
          'Hands off, car in Park and Ready, bonnet open. Look into the tank through its wall for movement.',
          'Listen for a hum at the pump. It may only run when warm or charging.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'No movement and no hum although hot',
            means: 'The pump is dead or not fed.',
            effect: 'supports',
          },
          { finding: 'Steady swirl in the tank', means: 'The pump works.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the coolant pump of an electric drive',
      overview:
        'The pump itself runs on 12 volts, but it sits next to high-voltage parts. Replacement is possible where the manual lists it as low-voltage work. Vacuum filling is what makes it last, as air locks stop small pumps.',
      minutes: [90, 240],
      tools: [
        'Hose clamps',
        'Approved coolant',
        'Vacuum filler',
        'Axle stands',
        'Multimeter for 12 volts',
        'Scan tool with bleeding routine',
        'Drip tray',
      ],
      steps: [
        'Read the vehicle manual. If orange cables or covers must be removed, leave the work to a high-voltage workshop.',
        'Check the fuse of the pump and measure 12 volts and earth at its small plug, touching nothing orange: a dead fuse is the cheap repair.',
        'Switch off, key away, car cold. Disconnect the 12-volt battery and wait ten minutes.',
        'Raise it on axle stands at the marked points, never under the battery tray. Remove the undertray.',
        'Clamp the hoses next to the pump, put a tray below, unplug and unbolt it.',
        'Clean the plug. Replace it by a pigtail if green.',
        'Fit the pump with new clips and rubber mount, with the flow arrow as before.',
        'Fill with the approved coolant under vacuum, close the cap, reconnect the 12-volt battery and run the bleeding routine with the scan tool.',
        'Look for leaks, refit the undertray, clear the codes, drive 20 miles with a climb and read the inverter temperature.',
      ],
      safety: [
        'Do not touch or move orange cables and plugs. Work only on the 12-volt pump and hoses.',
        'Lift only at the marked points: a jack under the battery can start a fire.',
        'Open the coolant cap only when cold.',
      ],
      stopIf:
        'Stop if coolant has got into a plug or the inverter, or the pump is built into a high-voltage unit.',
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
        'Drive may drop out again without warning. Avoid motorways until the update has been installed.',
    },
    patterns: [
      'All is well after the car has slept, and no part tests faulty.',
      'Often begins in the week after an over-the-air update.',
    ],
    checks: [
      {
        title: 'Compare the software with the current version',
        steps: [
          "Read the software version in the car's menu.",
          'Compare with the manufacturer’s page, and look for recalls by VIN.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'A recall or update names your fault',
            means: 'The software is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Newest version and no known fault',
            means: 'More likely a hardware fault or 12-volt supply.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the 12-volt battery',
        steps: [
          'Measure after a night without charging, and while the car is in Ready.',
          'Write both values down for the dealer.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'Above 12.4 at rest and 13.5 to 15 in Ready',
            means: 'The supply is good, so software becomes more likely.',
            effect: 'supports',
          },
          {
            finding: 'Below 12 at rest or no rise in Ready',
            means: 'Low voltage makes the control units fail.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Update the drive software and prove the fault is gone',
      overview:
        'No part is replaced. The work is to document the fault, get the right update into all control units and not accept "no fault found" after a loss of drive.',
      minutes: [30, 150],
      tools: ['Phone camera', 'Stable home charging', '12-volt charger'],
      steps: [
        'Film the message with time and mileage. Write down speed, charge level and weather.',
        'Let the car sleep 30 minutes, locked, cable off and key away. Then try again.',
        'Follow the manufacturer’s reset of the main screen, usually two buttons held, only while parked.',
        'Install updates at home with more than half charge and a healthy 12-volt battery. Do not unlock the car during it.',
        'After a failed update call the manufacturer: it can often be restarted from afar.',
        'Ask the dealer to read all units, save the freeze frames and update those that cannot be updated over the air.',
        'Report a loss of drive to the safety authority, as recalls grow from these reports.',
        'Afterwards drive a week near home. Check adaptive settings and charging timers, which updates reset.',
      ],
      safety: [
        'Reset or update only when parked: lights, camera and assistance go off meanwhile.',
        'A car that has lost drive once on the motorway should not go there before it has been repaired.',
      ],
      stopIf: 'Hand it over if drive is lost a second time or an update leaves the car dead.',
    },
    parts: [],
    labourHours: [0.5, 2.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
