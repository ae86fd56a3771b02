import { HYBRIDS, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Continuously variable gearboxes with belt or chain. */
export const cvtFaults = {
  'cvt-belt-slip': {
    name: 'CVT belt or pulleys slipping',
    workshopName: 'CVT belt and pulley faces worn, belt slip',
    summary:
      'The steel belt or chain has scored the pulleys, or pressure no longer clamps it. It slips under load, the revs rise without speed, and metal from the faces ruins the rest of the gearbox.',
    prior: 5.7,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['cvt'],
    },
    shifts: [
      {
        fuels: HYBRIDS,
        factor: 0.25,
        source: 'the CVT of most hybrids is a gear set without a belt',
      },
      {
        makes: ['nissan', 'infiniti'],
        years: [2007, 2018],
        factor: 4,
        source: 'widely reported by owners, extended warranties',
      },
      {
        makes: ['mitsubishi', 'jeep', 'dodge', 'suzuki'],
        years: [2007, 2017],
        factor: 1.8,
        source: 'same gearbox family as Nissan',
      },
      { minMiles: 60000, factor: 1.6, source: 'wear part' },
    ],
    symptoms: {
      'gearbox-slips': 0.55,
      'gearbox-noise': 0.35,
      'loss-of-power': 0.3,
      'drive-lost': 0.3,
      'check-engine-light': 0.3,
      hesitation: 0.25,
      'gearbox-judder': 0.25,
      'limp-mode': 0.25,
      'gearbox-warning': 0.15,
      'car-shakes': 0.09,
    },
    conditions: { accelerating: 0.45, 'warm-engine': 0.4, uphill: 0.25, 'at-high-speed': 0.2 },
    codes: { P0746: 0.3, P0776: 0.35, P0730: 0.15, P0741: 0.1, P0868: 0.15, P17F0: 0.12 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The car can lose drive without warning, often when joining a fast road. Driving on grinds metal through the whole gearbox.',
    },
    patterns: [
      'The revs flare, the car loses pace, then drive returns with a jerk or not at all.',
      'A whine that grows over weeks often comes before the slip.',
    ],
    checks: [
      {
        title: 'Compare engine revs with road speed',
        steps: [
          'With the gearbox warm, hold a steady 40 mph and press gently on the accelerator.',
          'Watch engine speed and the primary and secondary pulley speed if the reader shows them.',
          'Stop the test at the first flare.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 25,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Revs jump while both road speed and the commanded ratio stay',
            means: 'The belt slips on its pulleys.',
            effect: 'confirms',
          },
          {
            finding: 'Revs follow the commanded ratio without jumps',
            means: 'The belt grips, so look at the engine or software.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the fluid and pan magnets',
        steps: [
          'The workshop drops the pan and looks at the magnets and the filter.',
          'The fluid is smelt and its colour compared with new CVT fluid.',
        ],
        tool: 'Workshop lift',
        minutes: 40,
        outcomes: [
          {
            finding: 'Glittering fluid or a thick coat with slivers on the magnets',
            means: 'Belt and pulleys are shedding metal.',
            effect: 'supports',
          },
          {
            finding: 'Thin grey film and clean fluid',
            means: 'Wear is normal, so control or sensors are more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a slipping CVT rebuilt or exchanged',
      overview:
        'Scored pulleys cannot be dressed, so the cure is a remanufactured unit or a rebuild with belt and pulleys. Several manufacturers extended their warranty on these gearboxes, which is worth checking before any money is spent.',
      minutes: [420, 660],
      tools: ['OBD-II reader', 'Service records', 'VIN'],
      steps: [
        'Stop using fast roads and have the car towed once it flares.',
        'Check warranty extensions with the VIN, and gather the service book: fluid changes strengthen a goodwill claim.',
        'Ask for codes with freeze frame, fluid condition and a photograph of the pan.',
        'Compare a remanufactured unit from the manufacturer, a specialist rebuild and a used unit. A used CVT of the same age often has the same wear.',
        'The workshop removes the gearbox, fits the exchange unit with a new cooler or flushed lines and the exact CVT fluid.',
        "The valve body's calibration data is written to the control unit and the software updated.",
        'A relearn drive is carried out. Ask for the fluid deterioration counter to be reset.',
        'Check the work: no flare from 20 to 60 mph under medium throttle, no whine, and a clean fluid sample at 1,000 miles.',
      ],
      safety: [
        'Do not pull out into fast traffic with a CVT that flares: it may not pull at all.',
        'Have it towed with the driven wheels off the road, or on a flatbed with all-wheel drive, because turning pulleys without oil pressure are destroyed.',
      ],
      stopIf:
        'This is a specialist job throughout. Additives and ordinary gearbox fluid make it worse.',
    },
    parts: [
      { name: 'Remanufactured CVT', usd: [2200, 4800] },
      { name: 'CVT fluid and cooler', usd: [150, 450] },
    ],
    labourHours: [7, 11],
    diy: 'workshop',
  },
  'cvt-judder-valve-body': {
    name: 'CVT judder from valve body or software',
    workshopName: 'CVT judder, pressure control or lock-up control fault',
    summary:
      'The pressure valves of the CVT wear or the program handles light load badly. The belt or lock-up clutch grips unevenly, and the car shudders at 20-40 mph on a light throttle.',
    prior: 5.7,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['cvt'],
    },
    shifts: [
      {
        fuels: HYBRIDS,
        factor: 0.25,
        source: 'the CVT of most hybrids is a gear set without a belt',
      },
      {
        makes: ['nissan', 'infiniti'],
        years: [2012, 2019],
        factor: 4,
        source: 'maker bulletins on CVT judder, extended warranty',
      },
      { makes: ['subaru'], years: [2010, 2018], factor: 1.8, source: 'extended CVT warranty' },
      { makes: ['honda', 'toyota'], factor: 0.6, source: 'fewer reports by owners' },
    ],
    symptoms: {
      'gearbox-judder': 0.75,
      hesitation: 0.3,
      'check-engine-light': 0.2,
      'harsh-shift': 0.15,
      'loss-of-power': 0.15,
      'lurches-when-stopping': 0.12,
      'stalls-at-idle': 0.12,
      'speed-vibration': 0.06,
      'car-shakes': 0.26,
    },
    conditions: { 'at-low-speed': 0.4, accelerating: 0.4, intermittent: 0.35, 'warm-engine': 0.25 },
    codes: { P0746: 0.15, P0776: 0.15, P0741: 0.2, P0740: 0.1, P17F1: 0.12 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It drives, but judder that is left alone scores the belt and pulleys. Avoid hard loads and have it diagnosed within weeks.',
    },
    patterns: [
      'A shake as on a washboard road between 20 and 40 mph, with the engine turning at 1,200-1,800 rpm.',
      'A stall when braking to a stop shows that the lock-up clutch is hanging on.',
    ],
    checks: [
      {
        title: 'Reproduce the judder on a gentle climb',
        steps: [
          'With the car warm, find a gentle empty rise and pull away to 40 mph with the lightest throttle that keeps speed.',
          'Then repeat with medium throttle.',
        ],
        tool: 'Notebook',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Judder at light throttle only, gone with more',
            means: 'CVT control or lock-up judder is likely.',
            effect: 'supports',
          },
          {
            finding: 'Shake at all throttle positions with a flashing engine light',
            means: 'An engine misfire is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the workshop read CVT judder data',
        steps: [
          "The workshop reads stored codes and the gearbox's judder history where the manufacturer records it.",
          'The software version is compared with the latest bulletin.',
        ],
        tool: 'Manufacturer scan tool',
        minutes: 45,
        outcomes: [
          {
            finding: 'Judder code or history stored with the belt inspection passed',
            means: 'Software and valve body are the named repair.',
            effect: 'confirms',
          },
          {
            finding: 'No judder recorded, misfire counts present',
            means: 'The engine is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have CVT judder cured with software and valve body',
      overview:
        'The bulletin path runs from software, through inspection of the belt with a borescope, to a new valve body, and only then a new gearbox. Insist on that order. Exact CVT fluid is a must at each step.',
      minutes: [60, 300],
      tools: ['OBD-II reader', 'Notebook', 'VIN'],
      steps: [
        'Rule out worn plugs, weak coils and engine mounts first, because each of them shakes at the same low revs.',
        'Note speed, revs and throttle of each judder, and whether it happens hot or cold.',
        'Ask the dealer for bulletins and for extended cover by VIN.',
        'The workshop updates engine and CVT software, clears learnt values and drives a relearn.',
        'If it remains, the pan is dropped and belt and pulleys are viewed with a borescope for scoring.',
        'With a clean belt, the valve body is replaced. Its calibration data is written and new fluid is set to level at temperature.',
        'With a scored belt the unit is exchanged, since a valve body would be wasted.',
        'Check on your old hill with the lightest throttle. The car should pull smoothly from 15 to 45 mph.',
      ],
      safety: [
        'Test on empty roads. A CVT that judders may also hesitate when you pull out.',
        'Let the gearbox cool before any fluid check, since CVT fluid scalds like hot oil.',
      ],
      stopIf:
        'Have it done by a dealer or CVT specialist, as calibration data must be written or the new valve body judders too.',
    },
    parts: [
      { name: 'CVT valve body', usd: [400, 1200] },
      { name: 'CVT fluid and filter', usd: [90, 220] },
    ],
    labourHours: [1, 5],
    diy: 'workshop',
  },
  'cvt-overheat-protection': {
    name: 'CVT overheating and cutting power',
    workshopName: 'CVT fluid over-temperature, cooler capacity or degraded fluid',
    summary:
      'Old fluid, a blocked cooler or hard use lets the CVT run hot. To save the belt the computer cuts engine power, so the car slows on long climbs or fast runs and recovers after a rest.',
    prior: 2.8,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['cvt'],
    },
    shifts: [
      {
        fuels: HYBRIDS,
        factor: 0.25,
        source: 'the CVT of most hybrids is a gear set without a belt',
      },
      {
        makes: ['nissan', 'infiniti', 'mitsubishi', 'dodge', 'jeep'],
        years: [2007, 2017],
        factor: 2.5,
        source: 'widely reported by owners, cooler retrofits',
      },
    ],
    symptoms: {
      'gearbox-overheats': 0.5,
      'limp-mode': 0.4,
      'loss-of-power': 0.4,
      'gearbox-warning': 0.25,
      'speed-capped': 0.2,
      'gearbox-noise': 0.15,
      'drivetrain-burning-smell': 0.12,
    },
    against: ['gearbox-leak'],
    conditions: { 'hot-weather': 0.55, uphill: 0.45, 'at-high-speed': 0.35, 'heavy-load': 0.3 },
    codes: { P0218: 0.45 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Stop in a safe place, leave the engine idling in Park for ten minutes and drive on gently. Each overheating ages belt and fluid.',
    },
    patterns: [
      'Power fades after 20-40 minutes at motorway speed in heat, with no judder and no noise at other times.',
      'Leaves and fluff between the radiator and the gearbox cooler are a free cause to find.',
    ],
    checks: [
      {
        title: 'Watch the CVT temperature on a hot run',
        steps: [
          'Show CVT fluid temperature and engine coolant temperature.',
          'Drive a long, fast stretch with a passenger watching, and note both when power fades.',
        ],
        tool: 'OBD-II reader with CVT temperature',
        minutes: 40,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'CVT temperature climbs far above the coolant and power is cut',
            means: 'The gearbox overheats.',
            effect: 'confirms',
          },
          {
            finding: 'CVT temperature normal when power fades',
            means: 'Look at the engine and its air and fuel supply.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the cooler and radiator face',
        steps: [
          'With the engine off and cold, look through the grille at radiator, condenser and the small gearbox cooler.',
          'Look between the layers for leaves, insects and bent fins.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Face blocked or fins flattened',
            means: 'The cooler cannot shed its heat.',
            effect: 'supports',
          },
          {
            finding: 'Clean and free',
            means: 'Fluid age, the internal cooler valve or load is to blame.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Cool an overheating CVT: fluid, filter and cooler',
      overview:
        "Clean the coolers, renew the fluid and the cooler's paper filter, and add a separate cooler where the manufacturer offers one. The fluid type must match exactly: the belt grips only through that fluid.",
      minutes: [90, 240],
      tools: [
        'Jack and four axle stands',
        'Drain tray and measuring jug',
        'Fluid pump',
        'Soft brush and garden hose',
        'OBD-II reader with CVT temperature',
      ],
      steps: [
        'Clean the cooler face from the back with a gentle hose, engine cold, and straighten bent fins.',
        'Raise the car level on four stands. Drain the CVT and measure what comes out.',
        'Drop the pan, clean the magnets and renew the pan filter. Slivers of metal mean belt wear, so stop there.',
        'Renew the small paper filter in the cooler housing at the side of the gearbox, together with its O-ring.',
        'Fit the pan with a new gasket and refill with the same amount of the exact CVT fluid.',
        'Set the level at the temperature and by the method in the workshop manual.',
        'Where an auxiliary cooler kit exists for the model, mount it in front of the radiator with rated hose and clips.',
        'Reset the fluid deterioration counter with a scan tool and repeat the hot run with live data. The temperature must level off, and the power must stay on the same climb.',
      ],
      safety: [
        'The CVT may be above 110 C after a fade. Leave it two hours before opening it.',
        'Use four axle stands on level ground.',
      ],
      stopIf:
        'Stop if the pan holds slivers, or if it overheats again with new fluid and clean coolers: then belt and pump must be examined.',
    },
    parts: [
      { name: 'CVT fluid and filters', usd: [90, 220] },
      { name: 'Auxiliary cooler kit', usd: [120, 400], ifNeeded: true },
    ],
    labourHours: [1.5, 3.5],
    diy: 'hard',
  },
  'cvt-bearing-noise': {
    name: 'Whining CVT pulley bearing',
    workshopName: 'CVT primary or secondary pulley bearing worn',
    summary:
      'A bearing that carries one of the pulleys has pitted. It whines or growls with road speed and, when it breaks up, its chips pass between belt and pulley.',
    prior: 2,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['cvt'],
    },
    shifts: [
      {
        fuels: HYBRIDS,
        factor: 0.25,
        source: 'the CVT of most hybrids is a gear set without a belt',
      },
      {
        makes: ['nissan', 'infiniti', 'honda'],
        years: [2012, 2019],
        factor: 1.8,
        source: 'widely reported by owners',
      },
      { minMiles: 60000, factor: 1.5, source: 'wear part' },
    ],
    symptoms: {
      'gearbox-noise': 0.8,
      'wheel-hum': 0.25,
      'driveline-noise': 0.15,
      'engine-whine': 0.12,
      'drive-lost': 0.1,
      'gearbox-slips': 0.1,
    },
    against: ['harsh-shift'],
    conditions: { 'gradual-onset': 0.6, accelerating: 0.3, 'at-low-speed': 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It may run on for some thousand miles, but a broken bearing destroys belt and pulleys at once. Plan the repair while only the bearing is bad.',
    },
    patterns: [
      'A whine from 20 mph up that changes with load, and stays the same when you swerve gently.',
      'It is often mistaken for a wheel bearing until wheels are spun by hand and found quiet.',
    ],
    checks: [
      {
        title: 'Swerve and coast to tell it from a wheel bearing',
        steps: [
          'On an empty straight road at 40 mph, steer gently left and right within the lane.',
          'Then select Neutral for a moment while coasting and listen.',
          'Finally compare with light acceleration and lift-off at the same speed.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Noise unchanged by steering, changes with load or in Neutral',
            means: 'The noise comes from the gearbox.',
            effect: 'supports',
          },
          {
            finding: 'Noise grows when leaning on one side',
            means: 'A wheel bearing is the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Listen with a stethoscope on a lift',
        steps: [
          'The workshop runs the car on a lift with the wheels free.',
          'Each end of the gearbox casing is compared with the wheel hubs.',
        ],
        tool: 'Workshop lift and stethoscope',
        minutes: 30,
        needs: 'running',
        outcomes: [
          {
            finding: 'Loudest at a pulley bearing cover',
            means: 'That pulley bearing is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Loudest at a hub or at an engine pulley',
            means: 'The CVT bearing is sound.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a noisy CVT bearing dealt with',
      overview:
        'Some specialists renew pulley bearings with belt and seals, if the pulley faces are clean. Dealers exchange the unit. Early action makes the cheaper repair possible.',
      minutes: [480, 840],
      tools: ['Phone to record the noise', 'VIN'],
      steps: [
        'Record the noise with speed called out, and do the swerve test to exclude wheel bearings and tyres.',
        'Check extended warranty by VIN before anyone opens the gearbox.',
        'Have the fluid drained and looked at: clean fluid points to a repair, glitter to an exchange.',
        'The specialist removes the gearbox, opens the side cover and measures bearings and pulley faces.',
        "Pulley bearings are pressed off and on with the pulleys' preload kept, and belt, seals and filter are renewed.",
        'The cooler is flushed, the unit refilled with exact CVT fluid and the level set.',
        'The control unit relearns its pressures on a drive.',
        'Check on the same road: silent at the speeds of your recording, and again after 500 miles.',
      ],
      safety: [
        'Neutral while coasting is for an empty road only. Reselect Drive before you need power.',
        'If the noise turns to grinding, stop and have the car towed.',
      ],
      stopIf: 'Leave the opening of the gearbox to a CVT specialist with a press and clean room.',
    },
    parts: [
      { name: 'Bearing and seal kit or exchange unit', usd: [250, 4500] },
      { name: 'CVT fluid', usd: [80, 180] },
    ],
    labourHours: [8, 14],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
