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
        'The bubble can burst at any moment, and you may lose control of the steering. Fit the spare now. Drive, at walking pace only, just far enough to get out of danger.',
    },
    patterns: [
      'It appears hours to weeks after the impact, mostly on low-profile tyres.',
      'A dent or a scuff on the rim at the same angle shows where it was hit.',
    ],
    shown: {
      summary:
        'A pothole or kerb has pinched the sidewall and broken its cords. The air presses a bubble outwards, and only rubber holds it.',
      patterns: [
        'It appears hours to weeks after the impact, mostly on low-profile tyres.',
        'A dent or a scuff on the rim at the same place shows where it was hit.',
      ],
    },
    checks: [
      {
        title: 'Run a hand and a light over both sidewalls',
        steps: [
          'Park and turn the steering out. Shine a torch along the outer sidewall from the side, and look for a bump.',
          'Feel the inner sidewall with a gloved hand.',
        ],
        tool: 'Torch and glove',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is a soft, round bump as large as a coin or an egg',
            means: 'The cords of the sidewall are broken. Replace the tyre.',
            effect: 'confirms',
          },
          {
            finding: 'It is even all round. A shallow dent in a line is a normal joint',
            means: 'There is no bulge.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the rim opposite the bump',
        steps: [
          'Look at both lips of the rim at the same place.',
          'Let the car roll a little, and look for a flat spot on the rim.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is a dent or scrape on the lip',
            means: 'An impact broke the cords, so check the rim as well.',
            effect: 'supports',
          },
          {
            finding: 'The rim is untouched and the wheel is round',
            means: 'A manufacturing fault is possible, so ask about the guarantee.',
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
      tools: [
        'Jack and axle stand',
        'Wheel brace and torque wrench',
        'Wheel chocks',
        'Tread depth gauge',
      ],
      steps: [
        'Fit the spare where you have stopped, or have the car moved on a flatbed.',
        'Photograph the bulge, the rim and the pothole for a claim against the highway authority or a tyre insurance.',
        'Read the size, the load index, the speed rating, the season and any run-flat or manufacturer’s mark from the sidewall.',
        'Measure the tread of the other tyre on the same axle. If it is worn by more than about a third, replace both. On an all-wheel-drive car observe the manufacturer’s limit.',
        'The fitter mounts the new tyre, fits a new valve and checks the rim for run-out on the balancer.',
        'A bent rim is straightened or replaced. A cracked rim is never welded.',
        'Tighten the nuts crosswise to the torque in the vehicle manual, and check them again after 50 miles.',
        'Drive at 60 mph: there must be no shake and no pull. The pressure must be the same after a week. If the steering wheel is off centre or the car pulls, have the alignment measured.',
      ],
      safety: [
        'Do not stand beside a bulged tyre, and do not pump it up.',
        'Change the wheel only on level ground, with the car on an axle stand and the other wheels chocked.',
      ],
      stopIf:
        'Stop and have the suspension and the steering examined if the impact was hard or the steering wheel is now off centre.',
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
        'The tread can come off within the next mile, and the car can spin or roll over. Stop, do not drive on, and fit the spare.',
    },
    patterns: [
      'A wobble at walking pace that no balancing cures, growing from day to day.',
      'A ridge or bump across the tread, or a wavy sidewall edge, can be felt by hand.',
    ],
    shown: {
      summary:
        'Heat, age or a manufacturing fault has separated the steel belts from the casing. First there is a thump and a wobble at low speed, and later the tread flies off, often without loss of air.',
      patterns: [
        'There is a wobble at walking pace that no balancing cures and that grows from day to day.',
        'A ridge or bump across the tread, or a wavy sidewall edge, can be felt by hand.',
      ],
    },
    checks: [
      {
        title: 'Feel the tread for a ridge',
        steps: [
          'Park on level ground with the parking brake on and the engine off.',
          'Run a gloved hand slowly around and across each tread. Look out for sharp wires.',
          'From the front, look whether the tread runs in a straight line.',
        ],
        tool: 'Glove',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is a soft bump, a ridge or a bent tread line',
            means: 'The steel belts have separated. Do not drive on this tyre.',
            effect: 'confirms',
          },
          {
            finding: 'It is even all round on all four',
            means: 'The tread is good. Look for a balance or rim fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Spin the wheel past a fixed point',
        steps: [
          'Chock the other wheels, raise the wheel and put the car on an axle stand.',
          'Hold a ruler near the tread, and turn the wheel slowly.',
        ],
        tool: 'Jack, axle stand and ruler',
        minutes: 15,
        outcomes: [
          {
            finding: 'The tread swings in and out or sideways by more than 3 mm',
            means: 'The tyre is deformed.',
            effect: 'supports',
          },
          {
            finding: 'The rim swings as well',
            means: 'The wheel is bent. If neither swings, suspect the balance.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace tyres with separated tread',
      overview:
        'The tyre is scrapped at once, and the other tyres of the same batch are examined. The load, the pressure and the age are checked too, since they are often the cause.',
      minutes: [45, 120],
      tools: [
        'Jack, axle stand and chocks',
        'Wheel brace and torque wrench',
        'Tread and pressure gauge',
        'Phone for photographs',
        'Gloves and ruler',
      ],
      steps: [
        'Do not drive. Fit the spare, or call a mobile tyre fitter.',
        'Photograph the damage and the DOT code with its week and year, and store the tyre for the claim.',
        'Look for tyre recalls with that code, and report the failure to the safety authority.',
        'Examine the other tyres of the same make and age by hand in the same way.',
        'Compare the pressures with the door label, and think about what was carried: low pressures and heavy loads build up heat.',
        'Have new tyres of the right size and load rating fitted, at least in pairs on an axle, with the better pair at the rear.',
        'Have the wheels balanced, tighten the nuts crosswise to the stated torque and check them after 50 miles.',
        'Look at the wheel arch, the brake hose and the wiring for damage from flying tread. Then drive slowly at first: there must be no thump and no wobble.',
      ],
      safety: [
        'If the tread comes apart at speed, hold the wheel firmly and do not brake hard. Let the car slow down, and steer off the road.',
        'Broken steel wires are as sharp as needles. Wear gloves.',
        'Use chocks and an axle stand whenever a wheel is raised.',
      ],
      stopIf:
        'Stop and have the brake hoses and the wiring checked by a workshop if tread has beaten against the arch.',
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
        'Do not drive on the rim. Get off the road, get everybody behind the barrier, and have the wheel changed away from the traffic.',
    },
    patterns: [
      'A ring of scuffed, blue-grey rubber round the sidewall tells that it ran flat before it burst.',
      'Caravans, trailers and full holiday loads in summer heat are the classic setting.',
    ],
    shown: {
      summary:
        'A tyre that is driven with too little air or too much load flexes and overheats until the cords in its sidewall melt and it bursts. The cause is usually a slow leak that nobody noticed.',
      patterns: [
        'A ring of scuffed, blue-grey rubber around the sidewall shows that the tyre ran flat before it burst.',
        'It typically happens to caravans, trailers and cars with a full holiday load in summer heat.',
      ],
    },
    checks: [
      {
        title: 'Look at the inside and sidewall of the remains',
        steps: [
          'In a safe place look at the sidewall for a ring of scuffing.',
          'Look inside the tyre for rubber dust or crumbs.',
        ],
        tool: 'Glove and torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is a scuff ring, and there are crumbs inside',
            means: 'The tyre ran too low before it burst.',
            effect: 'confirms',
          },
          {
            finding: 'There is a single cross-shaped break',
            means: 'An impact broke the tyre.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the other three tyres cold',
        steps: [
          'Measure them next day before you drive, and compare the pressures with the label.',
          'Look at the DOT code for the age of each tyre.',
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
            finding: 'The others are right and all newer than six years',
            means:
              'Neglect is unlikely, but that one tyre may have had a slow leak. Look at its remains.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a burst tyre and find the reason',
      overview:
        'The rim, the other tyre on the axle and the pressure monitor are examined. The leak or the load that caused the burst is put right, or the next tyre bursts as well.',
      minutes: [45, 90],
      tools: [
        'Spare wheel',
        'Jack and axle stand',
        'Wheel brace and torque wrench',
        'Pressure gauge',
        'Wheel chocks',
        'Torch and gloves',
      ],
      steps: [
        'If the tyre bursts on the road, hold the wheel straight, ease off and do not brake hard. Roll to the side and switch the hazard lights on.',
        'Change the wheel only on firm ground, away from traffic and with the wheels chocked. Otherwise call for help.',
        'Check the rim for flattened lips and cracks. A rim that has rolled on the road is seldom safe.',
        'Look at the arch, the brake hose, the ABS wire and the bumper for damage from flying rubber.',
        'Replace the tyre, and the other one on the axle if their age or wear differs much.',
        'Find the cause: it may be the valve, an old puncture repair, low pressure, overload or age. Ask the fitter to examine the remains.',
        'Find out why the pressure monitor did not warn you. Its sensor may have failed.',
        'Set the pressures for the load. Tighten the nuts to the stated torque, and check them again after 50 miles. Measure the pressure daily for a week: it must hold.',
      ],
      safety: [
        'On a motorway get everyone out on the side away from the traffic and behind the barrier. Do not change a wheel beside fast traffic.',
        'Do not exceed the speed that is marked on a space-saver spare.',
      ],
      stopIf:
        'Stop and have the car recovered if the rim is broken, or if a brake hose or a wire is torn.',
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
        'Drive slowly and not far on tyres with deep cracks, and not on motorways. Replace them soon, whatever their tread depth.',
    },
    patterns: [
      'Cars that drive little age their tyres before they wear them: caravans, classics, second cars.',
      'Cracks at the foot of the tread blocks and near the rim are worse than a fine net on the sidewall.',
    ],
    shown: {
      summary:
        'Rubber hardens with the years even if the tread looks deep. Fine cracks form in the sidewall and the grooves, the grip in the wet fades, and air may seep out.',
      patterns: [
        'On vehicles that cover few miles, such as caravans, classic cars and second cars, the tyres age before they wear.',
        'Cracks at the foot of the tread blocks and near the rim are worse than a fine net of cracks on the sidewall.',
      ],
    },
    checks: [
      {
        title: 'Read the DOT date',
        steps: [
          'Find the four figures at the end of the DOT code, for example 3519 for week 35 of 2019. They may be on the inner side.',
          'Read the date of all four tyres and the spare.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'They are older than six years',
            means: 'Ageing is likely, and at ten years the tyres should be replaced in any case.',
            effect: 'supports',
          },
          {
            finding: 'They are newer than three years',
            means: 'Age is not the reason. Between three and six years, judge by the cracks.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Bend a crack open',
        steps: [
          'Press beside a crack with your thumb, and see how deep it goes.',
          'Look at the grooves and at both sidewalls.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'The cracks are deeper than 1 mm, or cords are seen',
            means: 'The tyres are no longer safe and must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'There are only fine cracks in the surface',
            means: 'Watch the tyres, and check them again in a few months.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace aged tyres in a set',
      overview:
        'All tyres of the same age are replaced together, including the spare. Ask for recent production dates when you buy.',
      minutes: [60, 120],
      tools: ['Jack and axle stands', 'Wheel brace and torque wrench', 'Tyre gauge'],
      steps: [
        'Write down the size, the load index, the speed rating and the markings from the door label and the sidewall.',
        'Choose a tyre with a good wet grip rating and a production date that is not more than a year or two old.',
        'Have the old valves replaced, or have service kits fitted to the pressure sensors.',
        'Have the rim seats cleaned before the new tyres are mounted.',
        'Ask for the wheels to be balanced on their hub centre. If needed, ask for match mounting.',
        'Have the nuts tightened with a torque wrench, and check them after 50 miles.',
        'Drive gently for 100 miles, until the slippery release film has worn off.',
        'Set the pressures cold and reset the monitor. Read the four-digit date on each new tyre yourself, and check the pressures again after a week.',
      ],
      safety: [
        'If you take the wheels to the fitter, use axle stands and do not lie under the car.',
        'New tyres are slippery at first. Leave a larger gap.',
      ],
      stopIf:
        'Stop and call a mobile tyre fitter if cords are visible: do not drive on such tyres.',
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
        'Drive well below the speed limit in the wet, and leave twice the usual gap. At the legal minimum the tyres must be replaced now.',
    },
    patterns: [
      'Front tyres of front-drive cars wear about twice as fast as the rear.',
      'Wet grip falls steeply below 3 mm, well before the legal limit of 1.6 mm.',
    ],
    shown: {
      summary:
        'The tread is worn down to the wear bars. It can no longer clear water from under the tyre, so the car aquaplanes on wet roads, spins its wheels and needs far longer to stop.',
      patterns: [
        'The front tyres of front-wheel-drive cars wear about twice as fast as the rear ones.',
        'Wet grip falls steeply below 3 mm, well before the legal limit of 1.6 mm.',
      ],
    },
    checks: [
      {
        title: 'Measure the tread in three places',
        steps: [
          'Measure the inner, the middle and the outer groove of each tyre.',
          'Find the wear bars in the grooves, and compare them with the tread.',
        ],
        tool: 'Tread gauge or coin',
        minutes: 10,
        outcomes: [
          {
            finding: 'It is 3 mm or less, or level with the bars',
            means: 'The tread is worn out.',
            effect: 'confirms',
          },
          {
            finding: 'It is more than 3 mm everywhere (winter tyres: 4 mm)',
            means:
              'The tread is deep enough. Grip is lost for another reason, such as age, type or pressure.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the type and season of the tyres',
        steps: [
          'Read the name of the tyre, look for the snowflake mark and read the DOT date.',
          'Compare the type with the weather in which the car slides.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'It is the right tyre for the weather, only worn',
            means: 'Wear is the cause.',
            effect: 'supports',
          },
          {
            finding: 'They are summer tyres in frost, or hard old rubber',
            means: 'The type or the age of the tyres is the reason.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace worn tyres on an axle',
      overview:
        'Tyres are replaced in pairs, with the deeper tread on the rear axle so that the back of the car does not slide in the wet. The wear pattern is looked at first, because it shows whether the pressure or the alignment must be put right.',
      minutes: [45, 90],
      tools: [
        'Tread gauge',
        'Jack and axle stands',
        'Wheel brace and torque wrench',
        'Wheel chocks',
        'Tyre pressure gauge',
      ],
      steps: [
        'Write down the tread in three places on each tyre, and look for the pattern of the wear.',
        'Wear on one edge means that the alignment must be set. Wear on both edges means too little air, and wear in the middle means too much. Patches point to worn dampers.',
        'Buy the size and rating on the label. On an all-wheel-drive car observe the manufacturer’s limit for differences in tread.',
        'Slacken the nuts, chock the other wheels, raise the axle onto stands and take the wheels off. Have the new pair mounted with new valves and balanced.',
        'Fit the pair with the deeper tread to the rear axle, lower the car and torque the wheel nuts crosswise.',
        'If the wear was uneven, have the alignment measured.',
        'Set the pressures cold, reset the monitor and check the nuts after 50 miles.',
        'Measure the new tread in three places after 3,000 miles: it must wear evenly. Move the wheels round every 5,000–7,500 miles if the type of tyre permits it.',
      ],
      safety: [
        'Use axle stands on firm ground, and chock the other wheels.',
        'Worn tyres can aquaplane from 45 mph. Slow down where there is standing water.',
      ],
      stopIf:
        'Stop and have the steering and the suspension checked if the new tyres wear unevenly within 3,000 miles.',
    },
    parts: [
      { name: 'Two tyres', usd: [160, 560] },
      { name: 'Valves and balance weights', usd: [12, 30] },
    ],
    labourHours: [0.6, 1],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
