import { isLink, isOnTwoWires, isSenseWire } from '@wrenchwise/knowledge/codes/circuit-wiring';
import { CODE_EVENTS } from '@wrenchwise/knowledge/codes/code-events';
import { type CodeRecord, modeOf, recordOf } from '@wrenchwise/knowledge/codes/code-record';
import {
  type CodeTable,
  type GenericFacts,
  isMakers,
} from '@wrenchwise/knowledge/codes/code-table';
import { FAILURE_MODES, type FailureMode } from '@wrenchwise/knowledge/codes/failure-modes';

/** A failure mode in words about a part, `$1`. */
const SAID_OF_PART: Record<Exclude<FailureMode, 'plain'>, string> = {
  circuit:
    'There is an electrical fault in the circuit of the $1: the part itself, its plug or its wiring.',
  low: 'The voltage at the $1 is lower than it should be: suspect a short to earth, a lost supply or a failed part.',
  high: 'The voltage at the $1 is higher than it should be: suspect a broken wire or earth, a short to a live wire or a failed part.',
  range: 'The $1 responds, but not with the value that the control unit expects.',
  rangeLow: 'The $1 is working, but below the range that the control unit expects.',
  rangeHigh: 'The $1 is working, but above the range that the control unit expects.',
  intermittent:
    'The signal of the $1 comes and goes: rule out a loose plug or a chafed wire before you buy the part.',
  open: 'No current is flowing through the $1: a plug is off, a wire is broken, or the part has burnt out inside.',
  stuckOpen: 'The $1 is stuck open and no longer closes.',
  stuckClosed: 'The $1 is stuck shut and no longer opens.',
  stuckOn: 'The $1 no longer switches off.',
  stuckOff: 'The $1 no longer switches on.',
  stuck: 'The $1 is stuck and no longer moves.',
  tooLow: 'The reading of the $1 is too low.',
  tooHigh: 'The reading of the $1 is too high.',
  overTemperature: 'The $1 is too hot.',
  correlation: 'Two readings that should agree do not: those of the $1.',
  notLearned: 'The $1 has to be relearnt, as it does after a repair or a flat battery.',
  learningLimit: 'The $1 has drifted further than the control unit can correct for.',
  fault: 'The $1 is not working as it should.',
};

/** Said of what is no wired part: a voltage that is low sends nothing, and a system has no plug. */
const SAID_OF_CONDITION: Readonly<Partial<Record<FailureMode, string>>> = {
  low: 'The $1 is too low.',
  high: 'The $1 is too high.',
  range: 'The $1 is not doing what it should.',
};

/** Said of a part that is driven: its current is right, its effect is not. */
const SAID_OF_DRIVEN: Readonly<Partial<Record<FailureMode, string>>> = {
  range: 'The control unit works the $1, but does not see the effect that it expects.',
  intermittent:
    'The current through the $1 comes and goes: rule out a loose plug or a chafed wire before you buy the part.',
};

/** Said of a sensor, in which nothing burns out. */
const SAID_OF_SENSOR: Readonly<Partial<Record<FailureMode, string>>> = {
  open: 'No current is flowing through the $1: a plug is off, a wire is broken, or the part has failed inside.',
};

/** Said of a sensor on two wires: it has no supply that could be lost. */
const SAID_OF_TWO_WIRES: Readonly<Partial<Record<FailureMode, string>>> = {
  low: 'The voltage at the $1 is lower than it should be: suspect a short to earth or a failed part.',
};

/** Said of an oxygen sensor, which makes its voltage itself from what is in the exhaust. */
const SAID_OF_OXYGEN: Readonly<Partial<Record<FailureMode, string>>> = {
  low: 'The voltage of the $1 stays lower than it should: suspect an exhaust leak, a short to earth or a failed sensor.',
  high: 'The voltage of the $1 stays higher than it should: suspect a mixture that is too rich, a short to a live wire or a failed sensor.',
};

/** Said of a knock sensor, which makes its voltage itself: no broken wire raises it. */
const SAID_OF_KNOCK: Readonly<Partial<Record<FailureMode, string>>> = {
  low: 'The voltage of the $1 stays lower than it should: suspect a broken wire, a short to earth or a failed sensor.',
  high: 'The voltage of the $1 stays higher than it should: suspect loud knocking, a short to a live wire or a failed sensor.',
};

