import type { CheckNeed } from '../schema.ts';
import { type CodeSpan, isInSpans } from './code-ranges.ts';

/** A quick look that a mechanic takes before anything is taken apart. */
export interface FirstCheck {
  readonly title: string;
  readonly tool: string;
  readonly minutes: number;
  /** What is found if it is this. */
  readonly finding: string;
  /** What it then is, after 'Points to'. */
  readonly cause: string;
  /** 0–1: how often it is this, of cars that have the code. Judgement, not a count. */
  readonly chance: number;
  readonly needs?: CheckNeed;
}

type Entry = readonly [spans: readonly CodeSpan[], checks: readonly FirstCheck[]];

const check = (
  title: string,
  [tool, minutes, chance]: readonly [tool: string, minutes: number, chance: number],
  finding: string,
  cause: string,
  needs?: CheckNeed,
): FirstCheck => ({
  title,
  tool,
  minutes,
  finding,
  cause,
  chance,
  ...(needs === undefined ? {} : { needs }),
});

const OIL_LEVEL = check(
  'Check the oil level, and when the oil was changed',
  ['None', 5, 0.2],
  'the level is below the mark, or the oil is black and long overdue for a change',
  'a camshaft adjuster that is short of oil',
);
const EXHAUST_LEAK = check(
  'Look for soot at the joints of the exhaust, engine cold',
  ['Torch', 10, 0.15],
  'black streaks show that gas is escaping ahead of the sensor',
  'an exhaust leak',
);
const SENSOR_CABLE = check(
  'Look at the plug and the cable of the oxygen sensor, exhaust cold',
  ['Torch', 10, 0.25],
  'the plug is loose, wet or green inside, or the cable is chafed or melted',
  'the plug or the cable of the sensor',
);
const WATCH_FRONT_SENSOR = check(
  'Watch the oxygen sensor in live data, engine warm, car parked, at about 2,500 rpm',
  ['OBD-II reader with live data', 15, 0.35],
  'it stays flat or follows slowly, with a sound plug and no leak in the exhaust',
  'the oxygen sensor itself',
  'running',
);
const WATCH_REAR_SENSOR = check(
  'Watch the rear oxygen sensor in live data, engine warm, car parked, while the revs rise and fall',
  ['OBD-II reader with live data', 15, 0.35],
  'it stays at one voltage, with a sound plug and no leak in the exhaust',
  'the oxygen sensor itself',
  'running',
);
const GEARBOX_PLUG = check(
  'Open the plug at the gearbox, ignition off, and look inside',
  ['Torch', 15, 0.25],
  'there is oil or water in it, or pins are green or bent',
  'the plug or the cable to the gearbox',
);
const AIR_LEAK = check(
  'Look along the air hoses between filter and engine',
  ['Torch', 10, 0.3],
  'a hose is split or has come off, or its clip is loose',
  'an air leak',
);
const FLUID = check(
  'Check the gearbox fluid: level, colour and smell',
  ['Torch', 15, 0.3],
  'it is low, brown or smells burnt',
  'low or worn-out fluid',
);
const SUPPLY = check(
  'Measure the battery, engine off, and look at its terminals',
  ['Multimeter', 5, 0.3],
  'it reads less than 12.4 V after standing overnight, or a terminal is loose or green',
  'a weak battery or a bad terminal',
);
const BRAKE_LIGHTS = check(
  'Have somebody watch the brake lights while you press the pedal',
  ['None', 3, 0.5],
  'they stay off, or stay on with the pedal released',
  'the brake light switch',
);
const SERVO = check(
  'Test the brake servo with the car parked: pump, hold the pedal down, start the engine',
  ['None', 5, 0.4],
  'the pedal does not drop as the engine starts',
  'a servo that gives no assistance: do not drive',
  'running',
);
const BOOSTER = check(
  'Switch the car on, parked with the wheels chocked, and press the brake pedal',
  ['None', 2, 0.4],
  'it is hard or travels a long way, or a message about the brakes stays on',
  'an electric brake booster that gives no assistance: do not drive',
  'powered',
);
const ADBLUE = check(
  'Check the AdBlue level, and when and with what it was filled',
  ['None', 5, 0.4],
  'it is low, or the can used had been open or in storage for years',
  'too little or stale AdBlue',
);
const FILTER_SENSOR = check(
  'Read the pressure across the particulate filter, ignition on, engine off',
  ['OBD-II reader', 5, 0.3],
  'it is not zero',
  'the pressure sensor of the filter, or its hoses',
);

