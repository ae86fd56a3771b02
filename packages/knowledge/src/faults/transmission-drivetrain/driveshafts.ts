import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Shafts and joints between gearbox and wheels. */
export const driveshaftFaults = {
  'cv-outer-joint-worn': {
    name: 'Worn outer CV joint',
    workshopName: 'Outer constant-velocity joint worn',
    summary:
      'The balls and tracks of the joint at the wheel are pitted, usually after a torn boot let grit in. It clicks in rhythm with the wheel on full lock under power.',
    prior: 4,
    shifts: [{ minMiles: 70000, factor: 1.7, source: 'wear part' }],
    symptoms: {
      'click-when-turning': 0.8,
      'cv-grease': 0.35,
      'driveline-clunk': 0.12,
      'driveline-vibration': 0.12,
      'wheel-grinding': 0.08,
      'steering-vibration': 0.05,
      'drive-lost': 0.03,
      'wheel-knock': 0.15,
      'car-shakes': 0.05,
    },
    conditions: {
      turning: 0.8,
      accelerating: 0.45,
      'at-low-speed': 0.4,
      'gradual-onset': 0.6,
      'full-lock': 0.7,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'If the joint only clicks, you have some weeks if you drive gently. If it knocks loudly straight ahead, it may break and you would lose drive, so stop driving then.',
    },
    patterns: [
      "Left lock clicking points to the right outer joint and the other way round, as the outer wheel's joint works hardest.",
      'It is nearly always found on the side with the torn boot.',
    ],
    shown: {
      summary:
        'The balls and tracks of the joint at the wheel are pitted, usually because grit got in through a torn boot. The joint clicks in rhythm with the wheel on full lock under power.',
      patterns: [
        'Clicking on left lock usually points to the right outer joint, and the other way round, because the joint of the outer wheel works hardest.',
        'It is nearly always found on the side with the torn boot.',
      ],
    },
    checks: [
      {
        title: 'Circle on full lock both ways',
        steps: [
          'Open the windows and drive slowly in a circle on full left lock with light throttle, then on full right lock.',
          'Repeat both circles in reverse.',
        ],
        tool: 'None, empty car park',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'There is rhythmic clicking on one lock, faster with speed',
            means: 'The outer joint is worn.',
            effect: 'confirms',
          },
          {
            finding: 'There are no clicks on either lock',
            means: 'The outer joints are good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the outer boots',
        steps: [
          'Park with the wheels on full lock, switch the engine off and shine a torch behind the front wheel.',
          'Look at each pleat of the rubber boot, and look for grease on the inside of the wheel.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The boot is torn or grease is flung about',
            means: 'The joint has lost its grease and dirt has got in.',
            effect: 'supports',
          },
          {
            finding: 'The boots are intact and clean',
            means:
              'The joint may be worn only at high mileage, so check the hub nut and the wheel bearing too.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a driveshaft with a worn outer CV joint',
      overview:
        'A complete exchange shaft often costs as little as a joint and comes with fresh boots. On many cars the joint can be changed by itself.',
      minutes: [90, 210],
      tools: [
        'Hub nut socket and breaker bar',
        'Jack, axle stands and chocks',
        'Ball-joint separator',
        'Pry bars',
        'Torque wrench',
        'Drain tray',
        'Sockets, hub puller and oil pump',
      ],
      steps: [
        'With the car on its wheels and a helper holding the brake, slacken the hub nut and the wheel bolts or nuts.',
        'Chock the rear wheels, raise the front on axle stands and remove the wheel.',
        'Free the brake hose bracket and the ABS wire. Separate the lower ball joint or undo the strut bolts, and swing the hub outwards.',
        'Push the shaft out of the hub with a puller or with a block of wood. Never hit the bare thread.',
        'Put the tray below, and lever the inner joint out of the gearbox or undo its flange bolts.',
        'Compare the old shaft and the new one: the lengths, the splines and the ABS ring, if fitted, must match.',
        'Guide the new shaft in without scraping the seal, and press it until the circlip clicks. Pull on the joint to make sure that it is locked.',
        'Refit the hub, the ball joint, the hose bracket and the ABS wire. Fit a new hub nut and tighten it while a helper holds the brake, before the weight of the car is on the bearing. Finish in the order given in the manual.',
        'Top up the gearbox oil, refit the wheel, lower the car and torque the wheel nuts. Repeat the circle test both ways: there must be no click. Look at the gearbox seal for drips after 50 miles.',
      ],
      safety: [
        'Hub nuts need great force. Slacken them with the car on its wheels, and tighten them while a helper holds the brake. Never do either with the car on a jack.',
        'Use axle stands, and keep your hands clear of the hub as the shaft swings.',
      ],
      stopIf:
        'Stop if the shaft is seized in the hub or the taper of the ball joint is damaged: a workshop has a press for it.',
    },
    parts: [
      { name: 'Driveshaft, exchange', usd: [70, 300] },
      { name: 'Hub nut and gearbox oil', usd: [10, 40] },
    ],
    labourHours: [1.2, 2.5],
    diy: 'hard',
  },
  'cv-inner-joint-worn': {
    name: 'Worn inner CV joint',
    workshopName: 'Inner tripod or plunging joint worn',
    summary:
      'The rollers and tracks of the joint at the gearbox have worn grooves. Under acceleration the shaft shakes from side to side, mostly at 20-50 mph, and is calm when you lift off.',
    prior: 4.5,
    shifts: [
      { minMiles: 70000, factor: 1.6, source: 'wear part' },
      {
        makes: ['tesla'],
        models: ['model s', 'model x'],
        years: [2015, 2022],
        factor: 2.5,
        source: 'widely reported by owners, half-shaft wear under strong acceleration',
      },
    ],
    symptoms: {
      'driveline-vibration': 0.8,
      'speed-vibration': 0.25,
      'driveline-clunk': 0.25,
      'steering-vibration': 0.15,
      'cv-grease': 0.12,
      'gearbox-judder': 0.08,
      'car-shakes': 0.28,
    },
    against: ['click-when-turning'],
    conditions: { accelerating: 0.75, 'heavy-load': 0.15, uphill: 0.25, 'at-high-speed': 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'This is usually only a matter of comfort until the joint knocks. Drive gently and have it repaired within weeks.',
    },
    patterns: [
      'A shimmy that comes with the throttle and goes the moment you lift off.',
      'Cars with raised suspension or strong torque wear it first, because the joint runs at a steeper angle.',
    ],
    shown: {
      summary:
        'The rollers and tracks of the joint at the gearbox have worn grooves. Under acceleration the shaft shakes from side to side, mostly at 20–50 mph, and it is calm when you lift off.',
      patterns: [
        'A shimmy comes with the throttle and goes the moment you lift off.',
        'Cars with raised suspension or powerful engines wear this joint first, because it runs at a steeper angle or under more load.',
      ],
    },
    checks: [
      {
        title: 'Accelerate and lift off at the same speed',
        steps: [
          'On a smooth, empty road accelerate firmly from 20 to 50 mph in one gear, and feel for a shake in the seat and the steering wheel.',
          'Lift off the accelerator at the speed where it shakes most, and feel again.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'It shakes under power and is calm at once on lift-off',
            means:
              'An inner joint is likely. A propshaft joint or an engine mount can cause the same shake.',
            effect: 'supports',
          },
          {
            finding: 'The shake is unchanged on lift-off',
            means: 'The wheels, the tyres or the brakes are the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rotate and rock the shaft by hand',
        steps: [
          'With the other wheels chocked, the front on axle stands and the gearbox in neutral, hold the shaft next to the inner joint.',
          'Move the shaft up and down, and twist it to and fro against the wheel.',
          'Look at the inner boot for grease thrown out at its clip.',
        ],
        tool: 'Axle stands and torch',
        minutes: 25,
        outcomes: [
          {
            finding: 'There is marked up and down play, or grease at the inner boot',
            means: 'The inner joint is worn.',
            effect: 'confirms',
          },
          {
            finding: 'There is no radial play, only the normal plunge in and out',
            means: 'Look at the mounts and the tyre balance.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Rebuild or replace a worn inner CV joint',
      overview:
        'The shaft is taken out as for an outer joint. A worn tripod and its cup are replaced as a set, or the complete shaft is exchanged. Fresh grease alone brings only short relief.',
      minutes: [120, 240],
      tools: [
        'Hub nut socket and breaker bar',
        'Circlip pliers',
        'Boot clamp tool',
        'Jack, axle stands and chocks',
        'Ball-joint separator',
        'Torque wrench',
        'Drain tray, socket set and pry bar',
      ],
      steps: [
        'First check that the gearbox mount and the engine mounts are good. A sagging mount makes the joint run at an angle and wears the new one.',
        'Slacken the hub nut with the wheel on the ground, chock the other wheels, raise the car on axle stands and remove the wheel.',
        'Free the hub from the ball joint, draw the shaft out of the hub and the gearbox, and catch the oil.',
        'Cut the clips of the inner boot, pull the cup off and wipe the grease out. Look in the tracks for grooves that catch a fingernail.',
        'Mark the position of the tripod on the shaft, remove its circlip and draw it off.',
        'Fit the new boot, then the tripod the same way round as before, to its mark, the circlip and the cup. Use all the grease that is supplied.',
        'Let trapped air out of the boot with a blunt pin, and set its length as stated before you close the clips.',
        'Refit the shaft with a new circlip and press it in until it clicks. Refit the ball joint and the hub with new nuts where stated. Tighten the nut while a helper holds the brake, before the weight of the car is on the bearing, and finish in the order given in the manual.',
        'Top up the oil, refit the wheel, lower the car and torque the wheel nuts. Repeat the acceleration test: the side-to-side shake must be gone. Check the seal and the boot for drips after 50 miles.',
      ],
      safety: [
        'Support the car on axle stands at firm points, and chock the wheels because the gearbox is in neutral.',
        'On electric cars keep away from the orange cables, and follow the manufacturer’s power-down procedure before you remove a driveshaft.',
      ],
      stopIf:
        'Stop if the gearbox seal or the output flange is damaged. On an electric car, stop if you cannot isolate the drive.',
    },
    parts: [
      { name: 'Inner joint kit or complete shaft', usd: [60, 350] },
      { name: 'Gearbox oil and circlip', usd: [10, 40] },
    ],
    labourHours: [1.3, 2.8],
    diy: 'hard',
  },
  'cv-boot-split': {
    name: 'Split driveshaft boot',
    workshopName: 'CV boot torn, grease lost',
    summary:
      'The rubber bellows over a drive-shaft joint has split. Grease is flung out and grit and water get in. The joint still runs quietly, but it will click within months.',
    prior: 4.5,
    shifts: [{ minAgeYears: 6, factor: 1.8, source: 'rubber ages' }],
    symptoms: {
      'cv-grease': 0.85,
      'click-when-turning': 0.15,
      'drivetrain-burning-smell': 0.12,
      'oil-leak': 0.08,
      'gearbox-leak': 0.06,
      'suspension-squeak': 0.04,
    },
    against: ['driveline-vibration'],
    conditions: { 'gradual-onset': 0.5 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive for now. Renew the boot within weeks: as long as the joint is quiet, it can be saved.',
    },
    patterns: [
      'A ring of black grease on the inside of the wheel and the suspension arm behind it.',
      'It is a common advisory or fail at the yearly inspection.',
    ],
    shown: {
      summary:
        'The rubber boot over a driveshaft joint has split. Grease is flung out, and grit and water get in. The joint is still quiet, but it will click within months.',
      patterns: [
        'There is a ring of black grease on the inside of the wheel and on the suspension arm behind it.',
        'It is a common advisory or failure at the MOT.',
      ],
    },
    checks: [
      {
        title: 'Turn the boot through a full circle',
        steps: [
          'With the wheels on full lock and the engine off, look into each pleat of the outer boot.',
          'Have the car pushed forward by half a turn of the wheel, and look at the other half of the boot. Then look at the inner boot from below with the car on axle stands.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is a split, a missing clamp or fresh grease outside',
            means: 'The boot has failed and must be renewed.',
            effect: 'confirms',
          },
          {
            finding: 'The rubber is intact and dry all round',
            means: 'The boots are good, and the grease came from elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Listen for wear before deciding',
        steps: [
          'Open the windows and drive slow circles on full lock both ways.',
          'Then accelerate and feel for a shake.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It is silent and smooth',
            means: 'The joint can be saved with a new boot.',
            effect: 'supports',
          },
          {
            finding: 'It clicks or shakes',
            means: 'The joint itself is already worn, so fit a new shaft or joint.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew a split CV boot',
      overview:
        'The joint comes off the shaft, is washed and packed with the right grease, and is closed with a new boot and clamps. Split boots that are glued together avoid removing the shaft but seldom last.',
      minutes: [90, 180],
      tools: [
        'Hub nut socket',
        'Jack, axle stands and chocks',
        'Circlip pliers',
        'Boot clamp tool',
        'Soft hammer and drift',
        'Paper towels and solvent',
        'Ball-joint separator',
        'Torque wrench',
        'Socket set and cutters',
      ],
      steps: [
        'Slacken the hub nut and the wheel bolts with the wheel on the ground, chock the other wheels, raise the car on axle stands and remove the wheel.',
        'Separate the lower ball joint or undo the strut bolts, swing the hub out and push the outer joint free. The shaft may stay in the gearbox if there is room to work.',
        'Cut the old clamps and slide the boot back. Drive the joint off with a drift on its inner race, or spread its circlip and pull it off.',
        'Wash the joint and its balls with solvent, and let them dry. Pitted tracks or a blue cage mean that a new joint is needed.',
        'Put tape over the splines, and slide the new small clamp and the boot on to the shaft.',
        'Pack the joint with all of the moly grease that is supplied: half goes into the joint and half into the boot.',
        'Fit a new circlip and knock the joint on until it snaps into place. Pull hard to make sure.',
        'Seat the boot in both grooves, let the trapped air out and close the clamps with the tool.',
        'Refit the hub and its bolts. Tighten a new hub nut while a helper holds the brake, before the weight of the car is on the bearing, and finish in the order given in the manual.',
        'Clean any grease off the brake disc and renew greasy pads. Refit the wheel, lower the car and torque the wheel bolts. Drive full circles both ways: there must be no click. Look for fresh grease on the rim after 50 miles.',
      ],
      safety: [
        'Support the car on axle stands and chock the other wheels. Slacken the hub nut only while the wheel is on the ground.',
        'Grease on the disc takes your brakes away. Clean the disc, and replace pads that have soaked up grease, before you drive.',
        'Solvent is flammable and its vapour is harmful. Work in the open air, away from flames.',
      ],
      stopIf:
        'Stop if the joint does not come off with firm blows or if its tracks are pitted: fit an exchange shaft instead.',
    },
    parts: [
      { name: 'CV boot kit with grease and clamps', usd: [15, 60] },
      { name: 'Hub nut', usd: [5, 15] },
    ],
    labourHours: [1, 2],
    diy: 'moderate',
  },
  'half-shaft-broken': {
    name: 'Broken or disconnected driveshaft',
    workshopName: 'Drive shaft fractured or pulled out of gearbox or hub',
    summary:
      'A half-shaft has snapped, or its splines have left the gearbox or hub. The engine revs and the gear engages, but no power reaches the wheels, and Park cannot hold the car either.',
    prior: 1.4,
    shifts: [{ minAgeYears: 10, factor: 1.5, source: 'corrosion at the damper or splines' }],
    symptoms: {
      'drive-lost': 0.75,
      'driveline-clunk': 0.35,
      'rolls-in-park': 0.2,
      'gear-wont-engage': 0.2,
      'gearbox-leak': 0.15,
      'driveline-vibration': 0.15,
      'wheel-grinding': 0.12,
      'click-when-turning': 0.1,
      'car-shakes': 0.05,
    },
    against: ['gearbox-warning'],
    conditions: { 'sudden-onset': 0.75, accelerating: 0.35, 'after-repair': 0.1 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A loose shaft flails and can cut brake pipes, and Park no longer holds the car. Set the parking brake, chock the wheels and have the car towed.',
    },
    patterns: [
      'A bang while pulling away, then revs with no movement in any gear although the gearbox shifts normally.',
      'Rust eats the shaft under the rubber damper in salted regions.',
    ],
    shown: {
      summary:
        'A driveshaft has snapped, or its splines have come out of the gearbox or the hub. The engine revs and the gear engages, but no power reaches the wheels, and Park cannot hold the car either.',
      patterns: [
        'There is a bang while pulling away, and then the engine revs without the car moving in any gear although the gearbox shifts normally.',
        'Where roads are salted, the shaft rusts through under its rubber damper.',
      ],
    },
    checks: [
      {
        title: 'Watch the shafts while in gear',
        steps: [
          'Chock the wheels and set the parking brake. From outside, look with a torch past each driven wheel at its shaft. Do not go under the car.',
          'Have a helper hold the foot brake hard, select Drive at idle for two seconds and go back to Park.',
        ],
        tool: 'Helper, torch and wheel chocks',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'A shaft or joint turns while the wheel does not, or a shaft hangs loose',
            means: 'That driveshaft is broken or disconnected.',
            effect: 'confirms',
          },
          {
            finding: 'No shaft turns at all',
            means: 'No drive reaches the shafts. Look at the gearbox or the propshaft.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for a displaced joint',
        steps: [
          'With the engine off, compare the two inner joints: look at their distance to the gearbox, their gaiters and any traces of oil.',
          'Look at the hub nuts in the centres of the wheels.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding:
              'One joint stands out, the gaiter is torn, oil is below or a hub nut is missing',
            means: 'The shaft has come out of the gearbox or the hub.',
            effect: 'supports',
          },
          {
            finding: 'Both sides are the same',
            means: 'Look for a failure inside the gearbox.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a broken driveshaft and find out why it broke',
      overview:
        'A new shaft is fitted, and everything that the old one struck is checked: hoses, ABS wire and gearbox seal. If the shaft pulled out, the circlip, ball joint or mount that let it go must be repaired too.',
      minutes: [90, 240],
      tools: [
        'Hub nut socket and breaker bar',
        'Jack, axle stands and chocks',
        'Pry bars',
        'Slide hammer or magnet',
        'Torque wrench',
        'Drain tray',
        'Ball-joint separator',
        'Sockets',
      ],
      steps: [
        'Have the car towed with its driven wheels lifted, or on a flatbed if it has all-wheel drive. Wherever it is parked, set the parking brake and chock the wheels.',
        'Slacken the hub nut and the wheel nuts with the wheel on the ground, then raise the car, support it on axle stands and remove the wheel.',
        'Look at the brake hose, the ABS wire and the inner wheel arch for damage before you take anything apart.',
        'Separate the lower ball joint, remove the outer stub from the hub, and lever the inner part out of the gearbox. If a stub is left behind in the gearbox, pull it out with a magnet or a slide hammer.',
        'Check the ball joints, the mounts and the splines of the differential. Broken splines in the gearbox mean that the gearbox must be opened.',
        'Renew the gearbox seal and fit the new shaft with a new circlip. Pull on the joint to make sure that it is locked.',
        'Refit the hub and the ball joint with a new hub nut. Tighten it while a helper holds the brake, before the weight of the car is on the bearing. Finish in the order given in the manual, top up the oil, refit the wheel, lower the car and tighten its nuts to the stated torque.',
        'On level ground, with chocks close to the wheels, make sure that Park holds the car. Then listen for knocks on a short drive.',
      ],
      safety: [
        'Park does not hold the car if a driveshaft is broken. Chock two wheels before you leave it.',
        'Do not run the engine in gear with anybody near the wheels or below the car.',
      ],
      stopIf:
        'Stop if the splines in the gearbox or the hub are stripped, or if the shaft has struck a brake hose.',
    },
    parts: [
      { name: 'Driveshaft', usd: [80, 400] },
      { name: 'Seal, circlip, hub nut and oil', usd: [25, 80] },
    ],
    labourHours: [1.3, 3],
    diy: 'hard',
  },
  'propshaft-u-joint-worn': {
    name: 'Worn propshaft universal joint',
    workshopName: 'Propeller shaft universal joint worn or seized',
    summary:
      'The needle bearings of a universal joint have run dry. It squeaks in time with speed, clunks when drive is taken up and vibrates, and in the end it breaks and drops the shaft.',
    prior: 3.4,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 80000, factor: 1.7, source: 'wear part' },
      {
        makes: ['jeep', 'ford', 'ram', 'dodge', 'chevrolet', 'gmc', 'toyota'],
        factor: 1.3,
        source: 'trucks and off-road cars with propshafts',
      },
    ],
    symptoms: {
      'driveline-clunk': 0.6,
      'driveline-vibration': 0.4,
      'driveline-noise': 0.3,
      'speed-vibration': 0.3,
      'drive-lost': 0.08,
      'exhaust-rattle': 0.04,
      'car-shakes': 0.19,
    },
    against: ['click-when-turning'],
    conditions: {
      'gear-change': 0.3,
      'at-low-speed': 0.3,
      accelerating: 0.35,
      'gradual-onset': 0.55,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Once the joint has play, drive slowly and only to the repair. A joint that breaks drops the shaft, which can dig into the road or cut brake pipes.',
    },
    patterns: [
      'A chirp like a bird at walking pace, faster as you roll, is a dry joint.',
      'Rust dust like red powder round the caps is seen before any play is felt.',
    ],
    shown: {
      summary:
        'The needle bearings of a universal joint have run dry. The joint squeaks in time with the speed, clunks when drive is taken up and vibrates. In the end it breaks and drops the shaft.',
      patterns: [
        'A chirp like a bird at walking pace, which gets faster as the car rolls faster, comes from a dry joint.',
        'Red rust dust can be seen around the caps before any play can be felt.',
      ],
    },
    checks: [
      {
        title: 'Listen at walking pace with windows open',
        steps: [
          'Open the windows, roll slowly along a wall, and then do it again in neutral.',
          'Note whether the chirp follows the road speed.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It chirps in time with the wheels, in neutral too',
            means: 'A dry joint is likely.',
            effect: 'supports',
          },
          {
            finding: 'The noise follows the engine speed',
            means: 'The propshaft is not the cause. Look at the belts and pulleys.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Twist the propshaft by hand',
        steps: [
          'Chock the front wheels, put the gearbox in neutral with the engine off, and raise the rear on axle stands.',
          'Hold the shaft on both sides of each joint and twist the two parts against each other. Then push the shaft up and down.',
          'Look for red dust at the caps of the joint.',
        ],
        tool: 'Axle stands and torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is a click or visible movement in the cross, or red dust',
            means: 'The joint is worn.',
            effect: 'confirms',
          },
          {
            finding: 'The joint is tight, or only the differential has play',
            means: 'The joint is good. Backlash in the differential clunks too.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a propshaft universal joint',
      overview:
        'The shaft is marked and taken down, and the old cross is pressed out and the new one in. Shafts with staked joints are exchanged complete. The shaft must go back exactly to its marks, or it will vibrate.',
      minutes: [90, 210],
      tools: [
        'Jack, axle stands and chocks',
        'Paint marker',
        'Press or strong vice with sockets',
        'Circlip pliers',
        'Torque wrench',
        'Grease gun',
        'Socket set, hammer, tray, gearbox oil',
      ],
      steps: [
        'Chock the front wheels, raise the rear on axle stands and put the gearbox in neutral.',
        'Mark the flange and the shaft, and also the two halves of the shaft, with paint so that they go back in the same position.',
        'Support the shaft, undo the flange bolts and the straps, and lower the shaft. Catch the oil at the gearbox end with a tray.',
        'Remove the circlips and press one cap out with a small socket against a large one. Turn the joint over and press out the other cap.',
        'Clean the bores of the yoke, and look for cracks and stretched holes.',
        'Fill the new caps with grease so that the needles stand upright against the wall. Hold the cross in the middle and press both caps in evenly.',
        'Fit the circlips in their grooves, and tap the yoke until the joint moves freely in both planes.',
        'Refit the shaft to its marks, with new bolts where the manufacturer asks for them, and tighten them to the stated torque. Replace the gearbox oil that was lost, and lower the car.',
        'If the joint has a nipple, grease it. Then drive up to motorway speed in stages: there must be no clunk, no squeak and no shake.',
      ],
      safety: [
        'Chock the wheels before you select neutral or unbolt a propshaft, because Park no longer holds the driven wheels.',
        'Use axle stands, and never lie under the shaft while the last bolts come out.',
      ],
      stopIf:
        'Stop if a yoke is cracked or worn oval. If the shaft vibrates after the repair, have it replaced or balanced.',
    },
    parts: [{ name: 'Universal joint or complete propshaft, and bolts', usd: [25, 515] }],
    labourHours: [1, 2.5],
    diy: 'hard',
  },
  'propshaft-centre-bearing-worn': {
    name: 'Worn propshaft centre bearing',
    workshopName: 'Propeller shaft centre support bearing or its rubber worn',
    summary:
      'The bearing that holds the middle of a two-piece propshaft is noisy or its rubber ring has torn. The shaft sags and whips, which drums through the floor and shudders when pulling away.',
    prior: 2.3,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 80000, factor: 1.6, source: 'wear part' },
      {
        makes: ['porsche', 'volkswagen'],
        models: ['cayenne', 'touareg'],
        years: [2003, 2010],
        factor: 6,
        source: 'centre bearing failure widely reported by owners',
      },
    ],
    symptoms: {
      'driveline-vibration': 0.55,
      'driveline-noise': 0.4,
      'driveline-clunk': 0.35,
      'speed-vibration': 0.3,
      'wheel-hum': 0.2,
      'exhaust-rattle': 0.05,
      'car-shakes': 0.23,
      'clutch-judder': 0.15,
      'gearbox-judder': 0.08,
    },
    conditions: {
      accelerating: 0.4,
      'at-low-speed': 0.35,
      'at-high-speed': 0.25,
      'gradual-onset': 0.55,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car can be driven gently for a short time. If the shaft bangs on the floor, stop, because it may strike the brake and fuel lines.',
    },
    patterns: [
      'A shudder for the first few yards from rest with load, together with drumming below the front seats.',
      'The rubber tears before the bearing growls, so a quiet bearing is no proof.',
    ],
    shown: {
      summary:
        'The bearing that holds the middle of a two-piece propshaft is noisy, or its rubber ring has torn. The shaft sags and whips, which causes drumming through the floor and a shudder when pulling away.',
      patterns: [
        'There is a shudder for the first few yards from rest under load, together with drumming below the front seats.',
        'The rubber tears before the bearing growls, so a quiet bearing does not prove that the part is good.',
      ],
    },
    checks: [
      {
        title: 'Locate the noise from inside the car',
        steps: [
          'On a quiet road let a belted passenger listen in the front, and then on the rear seat above the axle.',
          'Accelerate, hold the speed and then coast, all between 30 and 50 mph.',
        ],
        tool: 'Helper',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It is loudest in the middle of the car',
            means: 'The centre bearing is likely.',
            effect: 'supports',
          },
          {
            finding: 'It is loudest at one wheel or at the rear axle',
            means: 'A wheel bearing or the differential is the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Push the shaft up at its centre',
        steps: [
          'Chock the wheels, select neutral and raise the car level on four axle stands. Find the hanger in the middle of the propshaft.',
          'Push the shaft up and down next to the hanger, and look at the rubber ring all round.',
          'Turn the shaft by hand and feel for roughness in the bearing.',
        ],
        tool: 'Axle stands and torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'The rubber is torn, the shaft moves far, or the bearing is rough',
            means: 'The centre bearing is worn.',
            effect: 'confirms',
          },
          {
            finding: 'The rubber is intact, and the bearing is firm and smooth',
            means: 'The centre bearing is good. Look at the universal joints and the differential.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the propshaft centre bearing',
      overview:
        'The shaft comes down and its two halves are parted on marked splines. If the joints are worn as well, it is better to exchange the shaft for a balanced one.',
      minutes: [120, 240],
      tools: [
        'Jack, four axle stands and chocks',
        'Paint marker',
        'Bearing puller and press',
        'Circlip pliers',
        'Torque wrench',
        'Socket set',
      ],
      steps: [
        'Chock the wheels, raise the car level on four axle stands and select neutral.',
        'Mark every flange and the splined joint of the two halves. If they go back in a different position, the shaft will vibrate.',
        'Note the shims and the direction of the hanger, and take a photograph.',
        'Support both halves, undo the flanges and the hanger bolts, and lower the whole shaft without letting it bend.',
        'Pull the halves apart, remove the circlip and draw the old bearing off.',
        'Press the new bearing on with force on its inner ring only, and with the dust shields the right way round.',
        'Join the halves on their marks, refit the boot and lift the shaft into place.',
        'Tighten the flanges to the stated torque first and the hanger last, so that its rubber is not pulled forwards or backwards. Lower the car.',
        'Pull away from rest with a load, then drive at 50–70 mph: there must be no drumming through the floor and no shudder. Check the bolts after 100 miles.',
      ],
      safety: [
        'With the propshaft off, Park cannot hold a rear-wheel-drive car. Leave the wheels chocked until it is refitted.',
        'Use four axle stands and a helper: the shaft is long, and heavy in the middle.',
      ],
      stopIf:
        'Stop if the splines are seized or the shaft is bent: have it rebuilt and balanced by a propshaft specialist.',
    },
    parts: [{ name: 'Centre bearing with hanger', usd: [30, 180] }],
    labourHours: [1.5, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
