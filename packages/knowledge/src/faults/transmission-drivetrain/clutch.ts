import { DIESEL_ONLY, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Pedal clutch, its hydraulics and the flywheel. */
export const clutchFaults = {
  'clutch-friction-worn': {
    name: 'Worn-out clutch',
    workshopName: 'Clutch friction plate worn, clutch slipping',
    summary:
      'The friction lining is worn thin or glazed, so the pressure plate can no longer clamp it. Under load in a high gear the revs rise without more speed, and there is a hot, sour smell.',
    prior: 12,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual'],
    },
    shifts: [
      { minMiles: 60000, factor: 2, source: 'wear part' },
      { maxAgeYears: 1, factor: 0.3, source: 'wear part' },
    ],
    symptoms: {
      'clutch-slips': 0.75,
      'drivetrain-burning-smell': 0.4,
      'clutch-heavy': 0.2,
      'clutch-judder': 0.2,
      'gearbox-slips': 0.2,
      'loss-of-power': 0.15,
      'drive-lost': 0.12,
      'gear-wont-engage': 0.06,
      'car-shakes': 0.04,
    },
    conditions: { uphill: 0.4, accelerating: 0.5, 'gradual-onset': 0.65, 'heavy-load': 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'You can limp home gently, but a slipping clutch overheats and can leave you without drive, most likely on a hill. Do not tow.',
    },
    patterns: [
      'First it slips only in fifth or sixth on a climb, weeks later in every gear.',
      'The biting point has moved to the top of the pedal travel on clutches without self-adjustment.',
    ],
    checks: [
      {
        title: 'Slip test in a high gear',
        steps: [
          'On an empty, level road drive at 30 mph in third, then select the highest gear that takes it without labouring.',
          'Press the accelerator to the floor for two seconds and watch the revs.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'Revs leap at once without the speed following',
            means: 'The clutch slips.',
            effect: 'confirms',
          },
          {
            finding: 'Revs climb only as fast as the speed',
            means: 'The clutch grips.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Stall test at walking start',
        steps: [
          'On level ground with the parking brake and foot brake on and space in front, select third with the engine idling.',
          'Let the clutch in slowly without throttle. Do this once only, as it heats the clutch.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Engine runs on, barely pulled down',
            means: 'The clutch is slipping badly.',
            effect: 'supports',
          },
          {
            finding: 'Engine stalls at once',
            means: 'The clutch still grips at rest.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the clutch kit of a manual gearbox',
      overview:
        'Disc, pressure plate and release bearing are replaced as a set with the gearbox out. The flywheel face, rear main seal and concentric slave are judged at the same time. Oil on the lining must be traced, or the new clutch slips too.',
      minutes: [360, 720],
      tools: [
        'Jack and four high axle stands',
        'Transmission jack',
        'Engine support beam',
        'Clutch centring tool',
        'Torque wrench',
        'Sockets and breaker bar',
        'Drain tray',
        'Hub nut socket',
      ],
      steps: [
        'Disconnect the battery and slacken hub and wheel nuts on the ground. Raise the car on four stands and drain the gearbox oil.',
        'Remove drive shafts or propshaft, starter, linkage, slave cylinder, sensors and subframe parts as the manual directs. Support the engine from above.',
        'Take the gearbox weight on the transmission jack, remove the bell-housing bolts and draw it straight back without hanging it on the input shaft.',
        'Undo the pressure plate bolts crosswise in small steps and lift the old parts off. Note which side of the disc faces the flywheel.',
        'Look for oil from the rear main seal or input seal and renew the seal if it is wet.',
        'Inspect the flywheel for cracks and blue spots. Test a dual-mass flywheel for play and renew it if beyond the limit.',
        'Clean the flywheel with brake cleaner. Centre the new disc with the tool and tighten the plate bolts crosswise to the stated torque.',
        'Fit the new release bearing or concentric slave, put a thin film of the right grease on the splines and wipe off the rest.',
        'Offer the gearbox up on the jack until it slides home by hand. Never pull it in with the bolts.',
        'Rebuild, refill oil, reconnect the battery, bleed the hydraulics and check the biting point before the wheels touch the ground.',
        'Drive 300 miles gently with no full-throttle starts so that the lining beds in.',
        'Then pull in a high gear from 30 mph with full throttle: the revs may rise only with the speed. Reverse must go in silently, and no oil may drip from the bell housing.',
      ],
      safety: [
        'The gearbox weighs as much as a person. Use a transmission jack and never lie under it while it is loose.',
        'Old linings may contain asbestos. Wipe dust with a wet cloth and never blow it out.',
        'Support the engine properly before the mount is undone.',
      ],
      stopIf:
        'Stop if you cannot support engine and gearbox safely or a bell-housing bolt shears: have it finished at a workshop.',
    },
    parts: [
      { name: 'Clutch kit with release bearing', usd: [120, 450] },
      { name: 'Flywheel or skim', usd: [60, 700], ifNeeded: true },
      { name: 'Gearbox oil', usd: [25, 80] },
    ],
    labourHours: [4, 8],
    diy: 'hard',
  },
  'clutch-slave-leak': {
    name: 'Leaking clutch slave cylinder',
    workshopName: 'Clutch slave or concentric slave cylinder leaking',
    summary:
      'The seal of the cylinder at the gearbox leaks fluid or draws air. The pedal gets soft or drops, the clutch no longer releases fully, and gears grind or cannot be selected.',
    prior: 4.5,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual'],
    },
    shifts: [
      { minAgeYears: 7, factor: 1.6, source: 'seals age' },
      {
        makes: ['ford', 'chevrolet', 'jeep', 'fiat', 'vauxhall', 'opel'],
        factor: 1.3,
        source: 'plastic concentric cylinders, widely reported by owners',
      },
    ],
    symptoms: {
      'clutch-pedal-soft': 0.75,
      'gear-wont-engage': 0.45,
      'gear-crunch': 0.35,
      'brake-fluid-leak': 0.25,
      'gearbox-leak': 0.15,
      'clutch-noise': 0.06,
      'brake-warning-light': 0.06,
    },
    against: ['clutch-slips'],
    conditions: {
      'cold-weather': 0.12,
      intermittent: 0.3,
      'sudden-onset': 0.35,
      'clutch-pressed': 0.4,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'When the clutch does not release you cannot stop cleanly in gear. If pumping restores it, drive only to the workshop, with the fluid topped up where it shares the reservoir with the brakes. Do not drive if the brake pedal has changed.',
    },
    patterns: [
      'Pumping the pedal twice brings the gears back, until the next time.',
      'With a concentric cylinder the fluid drips from the bell housing and often wets the clutch as well.',
    ],
    checks: [
      {
        title: 'Look at the fluid level and under the bell housing',
        steps: [
          'Find the clutch fluid reservoir, which on many cars is shared with the brakes, and compare with MIN and MAX.',
          'Look at the outside slave cylinder, its rubber boot and the bottom of the bell housing for clear or amber fluid.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Level falling and fluid at the slave or bell housing',
            means: 'The slave cylinder leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Level full and gearbox end dry, wet carpet or pushrod at the pedal',
            means: 'The master cylinder is to be suspected.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Hold the pedal down and wait',
        steps: [
          'With the engine idling and the parking brake on, press the clutch, select first gear and hold the pedal down for 60 seconds with the foot brake on.',
          'Note whether the car begins to creep.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It begins to pull although the pedal is down',
            means: 'Pressure is leaking away in the hydraulics.',
            effect: 'supports',
          },
          {
            finding: 'No creep, gear selection still hard',
            means:
              'The pressure holds. Look at air in the line, the clutch disc, pilot bearing or gearbox.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the clutch slave cylinder and bleed the clutch',
      overview:
        'An outside slave is two bolts and a pipe. A concentric one sits round the input shaft, so the gearbox must come out, and then the clutch is changed with it. Bleeding patiently is half of the job.',
      minutes: [60, 360],
      tools: [
        'Flare-nut spanner',
        'Sockets',
        'Bleed hose and bottle or pressure bleeder',
        'Jack and axle stands',
        'Fresh brake fluid',
      ],
      steps: [
        'See from the leak whether the slave is outside or inside the bell housing. For the inside type plan the gearbox removal with a new clutch.',
        'Protect paint with water and rags, and top up the reservoir.',
        'Raise the front on axle stands. Clamp or cap the line, then open the flare nut or clip at the cylinder.',
        'Remove the two bolts and draw the cylinder out. Look at the pushrod tip and release fork for wear.',
        'Fit the new cylinder with the strap or restraint left in place until the pushrod is located, and connect the line.',
        'Bleed from the nipple with a pressure bleeder, or with a helper: pedal down, open, close, pedal up by hand. Keep the reservoir above MIN.',
        "Where air stays trapped, push the slave's rod fully back by hand or fill from the nipple upwards.",
        'Check that reverse goes in silently, then repeat the 60-second hold test. Check the level again next day.',
      ],
      safety: [
        'Put the car on axle stands, the gearbox in neutral and chocks at the rear wheels before you reach below.',
        'Brake fluid attacks paint and eyes. Wear glasses and rinse with water at once.',
        'If clutch and brakes share a reservoir, never let it run empty, and test the brake pedal before driving.',
      ],
      stopIf:
        'Stop if the slave is inside the bell housing and you have no transmission jack, or if the pedal stays soft after two bleeds.',
    },
    parts: [
      { name: 'Slave cylinder', usd: [20, 200] },
      { name: 'Brake fluid', usd: [8, 20] },
    ],
    labourHours: [0.8, 6],
    diy: 'moderate',
  },
  'clutch-master-failed': {
    name: 'Failed clutch master cylinder',
    workshopName: 'Clutch master cylinder bypassing or leaking at the pedal',
    summary:
      'The seals in the cylinder at the pedal let fluid past. The pedal sinks or stays on the floor without a drop outside, or fluid runs down the pushrod on to the carpet.',
    prior: 2.8,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual'],
    },
    shifts: [{ minAgeYears: 7, factor: 1.5, source: 'seals age' }],
    symptoms: {
      'clutch-pedal-soft': 0.8,
      'gear-wont-engage': 0.4,
      'gear-crunch': 0.2,
      'clutch-noise': 0.08,
      'water-leak-cabin': 0.08,
      'no-crank': 0.05,
      'brake-fluid-leak': 0.12,
    },
    against: ['clutch-slips', 'gearbox-leak'],
    conditions: {
      intermittent: 0.35,
      'hot-weather': 0.1,
      'sudden-onset': 0.3,
      'clutch-pressed': 0.4,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The clutch may fail to release at the next stop. Drive only to a workshop and be ready to brake and switch off.',
    },
    patterns: [
      'The pedal stays down and has to be lifted with the toe, yet the gearbox end is dry.',
      'Dark fluid on the pushrod boot above the pedal gives it away.',
    ],
    checks: [
      {
        title: 'Feel the pushrod boot above the pedal',
        steps: [
          'With the engine off, lay a torch in the footwell and find where the clutch pushrod enters the bulkhead.',
          'Press paper round the rubber boot and look at the carpet below it.',
        ],
        tool: 'Torch and paper',
        minutes: 10,
        outcomes: [
          {
            finding: 'Paper oily or the carpet stained',
            means: 'The master cylinder leaks into the cabin.',
            effect: 'confirms',
          },
          {
            finding: 'Dry here, but wet at the gearbox',
            means: 'The slave cylinder leaks.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Slow press against fast press',
        steps: [
          'With the engine off press the pedal quickly and feel the resistance.',
          'Then press it very slowly over ten seconds.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Firm when fast, sinks away when slow',
            means: "The master's seal lets fluid past.",
            effect: 'supports',
          },
          {
            finding: 'Equal resistance both times, no leak',
            means: 'The hydraulics hold, look at the clutch itself.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the clutch master cylinder',
      overview:
        'The cylinder passes through the bulkhead and hangs on the pedal by a clip or ball. Access under the dashboard is the hard part. Replace the slave as well when both are of the same age, as fresh pressure soon finds the weaker one.',
      minutes: [90, 210],
      tools: [
        'Sockets and long extension',
        'Flare-nut spanner',
        'Pliers',
        'Syringe',
        'Pressure bleeder',
        'Fresh brake fluid',
      ],
      steps: [
        'Draw the fluid out of the reservoir with a syringe. Where it feeds the brakes too, stop at the clutch outlet level.',
        'Lay rags under the joint in the engine bay, then open the pipe clip or flare nut and cap it.',
        'In the footwell, remove the trim panel and unclip the pushrod from the pedal. Note the position of any switch.',
        'Undo the two nuts or twist the bayonet cylinder, and draw it out towards the engine.',
        'Bench-bleed the new cylinder by filling it and working the rod slowly until no bubbles come.',
        'Fit it with its gasket, clip the rod on with a new clip and connect pipe and feed hose.',
        'Bleed the system at the slave with a pressure bleeder until no bubbles show.',
        'Check pedal free play and the starter interlock switch, then select reverse silently ten times.',
        'Rinse all spilt fluid with water. Hold the pedal down for a minute in gear with the brake on: the car may not creep. Look at joints, carpet and level again after a day.',
      ],
      safety: [
        'Brake fluid dissolves paint and burns eyes. Wear glasses and gloves.',
        'With a shared reservoir, pump and test the brakes before the car moves.',
      ],
      stopIf:
        'Stop if the pedal bracket or bulkhead is cracked, or if air got into the brake circuit of a car with an electronic brake unit.',
    },
    parts: [
      { name: 'Clutch master cylinder', usd: [30, 160] },
      { name: 'Brake fluid', usd: [8, 20] },
    ],
    labourHours: [1, 2.5],
    diy: 'moderate',
  },
  'clutch-release-bearing-worn': {
    name: 'Noisy clutch release bearing',
    workshopName: 'Clutch release (throw-out) bearing worn',
    summary:
      'The bearing that pushes on the clutch fingers is dry or pitted. It whirrs, chirps or grinds as soon as the pedal is pressed and falls silent when it is let up.',
    prior: 3.4,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual'],
    },
    shifts: [{ minMiles: 60000, factor: 1.8, source: 'wear part' }],
    symptoms: {
      'clutch-noise': 0.85,
      'clutch-heavy': 0.15,
      'gearbox-noise': 0.15,
      'clutch-judder': 0.08,
      'gear-crunch': 0.08,
    },
    against: ['clutch-slips'],
    conditions: {
      'at-idle': 0.3,
      'gradual-onset': 0.55,
      'cold-engine': 0.2,
      'clutch-pressed': 0.8,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It can be driven for some time if you rest your foot off the pedal. If it grinds loudly, the fingers or the guide tube wear, and then it should not wait.',
    },
    patterns: [
      'Noise with the pedal down, silence with it up is the release bearing. The other way round is the gearbox input bearing.',
      'Resting a foot on the pedal in traffic doubles its wear.',
    ],
    checks: [
      {
        title: 'Press the pedal in three stages',
        steps: [
          'Let the engine idle in neutral, with windows closed and radio off.',
          'Press the pedal 2 cm, then half way, then fully, waiting two seconds each time.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Whirr or grind begins as the bearing touches and grows with the pressure',
            means: 'The release bearing is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Noise with the pedal up which stops when pressed',
            means: 'It is the gearbox bearing or flywheel.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Tell a squeaky pedal from a bearing',
        steps: [
          'With the engine off, press the pedal and listen.',
          'Spray a little grease on the pedal pivot and the fork ball if it can be reached, and repeat.',
        ],
        tool: 'Spray grease',
        minutes: 5,
        outcomes: [
          {
            finding: 'Squeak with the engine off, gone after grease',
            means: 'The pedal or fork pivot was dry.',
            effect: 'weakens',
          },
          {
            finding: 'Silent with the engine off, noisy only when running',
            means: 'A turning part, the bearing, makes the noise.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the clutch release bearing',
      overview:
        'The bearing is cheap, but the gearbox must come out. For this reason the full clutch is renewed at the same time unless it is nearly new. The guide tube and fork pivot decide how long the new one lasts.',
      minutes: [300, 600],
      tools: [
        'Transmission jack',
        'Jack and four axle stands',
        'Engine support beam',
        'Sockets and torque wrench',
        'High-temperature grease',
      ],
      steps: [
        'Decide beforehand whether clutch, pilot bearing and rear main seal are done in the same visit.',
        'Disconnect the battery, raise the car on four stands and remove shafts, starter, linkage and slave.',
        'Support the engine and lower the gearbox straight back on the transmission jack.',
        'Slide the old bearing off the guide tube and look at the tube for steps and at the fork for worn pads.',
        'Renew tube, fork or pivot ball when they are stepped. A new bearing on a stepped tube sticks.',
        'Grease the fork pads and the pivot thinly. Leave the tube dry if the bearing sleeve is plastic.',
        'Look at the tips of the clutch fingers: a deep ring or uneven heights mean a new clutch.',
        'Clip the new bearing in, check that it slides freely and refit the gearbox without hanging its weight on the shaft.',
        'Reconnect the battery. Adjust or bleed, set pedal free play and listen again in three stages: pedal up, lightly pressed, fully down. All three must be quiet, and reverse must go in silently.',
      ],
      safety: [
        'Never hold a gearbox on knees or a bottle jack. Use a transmission jack and a helper.',
        'Wipe clutch dust with a wet cloth. Do not blow.',
      ],
      stopIf:
        "Stop if you have no safe way to lower the gearbox. It is a day's work for a workshop with a lift.",
    },
    parts: [
      { name: 'Release bearing', usd: [20, 90] },
      { name: 'Clutch kit', usd: [120, 450], ifNeeded: true },
    ],
    labourHours: [3.5, 7],
    diy: 'hard',
  },
  'dual-mass-flywheel-worn': {
    name: 'Worn dual-mass flywheel',
    workshopName: 'Dual-mass flywheel excessive play or spring failure',
    summary:
      'The springs or friction rings between the two halves of the flywheel are worn out. It rattles at idle and at switch-off and judders when moving off, and loose parts can cut through the bell housing.',
    prior: 3.4,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual', 'dual-clutch'],
    },
    shifts: [
      { fuels: DIESEL_ONLY, factor: 2, source: 'stronger torque pulses' },
      { minMiles: 80000, factor: 1.8, source: 'wear part' },
    ],
    symptoms: {
      'gearbox-noise': 0.5,
      'clutch-judder': 0.4,
      'clutch-noise': 0.3,
      'engine-vibration': 0.3,
      'driveline-clunk': 0.12,
      'gearbox-judder': 0.1,
      'engine-knock': 0.08,
      'starter-grind': 0.06,
      'car-shakes': 0.18,
    },
    conditions: {
      'at-idle': 0.5,
      'starting-up': 0.3,
      'gradual-onset': 0.6,
      'clutch-pressed': 0.35,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A light rattle can wait for a booked repair. With bangs when starting or stopping the engine, stop driving, since a broken flywheel can smash the casing.',
    },
    patterns: [
      'A clatter at idle that stops when the clutch is pressed, and a shudder like shaking a box of bolts when the engine stops.',
      'Labouring at low revs in a high gear and engine misfires wear it early.',
    ],
    checks: [
      {
        title: 'Listen at switch-off and with the clutch pressed',
        steps: [
          'Let the engine idle in neutral, press and release the clutch slowly and listen at the bell housing side.',
          'Switch off with the pedal up and listen for a rattle or bang as the engine stops.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Rattle at idle that changes with the pedal, and a bang at switch-off',
            means: 'The flywheel springs are worn.',
            effect: 'supports',
          },
          {
            finding: 'Quiet stop and no change with the pedal',
            means: 'Look at mounts or injectors.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure free play through the starter opening',
        steps: [
          'With the starter or inspection plate removed, the workshop marks the ring gear.',
          'The outer mass is turned against the inner one to both stops and the teeth are counted. Rock is measured with a dial gauge.',
        ],
        tool: 'Flywheel gauge, workshop',
        minutes: 90,
        outcomes: [
          {
            finding: 'Free angle or rock over the manufacturer’s limit, or grease thrown out',
            means: 'The dual-mass flywheel is worn out.',
            effect: 'confirms',
          },
          { finding: 'Within limits', means: 'The flywheel can stay.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the dual-mass flywheel with the clutch',
      overview:
        'Flywheel, clutch and release bearing go together, with new bolts. Converting to a solid flywheel is possible on some cars, but it brings noise and loads the gearbox. Misfires must be cured first.',
      minutes: [360, 720],
      tools: [
        'Transmission jack',
        'Jack and four axle stands',
        'Flywheel locking tool',
        'Angle gauge and torque wrench',
        'Clutch centring tool',
        'Engine support beam',
      ],
      steps: [
        'Make sure that the engine runs evenly. Read misfire counts or injector balance first.',
        'Remove the gearbox as for a clutch, with the engine supported from above.',
        'Lock the flywheel, undo the plate crosswise and remove clutch and disc.',
        'Undo the flywheel bolts and lift it off with two hands: it weighs up to 15 kg. Note its dowel position.',
        'Check the rear main seal and the crank sensor ring, which on many engines sits on the flywheel.',
        'Clean the crank flange, fit the new flywheel on its dowel and use new bolts with the stated torque and angle.',
        'Do not use an air wrench on it, and do not wash it with solvent.',
        'Centre the disc, tighten the plate crosswise and fit the new bearing or concentric slave.',
        'Refit the gearbox and drive gently for 300 miles, without labouring below 1,500 rpm.',
        'Start and stop the engine ten times hot: no rattle or bang may be left. Pull away gently in first and reverse without judder.',
      ],
      safety: [
        'The flywheel and gearbox are heavy. Work with a helper, a transmission jack and four axle stands, and never lie under a loose gearbox.',
        'New bolts are not optional. A flywheel that comes off passes through the floor.',
        'Wipe clutch dust with a damp cloth and never blow it about.',
      ],
      stopIf:
        'Stop if the crank flange or its threads are damaged, or if you cannot support the engine safely.',
    },
    parts: [
      { name: 'Dual-mass flywheel and bolts', usd: [250, 800] },
      { name: 'Clutch kit with release bearing', usd: [150, 450] },
    ],
    labourHours: [5, 9],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
