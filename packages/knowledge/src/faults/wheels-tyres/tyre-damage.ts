import type { FaultEntry } from '../../schema.ts';

/** Tyres that fail by impact, heat or age. */
export const tyreDamageFaults = {
  'tyre-sidewall-bulge': {
    name: 'Bulge in the tyre sidewall',
    workshopName: 'Sidewall cord break from impact',
    summary:
      'A pothole or kerb pinched the sidewall and broke its cords. The air presses a bubble outwards, and only rubber holds it there.',
    prior: 1.3,
    shifts: [{ years: [2012, 2099], factor: 1.2, source: 'low-profile tyres became common' }],
    symptoms: {
      'tyre-bulge': 0.85,
      'speed-vibration': 0.25,
      'rhythmic-thump': 0.2,
      'tyre-blowout': 0.12,
      'wheel-cracked': 0.12,
      'tyre-losing-air': 0.1,
      'steering-pull': 0.06,
      'car-shakes': 0.08,
      'steering-vibration': 0.08,
    },
    against: ['tyre-wear-fast'],
    conditions: { 'after-impact': 0.6, 'sudden-onset': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The bubble can burst at any moment and take the steering with it. Fit the spare now, or drive at walking pace only to leave danger.',
    },
    patterns: [
      'It appears hours to weeks after the impact, mostly on low-profile tyres.',
      'A dent or a scuff on the rim at the same angle shows where it was hit.',
    ],
    checks: [
      {
        title: 'Run a hand and a light over both sidewalls',
        steps: [
          'With the car standing and the steering turned out, light along the outer sidewall from the side and look for a bump.',
          'Feel the inner sidewall with a gloved hand.',
        ],
        tool: 'Torch, glove',
        minutes: 5,
        outcomes: [
          {
            finding: 'A soft, round bump as large as a coin or an egg',
            means: 'Cords are broken.',
            effect: 'confirms',
          },
          {
            finding: 'Even surface all round. A shallow dent in a line is a normal joint',
            means: 'There is no bulge.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the rim opposite the bump',
        steps: [
          'Look at both rim lips at the same place.',
          'Turn the wheel and look for a flat spot.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Dent or scrape on the lip',
            means: 'An impact broke the cords, so check the rim as well.',
            effect: 'supports',
          },
          {
            finding: 'Rim untouched and wheel round',
            means: 'A fault of manufacture is possible, so ask about the guarantee.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a bulged tyre and check the wheel',
      overview:
        'A bulge cannot be repaired. The tyre is replaced with one of the same size and rating, and the rim and suspension are checked for the same blow.',
      minutes: [45, 90],
      tools: ['Jack and axle stand', 'Wheel brace and torque wrench', 'Tyre fitter'],
      steps: [
        'Fit the spare where you stand, or have the car moved on a flatbed.',
        'Photograph bulge, rim and pothole for a claim against the road authority or tyre insurance.',
        'Read size, load index, speed rating, season and any run-flat or manufacturer mark from the sidewall.',
        'Measure the partner on the same axle. If it is worn by more than about a third, replace both. On all-wheel drive keep to the manufacturer’s limit.',
        'The fitter mounts the new tyre, fits a new valve and checks the rim for run-out on the balancer.',
        'A bent rim is straightened or replaced, never a cracked one welded.',
        'Tighten crosswise to the torque in the vehicle manual and again after 50 miles.',
        'Drive at 60 mph: no shake and no pull, and the same pressure after a week. Have the alignment measured if the wheel stands off centre or the car pulls.',
      ],
      safety: [
        'Do not stand beside a bulged tyre while pumping it up.',
        'Use an axle stand and level ground for the wheel change.',
      ],
      stopIf:
        'Have suspension and steering examined if the impact was hard or the steering wheel is off centre now.',
    },
    parts: [
      { name: 'Tyre', usd: [80, 320] },
      { name: 'Valve and balance weights', usd: [8, 20] },
    ],
    labourHours: [0.4, 0.8],
    diy: 'moderate',
  },
  'tyre-tread-belt-separation': {
    name: 'Tread separating from the tyre',
    workshopName: 'Steel belt edge separation, tread detachment',
    summary:
      'Heat, age or a fault of manufacture has parted the steel belts from the casing. First there is a thump and a wobble at low speed, later the tread flies off, often without loss of air.',
    prior: 0.8,
    shifts: [
      { minAgeYears: 6, factor: 1.6, source: 'rubber ages' },
      {
        makes: ['Ford', 'Mercury', 'Mazda'],
        models: ['Explorer', 'Mountaineer', 'Navajo', 'Ranger', 'B-Series'],
        years: [1991, 2002],
        factor: 3,
        source: 'Firestone tyre recalls of 2000 and 2001',
      },
    ],
    symptoms: {
      'tread-separation': 0.65,
      'rhythmic-thump': 0.45,
      'speed-vibration': 0.55,
      'tyre-blowout': 0.3,
      'tyre-bulge': 0.25,
      'wheel-wobble': 0.25,
      'steering-vibration': 0.2,
      'wheel-knock': 0.1,
      'car-shakes': 0.21,
    },
    against: ['brake-judder'],
    conditions: {
      'hot-weather': 0.35,
      'at-high-speed': 0.35,
      'gradual-onset': 0.3,
      'heavy-load': 0.2,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The tread can come off in the next mile and the car can spin or roll over. Stop, do not drive on, and fit the spare.',
    },
    patterns: [
      'A wobble at walking pace that no balancing cures, growing from day to day.',
      'A ridge or bump across the tread, or a wavy sidewall edge, can be felt by hand.',
    ],
    checks: [
      {
        title: 'Feel the tread for a ridge',
        steps: [
          'Park on level ground with the parking brake on and the engine off.',
          'Run a gloved hand slowly round and across each tread, watching for wires.',
          'Look from the front whether the tread runs in a straight line.',
        ],
        tool: 'Glove',
        minutes: 10,
        outcomes: [
          {
            finding: 'A soft bump, a ridge or a bent tread line',
            means: 'The belts have parted.',
            effect: 'confirms',
          },
          {
            finding: 'Even all round on all four',
            means: 'Look for balance or rim faults.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Spin the wheel past a fixed point',
        steps: [
          'Chock, raise the wheel and set it on an axle stand.',
          'Hold a ruler near the tread and turn the wheel slowly.',
        ],
        tool: 'Jack, axle stand',
        minutes: 15,
        outcomes: [
          {
            finding: 'Tread swings in and out or sideways by more than 3 mm',
            means: 'The tyre is deformed.',
            effect: 'supports',
          },
          { finding: 'Rim swings as well', means: 'The wheel is bent.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace tyres with separated tread',
      overview:
        'The tyre is scrapped at once and its fellows of the same batch are examined. The manufacturer may owe a replacement. Load, pressure and age are then looked at, since they often cause it.',
      minutes: [45, 120],
      tools: ['Jack and axle stand', 'Wheel brace and torque wrench', 'Gauge', 'Phone'],
      steps: [
        'Do not drive. Fit the spare or call a mobile tyre fitter.',
        'Photograph the damage and the DOT code with week and year, and keep the tyre for the claim.',
        'Look up tyre recalls with that code and report the failure to the safety authority.',
        'Examine the other tyres of the same make and age by hand in the same way.',
        'Look at the door label and what was carried: pressures too low or loads too high build heat.',
        'Fit new tyres of the right size and load rating, in pairs on the axle at least, the better pair at the rear.',
        'Balance, tighten crosswise to the stated torque and check after 50 miles.',
        'Look at wheel arch, brake hose and wiring for damage from flying tread. Then drive from walking pace upwards: no thump, no wobble.',
      ],
      safety: [
        'If it comes apart at speed: hold the wheel firmly, do not brake hard, let the car slow and steer off the road.',
        'Broken steel wires cut like needles. Wear gloves.',
        'Chocks and a stand whenever the wheel is raised.',
      ],
      stopIf:
        'Have brake hoses and wiring checked by a workshop if tread has beaten against the arch.',
    },
    parts: [
      { name: 'Tyres, two or four', usd: [160, 1100] },
      { name: 'Valves and balance weights', usd: [15, 45] },
    ],
    labourHours: [0.6, 1.5],
    diy: 'moderate',
  },
  'tyre-blowout-underinflated': {
    name: 'Tyre burst after running too low',
    workshopName: 'Run-flat or underinflation failure of sidewall',
    summary:
      'A tyre driven with too little air or too much load flexes and overheats until the sidewall cords melt and it bursts. The cause is usually a slow leak that nobody noticed.',
    prior: 0.95,
    shifts: [{ minAgeYears: 6, factor: 1.3, source: 'aged rubber' }],
    symptoms: {
      'tyre-blowout': 0.8,
      'tyre-pressure-light': 0.25,
      'steering-pull': 0.2,
      'speed-vibration': 0.15,
      'tyre-losing-air': 0.15,
      'tread-separation': 0.15,
      'rhythmic-thump': 0.12,
      'wheel-cracked': 0.1,
      'car-shakes': 0.05,
    },
    conditions: {
      'at-high-speed': 0.55,
      'hot-weather': 0.35,
      'heavy-load': 0.25,
      'sudden-onset': 0.7,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Do not drive on the rim. Get off the road, everybody behind the barrier, and have the wheel changed away from the traffic.',
    },
    patterns: [
      'A ring of scuffed, blue-grey rubber round the sidewall tells that it ran flat before it burst.',
      'Caravans, trailers and full holiday loads in summer heat are the classic setting.',
    ],
    checks: [
      {
        title: 'Look at the inside and sidewall of the remains',
        steps: [
          'In a safe place look at the sidewall for a ring of scuffing.',
          'Look inside for rubber dust or crumbs.',
        ],
        tool: 'Glove, torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Scuff ring and crumbs inside',
            means: 'It ran too low before it burst.',
            effect: 'confirms',
          },
          {
            finding: 'A single cross-shaped break',
            means: 'An impact broke it.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the other three tyres cold',
        steps: [
          'Measure next day before driving and compare with the label.',
          'Look at the DOT code for age.',
        ],
        tool: 'Pressure gauge',
        minutes: 10,
        days: 1,
        outcomes: [
          {
            finding: 'The others are low too',
            means: 'Neglected pressure was the cause.',
            effect: 'supports',
          },
          {
            finding: 'The others right and all newer than six years',
            means:
              'Neglect is unlikely, but a slow leak in that one tyre is not: look at its remains.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a burst tyre and find the reason',
      overview:
        'A burst tyre is only half the story. Rim, partner tyre and monitor are examined, and the leak or load that caused it is put right, or the next one bursts too.',
      minutes: [45, 90],
      tools: [
        'Spare wheel',
        'Jack and axle stand',
        'Wheel brace and torque wrench',
        'Pressure gauge',
        'Chocks',
      ],
      steps: [
        'On the road: hold the wheel straight, ease off, do not stamp on the brake, roll to the edge, hazards on.',
        'Change the wheel only where you are safe from traffic, otherwise call for help.',
        'Check the rim for flattened lips and cracks. A rim that rolled on the road is seldom safe.',
        'Look at arch, brake hose, ABS wire and bumper for damage from flying rubber.',
        'Replace the tyre, and its partner if age or wear differ much.',
        'Find the cause: valve, old puncture repair, low pressure, overload or age. Ask the fitter to examine the remains.',
        'Test why the pressure monitor did not warn. Its sensor may be dead.',
        'Set pressures for the load, tighten the nuts to the stated torque and again after 50 miles. Measure daily for a week: the pressure must hold, and the monitor must warn when you let a little air out.',
      ],
      safety: [
        'On a motorway get everyone out on the safe side and behind the barrier. Do not change a wheel beside fast traffic.',
        'Do not exceed the speed marked on a space-saver spare.',
      ],
      stopIf: 'Have the car transported if the rim is broken or a brake hose or wire is torn.',
    },
    parts: [
      { name: 'Tyre', usd: [80, 320] },
      { name: 'Wheel rim', usd: [100, 400], ifNeeded: true },
    ],
    labourHours: [0.5, 1],
    diy: 'moderate',
  },
  'tyre-aged-cracked': {
    name: 'Aged, cracked tyres',
    workshopName: 'Tyre rubber aged, ozone cracking',
    summary:
      'Rubber hardens with the years even if the tread looks deep. Fine cracks grow in the sidewall and grooves, grip in the wet fades, and air may seep.',
    prior: 1.3,
    shifts: [
      { minAgeYears: 7, factor: 2.2, source: 'rubber ages' },
      { maxAgeYears: 3, factor: 0.15, source: 'rubber is new' },
    ],
    symptoms: {
      'tyre-bulge': 0.65,
      'poor-grip': 0.4,
      'tyre-losing-air': 0.15,
      'wheel-hum': 0.15,
      'harsh-ride': 0.1,
      'tyre-blowout': 0.1,
      'rhythmic-thump': 0.08,
    },
    against: ['tyre-wear-fast'],
    conditions: { 'gradual-onset': 0.6, 'wet-weather': 0.3, 'after-standing': 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Drive slowly and not far on tyres with deep cracks, and not on motorways. Replace them soon, at any tread depth.',
    },
    patterns: [
      'Cars that drive little age their tyres before they wear them: caravans, classics, second cars.',
      'Cracks at the foot of the tread blocks and near the rim are worse than a fine net on the sidewall.',
    ],
    checks: [
      {
        title: 'Read the DOT date',
        steps: [
          'Find the four figures at the end of the DOT code, such as 3519 for week 35 of 2019. It may be on the inner side.',
          'Do the same for all four and the spare.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Older than six years',
            means: 'Ageing is likely, and at ten years they should go in any case.',
            effect: 'supports',
          },
          {
            finding: 'Newer than three years',
            means: 'Cracks would be a warranty matter, not age.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Bend a crack open',
        steps: [
          'Press beside a crack with your thumb and look how deep it goes.',
          'Look at the grooves and both sidewalls.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Cracks deeper than 1 mm, or cords seen',
            means: 'The tyres are finished.',
            effect: 'confirms',
          },
          {
            finding: 'Only a fine surface net',
            means: 'Watch them and check again in some months.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace aged tyres in a set',
      overview:
        'All tyres of the same age go together, the spare included. Fresh production dates should be asked for when you buy. Storage and sun decide how long the next set lasts.',
      minutes: [60, 120],
      tools: ['Jack and axle stands', 'Wheel brace and torque wrench', 'Tyre fitter'],
      steps: [
        'Write down size, load index, speed rating and markings from the door label and the sidewall.',
        'Choose a tyre with a good wet grip rating and a production date not older than about a year or two.',
        'Have old valves replaced, or service kits fitted to pressure sensors.',
        'Have the rim seats cleaned before mounting.',
        'Ask for balancing on the hub centre and, if needed, match mounting.',
        'Have the nuts tightened with a torque wrench and check them after 50 miles.',
        'Drive 100 miles gently until the slippery release film is worn off.',
        'Set pressures cold and reset the monitor. Read the four-digit date on each new tyre yourself, and look at pressures again after a week.',
      ],
      safety: [
        'Use axle stands. Do not lie under a car while the wheels are away at the fitter’s.',
        'New tyres are slippery at first. Keep distance.',
      ],
      stopIf: 'Do not drive to a fitter on tyres that show cords, but have a mobile fitter come.',
    },
    parts: [
      { name: 'Four tyres', usd: [350, 1100] },
      { name: 'Valves and balance weights', usd: [20, 60] },
    ],
    labourHours: [1, 1.5],
    diy: 'moderate',
  },
  'tyre-tread-worn-out': {
    name: 'Worn-out tyre tread',
    workshopName: 'Tread depth at or below the limit',
    summary:
      'The tread is down to the wear bars. Water can no longer leave under the tyre, so the car floats on wet roads, spins its wheels and needs far longer to stop.',
    prior: 1.9,
    shifts: [{ minMiles: 25_000, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'poor-grip': 0.6,
      'brake-long-stop': 0.25,
      'tyre-wear-fast': 0.2,
      'rear-sway': 0.12,
      'wheel-hum': 0.12,
      'abs-false': 0.08,
      'object-in-tyre': 0.06,
      'stability-light': 0.05,
    },
    conditions: { 'wet-weather': 0.6, 'cold-weather': 0.15, 'gradual-onset': 0.5, braking: 0.2 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Keep well below the limit in the wet and keep double distance. At the legal minimum the tyres must come off now.',
    },
    patterns: [
      'Front tyres of front-drive cars wear about twice as fast as the rear.',
      'Wet grip falls steeply below 3 mm, well before the legal limit of 1.6 mm.',
    ],
    checks: [
      {
        title: 'Measure the tread in three places',
        steps: [
          'Measure inner, middle and outer groove of each tyre.',
          'Find the wear bars in the grooves and compare.',
        ],
        tool: 'Tread gauge or coin',
        minutes: 10,
        outcomes: [
          {
            finding: '3 mm or less, or level with the bars',
            means: 'The tread is worn out.',
            effect: 'confirms',
          },
          {
            finding: 'More than 4 mm everywhere',
            means: 'Grip is lost for another reason: age, type or pressure.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check type and season of the tyres',
        steps: [
          'Read the name, the snowflake mark and the DOT date.',
          'Compare with the weather in which it slides.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Right tyre for the weather, only worn',
            means: 'Wear is the cause.',
            effect: 'supports',
          },
          {
            finding: 'Summer tyres in frost, or hard old rubber',
            means: 'The type or age explains it.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace worn tyres on an axle',
      overview:
        'Tyres are replaced in pairs, with the deeper tread on the rear axle to keep the tail steady in the wet. The wear pattern is read first, as it tells whether pressure or alignment must be put right.',
      minutes: [45, 90],
      tools: ['Tread gauge', 'Jack and axle stands', 'Wheel brace and torque wrench'],
      steps: [
        'Write down the tread in three places on each tyre and look for the pattern.',
        'Edge wear on one side calls for alignment, both edges for more air, the middle for less, patches for dampers.',
        'Buy the size and rating on the label. On all-wheel drive respect the manufacturer’s limit of difference.',
        'Mount the new pair with new valves and balance it.',
        'Put the pair with more tread at the rear and tighten crosswise to the stated torque.',
        'Have the alignment measured if the wear was uneven.',
        'Set pressures cold, reset the monitor and check the nuts after 50 miles.',
        'Measure the new tread in three places after 3,000 miles: it must wear evenly. Rotate every 5,000-7,500 miles where the tyre type permits.',
      ],
      safety: [
        'Use axle stands on firm ground.',
        'Worn tyres can aquaplane from 45 mph. Slow down in standing water.',
      ],
      stopIf:
        'Have steering and suspension checked if the new tyres wear unevenly within 3,000 miles.',
    },
    parts: [
      { name: 'Two tyres', usd: [160, 560] },
      { name: 'Valves and balance weights', usd: [12, 30] },
    ],
    labourHours: [0.6, 1],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
