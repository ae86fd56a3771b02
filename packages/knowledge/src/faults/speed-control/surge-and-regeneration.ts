import { HIGH_VOLTAGE, SPARK } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Unwanted drive when parking or stopping, and regenerative braking. */
export const surgeAndRegenerationFaults = {
  'throttle-idle-adaptation-lost': {
    name: 'Idle too strong after lost throttle learning',
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
        'Keep the foot firmly on the brake at rest and select Neutral at lights. Relearn the idle before driving in heavy traffic.',
    },
    patterns: [
      'It began the very day a battery was changed or the throttle was cleaned.',
      'An idle of 1,200–2,000 rpm without any hiss of leaking air.',
    ],
    checks: [
      {
        title: 'Ask what was done just before',
        steps: [
          'Write down battery, throttle, intake or software work in the last week.',
          'Compare the date with the first lurch.',
        ],
        tool: 'Service papers',
        minutes: 5,
        outcomes: [
          {
            finding: 'Work on battery or throttle right before',
            means: 'Lost adaptation is likely.',
            effect: 'supports',
          },
          {
            finding: 'Nothing was done',
            means: 'Look for a vacuum leak or throttle fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch throttle angle and idle',
        steps: [
          'Park outdoors in Park or neutral with the parking brake on and the engine warm, switch all loads off, and show idle speed, target idle, throttle angle and fuel trims.',
          'Listen for hissing, and wiggle hoses well clear of belts and fan.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Idle above target, trims near zero, no hiss',
            means: 'The learnt base is wrong.',
            effect: 'confirms',
          },
          {
            finding: 'Strong lean trim and a hiss',
            means: 'Air leaks in past the throttle.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Relearn the throttle and idle position',
      overview:
        'The closed position and idle air are relearnt, either by a scan tool or by a set sequence of ignition and pedal. No part is needed. The battery must be healthy and the intake tight.',
      minutes: [20, 50],
      tools: [
        'OBD-II tool with learning functions',
        'Battery charger',
        'Vehicle or workshop manual',
        'Wheel chocks',
      ],
      steps: [
        'Charge the battery and check that all intake hoses and clamps are tight.',
        'Warm up the engine and the gearbox fully, switch lights, blower and air conditioning off and point the wheels straight.',
        'Look up the routine for your engine. Sequences with exact seconds exist for some makes, others need a scan tool.',
        'Where the manufacturer names three, run the pedal-released learning first, the closed throttle second and the idle air learning third.',
        'Leave the pedal alone and do not open doors until the idle settles.',
        'Switch off for 15 seconds, start and read idle against target.',
        'Clear the codes and drive 20 minutes with several stops.',
        'Check that the car stays still with a light foot on the brake in Drive.',
      ],
      safety: [
        'Do it outdoors, in Park, with parking brake and chocks. The engine may rev by itself.',
        'Keep people away from the front and back of the car.',
      ],
      stopIf:
        'Stop if idle stays high after two attempts: a vacuum leak or the throttle body must be looked at.',
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
        'Keep distance and cover the brake when parking. If the car ever drives off against your will, do not use it until it has been examined.',
    },
    patterns: [
      'A delay after lifting off and pressing again, in roundabouts or car parks, is followed by a surge.',
      'Other owners of the same year report the same, and a bulletin follows.',
    ],
    checks: [
      {
        title: 'Search recalls and bulletins',
        steps: [
          'Look up recalls, bulletins and complaints for model and year.',
          'Ask the dealer for the newest software for engine, gearbox and drive.',
        ],
        tool: 'Phone and VIN',
        minutes: 15,
        outcomes: [
          {
            finding: 'A bulletin describes the same surge',
            means: 'The manufacturer has seen it and written a cure.',
            effect: 'confirms',
          },
          {
            finding: 'Newest software already fitted',
            means: 'Look at sensors, throttle and pedal.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Record pedal and torque during the event',
        steps: [
          'Plug in a logger, its cable clear of the pedals, that records pedal, throttle, brake switch and engine or motor torque.',
          'Drive your usual way for some days and mark each event.',
        ],
        tool: 'OBD-II logger',
        minutes: 60,
        days: 3,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Torque rises though the pedal signal does not',
            means: 'The control or throttle causes it.',
            effect: 'supports',
          },
          {
            finding: 'Pedal signal rises with the torque',
            means: 'Foot, mat or pedal sensor is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a surge investigated and the drive software updated',
      overview:
        "Evidence comes first, because such faults seldom repeat on the workshop's drive. Updates are free within warranty or recall. No part is needed unless a sensor is found faulty.",
      minutes: [50, 180],
      tools: ['OBD-II logger', 'Notebook', 'VIN'],
      steps: [
        'Write down each event with date, speed, gear, pedal and brake use, and what stood on the dash.',
        "Take out the floor mat and check the pedal's free return, so that these can be ruled out in writing.",
        'After a crash leave the car as it is: the event recorder keeps pedal and brake data, which can be read by a specialist.',
        'Report it to the safety authority and the manufacturer with the VIN.',
        'The workshop reads all modules, including history, and compares software versions.',
        'Throttle, pedal and brake signals are tested for agreement while they are wiggled and warmed.',
        'The updates are loaded with a battery support unit and adaptations relearnt.',
        'Check with your logger for two weeks on the same roads.',
      ],
      safety: [
        'Drill: brake hard and hold, Neutral, steer off the road, stop, then switch off. Brakes are stronger than the engine if you do not pump them.',
        'Do not park facing people or a drop until it is cleared up.',
      ],
      stopIf:
        'Do not try to provoke it in traffic. Leave the tests to a workshop with data logging.',
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
        'Leave it parked until pedals, mat and recorded data have been checked: only then can a fault of the car be ruled out.',
    },
    patterns: [
      'It happens when parking or pulling out, is over within seconds, and everything works before and after.',
      "Full throttle with 'brakes that did not work' at the same instant is rarely two faults at once.",
    ],
    checks: [
      {
        title: 'Try the pedal free and read codes',
        steps: [
          'With the engine off, press and release both pedals by hand and look at mat and floor.',
          'Read all modules for throttle, pedal and brake codes.',
        ],
        tool: 'OBD-II reader',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Pedals free, no codes, brakes hold firmly',
            means: 'No fault of the car is visible.',
            effect: 'supports',
          },
          {
            finding: 'A pedal sticks, or throttle or pedal codes are stored',
            means: 'The car has a fault to be repaired.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have the event data recorder read',
        steps: [
          'After a crash, keep the car and its battery as they are.',
          'A specialist reads pedal position, brake switch and speed of the last seconds.',
        ],
        tool: 'Specialist with data tool',
        minutes: 60,
        outcomes: [
          {
            finding: 'Accelerator high and brake switch off up to the stop',
            means: 'The accelerator was pressed.',
            effect: 'confirms',
          },
          {
            finding: 'Brake on, accelerator at zero, speed rising',
            means:
              'The car accelerated by itself, and the manufacturer and authority must be told.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Rule out a vehicle fault and set up the driving position',
      overview:
        'This is an honest check and not an accusation. The car is tested, then seat and pedals are set so that the feet find their place without looking. No part is needed.',
      minutes: [30, 120],
      tools: ['OBD-II reader', 'Torch'],
      steps: [
        'Clear the footwell: one anchored mat, no loose things.',
        'Have throttle, pedal and brake tested, codes read and recalls looked up. Ask for a written result.',
        'Set the seat so that the brake can be pressed fully with the knee still bent, and the heel rests in front of the brake.',
        'Sit straight behind the wheel and practise from brake to accelerator by turning the foot on its heel.',
        'Wear firm, narrow shoes and not heavy boots or loose sandals.',
        'Use the left foot only for resting if you drive an automatic with the right.',
        'When reversing turn the head, let the seat stay, and look where the foot is before you let the brake go.',
        'Practise hard braking in an empty place, and the Neutral drill.',
      ],
      safety: [
        'Do not drive until a mechanical cause has been ruled out.',
        'In any surge: both hands on the wheel, lift both feet, then brake hard.',
      ],
      stopIf:
        'Have the car examined by the manufacturer or an independent expert if the event data show braking.',
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
    checks: [
      {
        title: 'Look at the power gauge and charge',
        steps: [
          'Note the charge, the outside temperature and the limit marks on the gauge when it is weak.',
          'Compare after 20 miles.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Full or cold, and normal later',
            means: 'The battery limits regeneration by design.',
            effect: 'confirms',
          },
          {
            finding: 'Weak at 50 per cent and warm',
            means: 'Look for a fault in drive or brakes.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Charge to 80 per cent and precondition',
        steps: [
          'Set the charge limit to 80 per cent and have the battery preheated before leaving, plugged in.',
          'Drive the same way.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Regeneration is back',
            means: 'Battery state was the cause.',
            effect: 'supports',
          },
          {
            finding: 'Still missing, or a warning shows',
            means: 'Have the drive system read out.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore regenerative braking by battery care',
      overview:
        'No part is needed. Charging limit, preheating and settings bring regeneration back. Some cars can blend in the friction brakes so that lifting off always feels the same.',
      minutes: [10, 50],
      tools: ['Vehicle manual', 'App of the car'],
      steps: [
        'Set the daily charge limit to about 80 per cent. Charge to 100 only before long trips.',
        'Time the charge to end shortly before leaving, so that the battery is warm.',
        'Precondition with the car plugged in on frosty days.',
        'Check the one-pedal and regeneration level in the menu. Many cars reset it at each start or in some modes.',
        'Switch on brake blending for one-pedal driving if the car offers it.',
        'Ask the dealer for software updates that keep the slowing constant.',
        'Use the brake pedal with feeling every day, so that you never rely on lifting off alone.',
        'If it is weak warm and half charged, have the codes read.',
      ],
      safety: [
        'Always keep the right foot ready for the brake pedal. Regeneration is no emergency brake.',
        'On ice set regeneration to low, as strong slowing on one axle can make it skid.',
      ],
      stopIf: 'Have it read out if a brake or drive warning comes with it.',
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
        'The friction brakes work in full if you press harder. Keep distance on rough or icy roads and have updates done.',
    },
    patterns: [
      'Light braking over a pothole before lights, a half-second of free rolling, then the brakes bite.',
      'It comes on the same bump every day.',
    ],
    checks: [
      {
        title: 'Brake over the bump with two pressures',
        steps: [
          'On an empty, dry road with nobody behind you, brake very lightly at 15 mph over the same bump, then once more with firm pressure.',
          'Repeat with regeneration set low.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Surge with light braking only, less with low regeneration',
            means: 'The handover is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Brakes weak with firm pressure too',
            means: 'The friction brakes need inspection now.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for brake codes and updates',
        steps: ['Read brake and hybrid modules.', 'Look up recalls and bulletins.'],
        tool: 'OBD-II reader, VIN',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'No codes and an update is offered',
            means: 'Software is the cure.',
            effect: 'supports',
          },
          {
            finding: 'Codes for brake booster or accumulator',
            means: 'A part of the brakes is faulty.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have brake blending updated and the friction brakes freed',
      overview:
        'Rusty, seldom-used friction brakes make the handover rougher. Clean brakes and new software together cure most cars. No part is needed if the discs are good.',
      minutes: [45, 150],
      tools: ['OBD-II reader', 'Torch', 'Notebook'],
      steps: [
        'Note places and speeds of the surge, and check recalls with the VIN.',
        'Look at the discs through the wheels: rust bands show that they are hardly used.',
        'Bed the friction brakes by ten firm stops from 40 mph with regeneration low, on a clear road.',
        'Check tyre pressures and tread, as slip starts the handover.',
        'The dealer updates the brake control software and calibrates pedal and pressure sensors.',
        'Slides and pads are cleaned and greased where the brakes drag or stick.',
        'Drive your bump again with light pressure and compare.',
        'Make five firm stops once a week so that the brakes stay clean.',
      ],
      safety: [
        'In any surge press the brake harder at once. The hydraulic brake is there.',
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