/** Said of the sensor of the air conditioning, which reads low when the gas has gone. */
const SAID_OF_REFRIGERANT: Readonly<Partial<Record<FailureMode, string>>> = {
  low: 'The voltage at the $1 is lower than it should be: suspect a system that has lost its refrigerant before a short to earth, a lost supply or a failed sensor.',
};

/** Said of the control wire of a part that is driven: a broken earth does not raise it. */
const SAID_OF_CONTROL_WIRE: Readonly<Partial<Record<FailureMode, string>>> = {
  low: 'The voltage on the control wire of the $1 is lower than it should be: suspect a lost supply, a short to earth or a failed part.',
  high: 'The voltage on the control wire of the $1 is higher than it should be: suspect a short to a live wire, or a part that is shorted inside.',
};

const DRIVEN: ReadonlySet<string> = new Set(['valve', 'motor', 'heater', 'relay', 'coil']);

const SAID_OF_SENSE_WIRE =
  'The control unit does not see the $1 switch its output on and off as commanded: suspect the relay, its fuse or the wire between the two.';

const SAID_OF_LINK =
  'The $1 does not work: its messages are missing or cannot be true. Check the supply and earth of the module, then the data wire, then the module.';

/** Said of a voltage that feeds others: it is no part, and nothing in it burns out. */
const SAID_OF_FEED: Readonly<Partial<Record<FailureMode, string>>> = {
  circuit:
    'There is an electrical fault in the $1: its wiring, a plug, or a part on it that is shorted.',
  low: 'The $1 is too low: suspect a part or a wire on it that is shorted to earth.',
  high: 'The $1 is too high: suspect a wire that touches battery voltage.',
  open: 'The $1 does not arrive: a plug is off, a wire is broken, or a part on it is shorted.',
  intermittent: 'The $1 comes and goes: suspect a loose plug or a chafed wire.',
};

/** Whether the words for a part are those of a voltage that feeds others: 'sensor reference voltage'. */
export const isFeed = (part: string): boolean =>
  /\bvoltage(?: [A-E])?$/.test(part) && !/^(?:charging )?system voltage$/.test(part);

const isSaid = (mode: FailureMode): mode is keyof typeof SAID_OF_PART => mode in SAID_OF_PART;

const sentencesFor = (record: CodeRecord, said: FailureMode, part: string): string | undefined => {
  // A 'range/performance' of a control circuit is a fault of that circuit.
  const isOfCircuit = record.kind === 'circuit' && record.failure === 'circuit';
  const mode = said === 'range' && isOfCircuit ? 'circuit' : said;
  if (isFeed(part) && SAID_OF_FEED[mode] !== undefined) return SAID_OF_FEED[mode];
  if (record.kind === 'circuit' && isLink(record)) return SAID_OF_LINK;
  if (isSenseWire(record)) return SAID_OF_SENSE_WIRE;
  if ('part' in record && DRIVEN.has(record.part.kind) && !part.endsWith('system')) {
    const ofWire = record.kind === 'circuit' ? SAID_OF_CONTROL_WIRE[mode] : undefined;
    const ofDriven = ofWire ?? SAID_OF_DRIVEN[mode];
    if (ofDriven !== undefined) return ofDriven;
  } else if (record.kind === 'condition' && SAID_OF_CONDITION[mode] !== undefined) {
    return SAID_OF_CONDITION[mode];
  }
  if (part === 'oxygen sensor' && SAID_OF_OXYGEN[mode] !== undefined) return SAID_OF_OXYGEN[mode];
  if (part === 'knock sensor' && SAID_OF_KNOCK[mode] !== undefined) return SAID_OF_KNOCK[mode];
  if (/refrigerant pressure/.test(part) && SAID_OF_REFRIGERANT[mode] !== undefined) {
    return SAID_OF_REFRIGERANT[mode];
  }
  if (isOnTwoWires(record) && SAID_OF_TWO_WIRES[mode] !== undefined) return SAID_OF_TWO_WIRES[mode];
  if ('part' in record && record.part.kind === 'sensor' && SAID_OF_SENSOR[mode] !== undefined) {
    return SAID_OF_SENSOR[mode];
  }
  return isSaid(mode) ? SAID_OF_PART[mode] : undefined;
};

