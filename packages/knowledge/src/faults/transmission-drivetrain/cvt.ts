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
        'The car can lose drive without warning, often when joining a fast road. Each mile grinds more metal through the whole gearbox, so do not drive it.',
    },
    patterns: [
      'The revs flare, the car loses pace, then drive returns with a jerk or not at all.',
      'A whine that grows over weeks often comes before the slip.',
    ],
    shown: {
      summary:
        'The steel belt or chain has scored the pulleys, or the pressure no longer clamps it. It slips under load, the revs rise without the speed, and metal particles ruin the rest of the gearbox.',
      patterns: [
        'The revs flare, the car loses speed, and then drive returns suddenly or not at all.',
        'A whine that gets louder over weeks often comes before the slip.',
      ],
    },
    checks: [
      {
        title: 'Compare engine revs with road speed',
        steps: [
          'With the gearbox warm, hold a steady 40 mph and press the accelerator gently.',
          'Let a passenger watch the engine speed, and the primary and secondary pulley speeds if the reader shows them.',
          'Stop the test as soon as the revs flare.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 25,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The revs jump while both road speed and the commanded ratio stay',
            means: 'The belt is slipping on its pulleys.',
            effect: 'confirms',
          },
          {
            finding: 'The revs follow the commanded ratio without jumps',
            means: 'The belt grips, so look at the engine or the software.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the fluid and the sump magnets',
        steps: [
          'The workshop removes the sump and looks at its magnets and the filter.',
          'The fluid is compared with new CVT fluid by its smell and colour.',
        ],
        tool: 'Workshop lift',
        minutes: 40,
        outcomes: [
          {
            finding: 'There is glittering fluid or a thick coat with slivers on the magnets',
            means: 'The belt and the pulleys are shedding metal.',
            effect: 'supports',
          },
          {
            finding: 'There is a thin grey film, and the fluid is clean',
            means: 'The wear is normal, so the control unit or the sensors are more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a slipping CVT rebuilt or exchanged',
      overview:
        'Scored pulleys cannot be refaced, so the cure is a remanufactured unit or a rebuild with a new belt and pulleys. Several manufacturers extended their warranty on these gearboxes.',
      minutes: [420, 660],
      tools: ['OBD-II reader', 'Service records', 'VIN'],
      steps: [
        'Stop driving, and have the car recovered on a flatbed.',
        'Check for a warranty extension with the VIN, and gather the service records: documented fluid changes strengthen a goodwill claim.',
        'Ask for the codes with their freeze-frame data, for the condition of the fluid and for a photograph of the sump.',
        'Compare a remanufactured unit from the manufacturer, a specialist rebuild and a used unit. A used CVT of the same age often has the same wear.',
        'The workshop removes the gearbox and fits the exchange unit. It flushes the lines or renews the cooler, and fills the gearbox with exactly the CVT fluid that the manufacturer names.',
        'The calibration data of the valve body is written to the control unit, and its software is updated.',
        'A relearn drive is carried out. Ask for the fluid deterioration counter to be reset as well.',
        'Check the work: there must be no flare from 20 to 60 mph under medium throttle and no whine, and a fluid sample at 1,000 miles must be clean.',
      ],
      safety: [
        'Do not pull out into fast traffic with a CVT whose revs flare: it may not pull at all.',
        'Have the car towed with its driven wheels off the road, or on a flatbed if it has all-wheel drive. Pulleys that turn without oil pressure are destroyed.',
      ],
      stopIf:
        'Leave this to a specialist throughout. Additives and ordinary gearbox fluid make it worse.',
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
        'The car can be driven, but judder that is ignored scores the belt and the pulleys. Avoid hard acceleration and towing, and have it diagnosed within weeks.',
    },
    patterns: [
      'A shake as on a washboard road between 20 and 40 mph, with the engine turning at 1,200-1,800 rpm.',
      'A stall when braking to a stop shows that the lock-up clutch is hanging on.',
    ],
    shown: {
      summary:
        'The pressure valves of the CVT are worn, or its software handles light load badly. The belt or the lock-up clutch grips unevenly, and the car shudders at 20–40 mph on a light throttle.',
      patterns: [
        'It feels like a corrugated road, with the engine turning at 1,200–1,800 rpm.',
        'If the engine stalls when you brake to a stop, the lock-up clutch is not releasing.',
      ],
    },
    checks: [
      {
        title: 'Reproduce the judder on a gentle climb',
        steps: [
          'With the car warm, find a gentle rise without traffic. Pull away to 40 mph with the lightest throttle that still gains speed.',
          'Then repeat it with medium throttle.',
        ],
        tool: 'Notebook',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It judders at light throttle only, and more throttle stops it',
            means: 'Judder from the CVT control or the lock-up clutch is likely.',
            effect: 'supports',
          },
          {
            finding: 'It shakes at all throttle positions with a flashing engine light',
            means:
              'An engine misfire is more likely. Ease off and have it repaired soon, because a misfire can ruin the catalytic converter.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the workshop read CVT judder data',
        steps: [
          'The workshop reads the stored codes, and the judder history of the gearbox where the manufacturer records it.',
          'The software version is compared with the latest bulletin.',
        ],
        tool: 'Manufacturer scan tool',
        minutes: 45,
        outcomes: [
          {
            finding: 'A judder code or history is stored',
            means:
              'Software and, if the belt is clean, a valve body are the manufacturer’s repair.',
            effect: 'confirms',
          },
          {
            finding: 'No judder is recorded, but misfire counts are present',
            means: 'The engine is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have CVT judder cured with software and valve body',
      overview:
        'The manufacturer’s usual order is software first, then an inspection of the belt with a borescope, then a new valve body, and only then a new gearbox.',
      minutes: [60, 300],
      tools: ['OBD-II reader', 'Notebook', 'VIN'],
      steps: [
        'Rule out worn spark plugs, weak coils and engine mounts first, because each of them shakes the car at the same low revs.',
        'Note the speed, the revs and the throttle of each judder, and whether it happens hot or cold.',
        'Ask the dealer to check by the VIN for bulletins and for extended cover.',
        'The workshop updates the engine and CVT software, clears the learnt values and carries out a relearn drive.',
        'If the judder remains, the sump is removed, and the belt and the pulleys are inspected with a borescope for scoring.',
        'If the belt is clean, the valve body is replaced. Its calibration data is written to the control unit, and new fluid is set to level at the stated temperature.',
        'If the belt is scored, the unit is exchanged, since a new valve body would be wasted.',
        'Check the work on your test hill with the lightest throttle. The car should pull smoothly from 15 to 45 mph.',
      ],
      safety: [
        'Test only on empty roads. A CVT that judders may also hesitate when you pull out.',
        'Let the gearbox cool before any fluid check, because hot CVT fluid scalds.',
      ],
      stopIf:
        'Have it done by a dealer or a CVT specialist, because without the calibration data the new valve body judders too.',
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
        'Stop in a safe place, leave the engine idling in Park for ten minutes and then drive on gently. Each time it overheats, the belt and the fluid age.',
    },
    patterns: [
      'Power fades after 20-40 minutes at motorway speed in heat, with no judder and no noise at other times.',
      'Leaves and fluff between the radiator and the gearbox cooler are a free cause to find.',
    ],
    shown: {
      summary:
        'Old fluid, a blocked cooler or hard use lets the CVT run hot. To save the belt the control unit cuts the engine power, so the car slows on long climbs or fast runs and recovers after a rest.',
      patterns: [
        'The power fades after 20–40 minutes at motorway speed in hot weather, with no judder and no noise at other times.',
        'Leaves and fluff between the radiator and the gearbox cooler cost nothing to find and remove.',
      ],
    },
    checks: [
      {
        title: 'Watch the CVT temperature on a hot run',
        steps: [
          'Show the CVT fluid temperature and the engine coolant temperature.',
          'Drive a long, fast stretch within the limit while a passenger watches the reader, and note both temperatures when the power fades.',
        ],
        tool: 'OBD-II reader with CVT temperature',
        minutes: 40,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'The CVT temperature climbs far above the coolant and power is cut',
            means: 'The gearbox is overheating.',
            effect: 'confirms',
          },
          {
            finding: 'The CVT temperature is normal when power fades',
            means: 'Look at the engine and at its air and fuel supply.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the cooler and radiator face',
        steps: [
          'With the engine off and cold, look through the grille at the radiator, the air-conditioning condenser and the small gearbox cooler.',
          'Look between the layers for leaves, insects and bent fins.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The face is blocked or the fins are flattened',
            means: 'The cooler cannot give off its heat.',
            effect: 'supports',
          },
          {
            finding: 'It is clean and free',
            means:
              'The age of the fluid, the valve of the internal cooler or the load is to blame.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Cool an overheating CVT: fluid, filter and cooler',
      overview:
        'The coolers are cleaned, the fluid and the paper filter of the cooler are renewed, and a separate cooler is added where the manufacturer offers one. The type of fluid must match exactly, because the grip of the belt depends on it.',
      minutes: [90, 240],
      tools: [
        'Jack and four axle stands',
        'Drain tray and measuring jug',
        'Fluid pump, sockets and torque wrench',
        'Soft brush and garden hose',
        'OBD-II reader with CVT temperature',
      ],
      steps: [
        'With the engine cold and off, clean the cooler from the back with a gentle hose and straighten bent fins.',
        'Raise the car level on four axle stands. Drain the CVT and measure how much fluid comes out.',
        'Remove the sump, clean its magnets and renew the filter above it. Slivers of metal mean that the belt is worn, so stop there.',
        'Renew the small paper filter in the cooler housing at the side of the gearbox, if it has one, together with its O-ring.',
        'Refit the sump with a new gasket, and refill with the same amount of the exact CVT fluid.',
        'If an auxiliary cooler kit exists for the model, mount it in front of the radiator with hose and clips that are rated for gearbox fluid.',
        'Set the level at the temperature and by the method given in the workshop manual.',
        'Lower the car, reset the fluid counter with a scan tool, and have the hot run repeated with live data. The temperature must level off, and the power must not be cut on the same climb.',
      ],
      safety: [
        'The CVT may be above 110 °C after the power has faded. Let it cool for two hours before you open it.',
        'Use four axle stands on level ground before you go under the car.',
      ],
      stopIf:
        'Stop if there are slivers in the sump, or if the gearbox overheats again with new fluid and clean coolers: the belt and the pump must then be examined.',
    },
    parts: [
      { name: 'CVT fluid, filters and gasket', usd: [90, 220] },
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
        'The gearbox may run on for some thousand miles, but a bearing that breaks destroys the belt and the pulleys at once. Plan the repair while only the bearing is worn.',
    },
    patterns: [
      'A whine from 20 mph up that changes with load, and stays the same when you swerve gently.',
      'It is often mistaken for a wheel bearing until wheels are spun by hand and found quiet.',
    ],
    shown: {
      summary:
        'A bearing of one of the pulleys has pitted. It whines or growls with the road speed, and when it breaks up, its chips pass between the belt and the pulleys.',
      patterns: [
        'There is a whine from 20 mph upwards that changes with the load and stays the same when you swerve gently.',
        'The noise is often mistaken for a wheel bearing, until the wheels are spun by hand and found to be quiet.',
      ],
    },
    checks: [
      {
        title: 'Swerve and coast to tell it from a wheel bearing',
        steps: [
          'On an empty, straight road at 40 mph, steer gently left and right within the lane.',
          'Then select Neutral for a moment while coasting, and listen.',
          'Finally select Drive again, and compare light acceleration with lift-off at the same speed.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The noise is unchanged by steering and changes with load or in Neutral',
            means: 'The noise comes from the gearbox.',
            effect: 'supports',
          },
          {
            finding: 'The noise grows when leaning on one side',
            means: 'A wheel bearing is the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Listen with a stethoscope on a lift',
        steps: [
          'The workshop runs the car on a lift with the wheels free to turn.',
          'It listens at each end of the gearbox casing and compares the sound with that at the wheel hubs.',
        ],
        tool: 'Workshop lift and stethoscope',
        minutes: 30,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is loudest at a pulley bearing cover',
            means: 'That pulley bearing is worn.',
            effect: 'confirms',
          },
          {
            finding: 'It is loudest at a hub or at an engine pulley',
            means: 'The CVT bearing is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a noisy CVT bearing dealt with',
      overview:
        'Some specialists renew the pulley bearings with the belt and the seals if the pulley faces are clean. Dealers exchange the unit.',
      minutes: [480, 840],
      tools: ['Phone to record the noise', 'VIN'],
      steps: [
        'Record the noise while a passenger calls out the speed. Do the swerve test to rule out the wheel bearings and the tyres.',
        'Check for an extended warranty with the VIN before anyone opens the gearbox.',
        'Have the fluid drained and looked at: clean fluid points to a repair, metal glitter to an exchange.',
        'The specialist removes the gearbox, opens the side cover, and measures the bearings and the pulley faces.',
        'The pulley bearings are pressed off and new ones pressed on with the preload of the pulleys unchanged. The belt, the seals and the filter are renewed.',
        'The cooler is flushed, and the unit is refilled with exact CVT fluid to the right level.',
        'The control unit relearns its pressures on a drive.',
        'Check the work on the same road: the gearbox must be silent at the speeds of your recording, and again after 500 miles.',
      ],
      safety: [
        'Select Neutral while coasting only on an empty road, and select Drive again before you need power.',
        'If the noise turns into grinding, stop and have the car towed.',
      ],
      stopIf: 'Leave the opening of the gearbox to a CVT specialist with a press and a clean room.',
    },
    parts: [
      { name: 'Bearing and seal kit or exchange unit', usd: [250, 4500] },
      { name: 'CVT fluid', usd: [80, 180] },
    ],
    labourHours: [8, 14],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