const COOLANT_SENSOR = 'the coolant temperature sensor or its wires';
const INTAKE_SENSOR = 'the intake air temperature sensor or its wires';
/** What two temperature sensors show after a night, by the direction in which one of them is out. */
const coldReading = (finding: string, cause: string): FirstCheck =>
  check(
    'Compare coolant and intake air temperature after a night',
    ['OBD-II reader', 5, 0.35],
    finding,
    cause,
    'powered',
  );

const ENTRIES: readonly Entry[] = [
  [
    ['P0008-P0009', 'P0016-P0019'],
    [
      { ...OIL_LEVEL, chance: 0.15 },
      check(
        'Think back to the last cold starts',
        ['None', 2, 0.35],
        'the engine rattled for a second or more',
        'a stretched chain or a weak tensioner: do not start the engine',
      ),
    ],
  ],
  [['P0011-P0012', 'P0014-P0015', 'P0021-P0022', 'P0024-P0025'], [{ ...OIL_LEVEL, chance: 0.3 }]],
  [['P0068', 'P0101', 'P0171', 'P0174', 'P2187', 'P2189', 'P0505', 'P0507'], [AIR_LEAK]],
  [
    ['P0087', 'P0093', 'P2291'],
    [
      check(
        'Look and smell under the car and along the engine for fuel, engine off',
        ['Torch', 5, 0.25],
        'it is wet or smells of fuel',
        'a fuel leak: do not start the engine',
      ),
      check(
        'Look up when the fuel filter was changed, and how full the tank is',
        ['None', 5, 0.2],
        'the filter is overdue, or the tank was nearly empty',
        'a blocked filter or an empty tank',
      ),
    ],
  ],
  [
    ['P2291'],
    [
      check(
        'Check the engine oil level, car on level ground, engine off',
        ['None', 3, 0.25],
        'it is below the lower mark, on a diesel whose injectors are worked by engine oil',
        'too little oil for the high-pressure oil pump',
      ),
    ],
  ],
  [
    ['P0132', 'P0152'],
    [
      check(
        'Read the fuel trims, engine warm, car parked, at idle and at 2,500 rpm',
        ['OBD-II reader with live data', 10, 0.3],
        'they are well below zero, often with P0172 or P0175 stored too',
        'a mixture that really is too rich',
        'running',
      ),
    ],
  ],
  [
    ['P0131', 'P0151'],
    [
      check(
        'Read the fuel trims, engine warm, car parked, at idle and at 2,500 rpm',
        ['OBD-II reader with live data', 10, 0.2],
        'they are well above zero, often with P0171 or P0174 stored too',
        'an air or exhaust leak, or a mixture that really is too lean',
        'running',
      ),
    ],
  ],
  [
    ['P0514-P0517'],
    [
      check(
        'Read the battery temperature after a night, and compare it with the air outside',
        ['OBD-II reader with manufacturer coverage', 5, 0.35],
        'it is more than about 10 °C out, or it reads a value that cannot be true',
        'the battery sensor or its wires',
        'powered',
      ),
    ],
  ],
  [
    ['P0690'],
    [
      check(
        'See whether a reader still reaches the engine control unit ten minutes after switching off',
        ['OBD-II reader', 15, 0.4],
        'it does, or the main relay is still warm',
        'a main relay with stuck contacts, or a sense wire that touches battery voltage',
      ),
    ],
  ],
  [
    ['C0033', 'C0036', 'C0039', 'C003C'],
    [
      check(
        'Turn the wheel and look at the ring in front of the sensor',
        ['Jack, axle stand, torch', 30, 0.9],
        'a tooth is broken, the ring is cracked or swollen with rust, or metal dust sticks to it',
        'the ring, and not the sensor',
      ),
    ],
  ],
  [
    ['P20EE', 'P2200-P2202', 'P229E-P229F', 'U029D-U029E'],
    [
      check(
        'Read the value and the status of the NOx sensor, engine warm, car parked',
        ['Diesel-capable scan tool', 20, 0.3],
        'there is no value, or one that does not change, with a sound cable and a good fuse',
        'the NOx sensor itself',
        'running',
      ),
    ],
  ],
  [
    ['P0325', 'P0327-P0328', 'P0330', 'P0332-P0333'],
    [
      check(
        'Measure the resistance of the knock sensor, plug off, and look whether it is tight',
        ['Multimeter', 20, 0.25],
        'it is far from the figure in the workshop data, or the sensor is loose on the engine',
        'the knock sensor itself, or how it is fixed',
      ),
    ],
  ],
  [
    ['P0340-P0341', 'P0344-P0346', 'P0349', 'P0365-P0366', 'P0369'],
    [
      check(
        'Watch the camshaft signal or its ‘synchronised’ status in live data, engine idling, car parked',
        ['OBD-II reader with manufacturer coverage', 15, 0.2],
        'it drops out or jumps, with a sound plug and sound wires',
        'the camshaft position sensor itself',
        'running',
      ),
    ],
  ],
  [
    ['P2014', 'P2016-P2017', 'P2019'],
    [
      check(
        'Watch the position of the flaps in live data while a helper starts and revs the engine, car parked',
        ['OBD-II reader with live data and helper', 15, 0.25],
        'the figure stays the same although the rod moves, with a sound plug',
        'the position sensor itself',
        'running',
      ),
    ],
  ],
  [
    ['P2400-P2402', 'P2405-P2407'],
    [
      check(
        'Have a reader switch the leak-detection pump on, and listen beside the charcoal canister',
        ['OBD-II reader with manufacturer coverage', 20, 0.3],
        'it is silent, although voltage arrives at its plug',
        'the leak-detection pump itself',
        'powered',
      ),
    ],
  ],
  [
    ['P0601', 'P0605-P0606'],
    [
      check(
        'Read the codes again once the battery, the supplies and the earths are good',
        ['OBD-II reader', 10, 0.12],
        'the same code is there again at once',
        'the control unit itself',
        'powered',
      ),
    ],
  ],
  [['P0102'], [{ ...AIR_LEAK, chance: 0.15 }]],
  [
    ['P0103'],
    [
      check(
        'Read the airflow with the ignition on and the engine off',
        ['OBD-II reader with live data', 5, 0.3],
        'it shows far more than 0',
        'the airflow sensor or its signal wire',
        'powered',
      ),
    ],
  ],
  [
    ['P0115', 'P0119'],
    [
      coldReading(
        'they differ by more than about 5 °C, or the coolant reads −40 °C or 130 °C or more',
        COOLANT_SENSOR,
      ),
    ],
  ],
  [
    ['P0116'],
    [
      coldReading(
        'they differ by more than about 5 °C, although both have had all night to cool',
        COOLANT_SENSOR,
      ),
    ],
  ],
  [
    ['P0117'],
    [coldReading('the coolant reads 130 °C or more, the sign of a short circuit', COOLANT_SENSOR)],
  ],
  [
    ['P0118'],
    [coldReading('the coolant reads −40 °C, the sign of an open circuit', COOLANT_SENSOR)],
  ],
  [
    ['P0112'],
    [
      coldReading(
        'the intake air reads 130 °C or more, the sign of a short circuit',
        INTAKE_SENSOR,
      ),
    ],
  ],
  [
    ['P0113'],
    [coldReading('the intake air reads −40 °C, the sign of an open circuit', INTAKE_SENSOR)],
  ],
  [
    ['P0563', 'P2504'],
    [
      check(
        'Measure the voltage at the battery posts, engine running, car parked',
        ['Multimeter', 5, 0.5],
        'it reads more than 15 V',
        'the regulator of the alternator, or its sensing wire',
        'running',
      ),
    ],
  ],
  [
    ['P0125-P0126', 'P0128', 'P0217', 'P2181', 'P2560'],
    [
      check(
        'Check the coolant level, engine cold',
        ['None', 3, 0.25],
        'it is below the lower mark',
        'a leak: find it before you change any parts',
      ),
    ],
  ],
  [
    [
      'P0131',
      'P0133-P0134',
      'P0137',
      'P0151',
      'P0157',
      'P0153-P0154',
      'P2096',
      'P2098',
      'P2195',
      'P2197',
    ],
    [EXHAUST_LEAK],
  ],
  [['P0130-P0134', 'P0150-P0154', 'P2195-P2198'], [WATCH_FRONT_SENSOR]],
  [
    [
      'P0136-P0138',
      'P0140',
      'P0142-P0144',
      'P0146',
      'P0156-P0158',
      'P0160',
      'P0162-P0164',
      'P0166',
      'P2270-P2273',
    ],
    [WATCH_REAR_SENSOR],
  ],
  [
    ['P0133-P0134', 'P0139-P0140', 'P0153-P0154', 'P0159-P0160', 'P2195-P2198', 'P2270-P2273'],
    [SENSOR_CABLE],
  ],
  [
    ['P0745', 'P0750', 'P0755', 'P075A', 'P0760', 'P0765', 'P076A', 'P0770', 'P0775', 'P0795'],
    [GEARBOX_PLUG, { ...FLUID, chance: 0.15 }],
  ],
  [
    ['P0172', 'P0175'],
    [
      check(
        'Look at the air filter and smell the oil dipstick',
        ['None', 10, 0.2],
        'the filter is choked, or the oil smells of petrol',
        'too little air, or a dripping injector',
      ),
    ],
  ],
  [
    ['P0299', 'P2263'],
    [
      check(
        'Look along the boost hoses for oil marks and loose clips',
        ['Torch', 15, 0.35],
        'a hose is wet with oil, is split or has come off',
        'a leaking boost hose',
      ),
    ],
  ],
  [
    ['P0300', 'P0316'],
    [
      { ...AIR_LEAK, chance: 0.15 },
      check(
        'Look up when the spark plugs were changed',
        ['None', 3, 0.2],
        'they are overdue according to your vehicle’s manual',
        'worn spark plugs',
      ),
    ],
  ],
  [
    ['P0402'],
    [
      check(
        'Read commanded EGR and EGR error at idle and at 2,500 rpm',
        ['OBD-II reader', 5, 0.4],
        'the error stays large although the valve is commanded shut',
        'a valve that carbon holds open',
        'running',
      ),
    ],
  ],
  [
    ['P0400-P0401', 'P0404'],
    [
      check(
        'Read commanded EGR and EGR error at idle and at 2,500 rpm',
        ['OBD-II reader', 5, 0.4],
        'the error stays large while the command changes',
        'a valve or passage clogged with carbon',
        'running',
      ),
    ],
  ],
  [
    ['P0420', 'P0430'],
    [
      check(
        'Read whether misfire, mixture or sensor codes are stored as well',
        ['OBD-II reader', 5, 0.25],
        'one is: repair that first, because it can fail the catalytic converter test on its own',
        'another fault, of which this code is only a side effect',
        'powered',
      ),
      EXHAUST_LEAK,
    ],
  ],
  [
    ['P0440', 'P0442', 'P0455-P0457'],
    [
      check(
        'Take the filler cap off, look at its seal, and close it until it clicks',
        ['None', 2, 0.35],
        'the seal is cracked or dirty, or the cap was loose',
        'the filler cap',
      ),
    ],
  ],
  [
    ['P0500-P0503'],
    [
      check(
        'Read whether the ABS has stored a wheel speed code',
        ['OBD-II reader', 5, 0.3],
        'it has: start at that wheel',
        'a wheel speed sensor, from which the road speed is worked out',
        'powered',
      ),
    ],
  ],
  [['P0504', 'P0571-P0573', 'P0703', 'C0161', 'C0750'], [BRAKE_LIGHTS]],
  [['P0555', 'P0558', 'P0559', 'P258B-P258D'], [SERVO]],
  [['C0580-C0593'], [BOOSTER]],
  [
    ['P0520-P0524', 'P06DD', 'P250F'],
    [
      check(
        'Check the oil level, on level ground, engine off',
        ['None', 3, 0.3],
        'it is below the lower mark',
        'low oil: top it up before you start the engine',
      ),
    ],
  ],
  [['P0560-P0562', 'P0600-P0607', 'P060A', 'P0615-P0616', 'P0685-P0689', 'P2502-P2503'], [SUPPLY]],
  [
    ['P0700'],
    [
      check(
        'Read the codes of the gearbox’s own control unit',
        ['OBD-II reader', 5, 0.9],
        'it names a solenoid, a sensor or a gear: carry on from that code',
        'the part that the gearbox’s own code names',
        'powered',
      ),
    ],
  ],
  [
    ['P0705-P0709', 'P0850-P0852'],
    [
      check(
        'See whether the engine starts in N when it will not start in P',
        ['None', 2, 0.3],
        'with the parking brake on and your foot on the brake, it starts in only one of them',
        'the range switch or its cable',
        'running',
      ),
    ],
  ],
  [
    [
      'P0218',
      'P0741-P0742',
      'P0746-P0747',
      'P0751-P0752',
      'P0756-P0757',
      'P075B-P075C',
      'P0761-P0762',
      'P0766-P0767',
      'P076B-P076C',
      'P0771-P0772',
      'P0776-P0777',
      'P0796-P0797',
      'P0867-P0868',
      'P2757-P2758',
    ],
    [FLUID],
  ],
  [
    ['P0730-P0736', 'P0894'],
    [
      {
        ...FLUID,
        finding: 'it is low, or it is black, smells burnt and has flakes or grit in it',
        cause: 'too little fluid, or with the flakes burnt clutches',
      },
    ],
  ],
  [
    ['P0A7D-P0A80', 'P0A82-P0A83'],
    [
      check(
        'Look at the air intake of the hybrid battery, beside or under the rear seat',
        ['Torch', 5, 0.25],
        'it is covered up, or its filter is full of fluff',
        'a battery that overheats for lack of air',
      ),
    ],
  ],
  [
    ['C0561'],
    [
      check(
        'Read the codes of all control units',
        ['OBD-II reader for all systems', 10, 0.6],
        'another control unit has stored a code of its own',
        'the fault that the other code names, which has switched the ABS off',
        'powered',
      ),
    ],
  ],
  [
    ['P242F'],
    [
      check(
        'Read the ash load and the soot load',
        ['Diesel-capable scan tool', 20, 0.5],
        'the ash load is near its limit, with little soot',
        'a filter that has reached the end of its life, or has to come off to be cleaned',
        'powered',
      ),
    ],
  ],
  [
    ['P2421'],
    [
      check(
        'Have a reader close the vent valve, and feel whether air still passes',
        ['OBD-II reader with manufacturer coverage', 15, 0.4],
        'it does not click, or air still passes',
        'the vent valve, or dirt that holds it open',
        'powered',
      ),
    ],
  ],
  [
    ['P2601', 'P261B'],
    [
      check(
        'Check the fuse and the relay of the electric coolant pump',
        ['None', 10, 0.25],
        'the fuse has blown, or swapping in an identical relay cures it',
        'the fuse or the relay, and what has blown the fuse',
      ),
    ],
  ],
  [
    ['P2002-P2003'],
    [
      check(
        'Wipe the inside of the cold tailpipe with a white cloth',
        ['Cloth', 2, 0.5],
        'it turns black: soot gets through the filter',
        'a particulate filter that is cracked or has been gutted',
      ),
      FILTER_SENSOR,
    ],
  ],
  [['P2452-P2455', 'P2459-P2465', 'P244A-P244B', 'P242F', 'P24A3-P24A4', 'P246C'], [FILTER_SENSOR]],
  [
    ['P2453', 'P2459-P2464', 'P244A-P244B', 'P242F', 'P24A3-P24A4', 'P246C'],
    [
      check(
        'Look at the two hoses of the filter’s pressure sensor, engine cold',
        ['Torch', 10, 0.2],
        'one is split, melted or full of water, or has come off',
        'a hose of the pressure sensor',
      ),
    ],
  ],
  [
    ['P2421'],
    [
      check(
        'Look at the vent valve beside the charcoal canister, and at its plug',
        ['Torch', 15, 0.4],
        'it is caked with dirt, or its plug is loose or green inside',
        'a vent valve that no longer shuts, or its wires',
      ),
    ],
  ],
  [
    ['P261E', 'P261F'],
    [
      check(
        'Listen to the electric coolant pump half an hour after switching off',
        ['None', 5, 0.4],
        'it still hums',
        'a relay with stuck contacts, or the wires of the pump',
      ),
    ],
  ],
  [
    ['P242F'],
    [
      check(
        'Look up the mileage, and whether the filter has been cleaned or changed',
        ['None', 5, 0.4],
        'it is still the first filter, after many years and a high mileage',
        'a filter full of ash',
      ),
    ],
  ],
  [
    ['C0049'],
    [
      check(
        'Look at the brake fluid level, car level, engine off',
        ['None', 2, 0.6],
        'it is below MIN',
        'worn pads or a leak: do not drive until you know which',
      ),
    ],
  ],
  [
    ['P0563'],
    [
      check(
        'Think back: was the car jump-started or on a charger when the code was stored?',
        ['None', 2, 0.15],
        'it was: have the charging voltage measured before you blame the alternator',
        'the charger or the other car’s voltage',
      ),
    ],
  ],
  [
    ['B0050', 'B0052'],
    [
      check(
        'Fasten and open the belt a few times, and watch its light, car parked',
        ['None', 3, 0.4],
        'the light flickers, or does not change',
        'the switch in the buckle, or its plug under the seat',
        'powered',
      ),
    ],
  ],
  [
    ['B0090-B0099'],
    [
      check(
        'Think back to knocks and repairs near the sensor: bumper, door or pillar',
        ['None', 2, 0.35],
        'there has been one: have a workshop look at the sensor and its plug',
        'a sensor or plug that has been knocked or disturbed',
      ),
    ],
  ],
  [['P203F', 'P204F', 'P207F', 'P20E8', 'P20EE', 'P2BAD'], [ADBLUE]],
  [
    ['B0001-B0002'],
    [
      check(
        'Try horn and wheel buttons while you turn the steering wheel, car parked',
        ['None', 3, 0.45],
        'they cut out at some angles',
        'the spiral cable behind the steering wheel',
        'powered',
      ),
    ],
  ],
  [
    ['P0AA1', 'P0AA4', 'P0AE2'],
    [
      check(
        'Have the contactors of the high-voltage battery tested',
        ['Workshop trained in high voltage', 60, 0.6],
        'the battery stays connected after the car has been switched off',
        'a contactor whose contacts have welded together',
      ),
    ],
  ],
  [
    ['P2004-P2007'],
    [
      check(
        'Look at the rod, the hose and the plug of the flaps’ actuator, engine off',
        ['Torch', 10, 0.3],
        'the rod has come off, a hose is split or the plug is loose',
        'the linkage, the hose or the plug of the flaps',
      ),
    ],
  ],
  [
    ['P3400', 'P3425'],
    [
      {
        ...OIL_LEVEL,
        cause: 'oil pressure that no longer works the lifters as it should',
      },
    ],
  ],
  [
    ['P062D-P062E'],
    [
      check(
        'Look at the plugs and wires of the injectors, engine off',
        ['Torch', 10, 0.3],
        'a plug is loose, wet or green inside, or a wire is pulled, chafed or bitten',
        'the plug or the wire of an injector on this supply',
      ),
    ],
  ],
  [
    ['P0613'],
    [
      check(
        'Look at the plug of the gearbox control unit, ignition off',
        ['Torch', 15, 0.25],
        'it is wet, oily or green inside',
        'the plug of the control unit',
      ),
    ],
  ],
  [
    ['P06DD'],
    [
      check(
        'Have a workshop measure the oil pressure and test the valve that controls it',
        ['Oil pressure gauge and scan tool', 45, 0.5],
        'the pressure is right, but does not change as the valve is switched',
        'the oil pressure control valve, or its plug and wires',
      ),
    ],
  ],
  [
    ['P261E-P261F'],
    [
      check(
        'Swap the relay of the electric coolant pump with an identical one',
        ['None', 5, 0.35],
        'the pump now stops',
        'the relay, with contacts that stick',
      ),
    ],
  ],
  [
    ['C0630'],
    [
      check(
        'Look at the flap under the front bumper, parked and switched off',
        ['Torch', 5, 0.5],
        'it is bent, hangs down, or is held by a stone, mud or ice',
        'a flap that is damaged or jammed: secure it before you drive',
      ),
    ],
  ],
];

/** The quick looks that come before any check of a single fault; none for a code without an entry. */
export const firstChecksOf = (code: string): readonly FirstCheck[] =>
  ENTRIES.flatMap(([spans, checks]) => (isInSpans(code, spans) ? checks : []));
