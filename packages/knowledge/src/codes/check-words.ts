import { type CodeSpan, isInSpans } from './code-ranges.ts';

/** Words of a fault's check that do not fit the page of a code, which knows more than a symptom does. */
interface Words {
  readonly finding: string;
  /** What it then is, where that is not the fault. */
  readonly cause?: string;
}

const BATTERY = 'a weak battery or poor charging';
const LOW_BATTERY: Words = {
  finding: 'it reads less than 12.4 V at rest',
  cause: 'a weak 12-volt battery',
};

/**
 * By the finding that speaks for the fault. Many rule all else out, and would blame the dearest part on a
 * healthy reading: the page says what the check finds, and what that points to.
 */
const ON_A_CODE_PAGE: Readonly<Record<string, Words>> = {
  'It is open-circuit, or its resistance differs clearly from that of the other solenoids': {
    finding: 'It is open-circuit, or its resistance is outside the figure in the workshop data',
  },
  'A heater code is stored, or the signal is flat or slow': {
    finding: 'The signal is flat or slow',
  },
  'P0340, P0341, P0344 or its like for another camshaft is stored': {
    finding: 'Only codes of this sensor are stored',
  },
  'The engine stumbles when it is wiggled, or the plug is oily': {
    finding: 'The engine stumbles when it is wiggled, or the plug is oily',
    cause: 'A plug with a poor contact',
  },
  'P0008, P0016 or P0017 is stored, or a value is near or past the limit': {
    finding: 'A value is near or past its limit',
  },
  'P0AA1, P0AA4 or similar is stored, and the clicks break off': {
    finding: 'The clicks break off, or never come',
  },
  'The carpet is wet or the sensor is loose': {
    finding: 'The carpet is wet or the sensor is loose',
    cause: 'a sensor that is wet or no longer fixed',
  },
  'A hose is split, melted, blocked or swapped': {
    finding: 'A hose is split, melted, blocked or swapped',
    cause: 'a hose of the pressure sensor',
  },
  'A hose is cracked, soft or off': {
    finding: 'A hose is cracked or soft, or has come off',
    cause: 'a hose of the boost control',
  },
  'Values jump or a code sets while you move the harness': {
    finding: 'values jump, or the code is stored, while you move the loom',
  },
  'The jumps stay as they were': {
    finding: 'the charge display still jumps, on a car that is charged from the mains',
  },
  'The current is high until the fuse is pulled': {
    finding: 'the current stays high until the fuse of the gateway is pulled',
  },
  'There are codes in one of the three units': {
    finding: 'there are codes in the starter-generator, the converter or the 48 V battery',
  },
  'The pressure is low or unstable hot although the solenoids respond': {
    finding: 'the pressure is low or unstable when hot, although the solenoids respond',
  },
  'It is not near zero when still, or is frozen in the circle': {
    finding:
      'a value is not near zero with the car still, or does not change while the car is driven slowly in a circle',
  },
  'The tank is often topped up, or black grains fall on the paper': {
    finding: 'the tank is often topped up after the pump has clicked off',
  },
  'It moves in jerks, half way or not at all, with good vacuum': {
    finding: 'it moves in jerks, half way or not at all, although its vacuum or its supply is good',
  },
  'There is coolant or green crust in the plug': {
    finding: 'There is coolant or green crust in the plug, or an impossible reading becomes −40 °C',
  },
  'It is low, black or far past its interval': {
    finding: 'It is low, black or far past its interval',
    cause: 'Low or worn-out engine oil',
  },
  'It is loudest at one front end of the head and fades with revs': {
    finding: 'It is loudest at the belt or chain end of the head and fades with revs',
  },
  'The supply and the earth are perfect': {
    finding: 'a fuse has blown, or a supply or earth is missing',
    cause: 'the supply of the ABS unit',
  },
  'The belt is intact and drives the pulley, yet there is no charge': {
    finding: 'the belt is slack, cracked or off',
    cause: 'the belt that drives the alternator',
  },
  'It starts with the other relay, or the fuse was blown or its socket brown': {
    finding: 'it starts with the other relay, or the fuse was blown or its socket brown',
    cause: 'Fuel pump relay or fuse failed',
  },
  'The plug is clean and the reading is less than half an ohm': {
    finding: 'the plug is corroded, or the wire measures more than half an ohm',
    cause: 'a poor contact in the sensing wire',
  },
  'It is about 120 ohms': { finding: 'It reads about 120 ohms instead of 60, or close to nothing' },
  'It stays above 12.8 V while steering, but there is no assistance': {
    finding: 'it falls below 12 V while steering',
    cause: BATTERY,
  },
  'It shows over 12.4 volts at rest and 13.5 to 15 volts in Ready': LOW_BATTERY,
  'It is 12.4 V or more at rest, and over 13.5 V while charging': LOW_BATTERY,
  'The 12-volt battery is good, but the car will not go to Ready': LOW_BATTERY,
  'The voltage is healthy and the fault remains': {
    finding: 'it reads less than 12.4 V at rest, or less than 13 V with the engine running',
    cause: BATTERY,
  },
  'The supply and the earth (under 0.1 V) are good, but outputs are wrong': {
    finding: 'a supply is missing, or the earth drops more than 0.1 V',
    cause: 'the supply or earth of the module',
  },
  'The fuses are good, but the panel is still dead or erratic': {
    finding: 'a fuse has blown, or the panel works after the reset',
    cause: 'a fuse, or software that had hung',
  },
  'The supplies and earths are good and the plug is dry, but the unit is silent': {
    finding: 'a supply or an earth is missing, or the plug is wet',
    cause: 'the supply or the plug of the engine control unit',
  },
  'The car starts and the horn is now dead': { finding: 'The car starts with the other relay' },
  'They are near zero at idle and above +12% under load': {
    finding: 'It is near zero at idle and above +12% under load',
  },
  'The plug and the plate are clean, but the codes return': {
    finding: 'the plug is loose or green, or the plate is black with carbon',
    cause: 'a poor contact, or a dirty throttle body',
  },
  'The level is right and free of froth, but it still whines at lock': {
    finding: 'the level is low, or the fluid froths',
    cause: 'too little fluid, or air in it',
  },
  'There are green pins or water': { finding: 'The pins are green, or there is water in the plug' },
  'One differs from the rest': {
    finding:
      'With the car cold after a night, one is far from the others, or a value does not change at all',
  },
  'The window or lock works at some angles only': {
    finding: 'The window, the lock or the mirror works only with the door at some angles',
  },
  'The display is blank, jumps or is one position off, or it cranks only in Neutral': {
    finding: 'The display is blank, jumps or is one position off',
  },
  'The plug is loose, its pins are green, or the carpet is wet': {
    finding: 'The plug is loose, its pins are green, or the carpet is wet',
    cause: 'a poor contact in the plug of the pedal',
  },
  'The cable is torn or melted, or the fuse has blown': {
    finding: 'The cable is torn or melted, or the fuse has blown',
    cause: 'the cable of the sensor, or its fuse',
  },
  'The lead is broken or chafed, or the plug is wet': {
    finding: 'The lead is broken or chafed, or the plug is wet',
    cause: 'the lead of the sensor, or its plug',
  },
  'The cable is burnt, the box is wet or the fuse has blown': {
    finding: 'The cable is burnt, the box is wet or the fuse has blown',
    cause: 'the cable of the sensor, its box or its fuse',
  },
  'The plug is corroded, a wire is chafed, or metal sticks to the tip': {
    finding: 'The plug is corroded, a wire is chafed, or metal sticks to the tip',
    cause: 'a poor contact, or a sensor that needs cleaning',
  },
  'It is corroded or wet inside': {
    finding: 'It is corroded or wet inside',
    cause: 'a poor contact in the plug of the pump',
  },
  'A bracket is bent, or a plug is hanging or corroded': {
    finding: 'A bracket is bent, or a plug is hanging or corroded',
    cause: 'the sensor, its bracket or its plug',
  },
  'The needle moves smoothly over the whole scale': {
    finding: 'the needle sticks or jumps on its way over the scale',
    cause: 'the gauge in the instrument cluster, and not the sender',
  },
  'It grabs or bites late in both, with a brake message': {
    finding: 'It grabs or bites late with and without regeneration, and a brake message is shown',
  },
  'The fault moves with the sensor': {
    finding: 'The reader names one sensor, and the fault moves with it when two are swapped',
  },
  'It is below 12.8 V and falling': { finding: 'The voltage is below 12.8 V and falls' },
  'It reads more than 0.2 V on either post': { finding: 'It is more than 0.2 V on either post' },
  'The face is cracked, or there is water inside': {
    finding: 'The face is cracked, or there is water inside',
  },
  'There is an open campaign that describes the fault': {
    finding: 'There is an open campaign that describes it',
  },
  'The fuse has blown, or the amplifier is wet or corroded': {
    finding: 'The fuse has blown, or the amplifier is wet or corroded',
  },
  'The coil is open, or 12 V arrives at its plug': {
    finding: 'The coil is open, or 12 V arrive and the plate does not turn',
  },
  'The thick pipe is barely cool, and the compressor cycles every few seconds': {
    finding: 'The thick pipe is barely cool, and the compressor cuts in and out every few seconds',
  },
  'It rattles or growls only while it is on': {
    finding: 'There is a rattle or growl only while it is on',
  },
  'Actual swings about the requested line, or overshoots when you lift off': {
    finding:
      'The actual pressure swings about the requested one, or overshoots it when you lift off',
  },
  'The misfire follows the injector': {
    finding: 'The fault follows the injector to the other cylinder',
  },
  'It came only in long creeping or on ramps': {
    finding: 'The warning came only after long creeping or on ramps',
  },
  'Several sensors of one bumper are missing at once': {
    finding: 'Several sensors of one bumper are missing at once',
  },
};

