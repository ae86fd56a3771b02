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
        'Keep the oil topped up. If oil drips on a hot exhaust and smokes, fix it soon, since it can catch fire.',
    },
    patterns: [
      'The rear edge leaks first on tilted engines and drips on to the exhaust unseen.',
      'Plastic covers warp and crack, so that a gasket alone does not help.',
    ],
    checks: [
      {
        title: 'Shine along the rocker cover edge',
        steps: [
          'Let the engine cool first. Take off the trim cover.',
          'Shine along the seam all round, with a mirror at the back, and at the exhaust below.',
        ],
        tool: 'Torch and mirror',
        minutes: 10,
        outcomes: [
          {
            finding: 'Wet, dark seam with runs below it',
            means: 'The gasket leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Seam dry and dusty all round',
            means: 'The oil comes from elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Clean, drive and look again',
        steps: [
          'Spray degreaser on the seam, wipe it dry.',
          'Drive 20 miles and look for the first fresh trace.',
        ],
        tool: 'Degreaser, rags',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Fresh oil at the seam',
            means: 'This is the highest source.',
            effect: 'confirms',
          },
          {
            finding: 'Fresh oil lower down only',
            means: 'Look at filter housing, sensor or turbo line.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rocker cover gasket',
      overview:
        'Clean faces, a straight cover and even tightening make it tight. Tube seals and grommets come with the set. Check the breather, because pressure in the crankcase blows out a new gasket too.',
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
        'Let the engine cool and disconnect the battery. Remove trim, coils and plugs in the way and label them. High-pressure injector pipes stay closed.',
        'Clean round the cover before it comes off. Move harness and breather aside, since old clips break.',
        'Loosen bolts from the outside in, a turn at a time. Free the cover with a plastic wedge at its lugs.',
        'Cover the camshafts with clean cloth. Scrape the head face with plastic and wipe it free of oil.',
        'Lay the cover on a flat plate: replace it if it is warped or cracked.',
        'Press the gasket into its groove, fit tube seals and grommets and put a small dab of sealant at the cam cap and timing cover joints.',
        'Set it straight down, start all bolts by hand and tighten in order in two stages. The torque is small.',
        'Reconnect the battery. Refit the rest, let sealant cure, clean the oil off the exhaust shield, start and look along the seam. Look again with a torch after 100 miles: it must be dry, and nothing may smell.',
      ],
      safety: [
        'Oil left on the exhaust smokes or burns at the first start: clean it and have an extinguisher near.',
        'Never undo high-pressure fuel lines without relieving the pressure.',
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
        'A slow drip may be lived with if the level is checked weekly. A fast leak or a slipping clutch must be repaired soon.',
    },
    patterns: [
      'Drips sit under the joint of engine and gearbox while the front of the sump is dry.',
      'A blocked breather pushes oil past a seal that is still good.',
    ],
    checks: [
      {
        title: 'Find the wet place at the gearbox joint',
        steps: [
          'Put the car on stands or ramps, and let it cool. Wipe the area clean.',
          'Look from above down the back of the engine: rocker cover and oil sensors leak to the same place.',
          'Look again after a day.',
        ],
        tool: 'Torch, ramps',
        minutes: 30,
        days: 1,
        outcomes: [
          {
            finding: 'Oil only from the slot of the bell housing, dry above',
            means: 'The rear seal leaks.',
            effect: 'supports',
          },
          {
            finding: 'Oil runs down from above',
            means: 'A higher leak wets the same place. Fix that first, then look again.',
            effect: 'weakens',
          },
          {
            finding: 'Red or sharp-smelling fluid',
            means: 'Gearbox fluid, so a gearbox seal.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Use dye and an ultraviolet lamp',
        steps: [
          'Add leak dye to the oil, drive an hour.',
          'Look with the torch from below and through the inspection hole.',
        ],
        tool: 'UV leak kit',
        minutes: 90,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Dye in the bell housing, none above',
            means: 'Nothing above it leaks, so the oil comes past the crank seal.',
            effect: 'confirms',
          },
          {
            finding: 'Dye elsewhere',
            means: 'The leak is where it glows highest.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear main seal',
      overview:
        'The seal itself is cheap, the gearbox has to come off to reach it. Do the clutch, or the gearbox front seal, in the same job. Check the breather before you blame the seal.',
      minutes: [360, 900],
      tools: [
        'Gearbox jack',
        'Engine support bar',
        'Seal driver and protective sleeve',
        'Torque and angle wrench',
        'Axle stands',
        'New flywheel bolts',
      ],
      steps: [
        'Prove the source with dye and replace a faulty PCV valve. Some seals stop then.',
        'Disconnect the battery, put the car level on four stands, take the exhaust, shafts and linkage off, and support the engine from above.',
        'Support the gearbox on its jack, undo the bolts and draw it straight back, so that its weight never hangs on the input shaft.',
        'Remove clutch and flywheel or the flexplate, marking their position. Wipe clutch dust off wet and never blow it: on old cars it may hold asbestos.',
        'Pull the seal without touching the crankshaft surface. Measure how deep it sat.',
        'Look at the shaft: a worn groove asks for a repair sleeve or a slightly different depth.',
        'Fit the new seal with the sleeve and driver. PTFE seals go on dry and are left some hours before the first start.',
        'Reconnect the battery. Fit new flywheel bolts to the torque and angle in the manual, refit the gearbox, fill the fluids, and look for leaks after 100 miles.',
      ],
      safety: [
        'A gearbox is heavy. Use a proper gearbox jack and a helper, and never lie under it.',
        'Put the stands on firm ground, and never rely on the jack.',
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
        'Oil on a timing belt or drive belt destroys it. Watch the level and have it fixed soon.',
    },
    patterns: [
      'A line of oil spray in the plane of the crank pulley marks the front seal.',
      'On chain engines the corners where cover, head and sump meet leak first.',
    ],
    checks: [
      {
        title: 'Look for oil round the crank pulley',
        steps: [
          'Work with the engine off and cold.',
          'Remove the wheel liner flap, shine behind the crank pulley and along the cover edges.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'Wet behind the pulley with spray in its plane',
            means: 'The front crank seal leaks and the pulley flings the oil.',
            effect: 'confirms',
          },
          {
            finding: 'Wet along a cover seam',
            means: 'The joint of the timing cover has let go.',
            effect: 'confirms',
          },
          {
            finding: 'Dry here, wet above',
            means: 'It runs down from the rocker cover.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Degrease the front of the engine and recheck',
        steps: [
          'Spray degreaser, wipe dry, dust with talcum or foot powder spray.',
          'Drive 20 miles and look for the first dark line.',
        ],
        tool: 'Degreaser, powder spray',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'First trace at seal or cover',
            means: 'The leak begins at that seal or joint.',
            effect: 'confirms',
          },
          {
            finding: 'First trace higher up',
            means: 'Look at cam cover or cam seals.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Reseal the timing cover and front crank seal',
      overview:
        'The front seal is changed with the pulley off. A leaking cover is a bigger job with sump joint, mounts and sealant, and on belt engines it is combined with a new timing belt.',
      minutes: [90, 600],
      tools: [
        'Pulley holder and puller',
        'Seal puller and driver',
        'Sealant',
        'Engine support',
        'Jack, axle stands and chocks',
        'Torque and angle wrench',
      ],
      steps: [
        'Disconnect the battery and chock the wheels. Raise the corner on a stand, remove wheel, liner and drive belt.',
        'Lock the crank, undo the pulley bolt with the timing secured where the pulley is not keyed, and pull the pulley.',
        'For the seal alone: note its depth, lever it out without scratching the shaft, oil the new lip unless it is PTFE and press it in squarely.',
        'Look at the pulley hub. A groove there needs a sleeve or a new pulley.',
        'For the cover: support the engine, take off mount, rocker cover and front sump bolts, then the cover.',
        'Remove old sealant with plastic tools, degrease both faces, lay one even bead with extra at the corners and fit within the time stated.',
        'Fit a new pulley bolt to torque and angle, new belt if oily, and check crankcase ventilation.',
        'Reconnect the battery. Refit the wheel and tighten the wheel nuts to the stated torque with the car on the ground, again after 50 miles. Wait for the sealant to cure, fill oil, connect the battery and start. After 50 miles seal, belt and pulley must be dry.',
      ],
      safety: [
        'Put a solid stand under the car and a separate support under the engine.',
        'Disconnect the battery while your hands are at the pulleys.',
      ],
      stopIf: 'Stop if timing parts have oil-soaked belt teeth or the crank nose is scored.',
    },
    parts: [
      { name: 'Front seal, cover gasket or sealant', usd: [15, 120] },
      { name: 'Drive belt and pulley bolt', usd: [30, 80] },
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
        'Check the level before every drive. A loose plug can fall out and empty the engine in seconds, so have it seen today.',
    },
    patterns: [
      'Leaks that begin after an oil change come from the plug, its washer or a doubled filter seal.',
      'Steel pans rust through at the lower edge in salty regions.',
    ],
    checks: [
      {
        title: 'Look at plug and filter after the last oil change',
        steps: [
          'Let the engine cool, put the car on ramps, chock the wheels and take the undertray off. Feel plug and filter for tightness by hand.',
          'Wipe, wait an hour, look again.',
        ],
        tool: 'Ramps, rag, torch',
        minutes: 25,
        outcomes: [
          {
            finding: 'A drop hangs on the plug, or the filter seal is squeezed out',
            means: 'Source found. Renew washer, plug or filter.',
            effect: 'confirms',
          },
          {
            finding: 'Plug and filter dry, sump seam wet',
            means: 'The sump joint leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Sump dry, wet above',
            means: 'It comes from higher up.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Place cardboard below overnight',
        steps: [
          'Slide cardboard under the engine and mark on it where the wheels stand.',
          'Look in the morning where the drops have fallen.',
        ],
        tool: 'Cardboard',
        minutes: 5,
        days: 1,
        outcomes: [
          {
            finding: 'Drips right below the sump',
            means: 'Leak low on the engine.',
            effect: 'supports',
          },
          {
            finding: 'Drips at the gearbox joint or none',
            means: 'The oil leaves the engine at another place.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure an oil leak at sump or drain plug',
      overview:
        'Nine times of ten a new washer and the right torque are enough. A stripped thread gets an insert, a leaking joint new sealant, a rusted pan is replaced.',
      minutes: [30, 300],
      tools: [
        'Ramps or axle stands',
        'Drain pan',
        'Torque wrench',
        'New plug and washer',
        'Thread repair kit',
        'Sump sealant and cutter',
        'Filter wrench',
        'Brake cleaner',
      ],
      steps: [
        'Warm the engine a little, drive on ramps, chock the wheels and take off the undertray.',
        'Drain the oil into a clean pan so that you see metal or water in it.',
        'Look at plug, washer and thread. Renew both. Aluminium threads that pull are fitted with a proper insert, not a bigger plug.',
        'Change the filter and see that the old rubber ring has come off with it.',
        'For the joint: undo the sump bolts crosswise, cut the sealant, lower the pan and clean both faces with plastic tools and brake cleaner.',
        'Straighten the flange of a steel pan on a flat block. Lay an even bead inside the bolt holes and tighten in order.',
        'Tighten the plug to the torque in the vehicle manual, wait for the cure, fill and read the dipstick.',
        'Run until warm, wipe, look again after a day.',
      ],
      safety: [
        'Never work under a car that is held up only by a jack.',
        'Warm oil scalds. Wear gloves and let the exhaust cool.',
      ],
      stopIf:
        'Stop if the plug thread is torn and you have no insert, or the pan is cracked aluminium.',
    },
    parts: [
      { name: 'Plug, washer, oil and filter', usd: [45, 110] },
      { name: 'Sump pan or gasket', usd: [20, 250], ifNeeded: true },
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
        'Watch oil and coolant level. On some engines the leaking oil throws the drive belt, which can be drawn into the front seal.',
    },
    patterns: [
      'On V engines the valley fills and oil runs out at the back, which looks like a rear main seal.',
      'Plastic housings crack after the filter cap has been over-tightened.',
    ],
    checks: [
      {
        title: 'Shine into the area round the filter housing',
        steps: [
          'Let the engine cool and take the cover off. Look below and behind the housing and into the valley of a V engine.',
          'Soak up what stands there and see whether it is oil or coolant.',
        ],
        tool: 'Torch, paper towel',
        minutes: 15,
        outcomes: [
          {
            finding: 'Pool of oil or coolant below the housing',
            means: 'Its seals leak or it is cracked.',
            effect: 'confirms',
          },
          { finding: 'Dry', means: 'The housing is not leaking.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Check both levels over a week',
        steps: [
          'On a cold engine mark the oil and coolant levels.',
          'Drive for a week and compare under the same conditions.',
        ],
        tool: 'Tape, pen',
        minutes: 10,
        days: 7,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Both fall',
            means: 'A combined leak at the cooler is likely.',
            effect: 'supports',
          },
          { finding: 'Neither falls', means: 'The leak is tiny or elsewhere.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the oil filter housing gasket',
      overview:
        'The housing unbolts from block or head after whatever stands before it. Clean faces and new rubber cure it, and cracked plastic housings are replaced, at best by an aluminium one.',
      minutes: [90, 300],
      tools: [
        'Torx and socket set',
        'Torque wrench',
        'Plastic scraper',
        'Vacuum or turkey baster',
        'Drip trays',
        'Coolant, oil and filter',
        'Torch',
      ],
      steps: [
        'Let the engine cool first. Drain coolant below the level of the housing and suck oil out of the filter well.',
        'Disconnect the battery and remove what is in the way: intake manifold on many V6, alternator or belt on straight engines. If a fuel rail has to move, relieve its pressure before that. Cover open ports.',
        'Unbolt the housing and catch oil and coolant. Nothing may run into intake ports.',
        'Vacuum the valley dry and clean it, so that new leaks can be seen.',
        'Clean both faces with plastic tools, check for cracks and flatness.',
        'Fit new gaskets, never with grease that attacks rubber, and tighten in order to the small torque in the manual.',
        'Fit a new filter, tighten the cap to the torque printed on it, and fit a new drive belt if the old one was oily.',
        'Reconnect the battery. Fill and bleed coolant, fill oil, run until hot and inspect with a torch. Check both levels next day.',
      ],
      safety: [
        'Open coolant only cold: hot it sprays out and scalds.',
        'Oil on the exhaust smokes and may burn: clean it before starting.',
      ],
      stopIf:
        'Stop if coolant and oil have mixed: then the cooler or head gasket must be tested first.',
    },
    parts: [
      { name: 'Housing gasket set', usd: [15, 70] },
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
        'Oil on a glowing turbo can start a fire, and a broken feed line empties the engine. Have it fixed before driving.',
    },
    patterns: [
      'Thin smoke rises beside the turbo at traffic lights after a fast drive.',
      'A return line blocked by coked oil makes the turbo itself leak into the intake.',
    ],
    checks: [
      {
        title: 'Look for oil below the turbo',
        steps: [
          'Let the engine cool first. Shine on the turbo, its feed union above and the return pipe below.',
          'Do not start the engine for this. Follow the highest wet spot and see what lies above it.',
        ],
        tool: 'Torch, rag',
        minutes: 25,
        outcomes: [
          { finding: 'Fresh oil at a union or pipe', means: 'The line leaks.', effect: 'confirms' },
          {
            finding: 'Dry here, wet above',
            means: 'Oil runs down from the rocker cover.',
            effect: 'weakens',
          },
          { finding: 'All dry', means: 'Not the turbo lines.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Check how fast the oil level falls',
        steps: [
          'Read the dipstick on level ground, cold, and compare it with the last reading that you remember.',
          'Do not run the engine for this. Look below the car and inside the undertray for oil that has run down.',
          'Fill up to the upper mark only once the leak has been mended.',
        ],
        tool: 'Dipstick',
        minutes: 30,
        outcomes: [
          {
            finding: 'Near the lower mark, oil below the car',
            means: 'The leak is serious and would soon empty the engine on the road.',
            effect: 'supports',
          },
          {
            finding: 'Level where it was, floor dry',
            means: 'It is a weep at most.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the turbo oil feed and return lines',
      overview:
        'Both lines with their seals cost little compared with a turbo. A feed line with coke inside must be replaced, not cleaned, because it starves the bearing.',
      minutes: [90, 300],
      tools: [
        'Flare and ring spanners',
        'Penetrating oil',
        'New copper washers and gaskets',
        'Oil syringe',
        'Axle stands',
        'Brake cleaner',
        'Torque wrench',
        'Fire extinguisher',
      ],
      steps: [
        'Let it cool for hours. Raise on stands if the return is reached from below, remove shields.',
        'Soak the union bolts with penetrating oil. Hold the counter-nut so that pipes do not twist.',
        'Remove the feed line. Shine through it and renew it with its screen if there is any coke.',
        'Remove the return line, clean both flanges and look up into the turbo drain for sludge.',
        'Fit new washers and gaskets dry. Liquid sealant would break off and block the drain.',
        'Squirt clean oil into the turbo before connecting the feed.',
        'Tighten to the torque in the vehicle manual, keep lines clear of the exhaust and refit heat sleeves.',
        'Clean all old oil away, crank without firing until the light goes out, idle five minutes and inspect. Look once more after 50 hot miles: dry lines, no smoke, level unchanged.',
      ],
      safety: [
        'Keep a fire extinguisher at hand at the first start: old oil will smoke.',
        'Never work at a hot turbo.',
        'Use axle stands: never lie under a car that is held up only by a jack.',
      ],
      stopIf: 'Stop if a union shears in the turbo or block.',
    },
    parts: [
      { name: 'Feed and return line with seals', usd: [35, 180] },
      { name: 'Oil and filter', usd: [40, 100] },
    ],
    labourHours: [1, 3.5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
