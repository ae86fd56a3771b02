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
        'The car can be driven, but slow traffic heats the clutches further. Leave a gap, and pull away firmly rather than creeping.',
    },
    patterns: [
      'Shudder in first and second on a gentle start, much worse after ten minutes of stop-and-go traffic.',
      'The shake vanishes above about 25 mph, which sets it apart from wheel or drive-shaft trouble.',
    ],
    shown: {
      summary:
        'The dry clutches of the gearbox are glazed, or oil from an input-shaft seal has reached them. They grip and slip by turns, so the car shudders from rest to about 20 mph and rolls back a little on hills.',
      patterns: [
        'The car shudders in first and second on a gentle start, and much more after ten minutes of stop-and-go traffic.',
        'The shake vanishes above about 25 mph, which distinguishes it from wheel or driveshaft trouble.',
      ],
    },
    checks: [
      {
        title: 'Compare creeping and a firm start',
        steps: [
          'On level ground let the car creep away without throttle. Repeat it with light throttle and then with firm throttle.',
          'Do this with the car cold, and again after 15 minutes of slow traffic.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'It shudders when creeping, less with a firm start, and more when hot',
            means: 'The dry clutches grip unevenly.',
            effect: 'supports',
          },
          {
            finding: 'It shakes at all loads, even at a standstill',
            means: 'Engine mounts or a misfire are more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the clutch slip and its adaptation read',
        steps: [
          'The workshop records the speeds of both input shafts while the car moves off.',
          'It also reads the touch points of the clutches and their temperature counters.',
        ],
        tool: 'Manufacturer scan tool',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The speed swings beyond the manufacturer’s limit on one clutch',
            means: 'The clutch pack must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The swings are within the limit',
            means: 'The clutches are within limits. Look at the software and the engine mounts.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the dry dual clutch and its seals replaced',
      overview:
        'The clutch pack is replaced, together with the input-shaft seals if there is oil, and the actuators are relearnt. In mild cases an update and a relearn help for a while.',
      minutes: [300, 480],
      tools: ['OBD-II reader', 'VIN', 'Notebook'],
      steps: [
        'Write down when it shudders and whether it is hot or cold, and check for an extended warranty with the VIN.',
        'Ask for the slip measurement, since manufacturers base a warranty claim on that figure.',
        'If the figure is near the limit, have the software updated and the clutches adapted first.',
        'Otherwise the gearbox comes out. The clutch pack is pulled with special tools, and the bell housing is inspected for oil.',
        'Leaking input-shaft seals are renewed, and all dust is removed with a damp cloth and extraction.',
        'The new clutches are fitted with new forks and bearings. Their shims or self-adjusters are set as the manufacturer states.',
        'The touch points of the clutches are learnt. A bedding-in drive with 20–30 starts at moderate throttle follows.',
        'Check the work: the car must creep smoothly cold and after a traffic jam, and no slip code may be stored after 500 miles.',
      ],
      safety: [
        'Clutch dust must not be blown about. Insist on a dust-free method.',
        'Leave a larger gap at junctions: a shuddering dual clutch may hesitate as you pull out.',
      ],
      stopIf:
        'Leave this to a workshop: the clutch pack needs special pullers and gauges, so it is never a job for home.',
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
        'Drive can vanish in the middle of a junction. Have the car towed unless it only has to move a few hundred metres to a safe place.',
    },
    patterns: [
      'All odd gears or all even gears and reverse are missing: one half of the gearbox has been shut down.',
      'The gear display flashes and a restart brings drive back for a while.',
    ],
    shown: {
      summary:
        'The mechatronic unit, with the pump, the valves, the pressure accumulator and the electronics that work the clutches and gears, has lost pressure or failed electrically. The even or the odd gears are missing, or all drive is lost.',
    },
    checks: [
      {
        title: 'Note which gears are left',
        steps: [
          'In a safe, empty place select manual mode, and note which gears are shown as the car pulls away and shifts.',
          'Then try reverse.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It has only 2, 4, 6 and perhaps reverse, or only 1, 3, 5',
            means:
              'One half of the gearbox is shut down, which points to the mechatronic unit or to one clutch.',
            effect: 'supports',
          },
          {
            finding: 'All gears are present, and it only shudders',
            means: 'The clutches or software are more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the pressure and the pump run time read',
        steps: [
          'The workshop reads the codes and the accumulator pressure, and notes how often and for how long the pump runs.',
          'It also inspects the connector and the oil level of the unit.',
        ],
        tool: 'Manufacturer scan tool',
        minutes: 30,
        outcomes: [
          {
            finding: 'The pressure falls quickly or the pump runs all the time',
            means: 'The mechatronic unit leaks internally or at its accumulator.',
            effect: 'confirms',
          },
          {
            finding: 'The pressure is steady and the clutch wear is beyond its limit',
            means: 'The clutch is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the mechatronic unit repaired or replaced',
      overview:
        'Many units can be repaired at the accumulator housing, the pump motor, the solenoids or the solder joints. A new unit costs several times more and must be coded. On most gearboxes the unit comes out with the gearbox in the car.',
      minutes: [180, 360],
      tools: ['OBD-II reader and multimeter', 'VIN'],
      steps: [
        'Collect the codes of all the control units, and note which gears were missing.',
        'Check with the VIN whether there is a goodwill scheme or a recall campaign.',
        'Test the 12 V battery and the fuse of the mechatronic unit, since low voltage stops the pump.',
        'The workshop moves all the selector forks to neutral with the scan tool before it unbolts the unit.',
        'The pressure is released as the manufacturer states, and the fluid is drained. The unit is then removed with its gasket faces protected.',
        'The unit is repaired by a specialist, or replaced and coded to the car. The fluid and the filter are renewed.',
        'The basic settings for the clutches and the gear forks are run with the gearbox at the stated temperature.',
        'Check the work: every gear must engage in manual mode, changes from reverse to Drive must be quick, the pump must be quiet when parked, and no code may be stored after a week.',
      ],
      safety: [
        'The accumulator is under high pressure, which must be released before the unit is opened.',
        'If drive is lost on the road, switch the hazard lights on, roll to the side and get everybody behind the barrier.',
      ],
      stopIf:
        'Leave this to a specialist with the manufacturer’s scan tool. Without the basic setting the car does not move.',
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
      mayRun: 'The engine may idle in Park; the danger is that drive is lost in traffic.',
      reason:
        'The gearbox can cut out at speed, and the car may not restart. Do not drive it until the control unit is replaced.',
    },
    patterns: [
      'No crank and no gear shown after a hot stop, fine again after an hour.',
      'U0101 in the engine computer is the thread that ties the no-start to the gearbox module.',
    ],
    shown: {
      summary:
        'On a dry dual-clutch gearbox the control unit is exposed to heat and vibration, and its circuit board cracks. The car then refuses to start, loses drive or shows no gear, and works again when it is cold.',
      patterns: [
        'After a hot stop the engine does not crank and no gear is shown, and an hour later everything works again.',
        'The code U0101 in the engine control unit links the failure to start with the gearbox control unit.',
      ],
    },
    checks: [
      {
        title: 'Look for U0101 while it is dead',
        steps: [
          'While the fault is present, switch the ignition on and read the engine control unit and the body control unit.',
          'Then try to reach the gearbox control unit itself.',
        ],
        tool: 'OBD-II reader',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'U0101 is stored in other units, and the gearbox control unit is silent',
            means:
              'The gearbox control unit has lost contact. Check its supply and earth before it is condemned.',
            effect: 'confirms',
          },
          {
            finding: 'The gearbox control unit answers normally while the car is dead',
            means: 'Look at the starter motor, the brake switch or the battery.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the battery, the earth and the fuses of the gearbox control unit',
        steps: [
          'Measure the battery voltage at rest, and again while a helper cranks the engine. It must not fall below 9.6 V.',
          'Look at the earth strap of the gearbox and at the fuses of the gearbox control unit.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The battery is weak or the earth is corroded',
            means: 'Put this right first, because it produces the same code.',
            effect: 'weakens',
          },
          {
            finding: 'The supply and earth are good',
            means: 'The control unit itself is suspect.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the dual-clutch control unit replaced and programmed',
      overview:
        'The control unit is bolted to the outside of the gearbox with its two actuator motors. The manufacturer has extended the cover for the best-known cars.',
      minutes: [90, 180],
      tools: ['OBD-II reader', 'Multimeter', 'VIN'],
      steps: [
        'When it fails, note the temperature and save the codes of all the control units.',
        'Ask with the VIN whether the extended warranty for this control unit applies.',
        'Test the battery, the earth strap and the fuses yourself.',
        'The workshop checks the supply, the earth and the data lines at the plug while the fault is present.',
        'The control unit is unbolted with the gearbox in neutral, so that the actuator gears stay in phase.',
        'The new one is programmed with the VIN and the latest software.',
        'The adaptive learn is run for the shift drums and both clutches, and a drive follows.',
        'Check the work: restart the hot engine ten times, and try all gears and reverse. After two weeks there must be no U0101.',
      ],
      safety: [
        'After a loss of drive leave the carriageway at once, and switch the hazard lights on.',
        'Disconnect the battery before the plug of the control unit is opened.',
      ],
      stopIf: 'Leave this to a workshop with the manufacturer’s programming tool.',
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
        'Stop in a safe place, select Park and let the gearbox cool with the engine idling for ten minutes. If the warning comes back on ordinary trips, the clutches or the software need attention.',
    },
    patterns: [
      'The warning comes in jams, car parks with ramps and while holding the car on a hill with the accelerator.',
      'It drives perfectly the next morning.',
    ],
    shown: {
      summary:
        'Creeping for a long time, holding the car on a hill with the accelerator or towing makes the clutches slip until they are too hot. The car warns you, shudders on purpose and may not move for some minutes.',
      patterns: [
        'The warning comes in traffic jams, on car park ramps and while the car is held on a hill with the accelerator.',
        'Next morning the car drives perfectly.',
      ],
    },
    checks: [
      {
        title: 'Think back over what the car did before the warning',
        steps: [
          'Write down what happened in the last ten minutes: creeping, hills, towing or hot weather.',
          'On the next drives leave a gap, stop fully and then pull away firmly. Watch whether the warning returns.',
        ],
        tool: 'Notebook',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It came only in long creeping or on ramps',
            means: 'The clutches overheat because they slip.',
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
          'The workshop reads the temperature history and the wear values of the clutches.',
          'It also compares the software with the latest version.',
        ],
        tool: 'Manufacturer scan tool',
        minutes: 30,
        outcomes: [
          {
            finding: 'There are many overheat events, and the wear values are within limits',
            means: 'The way the car is driven, or its software, is the cause.',
            effect: 'supports',
          },
          {
            finding: 'No events are stored',
            means: 'The message came from another fault.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Stop the dual clutch from overheating',
      overview:
        'Often no part is needed: a change of driving technique and a software update cure most cases.',
      minutes: [30, 120],
      tools: ['Notebook'],
      steps: [
        'When the message appears, stop in a safe place, select Park and set the parking brake. Let the engine idle for ten minutes.',
        'In a traffic jam wait until a gap of two car lengths opens, pull away briskly and stop again. Do not creep at walking pace.',
        'On hills hold the car with the foot brake or Auto Hold, never with the accelerator.',
        'In car parks and when you reverse uphill, make short, definite moves.',
        'Have the software updated: manufacturers have raised the launch speed and added earlier warnings.',
        'If the gearbox has wet clutches and the interval has passed, have the fluid and filter renewed. Clean the front of the cooler.',
        'Have the wear values read. If the car still shudders when cold, the clutch pack must be replaced.',
        'Drive your usual slow route for a week and count the warnings.',
      ],
      safety: [
        'Stop where other traffic cannot hit you, because the car may not move again for minutes.',
        'After overheating, do not touch the gearbox or go under the car: the casing and the exhaust can burn you.',
      ],
      stopIf:
        'Have a workshop look at it if the warning comes without slow driving, or if the car shudders when cold.',
    },
    parts: [{ name: 'Fluid and filter for a wet-clutch gearbox', usd: [80, 250], ifNeeded: true }],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
