import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Inside and beside the manual gearbox. */
export const manualGearboxFaults = {
  'manual-synchro-worn': {
    name: 'Worn gearbox synchroniser',
    workshopName: 'Manual gearbox synchro ring worn',
    summary:
      'The brass or carbon ring that matches the speeds of two gears has lost its bite. The teeth meet before the speeds agree, and that gear crunches, above all when changing down or cold.',
    prior: 4.5,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual'],
    },
    shifts: [{ minMiles: 80000, factor: 1.8, source: 'wear part' }],
    symptoms: {
      'gear-crunch': 0.8,
      'gear-wont-engage': 0.25,
      'gearbox-noise': 0.12,
      'jumps-out-of-gear': 0.1,
      'shifter-stuck': 0.06,
      'gear-display-wrong': 0.02,
    },
    against: ['clutch-pedal-soft'],
    conditions: {
      'gear-change': 0.7,
      'cold-engine': 0.35,
      'cold-weather': 0.15,
      'gradual-onset': 0.6,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It can be driven with slow, patient changes. Forcing it through the crunch wears the teeth and makes it jump out of gear later.',
    },
    patterns: [
      'One gear alone, mostly second or third, crunches while the others are sweet.',
      'If every gear and reverse crunch, the clutch is not releasing and the synchros are innocent.',
    ],
    checks: [
      {
        title: 'Tell a synchro from a dragging clutch',
        steps: [
          'With the car standing and the engine idling, press the clutch fully, wait five seconds and select reverse or first.',
          'Then on the road change up and down slowly through all gears and note which one crunches.',
          'Repeat the bad change with double declutching: neutral, clutch up, a touch of throttle, clutch down, gear.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'One gear only, and double declutching makes it silent',
            means: 'That synchroniser is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Crunch into reverse even after waiting, all gears stiff',
            means: 'The clutch does not fully release.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check oil level and type',
        steps: [
          'Raise the car level on stands and remove the level plug of the gearbox.',
          'Oil should stand at the lower lip of the hole. Rub a drop between two fingers and look for brass glitter.',
        ],
        tool: 'Plug key, axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'Golden glitter in the oil',
            means: 'Synchro rings are wearing.',
            effect: 'supports',
          },
          {
            finding: 'Oil low or of the wrong kind',
            means: 'Correct oil may cure a stiff or crunchy change.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the oil and, if needed, the synchros of a manual gearbox',
      overview:
        "Begin with the exact oil: wrong viscosity makes good synchros crunch. If that fails, the gearbox is removed and rings, sleeve and often the gear's dog teeth are renewed. A used or exchange gearbox may cost less.",
      minutes: [60, 660],
      tools: [
        'Jack and four axle stands',
        'Plug key',
        'Drain tray',
        'Pump for gear oil',
        'Torque wrench',
      ],
      steps: [
        'Prove that the clutch releases fully before you touch the gearbox.',
        'Raise the car level on four stands with the gearbox warm from a short drive.',
        'Open the filler plug first. If it will not move, do not drain.',
        'Drain, look for glitter and slivers, clean the magnet and refit the drain plug with a new washer.',
        'Pump in the exact oil until it runs from the level hole, and tighten the plug to the stated torque.',
        'Drive 200 miles and judge the change again, cold and warm. If it goes in clean down from the next gear, you are done.',
        'If the crunch stays, have the gearbox removed and stripped. Ask for the ring gap to be measured and the sliding sleeve and dog teeth inspected.',
        'Have the clutch, release bearing and shaft seals renewed while the gearbox is out.',
        'Run the repaired box in gently for 500 miles and change its oil once more. Then change down quickly cold and warm: no crunch.',
      ],
      safety: [
        'Use four axle stands on level ground. You cannot see the level right on a tilted car.',
        'Gear oil that was just driven is hot. Wear gloves and eye protection.',
      ],
      stopIf:
        'The oil change is a home job. Opening the gearbox needs a press, pullers and shims, so hand it over.',
    },
    parts: [
      { name: 'Gearbox oil', usd: [25, 80] },
      { name: 'Synchro rings, sleeve and gasket set', usd: [120, 450], ifNeeded: true },
    ],
    labourHours: [1, 11],
    diy: 'hard',
  },
  'manual-bearing-worn': {
    name: 'Worn bearings in the manual gearbox',
    workshopName: 'Manual gearbox input or output shaft bearing worn',
    summary:
      'A shaft bearing has pitted, often after a time with low oil. It rumbles or whines, and as the shafts wander, gears begin to jump out.',
    prior: 2.5,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual'],
    },
    shifts: [{ minMiles: 90000, factor: 1.8, source: 'wear part' }],
    symptoms: {
      'gearbox-noise': 0.8,
      'clutch-noise': 0.3,
      'gearbox-leak': 0.12,
      'jumps-out-of-gear': 0.12,
      'driveline-noise': 0.12,
      'gear-crunch': 0.1,
      'wheel-hum': 0.1,
    },
    conditions: {
      'gradual-onset': 0.65,
      'at-idle': 0.35,
      accelerating: 0.25,
      'clutch-pressed': 0.45,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A rumble can be driven a short while. Once it howls or gears jump out, stop, as a broken bearing can lock the gearbox.',
    },
    patterns: [
      'Rumble at idle in neutral that stops when you press the clutch is the input-shaft bearing.',
      'Whine only in some gears is a layshaft or gear, and one in all gears but fourth is typical of the layshaft on rear-drive boxes.',
    ],
    checks: [
      {
        title: 'Press and release the clutch at idle',
        steps: [
          'With the engine idling in neutral and the parking brake on, listen with the pedal up.',
          'Press the pedal fully and listen again after three seconds.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Rumble with the pedal up, silent with it down',
            means: 'A gearbox input bearing is turning and noisy.',
            effect: 'supports',
          },
          {
            finding: 'Silent with the pedal up, noise with it down',
            means: 'The release bearing is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the oil',
        steps: [
          'Raise the car level on stands and open the level plug, then the drain plug.',
          'Catch the oil through a clean cloth and look at the magnet.',
        ],
        tool: 'Plug key, drain tray',
        minutes: 40,
        outcomes: [
          {
            finding: 'Silvery slivers or flakes of bearing race',
            means: 'A bearing is breaking up.',
            effect: 'confirms',
          },
          {
            finding: 'Clean oil at the right level, light paste on the magnet',
            means: 'Look at release bearing, flywheel or wheel bearings.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have manual gearbox bearings renewed',
      overview:
        'All bearings and seals are renewed together, since chips from one visit them all. The leak that starved it has to be cured as well. Where gears are chipped an exchange gearbox is the better buy.',
      minutes: [420, 720],
      tools: ['Phone to record the noise', 'Drain tray', 'Plug key', 'Jack and axle stands'],
      steps: [
        'Record the noise in neutral with clutch up and down, then in each gear at the same speed.',
        'Check and correct the oil. A low level costs the bearings next, so find the leaking seal.',
        'Stop driving if the oil holds slivers, and have the gearbox taken out before a shaft seizes.',
        'The workshop removes drive shafts and gearbox, and checks clutch and flywheel while there.',
        'The box is stripped, washed and measured. Bearings are pressed off and on and the preload is set with shims.',
        'Worn synchros, forks and seals are replaced now, because labour is the main cost.',
        'It is filled with the exact oil and run on the stand or lift before the road test.',
        'Check: quiet in neutral, quiet in every gear, no drip, and clean oil at the 500-mile oil change.',
      ],
      safety: [
        'A gearbox that locks at speed locks the driven wheels. Stop when it starts to grind.',
        'Never support a gearbox on a trolley jack by itself while lying below it.',
      ],
      stopIf:
        'Shaft preload is set with shims and gauges, so the inside is for a gearbox specialist.',
    },
    parts: [
      { name: 'Bearing and seal kit or exchange gearbox', usd: [150, 1600] },
      { name: 'Gearbox oil', usd: [25, 80] },
    ],
    labourHours: [7, 12],
    diy: 'workshop',
  },
  'manual-selector-fork-worn': {
    name: 'Gear jumping out: worn selector or dog teeth',
    workshopName: 'Selector fork, detent or engagement teeth worn',
    summary:
      'The fork, its detent spring or the engagement teeth of one gear are worn round. The gear no longer stays fully in mesh and the lever leaps to neutral when you lift off or over a bump.',
    prior: 1.6,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual'],
    },
    shifts: [{ minMiles: 90000, factor: 1.7, source: 'wear part' }],
    symptoms: {
      'jumps-out-of-gear': 0.85,
      'gear-crunch': 0.2,
      'gearbox-noise': 0.12,
      'drops-to-neutral': 0.12,
      'gear-wont-engage': 0.1,
    },
    conditions: { decelerating: 0.45, 'over-bumps': 0.25, 'gradual-onset': 0.5 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Losing a gear on a descent or in a bend takes away engine braking. Use another gear where possible and do not hold the lever in by force.',
    },
    patterns: [
      'Always the same gear, on lift-off, mostly one that was often crunched before.',
      'If several gears jump out, the linkage or a mount keeps the lever from going home.',
    ],
    checks: [
      {
        title: 'Check that the lever goes fully home',
        steps: [
          'With the engine off, watch the linkage at the gearbox as a helper pushes the lever into the bad gear.',
          'Push the arm on the gearbox by hand further in the same direction.',
        ],
        tool: 'Helper',
        minutes: 15,
        outcomes: [
          {
            finding: 'The arm moves further by hand',
            means: 'Linkage adjustment, a bush or a mount is the cause and is cheap.',
            effect: 'weakens',
          },
          {
            finding: 'The arm is already at its stop',
            means: 'The fault is inside the gearbox.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Drive the gear on and off the throttle',
        steps: [
          'In the bad gear at a safe speed on an empty road, accelerate gently and lift off sharply several times.',
          'Note whether it jumps under drive, on lift-off or over bumps.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It jumps on lift-off in one gear only',
            means: 'Fork, detent or dog teeth of this gear are worn.',
            effect: 'confirms',
          },
          {
            finding: 'No gear jumps, the engine rocks strongly',
            means: 'Check the mounts.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a gear that jumps out',
      overview:
        'Linkage, mounts and external detent plugs come first, because those can be done in an hour. A worn fork or rounded teeth mean removal of the gearbox, with gear, sleeve and fork renewed as a set.',
      minutes: [60, 660],
      tools: ['Jack and axle stands', 'Sockets', 'Torch', 'Grease'],
      steps: [
        'Check and tighten the engine and gearbox mounts, since a rocking engine pulls the lever out.',
        'Inspect cables or rods and bushes, set the linkage as in the manual and grease the joints.',
        'Look for an external detent plug with ball and spring on the casing. Clean it and renew a tired spring.',
        'Check the oil level and look for bright slivers on the plug.',
        'Test on the road. If it still jumps with the arm at its stop, plan the removal of the gearbox.',
        'The workshop strips the box, measures fork pads and sleeve groove and looks at the back-taper of the teeth.',
        'Gear, sliding sleeve, ring and fork are renewed together. New teeth on an old sleeve jump out again.',
        'Check afterwards with sharp lift-offs in each gear.',
      ],
      safety: [
        'Do not hold the lever in with your hand in bends. Choose another gear.',
        'Chock wheels and stop the engine before moving linkage by hand.',
      ],
      stopIf:
        'Hand over when the linkage is right and the gear still jumps: the gearbox must be opened.',
    },
    parts: [
      { name: 'Fork, sleeve and gear set', usd: [150, 600], ifNeeded: true },
      { name: 'Linkage bushes and oil', usd: [20, 90] },
    ],
    labourHours: [1, 11],
    diy: 'hard',
  },
  'manual-shift-linkage-worn': {
    name: 'Worn or detached manual gear linkage',
    workshopName: 'Gear selector cables, rods or bushes worn',
    summary:
      'The cables or rods between lever and gearbox have worn bushes, seized or come off. The lever becomes vague or stiff, and some gears cannot be found although the gearbox is whole.',
    prior: 3.4,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual'],
    },
    shifts: [{ minAgeYears: 8, factor: 1.6, source: 'bushes wear and cables corrode' }],
    symptoms: {
      'shifter-loose': 0.6,
      'gear-wont-engage': 0.45,
      'shifter-stuck': 0.3,
      'no-reverse': 0.2,
      'jumps-out-of-gear': 0.12,
      'gear-crunch': 0.12,
      'shifts-wrong-gear': 0.08,
      'stuck-in-gear': 0.3,
    },
    against: ['gearbox-noise'],
    conditions: { 'sudden-onset': 0.35, 'gradual-onset': 0.4, 'cold-weather': 0.15 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'A vague lever can be lived with for a short time. If the gate is lost, you may select reverse for first, so drive with care or have it towed.',
    },
    patterns: [
      'The lever flops about and the car stays in the gear it was in: a cable end has popped off.',
      'Stiff only sideways or only fore and aft tells which of the two cables is seizing.',
    ],
    checks: [
      {
        title: 'Watch the cable ends as the lever moves',
        steps: [
          'With the engine off and wheels chocked, open the bonnet and find the two cable ends on top of the gearbox.',
          'A helper moves the lever sideways and then fore and aft.',
        ],
        tool: 'Torch, helper',
        minutes: 10,
        outcomes: [
          {
            finding: 'An end is off, or wobbles before the arm moves',
            means: 'The linkage is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Both arms follow at once over their whole travel',
            means: 'The linkage is good, look at clutch and gearbox.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Move the gearbox arms by hand',
        steps: [
          'Unclip both cable ends with the engine off.',
          'Move the arms by hand and feel for the gears.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'Arms click through all gears with ease',
            means: 'The gearbox is fine and the cables bind.',
            effect: 'supports',
          },
          {
            finding: 'Arms are stiff too',
            means: 'The shaft in the gearbox is corroded or damaged.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the manual gear linkage bushes or cables',
      overview:
        'A bush kit restores most linkages within an hour. Seized cables are replaced in pairs. The adjustment in neutral at the end gives the clean gate.',
      minutes: [45, 180],
      tools: ['Trim tools', 'Sockets and pliers', 'Grease', 'Adjuster pin or drill bit', 'Torch'],
      steps: [
        'Chock the wheels, set the parking brake and leave the gearbox in neutral.',
        'Remove the air-filter box or battery tray to see the gearbox end.',
        'Prise the cable ends off with a forked tool, close to the eye, so that the plastic does not break.',
        'Clean the ball pins, press new bushes in and grease them. With the old eye cracked, use a repair end or a new cable.',
        'For new cables lift the console, free the clips at the lever and draw the cables through the bulkhead, with the grommet kept.',
        'Fit cable ends and put the lever in its neutral lock position with the pin or drill bit.',
        'Release the adjusters, let them find their place and lock them again.',
        'Try all gears with the engine off, then with it running and the clutch down. Reverse must lock out and engage as before.',
      ],
      safety: [
        'Chock the wheels, as the car can roll while it is out of gear.',
        'Keep the parking brake on and the engine off while hands are at the linkage.',
      ],
      stopIf:
        'Stop if the shaft on the gearbox itself is stiff or bent: it is freed or renewed at a workshop.',
    },
    parts: [{ name: 'Linkage bush kit or cable pair', usd: [15, 260] }],
    labourHours: [0.7, 3],
    diy: 'moderate',
  },
  'manual-gearbox-oil-low': {
    name: 'Manual gearbox short of oil through a leak',
    workshopName: 'Manual gearbox oil low, output or input seal leaking',
    summary:
      'Oil escapes past a drive-shaft seal, the selector shaft seal or the input seal, and nobody notices, as there is no dipstick. Bearings and gears run dry, whine and heat up.',
    prior: 2.3,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual'],
    },
    shifts: [{ minAgeYears: 8, factor: 1.6, source: 'seals harden' }],
    symptoms: {
      'gearbox-leak': 0.65,
      'gearbox-noise': 0.4,
      'gear-crunch': 0.25,
      'oil-leak': 0.15,
      'drivetrain-burning-smell': 0.06,
      'jumps-out-of-gear': 0.05,
    },
    conditions: { 'gradual-onset': 0.6, 'at-high-speed': 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Check the level before the next long trip. A gearbox run dry seizes, and that can lock the wheels.',
    },
    patterns: [
      'Oil at the inner end of a drive shaft is the commonest leak, often after the shaft was once pulled out.',
      'Stiff, crunchy changes on the motorway that improve after a rest hint at low, hot oil.',
    ],
    checks: [
      {
        title: 'Check the oil level at the plug',
        steps: [
          'Raise the car level on four stands and clean around the level plug.',
          'Open it and put a bent wire or finger into the hole.',
        ],
        tool: 'Axle stands, plug key',
        minutes: 30,
        outcomes: [
          {
            finding: 'Level well below the hole',
            means: 'The gearbox has lost oil.',
            effect: 'confirms',
          },
          { finding: 'Oil at the lip', means: 'The level is right.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Find the wet place',
        steps: [
          'Wipe the joints of the drive shafts, the selector shaft and the bottom of the bell housing dry.',
          'Drive ten miles and look again.',
        ],
        tool: 'Torch and paper',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'One seal wet with oil that smells of sulphur',
            means: 'This is the leak.',
            effect: 'supports',
          },
          {
            finding: 'All dry and the oil comes from above',
            means: 'The engine leaks down on the gearbox.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew a drive-shaft oil seal and refill the manual gearbox',
      overview:
        'The drive shaft comes out, the seal is prised from the casing and a new one driven in square. The input seal needs the gearbox out and is done with the clutch. The level is set afterwards with the exact oil.',
      minutes: [90, 210],
      tools: [
        'Jack and four axle stands',
        'Hub nut socket and breaker bar',
        'Ball-joint separator',
        'Seal hook and drift',
        'Torque wrench',
        'Gear-oil pump',
      ],
      steps: [
        'Slacken the hub nut with the wheel on the ground, chock the other wheels, raise and support the car and remove the wheel.',
        'Open the level plug first, so that you know you can refill. Then drain the gearbox oil and note the quantity and whether there are slivers.',
        'Separate the lower ball joint, swing the hub out and draw the shaft from the hub.',
        'Lever the inner joint out of the gearbox with two bars opposite each other, with the casing protected.',
        "Look at the seal's running face on the joint: a groove means that a new seal leaks again unless it sits at another depth.",
        'Hook the old seal out, clean the bore, oil the lip of the new one and drive it in flush with a large socket.',
        'Slide the shaft in without dragging its splines over the lip, with a new circlip, until it clicks.',
        'Rebuild the hub with a new nut if the manufacturer asks for one. Tighten it with the brake held before the bearing carries the car, and all else to the torque in the vehicle manual.',
        'Refill to the lip of the level hole with the car level and refit the wheel to the stated torque. Casing and brake must be dry after the first drive, and the level the same after 300 miles.',
      ],
      safety: [
        'Put axle stands under firm points and chock the wheels. You pull hard on the shaft and can rock the car.',
        'Gear oil on a brake disc robs you of braking. Clean the disc with brake cleaner.',
      ],
      stopIf:
        'Stop if slivers come out with the oil, or the leak is from the bell housing, which needs the gearbox out.',
    },
    parts: [
      { name: 'Drive-shaft oil seal and circlip', usd: [10, 45] },
      { name: 'Gearbox oil', usd: [25, 80] },
    ],
    labourHours: [1.2, 2.5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
