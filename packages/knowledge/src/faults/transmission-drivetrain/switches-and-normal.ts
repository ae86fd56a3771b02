import type { FaultEntry } from '../../schema.ts';

/** Switches by which the driver chooses a mode, and what healthy gearboxes do too. */
export const driveSwitchFaults = {
  'four-wheel-drive-switch-failed': {
    name: 'Four-wheel-drive switch failed',
    workshopName: 'Transfer case selector switch or its wiring faulty',
    summary:
      'The knob or button only tells a control unit what you want. Worn contacts, spilt coffee or a broken wire, and the lights flash or nothing happens, while transfer case and actuator are sound.',
    prior: 0.8,
    fits: { years: [1988, 2099], fuels: ['petrol', 'diesel', 'lpg', 'hybrid'] },
    symptoms: {
      'four-wheel-drive-fault': 0.85,
      'drive-mode-stuck': 0.15,
      'shifts-wrong-gear': 0.03,
      'electrics-odd': 0.08,
      'gear-display-wrong': 0.05,
    },
    against: ['driveline-noise', 'driveline-binding', 'gearbox-leak', 'driveline-clunk'],
    conditions: { intermittent: 0.4, 'wet-weather': 0.15 },
    codes: { P0836: 0.1, P0837: 0.1, P0838: 0.1, P0839: 0.1 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives in two-wheel drive as usual. Do not count on four-wheel drive until the switch works again.',
    },
    patterns: [
      'Works when the knob is held or wiggled.',
      'No click or whirr from below when you turn it, and no light changes.',
    ],
    shown: {
      summary:
        'The knob or button only passes your choice on to a control unit. If its contacts are worn or wet or a wire has broken, the lights flash or nothing happens, although the transfer case and its actuator are good.',
      patterns: [
        'Four-wheel drive works only when the knob is held or wiggled.',
        'There is no click or whirr from below when you turn the knob, and no light changes.',
      ],
    },
    checks: [
      {
        title: 'Turn the four-wheel-drive knob and listen',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Put the handbrake on, chock the wheels, select Neutral as the handbook says, and switch the ignition on without starting the engine.',
          'Turn the knob through all positions and listen for the motor below the car.',
        ],
        outcomes: [
          {
            finding: 'There is no sound and no light, or only when the knob is wiggled',
            means: 'The request does not arrive. Check the switch and its fuse.',
            effect: 'supports',
          },
          {
            finding: 'The motor whirrs each time',
            means: 'The switch is working. Look at the actuator and the transfer case.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the four-wheel-drive switch',
        tool: 'Multimeter',
        minutes: 30,
        steps: [
          'Switch the ignition off, pull the switch out of the dashboard and unplug it.',
          'Measure its contacts with the multimeter in each position, and compare the values with the wiring diagram.',
        ],
        outcomes: [
          {
            finding: 'The values are open or jumping',
            means: 'The switch is worn and must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The values are steady in each position',
            means: 'The switch is good: refit it. Look at its wiring and the control unit.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the four-wheel-drive switch',
      minutes: [25, 60],
      overview:
        'The switch clips into the dashboard. Check its fuse and clean its plug before you buy a new one.',
      tools: ['Trim tool', 'Multimeter', 'Contact cleaner', 'Wheel chocks'],
      steps: [
        'Find the fuse of the transfer case with the help of the handbook, and replace it if it has blown.',
        'Switch the ignition off. Lever the trim off with the trim tool and push the switch out from behind.',
        'Look at the plug and its pins, and clean them with contact cleaner.',
        'Plug the new switch in, press it into place and clip the trim on.',
        'Switch the ignition on, select each position as the handbook says and check that its light comes on.',
        'Try four-wheel drive on loose ground, never on dry tarmac.',
      ],
      safety: [
        'Put the handbrake on and chock the wheels: when the transfer case is in neutral, Park does not hold the car.',
        'Never engage low range on the move.',
      ],
      stopIf: 'Stop if the light still flashes: the codes in the control unit have to be read.',
    },
    parts: [{ name: 'Selector switch', usd: [30, 160] }],
    labourHours: [0.4, 1],
    diy: 'easy',
  },
  'drive-mode-switch-failed': {
    name: 'Drive mode or overdrive switch failed',
    workshopName: 'Drive mode, sport/eco or overdrive-off switch or its wiring faulty',
    summary:
      'A worn or sticky button, or a broken wire in the lever, leaves the car in one mode or flashes the overdrive light. Gearbox and engine are sound.',
    prior: 0.8,
    fits: { years: [1985, 2099] },
    symptoms: {
      'drive-mode-stuck': 0.85,
      'gear-display-wrong': 0.1,
      'poor-economy': 0.1,
      'electrics-odd': 0.1,
      'wheel-buttons-dead': 0.04,
    },
    against: ['gearbox-slips', 'gearbox-noise', 'gearbox-leak', 'limp-mode', 'harsh-shift'],
    conditions: { intermittent: 0.3, 'cured-by-restart': 0.2 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'Only the choice of driving mode is missing. Drive as usual.',
    },
    patterns: [
      'Drinks in the console make the button stick.',
      'The wire in the gear lever breaks where it bends, after years of shifting.',
    ],
    shown: {
      summary:
        'Because of a worn or sticky button or a broken wire in the lever, the car stays in one mode or the overdrive light flashes. The gearbox and the engine are good.',
      patterns: [
        'Drinks spilt on the console make the button stick.',
        'The wire in the gear lever breaks where it bends, after years of shifting.',
      ],
    },
    checks: [
      {
        title: 'Press the mode button and watch the display',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Park with the handbrake on, the engine off and the ignition on. Press the button several times, first gently and then firmly.',
          'Watch the display, and feel whether the button clicks.',
        ],
        outcomes: [
          {
            finding: 'It sticks, does not click, or works only when pressed hard',
            means: 'The switch is worn or sticky. Clean it, or replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The display says why the mode is refused',
            means:
              'The switch is working. The car refuses the mode for a reason such as a cold engine, a low charge or another fault.',
            effect: 'rules-out',
          },
          {
            finding: 'It clicks, and nothing happens',
            means: 'A fuse, a wire or the software may be to blame. Check the fuse next.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Look at the fuse and the plug of the console',
        tool: 'Trim tool',
        minutes: 25,
        steps: [
          'Switch the ignition off, and check the fuse of the console.',
          'Lift the trim with a plastic tool, and look at the plug of the switch for liquid and green pins.',
        ],
        outcomes: [
          {
            finding: 'It is wet, green or loose',
            means: 'The contact is being lost there. Clean and dry the plug, and press it home.',
            effect: 'supports',
          },
          {
            finding: 'It is dry and tight',
            means: 'The switch itself or the software remains as the cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace the drive mode switch',
      minutes: [25, 60],
      overview:
        'A sticky switch often works again after it is treated with contact cleaner. Otherwise the switch is replaced in one piece with its panel.',
      tools: ['Trim tool', 'Contact cleaner', 'Cotton buds'],
      steps: [
        'Switch the ignition off. Lift the trim of the console with a plastic tool.',
        'Unplug the switch and look for liquid in it and in the plug.',
        'Spray the switch with contact cleaner, press it twenty times and let it dry.',
        'Plug the switch in and try it before you refit the trim.',
        'If it still sticks, fit a new switch.',
        'Refit the trim without trapping any wires.',
      ],
      safety: [
        'Do not touch or pull wires in yellow sleeves: they belong to the airbags.',
        'Keep the handbrake on while the lever trim is open.',
      ],
      stopIf:
        'Stop if the display shows a gearbox fault, because that is not caused by the switch.',
    },
    parts: [{ name: 'Mode switch', usd: [20, 140], ifNeeded: true }],
    labourHours: [0.4, 1],
    diy: 'easy',
  },
  'normal-dct-creep-judder': {
    name: 'No fault: a dual-clutch gearbox is a little rough when it creeps cold',
    workshopName: 'Normal characteristic: dual-clutch transmission at walking pace',
    summary:
      'A dual-clutch gearbox slips a real clutch at walking pace. Cold, or creeping in a queue, it may judder lightly, click between gears or roll back a little on a hill. Warm and above walking pace it is smooth.',
    prior: 1.2,
    fits: { transmissions: ['dual-clutch'] },
    symptoms: {
      'gearbox-judder': 0.6,
      'gearbox-noise': 0.25,
      'rolls-back-on-hills': 0.15,
      'delayed-engagement': 0.15,
      hesitation: 0.12,
    },
    against: [
      'gearbox-warning',
      'limp-mode',
      'drive-lost',
      'gearbox-overheats',
      'drivetrain-burning-smell',
      'gearbox-slips',
      'harsh-shift',
      'drops-to-neutral',
    ],
    conditions: {
      'cold-engine': 0.55,
      'at-low-speed': 0.6,
      'cold-weather': 0.3,
      'at-high-speed': 0.02,
      'warm-engine': 0.03,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'A light judder while a cold dual-clutch gearbox creeps is normal. Drive as usual.',
    },
    patterns: [
      'Only the first mile or two, only at walking pace, no light.',
      'Worth a look when it judders warm, gets worse by the month, smells, or a light comes on.',
    ],
    shown: {
      summary:
        'A dual-clutch gearbox slips a clutch at walking pace, much as a driver does. When it is cold, or creeps in a queue, it may judder lightly, click between gears or roll back a little on a hill. Once warm and above walking pace it is smooth.',
      patterns: [
        'It happens only for the first mile or two, only at walking pace, and without a warning light.',
        'Have it checked if it judders when warm, gets worse from month to month or smells, or if a light comes on.',
      ],
    },
    checks: [
      {
        title: 'Compare pulling away cold and warm',
        tool: 'None',
        minutes: 25,
        needs: 'moving',
        steps: [
          'With the gearbox cold, pull away gently five times on level ground.',
          'Do the same after half an hour of driving, and compare.',
        ],
        outcomes: [
          {
            finding: 'It is a touch rough when cold and smooth when warm',
            means: 'That is normal for a dual-clutch gearbox, and nothing needs to be repaired.',
            effect: 'confirms',
          },
          {
            finding: 'It judders warm as well',
            means: 'This is not normal. Have the clutches and the software checked.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the gearbox codes and recalls',
        tool: 'OBD-II reader',
        minutes: 15,
        needs: 'powered',
        steps: [
          'Switch the ignition on and leave the engine off. Connect a reader that can talk to the gearbox, and read its codes.',
          'Check with the VIN for recalls and for an extended warranty.',
        ],
        outcomes: [
          {
            finding: 'There is no code',
            means: 'The gearbox has found no fault in itself.',
            effect: 'supports',
          },
          {
            finding: 'There are clutch or temperature codes',
            means: 'There is more behind it than normal behaviour. Have the gearbox checked.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Drive a dual-clutch gearbox smoothly',
      minutes: [5, 30],
      overview:
        'Nothing has to be repaired. A different way of driving in queues makes most of the difference.',
      tools: ['None'],
      steps: [
        'In queues leave a gap, and move one car length at a time instead of creeping.',
        'On hills hold the car with the brake, not with the accelerator.',
        'To pull away, press the accelerator a little more firmly so that the clutch closes fully.',
        'During long stops select Neutral with the handbrake on, or Park.',
        'At the next service ask for the newest gearbox software.',
        'If the gearbox has wet clutches, have its fluid and filter changed when they are due.',
      ],
      safety: [
        'The car can roll back on a hill like a manual car. Hold it on the brake until it pulls.',
        'If you smell the clutch or see a temperature message, stop in a safe place and let it cool.',
      ],
      stopIf:
        'Take the car to a workshop if it judders when warm, a warning comes up or drive is lost.',
    },
    parts: [],
    labourHours: [0, 0.5],
    diy: 'easy',
  },
  'normal-cvt-drone': {
    name: 'No fault: a CVT lets the engine rev ahead of the speed',
    workshopName: 'Normal characteristic: continuously variable transmission under acceleration',
    summary:
      'A continuously variable gearbox holds the engine at the revs that give the power you ask for, and the speed follows. It sounds like slipping and is not.',
    prior: 0.8,
    fits: { transmissions: ['cvt'] },
    symptoms: {
      'gearbox-slips': 0.5,
      'gearbox-noise': 0.3,
      'engine-whine': 0.15,
      hesitation: 0.15,
    },
    against: [
      'gearbox-warning',
      'gearbox-judder',
      'gearbox-overheats',
      'limp-mode',
      'drive-lost',
      'drivetrain-burning-smell',
      'gearbox-leak',
      'speed-vibration',
    ],
    conditions: { accelerating: 0.7, uphill: 0.4, 'heavy-load': 0.2 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The revs run ahead of the speed because the gearbox is designed that way. Drive as usual.',
    },
    patterns: [
      'Drones at steady high revs while it gains speed smoothly.',
      'Worth a look when revs jump without more speed, it judders, whines or a light comes on.',
    ],
    shown: {
      summary:
        'A continuously variable gearbox holds the engine at the revs that give the power you ask for, and the speed follows. It sounds like slipping, but it is not.',
      patterns: [
        'The engine drones at steady high revs while the car gains speed smoothly.',
        'Have it checked if the revs jump without more speed, if it judders or whines, or if a light comes on.',
      ],
    },
    checks: [
      {
        title: 'Watch revs and speed on a gentle pull',
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        steps: [
          'Accelerate gently from 20 to 50 mph on a clear road.',
          'Watch whether the speed rises evenly while the revs stay steady.',
        ],
        outcomes: [
          {
            finding: 'The revs are steady and the speed rises evenly',
            means: 'That is normal for a CVT, and nothing needs to be repaired.',
            effect: 'confirms',
          },
          {
            finding: 'The revs jump up and the speed does not follow',
            means: 'The belt may be slipping. Stop accelerating hard and have the gearbox read.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look up when the CVT fluid is due',
        tool: 'Handbook',
        minutes: 5,
        steps: [
          'Find the interval for the gearbox fluid in the handbook.',
          'Compare it with the entries in the service book.',
        ],
        outcomes: [
          {
            finding: 'It was changed on time',
            means: 'The fluid gives no cause for concern.',
            effect: 'supports',
          },
          {
            finding: 'It is long overdue',
            means: 'Have the fluid changed, because old fluid can make the belt slip.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Drive a CVT quietly',
      minutes: [5, 30],
      overview: 'Nothing has to be repaired. A few driving habits make the drone quieter.',
      tools: ['None'],
      steps: [
        'Press the accelerator only half way: the revs stay lower, and the car gains speed almost as quickly.',
        'If the drone annoys you, use the stepped (manual) mode if there is one.',
        'Have the fluid changed on time, with the fluid that the manufacturer names.',
        'Let the gearbox cool after long climbs with a load.',
        'Have the gearbox read if it judders or whines or if the revs jump.',
      ],
      safety: [
        'Pull out only into gaps that suit how quickly the car gains speed.',
        'If a temperature message appears, stop in a safe place and let the gearbox cool.',
      ],
      stopIf: 'Take the car to a workshop if the revs jump, it judders or a warning comes up.',
    },
    parts: [],
    labourHours: [0, 0.5],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
