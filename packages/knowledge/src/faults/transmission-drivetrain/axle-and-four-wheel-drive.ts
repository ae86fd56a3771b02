import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Differentials, axle seals, transfer cases and four-wheel drive. */
export const axleAndFourWheelDriveFaults = {
  'differential-worn': {
    name: 'Worn differential bearings or gears',
    workshopName: 'Final drive bearings, crown wheel and pinion worn',
    summary:
      'The pinion or carrier bearings are pitted or the gear set has lost its setting, often from low oil. The axle whines or howls with speed, and changes note between pulling and coasting.',
    prior: 2.6,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minMiles: 80000, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'driveline-noise': 0.8,
      'wheel-hum': 0.25,
      'driveline-clunk': 0.25,
      'driveline-vibration': 0.12,
      'drivetrain-burning-smell': 0.08,
      'gearbox-leak': 0.08,
      'speed-vibration': 0.08,
      'car-shakes': 0.06,
    },
    against: ['clutch-noise'],
    conditions: {
      accelerating: 0.35,
      decelerating: 0.3,
      'at-high-speed': 0.25,
      'gradual-onset': 0.6,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'With clean oil at the right level, a car with a steady whine can be driven for a time. Stop if the axle rumbles, clunks or gets hot, because it can lock.',
    },
    patterns: [
      'Whine on the pull but silent on the coast, or the reverse, is gears. A rumble in both is bearings.',
      'It often follows a pinion seal leak that emptied the axle unseen.',
    ],
    shown: {
      summary:
        'The pinion or carrier bearings are pitted, or the gears no longer mesh correctly, often because the oil was low. The axle whines or howls with the speed, and the note changes between pulling and coasting.',
      patterns: [
        'A whine only when pulling, or only when coasting, comes from the gears. A rumble in both comes from the bearings.',
        'The fault often follows a leak at the pinion seal that emptied the axle unnoticed.',
      ],
    },
    checks: [
      {
        title: 'Listen under power, cruise and coast',
        steps: [
          'On a smooth road hold 40–60 mph, then accelerate gently, then lift off the accelerator. Do each for ten seconds and listen.',
          'At the same speed steer gently to and fro within the lane. Then listen again on a different road surface.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The note changes with pull and coast but not with swerving or surface',
            means: 'The differential is the source of the noise.',
            effect: 'supports',
          },
          {
            finding: 'It changes when swerving, or with the road surface',
            means: 'A wheel bearing or the tyres are the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check the level and look at the axle oil',
        steps: [
          'Raise the car level on axle stands, undo the filler plug of the axle and feel the oil level with a bent wire.',
          'Draw a little oil out with a syringe and look at it in bright light. Refit the plug.',
        ],
        tool: 'Plug key and axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'The level is low and the oil is grey with metal glitter',
            means: 'The gears or the bearings are wearing.',
            effect: 'confirms',
          },
          {
            finding: 'It is full of clean oil',
            means: 'The noise probably comes from elsewhere.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew differential oil and have worn bearings rebuilt',
      overview:
        'An oil change and the repair of any leak come first, and they stop early wear. Worn bearings mean a rebuild with new shims and a reset gear pattern, or an exchange axle. A gear set that already whines continues to whine, even with new bearings.',
      minutes: [60, 480],
      tools: [
        'Jack, axle stands and chocks',
        'Plug key',
        'Drain tray, gloves and clean cloth',
        'Oil pump',
        'Torque wrench',
      ],
      steps: [
        'Rule out the tyres and the wheel bearings first, since both are cheaper and fail more often.',
        'Chock the wheels, raise the car level on four axle stands, and undo the filler plug before the drain plug.',
        'Drain the warm oil through a cloth, or draw it out with a pump if there is no drain plug. Look for metal slivers and pieces of teeth.',
        'If the axle has a cover, renew its gasket or sealant. Clean the magnet and the drain plug, and refit both.',
        'Refill with the exact oil until it reaches the lip of the filler hole. If the axle has limited-slip clutches, add the limited-slip additive.',
        'Refit the filler plug and tighten the plugs to the stated torque. Lower the car, drive 200 miles and compare the noise with a recording that you made before.',
        'If a rebuild is needed, the workshop measures the backlash and the preload and renews all bearings, the seals and the crush sleeve. It then sets the tooth pattern and the backlash with shims.',
        'Ask for the measured backlash and for a picture of the tooth pattern.',
        'Run the rebuilt axle in: drive moderately for 20 minutes, let it cool, and do not tow for 500 miles. Then change the oil. The axle must be quiet when pulling and coasting, and the seals must be dry.',
      ],
      safety: [
        'Use axle stands on level ground, and raise both axles so that the oil level reads correctly.',
        'Axle oil is hot after a drive and irritates the skin. Wear gloves.',
      ],
      stopIf:
        'Stop at the oil change if slivers of metal come out. Setting up a gear set needs dial gauges and shims.',
    },
    parts: [
      { name: 'Axle oil and gasket', usd: [25, 90] },
      { name: 'Bearing rebuild kit or exchange axle', usd: [150, 1500], ifNeeded: true },
    ],
    labourHours: [0.7, 8],
    diy: 'hard',
  },
  'limited-slip-diff-chatter': {
    name: 'Limited-slip differential chatter',
    workshopName: 'Limited-slip clutch stick-slip, wrong or old axle oil',
    summary:
      'The friction plates of the limited-slip differential need a friction modifier in the oil. With old or wrong oil they stick and slip in tight turns, so the rear end chatters and hops.',
    prior: 1.4,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['chevrolet', 'gmc', 'ford', 'ram', 'dodge', 'bmw', 'cadillac', 'toyota'],
        factor: 1.6,
        source: 'makes that often fit clutch-type differentials',
      },
    ],
    symptoms: {
      'driveline-binding': 0.7,
      'driveline-noise': 0.35,
      'driveline-clunk': 0.2,
      'driveline-vibration': 0.12,
      'rear-sway': 0.04,
      'car-shakes': 0.04,
    },
    against: ['four-wheel-drive-fault'],
    conditions: {
      turning: 0.8,
      'at-low-speed': 0.6,
      'warm-engine': 0.2,
      'after-repair': 0.15,
      'full-lock': 0.4,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It is a nuisance rather than a danger. Have the oil changed soon, because the chatter wears the plates.',
    },
    patterns: [
      'Groan or chatter from the rear on the first tight turns after a run, such as in a car park.',
      'It often begins right after an oil change without the additive.',
    ],
    shown: {
      summary:
        'The friction plates of the limited-slip differential need a friction modifier in the oil. With old or wrong oil they stick and slip in tight turns, so the rear of the car chatters and hops.',
      patterns: [
        'The rear groans or chatters on the first tight turns after a drive, for example in a car park.',
        'It often begins right after an oil change without the additive.',
      ],
    },
    checks: [
      {
        title: 'Figure of eight at walking pace',
        steps: [
          'Drive a few miles to warm the axle, then find an empty car park.',
          'Drive slow figures of eight on full lock, first with light throttle and then coasting.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'There is chatter or hop from the rear axle in both directions',
            means: 'The plates of the limited-slip differential stick and slip.',
            effect: 'supports',
          },
          {
            finding: 'There are clicks from one front wheel',
            means: 'An outer CV joint is the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Repeat the test after adding friction modifier',
        steps: [
          'With the car level on axle stands, undo the filler plug. Draw off as much oil as you will add, so that the level stays at the lip, and add the amount of friction modifier that the manufacturer states.',
          'Refit the plug, lower the car, drive twenty slow figures of eight and judge again.',
        ],
        tool: 'Jack, axle stands, plug key, bottle and hose',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The chatter is much less or gone',
            means: 'The friction of the old oil was the cause. Change the oil completely.',
            effect: 'confirms',
          },
          {
            finding: 'There is no change at all',
            means:
              'The oil is not to blame. Worn plates, bearings or the transfer case remain as possible causes.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Change limited-slip axle oil and add friction modifier',
      overview:
        'The plates exchange their old oil only while they are being worked, which is why the figures of eight are part of the job. Too much modifier makes the differential slip, so add it in small doses.',
      minutes: [60, 120],
      tools: [
        'Jack and axle stands',
        'Plug key or cover sockets',
        'Drain tray',
        'Oil pump',
        'Torque wrench',
      ],
      steps: [
        'Make sure from the axle tag or the build sheet that the car has a clutch-type limited-slip differential.',
        'Drive ten miles to warm the oil, then raise the car level on four axle stands.',
        'Undo the filler plug first, then the drain plug or the cover, and let the oil run into the tray. Look for plate dust and chips.',
        'Refit the drain plug, or clean the flange of the cover, fit a new gasket and tighten the bolts to the stated torque.',
        'First pour in the amount of modifier that the manufacturer states, then fill up with the specified oil to the lip of the filler hole.',
        'Refit the plug and lower the car. Drive twenty slow figures of eight each way so that the plates take up the new oil.',
        'If a little chatter remains after 100 miles, add a quarter of a dose and repeat the figures of eight.',
        'Tight turns must be quiet with warm oil. Check that the differential still locks: on a loose surface both wheels should pull.',
      ],
      safety: [
        'Use four axle stands on level ground.',
        'Never run a limited-slip axle in gear with only one wheel raised: the wheel on the ground can drive the car off the jack.',
      ],
      stopIf:
        'Stop if chips come out or the chatter remains after the second dose: the plates must be replaced.',
    },
    parts: [
      { name: 'Axle oil and friction modifier', usd: [35, 110] },
      { name: 'Cover gasket', usd: [5, 25] },
    ],
    labourHours: [0.7, 1.3],
    diy: 'moderate',
  },
  'axle-seal-leak': {
    name: 'Leaking axle or pinion seal',
    workshopName: 'Differential pinion seal, output seal or axle-shaft seal leaking',
    summary:
      'The lip of a seal has hardened or its bearing has play. Gear oil runs out at the propshaft flange or at the wheel, where it can soak the brake, and the axle slowly runs dry.',
    prior: 2.8,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 8, factor: 1.7, source: 'seals harden' }],
    symptoms: {
      'gearbox-leak': 0.5,
      'oil-leak': 0.3,
      'driveline-noise': 0.2,
      'drivetrain-burning-smell': 0.15,
      'brake-burning-smell': 0.1,
      'parking-brake-weak': 0.08,
      'brake-pull': 0.06,
    },
    conditions: { 'gradual-onset': 0.6, braking: 0.06 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Check the oil level before you drive far. If oil has reached a brake, do not drive until the brake is cleaned and its linings are replaced.',
    },
    patterns: [
      'Oil thrown in a ring on the floor above the pinion, or streaks on the inside of a rear tyre.',
      'A blocked axle breather pumps oil past good seals, so it is cleaned first.',
    ],
    shown: {
      summary:
        'The lip of a seal has hardened, or the bearing beside it has play. Gear oil runs out at the propshaft flange or at the wheel, where it can soak the brake, and the axle slowly runs dry.',
      patterns: [
        'Oil is thrown in a ring on the floor of the car above the pinion, or runs in streaks down the inside of a rear tyre.',
        'A blocked axle breather presses oil past good seals, so it is cleaned first.',
      ],
    },
    checks: [
      {
        title: 'Find the wet seal',
        steps: [
          'Park on level ground and chock the wheels. Look with a torch at the propshaft flange and at the inside of both rear wheels.',
          'If no oil has reached a brake, wipe the seal dry, drive ten miles and look again. Gear oil is thick and smells of sulphur.',
        ],
        tool: 'Torch and paper',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'There is fresh gear oil at one seal',
            means: 'That seal is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'There is clear thin fluid at a wheel',
            means: 'It is brake fluid, and the car must not be driven.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Test the breather and bearing play',
        steps: [
          'Find the breather hose or cap on top of the axle, and blow through it.',
          'Chock the other wheels, raise the wheel and support the car on axle stands. Rock the wheel, then pull it in and out.',
        ],
        tool: 'Jack and axle stands',
        minutes: 20,
        outcomes: [
          {
            finding: 'The breather is free, and there is play at the wheel or flange',
            means: 'A bearing has worn and taken the seal with it. Renew both together.',
            effect: 'supports',
          },
          {
            finding: 'The breather is blocked',
            means:
              'Clean it, and see whether the leak stops before you renew a seal. If it is free and nothing has play, the seal alone has worn.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew a leaking axle or pinion oil seal',
      overview:
        'For an axle-shaft seal the shaft has to be drawn out. For a pinion seal the flange comes off, and its nut must go back to exactly the old preload, so everything is marked before it is undone. Clear a blocked breather first.',
      minutes: [60, 180],
      tools: [
        'Jack and axle stands',
        'Seal puller and driver',
        'Paint marker',
        'Torque wrench and low-range torque gauge',
        'Breaker bar',
        'Brake cleaner',
        'Drain tray and oil pump',
        'Wheel chocks',
        'Socket set',
      ],
      steps: [
        'Clean the breather, check the oil level and decide which seal is leaking.',
        'Chock the wheels and raise the car on axle stands. For an axle-shaft seal, remove the wheel and the brake. Undo the retainer, or the C-clip inside the cover, and draw the shaft out.',
        'For a pinion seal, mark the propshaft, the flange, the nut and the thread with paint. Measure the turning drag of the pinion, and count the exposed threads.',
        'Hold the flange with a bar and undo the nut. Draw the flange off and look for a groove on the surface where the seal runs.',
        'Prise the old seal out and clean the bore. Oil the lip of the new seal and drive it in square.',
        'Refit the shaft, or the flange and the propshaft by their marks. Tighten the pinion nut in small steps to the mark and the measured drag, never beyond them.',
        'Renew soaked brake shoes or pads on both sides, clean the drum or disc and refit the brake. Pump the pedal until it is hard.',
        'Fill the axle with the right oil to the lip of the filler hole, refit the wheel, lower the car and torque the wheel nuts. After 50 miles the seal and the brake must be dry, and the axle must not whine.',
      ],
      safety: [
        'Support the car on axle stands on firm ground, never on the jack: you pull hard on the car during this job.',
        'Chock the wheels before you remove the propshaft or an axle shaft, because Park no longer holds the car.',
        'Oil-soaked brake linings cannot be cleaned. Replace them on both sides.',
      ],
      stopIf:
        'Stop if a bearing has play or you cannot measure the pinion preload, because a wrong preload ruins the axle.',
    },
    parts: [
      { name: 'Oil seal', usd: [10, 45] },
      { name: 'Axle oil', usd: [20, 70] },
      { name: 'Brake linings', usd: [30, 90], ifNeeded: true },
    ],
    labourHours: [1, 2.5],
    diy: 'hard',
  },
  'transfer-case-chain-stretched': {
    name: 'Worn transfer case (chain or multi-plate clutch)',
    workshopName: 'Transfer case chain, clutch pack or bearings worn',
    summary:
      'The chain that drives the front propshaft has stretched and jumps on its sprockets, or the plates of the clutch that shares the drive have worn and grab and slip on old fluid. It bangs, jerks or shudders when pulling away and in turns, all the time on full-time systems.',
    prior: 1.9,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['jeep', 'chevrolet', 'gmc', 'ford', 'ram', 'dodge', 'land rover'],
        factor: 1.6,
        source: 'widely reported by owners of four-wheel-drive models',
      },
      { minMiles: 90000, factor: 1.7, source: 'wear part' },
      {
        makes: ['porsche'],
        models: ['cayenne'],
        years: [2011, 2018],
        factor: 9,
        source: 'maker extended the warranty of the transfer case',
      },
      {
        makes: ['porsche'],
        models: ['macan'],
        years: [2014, 2018],
        factor: 5,
        source: 'transfer case jerk on light throttle widely reported by owners',
      },
      {
        makes: ['bmw'],
        models: ['x3', 'x5', 'x6'],
        years: [2004, 2018],
        factor: 2.5,
        source: 'maker bulletins on transfer case fluid and clutch wear',
      },
    ],
    symptoms: {
      'driveline-noise': 0.35,
      'driveline-clunk': 0.45,
      'four-wheel-drive-fault': 0.25,
      'driveline-vibration': 0.3,
      'gearbox-noise': 0.2,
      'drive-lost': 0.15,
      'driveline-binding': 0.2,
      'gearbox-leak': 0.1,
      'gearbox-judder': 0.35,
      hesitation: 0.25,
      'harsh-shift': 0.2,
      'gearbox-slips': 0.18,
      'loss-of-power': 0.08,
      'speed-vibration': 0.06,
      'car-shakes': 0.2,
    },
    conditions: {
      accelerating: 0.6,
      'gradual-onset': 0.4,
      'heavy-load': 0.15,
      turning: 0.4,
      'at-low-speed': 0.35,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Use two-wheel drive if you can, and avoid hard acceleration. A chain that breaks can punch a hole in the casing or lock the shafts.',
    },
    patterns: [
      'A ratcheting bang under power in four-wheel drive, as the chain skips a tooth.',
      'Odd tyre sizes on an all-wheel-drive car overload chain and clutch.',
      'On clutch types it jerks or stutters between 20 and 45 mph on a light throttle, like a misfire or a slipping gearbox, and is worst in a turn.',
    ],
    shown: {
      summary:
        'The chain that drives the front propshaft has stretched and jumps on its sprockets, or the clutch plates that share out the drive have worn, and grip and slip on old fluid. The car bangs, snatches or shudders when pulling away and in turns.',
      patterns: [
        'In four-wheel drive there is a ratcheting bang under power as the chain jumps a tooth.',
        'Tyres of different sizes on an all-wheel-drive car overload the chain and the clutch.',
        'On types with a clutch the car snatches or stutters between 20 and 45 mph on a light throttle, as if the engine misfired or the gearbox slipped. It is worst in a turn.',
      ],
    },
    checks: [
      {
        title: 'Feel for jerks on a light throttle and in a turn',
        steps: [
          'On a quiet road drive at a light, steady throttle between 20 and 45 mph, and feel for short snatches or a stutter.',
          'In an empty car park, pull away gently on full lock to each side.',
          'Then read the engine control unit for misfire codes.',
        ],
        tool: 'OBD-II reader',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It jerks or bangs on light throttle and in turns, with no misfire code',
            means: 'The clutch in the transfer case grabs and slips.',
            effect: 'supports',
          },
          {
            finding: 'There are misfire codes, or it stutters in neutral as well',
            means: 'The engine is the cause and not the transfer case.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare two-wheel and four-wheel drive',
        steps: [
          'On a loose, straight track accelerate gently in two-wheel drive, and then in four-wheel drive.',
          'Listen for noise from below the middle of the car.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It bangs or grinds in four-wheel drive only',
            means: 'The chain or the front drive in the transfer case is worn.',
            effect: 'supports',
          },
          {
            finding: 'The noise is the same in both',
            means: 'The propshafts, the axles or the gearbox are more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the transfer case oil',
        steps: [
          'With the car level on axle stands, undo the filler plug and then the drain plug, and catch the oil in a tray.',
          'Look for metal slivers, and for a grey aluminium paste from a chain that rubs on the casing. Refill with the right fluid.',
        ],
        tool: 'Plug key, drain tray and axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'There is aluminium glitter or there are links',
            means: 'The chain has been rubbing on the casing.',
            effect: 'confirms',
          },
          {
            finding: 'The oil is clean and at the level',
            means: 'The inside is less suspect, so look at the actuator.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the transfer case chain renewed or the unit exchanged',
      overview:
        'The transfer case is removed, split and rebuilt with a new chain, sprockets and bearings, or it is exchanged.',
      minutes: [240, 480],
      tools: [
        'Transmission jack',
        'Jack and four axle stands',
        'Drain tray',
        'Paint marker',
        'Torque wrench',
        'Tyre tread gauge',
      ],
      steps: [
        'Measure the tread of all four tyres. If they differ by more than the manufacturer allows, often about 2–3 mm, put that right first.',
        'Change the oil and look at what comes out. If the car allows it, drive in two-wheel drive until the repair.',
        'The workshop marks and removes both propshafts, unplugs the actuator and supports the gearbox.',
        'The transfer case is lowered with a transmission jack and split on the bench.',
        'The chain slack is measured, and the sprockets, bearings, pump, fork pads and casing are inspected.',
        'The worn parts or the complete unit are replaced. The workshop then fills the unit with the correct fluid; on many cars it differs from the gearbox oil.',
        'The actuator is fitted in the same position, and its positions are learnt with the scan tool.',
        'Check the work: engage and release four-wheel drive ten times on gravel and accelerate hard without a bang. There must be no leaks after a week.',
      ],
      safety: [
        'With the propshafts off, only the parking brake and the chocks may hold the car, and on some cars the parking brake acts on the propshaft. Chock the wheels at both ends.',
        'The transfer case weighs 30–60 kg. Do not lower it by hand.',
      ],
      stopIf:
        'Stop driving if it bangs in two-wheel drive as well, and leave it to a drivetrain workshop.',
    },
    parts: [
      { name: 'Chain, bearing and seal kit or exchange unit', usd: [200, 1800] },
      { name: 'Transfer case fluid', usd: [20, 60] },
    ],
    labourHours: [4, 8],
    diy: 'workshop',
  },
  'transfer-case-actuator-failed': {
    name: 'Faulty transfer case shift motor',
    workshopName: 'Transfer case encoder or shift actuator motor failed',
    summary:
      'The small motor that moves the transfer case between its ranges, or the encoder that reports its position, has failed. Four-wheel drive or low range does not engage or does not let go, and a 4WD warning lights.',
    prior: 3.4,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: [
          'chevrolet',
          'gmc',
          'cadillac',
          'ford',
          'lincoln',
          'ram',
          'dodge',
          'jeep',
          'nissan',
          'toyota',
          'bmw',
        ],
        factor: 1.5,
        source: 'widely reported by owners of electrically shifted four-wheel drive',
      },
      { minAgeYears: 7, factor: 1.5, source: 'water and age' },
    ],
    symptoms: {
      'four-wheel-drive-fault': 0.85,
      'driveline-binding': 0.2,
      'check-engine-light': 0.12,
      'driveline-clunk': 0.1,
      'drops-to-neutral': 0.06,
      'many-warnings': 0.06,
      'rolls-in-park': 0.04,
    },
    conditions: { intermittent: 0.4, 'cold-weather': 0.2, 'wet-weather': 0.15 },
    codes: { P0836: 0.2, U0102: 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car can be used normally in two-wheel drive. If the motor stops between two ranges, the transfer case may be in neutral, and then Park does not hold, so always use the parking brake.',
    },
    patterns: [
      'The switch lamp flashes and nothing is heard from under the car.',
      'Seldom-used systems seize, so makers ask for a change of range every month.',
    ],
    shown: {
      summary:
        'The small motor that moves the transfer case between its ranges, or the encoder that reports its position, has failed. Four-wheel drive or low range does not engage or does not disengage, and a 4WD warning light comes on.',
      patterns: [
        'The light of the switch flashes, and there is no sound from under the car.',
        'Systems that are seldom used seize, so manufacturers advise a change of range every month.',
      ],
    },
    checks: [
      {
        title: 'Listen for the motor at the switch',
        steps: [
          'Prepare as the manual states: usually with the car stopped, the ignition on, the gearbox in Neutral, your foot on the brake and the parking brake on.',
          'Turn the switch from two-wheel to four-wheel drive and back while a helper listens beside the car.',
        ],
        tool: 'Helper',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is no whirr, or a short click and then a flashing light',
            means: 'The motor, its position encoder or the supply is faulty.',
            effect: 'supports',
          },
          {
            finding: 'It whirrs each time and the light goes steady, but no drive at the front',
            means: 'The front axle disconnect or the chain is to blame.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the supply at the actuator plug',
        steps: [
          'Chock the wheels and set the parking brake. Look up the fuse and the relay of the four-wheel drive system, and check both.',
          'Unplug the actuator and measure the voltage at the motor pins of the plug while a helper turns the switch. Plug it in again.',
        ],
        tool: 'Multimeter',
        minutes: 25,
        outcomes: [
          {
            finding: 'Voltage arrives and the motor is silent',
            means: 'The actuator has failed.',
            effect: 'confirms',
          },
          {
            finding: 'There is no voltage',
            means: 'Look at the switch, the fuse, the control unit or the wiring.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the transfer case shift motor',
      overview: 'The motor and the transfer case must be in the same range when they are joined.',
      minutes: [60, 120],
      tools: [
        'Jack, axle stands and chocks',
        'Sockets',
        'Multimeter',
        'OBD-II reader',
        'Small spanner for the shift shaft',
        'Torque wrench',
      ],
      steps: [
        'Check the fuse, the relay and the switch before you buy the motor.',
        'Park on level ground, switch off, set the parking brake and chock the wheels, because the transfer case may pass through neutral.',
        'Raise the car on axle stands and remove any guard plate.',
        'Unplug the actuator and look for water in the plug. Undo the bolts, and tap the actuator off its dowel.',
        'Turn the shaft of the transfer case with a small spanner through its ranges: it must move with firm clicks. If the shaft is seized, free it first.',
        'Set the shaft and the new motor to the same position, as the instructions with the part say, usually 2H or 4H.',
        'Join them without force, tighten the bolts to the stated torque and connect the plug. Route the loom clear of the exhaust.',
        'Refit the guard plate and lower the car. Run the learning routine, or switch slowly through all ranges twice. Then clear the codes.',
        'Test each range on a loose surface, and make sure that Park holds the car in 2H and in 4H.',
      ],
      safety: [
        'If the transfer case is in neutral, the car rolls even in Park. Set the parking brake and chock the wheels before anything else.',
        'Keep your fingers out of the motor’s coupling while the battery is connected.',
      ],
      stopIf:
        'Stop if the shaft of the transfer case cannot be turned: the fork or the chain inside is jammed.',
    },
    parts: [{ name: 'Shift motor with encoder', usd: [90, 450] }],
    labourHours: [0.8, 1.8],
    diy: 'moderate',
  },
  'awd-coupling-failed': {
    name: 'Faulty all-wheel-drive coupling',
    workshopName: 'AWD coupling (clutch, pump or control) fault',
    summary:
      'The electronically controlled clutch that sends drive to the second axle has old oil, a blocked strainer or a dead pump. The car stays in two-wheel drive, or the clutch drags and binds in tight turns.',
    prior: 3.4,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['volkswagen', 'audi', 'skoda', 'seat', 'volvo', 'ford', 'land rover', 'saab'],
        factor: 1.8,
        source: 'pump strainer known to block',
      },
      {
        makes: ['honda', 'hyundai', 'kia', 'nissan', 'toyota', 'subaru'],
        factor: 1.2,
        source: 'common all-wheel-drive layouts',
      },
    ],
    symptoms: {
      'four-wheel-drive-fault': 0.75,
      'driveline-binding': 0.3,
      'poor-grip': 0.2,
      'driveline-noise': 0.15,
      'stability-light': 0.15,
      'gearbox-overheats': 0.06,
      'driveline-vibration': 0.1,
      'driveline-clunk': 0.1,
      'gearbox-judder': 0.1,
      hesitation: 0.05,
      'car-shakes': 0.07,
    },
    conditions: {
      'at-low-speed': 0.2,
      turning: 0.25,
      intermittent: 0.3,
      'wet-weather': 0.15,
      'full-lock': 0.4,
    },
    codes: { U0114: 0.12 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car can be driven in two-wheel drive. Take care on slippery roads, and have it repaired soon if it binds in turns.',
    },
    patterns: [
      'One driven axle spins on a wet ramp while the other does nothing.',
      'Tyres of unequal wear make it work all the time and overheat.',
    ],
    shown: {
      summary:
        'The electronically controlled clutch that sends drive to the second axle has old oil, a blocked strainer or a pump that no longer works. The car stays in two-wheel drive, or the clutch drags and binds in tight turns.',
      patterns: [
        'One axle spins on a wet ramp while the other does nothing.',
        'Unequally worn tyres make the coupling work all the time and overheat.',
      ],
    },
    checks: [
      {
        title: 'Look at tyre sizes and tread',
        steps: [
          'Read the size and make on all four tyres, and measure the tread depth of each.',
          'Compare the front tyres with the rear tyres.',
        ],
        tool: 'Tread gauge',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is a difference of more than 3 mm, or the sizes are mixed',
            means:
              'Put the tyres right first, because unequal tyres can cause the fault and the binding.',
            effect: 'weakens',
          },
          {
            finding: 'All tyres are equal',
            means: 'The coupling itself is suspect.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Full-lock circle and gravel start',
        steps: [
          'In an empty place drive a slow circle on full lock, and feel whether the car drags.',
          'On loose gravel pull away firmly from rest, and have somebody watch from a safe distance which wheels spin.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'One axle spins alone, or the car drags in the circle',
            means: 'The coupling does not engage or does not release.',
            effect: 'supports',
          },
          {
            finding: 'All wheels pull and the circle is free',
            means: 'The coupling works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Service or repair the all-wheel-drive coupling',
      overview:
        'New oil and a cleaned pump strainer cure many couplings. The whole unit is replaced only if the clutch plates are burnt.',
      minutes: [60, 150],
      tools: [
        'Jack and axle stands',
        'Plug key',
        'Oil pump',
        'Hex and Torx sockets',
        'OBD-II reader that reads the all-wheel-drive control unit',
        'Drain tray',
        'Tread gauge',
        'Fused 12 V lead',
      ],
      steps: [
        'Put unequal tyres right first, and read the codes of the all-wheel-drive control unit.',
        'Raise the car level on four axle stands. Undo the filler plug of the coupling before its drain plug.',
        'Drain the oil and look at it: black and burnt oil means worn plates.',
        'If the coupling has a pump, remove it with its two or three bolts and wash the strainer, which is often completely blocked.',
        'Test the pump motor on the bench by connecting it to 12 V for a second, and replace it if it is weak.',
        'Refit the pump with new seals. Fill with the exact coupling oil, which is not axle oil, to the lip of the filler hole, and refit the plugs.',
        'Lower the car, clear the codes, run the bleeding or calibration routine and drive a few circles on full lock.',
        'Repeat the gravel start: both axles must pull, and the car must not bind in tight turns. From now on renew the oil at the manufacturer’s interval.',
      ],
      safety: [
        'Never run an all-wheel-drive car in gear with only one axle raised. It can drive itself off the stands.',
        'Use four axle stands on level ground.',
      ],
      stopIf:
        'Stop if the oil is burnt black with flakes in it, or if the control unit does not communicate: the coupling needs a specialist.',
    },
    parts: [
      { name: 'Coupling oil and seals', usd: [30, 90] },
      { name: 'Pump or control unit', usd: [120, 600], ifNeeded: true },
    ],
    labourHours: [0.8, 2.5],
    diy: 'moderate',
  },
  'front-axle-disconnect-failed': {
    name: 'Front axle disconnect does not engage',
    workshopName: 'Front axle disconnect actuator, vacuum hub or fork fault',
    summary:
      'On part-time four-wheel drive, a collar or hub joins the front wheels to the axle. A vacuum leak, dead actuator or worn fork keeps it apart or half in mesh, so it grinds or the front wheels do not pull.',
    prior: 2.3,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['ford'],
        models: ['f-150', 'expedition', 'ranger'],
        years: [2004, 2020],
        factor: 3,
        source: 'widely reported by owners: vacuum hubs grind when vacuum leaks',
      },
      {
        makes: ['jeep', 'ram', 'dodge', 'chevrolet', 'gmc', 'toyota'],
        factor: 1.3,
        source: 'makes that use a disconnecting front axle',
      },
    ],
    symptoms: {
      'four-wheel-drive-fault': 0.7,
      'wheel-grinding': 0.4,
      'driveline-noise': 0.3,
      'driveline-clunk': 0.15,
      'wheel-hum': 0.08,
      'driveline-binding': 0.06,
    },
    conditions: {
      accelerating: 0.25,
      'cold-weather': 0.15,
      intermittent: 0.35,
      'wet-weather': 0.1,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Do not drive on while it grinds: the hubs lose their teeth within miles. Otherwise make only short trips in two-wheel drive.',
    },
    patterns: [
      'Grinding at a front wheel in two-wheel drive that stops when four-wheel drive is selected is a hub half engaged by lost vacuum.',
      'The transfer case motor is heard and the lamp is on, yet the front wheels do not pull.',
    ],
    shown: {
      summary:
        'On part-time four-wheel drive a collar or a hub connects the front wheels to the axle. A vacuum leak, a failed actuator or a worn fork leaves it disconnected or half engaged, so it grinds or the front wheels do not pull.',
      patterns: [
        'If a front wheel grinds in two-wheel drive and stops when four-wheel drive is selected, its hub is half engaged because the vacuum has been lost.',
        'The transfer case motor runs and the light is on, yet the front wheels do not pull.',
      ],
    },
    checks: [
      {
        title: 'Select four-wheel drive while it grinds',
        steps: [
          'Choose a loose, straight, empty road and drive at the speed at which it grinds, but below the limit in the manual for changing on the move. Select four-wheel high and listen.',
          'Then return to two-wheel drive and listen again.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The grinding stops in four-wheel drive and returns in two',
            means: 'A hub or collar is only half engaged.',
            effect: 'confirms',
          },
          {
            finding: 'There is no change',
            means: 'The disconnect is not the cause. Look at a wheel bearing or a brake.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Test the vacuum at the hub or actuator',
        steps: [
          'With the engine off and the wheels chocked, pull the vacuum hose off at the hub knuckle or at the axle actuator.',
          'Connect a hand pump, apply vacuum and watch for a minute whether it holds.',
          'Have a helper start the engine, and feel from beside the wheel whether vacuum reaches the end of the hose. Refit it.',
        ],
        tool: 'Hand vacuum pump',
        minutes: 30,
        needs: 'running',
        outcomes: [
          {
            finding: 'The vacuum falls at once, or none arrives',
            means: 'A seal, a hose or a solenoid is leaking.',
            effect: 'supports',
          },
          {
            finding: 'It holds and arrives',
            means: 'Look at the electric actuator, the fork or the collar.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the front axle disconnect',
      overview:
        'Work from the cheap to the expensive: first the hoses and the check valve, then the solenoid, the actuator, and last the hubs and the fork.',
      minutes: [60, 210],
      tools: [
        'Hand vacuum pump',
        'Jack, axle stands and chocks',
        'Sockets, and wire for the caliper',
        'Circlip pliers',
        'Torque wrench',
      ],
      steps: [
        'Trace the vacuum lines from the reservoir to the solenoid and the hubs. Renew cracked hoses and the check valve.',
        'Protect the solenoid from water, which is often sucked in through its vent.',
        'Raise the front on axle stands with two-wheel drive selected. Turn each front driveshaft by hand: it must turn independently of the wheel.',
        'Apply vacuum or switch to four-wheel drive and turn the shaft again: the wheel and the shaft must now turn together.',
        'If the actuator does not move its rod, replace it. Fit the sealant or the gasket as you found it.',
        'If the hub teeth are worn, remove the wheel, the caliper and the hub unit. Fit new locking hubs and knuckle seals on both sides.',
        'Tighten the wheel bearing and axle nut exactly as stated in the manual.',
        'Refit the calipers and wheels, lower the car and torque the wheel nuts crosswise. Test both modes on gravel.',
      ],
      safety: [
        'Chock the rear wheels and use axle stands. Never go under the car with the engine running.',
        'Hang the caliper on wire, and pump the brake pedal until it is firm before you drive.',
      ],
      stopIf:
        'Stop if the teeth of the collar or the fork in the axle are chipped, because the axle has to be opened.',
    },
    parts: [
      { name: 'Vacuum solenoid, hoses or actuator', usd: [20, 220] },
      { name: 'Locking hubs and seals', usd: [100, 350], ifNeeded: true },
    ],
    labourHours: [0.7, 3.5],
    diy: 'moderate',
  },

  'power-transfer-unit-failed': {
    name: 'Failed power transfer unit',
    workshopName: 'Power transfer unit (PTU, bevel box) gears, bearings or seals failed',
    summary:
      'On cars with a crosswise engine and all-wheel drive, a small right-angle gearbox beside the transmission turns the drive towards the rear axle. It holds little oil and runs hot, so the oil cokes, the seals let go and the gears and bearings wear.',
    prior: 1.1,
    fits: { fuels: WITH_ENGINE, years: [1990, 2100] },
    shifts: [
      {
        makes: ['ford', 'lincoln', 'mercury'],
        models: [
          'edge',
          'explorer',
          'flex',
          'taurus',
          'fusion',
          'escape',
          'kuga',
          'mkx',
          'mkt',
          'mkz',
          'mks',
          'milan',
          'sable',
        ],
        years: [2006, 2022],
        factor: 4,
        source: 'overheated oil and leaking seals widely reported by owners',
      },
      {
        makes: ['land rover', 'volvo', 'mazda'],
        factor: 2,
        source: 'bevel box wear widely reported by owners',
      },
      { minMiles: 80000, factor: 1.7, source: 'wear part' },
    ],
    symptoms: {
      'driveline-noise': 0.5,
      'gearbox-leak': 0.3,
      'drivetrain-burning-smell': 0.3,
      'driveline-vibration': 0.25,
      'driveline-clunk': 0.2,
      'four-wheel-drive-fault': 0.25,
      'wheel-grinding': 0.1,
      'drive-lost': 0.15,
      'driveline-binding': 0.1,
      'oil-leak': 0.12,
      'engine-whine': 0.08,
      'car-shakes': 0.08,
    },
    against: ['gearbox-slips', 'clutch-noise'],
    conditions: {
      accelerating: 0.35,
      turning: 0.25,
      'at-high-speed': 0.2,
      'gradual-onset': 0.5,
      'heavy-load': 0.12,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Drive gently and not far. A unit that runs dry can lock or break, and hot oil that leaks on to the exhaust can catch fire.',
    },
    patterns: [
      'Whine or growl from the middle of the front axle that follows road speed, with a smell of burnt gear oil after a motorway drive.',
      'The vent or the seal to the transmission leaks first, and the few hundred millilitres inside are soon gone.',
    ],
    shown: {
      summary:
        'On cars with a transverse engine and all-wheel drive, a small right-angle gearbox beside the main gearbox turns the drive towards the rear axle. It holds little oil and runs hot, so the oil burns, the seals fail and the gears and bearings wear.',
      patterns: [
        'There is a whine or growl from the middle of the front axle that follows the road speed, with a smell of burnt gear oil after a motorway drive.',
        'The breather or the seal to the gearbox leaks first, and the few hundred millilitres of oil inside are soon gone.',
      ],
    },
    checks: [
      {
        title: 'Look and smell beneath the car after a drive',
        steps: [
          'Let the exhaust cool for an hour, chock the wheels and raise the front of the car on axle stands.',
          'Find the small casing with the propshaft flange at the side of the gearbox, close to the exhaust.',
          'Look for wet, dark oil at its seals, at its vent and on the exhaust, and smell it.',
        ],
        tool: 'Torch and axle stands',
        minutes: 25,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It is wet with thick, black oil that smells burnt',
            means: 'The unit is losing its oil, and what is left has overheated.',
            effect: 'supports',
          },
          {
            finding: 'The casing and vent are dry',
            means: 'A leaking unit is unlikely, though worn bearings remain possible.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the oil of the power transfer unit',
        steps: [
          'With the unit lukewarm and the car level on axle stands, undo the filler plug.',
          'Draw a little oil out with a syringe, and look for paste and glitter on white paper.',
        ],
        tool: 'Plug key, syringe and axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'There is black paste, metal glitter, or hardly any oil',
            means: 'The gears and bearings have run hot or dry.',
            effect: 'confirms',
          },
          {
            finding: 'Clean oil stands up to the plug',
            means:
              'The unit is healthy. Look at the wheel bearings, the driveshafts and the rear coupling.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the power transfer unit or its oil and seals',
      overview:
        'A unit that only seeps gets new seals and oil. One that whines or sheds metal is exchanged complete, because its gears and bearings are set with shims. All four tyres must match, or the new unit overheats too.',
      minutes: [90, 480],
      tools: [
        'Jack, four axle stands and chocks',
        'Transmission jack',
        'Paint marker',
        'Plug key, oil pump and drain tray',
        'Torque wrench',
        'Seal driver',
        'Hub nut socket and breaker bar',
        'Ball-joint separator',
      ],
      steps: [
        'Compare the tread depth and size of all four tyres, and put any difference right first.',
        'Let the exhaust cool. Chock the wheels, set the parking brake and slacken the hub nut on the side of the unit. Then raise the car level on four axle stands.',
        'Mark the propshaft at its flange, unbolt it and tie it up so that it does not hang on its joints.',
        'Remove the wheel and the driveshaft on that side, and any part of the exhaust or heat shield that is in the way.',
        'Support the unit with a transmission jack, undo its bolts and draw it straight off the gearbox.',
        'Renew the seal and the O-ring between the two. Look at the splines of both: if they are rounded, more parts must be replaced.',
        'Fit the repaired or exchange unit and tighten its bolts to the stated torque. Fill it with the exact gear oil to the lip of the filler hole.',
        'Refit the driveshaft, the shields and the propshaft to its marks, and top up the oil that the gearbox lost. Tighten a new hub nut while a helper holds the brake, in the order given in the manual.',
        'Refit the wheel, lower the car and torque the wheel nuts. Drive ten miles with some turns on full lock: there must be no whine, no binding and no smoke. Look for leaks, and note the mileage for the next oil change.',
      ],
      safety: [
        'Support the car on four axle stands on level ground: the unit is heavy and you lie under it.',
        'With the propshaft off, only the parking brake and the chocks hold the car.',
        'The exhaust beside the unit can burn you. Let it cool for an hour before you reach in.',
      ],
      stopIf:
        'Stop if the splines between the gearbox and the unit are rounded, or if the unit locked while driving: the gearbox may be damaged as well.',
    },
    parts: [
      { name: 'Gear oil and seals', usd: [30, 120] },
      { name: 'Exchange power transfer unit', usd: [350, 1600], ifNeeded: true },
      { name: 'Hub nut', usd: [5, 15] },
    ],
    labourHours: [1.2, 6.5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
