import { HIGH_VOLTAGE, SPARK } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Unwanted drive when parking or stopping, and regenerative braking. */
export const surgeAndRegenerationFaults = {
  'throttle-idle-adaptation-lost': {
    name: 'Idle too high after lost throttle learning',
    workshopName: 'Throttle or idle adaptation lost after battery or throttle work',
    summary:
      'After a flat battery, throttle cleaning or software work the computer has lost the learnt closed position. It lets in too much air, the idle hangs or flares, and the car pushes against the brakes when stopping.',
    prior: 1.2,
    fits: { fuels: SPARK },
    shifts: [
      {
        makes: ['nissan', 'infiniti', 'volkswagen', 'audi', 'ford'],
        factor: 1.5,
        source: 'makes whose cars need to relearn the idle after throttle work',
      },
    ],
    symptoms: {
      'lurches-when-stopping': 0.5,
      'high-idle': 0.5,
      'idle-surges': 0.35,
      'stalls-at-idle': 0.25,
      'unintended-acceleration': 0.12,
      'check-engine-light': 0.12,
      'throttle-warning': 0.08,
    },
    against: ['throttle-sticks'],
    conditions: {
      'after-repair': 0.6,
      'at-idle': 0.4,
      'sudden-onset': 0.4,
      'after-jump-start': 0.4,
    },
    codes: { P0507: 0.35, P2176: 0.25, P0506: 0.15, P0505: 0.15, P2119: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Hold your foot firmly on the brake when you stop, and select Neutral at traffic lights. Have the idle relearnt before you drive in heavy traffic.',
    },
    patterns: [
      'It began the very day a battery was changed or the throttle was cleaned.',
      'An idle of 1,200–2,000 rpm without any hiss of leaking air.',
    ],
    shown: {
      summary:
        'After a flat battery, throttle cleaning or software work, the engine control unit has lost the learnt closed position. It lets in too much air, the idle hangs or flares, and the car pushes against the brakes when you stop.',
      patterns: [
        'It began on the very day when the battery was changed or the throttle was cleaned.',
        'The engine idles at 1,200–2,000 rpm without any hiss of leaking air.',
      ],
    },
    checks: [
      {
        title: 'Ask what was done just before',
        steps: [
          'Write down any work on the battery, the throttle, the intake or the software in the week before.',
          'Compare the date with that of the first surge.',
        ],
        tool: 'Service papers',
        minutes: 5,
        outcomes: [
          {
            finding: 'There was work on the battery or throttle just before',
            means: 'A lost adaptation is likely.',
            effect: 'supports',
          },
          {
            finding: 'Nothing was done',
            means: 'Look for a vacuum leak or a throttle fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch throttle angle and idle',
        steps: [
          'Park outdoors in Park or neutral, with the parking brake on and the engine warm, and switch all electrical loads off.',
          'Show the idle speed, the target idle, the throttle angle and the fuel trims.',
          'Listen for hissing, and move the hoses by hand, well clear of the belts and the fan.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The idle is above target, the trims are near zero, and nothing hisses',
            means: 'The learnt closed position is wrong. Have it relearnt.',
            effect: 'confirms',
          },
          {
            finding: 'There is a strong lean trim and a hiss',
            means: 'Air leaks in past the throttle. Find the leak first.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Relearn the throttle and idle position',
      overview:
        'The closed position and the idle air are relearnt, either with a scan tool or with a set sequence of ignition and pedal. No part is needed. The battery must be healthy, and the intake must not leak.',
      minutes: [20, 50],
      tools: [
        'OBD-II tool with learning functions',
        'Battery charger',
        'Vehicle or workshop manual',
        'Wheel chocks',
      ],
      steps: [
        'Charge the battery, and check that all intake hoses and clamps are tight.',
        'Warm the engine and the gearbox up fully. Switch the lights, the blower and the air conditioning off, and point the wheels straight ahead.',
        'Look up the routine for your engine. Some makes use a sequence with exact times in seconds; others need a scan tool.',
        'If the manufacturer describes three routines, do the one with the pedal released first, the closed throttle second and the idle air third.',
        'Do not touch the pedal or open a door until the idle settles.',
        'Switch the engine off for 15 seconds, start it again and compare the idle with its target.',
        'Clear the codes, and drive for 20 minutes with several stops.',
        'Check that a light foot on the brake holds the car still in Drive.',
      ],
      safety: [
        'Work outdoors, in Park, with the parking brake on and the wheels chocked. The engine may rev by itself.',
        'Let nobody stand in front of or behind the car.',
      ],
      stopIf:
        'Stop if the idle stays high after two attempts. A vacuum leak or the throttle body must then be looked for.',
    },
    parts: [],
    labourHours: [0.3, 0.8],
    diy: 'easy',
  },
  'powertrain-software-surge': {
    name: 'Engine or drive software that surges',
    workshopName: 'Powertrain control calibration causes surge or unexpected torque',
    summary:
      'The control program answers pedal, load or temperature badly and gives torque late or too much. The car hesitates and then leaps, or pushes on for a moment after lifting off, with no part broken.',
    prior: 1.9,
    fits: { years: [2002, 2099] },
    shifts: [{ maxAgeYears: 4, factor: 1.6, source: 'updates come mostly in the first years' }],
    symptoms: {
      'lurches-when-stopping': 0.4,
      hesitation: 0.4,
      'unintended-acceleration': 0.35,
      'cruise-speed-wrong': 0.12,
      'harsh-shift': 0.12,
      'no-throttle-response': 0.12,
    },
    against: ['throttle-sticks', 'pedal-trapped'],
    conditions: {
      'at-low-speed': 0.4,
      intermittent: 0.5,
      accelerating: 0.2,
      'cured-by-restart': 0.4,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Leave long gaps, and have your foot over the brake when you park. If the car ever drives off against your will, do not use it until it has been examined.',
    },
    patterns: [
      'A delay after lifting off and pressing again, on roundabouts or in car parks, is followed by a surge.',
      'Other owners of the same year report the same, and a bulletin follows.',
    ],
    shown: {
      summary:
        'The control software reacts badly to the pedal, the load or the temperature, and delivers torque too late or too strongly. The car hesitates and then leaps, or pushes on for a moment after you lift off, although no part is broken.',
      patterns: [
        'A surge follows a delay after lifting off and pressing again, on roundabouts or in car parks.',
        'Owners of other cars of the same year report the same, and a bulletin follows.',
      ],
    },
    checks: [
      {
        title: 'Search recalls and bulletins',
        steps: [
          'Look up recalls, bulletins and complaints for your model and year.',
          'Ask the dealer for the newest software for the engine, the gearbox and the drive.',
        ],
        tool: 'Phone and VIN',
        minutes: 15,
        outcomes: [
          {
            finding: 'A bulletin describes the same surge',
            means: 'The manufacturer knows the surge and has a remedy for it.',
            effect: 'confirms',
          },
          {
            finding: 'The newest software is already fitted',
            means: 'Check the sensors, the throttle and the pedal.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Record pedal and torque during the event',
        steps: [
          'Plug in a logger that records the pedal, the throttle, the brake switch and the engine or motor torque. Make sure that its cable is clear of the pedals.',
          'Drive as usual for some days, and note the time of each event once you have stopped.',
        ],
        tool: 'OBD-II logger',
        minutes: 60,
        days: 3,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The torque rises although the pedal signal does not',
            means: 'The control unit or the throttle causes it.',
            effect: 'supports',
          },
          {
            finding: 'The pedal signal rises with the torque',
            means: 'The driver’s foot, the mat or the pedal sensor is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a surge investigated and the drive software updated',
      overview:
        'Evidence comes first, because a surge seldom occurs on the workshop’s test drive. Updates are free within the warranty or a recall. No part is needed unless a sensor is found to be faulty.',
      minutes: [50, 180],
      tools: ['OBD-II logger', 'Notebook', 'Phone'],
      steps: [
        'Write down each event with the date, the speed, the gear, your use of the pedals and what was shown on the dashboard.',
        'Take the floor mat out and check that the pedal returns freely, so that both can be ruled out in writing.',
        'After a crash, leave the car as it is. The event recorder stores pedal and brake data that a specialist can read.',
        'Report it to the safety authority and the manufacturer, with the VIN.',
        'The workshop reads all control units, including their history, and compares the software versions.',
        'It checks whether the throttle, pedal and brake signals agree while the wiring is moved and warmed.',
        'It loads the updates with a battery support unit connected, and lets the adaptations be relearnt.',
        'Check the result with your logger for two weeks on the same roads.',
      ],
      safety: [
        'Learn this by heart for a surge: brake hard and hold, press the clutch or select Neutral, steer off the road, stop, and then switch off. The brakes are stronger than the engine if you do not pump them.',
        'Until the cause is known, do not park facing people or a drop.',
      ],
      stopIf:
        'Do not try to provoke it in traffic. Leave the tests to a workshop that can record data.',
    },
    parts: [],
    labourHours: [0.8, 3],
    diy: 'workshop',
  },
  'pedal-misapplication': {
    name: 'Accelerator pressed instead of the brake',
    workshopName: 'Pedal misapplication, no vehicle fault found',
    summary:
      'In a moment of stress the foot lands on the accelerator or on both pedals. The driver presses harder to stop and the car leaps. The car itself is sound, but seat, shoes or pedal spacing may have helped.',
    prior: 1.6,
    fits: { transmissions: ['automatic', 'cvt', 'dual-clutch', 'single-speed'] },
    symptoms: {
      'unintended-acceleration': 0.85,
      'brake-failure': 0.3,
      'lurches-when-stopping': 0.08,
      'no-emergency-braking': 0.08,
      'airbag-no-deploy': 0.06,
    },
    against: [
      'check-engine-light',
      'throttle-warning',
      'throttle-sticks',
      'high-idle',
      'limp-mode',
    ],
    conditions: {
      'at-low-speed': 0.65,
      'sudden-onset': 0.7,
      'after-impact': 0.25,
      reversing: 0.15,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Leave the car parked until the pedals, the mat and the recorded data have been checked. Only then can a fault of the car be ruled out.',
    },
    patterns: [
      'It happens when parking or pulling out, is over within seconds, and everything works before and after.',
      "Full throttle with 'brakes that did not work' at the same instant is rarely two faults at once.",
    ],
    shown: {
      summary:
        'In a moment of stress, the foot lands on the accelerator or on both pedals. The driver presses harder to stop, and the car leaps forward. The car itself is not at fault, but the seat, the shoes or the spacing of the pedals may have contributed.',
      patterns: [
        'It happens when parking or pulling out and is over within seconds, and everything works before and after it.',
        'Full throttle and ‘brakes that did not work’ at the same moment are rarely two separate faults.',
      ],
    },
    checks: [
      {
        title: 'Check that the pedals move freely and read codes',
        steps: [
          'With the engine off, press both pedals by hand and release them. Look at the mat and the floor for anything that could catch them.',
          'Read all control units for throttle, pedal and brake codes.',
        ],
        tool: 'OBD-II reader',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The pedals are free, there are no codes, and the brakes hold firmly',
            means: 'No fault of the car can be seen.',
            effect: 'supports',
          },
          {
            finding: 'A pedal sticks, or throttle or pedal codes are stored',
            means: 'The car has a fault that must be repaired before it is driven.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have the event data recorder read',
        steps: [
          'After a crash, leave the car and its battery as they are.',
          'A specialist reads the pedal position, the brake switch and the speed during the last seconds.',
        ],
        tool: 'Specialist with data tool',
        minutes: 60,
        outcomes: [
          {
            finding: 'The accelerator was high and the brake switch off until the car stopped',
            means: 'The accelerator was pressed instead of the brake.',
            effect: 'confirms',
          },
          {
            finding: 'The brake was on, the accelerator at zero, and the speed rose',
            means:
              'The car accelerated by itself. Report it to the manufacturer and the safety authority.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Rule out a vehicle fault and set up the driving position',
      overview:
        'This is an honest check and not an accusation. The car is tested, then the seat and the wheel are adjusted so that the feet find the pedals without looking. No part is needed.',
      minutes: [30, 120],
      tools: ['OBD-II reader', 'Torch'],
      steps: [
        'Clear the footwell. Leave only one mat, fixed to its anchors, and no loose objects.',
        'Have the throttle, the pedals and the brakes tested, the codes read and recalls looked up. Ask for a written result.',
        'Set the seat so that you can press the brake fully with the knee still bent, and so that your heel rests in front of the brake.',
        'Sit straight behind the wheel. With the engine off, practise moving from the brake to the accelerator by turning your foot on its heel.',
        'Wear firm, narrow shoes rather than heavy boots or loose sandals.',
        'In an automatic, use only the right foot for both pedals, and let the left foot rest.',
        'When you reverse, turn your head without shifting in the seat. Make sure where your foot is before you release the brake.',
        'Once the car has been cleared, find an empty place and practise hard braking and selecting Neutral.',
      ],
      safety: [
        'Do not drive until a mechanical cause has been ruled out.',
        'In any surge, hold the wheel with both hands, lift both feet, and then brake hard.',
      ],
      stopIf:
        'Stop driving, and have the car examined by the manufacturer or an independent expert, if the recorded data show braking.',
    },
    parts: [],
    labourHours: [0.5, 2],
    diy: 'easy',
  },
  'regen-limited-by-battery': {
    name: 'Regenerative braking limited by battery state',
    workshopName: 'Regeneration reduced: battery full, cold or hot',
    summary:
      'A full or cold battery cannot take charge, so the car weakens regeneration. Lifting off slows it less than usual, one-pedal driving may switch off and it feels as though the brakes failed.',
    prior: 1.6,
    fits: { fuels: HIGH_VOLTAGE },
    symptoms: {
      'regen-uneven': 0.8,
      'brake-long-stop': 0.2,
      'ev-reduced-power': 0.15,
      'ev-range-loss': 0.1,
      'brake-failure': 0.06,
      'lurches-when-stopping': 0.05,
    },
    against: ['brake-fluid-leak', 'brake-soft-pedal'],
    conditions: { 'cold-weather': 0.5, 'after-standing': 0.25, decelerating: 0.5 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The brake pedal works as always. Use it early in the first miles after a full charge or in frost.',
    },
    patterns: [
      'It is weak for the first miles after charging to 100 per cent or a night in frost, and normal later.',
      'Dots or a grey part on the power gauge show the limit.',
    ],
    shown: {
      summary:
        'A full or cold battery cannot take charge, so the car weakens its regenerative braking. It slows less than usual when you lift off, one-pedal driving may switch itself off, and it can feel as though the brakes had failed.',
      patterns: [
        'It is weak for the first miles after a charge to 100 per cent or a night of frost, and normal later.',
        'Dots or a grey section on the power gauge show the limit.',
      ],
    },
    checks: [
      {
        title: 'Look at the power gauge and charge',
        steps: [
          'When the regeneration is weak, have a passenger note the charge level, the outside temperature and the limit marks on the gauge.',
          'Compare them after 20 miles.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The battery was full or cold, and it is normal later',
            means: 'The battery limits regeneration by design, which is not a fault.',
            effect: 'confirms',
          },
          {
            finding: 'It is weak at 50 per cent charge and when warm',
            means: 'Have the drive and the brakes checked for a fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Charge to 80 per cent and precondition',
        steps: [
          'Set the charge limit to 80 per cent. With the car plugged in, have the battery preheated before you leave.',
          'Drive the same route.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The regeneration is back',
            means: 'The state of the battery was the cause.',
            effect: 'supports',
          },
          {
            finding: 'It is still missing, or a warning shows',
            means: 'Have the codes of the drive system read.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore regenerative braking by battery care',
      overview:
        'No part is needed. The charge limit, preheating and settings bring regeneration back. Some cars can blend in the friction brakes, so that lifting off always feels the same.',
      minutes: [10, 50],
      tools: ['Vehicle manual', 'App of the car'],
      steps: [
        'Set the daily charge limit to about 80 per cent, and charge to 100 per cent only before long trips.',
        'Time the charge so that it ends shortly before you leave and the battery is warm.',
        'On frosty days, precondition the car while it is plugged in.',
        'Check the settings for one-pedal driving and regeneration in the menu. Many cars reset them at each start or in some modes.',
        'Switch on brake blending for one-pedal driving if the car offers it.',
        'Ask the dealer for software updates that make the deceleration constant.',
        'If regeneration is weak with a warm, half-charged battery, have the codes read.',
      ],
      safety: [
        'Always be ready to use the brake pedal. Regeneration is no substitute for the brakes in an emergency.',
        'On ice, set regeneration to low, because strong slowing on one axle can make it skid.',
      ],
      stopIf: 'Stop driving and have the codes read if a brake or drive warning comes on as well.',
    },
    parts: [],
    labourHours: [0.1, 0.8],
    diy: 'easy',
  },
  'regen-friction-handover-surge': {
    name: 'Surge when regeneration hands over to the brakes',
    workshopName: 'Brake blending handover: regeneration drops out on bumps or slip',
    summary:
      'When a wheel slips on a bump, manhole cover or ice, the car ends regeneration and turns to the friction brakes. For a moment there is less slowing, and it feels as if the car leaps forward.',
    prior: 1.2,
    fits: { fuels: HIGH_VOLTAGE },
    shifts: [
      {
        makes: ['toyota', 'lexus'],
        models: ['prius', 'hs'],
        years: [2010, 2010],
        factor: 6,
        source: 'NHTSA recall 10V-039',
      },
    ],
    symptoms: {
      'brake-momentary-loss': 0.6,
      'lurches-when-stopping': 0.35,
      'regen-uneven': 0.35,
      'brake-long-stop': 0.3,
      'unintended-acceleration': 0.2,
      'brake-failure': 0.12,
      'abs-false': 0.12,
      'brake-soft-pedal': 0.08,
    },
    against: ['high-idle'],
    conditions: {
      'over-bumps': 0.55,
      braking: 0.55,
      'wet-weather': 0.2,
      'at-low-speed': 0.35,
      intermittent: 0.4,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The friction brakes work in full if you press harder. Leave long gaps on rough or icy roads, and have updates installed.',
    },
    patterns: [
      'Light braking over a pothole before lights, a half-second of free rolling, then the brakes bite.',
      'It comes on the same bump every day.',
    ],
    shown: {
      summary:
        'When a wheel slips on a bump, a manhole cover or ice, the car ends regeneration and changes to the friction brakes. For a moment it slows less, which feels as if it leapt forward.',
      patterns: [
        'You brake lightly over a pothole before traffic lights, the car rolls freely for half a second, and then the brakes bite.',
        'It happens on the same bump every day.',
      ],
    },
    checks: [
      {
        title: 'Brake over the bump with two pressures',
        steps: [
          'On an empty, dry road with nobody behind you, brake very lightly over the same bump at 15 mph. Then do it once more with firm pressure.',
          'Repeat it with regeneration set to low.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It surges only with light braking, and less with low regeneration',
            means: 'The change from regeneration to the friction brakes is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'The brakes are weak with firm pressure too',
            means: 'The friction brakes need to be inspected now. Do not drive on.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for brake codes and updates',
        steps: [
          'Read the brake and hybrid control units.',
          'Look up recalls and bulletins for the VIN.',
        ],
        tool: 'OBD-II reader, VIN',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There are no codes, and an update is offered',
            means: 'A software update is the remedy.',
            effect: 'supports',
          },
          {
            finding: 'There are codes for the brake booster or the accumulator',
            means: 'A part of the brakes is faulty. Have it repaired.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have brake blending updated and the friction brakes freed',
      overview:
        'Rusty, seldom-used friction brakes make the change rougher. Clean brakes and new software together cure most cars. No part is needed if the discs are good.',
      minutes: [45, 150],
      tools: ['OBD-II reader', 'Torch and tyre gauge', 'Notebook'],
      steps: [
        'Note where and at what speed it surges, and check the VIN for recalls.',
        'Look at the discs through the wheels. Bands of rust show that they are hardly used.',
        'On a clear road, bed the friction brakes in with ten firm stops from 40 mph, with regeneration set to low.',
        'Check the tyre pressures and the tread, because a slipping wheel starts the change.',
        'The dealer updates the brake control software, and calibrates the pedal and pressure sensors.',
        'If the brakes drag or stick, the sliding pins and pads are cleaned, and the pins are greased.',
        'Drive over your bump again with light pressure, and compare.',
        'Make five firm stops once a week.',
      ],
      safety: [
        'In any surge, press the brake harder at once. The hydraulic brakes still work.',
        'Practise on an empty road only.',
      ],
      stopIf:
        'Stop driving if the pedal sinks, a red brake warning light is on or firm pressure does not slow the car.',
    },
    parts: [],
    labourHours: [0.5, 2.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