/** Modes that an event of its own already describes. */
const SAID_BY_EVENT: ReadonlySet<string> = new Set([
  FAILURE_MODES.range,
  FAILURE_MODES.fault,
  FAILURE_MODES.tooLow,
  FAILURE_MODES.tooHigh,
  FAILURE_MODES.overTemperature,
  FAILURE_MODES.notLearned,
]);

const isSaidByEvent = ({ component, mode }: GenericFacts): boolean =>
  SAID_BY_EVENT.has(mode) || /\blevel$|module system voltage$/.test(component);

/** Names of sensors that their titles leave without the word. */
const SENSOR_UNNAMED = /(?:airflow|pressure|temperature|level)$/;

const ORDINALS = ['', 'first', 'second', 'third'];

/** The component of a title as the subject of a sentence. */
export const partInWords = (component: string): string =>
  component
    .replace(
      /^(.*) to (?:ECM\/PCM|engine control module) communication(?: circuit)?$/i,
      'data link from the $1 to the engine control module',
    )
    .replace(/\bHO2S heater sensor/, 'oxygen sensor heater')
    .replace(/^exhaust gas recirculation(?: \(EGR\))?$/, 'exhaust gas recirculation (EGR) valve')
    .replace(/^side impact sensor (left|right) (front|rear)$/, '$2 $1 side impact sensor')
    .replace(/^driver frontal stage (\d).*/, 'driver’s front airbag (stage $1)')
    .replace(/^cruise control (on|off|set|cancel|resume) input$/, 'cruise control’s $1 button')
    .replace(/^cruise control(?: multi-function)? input\b/, 'cruise control switch')
    .replace(/^clutch switch input$/, 'clutch switch')
    .replace(/^reverse input$/, 'reverse switch')
    .replace(/^EBCM relay/, 'ABS control module relay')
    .replace(/\bABS\/TCS\b/, 'ABS and traction control')
    .replace(/^generator(?! inverter)/, 'alternator')
    .replace(/^(left|right) rear /, 'rear $1 ')
    .replace(/^fan (?=\d$)/, 'cooling fan ')
    .replace(/^(.*(?:fan|regulator|impact sensor)) ([123])$/, (_, part: string, number: string) =>
      `${ORDINALS[Number(number)] ?? ''} ${part}`.trim(),
    )
    .replace(/\bpark brake\b/, 'parking brake')
    .replace(/\bHVAC\b/, 'heating and air conditioning')
    .replace(/\binstrument panel cluster\b/, 'instrument cluster')
    .replace(/\btelematic control\b/, 'telematics control')
    .replace(/\bfour wheel drive \(4wd\)/, 'four-wheel drive')
    .replace(/\bmass or volume air flow\b/, 'airflow')
    .replace(/^driver (?:side )?(?:seatbelt )?pretensioner/, 'driver’s belt pretensioner')
    .replace(/^passenger side pretensioner/, 'passenger’s belt pretensioner')
    .replace(/^RPM$/, 'speed')
    .replace(/\b14 volt\b/, '14-volt')
    .replace(/\bnox\b/g, 'NOx')
    .replace(/\bturbo\/ ?super ?charger\b/i, 'turbo')
    .replace(/\bthrottle\/pedal position\b/i, 'throttle or pedal position')
    .replace(/^MAP\/MAF - throttle position$/, 'airflow and throttle position sensors')
    .replace(/\binput\/turbine speed\b/i, 'input (turbine) speed')
    .replace(/\bcruise control\/brake switch\b/i, 'cruise control or brake switch')
    .replace(/\bdeactivation\/intake valve\b/i, 'valve of the cylinder deactivation')
    .replace(/\bpark\/neutral switch input\b/i, 'park and neutral switch')
    .replace(/\bfront right\/passenger frontal\b/i, 'front passenger’s')
    .replace(/^driver side curtain air bag/, 'driver’s side curtain airbag')
    .replace(/\bair bag\b/, 'airbag')
    .replace(/\bfog lamp\b/, 'fog light')
    .replace(/ phase U-V-W(?: current)?$/, '')
    .replace(/\bsystem vent$/, 'system vent valve')
    .replace(/\bremote function actuation$/, 'remote control receiver')
    .replace(
      /\bbattery monitor module (current|voltage|temperature)(?: monitoring)?$/i,
      'battery $1 sensor',
    )
    .replace(/\bfuel pump (?:low|high) flow$/i, 'fuel pump')
    .replace(
      /\bthrottle or pedal position sensor ?\/ ?switch\b/i,
      'throttle or pedal position sensor',
    )
    .replace(/\bglow plug\/heater\b/i, 'glow plug')
    .replace(/\bvalve\/solenoid\b/i, 'valve')
    .replace(/\bevaporative emission(?: system)?\b/i, 'fuel vapour system')
    .replace(/\bignition switch on\/start position\b/i, 'ignition switch')
    .replace(/^idle air$/i, 'idle air control valve')
    .replace(/ exceeded control limits - pressure$/, '')
    .replace(/\b(coolant pump [A-E]|vacuum pump|boost|vent) control\b(?! position)/i, (name) =>
      /pump/i.test(name) ? name.replace(/ control$/i, '') : `${name} valve`,
    )
    .replace(/\bwater in fuel(?= sensor)/, 'water-in-fuel')
    .replace(/\bfuel vapour system vent$/, 'fuel vapour system vent valve')
    .replace(/ module system voltage$/, ' module')
    .replace(/\bsensor signal$/, 'sensor')
    .replace(/\bswitch ([A-E])\/([A-E])$/, 'switches $1 and $2')
    .replace(/ ?\/ ?(?=barometric)/, ' or ')
    .replace(/^(?:no messages|implausible data) from the |^software does not match the /, '')
    .replace(/(?: circuit| sensor)? (?:no signal|offset)$/, (end) =>
      end.includes('sensor') ? ' sensor' : '',
    )
    .replace(/ deployment stage (\d) (?:control|loop.*)$/, ' airbag, stage $1')
    .replace(/(pretensioner|air ?bag)(?: stage \d)? (?:firing circuit|loop).*$/, '$1')
    .replace(/ (?:firing circuit|deployment loop).*$/, ' airbag')
    .replace(/ control circuit$/, '')
    .replace(/ circuit(?: shorted)?$/, '')
    .replace(/ (?:primary|secondary)(?:\/secondary)?$/, '')
    .replace(/\b(inlet|outlet) control$/, '$1 valve of the ABS')
    .replace(/^([A-Z]) camshaft position actuator/, 'camshaft position actuator $1')
    .replace(/ (?:status|sense|[A-E]\/[A-E] voltage)$/, '')
    .replace(/sensor ?\/ ?switch/, 'sensor or switch');