/**
 * Checks that do not belong on the page of some codes, by the finding that speaks for the fault: an oily look
 * at a circuit, a finding that contradicts the code, one that the code has answered.
 */
const UNFIT: Readonly<Record<string, readonly CodeSpan[] | 'every'>> = {
  // Of a pedal that sinks, not of a valve’s coil.
  'The cylinder is new, nothing leaks, and the pedal sinks as before': ['C0010-C001F'],
  'It is firm on the cylinder plugs, but sinks on the ABS plugs': ['C0010-C001F'],
  'The plug is pushed home, and there are no oil stains': ['P0645-P0647'],
  'The slope on the flat or the resting brake pressure is not near zero': ['P0571'],
  'The fault is gone for good after the update': 'every',
  // Ash does not burn, and a filter that has cut the power is past a run.
  'The light goes out': ['P242F', 'P2459-P2461', 'P246C'],
  'Most trips are under 15 minutes in town': ['P242F'],
  // A sensor that is out of order is replaced by a fixed value with its plug on as well.
  'The engine pulls better with it unplugged': ['P0100', 'P0102-P0104', 'P0112'],
  'The air flow is far too low, and the trims are above +10% at 2,500 rpm too': ['P0103', 'P0112'],
  'P0335, P0336 or P0339 is stored': ['P0337-P0338'],
  'P0325, P0327, P0328, P0330 or P0332 comes back at once': ['P0325-P0334'],
  'It is still lazy with the code set': ['P0325-P0334'],
  'P0301 to P0308 for one cylinder, or a P035x coil code, is stored': ['P0300-P0312'],
  'There is no spark hot, and a strong spark once cooled': ['P0351-P035C'],
  'Supply, earth and trigger are there, but the coil is not switched': ['P0351-P035C'],
  'It is the exhaust filter light or its message': ['P246C', 'P24A3-P24A4'],
  'It fails at once, or fails when warm': ['P0351-P035C'],
  'There is thick soot or the plate is jammed': ['P0403', 'P0405-P0406'],
  'The same drive fault appears at once': 'every',
  'The wheel trembles or creeps by itself, or one side is lighter': ['U0131'],
  // A valve without current stays shut.
  'Air passes through': ['P0443-P0444'],
  'There is only a low-level message': ['P207F', 'P20EE'],
  'The socket has power, but no unit answers even an approved reader': [
    'U0146-U0148',
    'U0447-U0448',
  ],
  'It is clearly better with a full tank': ['P0230', 'P0627'],
  'It is far off, shows an extreme value, or shows only dashes': ['B0164'],
  'It judders at light throttle only, and more throttle stops it': ['P0740'],
  'A judder code or history is stored': ['P0740'],
  // The fuse and the relay come first.
  'The fan continues to run without the relay': ['P0691', 'P0693'],
  // On the page of a code there is one.
  'The temperature is plausible and there are no codes': 'every',
  // Of how full the battery is, not of how warm its sensor says it is.
  'Values are missing, frozen or do not change with load': ['P0514-P0517'],
  // With a signal that is there and does not fit, the rev counter moves.
  'The needle or reader shows 0 rpm while the starter turns': ['P0336'],
  // Of one direction the page has a look of its own.
  'There is coolant or green crust in the plug': ['P0118'],
  // The wire that says the relay is on: what is cut off is another code’s.
  'The engine light stays dark and nothing hums': ['P0690'],
  'It starts now': ['P0690'],
  'The rod hangs loose, or the actuator moves but the flaps do not': [
    'P2008-P2009',
    'P2014',
    'P2016-P2017',
    'P2019',
  ],
  'A code from P2004 to P2022 is stored': ['P2018-P2022'],
  'It is below 12.8 V and falling': ['P0A8E'],
  // With a code of a wheel stored the ABS is off, and no pedal buzzes.
  'The pedal buzzes just before the stop': ['C0030-C0065'],
  // Beside the sensor’s own live data.
  'A heater code is stored, or the signal is flat or slow': [
    'P0030-P0064',
    'P0130-P0135',
    'P0150-P0155',
    'P2195-P2198',
  ],
  // The code itself is one of a solenoid.
  'A code for a solenoid returns at once': ['P0740-P0744', 'P2756-P2770'],
  // A valve that sticks breaks no circuit, and is not open when its coil is.
  'Actual swings about the requested line, or overshoots when you lift off': [
    'P0001',
    'P0003-P0004',
    'P0090-P0092',
    'P2294-P2296',
  ],
  'The light goes out and stays out': ['C0624-C0628'],
  'It was changed lately without registration, or for another type': ['P0514-P0517'],
  'The fuse has blown, or there is power but the pump is silent': ['P258D'],
  'The fuse has blown or its contacts have melted': ['P0692', 'P0694', 'P0696'],
  'There is no voltage on the small wire': ['P0617'],
  // A unit that is silent obeys no reader.
  'The actuators obey the reader but not the buttons': ['U0164'],
  // A pump whose circuit is at fault sends no pressure.
  'The value is clearly away from zero, or it jumps': ['P2400-P2402', 'P2405-P2407'],
  'It starts badly cold and perfectly when warm': ['P0670', 'P0683-P0684'],
  'One or more read open or far higher than the rest': ['P0670', 'P0683-P0684'],
  // A weak battery welds no contacts.
  'The 12-volt battery is good, but the car will not go to Ready': ['P0AA1', 'P0AA4', 'P0AE2'],
  // Fluff changes no voltage.
  'There is a grey mat of fluff on the filter or the wheel': ['P0A81', 'P0A84-P0A85'],
  // A torn diaphragm is no fault of a coil.
  'It hesitates and returns late after each change': ['P0033-P0035'],
  'The rubber is torn or the piston jammed': ['P0033-P0035'],
  // A worn pump makes too little pressure.
  'The level is above maximum, with a sharp smell of petrol': ['P0088', 'P228D'],
  'The black coating is worn through, or the face is dished or holed': ['P0088', 'P228D'],
  'It is low, black or far past its interval': ['P0010', 'P0013', 'P0020', 'P0023'],
  'The pressure is high and climbs with revs, and soot is high': ['P242F'],
  'There is a long hiss of air rushing in': ['P0447-P0449', 'P2421'],
  'The fuel now runs in without the pump clicking off': ['P2421'],
  'P2002 or P2463 is stored, or the soot load is high': ['P246C'],
  // Asked of every code of slipping clutches, with worn fluid as its answer.
  'The fluid is black and burnt with dark flakes or grit': ['P0730-P0736', 'P0894'],
  'There is no leak, and the wiring and plug are undamaged': 'every',
  'All tyres are equal': ['U0114'],
  'U0103 or a selector code is stored with healthy voltage': ['U0103'],
  'The power is back for a while and is then lost again': 'every',
  'It shows tens of bar or more, or it jumps': ['P0192'],
  // Soot and oil break no wire.
  'The opening is caked with soot or oil, or the hose is cracked': [
    'P0105',
    'P0107-P0109',
    'P0235',
    'P0237-P0239',
  ],
  'A hose is split, melted, blocked or swapped': ['P2452', 'P2454-P2455'],
  'A tensioner circuit is named': 'every',
  'It runs well with the pedal pressed and dies or hunts without': ['P0507'],
  'The same P020x returns within a minute': ['P062D-P062E', 'P2146-P2149'],
  'There is no switch, or it is set to ON': 'every',
  'The filter is clean and the fan runs': 'every',
  'It is at the mark, of the right grade and not thin': ['P06DD'],
  'Both read over 11 V, and the motor does not turn': ['P0615-P0617'],
  'The lights stay bright and there is one click, but no cranking': ['P0615-P0617'],
  'It grows to one side, and is the same on all surfaces': ['C0000-C00FF'],
  'Only P0420 or P0430 is stored, the trims fit and nothing leaks': ['P0420', 'P0430'],
};

