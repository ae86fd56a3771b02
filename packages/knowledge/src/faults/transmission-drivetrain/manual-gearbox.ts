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
        'The car can be driven with slow, patient changes. Forcing the lever through the crunch wears the teeth, and later the gear jumps out.',
    },
    patterns: [
      'One gear alone, mostly second or third, crunches while the others are sweet.',
      'If every gear and reverse crunch, the clutch is not releasing and the synchros are innocent.',
    ],
    shown: {
      summary:
        'The synchroniser ring that matches the speeds of two gears has worn. The teeth meet before the speeds agree, and that gear crunches, above all when you change down or the gearbox is cold.',
      patterns: [
        'Only one gear crunches, mostly second or third, while the others go in smoothly.',
        'If every gear and reverse crunch, the clutch is not releasing, and the synchronisers are not to blame.',
      ],
    },
    checks: [
      {
        title: 'Tell a synchro from a dragging clutch',
        steps: [
          'With the car stationary, the parking brake on and the engine idling, press the clutch fully, wait five seconds and select reverse.',
          'Then, on the road, change up and down slowly through all gears and note which one crunches.',
          'Repeat the bad change with double declutching: move to neutral, let the clutch up, give a touch of throttle, press the clutch again and select the gear.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It is one gear only, and double declutching makes it silent',
            means: 'The synchroniser of that gear is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Reverse crunches even after waiting, and all gears are stiff',
            means: 'The clutch does not release fully.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the level and type of the gearbox oil',
        steps: [
          'Raise the car level on axle stands, and remove the level plug of the gearbox.',
          'The oil should reach the lower lip of the hole. Rub a drop between two fingers and look for brass-coloured glitter. Refit the plug.',
        ],
        tool: 'Plug key and axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'There is golden glitter in the oil',
            means: 'The synchroniser rings are wearing.',
            effect: 'supports',
          },
          {
            finding: 'The oil is low or of the wrong kind',
            means: 'The correct oil may cure a stiff or crunching change.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the oil and, if needed, the synchros of a manual gearbox',
      overview:
        'The correct oil comes first, because oil of the wrong viscosity makes good synchronisers crunch. If that fails, the gearbox is removed and the worn parts are renewed.',
      minutes: [60, 660],
      tools: [
        'Jack and four axle stands',
        'Plug key',
        'Drain tray',
        'Pump for gear oil',
        'Torque wrench',
        'Gloves and eye protection',
      ],
      steps: [
        'Make sure that the clutch releases fully before you touch the gearbox.',
        'Warm the gearbox with a short drive, then raise the car level on four axle stands.',
        'Undo the filler plug first. If it will not move, do not drain the oil.',
        'Drain the oil and look for glitter and slivers. Clean the magnet, and refit the drain plug with a new washer.',
        'Pump in the exact oil until it runs from the level hole, tighten the plug to the stated torque and lower the car.',
        'Drive 200 miles and judge the change again, cold and warm. If the gear now goes in cleanly when you change down, nothing more is needed.',
        'If it still crunches, have the gearbox removed and stripped. Ask for the ring gap to be measured, and for the sliding sleeve and the dog teeth to be inspected.',
        'Have the clutch, the release bearing and the shaft seals renewed while the gearbox is out.',
        'Run the repaired gearbox in gently for 500 miles, and change its oil once more. Then change down quickly, cold and warm: it must not crunch.',
      ],
      safety: [
        'Use four axle stands on level ground. On a tilted car the oil level reads wrongly.',
        'Gear oil is hot after a drive. Wear gloves and eye protection.',
      ],
      stopIf:
        'Stop after the oil change, which is a home job. Opening the gearbox needs a press, pullers and shims, so leave that to a specialist.',
    },
    parts: [
      { name: 'Gearbox oil and plug washers', usd: [27, 85] },
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
        'A car whose gearbox only rumbles can be driven for a short while. Once it howls or gears jump out, stop, because a broken bearing can lock the gearbox.',
    },
    patterns: [
      'Rumble at idle in neutral that stops when you press the clutch is the input-shaft bearing.',
      'Whine only in some gears is a layshaft or gear, and one in all gears but fourth is typical of the layshaft on rear-drive boxes.',
    ],
    shown: {
      summary:
        'A shaft bearing has pitted, often after the oil was low. It rumbles or whines, and as the shafts move out of line, gears begin to jump out.',
      patterns: [
        'A rumble at idle in neutral that stops when you press the clutch comes from the input-shaft bearing.',
        'A whine in some gears only comes from the layshaft or a gear. A whine in all gears but fourth is typical of the layshaft in rear-wheel-drive gearboxes.',
      ],
    },
    checks: [
      {
        title: 'Press and release the clutch at idle',
        steps: [
          'Set the parking brake, let the engine idle in neutral and listen with the clutch pedal up.',
          'Press the pedal fully, and listen again after three seconds.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It rumbles with the pedal up and is silent with it down',
            means: 'The input bearing of the gearbox is worn.',
            effect: 'supports',
          },
          {
            finding: 'It is silent with the pedal up and noisy with it down',
            means: 'The release bearing is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the oil',
        steps: [
          'Raise the car level on axle stands, and undo the level plug and then the drain plug.',
          'Catch the oil through a clean cloth, and look at the magnet. Refit the drain plug, refill with the right oil and lower the car.',
        ],
        tool: 'Plug key, drain tray and axle stands',
        minutes: 40,
        outcomes: [
          {
            finding: 'There are silvery slivers or flakes of bearing race',
            means: 'A bearing is breaking up.',
            effect: 'confirms',
          },
          {
            finding: 'The oil is clean and at the right level, with light paste on the magnet',
            means: 'Look at the release bearing, the flywheel or the wheel bearings.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have manual gearbox bearings renewed',
      overview:
        'All the bearings and seals are renewed together, since chips from one reach them all. The leak that caused the low level has to be cured as well. If gears are chipped, an exchange gearbox is the better buy.',
      minutes: [420, 720],
      tools: ['Phone to record the noise', 'Drain tray', 'Plug key', 'Jack and axle stands'],
      steps: [
        'Record the noise in neutral with the clutch up and down, then in each gear at the same speed.',
        'Check the oil and correct its level. If it is low, find the leaking seal, or the new bearings will fail too.',
        'Stop driving if there are slivers in the oil, and have the gearbox taken out before a shaft seizes.',
        'The workshop removes the driveshafts and the gearbox, and checks the clutch and the flywheel at the same time.',
        'The gearbox is stripped, washed and measured. The bearings are pressed off and on, and the preload is set with shims.',
        'Worn synchronisers, forks and seals are replaced now, because labour is the main cost.',
        'The gearbox is filled with the exact oil and run on a test stand or a lift before the road test.',
        'Check the work: the gearbox must be quiet in neutral and in every gear, it must not drip, and the oil must be clean when it is changed at 500 miles.',
      ],
      safety: [
        'A gearbox that locks at speed locks the driven wheels. Stop as soon as it starts to grind.',
        'Never lie below a gearbox that is supported only by a trolley jack.',
      ],
      stopIf:
        'Leave the inside to a gearbox specialist, because the shaft preload is set with shims and gauges.',
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
        'If a gear jumps out on a descent or in a bend, you lose engine braking. Use another gear where possible, and do not hold the lever in by force.',
    },
    patterns: [
      'Always the same gear, on lift-off, mostly one that was often crunched before.',
      'If several gears jump out, the linkage or a mount keeps the lever from going home.',
    ],
    shown: {
      summary:
        'The fork, its detent spring or the dog teeth of one gear are worn. The gear no longer engages fully, and the lever jumps into neutral when you lift off or drive over a bump.',
      patterns: [
        'It is always the same gear that jumps out on lift-off, mostly one that has often been crunched.',
        'If several gears jump out, the linkage or a mount prevents the lever from moving fully into gear.',
      ],
    },
    checks: [
      {
        title: 'Check that the lever goes fully home',
        steps: [
          'With the engine off and the wheels chocked, watch the linkage at the gearbox while a helper pushes the lever into the bad gear.',
          'Then push the arm on the gearbox by hand further in the same direction.',
        ],
        tool: 'Helper',
        minutes: 15,
        outcomes: [
          {
            finding: 'The arm moves further by hand',
            means:
              'The adjustment of the linkage, a bush or a mount is the cause, and it is cheap to repair.',
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
          'In the bad gear, at a safe speed on an empty road, accelerate gently and lift off sharply several times.',
          'Note whether the gear jumps out under power, on lift-off or over bumps.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It jumps out on lift-off in one gear only',
            means: 'The fork, the detent or the dog teeth of this gear are worn.',
            effect: 'confirms',
          },
          {
            finding: 'No gear jumps out, but the engine rocks strongly',
            means: 'The gearbox is not the cause. Check the engine and gearbox mounts.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a gear that jumps out',
      overview:
        'The linkage, the mounts and the external detent plugs come first, because they are quickly checked. For a worn fork or rounded teeth the gearbox must come out.',
      minutes: [60, 660],
      tools: ['Jack, axle stands and chocks', 'Sockets and plug key', 'Torch', 'Grease'],
      steps: [
        'Chock the wheels and raise the car on axle stands. Check and tighten the engine and gearbox mounts, since a rocking engine pulls the lever out of gear.',
        'Inspect the cables or rods, renew worn bushes, set the linkage as in the manual and grease the joints.',
        'Look on the casing for an external detent plug with a ball and spring. Clean it, and renew a weak spring.',
        'Check the oil level and top it up, and look for bright slivers on the plug.',
        'Lower the car and test it on the road. If the gear still jumps out with the arm at its stop, plan the removal of the gearbox.',
        'The workshop strips the gearbox, measures the fork pads and the sleeve groove, and looks at the back-taper of the teeth.',
        'The gear, the sliding sleeve, the ring and the fork are renewed together. A new gear on an old sleeve jumps out again.',
        'After the repair, test each gear with sharp lift-offs on an empty road.',
      ],
      safety: [
        'Do not hold the lever in with your hand in bends. Choose another gear.',
        'Chock the wheels and stop the engine before you move the linkage by hand.',
      ],
      stopIf:
        'Stop if the linkage is right and the gear still jumps out: the gearbox must be opened by a specialist.',
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
        'You can live with a vague lever for a short time. If you cannot find the gears reliably, you may select reverse instead of first, so have the car recovered.',
    },
    patterns: [
      'The lever flops about and the car stays in the gear it was in: a cable end has popped off.',
      'Stiff only sideways or only fore and aft tells which of the two cables is seizing.',
    ],
    shown: {
      summary:
        'The cables or rods between the lever and the gearbox have worn bushes, or have seized or come off. The lever becomes vague or stiff, and some gears cannot be found although the gearbox itself is good.',
      patterns: [
        'The lever flops about and the car stays in the same gear, because the end of a cable has come off.',
        'If the lever is stiff only sideways, or only forwards and backwards, that shows which of the two cables is seizing.',
      ],
    },
    checks: [
      {
        title: 'Watch the cable ends as the lever moves',
        steps: [
          'With the engine off and the wheels chocked, open the bonnet and find the two cable ends on top of the gearbox.',
          'Have a helper move the lever sideways, and then forwards and backwards.',
        ],
        tool: 'Torch and helper',
        minutes: 10,
        outcomes: [
          {
            finding: 'An end is off, or wobbles before the arm moves',
            means: 'The linkage is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Both arms follow at once over their whole travel',
            means: 'The linkage is good, so look at the clutch and the gearbox.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Move the gearbox arms by hand',
        steps: [
          'Set the parking brake, switch the engine off and unclip both cable ends.',
          'Move the arms on the gearbox by hand, and feel for the gears. Clip the ends on again.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'The arms click through all gears with ease',
            means: 'The gearbox is fine and the cables are binding.',
            effect: 'supports',
          },
          {
            finding: 'The arms are stiff too',
            means: 'The selector shaft in the gearbox is corroded or damaged.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the manual gear linkage bushes or cables',
      overview:
        'A bush kit restores most linkages within an hour. Seized cables are replaced in pairs. The final adjustment in neutral makes every gear easy to find.',
      minutes: [45, 180],
      tools: [
        'Trim tools and forked tool',
        'Sockets and pliers',
        'Grease',
        'Adjuster pin or drill bit',
        'Torch',
        'Wheel chocks',
      ],
      steps: [
        'Chock the wheels, set the parking brake and leave the gearbox in neutral.',
        'Remove the air-filter box, or the battery (negative lead first) and its tray, to reach the cable ends at the gearbox.',
        'Prise the cable ends off with a forked tool close to the eye, so that the plastic does not break.',
        'Clean the ball pins, press new bushes in and grease them. If the old eye is cracked, use a repair end or a new cable.',
        'To fit new cables, lift the console, free the clips at the lever and draw the cables through the bulkhead. Save the grommet and refit it.',
        'Fit the cable ends, and lock the lever in neutral with the pin or the drill bit.',
        'Release the adjusters, let them find their position and lock them again. Remove the pin and refit what you took out, the negative lead last.',
        'Try all gears with the engine off, then with the engine running and the clutch down. The reverse lock-out must work as before, and reverse must engage.',
      ],
      safety: [
        'Chock the wheels, because the car can roll while it is out of gear.',
        'Leave the parking brake on and the engine off while your hands are at the linkage.',
      ],
      stopIf:
        'Stop if the shaft on the gearbox itself is stiff or bent: a workshop has to free it or renew it.',
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
        'Check the level before you drive any farther than you must. A gearbox that runs dry seizes, and that can lock the wheels.',
    },
    patterns: [
      'Oil at the inner end of a drive shaft is the commonest leak, often after the shaft was once pulled out.',
      'Stiff, crunchy changes on the motorway that improve after a rest hint at low, hot oil.',
    ],
    shown: {
      summary:
        'Oil escapes past a driveshaft seal, the selector shaft seal or the input seal, and nobody notices because there is no dipstick. The bearings and gears run dry, whine and heat up.',
      patterns: [
        'Oil at the inner end of a driveshaft is the most common leak, often after the shaft has been pulled out once.',
        'If the changes are stiff and crunch on the motorway and improve after a rest, the oil may be low and hot.',
      ],
    },
    checks: [
      {
        title: 'Check the oil level at the plug',
        steps: [
          'Raise the car level on four axle stands, and clean around the level plug.',
          'Undo the plug and feel for the oil with a bent wire or a finger.',
        ],
        tool: 'Axle stands and plug key',
        minutes: 30,
        outcomes: [
          {
            finding: 'The level is well below the hole',
            means: 'The gearbox has lost oil.',
            effect: 'confirms',
          },
          {
            finding: 'The oil is at the lip',
            means: 'The level is right, so the gearbox is not short of oil.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Find where the gearbox oil comes out',
        steps: [
          'Wipe the inner ends of the driveshafts, the selector shaft and the bottom of the bell housing dry.',
          'Drive ten miles and look again with the engine off.',
        ],
        tool: 'Torch and paper',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'One seal is wet with oil that smells of sulphur',
            means: 'This seal is leaking.',
            effect: 'supports',
          },
          {
            finding: 'All is dry and the oil comes from above',
            means: 'Engine oil is running down on to the gearbox. Find the leak on the engine.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew a driveshaft oil seal and refill the manual gearbox',
      overview:
        'The driveshaft comes out, the old seal is prised from the casing and a new one is driven in square. The input seal can be reached only with the gearbox out, so it is done with the clutch. Afterwards the level is set with the exact oil.',
      minutes: [90, 210],
      tools: [
        'Jack, four axle stands and chocks',
        'Hub nut socket and breaker bar',
        'Ball-joint separator',
        'Seal hook, drift and two pry bars',
        'Torque wrench',
        'Gear-oil pump, plug key and socket set',
        'Drain tray',
      ],
      steps: [
        'Slacken the hub nut with the wheel on the ground and chock the other wheels. Raise the car on axle stands and remove the wheel.',
        'Undo the level plug first, so that you know that you can refill. Then drain the gearbox oil, and note the quantity and whether there are slivers in it.',
        'Separate the lower ball joint, swing the hub out and draw the shaft out of the hub.',
        'Lever the inner joint out of the gearbox with two bars opposite each other. Protect the casing.',
        'Look at the surface of the joint where the seal runs. If it is grooved, a new seal will leak again unless it is fitted at a different depth.',
        'Hook the old seal out and clean the bore. Oil the lip of the new seal, and drive it in flush with a large socket.',
        'Fit a new circlip. Slide the shaft in without dragging its splines over the lip of the seal until it clicks.',
        'Refit the hub, with a new nut if the manufacturer asks for one. Tighten it while a helper holds the brake, before the weight of the car is on the bearing. Tighten everything else to the torque in the workshop data.',
        'With the car level, refill to the lip of the level hole and tighten both plugs. Refit the wheel, lower the car and tighten its nuts to the torque. The casing and the brake must be dry after the first drive, and the level must be the same after 300 miles.',
      ],
      safety: [
        'Put axle stands under firm points and chock the wheels. You pull hard on the shaft and can rock the car.',
        'Gear oil on a brake disc takes the braking away. Clean the disc with brake cleaner, and replace pads that have soaked up oil.',
      ],
      stopIf:
        'Stop if slivers come out with the oil, or if the leak is from the bell housing, because the gearbox then has to come out.',
    },
    parts: [
      { name: 'Driveshaft oil seal and circlip', usd: [10, 45] },
      { name: 'Gearbox oil', usd: [25, 80] },
    ],
    labourHours: [1.2, 2.5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
