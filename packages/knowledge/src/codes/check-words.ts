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
  'P0AA1, P0AA4 or similar, and the clicks break off': {
    finding: 'The clicks break off, or never come',
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
  'The plug is clean and the reading is less than half an ohm': {
    finding: 'the plug is corroded, or the wire measures more than half an ohm',
    cause: 'a poor contact in the sensing wire',
  },
  'About 120 ohms': { finding: 'It reads about 120 ohms instead of 60, or close to nothing' },
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
  'Full voltage, under 0.1 V on earth, inputs right, outputs wrong': {
    finding: 'a supply is missing, or the earth drops more than 0.1 V',
    cause: 'the supply or earth of the module',
  },
  'The fuses are good, but the panel is still dead or erratic': {
    finding: 'a fuse has blown, or the panel works after the reset',
    cause: 'a fuse, or software that had hung',
  },
  'Supplies and earths are good, the plug is dry, but it is silent': {
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
  'Green pins or water': { finding: 'The pins are green, or there is water in the plug' },
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
  'New master cylinder, no leak, and it sinks as before': ['C0010-C001F'],
  'Firm on cylinder plugs, sinks with the ABS outlets plugged': ['C0010-C001F'],
  'The plug is pushed home, and there are no oil stains': ['P0645-P0647'],
  'Slope not near zero on the flat, or pressure sensor off zero': ['P0571'],
  'The fault is gone for good after the update': 'every',
  // Ash does not burn, and a filter that has cut the power is past a run.
  'The light goes out': ['P242F', 'P2459-P2461', 'P246C'],
  'Most trips are under 15 minutes in town': ['P242F'],
  // A sensor that is out of order is replaced by a fixed value with its plug on as well.
  'The engine pulls better with it unplugged': ['P0100', 'P0102-P0104', 'P0112'],
  'It is far too low, with fuel trims above +10% at 2,500 rpm too': ['P0103', 'P0112'],
  'P0335, P0336 or P0339 is stored': ['P0337-P0338'],
  'P0325, P0327, P0330 or P0332 comes back at once': ['P0325-P0334'],
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
  'The socket has power, but no unit answers even an approved reader': ['U0447-U0448'],
  'It is clearly better with a full tank': ['P0230', 'P0627'],
  'It is far off, or shows −40 or dashes': ['B0164'],
  'It judders at light throttle only, and more throttle stops it': ['P0740'],
  'The rod hangs loose, or the actuator moves but the flaps do not': [
    'P2008-P2009',
    'P2014',
    'P2016-P2017',
  ],
  'A code from P2004 to P2022 is stored': ['P2018-P2022'],
  'It is below 12.8 V and falling': ['P0A8E'],
  'The pedal buzzes just before the stop': ['C0031-C0032', 'C0038'],
  'A heater code is stored, or the signal is flat or slow': ['P0030-P0064', 'P0135', 'P0155'],
  'It is low, black or far past its interval': ['P0010', 'P0013', 'P0020', 'P0023'],
  'The pressure is high and climbs with revs, and soot is high': ['P242F'],
  'There is a long hiss of air rushing in': ['P2421'],
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
  'No switch, or it is set to ON': 'every',
  'The filter is clean and the fan runs': 'every',
  'It is at the mark, of the right grade and not thin': ['P06DD'],
  'Over 11 V on both, and the motor does not turn': ['P0615-P0617'],
  'Lights stay bright, one click, no cranking': ['P0615-P0617'],
  'It grows to one side, and is the same on all surfaces': ['C0000-C00FF'],
  'Only P0420 or P0430 is stored, the trims fit and nothing leaks': ['P0420', 'P0430'],
};

/** What a check finds and what that points to, in words for the page of a code. */
export const wordsOnCodePage = (
  finding: string,
  fault: string,
): { readonly finding: string; readonly cause: string } => ({
  cause: fault,
  finding,
  ...ON_A_CODE_PAGE[finding],
});

/** Whether a fault's check, known by its finding, has no place on the page of a code. */
export const isUnfitFor = (code: string, finding: string): boolean => {
  const spans = UNFIT[finding];
  return spans === 'every' || (spans !== undefined && isInSpans(code, spans));
};