/** Findings that a code turns round: a valve that sticks may hold the pressure up as well as let it go. */
const ON_SOME_PAGES: readonly (readonly [
  finding: string,
  spans: readonly CodeSpan[],
  words: Words,
])[] = [
  [
    'The pressure is low or unstable hot although the solenoids respond',
    ['P0869'],
    { finding: 'The pressure stays above the limit although the solenoids respond' },
  ],
  // A blown fuse raises no voltage.
  [
    'The cable is torn or melted, or the fuse has blown',
    ['P0038', 'P0058', 'P0138', 'P0158'],
    { finding: 'The cable is melted, chafed or torn', cause: 'the cable of the sensor' },
  ],
];

/** What a check finds and what that points to, in words for the page of a code. */
export const wordsOnCodePage = (
  code: string,
  finding: string,
  fault: string,
): { readonly finding: string; readonly cause: string } => ({
  cause: fault,
  finding,
  ...ON_A_CODE_PAGE[finding],
  ...ON_SOME_PAGES.find(([of, spans]) => of === finding && isInSpans(code, spans))?.[2],
});

/** Whether a fault's check, known by its finding, has no place on the page of a code. */
export const isUnfitFor = (code: string, finding: string): boolean => {
  const spans = UNFIT[finding];
  return spans === 'every' || (spans !== undefined && isInSpans(code, spans));
};

/** Every finding that the tables above know a check by. */
export const KNOWN_FINDINGS: readonly string[] = [
  ...Object.keys(ON_A_CODE_PAGE),
  ...Object.keys(UNFIT),
  ...ON_SOME_PAGES.map(([finding]) => finding),
];
