import type { ClaimedRepair } from './claimed-repair.ts';

/** What workshops claim of brakes, steering, suspension and wheels. */
export const CHASSIS_CLAIMS: readonly ClaimedRepair[] = [
  {
    name: 'Wheel bearing',
    words: /wheel ?bearing|hub ?bearing|\bhub\b/,
    faults: ['wheel-bearing-worn', 'hub-nut-loose-play'],
    tests: [
      {
        title: 'Lift the wheel, turn it by hand and rock it at top and bottom',
        how: 'With the wheel off the ground on a stand, turn it with a hand on the spring and feel for roughness, then rock it at 12 and 6 o’clock. On the road note whether the drone changes in long bends. Swap front and rear tyres to tell tyre noise from a bearing.',
        who: 'amateur',
        tool: 'Axle stands',
        minutes: [15, 40],
        outcomes: [
          {
            result: 'It is rough or has play, and the drone changes in bends',
            follows: 'That bearing is worn.',
            effect: 'confirms',
          },
          {
            result: 'It turns silently without play, or the noise moves with the tyres',
            follows: 'The bearing is in order: the tyres drone.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Which wheel is it, and may I turn it by hand on the lift?'],
  },
  {
    name: 'Handbrake',
    words: /hand ?brake|parking brake|\bepb\b/,
    faults: [
      'parking-brake-cable-seized',
      'parking-brake-shoes-worn',
      'electric-parking-brake-motor-failed',
      'rear-caliper-handbrake-lever-seized',
      'electric-parking-brake-switch-or-software',
    ],
    tests: [
      {
        title: 'Measure the handbrake on a brake tester, side by side',
        how: 'On a roller tester compare both rear wheels, then look at which part does not move: cable, lever on the caliper, or motor.',
        who: 'workshop',
        tool: 'Brake tester',
        minutes: [15, 30],
        needs: 'powered',
        outcomes: [
          {
            result: 'One side is weak and its cable or lever does not move',
            follows: 'That part is seized.',
            effect: 'confirms',
          },
          {
            result: 'Both sides hold evenly',
            follows: 'Adjusting is enough.',
            effect: 'rules-out',
          },
        ],
        source: 'uk-law',
      },
    ],
    ask: ['May I have the printout of the brake tester?'],
  },
  {
    name: 'Brake caliper',
    words: /cal+iper|slider? pins?/,
    faults: ['brake-caliper-piston-seized', 'brake-caliper-slides-seized', 'brake-caliper-leaking'],
    tests: [
      {
        title: 'Compare the heat of both wheels after a drive, then push the piston back',
        how: 'After some miles with little braking compare both wheels of the axle with an infrared thermometer, without touching. With the wheel off, see whether the pins slide and the piston can be pushed back; open the bleed screw to tell a swollen hose from a seized piston.',
        who: 'workshop',
        tool: 'Infrared thermometer and piston tool',
        minutes: [20, 45],
        kitUsd: [15, 30],
        needs: 'moving',
        outcomes: [
          {
            result:
              'One wheel is far hotter and the piston does not go back even with the bleed screw open',
            follows: 'The caliper is seized: renew it, pads on both sides.',
            effect: 'confirms',
          },
          {
            result: 'It goes back once the bleed screw is open',
            follows: 'The hose is swollen shut, not the caliper.',
            effect: 'rules-out',
          },
          {
            result: 'Only the pins are stiff',
            follows: 'Cleaning and greasing the pins is the repair.',
            effect: 'weakens',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Was the piston pushed back with the bleed screw open, and with which result?'],
  },
  {
    name: 'ABS sensor',
    words: /\babs\b|wheel speed|anti-?lock|\besp\b|stability/,
    faults: [
      'abs-wheel-speed-sensor-failed',
      'abs-tone-ring-cracked',
      'stability-yaw-sensor-failed',
    ],
    tests: [
      {
        title: 'Read the ABS codes and compare the four wheel speeds on live data',
        how: 'Read the codes of the ABS control unit and watch all four wheel speeds at walking pace. Then inspect sensor, cable and ring of the wheel that drops out.',
        who: 'workshop',
        tool: 'Scan tool with ABS coverage',
        minutes: [20, 45],
        needs: 'moving',
        outcomes: [
          {
            result: 'One wheel drops out or reads wrongly',
            follows:
              'Sensor, ring or cable of that wheel is the fault; the control unit is in order.',
            effect: 'supports',
          },
          {
            result: 'All four are right and the unit does not answer or reports itself',
            follows: 'Supply first, then the unit: ask for repair by a specialist.',
            effect: 'supports',
          },
          {
            result: 'All four are right and no code comes back',
            follows: 'There is nothing to renew.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Which code, and which wheel’s speed drops out?',
      'Were supply and earth of the unit measured?',
    ],
  },
  {
    name: 'ABS control unit or pump',
    words:
      /(?:abs|esp|esc|anti-?lock|stability)(?: brakes?)? (?:control )?(?:module|pump|unit|block|ecu|computer|modulator)|hydraulic (?:block|modulator)/,
    faults: ['abs-module-electronics-failed', 'abs-modulator-valve-stuck'],
    tests: [
      {
        title: 'Read the ABS codes and compare the four wheel speeds on live data',
        how: 'Read the codes of the ABS control unit and watch all four wheel speeds at walking pace. Then inspect sensor, cable and ring of the wheel that drops out.',
        who: 'workshop',
        tool: 'Scan tool with ABS coverage',
        minutes: [20, 45],
        needs: 'moving',
        outcomes: [
          {
            result: 'One wheel drops out or reads wrongly',
            follows:
              'Sensor, ring or cable of that wheel is the fault; the control unit is in order.',
            effect: 'rules-out',
          },
          {
            result: 'All four are right and the unit does not answer or reports itself',
            follows: 'Supply first, then the unit: ask for repair by a specialist.',
            effect: 'confirms',
          },
          {
            result: 'All four are right and no code comes back',
            follows: 'There is nothing to renew.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Which code, and which wheel’s speed drops out?',
      'Were supply and earth of the unit measured?',
    ],
  },
  {
    name: 'Brake pipes or hoses',
    words: /brake (?:pipes?|lines?|hoses?)|flexi hose/,
    faults: ['brake-pipe-corroded', 'brake-hose-burst', 'brake-hose-collapsed'],
    tests: [
      {
        title: 'Look along the pipes on a lift after cleaning them',
        how: 'Clean the pipe with a soft brush, look for pitting, bulges and damp, and look at the fluid level. Surface rust is not a failure; pitting is.',
        who: 'workshop',
        tool: 'Lift and torch',
        minutes: [15, 30],
        outcomes: [
          {
            result: 'It is pitted, swollen, cracked or damp',
            follows: 'It must be renewed now: do not drive on a pipe that leaks.',
            effect: 'confirms',
          },
          {
            result: 'There is only surface rust below the coating',
            follows: 'Clean and protect it, and look again at the next service.',
            effect: 'rules-out',
          },
        ],
        source: 'uk-law',
      },
    ],
    ask: ['May I see the place on the lift or in a photograph?'],
  },
  {
    name: 'Brake master cylinder or servo',
    words: /master cylinder|servo|brake booster|vacuum pump|tandem pump/,
    faults: [
      'master-cylinder-bypassing',
      'master-cylinder-leaking-outside',
      'master-cylinder-leaks-into-servo',
      'brake-servo-diaphragm-torn',
      'brake-servo-vacuum-hose-leaking',
      'brake-vacuum-pump-failed',
    ],
    tests: [
      {
        title: 'Hold the pedal down firmly, then start the engine with the pedal down',
        how: 'Parked, engine off, press the pedal several times and hold it for a minute: it must not sink. Keep it down and start the engine: it must give a little.',
        who: 'owner',
        tool: 'None',
        minutes: [10, 20],
        needs: 'running',
        outcomes: [
          {
            result: 'The pedal sinks without any loss of fluid',
            follows: 'The master cylinder leaks inside: do not drive.',
            effect: 'confirms',
          },
          {
            result: 'The pedal does not give when the engine starts',
            follows: 'Servo, its hose or the vacuum pump is the fault: do not drive.',
            effect: 'confirms',
          },
          {
            result: 'It holds, and gives when the engine starts',
            follows: 'Both work; look for air, pads and leaks.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Does the pedal sink with you beside me?', 'What was the vacuum at the servo?'],
  },
  {
    name: 'Brake discs and pads',
    words: /discs?\b|rotors?|brake pads?|\bpads\b|\bbrakes\b(?! (?:fluid|light))/,
    faults: [
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'brake-discs-thickness-variation',
      'brake-discs-corroded',
      'brake-pads-glazed-or-hard',
      'rear-drum-shoes-worn',
    ],
    tests: [
      {
        title: 'Measure pad lining and disc thickness, and compare with the figure on the disc',
        how: 'Measure the lining through the wheel and the disc with a caliper gauge at several places; the least thickness is stamped on its edge or in the handbook. For a shake, measure run-out on the car.',
        who: 'amateur',
        tool: 'Vernier or disc gauge',
        minutes: [20, 40],
        kitUsd: [15, 35],
        outcomes: [
          {
            result:
              'Lining is 3 mm or less, or the disc is at its least thickness, cracked or beyond its run-out',
            follows: 'They are due: pads always on both sides, discs together with new pads.',
            effect: 'confirms',
          },
          {
            result: 'Lining is above 5 mm and the disc well above its least thickness',
            follows: 'They can stay; note the figures for the next service.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'How many millimetres are left on pads and discs, and what is the least for this disc?',
      'May I have the old parts back?',
    ],
  },
  {
    name: 'Track rod end',
    words: /track ?rod|tie ?rod|steering joint/,
    faults: ['tie-rod-end-worn', 'inner-tie-rod-worn'],
    tests: [
      {
        title: 'Rock the lifted wheel at 9 and 3 o’clock and watch the joints',
        how: 'With the front wheel off the ground on a stand, rock it left and right while a helper watches and feels inner and outer joint.',
        who: 'amateur',
        tool: 'Axle stands and helper',
        minutes: [15, 30],
        outcomes: [
          {
            result: 'A joint moves before the wheel does',
            follows: 'It is worn: renew it and have the tracking set.',
            effect: 'confirms',
          },
          {
            result: 'No joint moves',
            follows: 'They are in order; look at bearing and wishbone bushes.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['May I watch the joint move on the lift?', 'Is setting the tracking in the price?'],
  },
  {
    name: 'Power steering pump',
    words: /(?:power ?steering|pas) ?pump|steering pump/,
    faults: ['power-steering-pump-worn', 'electrohydraulic-steering-pump-failed'],
    tests: [
      {
        title: 'Check level, froth and belt first, then measure the pump’s pressure',
        how: 'Look at the fluid for level and bubbles and at the belt, find any wet place, then turn slowly from lock to lock and listen; a workshop measures the pressure. An electric pump is tested for supply and earth first.',
        who: 'workshop',
        tool: 'Pressure gauge and multimeter',
        minutes: [30, 60],
        needs: 'running',
        outcomes: [
          {
            result: 'The fluid is full and clear and the pressure is short',
            follows: 'The pump is worn.',
            effect: 'confirms',
          },
          {
            result: 'The fluid is low or frothy, the belt slips, or the supply is weak',
            follows: 'Cure that first: the pump is in order.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['What was the pressure, and was the fluid full and clear?'],
  },
  {
    name: 'Electric power steering',
    words:
      /\beps\b|electric (?:power )?steering|(?:power ?)?steering (?:motor|control unit|module|ecu)|power ?steering(?! ?(?:pump|hose|fluid|belt|rack))/,
    faults: ['eps-motor-failed', 'eps-control-unit-failed', 'eps-torque-sensor-faulty'],
    tests: [
      {
        title: 'Measure battery, supply and earth of the steering under load, then read its codes',
        how: 'Test the battery and measure supply and earth at the steering unit while the wheel is turned at a standstill; read the codes and the torque sensor.',
        who: 'workshop',
        tool: 'Multimeter and scan tool',
        minutes: [30, 60],
        needs: 'running',
        outcomes: [
          {
            result: 'Supply and earth are good and the code of motor, unit or torque sensor stays',
            follows: 'That part has failed: ask for an overhauled one beside a new one.',
            effect: 'confirms',
          },
          {
            result: 'The battery or the supply is weak',
            follows: 'Repair that first: the unit is in order.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Which code is stored, and what was the voltage at the unit?'],
  },
  {
    name: 'Steering rack',
    words: /steering (?:rack|box|gear|column)|\brack\b/,
    faults: [
      'steering-rack-worn',
      'steering-rack-seals-leaking',
      'steering-rack-mounts-loose',
      'steering-box-worn',
    ],
    tests: [
      {
        title: 'Feel the rack for play and look into its gaiters',
        how: 'On a lift rock the front wheel, feel the inner joints and the rack’s mounts, and squeeze the gaiters: fluid inside means a leaking seal. Rule out track rods and column joint.',
        who: 'workshop',
        tool: 'Lift and torch',
        minutes: [20, 45],
        outcomes: [
          {
            result: 'Fluid stands in the gaiter, or the rack itself has play',
            follows:
              'The rack is worn: ask for an overhauled one beside a new one, with the tracking set.',
            effect: 'confirms',
          },
          {
            result: 'The play is in a track rod or the mounts, or a hose leaks',
            follows: 'Repair that: the rack is in order.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['May I see the leak or the play?', 'Is setting the tracking in the price?'],
  },
  {
    name: 'Ball joint',
    words: /ball ?joint/,
    faults: ['ball-joint-worn'],
    tests: [
      {
        title: 'Lever the lifted wheel up at 6 o’clock and watch the ball joint',
        how: 'With the wheel off the ground, lever it gently upwards with a bar below the tyre while a helper watches the joint.',
        who: 'amateur',
        tool: 'Axle stands and bar',
        minutes: [15, 30],
        outcomes: [
          {
            result: 'The joint moves in its socket',
            follows:
              'It is worn and must be renewed before the car is driven far: it can come apart.',
            effect: 'confirms',
          },
          {
            result: 'It is firm and its boot is whole',
            follows: 'It is in order.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['May I watch it move on the lift?'],
  },
  {
    name: 'Wishbone or suspension bushes',
    words:
      /wishbone|control arm|suspension arm|lower arm|track control|(?:toe|lateral|camber|control|multi-?)[- ]?(?:links?|arms?)|link arms?|(?:suspension|arm|axle|trailing|subframe|wishbone) bush\w*|bush(?:es|ings?)?\b/,
    faults: [
      'control-arm-bushes-worn',
      'control-arm-cracked',
      'ball-joint-worn',
      'trailing-arm-bush-worn',
      'rear-axle-beam-bushes-worn',
      'subframe-mounts-worn',
    ],
    tests: [
      {
        title: 'Lever the arm at each bush with the wheels loaded',
        how: 'Over a pit or on a four-post lift, lever gently at each bush and look for torn rubber and metal touching metal, while a helper brakes and releases.',
        who: 'workshop',
        tool: 'Lift and pry bar',
        minutes: [15, 40],
        outcomes: [
          {
            result: 'The rubber is torn through or the arm moves freely',
            follows: 'That arm or bush is worn: renew in pairs and set the tracking.',
            effect: 'confirms',
          },
          {
            result: 'Only fine cracks and no movement',
            follows: 'It can stay; look at links and top mounts for a knock.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Which bush is it, and may I see it move?',
      'Can the bush be pressed in, or must it be the whole arm?',
    ],
  },
  {
    name: 'Anti-roll bar drop link',
    words:
      /drop ?links?|anti-?roll|stabili[sz]er(?: links?)?|sway ?bar|\barb\b|(?<!(?:toe|lateral|control|camber|track|trailing|upper|lower|chain|fusible)[- ])\blinks?\b(?! arm)/,
    faults: ['stabiliser-link-worn', 'stabiliser-bush-worn'],
    tests: [
      {
        title: 'Shake the drop link with the wheels loaded',
        how: 'With the car on its wheels, hold the link and shake it, then feel both joints while a helper rocks the car.',
        who: 'owner',
        tool: 'Torch',
        minutes: [10, 20],
        outcomes: [
          {
            result: 'A joint rattles in the hand',
            follows: 'That link is worn: a cheap repair, in pairs.',
            effect: 'confirms',
          },
          {
            result: 'Both joints are firm',
            follows: 'The links are in order; look at mounts, arms and top mounts.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['May I feel it rattle?'],
  },
  {
    name: 'Shock absorbers or struts',
    words: /shock(?:s| absorbers?)?\b|dampers?\b|struts?\b(?!.{0,8}(?:mount|top))/,
    faults: ['front-struts-worn', 'rear-shock-absorbers-worn', 'adaptive-damper-failed'],
    tests: [
      {
        title:
          'Push each corner down and count the swings, look for oil, and measure on a damper tester',
        how: 'Push each corner down and let go: it should come back and settle. Look for running oil on the body of the damper. A damper tester compares left and right in figures.',
        who: 'owner',
        tool: 'None',
        minutes: [10, 30],
        outcomes: [
          {
            result:
              'It swings more than once, oil runs down, or the tester shows a clear difference',
            follows: 'That axle’s dampers are worn: renew in pairs.',
            effect: 'confirms',
          },
          {
            result: 'It settles at once, a slight mist at most',
            follows: 'They can stay; for a knock look at links and top mounts.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'May I have the printout of the damper tester, or see the oil?',
      'Why all four, if one axle is worn?',
    ],
  },
  {
    name: 'Strut top mount',
    words: /top ?mount|strut (?:top|mount|bearing)|shock mount/,
    faults: ['strut-top-mount-worn', 'rear-shock-mount-loose'],
    tests: [
      {
        title: 'Hold the spring while a helper turns the steering',
        how: 'Parked with the engine off or idling, hold a hand on the spring while a helper turns slowly from lock to lock, and watch the top mount under the bonnet.',
        who: 'owner',
        tool: 'Helper',
        minutes: [10, 20],
        needs: 'running',
        outcomes: [
          {
            result: 'The spring jumps and twangs, or the mount lifts',
            follows: 'The top mount is worn.',
            effect: 'confirms',
          },
          { result: 'It turns freely', follows: 'The mount is in order.', effect: 'rules-out' },
        ],
        source: 'practice',
      },
    ],
    ask: ['May I feel the spring jump?'],
  },
  {
    name: 'Coil spring',
    words: /springs?\b/,
    faults: ['coil-spring-broken', 'springs-sagged', 'leaf-spring-cracked'],
    tests: [
      {
        title: 'Look along the spring to both ends, and measure the ride height on both sides',
        how: 'Look at the last coil at both ends with a torch; measure from the middle of the wheel to the wing on both sides.',
        who: 'owner',
        tool: 'Torch and tape measure',
        minutes: [10, 20],
        outcomes: [
          {
            result: 'A piece is missing or one side is clearly lower',
            follows: 'The spring is broken: do not drive until it is renewed; it can cut the tyre.',
            effect: 'confirms',
          },
          {
            result: 'Both are whole and the heights agree',
            follows: 'The springs are in order.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['May I see the break, and have the piece?'],
  },
  {
    name: 'Air suspension',
    words:
      /(?:rear )?air (?:suspension|springs?|bag suspension|struts?)(?: (?:compressor|valve block))?|(?:air )?(?:suspension|levell?ing|ride[- ]height|air ride) compressor|compressor(?: (?:for|of) the (?:air |rear )?suspension)?|(?:suspension )?valve block|air ?matic|ride[- ]height sensor/,
    faults: [
      'air-spring-leaking',
      'air-suspension-compressor-failed',
      'air-suspension-valve-block-leaking',
      'ride-height-sensor-faulty',
    ],
    tests: [
      {
        title: 'Spray the air springs and the valve block with soapy water',
        how: 'Measure all four heights in the evening and in the morning. With the system full, spray bellows, joints and valve block and look for bubbles.',
        who: 'amateur',
        tool: 'Soapy water and tape measure',
        minutes: [30, 60],
        needs: 'powered',
        outcomes: [
          {
            result: 'It bubbles at one place',
            follows: 'That part leaks. A compressor that ran for it may still be in order.',
            effect: 'supports',
          },
          {
            result: 'Nothing leaks and the compressor does not build pressure',
            follows: 'The compressor is worn.',
            effect: 'confirms',
          },
          {
            result: 'Heights stay and pressure builds',
            follows: 'Air parts are in order: look at the height sensors.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Where does it leak, and which pressure does the compressor build?'],
  },
  {
    name: 'Wheel alignment or balance',
    words: /tracking|alignment|wheel balanc|geometry|balanced?\b/,
    faults: [
      'wheel-alignment-toe-out-of-true',
      'wheel-out-of-balance',
      'tyre-wear-misalignment',
      'steering-pull-caster-camber',
    ],
    tests: [
      {
        title: 'Ask for the printout of the alignment before and after',
        how: 'Look at the wear across each tread, check pressures, then have the axle geometry measured with a printout, or the wheels balanced.',
        who: 'workshop',
        tool: 'Alignment rig',
        minutes: [30, 60],
        outcomes: [
          {
            result: 'A figure is outside the maker’s range',
            follows: 'Setting it is due; worn joints must be renewed first.',
            effect: 'confirms',
          },
          {
            result: 'All figures are inside',
            follows: 'Nothing has to be set; look at tyres and brakes.',
            effect: 'rules-out',
          },
        ],
        source: 'manuals',
      },
    ],
    ask: ['May I have the printout before and after?'],
  },
  {
    name: 'Tyres',
    words: /tyres?|tires?/,
    faults: [
      'tyre-tread-worn-out',
      'tyre-aged-cracked',
      'tyre-cupping-noise',
      'tyre-sidewall-bulge',
      'tyre-wear-misalignment',
      'tyre-flat-spot-out-of-round',
      'tyre-tread-belt-separation',
    ],
    tests: [
      {
        title: 'Measure the tread in three places across each tyre and read its date',
        how: 'Measure inner, middle and outer tread with a gauge, read the four-digit date on the side wall, and feel the tread for steps and bulges.',
        who: 'owner',
        tool: 'Tread gauge',
        minutes: [10, 15],
        kitUsd: [3, 10],
        outcomes: [
          {
            result: 'Below 3 mm anywhere, bulged, cracked, or older than about 10 years',
            follows: 'It is due. Below 1.6 mm it is illegal in the UK and the EU.',
            effect: 'confirms',
          },
          {
            result: 'Above 3 mm, even, whole and not old',
            follows: 'The tyres can stay.',
            effect: 'rules-out',
          },
        ],
        source: 'uk-law',
      },
    ],
    ask: ['How many millimetres are left on each tyre, inside and outside?'],
  },
];
