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
        'Clicks alone give you some weeks if you are gentle. Loud knocking straight ahead means that the joint may break and drive be lost, so stop then.',
    },
    patterns: [
      "Left lock clicking points to the right outer joint and the other way round, as the outer wheel's joint works hardest.",
      'It is nearly always found on the side with the torn boot.',
    ],
    checks: [
      {
        title: 'Circle on full lock both ways',
        steps: [
          'With windows open, drive slowly in a circle on full left lock with light throttle, then on full right lock.',
          'Repeat in reverse.',
        ],
        tool: 'None, empty car park',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Rhythmic clicking on one lock, faster with speed',
            means: 'The outer joint is worn.',
            effect: 'confirms',
          },
          {
            finding: 'No clicks on either lock',
            means: 'The outer joints are good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the outer boots',
        steps: [
          'Park with the wheels on full lock, switch the engine off and shine behind the front wheel.',
          "Look at each pleat of the rubber boot and at the wheel's inside for grease.",
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Boot torn or grease flung about',
            means: 'The joint has run dirty and dry.',
            effect: 'supports',
          },
          {
            finding: 'Gaiters intact and clean',
            means: 'Wear is possible only at high mileage, so check hub nut and wheel bearing too.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a drive shaft with a worn outer CV joint',
      overview:
        'A complete exchange shaft is often as cheap as a joint, and comes with fresh boots. The joint alone can be changed on many cars by driving it off the shaft against its circlip. The hub nut is done with the wheel on the ground.',
      minutes: [90, 210],
      tools: [
        'Hub nut socket and breaker bar',
        'Jack and axle stands',
        'Ball-joint separator',
        'Pry bars',
        'Torque wrench',
        'Drain tray',
      ],
      steps: [
        'With the car on its wheels and the brake held by a helper, slacken the hub nut.',
        'Chock the rear wheels, raise the front, set it on stands and remove the wheel.',
        'Free the brake hose bracket and ABS wire, separate the lower ball joint or undo the strut bolts and swing the hub outwards.',
        'Push the shaft out of the hub with a puller or a block of wood. Never hit the bare thread.',
        'Put the tray below and lever the inner joint from the gearbox, or undo its flange bolts.',
        'Compare the lengths and splines, and the ABS ring if fitted, of old and new shaft.',
        'Guide the new shaft in without scraping the seal and press it until the circlip clicks. Pull to prove it.',
        'Refit hub and ball joint. Tighten a new hub nut with the brake held by a helper, so that the bearing never carries the car loose, and finish in the order in the manual.',
        'Top up the gearbox oil that was lost, refit the wheel to the stated torque and repeat the circle test both ways: no click. Look at the gearbox seal for drips after 50 miles.',
      ],
      safety: [
        'Hub nuts need great force. Slacken them with the car on its wheels, tighten them with the brake held by a helper, and never with the car on a jack.',
        'Use axle stands and keep hands clear of the hub as the shaft swings.',
      ],
      stopIf:
        'Stop if the shaft is seized in the hub or the ball joint taper is damaged: a workshop has a press for it.',
    },
    parts: [
      { name: 'Drive shaft, exchange', usd: [70, 300] },
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
        'It is usually a matter of comfort until it knocks. Drive gently and repair it within weeks.',
    },
    patterns: [
      'A shimmy that comes with the throttle and goes the moment you lift off.',
      'Cars with raised suspension or strong torque wear it first, because the joint runs at a steeper angle.',
    ],
    checks: [
      {
        title: 'Accelerate and lift off at the same speed',
        steps: [
          'On a smooth, empty road accelerate firmly from 20 to 50 mph in a fixed gear, feeling seat and wheel.',
          'Lift off at the speed where it shakes most and feel again.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'Shake under power, calm at once on lift-off',
            means: 'An inner joint is likely. A propshaft joint or a mount can do the same.',
            effect: 'supports',
          },
          {
            finding: 'Shake unchanged on lift-off',
            means: 'Wheels, tyres or brakes are the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rotate and rock the shaft by hand',
        steps: [
          'With the front on axle stands and the gearbox in neutral, hold the shaft next to the inner joint.',
          'Move it up and down and twist it to and fro against the wheel.',
          'Look at the inner boot for grease thrown at its clip.',
        ],
        tool: 'Axle stands, torch',
        minutes: 25,
        outcomes: [
          {
            finding: 'Marked up and down play, or grease at the inner boot',
            means: 'The inner joint is worn.',
            effect: 'confirms',
          },
          {
            finding: 'No radial play. A little plunge in and out is normal',
            means: 'Look at mounts and tyre balance.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Rebuild or replace a worn inner CV joint',
      overview:
        "The shaft is taken out as for an outer joint. A worn tripod and cup are replaced as a set or the complete shaft is exchanged. On some cars a turn of the shaft's position, or a new grease fill, brings only short relief.",
      minutes: [120, 240],
      tools: [
        'Hub nut socket and breaker bar',
        'Circlip pliers',
        'Boot clamp tool',
        'Jack and axle stands',
        'Ball-joint separator',
        'Torque wrench',
        'Drain tray',
      ],
      steps: [
        'Check first that gearbox and engine mounts are sound. A dropped mount makes the joint run at an angle and wears the new one.',
        'Slacken the hub nut on the ground, raise and support the car and remove the wheel.',
        'Free the hub from the ball joint, draw the shaft from hub and gearbox and catch the oil.',
        'Cut the inner boot clips, pull the cup off and wipe the grease out. Look for grooves that catch a fingernail in the tracks.',
        "Mark the tripod's place on the shaft, remove its circlip and draw it off.",
        'Fit new boot, tripod with the marked side outwards, circlip and cup, and use all the grease supplied.',
        'Burp the boot with a blunt pin so that no air is trapped, and set its length as stated before you close the clips.',
        'Refit the shaft with a new circlip until it clicks, and rebuild the hub with a new nut where stated. Tighten it with the brake held before the bearing carries the car, and finish in the order in the manual.',
        'Top up the oil, refit the wheel to the stated torque and drive the same acceleration test: the side-to-side shake must be gone. Check seal and boot for drips after 50 miles.',
      ],
      safety: [
        'Use axle stands on firm points. Chock the wheels because the gearbox is in neutral.',
        'On electric cars keep away from orange cables, and follow the manufacturer’s power-down before removing a drive shaft.',
      ],
      stopIf:
        'Stop if the gearbox seal or output flange is damaged, or on an electric car if you cannot isolate the drive.',
    },
    parts: [
      { name: 'Inner joint kit or complete shaft', usd: [60, 350] },
      { name: 'Oil and circlip', usd: [10, 40] },
    ],
    labourHours: [1.3, 2.8],
    diy: 'hard',
  },
  'cv-boot-split': {
    name: 'Split drive-shaft boot',
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
        'The car is safe to drive for now. Renew the boot within weeks: as long as the joint runs quietly, it can be saved.',
    },
    patterns: [
      'A ring of black grease on the inside of the wheel and the suspension arm behind it.',
      'It is a common advisory or fail at the yearly inspection.',
    ],
    checks: [
      {
        title: 'Turn the boot through a full circle',
        steps: [
          'With the wheels on full lock and the engine off, look into each pleat of the outer boot.',
          'Have the car pushed half a wheel turn and look at the other half, then look at the inner boot from below on axle stands.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Split, missing clamp or fresh grease outside',
            means: 'The boot has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Rubber intact and dry all round',
            means: 'The boots are good, and grease came from elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Listen for wear before deciding',
        steps: [
          'Drive slow circles on full lock both ways with the windows open.',
          'Feel for shake under acceleration.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Silent and smooth',
            means: 'The joint can be saved with a new boot.',
            effect: 'supports',
          },
          {
            finding: 'Clicking or shake',
            means: 'The joint itself is worn already, so fit a shaft or joint.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew a split CV boot',
      overview:
        'The joint comes off the shaft, is washed, packed with the right grease and closed with a new boot and clamps. Split boots that glue together save removing the shaft but seldom last. Do it before the joint clicks.',
      minutes: [90, 180],
      tools: [
        'Hub nut socket',
        'Jack and axle stands',
        'Circlip pliers',
        'Boot clamp tool',
        'Soft hammer and drift',
        'Paper and solvent',
        'Ball-joint separator',
        'Torque wrench',
      ],
      steps: [
        'Slacken the hub nut on the ground, raise the car on axle stands and remove the wheel.',
        'Separate the lower ball joint or undo the strut bolts, swing the hub out and push the outer joint free. The shaft may stay in the gearbox if there is room.',
        'Cut the old clamps, slide the boot back and drive the joint off with a drift on its inner race, or spread the circlip.',
        'Wash joint and balls with solvent and dry them. Pitted tracks or a blue cage mean a new joint.',
        'Slide the new small clamp and boot on to the shaft with tape over the splines.',
        'Pack the joint with all of the supplied moly grease, half into the balls and half into the boot.',
        'Fit a new circlip and knock the joint on until it snaps. Pull hard to prove it.',
        'Seat the boot in both grooves, let the trapped air out and close the clamps with the tool.',
        'Refit the hub. Tighten the new hub nut with the brake held by a helper before the bearing carries the car, and finish in the order in the manual.',
        'Clean grease off brake disc and pads and refit the wheel to the stated torque. Turn full circles both ways without a click, and look for fresh grease on the rim after 50 miles.',
      ],
      safety: [
        'Work with axle stands and the other wheels chocked. Slacken the hub nut only with the wheel on the ground.',
        'Grease on the disc takes your brakes away. Clean disc and pads before you drive.',
        'Solvent burns and its vapour is harmful: work in the open air without flames.',
      ],
      stopIf:
        'Stop if the joint does not come off with firm blows or its tracks are pitted: fit an exchange shaft instead.',
    },
    parts: [
      { name: 'CV boot kit with grease and clamps', usd: [15, 60] },
      { name: 'Hub nut', usd: [5, 15] },
    ],
    labourHours: [1, 2],
    diy: 'moderate',
  },
  'half-shaft-broken': {
    name: 'Broken or disconnected half-shaft',
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
        'A loose shaft flails and can cut brake lines, and Park no longer holds. Set the parking brake, chock the wheels and have it towed.',
    },
    patterns: [
      'A bang while pulling away, then revs with no movement in any gear although the gearbox shifts normally.',
      'Rust eats the shaft under the rubber damper in salted regions.',
    ],
    checks: [
      {
        title: 'Watch the shafts while in gear',
        steps: [
          'With chocks at the wheels and the parking brake on, look from outside past each driven wheel at its shaft with a torch. Do not go under the car.',
          'A helper, with the foot on the brake, selects Drive at idle for two seconds and then Park.',
        ],
        tool: 'Helper, wheel chocks',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'A shaft or joint turns while the wheel stands, or a shaft hangs loose',
            means: 'That half-shaft is broken or disconnected.',
            effect: 'confirms',
          },
          {
            finding: 'No shaft turns at all',
            means: 'The gearbox or the propshaft gives no drive.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for a displaced joint',
        steps: [
          'With the engine off, compare both inner joints: distance to the gearbox, boots and oil traces.',
          'Look at the hub nuts in the wheel centres.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'One joint stands out, boot torn, oil below or hub nut missing',
            means: 'The shaft has come out.',
            effect: 'supports',
          },
          {
            finding: 'Both sides the same',
            means: 'Look for failure inside the gearbox.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a broken half-shaft and find why it went',
      overview:
        'A new shaft is fitted and everything it struck on its way is checked: hoses, ABS wire, gearbox seal. When it pulled out, the cause is a missing circlip, a worn ball joint or a broken mount, and this is fixed too.',
      minutes: [90, 240],
      tools: [
        'Hub nut socket and breaker bar',
        'Jack and axle stands',
        'Pry bars',
        'Slide hammer or magnet',
        'Torque wrench',
        'Drain tray',
      ],
      steps: [
        'Have the car towed with the driven wheels lifted, or on a flatbed with all-wheel drive. Set the parking brake and chock it wherever it stands.',
        'Slacken the hub nut on the ground, raise the car and support it on stands.',
        'Look at brake hose, ABS wire and inner arch for damage before you take anything apart.',
        'Remove the outer stub from the hub and lever the inner part from the gearbox. Fish a stub left behind out with a magnet or slide hammer.',
        "Check ball joints, mounts and the differential's splines. Broken splines in the gearbox mean an inside repair.",
        'Renew the gearbox seal, fit the new shaft with a new circlip and prove by pulling that it is locked.',
        'Refit hub and new nut. Tighten it with the brake held before the bearing carries the car, finish in the order in the manual and top up the oil.',
        'Prove on level ground with chocks near the wheels that Park holds, then listen for knocks on a short drive.',
      ],
      safety: [
        'Park does not hold with a broken half-shaft. Chock two wheels before you leave the car.',
        'Do not run the engine in gear with anybody near or below the car.',
      ],
      stopIf:
        'Stop if splines inside the gearbox or hub are stripped, or if a brake hose was touched by the shaft.',
    },
    parts: [
      { name: 'Drive shaft', usd: [80, 400] },
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
        'Drive slowly and only to the repair once there is play. A joint that lets go drops the shaft, which can dig into the road or cut brake lines.',
    },
    patterns: [
      'A chirp like a bird at walking pace, faster as you roll, is a dry joint.',
      'Rust dust like red powder round the caps is seen before any play is felt.',
    ],
    checks: [
      {
        title: 'Listen at walking pace with windows open',
        steps: [
          'Roll slowly along a wall with the windows open, then again in neutral.',
          'Note whether the chirp follows the road speed.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Chirp in time with the wheels, in neutral too',
            means: 'A dry joint is likely.',
            effect: 'supports',
          },
          {
            finding: 'Noise follows the engine speed',
            means: 'Look at belts and pulleys.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Twist the propshaft by hand',
        steps: [
          'Chock the front wheels, put the gearbox in neutral, raise the rear on axle stands and leave the engine off.',
          'Hold the shaft on both sides of each joint and twist against each other, then push up and down.',
          'Look for red dust at the caps.',
        ],
        tool: 'Axle stands, torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Any click or visible movement in the cross, or red dust',
            means: 'The joint is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Joint tight, but play at the differential',
            means: "The differential's backlash makes the clunk.",
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a propshaft universal joint',
      overview:
        'The shaft is marked, taken down and the cross pressed out and in. Shafts with staked joints are exchanged complete. Both phase and position marks must be kept, or a new vibration is built in.',
      minutes: [90, 210],
      tools: [
        'Jack and axle stands',
        'Paint marker',
        'Press or strong vice with sockets',
        'Circlip pliers',
        'Torque wrench',
        'Grease gun',
      ],
      steps: [
        'Chock the front wheels, raise the rear and set it on axle stands in neutral.',
        'Mark flange to shaft and the two shaft halves with paint so that they go back in the same phase.',
        'Support the shaft, undo the flange bolts and straps and lower it. Catch oil at the gearbox end with a tray.',
        'Remove the circlips and press one cap out with a small socket against a large one, turn over and repeat.',
        'Clean the yoke bores and look for cracks and stretched holes.',
        'Fill the new caps with grease and stand the needles upright. Press both sides in evenly with the cross held in the middle.',
        'Fit the circlips in their grooves and tap the yoke until the joint moves freely in both planes.',
        'Refit on the marks with new bolts where the manufacturer asks for them, and tighten to the stated torque.',
        'Grease it where a nipple is fitted, and drive up to motorway speed in stages: no clunk, no squeak, no shake.',
      ],
      safety: [
        'Chock wheels before you select neutral or unbolt a propshaft: Park no longer holds the driven wheels.',
        'Use axle stands, and never lie under the shaft while the last bolts come out.',
      ],
      stopIf:
        'Stop if a yoke is cracked or worn oval, or if the shaft vibrates afterwards: have it replaced or balanced.',
    },
    parts: [{ name: 'Universal joint or complete propshaft', usd: [20, 500] }],
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
        'It can be driven gently for a short time. If it bangs on the floor, stop, since the shaft may strike brake and fuel lines.',
    },
    patterns: [
      'A shudder for the first few yards from rest with load, together with drumming below the front seats.',
      'The rubber tears before the bearing growls, so a quiet bearing is no proof.',
    ],
    checks: [
      {
        title: 'Place the noise from inside',
        steps: [
          'On a quiet road let a belted passenger listen in the front, and then on the rear seat above the axle.',
          'Accelerate, hold and coast at 30-50 mph.',
        ],
        tool: 'Helper',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Loudest in the middle of the car',
            means: 'The centre bearing is likely.',
            effect: 'supports',
          },
          {
            finding: 'Loudest at one wheel or at the rear axle',
            means: 'A wheel bearing or the differential is the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Push the shaft up at its centre',
        steps: [
          'With the car level on four axle stands, in neutral and with wheels chocked beforehand, find the hanger in the middle of the propshaft.',
          'Push the shaft up and down next to it and look at the rubber ring all round.',
          'Turn the shaft by hand and feel for roughness.',
        ],
        tool: 'Axle stands, torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Rubber torn, shaft moves far, or rough bearing',
            means: 'The centre bearing is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Rubber intact, firm and smooth',
            means: 'Look at universal joints and differential.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the propshaft centre bearing',
      overview:
        "The shaft comes down, the two halves are parted on marked splines and the bearing is drawn off and pressed on. The hanger's height shims go back as found. A shaft with worn joints as well is better exchanged and balanced.",
      minutes: [120, 240],
      tools: [
        'Jack and four axle stands',
        'Paint marker',
        'Bearing puller and press',
        'Circlip pliers',
        'Torque wrench',
      ],
      steps: [
        'Chock, raise level on four stands and select neutral.',
        'Mark every flange and the splined joint of the two halves. Phase errors make a new vibration.',
        'Note shims and direction of the hanger, and take a photograph.',
        'Support both halves, undo flanges and hanger bolts and lower the whole shaft straight.',
        'Pull the halves apart, remove the circlip and draw the old bearing off.',
        'Press the new bearing on with force on its inner ring only, with the dust shields the right way round.',
        'Join the halves on the marks, refit the boot and lift the shaft into place.',
        'Tighten the flanges first and the hanger last, with the rubber relaxed and not pulled forwards or back.',
        'Test from rest with load and at 50-70 mph: no drumming through the floor and no shudder. Check the bolts after 100 miles.',
      ],
      safety: [
        'With the propshaft off, Park cannot hold a rear-drive car. Keep wheels chocked.',
        'Four stands and a helper: the shaft is long and heavy in the middle.',
      ],
      stopIf:
        'Stop if the splines are seized or the shaft is bent: have it rebuilt and balanced by a propshaft specialist.',
    },
    parts: [{ name: 'Centre bearing with hanger', usd: [30, 180] }],
    labourHours: [1.5, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
