import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Places where engine oil gets out. */
export const oilLeakFaults = {
  'rocker-cover-gasket-leak': {
    name: 'Leaking rocker cover gasket',
    workshopName: 'Valve cover gasket leaking',
    summary:
      'The gasket under the rocker (valve) cover has hardened. Oil runs down the engine on to the exhaust, where it smokes and smells, most noticeably when you stop after a drive.',
    prior: 5,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 7, factor: 1.7, source: 'rubber hardens with heat' },
      { maxAgeYears: 3, factor: 0.3, source: 'rubber hardens with heat' },
      {
        makes: ['BMW', 'Mini'],
        factor: 1.7,
        source: 'cover and gasket leaks widely reported by owners',
      },
    ],
    symptoms: {
      'burning-oil-smell': 0.6,
      'oil-leak': 0.6,
      'uses-oil': 0.25,
      misfire: 0.12,
      'vacuum-hiss': 0.06,
      'smoke-cabin': 0.05,
      'check-engine-light': 0.1,
      fire: 0.02,
    },
    against: ['blue-smoke'],
    conditions: { 'warm-engine': 0.4, 'at-idle': 0.25, 'gradual-onset': 0.45 },
    codes: { P030x: 0.06, P0171: 0.04 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Keep the oil topped up. If oil drips on a hot exhaust and smokes, have it repaired soon, since it can catch fire.',
    },
    patterns: [
      'The rear edge leaks first on tilted engines and drips on to the exhaust unseen.',
      'Plastic covers warp and crack, so that a gasket alone does not help.',
    ],
    shown: {
      workshopName: 'Rocker cover gasket leaking',
      summary:
        'The gasket under the rocker cover has hardened. Oil runs down the engine on to the exhaust, where it smokes and smells, most noticeably when you stop after a drive.',
      patterns: [
        'On tilted engines the rear edge leaks first and drips on to the exhaust unseen.',
        'Plastic covers warp and crack, and a new gasket by itself does not then help.',
      ],
    },
    checks: [
      {
        title: 'Look along the rocker cover edge with a torch',
        steps: [
          'Let the engine cool. Take off the plastic engine cover.',
          'Shine a torch along the seam all round, using a mirror at the back, and look at the exhaust below.',
        ],
        tool: 'Torch and mirror',
        minutes: 10,
        outcomes: [
          {
            finding: 'The seam is wet and dark with runs of oil below it',
            means: 'The gasket is leaking. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The seam is dry and dusty all round',
            means: 'The oil comes from somewhere else.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Clean, drive and look again',
        steps: [
          'With the engine off and cool, spray degreaser on the seam and wipe it dry.',
          'Drive 20 miles, let the engine cool and look for the first fresh trace of oil.',
        ],
        tool: 'Degreaser and rags',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'There is fresh oil at the seam',
            means: 'The rocker cover is the highest leak. Renew its gasket.',
            effect: 'confirms',
          },
          {
            finding: 'There is fresh oil lower down only',
            means: 'Look at the filter housing, the oil pressure sensor or the turbo oil line.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rocker cover gasket',
      overview:
        'The new gasket needs clean faces, a straight cover and even tightening. Tube seals and grommets come with the set. Check the breather, because pressure in the crankcase blows out a new gasket too.',
      minutes: [60, 300],
      tools: [
        'Socket and Torx set',
        'Small torque wrench',
        'Plastic scraper',
        'Brake cleaner',
        'Sealant named by the manufacturer',
        'Rags',
        'Torch',
      ],
      steps: [
        'Let the engine cool and disconnect the battery. Remove and label the trim, coils and plugs that are in the way. Leave high-pressure injector pipes closed.',
        'Clean round the cover before it comes off. Move the wiring loom and the breather hose aside gently, since old clips break.',
        'Loosen the bolts from the outside to the middle, one turn at a time. Free the cover with a plastic wedge at its lugs.',
        'Cover the camshafts with a clean cloth. Clean the face of the head with a plastic scraper and wipe it free of oil.',
        'Lay the cover on a flat surface: replace it if it is warped or cracked.',
        'Press the gasket into its groove and fit the tube seals and grommets. Put a small dab of sealant where the cam caps and the timing cover meet the head.',
        'Lower the cover straight down and start all bolts by hand. Tighten them in order in two stages to the torque in the manual, which is low.',
        'Refit the rest, clean the oil off the exhaust shield and let the sealant cure. Reconnect the battery, start the engine and look along the seam. After 100 miles, check with a torch that it is dry and that nothing smells.',
      ],
      safety: [
        'Oil left on the exhaust smokes or burns at the first start: clean it off and have an extinguisher near.',
        'Never undo a high-pressure fuel line without relieving its pressure.',
      ],
      stopIf:
        'Stop if a bolt thread pulls out of the head or high-pressure fuel lines have to be opened.',
    },
    parts: [
      { name: 'Rocker cover gasket set', usd: [20, 90] },
      { name: 'Rocker cover', usd: [60, 450], ifNeeded: true },
    ],
    labourHours: [0.8, 4],
    diy: 'moderate',
  },
  'rear-main-seal-leak': {
    name: 'Leaking rear crankshaft seal',
    workshopName: 'Rear main seal leaking',
    summary:
      'The seal where the crankshaft leaves the engine towards the gearbox is worn. Oil drips from the joint between engine and gearbox and, with a manual gearbox, may reach the clutch.',
    prior: 1.7,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minMiles: 90_000, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'oil-leak': 0.8,
      'uses-oil': 0.3,
      'burning-oil-smell': 0.15,
      'gearbox-leak': 0.15,
      'clutch-slips': 0.14,
      'oil-level-light': 0.12,
      'clutch-judder': 0.06,
    },
    against: ['blue-smoke', 'coolant-leak'],
    conditions: { 'after-standing': 0.25, 'gradual-onset': 0.4 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'You can live with a slow drip if you check the level weekly. A fast leak or a slipping clutch must be repaired soon.',
    },
    patterns: [
      'Drips sit under the joint of engine and gearbox while the front of the sump is dry.',
      'A blocked breather pushes oil past a seal that is still good.',
    ],
    shown: {
      patterns: [
        'The drips hang under the joint of engine and gearbox while the front of the sump is dry.',
        'A blocked breather pushes oil past a seal that is still good.',
      ],
    },
    checks: [
      {
        title: 'Find the wet place at the gearbox joint',
        steps: [
          'Let the engine cool. Put the car on ramps or stands and chock the wheels. Wipe the area clean.',
          'Look from above down the back of the engine: a leaking rocker cover or oil sensor wets the same place.',
          'Look again after a day of normal use.',
        ],
        tool: 'Torch, ramps and wheel chocks',
        minutes: 30,
        days: 1,
        outcomes: [
          {
            finding: 'Oil comes only from the slot of the bell housing; it is dry above',
            means: 'The rear crankshaft seal is leaking.',
            effect: 'supports',
          },
          {
            finding: 'Oil runs down from above',
            means: 'A leak higher up wets the same place. Repair that first, then look again.',
            effect: 'weakens',
          },
          {
            finding: 'The fluid is red or smells sharp',
            means: 'It is gearbox fluid, so a gearbox seal is leaking.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Use dye and an ultraviolet torch',
        steps: [
          'Add leak dye to the oil and drive for an hour.',
          'Let the exhaust cool and put the car on ramps with the wheels chocked. Shine the UV torch from below and through the inspection hole.',
        ],
        tool: 'UV leak kit',
        minutes: 90,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The dye glows in the bell housing and not above it',
            means: 'Nothing above it leaks, so the oil comes past the crankshaft seal.',
            effect: 'confirms',
          },
          {
            finding: 'The dye glows somewhere else',
            means: 'The leak is where the dye glows highest up.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear main seal',
      overview:
        'The seal itself is cheap, but the gearbox has to come off to reach it. Renew the clutch, or the front seal of an automatic gearbox, in the same job. Check the breather before you blame the seal.',
      minutes: [360, 900],
      tools: [
        'Gearbox jack',
        'Engine support bar',
        'Seal driver and protective sleeve',
        'Torque and angle wrench',
        'Jack and four axle stands',
        'Wheel chocks, drain tray, socket set',
      ],
      steps: [
        'Confirm the source with dye, and replace a faulty PCV (crankcase breather) valve. Some leaks then stop.',
        'Disconnect the battery and put the car level on four stands. Take off the exhaust, the driveshafts and the gear linkage, and support the engine from above.',
        'Support the gearbox on its jack and undo its bolts. Draw it straight back, so that its weight never hangs on the input shaft.',
        'Mark the position of the clutch and flywheel, or of the flexplate, and remove them. Wipe clutch dust off with a wet cloth and never blow it: on old cars it may contain asbestos.',
        'Measure how deep the old seal sits. Pull it out without touching the surface of the crankshaft.',
        'Look at the shaft: if a groove is worn in it, fit a repair sleeve or set the seal at a slightly different depth.',
        'Fit the new seal with the sleeve and the driver. Fit a PTFE seal dry, and leave it for the hours that its instructions state before the first start.',
        'Fit new flywheel bolts to the torque and angle in the manual and refit the clutch, the gearbox and all you took off. Refill the gearbox, lower the car and reconnect the battery. Look for leaks after 100 miles.',
      ],
      safety: [
        'A gearbox is heavy. Use a proper gearbox jack and a helper, and never lie under it.',
        'Put the stands on firm ground, and never rely on a jack.',
      ],
      stopIf:
        'Stop if the crankshaft moves in and out by hand: worn thrust bearings ruin every new seal.',
    },
    parts: [
      { name: 'Rear main seal and bolts', usd: [25, 130] },
      { name: 'Clutch kit or gearbox front seal', usd: [20, 400], ifNeeded: true },
    ],
    labourHours: [5, 11],
    diy: 'workshop',
  },
  'timing-cover-front-seal-leak': {
    name: 'Oil leak at the timing cover or front crank seal',
    workshopName: 'Front crankshaft seal or timing cover gasket leaking',
    summary:
      'Oil seeps past the front crankshaft seal or the timing cover. The belt side of the engine gets wet, the drive belt slips and squeals, and oil is flung round by the pulley.',
    prior: 1.7,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 8, factor: 1.5, source: 'seals harden with age' }],
    symptoms: {
      'oil-leak': 0.75,
      'burning-oil-smell': 0.25,
      'belt-squeal': 0.2,
      'uses-oil': 0.2,
      'drive-belt-off': 0.06,
      'coolant-leak': 0.06,
    },
    conditions: { 'gradual-onset': 0.4 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Oil destroys a timing belt or drive belt. Watch the level and have the leak repaired soon.',
    },
    patterns: [
      'A line of oil spray in the plane of the crank pulley marks the front seal.',
      'On chain engines the corners where cover, head and sump meet leak first.',
    ],
    shown: {
      summary:
        'Oil seeps past the front crankshaft seal or the timing cover. The belt side of the engine gets wet, the drive belt slips and squeals, and the pulley flings oil about.',
      patterns: [
        'A line of oil spray level with the crankshaft pulley points to the front seal.',
        'On chain engines the corners where the cover, head and sump meet leak first.',
      ],
    },
    checks: [
      {
        title: 'Look for oil round the crank pulley',
        steps: [
          'Work with the engine off and cold.',
          'Remove the flap in the wheel arch liner. Shine a torch behind the crankshaft pulley and along the edges of the timing cover. Refit the flap.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'It is wet behind the pulley, with oil spray level with it',
            means: 'The front crankshaft seal is leaking and the pulley flings the oil about.',
            effect: 'confirms',
          },
          {
            finding: 'It is wet along a seam of the timing cover',
            means: 'The joint of the timing cover is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry here but wet above',
            means: 'The oil runs down from the rocker cover.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Degrease the front of the engine and recheck',
        steps: [
          'With the engine off and cool, spray on degreaser and wipe it dry. Dust the area with talcum powder or foot powder spray.',
          'Drive 20 miles, switch off and look for the first dark line in the powder.',
        ],
        tool: 'Degreaser and powder spray',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The first trace is at the seal or the timing cover',
            means: 'The leak begins at that seal or joint.',
            effect: 'confirms',
          },
          {
            finding: 'The first trace is higher up',
            means: 'Look at the rocker cover or the camshaft seals.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Reseal the timing cover and front crank seal',
      overview:
        'The front seal is changed with the pulley off. A leaking cover is a bigger job with the sump joint, mounts and sealant, and on belt engines it is combined with a new timing belt.',
      minutes: [90, 600],
      tools: [
        'Pulley holder and puller',
        'Seal puller and driver',
        'Engine support',
        'Jack and axle stands',
        'Wheel chocks',
        'Torque and angle wrench',
        'Drain pan',
        'Timing locking tools',
        'Plastic scraper',
        'Engine oil and socket set',
      ],
      steps: [
        'Disconnect the battery and chock the wheels. Raise the corner on to a stand and remove the wheel, the liner and the drive belt.',
        'If the pulley is not keyed to the crankshaft, lock the timing first. Hold the crankshaft with the pulley tool, undo the bolt and pull the pulley off.',
        'To change only the seal, note its depth and lever it out without scratching the shaft. Oil the lip of the new seal unless it is PTFE, and press it in squarely.',
        'Look at the hub of the pulley. If a groove is worn in it, fit a sleeve or a new pulley.',
        'To reseal the cover, drain the oil and support the engine. Take off the mount, the rocker cover and the front sump bolts, then the timing cover.',
        'Remove the old sealant with plastic tools and degrease both faces. Lay one even bead with a little more at the corners, and fit the cover within the time stated on the sealant.',
        'Refit what came off with the cover, then the pulley with a new bolt, tightened to torque and angle, and fit a new drive belt if the old one is oily. Check that the crankcase breather is clear.',
        'Refit the liner and the wheel, tighten its nuts to the stated torque with the car on the ground, and again after 50 miles. Wait for the sealant to cure, fill the engine with oil, reconnect the battery and start the engine. After 50 miles the seal, belt and pulley must be dry.',
      ],
      safety: [
        'Put a firm axle stand under the car and a separate support under the engine.',
        'Disconnect the battery before you put your hands near the pulleys.',
      ],
      stopIf: 'Stop if the timing belt is soaked with oil or the nose of the crankshaft is scored.',
    },
    parts: [
      { name: 'Front seal, cover gasket or sealant', usd: [15, 120] },
      { name: 'Drive belt, pulley bolt and oil', usd: [65, 160] },
    ],
    labourHours: [1.2, 8],
    diy: 'hard',
  },
  'sump-drain-plug-leak': {
    name: 'Oil leak at sump or drain plug',
    workshopName: 'Sump gasket, drain plug or pan leaking',
    summary:
      'Oil leaks from the sump joint, from a drain plug with a damaged thread or washer, or through a rusted or dented pan. Drips fall straight below the engine.',
    prior: 2.1,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 8, factor: 1.5, source: 'rust and hardened gaskets' }],
    symptoms: {
      'oil-leak': 0.8,
      'oil-level-light': 0.2,
      'uses-oil': 0.2,
      'oil-pressure-light': 0.12,
      'burning-oil-smell': 0.08,
    },
    conditions: { 'after-repair': 0.55, 'after-impact': 0.12, 'after-standing': 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Check the level before every drive. If a loose plug falls out, the engine loses all its oil within a minute or two, so have it checked today.',
    },
    patterns: [
      'Leaks that begin after an oil change come from the plug, its washer or a doubled filter seal.',
      'Steel pans rust through at the lower edge in salty regions.',
    ],
    shown: {
      workshopName: 'Sump, sump gasket or drain plug leaking',
      summary:
        'Oil leaks from the joint of the sump, from a drain plug with a damaged thread or washer, or through a rusted or dented sump. The drips fall straight below the engine.',
      patterns: [
        'A leak that begins after an oil change comes from the plug, its washer or a doubled filter seal.',
        'Steel sumps rust through at the lower edge where roads are salted.',
      ],
    },
    checks: [
      {
        title: 'Look at plug and filter after the last oil change',
        steps: [
          'Let the engine cool. Put the car on ramps, chock the wheels and take the undertray off. Feel by hand whether the plug and the filter are tight.',
          'Wipe them clean, wait an hour and look again.',
        ],
        tool: 'Ramps, wheel chocks, rag and torch',
        minutes: 25,
        outcomes: [
          {
            finding: 'A drop hangs on the plug, or the filter seal is squeezed out',
            means: 'The leak is there. Renew the washer, the plug or the filter.',
            effect: 'confirms',
          },
          {
            finding: 'Plug and filter are dry but the sump seam is wet',
            means: 'The joint of the sump is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'The sump is dry but it is wet above',
            means: 'The oil comes from higher up.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Put cardboard under the engine overnight',
        steps: [
          'Slide cardboard under the engine and mark on it where the wheels are.',
          'In the morning, see where the drops have fallen.',
        ],
        tool: 'Cardboard',
        minutes: 5,
        days: 1,
        outcomes: [
          {
            finding: 'There are drips right below the sump',
            means: 'The leak is low on the engine.',
            effect: 'supports',
          },
          {
            finding: 'There are drips at the gearbox joint, or none',
            means: 'The oil is leaking from another place.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure an oil leak at sump or drain plug',
      overview:
        'In most cases a new washer and the right torque are enough. A stripped thread gets an insert, a leaking joint gets new sealant and a rusted sump is replaced.',
      minutes: [30, 300],
      tools: [
        'Ramps, or jack and axle stands',
        'Wheel chocks',
        'Drain pan',
        'Torque wrench',
        'Thread repair kit',
        'Sump sealant and cutter',
        'Filter wrench',
        'Brake cleaner',
        'Socket set',
        'Gloves',
      ],
      steps: [
        'Warm the engine a little and switch it off. Put the car on ramps, chock the wheels and take off the undertray.',
        'Drain the oil into a clean pan so that you can see metal or water in it.',
        'Look at the plug, the washer and the thread, and renew the plug and the washer. Repair a stripped aluminium thread with a proper insert, not with a bigger plug.',
        'Change the filter, and make sure that the old rubber ring has come off with it.',
        'If the joint leaks, undo the sump bolts diagonally, cut the sealant and lower the sump. Clean both faces with plastic tools and brake cleaner.',
        'Straighten the flange of a steel sump on a flat block. Lay an even bead of sealant on the inner side of the bolt holes and tighten the bolts in order.',
        'Tighten the plug to the stated torque and wait for the sealant to cure. Fill with new oil to just below MAX, bring the car down to level ground and read the dipstick.',
        'Run the engine until it is warm and switch off. Wipe the area, look again after a day and refit the undertray.',
      ],
      safety: [
        'Never work under a car that is held up only by a jack.',
        'Warm oil scalds. Wear gloves and let the exhaust cool.',
      ],
      stopIf:
        'Stop if the thread of the plug is torn and you have no insert, or if an aluminium sump is cracked.',
    },
    parts: [
      { name: 'Plug, washer, oil and filter', usd: [45, 110] },
      { name: 'Sump or sump gasket', usd: [20, 250], ifNeeded: true },
    ],
    labourHours: [0.5, 4],
    diy: 'moderate',
  },
  'oil-filter-housing-leak': {
    name: 'Leaking oil filter housing or oil cooler seal',
    workshopName: 'Oil filter housing or oil cooler gasket leaking',
    summary:
      'The housing that carries the oil filter and often the oil cooler leaks at its gaskets or has cracked. Oil, and sometimes coolant, collects in the valley of the engine or drips on belt and floor.',
    prior: 2.1,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Chrysler', 'Dodge', 'Jeep', 'Ram'],
        years: [2011, 2021],
        factor: 3,
        source: 'cracked plastic housing on 3.6 V6 widely reported by owners',
      },
      {
        makes: ['BMW', 'Mini'],
        factor: 2,
        source: 'housing gasket leaks widely reported by owners',
      },
      {
        makes: ['Chevrolet'],
        models: ['Cruze', 'Sonic', 'Trax'],
        factor: 1.5,
        source: 'oil cooler seals widely reported on 1.4 turbo',
      },
    ],
    symptoms: {
      'oil-leak': 0.7,
      'coolant-loss': 0.3,
      'coolant-leak': 0.2,
      'burning-oil-smell': 0.25,
      'oil-in-coolant': 0.1,
      'belt-squeal': 0.1,
      'drive-belt-off': 0.06,
      'uses-oil': 0.2,
      overheating: 0.08,
      'oil-level-full': 0.02,
    },
    conditions: { 'warm-engine': 0.2, 'gradual-onset': 0.35 },
    codes: { P0128: 0.03 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Watch the oil and coolant levels. On some engines the leaking oil throws the drive belt off, which can then be drawn into the front seal.',
    },
    patterns: [
      'On V engines the valley fills and oil runs out at the back, which looks like a rear main seal.',
      'Plastic housings crack after the filter cap has been over-tightened.',
    ],
    shown: {
      summary:
        'The housing that carries the oil filter, and often the oil cooler, leaks at its gaskets or has cracked. Oil, and sometimes coolant, collects in the valley of the engine or drips on the belt and the floor.',
      patterns: [
        'On V engines the valley fills and oil runs out at the back, which looks like a leak at the rear crankshaft seal.',
        'Plastic housings crack after the filter cap has been over-tightened.',
      ],
    },
    checks: [
      {
        title: 'Look round the filter housing with a torch',
        steps: [
          'Let the engine cool and take the engine cover off. Look below and behind the housing, and into the valley of a V engine.',
          'Soak up any liquid with a paper towel and see whether it is oil or coolant.',
        ],
        tool: 'Torch and paper towel',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is a pool of oil or coolant below the housing',
            means: 'Its seals are leaking, or it is cracked.',
            effect: 'confirms',
          },
          {
            finding: 'The housing is dry all round',
            means: 'The housing is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check both levels over a week',
        steps: [
          'On a cold engine, mark the oil and coolant levels.',
          'Drive for a week and compare them under the same conditions.',
        ],
        tool: 'Tape and pen',
        minutes: 10,
        days: 7,
        needs: 'moving',
        outcomes: [
          {
            finding: 'One or both levels fall',
            means: 'The housing probably leaks, at its cooler if both fall.',
            effect: 'supports',
          },
          {
            finding: 'Neither level falls',
            means: 'The leak is tiny or somewhere else.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the oil filter housing gasket',
      overview:
        'The housing unbolts from the block or head once the parts in front of it are off. Clean faces and new seals cure the leak. Replace a cracked plastic housing, ideally with an aluminium one.',
      minutes: [90, 300],
      tools: [
        'Torx and socket set',
        'Torque wrench',
        'Plastic scraper',
        'Wet vacuum cleaner or large syringe',
        'Drip trays',
        'Torch',
      ],
      steps: [
        'Let the engine cool. Drain the coolant to below the level of the housing, and suck the oil out of the filter well.',
        'Disconnect the battery and remove what is in the way: the intake manifold on many V6 engines, the alternator or belt on straight engines. If a fuel rail has to move, relieve its pressure before that. Cover open ports.',
        'Unbolt the housing and catch the oil and the coolant. Nothing may run into the intake ports.',
        'Vacuum the valley dry and clean it, so that a new leak can be seen.',
        'Clean both faces with plastic tools, and check them for cracks and flatness.',
        'Fit new gaskets without grease, which can attack the rubber. Tighten the bolts in order to the low torque in the manual.',
        'Fit a new filter and tighten its cap to the torque printed on it. Fit a new drive belt if the old one was oily, and refit what you removed.',
        'Reconnect the battery. Fill with oil, then fill and bleed the cooling system. Run the engine until it is hot and look for leaks with a torch. Check both levels the next day.',
      ],
      safety: [
        'Open the cooling system only when it is cold: hot coolant sprays out and scalds.',
        'Oil on the exhaust smokes and may burn: clean it off before you start the engine.',
      ],
      stopIf:
        'Stop if coolant and oil have mixed: the cooler or the head gasket must then be tested first.',
    },
    parts: [
      { name: 'Housing gasket set', usd: [15, 70] },
      { name: 'Oil, filter and coolant', usd: [50, 130] },
      { name: 'Oil filter housing with cooler', usd: [80, 450], ifNeeded: true },
    ],
    labourHours: [1.5, 4],
    diy: 'moderate',
  },
  'turbo-oil-line-leak': {
    name: 'Leaking turbo oil line',
    workshopName: 'Turbocharger oil feed or return line leaking',
    summary:
      'The line that brings oil to the turbo, or takes it back, leaks at its seals. Oil drips on the hottest part of the car, so you smell and see smoke from the engine bay.',
    prior: 0.84,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minMiles: 60_000, factor: 1.5, source: 'seals bake beside the turbo' }],
    symptoms: {
      'burning-oil-smell': 0.65,
      'oil-leak': 0.6,
      'uses-oil': 0.3,
      'smoke-cabin': 0.1,
      'oil-pressure-light': 0.08,
      'turbo-whistle': 0.06,
      fire: 0.03,
      'blue-smoke': 0.06,
      'exhaust-smoke': 0.03,
    },
    conditions: { 'warm-engine': 0.45, 'at-high-speed': 0.1, accelerating: 0.12 },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'Oil on a glowing turbo can start a fire, and a broken feed line empties the engine. Have it repaired before you drive.',
    },
    patterns: [
      'Thin smoke rises beside the turbo at traffic lights after a fast drive.',
      'A return line blocked by coked oil makes the turbo itself leak into the intake.',
    ],
    checks: [
      {
        title: 'Look for oil below the turbo',
        steps: [
          'Let the engine cool. Shine a torch on the turbo, on its feed union above and on the return pipe below.',
          'Do not start the engine for this. Find the highest wet spot and see what is above it.',
        ],
        tool: 'Torch and rag',
        minutes: 25,
        outcomes: [
          {
            finding: 'There is fresh oil at a union or pipe',
            means: 'The line is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry here but wet above',
            means: 'Oil is running down from the rocker cover.',
            effect: 'weakens',
          },
          {
            finding: 'Everything is dry',
            means: 'The turbo oil lines are not leaking.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check how fast the oil level falls',
        steps: [
          'Read the dipstick on level ground with the engine cold, and compare it with the last reading that you remember.',
          'Do not run the engine for this. Look below the car and inside the undertray for oil that has run down.',
          'Top up to the upper mark only after the leak has been repaired.',
        ],
        tool: 'Dipstick',
        minutes: 30,
        outcomes: [
          {
            finding: 'It is near the lower mark, and there is oil below the car',
            means: 'The leak is serious and would soon empty the engine on the road.',
            effect: 'supports',
          },
          {
            finding: 'The level is where it was and the floor is dry',
            means: 'At most the line is weeping.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the turbo oil feed and return lines',
      overview:
        'A feed line with carbon inside must be replaced, not cleaned, because it starves the bearing of oil.',
      minutes: [90, 300],
      tools: [
        'Flare-nut and ring spanners',
        'Penetrating oil',
        'Oil syringe and drain tray',
        'Jack and axle stands',
        'Wheel chocks',
        'Brake cleaner',
        'Torch',
        'Torque wrench',
        'Fire extinguisher',
      ],
      steps: [
        'Let the engine cool for hours. If the return line is reached from below, chock the wheels and raise the car on to stands. Remove the heat shields.',
        'Soak the union bolts with penetrating oil. Hold the fixed half of each union with a second spanner so that the pipes do not twist.',
        'Remove the feed line and look through it with a torch. Renew it with its screen if there is any carbon inside.',
        'Remove the return line and clean both flanges. Look up into the drain of the turbo for sludge.',
        'Fit new washers and gaskets dry. Liquid sealant would break off and block the drain.',
        'Squirt clean oil into the turbo before you connect the feed line.',
        'Tighten the unions to the torque in the vehicle manual. Route the lines clear of the exhaust and refit the heat sleeves and shields.',
        'Clean all the old oil away, change the oil and filter and lower the car. With the fuel and spark disabled, crank until the oil light goes out. Enable them, start, idle for five minutes and inspect. After 50 hot miles, check that the lines are dry, nothing smokes and the level is unchanged.',
      ],
      safety: [
        'Have a fire extinguisher at hand for the first start: old oil will smoke.',
        'Never work on a hot turbo: it burns your skin.',
        'Never lie under a car that is held up only by a jack: use axle stands.',
      ],
      stopIf: 'Stop if a union shears off in the turbo or the block.',
    },
    parts: [
      { name: 'Feed and return lines with seals', usd: [35, 180] },
      { name: 'Oil and filter', usd: [40, 100] },
    ],
    labourHours: [1, 3.5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
