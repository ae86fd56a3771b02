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
        'A steady whine can be driven for a time with clean oil at the right level. Stop when it rumbles, clunks or gets hot, as the axle can lock.',
    },
    patterns: [
      'Whine on the pull but silent on the coast, or the reverse, is gears. A rumble in both is bearings.',
      'It often follows a pinion seal leak that emptied the axle unseen.',
    ],
    checks: [
      {
        title: 'Listen under power, cruise and coast',
        steps: [
          'On a smooth road hold 40-60 mph, then accelerate gently, then lift off, each for ten seconds.',
          'Swerve gently in the lane at the same speed and then compare the same road on another surface.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Note changes with pull and coast but not with swerving or surface',
            means: 'The differential is the source.',
            effect: 'supports',
          },
          {
            finding: 'Changes when swerving, or with the road surface',
            means: 'A wheel bearing or tyres are the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check level and look at the oil',
        steps: [
          'Raise the car level on stands and open the filler plug of the axle, then look at the level with a bent wire.',
          'Take a little oil out with a syringe and look at it in sunlight.',
        ],
        tool: 'Plug key, axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'Level low and oil grey with metal glitter',
            means: 'Gears or bearings are wearing.',
            effect: 'confirms',
          },
          {
            finding: 'Full of clean oil',
            means: 'The noise probably comes from elsewhere.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew differential oil and have worn bearings rebuilt',
      overview:
        'An oil change and leak repair come first, and stop early wear. Worn bearings mean a rebuild with shims and gear pattern, or an exchange axle. A gear set that already whines keeps its whine, even with new bearings.',
      minutes: [60, 480],
      tools: ['Jack and axle stands', 'Plug key', 'Drain tray', 'Oil pump', 'Torque wrench'],
      steps: [
        'Rule out tyres and wheel bearings, since both are cheaper and more common.',
        'Raise the car level on four stands and open the filler plug first.',
        'Drain warm oil through a cloth, or suck it out where there is no drain plug. Look for slivers and teeth.',
        'Renew the cover gasket or sealant where it has a cover, and clean the magnet.',
        'Refill with the exact oil, with limited-slip additive where the axle has clutches, until it stands at the lip.',
        'Drive 200 miles and compare the noise with a recording made before.',
        'For a rebuild the workshop measures backlash and preload, renews all bearings, seals and the crush sleeve and sets pattern and backlash with shims.',
        'Ask for the measured backlash and a picture of the tooth pattern.',
        'Run the rebuilt axle in: 20 minutes moderate driving, cool down, no towing for 500 miles, then change the oil. It must be quiet pulling and coasting, and the seals dry.',
      ],
      safety: [
        'Use axle stands on level ground. Raise both axles to get the right level.',
        'Axle oil is hot after a drive and its smell clings. Wear gloves.',
      ],
      stopIf:
        'Stop at the oil change if slivers come out. Setting a gear set needs dial gauges and shims.',
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
        'It is a nuisance and not a danger. Have the oil changed soon, as the chatter wears the plates.',
    },
    patterns: [
      'Groan or chatter from the rear on the first tight turns after a run, such as in a car park.',
      'It often begins right after an oil change without the additive.',
    ],
    checks: [
      {
        title: 'Figure of eight at walking pace',
        steps: [
          'In an empty car park, warm the axle by driving some miles first.',
          'Drive slow figures of eight on full lock with light throttle and then coasting.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Chatter or hop from the rear axle in both directions',
            means: 'The limited-slip plates stick and slip.',
            effect: 'supports',
          },
          {
            finding: 'Clicks from one front wheel',
            means: 'An outer CV joint is the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: "Repeat after adding the maker's modifier",
        steps: [
          'With the car level on axle stands, open the filler plug and add the stated amount of friction modifier.',
          'Drive twenty slow figures of eight and judge again.',
        ],
        tool: 'Small bottle and hose',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Chatter much less or gone',
            means: 'Oil friction was the cause.',
            effect: 'confirms',
          },
          {
            finding: 'No change at all',
            means: 'The oil is not to blame. Worn plates, bearings or the transfer case remain.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Change limited-slip axle oil and add friction modifier',
      overview:
        'The plates carry away old oil only when they are worked. That is why the figures of eight belong to the job. Too much modifier makes the differential slip, so add it in small doses.',
      minutes: [60, 120],
      tools: [
        'Jack and axle stands',
        'Plug key or cover sockets',
        'Drain tray',
        'Oil pump',
        'Friction modifier',
      ],
      steps: [
        'Make sure from the axle tag or build sheet that the car has a clutch-type limited slip.',
        'Drive ten miles to warm the oil, then raise the car level on four stands.',
        'Open the filler plug, then the drain plug or the cover. Look for plate dust and chips.',
        'Clean the cover flange, fit a new gasket and tighten to the stated torque.',
        'Pour the modifier in first in the amount stated by the manufacturer, and fill up with the named oil to the lip.',
        'Drive twenty slow figures of eight each way so that the plates take up the new oil.',
        'If a little chatter remains after 100 miles, add a quarter dose and repeat.',
        'Tight turns must be quiet with warm oil. Check that traction is still there: on a loose surface both wheels should pull.',
      ],
      safety: [
        'Use four axle stands on level ground.',
        'Never run a limited-slip axle in gear with only one wheel raised. The wheel on the ground drives the car off the jack.',
      ],
      stopIf:
        'Stop if chips come out or chatter stays after the second dose: the plates need a rebuild.',
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
        'Check the oil level before driving far. If oil reaches a brake, do not drive until it is cleaned and the linings are replaced.',
    },
    patterns: [
      'Oil thrown in a ring on the floor above the pinion, or streaks on the inside of a rear tyre.',
      'A blocked axle breather pumps oil past good seals, so it is cleaned first.',
    ],
    checks: [
      {
        title: 'Find the wet seal',
        steps: [
          'Park on level ground, chock the wheels and look with a torch at the propshaft flange and at the inside of both rear wheels.',
          'If no oil has reached a brake, wipe it dry, drive ten miles and look again. Gear oil is thick and smells of sulphur.',
        ],
        tool: 'Torch and paper',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          { finding: 'Fresh gear oil at one seal', means: 'That seal leaks.', effect: 'confirms' },
          {
            finding: 'Clear thin fluid at a wheel',
            means: 'It is brake fluid, and the car must not be driven.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Test the breather and bearing play',
        steps: [
          'Find the breather hose or cap on top of the axle and blow through it.',
          'With the wheel raised on stands, rock it and pull it in and out.',
        ],
        tool: 'None, axle stands',
        minutes: 20,
        outcomes: [
          {
            finding: 'Breather free, play at wheel or flange',
            means: 'Worn bearing and seal go together.',
            effect: 'supports',
          },
          {
            finding: 'Breather blocked',
            means: 'Clean it and watch before renewing seals.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew a leaking axle or pinion oil seal',
      overview:
        'An axle-shaft seal needs the shaft drawn. A pinion seal needs its flange off, and the nut goes back to exactly the old preload. Mark before you undo. Cure the breather first.',
      minutes: [60, 180],
      tools: [
        'Jack and axle stands',
        'Seal puller and driver',
        'Paint marker',
        'Torque wrench and inch-pound gauge',
        'Breaker bar',
        'Brake cleaner',
        'Drain tray and oil pump',
      ],
      steps: [
        'Clean the breather and check the oil level. Decide which seal it is.',
        'For an axle shaft: raise and support, remove wheel and brake, undo the retainer or the C-clip inside the cover and draw the shaft.',
        'For the pinion: mark propshaft, flange, nut and thread with paint, measure the turning drag and count the threads.',
        'Hold the flange with a bar and undo the nut, draw the flange and look at its running face for a groove.',
        'Prise the seal out, clean the bore and drive the new one in square with its lip oiled.',
        'Refit shaft or flange. Tighten the pinion nut in small steps to the mark and the measured drag, never beyond it.',
        'Renew soaked brake shoes or pads on both sides and clean drum or disc. Pump the brake pedal until it is hard.',
        'Fill with the right oil to the lip and refit the wheel to the stated torque. Seal and brake must be dry after 50 miles, and the axle must not whine.',
      ],
      safety: [
        'Put axle stands on firm ground, never the jack by itself: you pull hard on the car.',
        'Chock the wheels before the propshaft or an axle shaft is removed: Park no longer holds.',
        'Oil-soaked brake linings cannot be cleaned. Replace them on both sides.',
      ],
      stopIf:
        'Stop if there is bearing play or you cannot measure the pinion preload, as a wrong preload ruins the axle.',
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
        'Use two-wheel drive if you can and avoid hard acceleration. A chain that breaks can hole the casing or lock the shafts.',
    },
    patterns: [
      'A ratcheting bang under power in four-wheel drive, as the chain skips a tooth.',
      'Odd tyre sizes on an all-wheel-drive car overload chain and clutch.',
      'On clutch types it jerks or stutters between 20 and 45 mph on a light throttle, like a misfire or a slipping gearbox, and is worst in a turn.',
    ],
    checks: [
      {
        title: 'Feel for jerks on a light throttle and in a turn',
        steps: [
          'On a quiet road hold a light, steady throttle from 20 to 45 mph and feel for short jerks or a stutter.',
          'In an empty car park pull away gently on full lock to each side.',
          'Read the engine for misfire codes afterwards.',
        ],
        tool: 'OBD-II reader',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Jerks or bangs on light throttle and in turns, and no misfire code',
            means: 'The clutch of the transfer case grabs and slips.',
            effect: 'supports',
          },
          {
            finding: 'Misfire codes, or it stutters in neutral as well',
            means: 'The engine is the cause and not the transfer case.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare two-wheel and four-wheel drive',
        steps: [
          'On a loose, straight track accelerate gently in two-wheel and then in four-wheel drive.',
          'Listen below the middle of the car.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Bang or grind in four-wheel drive only',
            means: 'The chain or front drive in the transfer case is worn.',
            effect: 'supports',
          },
          {
            finding: 'Noise in both the same',
            means: 'Propshafts, axles or gearbox are more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the transfer case oil',
        steps: [
          'With the car level on stands open the filler, then the drain plug.',
          'Look for slivers and for aluminium paste from a chain rubbing on the case.',
        ],
        tool: 'Plug key, axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'Aluminium glitter or links',
            means: 'The chain has been rubbing the casing.',
            effect: 'confirms',
          },
          {
            finding: 'Clean oil at level',
            means: 'The inside is less suspect, so look at the actuator.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the transfer case chain renewed or the unit exchanged',
      overview:
        'The transfer case is removed, split and fitted with chain, sprockets and bearings, or exchanged. The casing is checked for wear at the pump and the chain. Matching tyres on all wheels protect the new one.',
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
        'Measure all four tyres. Differences above the manufacturer’s limit, often about 2-3 mm, are put right now.',
        'Change the oil and judge what comes out. Drive in two-wheel drive until the repair.',
        'The workshop marks and removes both propshafts, unplugs the actuator and supports the gearbox.',
        'The case is lowered with a transmission jack and split on the bench.',
        'Chain slack is measured, and sprockets, bearings, pump, fork pads and casing are inspected.',
        'Worn parts or the complete unit are replaced. The right fluid is filled, which differs from gearbox oil on many cars.',
        'The actuator is fitted in the same position and learnt with the scan tool.',
        'Check: engage and release on gravel ten times, hard pull without bang, no leaks after a week.',
      ],
      safety: [
        'With propshafts off, the parking brake and chocks are all that hold the car.',
        'The case weighs 30-60 kg. Do not lower it by hand.',
      ],
      stopIf:
        'Stop driving when it bangs in two-wheel drive as well, and hand it to a drivetrain workshop.',
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
        'In two-wheel drive it can be used normally. If it hangs between ranges the car may be in neutral, and then Park does not hold, so use the parking brake.',
    },
    patterns: [
      'The switch lamp flashes and nothing is heard from under the car.',
      'Seldom-used systems seize, so makers ask for a change of range every month.',
    ],
    checks: [
      {
        title: 'Listen for the motor at the switch',
        steps: [
          'Follow the manual: stopped, with the ignition on, the gearbox in Neutral, your foot on the brake and the parking brake on.',
          'Turn the switch from 2 to 4 and back while a helper listens beside the car.',
        ],
        tool: 'Helper',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'No whirr, or a short click and then a flashing light',
            means: 'Motor, encoder or supply is faulty.',
            effect: 'supports',
          },
          {
            finding: 'Whirr each time and the light goes steady, but no drive at the front',
            means: 'The front axle disconnect or the chain is to blame.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure supply at the actuator plug',
        steps: [
          'Chock the wheels and set the parking brake. Look up the fuse and relay of the 4WD system and check them.',
          'With the plug off at the actuator, watch for voltage on the motor pins as the switch is turned.',
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
            finding: 'No voltage',
            means: 'Look at the switch, fuse, control module or wiring.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the transfer case shift motor',
      overview:
        'The motor bolts to the outside of the case with three or four bolts. The key point is that motor and case are in the same range when they join. A relearn may be needed.',
      minutes: [60, 120],
      tools: [
        'Jack and axle stands',
        'Sockets',
        'Multimeter',
        'OBD-II reader',
        'Small spanner for the shift shaft',
        'Torque wrench',
      ],
      steps: [
        'Check fuse, relay and switch before buying the motor.',
        'Park level, set the parking brake and chock the wheels, because the case may pass through neutral.',
        'Raise the car on stands and remove any skid plate.',
        'Unplug the actuator, look for water in the plug, and undo the bolts. Tap it off its dowel.',
        'Turn the shaft of the case by hand through its ranges. It must move with firm clicks. A seized shaft is freed first.',
        'Bring shaft and new motor to the same position, as the parts note says, usually 2H or 4H.',
        'Join them without force, tighten the bolts to the stated torque and plug in. Route the loom clear of the exhaust.',
        'Run the learning routine, or switch slowly through all ranges twice, and clear the codes.',
        'Prove each range on a loose surface, and see that Park holds in 2H and 4H.',
      ],
      safety: [
        'If the transfer case stands in neutral, the car rolls even in Park. Parking brake and chocks come first.',
        'Keep fingers out of the coupling when a battery is connected.',
      ],
      stopIf: 'Stop if the shaft of the case cannot be turned: the fork or chain inside is stuck.',
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
        'It drives in two-wheel drive. Take care on slippery roads, and see to it soon if it binds in turns.',
    },
    patterns: [
      'One driven axle spins on a wet ramp while the other does nothing.',
      'Tyres of unequal wear make it work all the time and overheat.',
    ],
    checks: [
      {
        title: 'Look at tyre sizes and tread',
        steps: [
          'Read size and make on all four tyres and measure the tread depth.',
          'Compare front with rear.',
        ],
        tool: 'Tread gauge',
        minutes: 10,
        outcomes: [
          {
            finding: 'Difference of more than 3 mm, or mixed sizes',
            means: 'Put the tyres right first, as they alone can trigger the fault and binding.',
            effect: 'weakens',
          },
          {
            finding: 'All tyres equal',
            means: 'The coupling itself is suspect.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Full-lock circle and gravel start',
        steps: [
          'In an empty place drive a slow circle on full lock and feel for drag.',
          'On loose gravel pull away firmly from rest, and have somebody watch which wheels spin.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'One axle spins alone, or the car drags in the circle',
            means: 'The coupling does not close or does not open.',
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
        'New oil and a cleaned pump strainer cure many couplings. The pump itself unscrews from outside. Only when clutch plates are burnt is the unit replaced.',
      minutes: [60, 150],
      tools: [
        'Jack and axle stands',
        'Plug key',
        'Oil pump',
        'Hex and torx sockets',
        'OBD-II reader with AWD module',
        'Drain tray',
        'Tread gauge',
      ],
      steps: [
        'Match the tyres first and read the codes of the AWD module.',
        "Raise the car level on four stands and open the coupling's filler plug before its drain plug.",
        'Drain the oil and judge it: black and burnt means worn plates.',
        'On pump types remove the pump with its two or three bolts, and wash the strainer, which is often caked solid.',
        'Test the pump motor with 12 V for a second on the bench and replace it if weak.',
        'Refit with new seals and fill with the exact coupling oil, which is not axle oil, to the lip.',
        'Clear the codes, run the bleeding or calibration routine and drive some full-lock circles.',
        'Repeat the gravel start: both axles must pull, and tight turns must be free of binding. Renew the oil at the manufacturer’s interval from now on.',
      ],
      safety: [
        'Never run an all-wheel-drive car in gear with only one axle raised. It can drive off the stands.',
        'Use four axle stands on level ground.',
      ],
      stopIf:
        'Stop if oil is burnt black with flakes, or the module has no communication: the unit needs a specialist.',
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
        'Grinding hubs wear their teeth away within miles. Stay in two-wheel drive and off long trips until it is cured.',
    },
    patterns: [
      'Grinding at a front wheel in two-wheel drive that stops when four-wheel drive is selected is a hub half engaged by lost vacuum.',
      'The transfer case motor is heard and the lamp is on, yet the front wheels do not pull.',
    ],
    checks: [
      {
        title: 'Select four-wheel drive while it grinds',
        steps: [
          'On a loose, straight, empty road at the speed where it grinds, and below the limit in the manual for changing on the move, select four-wheel high.',
          'Then return to two-wheel drive.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Grinding stops in four-wheel drive and returns in two',
            means: 'A hub or collar is half engaged.',
            effect: 'confirms',
          },
          {
            finding: 'No change',
            means: 'A wheel bearing or brake is the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Test the vacuum at the hub or actuator',
        steps: [
          'With the engine off and the wheels chocked, pull the vacuum hose off at the hub knuckle or axle actuator.',
          'Apply vacuum with a hand pump and watch whether it holds for a minute.',
          'Check with the engine running that vacuum reaches the hose end.',
        ],
        tool: 'Hand vacuum pump',
        minutes: 30,
        needs: 'running',
        outcomes: [
          {
            finding: 'Vacuum falls at once, or none arrives',
            means: 'A seal, hose or solenoid leaks.',
            effect: 'supports',
          },
          {
            finding: 'Holds and arrives',
            means: 'Look at the electric actuator, fork or collar.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the front axle disconnect',
      overview:
        'Work from the cheap to the expensive: hoses and check valve, solenoid, actuator, then hubs and fork. Grinding hubs are renewed in pairs with their knuckle seals.',
      minutes: [60, 210],
      tools: [
        'Hand vacuum pump',
        'Jack and axle stands',
        'Sockets',
        'Circlip pliers',
        'Vacuum hose',
        'Torque wrench',
      ],
      steps: [
        'Trace the vacuum lines from the reservoir to solenoid and hubs. Renew cracked hoses and the check valve.',
        'Shield the solenoid from water, which is often sucked in through its vent.',
        'Raise the front on stands, and turn each front drive shaft by hand in 2WD: it must turn free of the wheel.',
        'Apply vacuum or switch to 4WD and turn again: wheel and shaft must be locked.',
        'Replace the actuator when it does not move its rod, and put sealant or gasket on as found.',
        'With worn hub teeth, remove wheel, caliper and hub unit, and fit new locking hubs and knuckle seals on both sides.',
        'Tighten the wheel bearing and axle nut exactly as stated in the manual.',
        'Refit the wheels, tighten crosswise and prove both modes on gravel.',
      ],
      safety: [
        'Chock the rear wheels and use axle stands. Never crawl below with the engine running.',
        'Hang the caliper on wire and pump the brake pedal before driving.',
      ],
      stopIf: 'Stop if collar or fork teeth in the axle are chipped, as the axle has to be opened.',
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
        'Drive gently and not far. A unit that runs dry can lock or break, and hot oil that leaks onto the exhaust smokes and can burn.',
    },
    patterns: [
      'Whine or growl from the middle of the front axle that follows road speed, with a smell of burnt gear oil after a motorway drive.',
      'The vent or the seal to the transmission leaks first, and the few hundred millilitres inside are soon gone.',
    ],
    checks: [
      {
        title: 'Look and smell beneath the car after a drive',
        steps: [
          'Let the exhaust cool for an hour, then raise the front on stands with the wheels chocked.',
          'Find the small casing with the propshaft flange at the side of the transmission, close to the exhaust.',
          'Look for wet, dark oil at its seals, its vent and on the exhaust, and smell it.',
        ],
        tool: 'Torch, axle stands',
        minutes: 25,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Wet with thick, black oil that smells burnt',
            means: 'The unit loses its oil, and what is left has overheated.',
            effect: 'supports',
          },
          {
            finding: 'Dry casing and vent',
            means: 'A leaking unit is unlikely, though worn bearings remain possible.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Judge its oil',
        steps: [
          'With the car level on stands open the filler plug with the unit lukewarm.',
          'Take a little oil out with a syringe and look for paste and glitter on white paper.',
        ],
        tool: 'Plug key, syringe, axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'Black paste, metal glitter, or hardly any oil',
            means: 'Gears and bearings have run hot or dry.',
            effect: 'confirms',
          },
          {
            finding: 'Clean oil up to the plug',
            means:
              'The unit is healthy: look at wheel bearings, driveshafts and the rear coupling.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the power transfer unit or its oil and seals',
      overview:
        'A unit that only seeps gets new seals and oil. One that whines or sheds metal is exchanged complete, because gears and bearings are set with shims. All four tyres must match, or the new one overheats too.',
      minutes: [90, 480],
      tools: [
        'Jack and four axle stands',
        'Transmission jack',
        'Paint marker',
        'Plug key and oil pump',
        'Torque wrench',
        'Seal driver',
        'Hub nut socket and breaker bar',
        'Ball-joint separator',
      ],
      steps: [
        'Compare tread depth and size of all four tyres, and put them right first.',
        'Let the exhaust cool. Chock the wheels, set the parking brake and slacken the hub nut on that side. Raise the car level on four stands.',
        'Mark the propshaft at its flange, unbolt it and tie it up without letting it hang on its joints.',
        'Remove the driveshaft on that side and the exhaust part or heat shields that are in the way.',
        'Support the unit with a transmission jack, undo its bolts and draw it straight off the transmission.',
        'Renew the seal and O-ring between the two, and look at the splines of both: rounded splines mean more parts.',
        'Fit the repaired or exchange unit, tighten to the stated torque and fill with the exact gear oil to the lip.',
        'Put back driveshaft, shields and propshaft to its marks, and top up what the transmission lost. Tighten a new hub nut with the brake held, in the order in the manual.',
        'Drive ten miles with full-lock turns: no whine, no binding, no smoke. Look for leaks, and note the mileage for the next oil change.',
      ],
      safety: [
        'Four axle stands on level ground: the unit is heavy and you lie under it.',
        'With the propshaft off only parking brake and chocks hold the car.',
        'The exhaust beside the unit burns: let it cool for an hour before you reach in.',
      ],
      stopIf:
        'Stop when the splines between transmission and unit are rounded, or when it locked up while driving: the transmission may be damaged as well.',
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