/** The part of a record as the subject of a sentence: a sensor is called one. */
export const partOf = (record: CodeRecord, component: string): string => {
  const words = partInWords(component);
  // What has a circuit is the valve that works the clutch.
  if (record.kind === 'circuit' && words === 'torque converter clutch') return `${words} solenoid`;
  const isSensor = 'part' in record && record.part.kind === 'sensor';
  return isSensor && SENSOR_UNNAMED.test(words) ? `${words} sensor` : words;
};

/** A part with a letter or a number takes no article: 'shift solenoid B', 'side impact sensor 1'. */
const LETTERED = / [A-Z]$|sensor \d$/;

const nameAt = (the: string, name: string): string =>
  the.startsWith('T') ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;

/**
 * A text with `$1` for the part. A heater has the plug of its sensor, and the valves of the ABS that of its
 * unit; beside a glow plug, no other plug is called one.
 */
export const inWordsOf = (text: string, part: string): string => {
  const unit = part.endsWith('valve of the ABS') ? 'ABS unit' : part;
  const article = LETTERED.test(unit) ? '' : 'the ';
  const plug = unit
    .replace(/^oxygen sensor heater$/, 'oxygen sensor')
    .replace(/^alternator (?:field|system)$/, 'alternator');
  const said = text
    .replaceAll(/\b(plug|plug and wires) of the \$1/g, `$1 of ${article}${plug}`)
    .replaceAll(/\b[Tt]he \$1/g, (the) => (LETTERED.test(unit) ? nameAt(the, unit) : the))
    .replaceAll('$1', unit);
  return part.includes('glow plug') ? said.replaceAll(/(?<!glow )\bplug\b/g, 'connector') : said;
};

const eventOf = (component: string): string | undefined => {
  for (const [pattern, text] of CODE_EVENTS) {
    const match = pattern.exec(component);
    if (match) return text.replace('$1', partInWords(match[1] ?? '')).replace('$2', match[2] ?? '');
  }
  return undefined;
};

const NTH = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

