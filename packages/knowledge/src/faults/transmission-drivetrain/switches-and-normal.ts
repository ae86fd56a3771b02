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
        'It drives on two wheels as usual. Do not count on four-wheel drive until it works again.',
    },
    patterns: [
      'Works when the knob is held or wiggled.',
      'No click or whirr from below when you turn it, and no light changes.',
    ],
    checks: [
      {
        title: 'Turn the four-wheel-drive knob and listen',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Park in Neutral, as the handbook says, with the handbrake on, the ignition on and the engine off.',
          'Turn the knob through all positions and listen below for the motor.',
        ],
        outcomes: [
          {
            finding: 'No sound and no light, or only when the knob is wiggled',
            means: 'The request does not arrive: switch or fuse.',
            effect: 'supports',
          },
          {
            finding: 'The motor whirrs each time',
            means: 'The switch works: look at actuator and transfer case.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the four-wheel-drive switch',
        tool: 'Multimeter',
        minutes: 30,
        steps: [
          'Switch the ignition off. Pull the switch out of the dash and unplug it.',
          'Measure its contacts in each position against the wiring diagram.',
        ],
        outcomes: [
          { finding: 'Open or jumping values', means: 'The switch is worn.', effect: 'confirms' },
          {
            finding: 'Steady values in each position',
            means: 'The switch is sound.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the four-wheel-drive switch',
      minutes: [25, 60],
      overview:
        'The switch clips into the dash. Try its fuse first, and clean the plug before you buy.',
      tools: ['Trim tool', 'Multimeter', 'Contact cleaner'],
      steps: [
        'Look at the fuse of the transfer case.',
        'Switch the ignition off. Lever the trim off and push the switch out.',
        'Look at plug and pins and clean them.',
        'Fit the new switch and clip the trim on.',
        'Switch the ignition on, try each position as the handbook says and see its light.',
        'Try it on loose ground, never on dry tarmac.',
      ],
      safety: [
        'Put the handbrake on and use chocks: in Neutral of the transfer case Park does not hold the car.',
        'Never engage low range on the move.',
      ],
      stopIf: 'Stop when the light flashes on: codes in the control unit have to be read.',
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
    drive: { verdict: 'yes', reason: 'Only the choice of mode is missing. Drive as usual.' },
    patterns: [
      'Drinks in the console make the button stick.',
      'The wire in the gear lever breaks where it bends, after years of shifting.',
    ],
    checks: [
      {
        title: 'Press the mode button and watch the display',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Park, switch the engine off and the ignition on. Press the button several times, gently and firmly.',
          'Watch the display and feel whether it clicks.',
        ],
        outcomes: [
          {
            finding: 'Sticks, does not click, or works only when pressed hard',
            means: 'The switch is worn or sticky.',
            effect: 'confirms',
          },
          {
            finding: 'The display says why the mode is refused',
            means: 'The car refuses for a reason: cold, low charge or another fault.',
            effect: 'rules-out',
          },
          {
            finding: 'Clicks, and nothing happens',
            means: 'Fuse, wire or software.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Look at the fuse and the plug of the console',
        tool: 'Trim tool',
        minutes: 25,
        steps: [
          'Switch the ignition off. Look at the fuse of the console.',
          'Lift the trim and look at the plug of the switch for liquid and green pins.',
        ],
        outcomes: [
          {
            finding: 'Wet, green or loose',
            means: 'The contact is lost there.',
            effect: 'supports',
          },
          { finding: 'Dry and tight', means: 'The switch or software remain.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace the drive mode switch',
      minutes: [25, 60],
      overview:
        'Sticky switches often come back with contact cleaner. Otherwise the switch is replaced as one piece with its panel.',
      tools: ['Trim tool', 'Contact cleaner', 'Cotton buds'],
      steps: [
        'Switch the ignition off. Lift the trim of the console with a plastic tool.',
        'Unplug the switch and look for liquid.',
        'Clean it with contact cleaner, press it twenty times and let it dry.',
        'Plug it in and try it before you close the trim.',
        'Fit a new switch if it still sticks.',
        'Close the trim without trapping wires.',
      ],
      safety: [
        'Do not pull at wires of yellow sleeves: they belong to the airbags.',
        'Handbrake on, wheels chocked, while the lever is open.',
      ],
      stopIf: 'Stop when the display shows a gearbox fault: that is not the switch.',
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
      reason: 'A light judder when it creeps cold is how these gearboxes are. Drive as usual.',
    },
    patterns: [
      'Only the first mile or two, only at walking pace, no light.',
      'Worth a look when it judders warm, gets worse by the month, smells, or a light comes on.',
    ],
    checks: [
      {
        title: 'Compare pulling away cold and warm',
        tool: 'None',
        minutes: 25,
        needs: 'moving',
        steps: [
          'Pull away gently five times with a cold gearbox, on level ground.',
          'Do the same after half an hour of driving.',
        ],
        outcomes: [
          {
            finding: 'A touch rough cold, smooth warm',
            means: 'As it is built.',
            effect: 'confirms',
          },
          {
            finding: 'Judders warm as well',
            means: 'Clutches or software need a look.',
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
          'Switch the ignition on and leave the engine off. Read the gearbox.',
          'Look up recalls and extended warranty for the VIN.',
        ],
        outcomes: [
          {
            finding: 'No code',
            means: 'The gearbox finds no fault in itself.',
            effect: 'supports',
          },
          {
            finding: 'Clutch or temperature codes',
            means: 'More than its nature.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Drive a dual-clutch gearbox smoothly',
      minutes: [5, 30],
      overview:
        'Nothing has to be repaired and no part is needed. A different foot in queues makes most of the difference.',
      tools: ['None'],
      steps: [
        'Leave a gap in queues and move a car length at a time instead of creeping.',
        'Hold it on hills with the brake, not with the accelerator.',
        'Press the pedal a little more firmly to pull away, so that the clutch closes.',
        'In long stops choose Neutral or Park.',
        'Ask for the newest gearbox software at the service.',
        'Have fluid and filter of a wet gearbox changed when due.',
      ],
      safety: [
        'It can roll back on a hill like a manual: keep the brake on until it pulls.',
        'A smell of clutch or a temperature message: stop and let it cool.',
      ],
      stopIf: 'See a workshop when it judders warm, a warning comes up, or drive is lost.',
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
      reason: 'The revs run ahead because the gearbox is made so. Drive as usual.',
    },
    patterns: [
      'Drones at steady high revs while it gains speed smoothly.',
      'Worth a look when revs jump without more speed, it judders, whines or a light comes on.',
    ],
    checks: [
      {
        title: 'Watch revs and speed on a gentle pull',
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        steps: [
          'Accelerate gently from 20 to 50 mph on a clear road.',
          'Watch whether the speed rises evenly while the revs stand still.',
        ],
        outcomes: [
          {
            finding: 'Revs steady, speed rises evenly',
            means: 'As it is built.',
            effect: 'confirms',
          },
          {
            finding: 'Revs jump up and the speed does not follow',
            means: 'The belt slips: have it read.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look up when the CVT fluid is due',
        tool: 'Handbook',
        minutes: 5,
        steps: ['Find the interval in the handbook.', 'Compare it with the service book.'],
        outcomes: [
          {
            finding: 'Changed on time',
            means: 'The fluid is no reason to worry.',
            effect: 'supports',
          },
          {
            finding: 'Long overdue',
            means: 'Have it changed: old fluid does make it slip.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Drive a CVT quietly',
      minutes: [5, 30],
      overview: 'Nothing has to be repaired and no part is needed.',
      tools: ['None'],
      steps: [
        'Press the pedal half way: the revs stay lower and the speed comes almost as quickly.',
        'Use the sport or step mode if the drone annoys you.',
        'Change the fluid on time, with the fluid of the manufacturer.',
        'Let it cool after long climbs with a load.',
        'Have it read when it judders, whines or the revs jump.',
      ],
      safety: [
        'Pull out only into gaps that fit how it gains speed.',
        'At a temperature message stop and let it cool.',
      ],
      stopIf: 'See a workshop when revs jump, it judders or a warning comes up.',
    },
    parts: [],
    labourHours: [0, 0.5],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
