import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Dual-clutch gearboxes, dry and wet. */
export const dualClutchFaults = {
  'dct-dry-clutch-shudder': {
    name: 'Dual-clutch shudder when moving off',
    workshopName: 'Dry dual-clutch judder, friction discs glazed or contaminated',
    summary:
      'The dry clutches of the gearbox are glazed or carry oil from an input-shaft seal. They grip and slip in turn, so the car shudders from rest to about 20 mph and rolls back a little on hills.',
    prior: 5.7,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['dual-clutch'],
    },
    shifts: [
      {
        makes: ['ford'],
        models: ['focus', 'fiesta'],
        years: [2011, 2019],
        factor: 5,
        source: 'extended clutch warranty, widely reported by owners',
      },
      {
        makes: ['hyundai', 'kia'],
        years: [2012, 2021],
        factor: 1.5,
        source: 'widely reported by owners of the 7-speed dry gearbox',
      },
    ],
    symptoms: {
      'gearbox-judder': 0.7,
      hesitation: 0.35,
      'harsh-shift': 0.3,
      'rolls-back-on-hills': 0.2,
      'delayed-engagement': 0.2,
      'clutch-judder': 0.2,
      'gearbox-slips': 0.2,
      'drivetrain-burning-smell': 0.15,
      'gearbox-noise': 0.15,
      'gearbox-overheats': 0.1,
      'driveline-vibration': 0.1,
      'speed-vibration': 0.06,
      'loss-of-power': 0.12,
      'drops-to-neutral': 0.08,
      'no-reverse': 0.06,
      'gear-crunch': 0.08,
      'check-engine-light': 0.08,
      'gearbox-warning': 0.12,
      'car-shakes': 0.26,
    },
    conditions: { 'at-low-speed': 0.6, accelerating: 0.4, uphill: 0.2, 'warm-engine': 0.25 },
    codes: { P0902: 0.05, P0810: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It is drivable, but slow traffic heats the clutches further. Leave a gap and pull away firmly rather than creeping.',
    },
    patterns: [
      'Shudder in first and second on a gentle start, much worse after ten minutes of stop-and-go traffic.',
      'The shake vanishes above about 25 mph, which sets it apart from wheel or drive-shaft trouble.',
    ],
    checks: [
      {
        title: 'Compare creeping and a firm start',
        steps: [
          'On level ground let the car creep away with no throttle, then repeat with light and with firm throttle.',
          'Do it cold and again after 15 minutes of slow traffic.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'driven-hard',
        outcomes: [
          {
            finding:
              'Shudder when creeping or on light throttle, less with a firm start, worse when hot',
            means: 'The dry clutches grip unevenly.',
            effect: 'supports',
          },
          {
            finding: 'Shake at all loads including standstill',
            means: 'Engine mounts or a misfire are more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have clutch slip and adaptation read',
        steps: [
          'The workshop records input-shaft speeds of both clutches while moving off.',
          'Clutch touch points and temperature counters are read.',
        ],
        tool: 'Manufacturer scan tool',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Speed swings beyond the manufacturer’s limit on one clutch',
            means: 'The clutch pack must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'Swings within limit',
            means: 'Software or engine mounts are to be looked at.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the dry dual clutch and its seals replaced',
      overview:
        'The clutch pack is replaced together with the input-shaft seals if oil is found, and the actuators are relearnt. An update and relearn alone helps mild cases for a while. Ask about extended cover first.',
      minutes: [300, 480],
      tools: ['OBD-II reader', 'VIN', 'Notebook'],
      steps: [
        'Write down when it shudders, hot or cold, and check for an extended warranty by VIN.',
        'Ask for the slip measurement, since manufacturers base the claim on that figure.',
        'Have software and clutch adaptation done first if the figure is near the limit.',
        'Otherwise the gearbox comes out. The clutch pack is pulled with special tools and the bell housing inspected for oil.',
        'Leaking input-shaft seals are renewed and all dust is removed with a damp cloth and extraction.',
        'New clutches are fitted with the thickness shims or self-adjuster set as the manufacturer states, with new forks and bearings.',
        'The clutch touch points are learnt, followed by a bedding-in drive of 20-30 starts with moderate throttle.',
        'Check the work: smooth creep cold and after a traffic jam, and no slip codes after 500 miles.',
      ],
      safety: [
        'Clutch dust must not be blown about. Insist on a dust-free method.',
        'Keep distance at junctions: a shuddering dual clutch may hesitate as you pull out.',
      ],
      stopIf: 'The clutch pack needs special pullers and gauges, so it is never a driveway job.',
    },
    parts: [
      { name: 'Dual clutch kit with forks and bearings', usd: [450, 1300] },
      { name: 'Input-shaft seals', usd: [25, 80] },
    ],
    labourHours: [5, 8],
    diy: 'workshop',
  },
  'dct-mechatronic-failed': {
    name: 'Faulty dual-clutch mechatronic unit',
    workshopName: 'DCT mechatronic or hydraulic control unit fault',
    summary:
      'The unit of pump, valves, pressure accumulator and electronics that works the clutches and gears has lost pressure or failed electrically. Even or odd gears drop out, or drive goes altogether.',
    prior: 4.5,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['dual-clutch'],
    },
    shifts: [
      {
        makes: ['volkswagen', 'audi', 'skoda', 'seat'],
        years: [2008, 2016],
        factor: 2.5,
        source: 'widely reported by owners, accumulator and warranty campaigns',
      },
      { minMiles: 60000, factor: 1.4, source: 'wear part' },
    ],
    symptoms: {
      'gearbox-warning': 0.5,
      'drive-lost': 0.45,
      'gear-wont-engage': 0.35,
      'harsh-shift': 0.3,
      'no-reverse': 0.25,
      'gear-display-wrong': 0.25,
      'limp-mode': 0.25,
      'drops-to-neutral': 0.2,
      'stuck-in-gear': 0.15,
      'gearbox-judder': 0.12,
      'many-warnings': 0.12,
      'shifts-wrong-gear': 0.15,
      'car-shakes': 0.04,
    },
    conditions: {
      'sudden-onset': 0.5,
      intermittent: 0.45,
      'warm-engine': 0.2,
      'cured-by-restart': 0.45,
    },
    codes: { P0700: 0.25, P0841: 0.12, P17BF: 0.12, P0902: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Drive can vanish in the middle of a junction. Have it towed unless it needs only a few hundred metres to a safe place.',
    },
    patterns: [
      'All odd gears or all even gears and reverse are missing: one half of the gearbox has been shut down.',
      'The gear display flashes and a restart brings drive back for a while.',
    ],
    checks: [
      {
        title: 'Note which gears are left',
        steps: [
          'In a safe, empty place use manual mode and note the gears shown as the car pulls away and shifts.',
          'Try reverse.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Only 2, 4, 6 and perhaps reverse, or only 1, 3, 5',
            means: 'One half is shut down, which points to mechatronic or one clutch.',
            effect: 'supports',
          },
          {
            finding: 'All gears present, shudder only',
            means: 'The clutches or software are more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have pressure and pump run time read',
        steps: [
          'The workshop reads codes, accumulator pressure and how often and long the pump runs.',
          'The connector and oil level of the unit are inspected.',
        ],
        tool: 'Manufacturer scan tool',
        minutes: 30,
        outcomes: [
          {
            finding: 'Pressure falls quickly or the pump runs all the time',
            means: 'The mechatronic leaks inside or at its accumulator.',
            effect: 'confirms',
          },
          {
            finding: 'Pressure steady, clutch wear values beyond limit',
            means: 'The clutch is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the mechatronic unit repaired or replaced',
      overview:
        'Many units can be repaired: accumulator housing, pump motor, solenoids or solder joints. A new unit costs several times more and must be coded. On most gearboxes it comes out with the gearbox in the car.',
      minutes: [180, 360],
      tools: ['OBD-II reader', 'VIN'],
      steps: [
        'Collect the codes of all modules and note which gears were missing.',
        'Check goodwill or campaign status by VIN.',
        'Test the 12 V battery and the mechatronic fuse, since low voltage stops the pump.',
        'The workshop moves all selector forks to neutral with the scan tool, before the unit is unbolted.',
        'The unit is removed with the fluid drained and its gasket faces protected. Pressure must be released as the manufacturer states.',
        'It is repaired by a specialist or replaced and coded to the car. The fluid and filter are renewed.',
        'Basic settings are run for clutches and gear forks with the gearbox at the stated temperature.',
        'Check: all gears in manual mode, quick reverse to Drive changes, pump quiet when parked, no codes after a week.',
      ],
      safety: [
        'The accumulator is under high pressure. It must be relieved before the unit is opened.',
        'With drive lost on the road, put the hazards on, roll to the edge and get everybody behind the barrier.',
      ],
      stopIf:
        'This is a job for a specialist with the manufacturer’s scan tool. Without the basic setting the car does not move.',
    },
    parts: [
      { name: 'Mechatronic repair or new unit', usd: [400, 2200] },
      { name: 'Fluid, filter and gasket', usd: [60, 180] },
    ],
    labourHours: [3, 6],
    diy: 'workshop',
  },
  'dct-control-module-failed': {
    name: 'Failed dual-clutch control module',
    workshopName: 'Dual-clutch TCM loss of communication',
    summary:
      'The control module on a dry dual-clutch gearbox sits in heat and vibration, and its circuit board cracks. The car then refuses to start, loses drive or shows no gear, and works again when cold.',
    prior: 2.8,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['dual-clutch'],
    },
    shifts: [
      {
        makes: ['ford'],
        models: ['focus', 'fiesta'],
        years: [2011, 2019],
        factor: 6,
        source: 'maker extended module warranty, widely reported by owners',
      },
    ],
    symptoms: {
      'drive-lost': 0.4,
      'gearbox-warning': 0.4,
      'no-crank': 0.35,
      'check-engine-light': 0.35,
      'gear-display-wrong': 0.25,
      'gear-wont-engage': 0.25,
      'many-warnings': 0.25,
      'stalls-while-driving': 0.15,
      'loss-of-power': 0.2,
      hesitation: 0.1,
      'no-reverse': 0.15,
      'gearbox-overheats': 0.08,
      'drops-to-neutral': 0.15,
      'limp-mode': 0.1,
      'wont-start': 0.17,
      'speed-capped': 0.08,
    },
    against: ['gearbox-judder'],
    conditions: {
      intermittent: 0.6,
      'warm-engine': 0.3,
      'sudden-onset': 0.5,
      'cured-by-restart': 0.4,
    },
    codes: { U0101: 0.6, P0606: 0.1, P0700: 0.2, P0902: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun: 'The engine may idle in Park: the danger is to lose drive in traffic.',
      reason:
        'It can cut out at speed and may not restart. Do not drive it until the module is replaced.',
    },
    patterns: [
      'No crank and no gear shown after a hot stop, fine again after an hour.',
      'U0101 in the engine computer is the thread that ties the no-start to the gearbox module.',
    ],
    checks: [
      {
        title: 'Look for U0101 while it is dead',
        steps: [
          'With the fault present, switch the ignition on and read the engine and body modules.',
          'Try to reach the transmission module itself.',
        ],
        tool: 'OBD-II reader',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'U0101 in other modules and the transmission module silent',
            means: 'The module has lost contact.',
            effect: 'confirms',
          },
          {
            finding: 'Transmission module answers normally while it is dead',
            means: 'Look at the starter, brake switch or battery.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check battery, earth and module fuses',
        steps: [
          'Measure the battery at rest and while cranking: not below 9.6 V.',
          "Look at the earth strap at the gearbox and at the module's fuses.",
        ],
        tool: 'Multimeter',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Battery weak or earth corroded',
            means: 'Cure this first, as it produces the same code.',
            effect: 'weakens',
          },
          {
            finding: 'Supply and earth good',
            means: 'The module itself is suspect.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the dual-clutch module replaced and taught',
      overview:
        'The module bolts to the outside of the gearbox with its two actuator motors. The new one is programmed, and then learns clutch touch points and fork positions. Extended cover by the manufacturer exists for the best-known cars.',
      minutes: [90, 180],
      tools: ['OBD-II reader', 'Multimeter', 'VIN'],
      steps: [
        'Note the temperature, and save the codes of all modules when it fails.',
        'Ask for the extended module warranty by VIN.',
        'Test battery, earth strap and fuses yourself.',
        'The workshop checks supply, earth and data lines at the module plug with the car dead.',
        'The module is unbolted with the gearbox in neutral, so that the actuator gears stay in phase.',
        'The new one is programmed with VIN and latest software.',
        'The adaptive learn is run for shift drums and both clutches, followed by a drive.',
        'Check: ten hot restarts, all gears and reverse, and no U0101 after two weeks.',
      ],
      safety: [
        'After a loss of drive leave the carriageway at once and put the hazard lights on.',
        'The battery is disconnected before the module plug is opened.',
      ],
      stopIf: 'Leave it to a workshop with the manufacturer’s programming tool.',
    },
    parts: [{ name: 'Control module with programming', usd: [350, 1100] }],
    labourHours: [1.5, 3],
    diy: 'workshop',
  },
  'dct-clutch-overheats': {
    name: 'Dual clutch overheating in slow traffic',
    workshopName: 'DCT clutch temperature protection active',
    summary:
      'Long creeping, hill-holding on the throttle or towing makes the clutches slip until they are too hot. The car warns, shudders on purpose and may stop driving for some minutes.',
    prior: 2,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['dual-clutch'],
    },
    shifts: [
      {
        makes: ['hyundai', 'kia', 'ford'],
        years: [2011, 2021],
        factor: 1.8,
        source: 'dry clutches, widely reported by owners',
      },
    ],
    symptoms: {
      'gearbox-overheats': 0.65,
      'drivetrain-burning-smell': 0.35,
      'gearbox-warning': 0.35,
      'gearbox-judder': 0.3,
      'drive-lost': 0.25,
      hesitation: 0.2,
      'rolls-back-on-hills': 0.1,
      'car-shakes': 0.11,
    },
    conditions: { 'at-low-speed': 0.55, 'hot-weather': 0.35, uphill: 0.4, 'heavy-load': 0.2 },
    codes: { P0218: 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Stop in a safe place, select Park and let it cool with the engine idling for ten minutes. If it comes back on ordinary trips, the clutches or software need attention.',
    },
    patterns: [
      'The warning comes in jams, car parks with ramps and while holding the car on a hill with the accelerator.',
      'It drives perfectly the next morning.',
    ],
    checks: [
      {
        title: 'Think back over what the car did before the warning',
        steps: [
          'Write down the last ten minutes: creeping, hills, towing, heat.',
          'Watch whether it returns when you leave a gap, stop fully and then pull away firmly.',
        ],
        tool: 'Notebook',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Only in long creeping or on ramps',
            means: 'The clutches overheat through slip.',
            effect: 'supports',
          },
          {
            finding: 'The warning comes on a free road from cold',
            means: 'A temperature sensor or mechatronic fault is more likely.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have the overheating counters read',
        steps: [
          'The workshop reads clutch temperature history and wear values.',
          'Software versions are compared.',
        ],
        tool: 'Manufacturer scan tool',
        minutes: 30,
        outcomes: [
          {
            finding: 'Many overheat events, wear values within limits',
            means: 'Use and calibration are the cause.',
            effect: 'supports',
          },
          {
            finding: 'No events stored',
            means: 'The message came from another fault.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Stop the dual clutch from overheating',
      overview:
        'Often no part is needed: driving technique and a software update cure most cases. On wet gearboxes fresh fluid and a clean cooler matter. Clutches that have glazed must be replaced.',
      minutes: [30, 120],
      tools: ['OBD-II reader', 'Notebook'],
      steps: [
        'When the message shows, stop, select Park, set the parking brake and let the engine idle ten minutes so that the fan and fluid carry the heat away.',
        'In jams wait until a gap of two car lengths opens, then pull away briskly and stop again. Do not creep at walking pace.',
        'On hills hold the car with the foot brake or Auto Hold, never with the accelerator.',
        'In car parks and when reversing uphill use short, definite moves.',
        'Have the software updated: manufacturers have raised the launch speed and added earlier warnings.',
        'On a wet gearbox renew fluid and filter when above the interval, and clean the cooler face.',
        'Have wear values read. If shudder stays when cold, the clutch pack is due.',
        'Repeat your usual slow route for a week and keep count of warnings.',
      ],
      safety: [
        'Stop where you are not in danger of being hit, as the car may not move again for minutes.',
        'Do not touch the gearbox or look under the car after an overheat: casing and exhaust burn.',
      ],
      stopIf:
        'Have it seen by a workshop if the warning comes without slow driving or the shudder remains cold.',
    },
    parts: [{ name: 'Fluid and filter of a wet dual clutch', usd: [80, 250], ifNeeded: true }],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