const cylinderText = (cylinder: number): string => {
  if (cylinder > 4) return `Only an engine with ${cylinder} cylinders or more can store it.`;
  return cylinder === 1
    ? 'Cylinder 1 is at the end that the manufacturer counts from: on most engines, the timing belt or chain end.'
    : `Cylinder ${cylinder} is the ${NTH[cylinder]} from the end that the manufacturer counts from; V engines are numbered in more than one way.`;
};

/** A letter at the end of a component that has none of its own: 'shift solenoid B control circuit'. */
const LETTER = /^([A-Z]) camshaft|(?<!field) ([A-Z])(?: control circuit)?$/;

/** Coils are lettered in the order of the cylinders: 'ignition coil H primary/secondary'. */
const COIL_LETTER = /^ignition coil ([A-L])\b/;

const letterTexts = ({ component, letter, cylinder }: GenericFacts): readonly string[] => {
  const [, coil] = COIL_LETTER.exec(component) ?? [];
  if (coil !== undefined && cylinder === undefined) {
    const nth = NTH[coil.charCodeAt(0) - 'A'.charCodeAt(0) + 1];
    return [`${coil} is the ${nth} coil; the workshop manual shows which cylinder it serves.`];
  }
  const [, camshaft, last] = LETTER.exec(component) ?? [];
  const name = letter ?? camshaft ?? last;
  if (name === undefined || cylinder !== undefined || component.endsWith(' field')) return [];
  if (/camshaft/.test(component)) {
    return ['On most engines A stands for the inlet camshaft and B for the exhaust camshaft.'];
  }
  const one = /messages|implausible/.test(component) ? 'control unit' : 'part';
  return name === 'A'
    ? [`The letter A stands for the first, or the only, ${one} of its kind on the car.`]
    : [
        `The letter ${name} tells this ${one} from others of its kind; the manufacturer’s wiring diagram shows which it is.`,
      ];
};

const placeTexts = (facts: GenericFacts): readonly string[] => {
  const { cylinder, bank, sensor, component } = facts;
  const isExhaust = /oxygen|HO2S|nox sensor/i.test(component);
  return [
    ...letterTexts(facts),
    ...(cylinder === undefined ? [] : [cylinderText(cylinder)]),
    ...(bank === 1
      ? [
          'Bank 1 is the group of cylinders with cylinder 1: one side of a V or flat engine, and on most in-line engines the only bank.',
        ]
      : []),
    ...(bank === 2
      ? [
          'Bank 2 is the group of cylinders without cylinder 1: one side of a V or flat engine, or cylinders 4 to 6 of some straight sixes.',
        ]
      : []),
    ...(isExhaust && sensor === 1
      ? ['Sensor 1 is the one before the catalytic converter: it controls the mixture.']
      : []),
    ...(isExhaust && sensor === 3
      ? ['Sensor 3 is a further one after a catalytic converter, on cars with several in the pipe.']
      : []),
    ...(isExhaust && sensor === 2
      ? ['Sensor 2 is the one after the catalytic converter, which it monitors.']
      : []),
  ];
};

/**
 * The meaning of a code for lay readers: what was detected, the purpose of the part, and its place.
 * One to four sentences; a maker's own or unpublished code says that it is one.
 */
export const plainMeaning = (table: CodeTable, code: string): readonly string[] => {
  const facts = table.factsOf(code);
  if (facts === undefined) {
    return [
      isMakers(code)
        ? `${code} is a manufacturer-specific code: it can mean something else on another make.`
        : `${code} is a standard code whose meaning is not published, and each manufacturer uses it in its own way.`,
    ];
  }
  const event = eventOf(facts.component);
  const record = recordOf(table, code);
  const about = 'part' in record && !isLink(record) ? record.part.about : undefined;
  const words = partOf(record, facts.component);
  const sentence = sentencesFor(record, modeOf(facts), words);
  const said = sentence === undefined ? undefined : inWordsOf(sentence, words);
  const first =
    event ??
    said ??
    (about === undefined
      ? `The control unit reports this: ${table.meaningOf(code).meaning}.`
      : inWordsOf(
          'The control unit has found something wrong with the $1, and the code does not say what.',
          words,
        ));
  return [
    first,
    ...(event !== undefined && said !== undefined && !isSaidByEvent(facts) ? [said] : []),
    ...(event === undefined && about !== undefined ? [about] : []),
    ...placeTexts(facts),
  ];
};
