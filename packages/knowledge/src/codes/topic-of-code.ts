import { isLink } from './circuit-wiring.ts';
import type { CodeRecord } from './code-record.ts';
import type { PartId } from './part-of-title.ts';
import { readingsOfPart } from './part-readings.ts';
import { CIRCUIT_CLEAR, type CodeTopic, type TopicId, TOPICS } from './topics.ts';

/** Topics of codes without a known part, by the beginning of the code. */
const BY_GROUP: readonly (readonly [RegExp, TopicId])[] = [
  [/^U0[12]/, 'network-silent'],
  [/^U/, 'network'],
  [/^B00/, 'airbag'],
  [/^B/, 'body'],
  [/^C/, 'chassis'],
  [/^P[01][789]|^P27/, 'gearbox'],
];

const idOf = (record: CodeRecord): TopicId => {
  const grouped = BY_GROUP.find(([pattern]) => pattern.test(record.code))?.[1];
  if (record.kind === 'messages') return grouped ?? 'network';
  if (isLink(record) && grouped === undefined) return 'module-link';
  return ('part' in record ? record.part.topic : grouped) ?? 'any';
};

/**
 * Topics whose answer to 'Clear it and see?' is about a condition, and not about a wire: a filler cap
 * cures no pressure sensor's circuit, and no fluid a switch.
 */
const OF_CONDITIONS: ReadonlySet<TopicId> = new Set<TopicId>([
  'evap',
  'fuel-level',
  'fuel-pressure',
  'gearbox',
  'water-in-fuel',
  'air-sensor',
  'manifold-flap',
  'mixture',
  'cooling',
  'turbo',
  'coolant-pump',
  'egr',
  'reductant',
  'particulate-filter',
  'refrigerant',
  'cam-adjuster',
  'chassis',
  'wheel-speed',
]);

const REFRIGERANT_CLEAR =
  'After the leak, the plug, the wire or the sensor has been put right, yes: $1 stays away from then on if that was it. With nothing done it returns.';

const WATER_SENSOR_LIGHT =
  'The water-in-fuel light may stay on or stay dark, whatever is in the filter; on some cars the engine light comes on for $1.';

const IMBALANCE_LIGHT =
  'The engine light comes on for $1 once the test of the cylinders’ mixture has failed on two drives in similar conditions.';

/** Which sort of failure a code of these topics is, and so when the light comes on. */
const LIGHTS: Readonly<
  Partial<Record<TopicId, { readonly wire: string; readonly value: string }>>
> = {
  'air-sensor': {
    wire: 'The signal is missing or outside its range: the engine light comes on for $1 at once or within two drives.',
    value:
      'The signal is in range and does not fit what the other sensors say: the engine light comes on for $1 after two drives.',
  },
  cooling: {
    wire: 'The circuit of a sensor or part is at fault: the engine light comes on for $1 at once or within two drives. A red temperature light is another matter: stop at once.',
    value:
      'The temperature did not do what it should: the engine light comes on for $1 after two drives, often after cold starts. A red temperature light is another matter: stop at once.',
  },
};

/** Codes of heat, and of a cooling system as a whole: they need no cold start. */
const OF_HEAT = /^P(?:0217|2181|2560)$/;

/** Where only a wire has a light of its own. */
const LIGHTS_OF_WIRES: Readonly<Partial<Record<TopicId, string>>> = {
  evap: 'This circuit is watched all the time, and not only by the leak test: the engine light comes on for $1 at once or within two drives.',
  'fuel-pressure':
    'The engine light comes on for $1 within seconds of running; many cars cut the power, and the engine may stop or not start.',
};

const lightOf = (id: TopicId, code: string, isOfWire: boolean): string =>
  (OF_HEAT.test(code) ? undefined : LIGHTS[id]?.[isOfWire ? 'wire' : 'value']) ??
  (isOfWire ? LIGHTS_OF_WIRES[id] : undefined) ??
  TOPICS[id].light;

/** High-voltage parts that are no battery: cells and charge say nothing of them. */
const OF_THE_DRIVE: ReadonlySet<PartId> = new Set<PartId>([
  'motor-electronics-pump',
  'inverter-cooling',
  'drive-motor-sensor',
  'inverter',
  'dc-converter',
  'drive-motor',
]);

/** Cells and charge say nothing of the insulation. */
const ISOLATION_READINGS: CodeTopic['readings'] = [
  {
    name: 'Insulation resistance, if shown',
    why: 'a figure below the manufacturer’s limit means that high voltage really leaks',
  },
  {
    name: 'The sub-code (three digits on some makes)',
    why: 'names the part of the system that leaks',
  },
  { name: 'Whether it was wet, or the car was charging', why: 'both point to where it leaks' },
];

/** The leak test says nothing of a wire. */
const EVAP_WIRE_READINGS: CodeTopic['readings'] = [
  {
    name: 'Whether the code is present or past',
    why: 'a past one may come from damp or a plug that was disturbed',
  },
  {
    name: 'Control module voltage',
    why: 'below about 12 V with the engine off, or 13 V with it running, check the battery and charging first',
  },
];

/** What has no firing circuit has no resistance of one. */
const AIRBAG_SENSOR_READINGS: CodeTopic['readings'] = [
  {
    name: 'Whether the code is present or past',
    why: 'a past one may come from a knock, damp or a plug that was disturbed',
  },
  {
    name: 'Where and when the light came on',
    why: 'moving a seat or a wet carpet points to a plug',
  },
];

/** A heater has neither a voltage that swings nor a say in the mixture. */
const HEATER_READINGS: CodeTopic['readings'] = [
  {
    name: 'Time since the engine started',
    why: 'the heater should bring the sensor to work within a minute or so',
  },
  {
    name: 'Control module voltage',
    why: 'below about 12 V with the engine off, or 13 V with it running, check the battery and charging first',
  },
  { name: 'Coolant temperature', why: 'tells you whether the engine was cold or warm' },
];

/** Codes of the leak test that a filler cap may have failed. */
const OF_THE_CAP = /^P(?:0440|0442|045[5-7])$/;
const EVAP_CLEAR =
  'After the part at fault, its plug or its hose has been put right, yes. The self-test needs a cold start and a part-full tank, so give it a week.';

/** Codes of a filter's sensor, or of a filter that lets soot through: none of them is full. */
const OF_NO_FULL_FILTER = /^P(?:200[23]|244A|245[2-5]|2465)$/;
const FILTER_SENSOR = {
  light:
    'The engine light comes on for $1, on some cars with the particulate filter light; the filter may stop cleaning itself until the fault has been put right.',
  clear:
    'After the sensor, its hoses, its wiring or the filter has been put right, yes. With nothing done $1 returns.',
} as const;

/** Whether to clear a code that its topic answers for other codes. */
const CLEARS_OF_CODES: readonly (readonly [code: RegExp, clear: string])[] = [
  [
    /^P0602$/,
    'Only after the update has been completed, with the battery charged. If $1 is still there, the control unit needs its program and coding loaded again.',
  ],
  [
    /^P069E$/,
    'Not before the code of the fuel pump’s own control unit has been read: it says what to repair. Until then $1 returns.',
  ],
  [
    /^P0088$/,
    'After the regulator valve or the sensor has been put right, yes. Until then $1 returns, often on the same drive.',
  ],
  [/^P(?:246[6-9]|246[EF]|2470|054[4-9])$/, CIRCUIT_CLEAR],
  [/^P(?:0670|062[DE]|214[6-9]|261[EF])$/, CIRCUIT_CLEAR],
  [
    /^P02(?:36|40)$/,
    'Clean the opening of the sensor, and look at its hose and its plug. Clear $1 afterwards: if the fault is still there, it returns the first time you accelerate hard.',
  ],
  [
    /^P22(?:01|9F)$/,
    'After the sensor, its cable or its fuse has been put right, yes. Many cars need a workshop reader before the test passes.',
  ],
  [
    /^C0545$/,
    'Once the control unit has been coded to this car, yes. Until then $1 comes back when the ignition is switched on.',
  ],
];

/** Warnings of codes whose causes bring on another light than most codes of their topic. */
const OWN_LIGHTS: readonly (readonly [code: RegExp, light: string])[] = [
  [
    /^P069E$/,
    'The engine light comes on because the fuel pump’s own control unit asks for it; the engine may lose power or stop.',
  ],
  [
    /^P00(?:10|13|20|23)$/,
    'The circuit of the valve is at fault: the engine light comes on for $1 at once or within two drives; some cars also limit the power.',
  ],
  [
    /^P057[A-E]$/,
    'The brake warning light comes on, often with the stability light; the pedal of a hybrid or an electric car may feel different.',
  ],
  [
    /^P(?:0A0[89]|0A8[BDE]|0A94)$|^U029[89]$/,
    'The battery light or a message about charging comes on, on many cars with the hybrid or high-voltage warning. The car stops once its 12-volt battery is empty.',
  ],
  [
    /^P055[5-9]$/,
    'The red brake light or a brake message may come on. If the pedal is hard as well, the servo itself is at fault: treat it as brakes that have failed.',
  ],
  [
    /^P(?:062[DE]|214[6-9])$/,
    'Several injectors without their supply bring the engine light on within seconds, and it often flashes while the engine misfires.',
  ],
  [
    /^P2560$/,
    'A coolant warning comes on, on some cars with the engine light. A red temperature light is another matter: stop at once.',
  ],
  [
    /^C0620$|^U0159$/,
    'Usually a message that the parking aid is off, or one long tone as you select reverse.',
  ],
  [/^C0630$/, 'Usually no light comes on; some cars show a message.'],
  [
    /^U(?:0199|020[0-5B])$/,
    'Usually none: the window, the lock or the mirror of one door stops working.',
  ],
  [
    /^U0155$/,
    'A cluster that is dead shows no warning at all, so do not count on one. Other displays may show messages of the systems that miss it.',
  ],
  [/^U0164$/, 'Usually none: the heating and the air conditioning no longer answer their buttons.'],
  [/^U018[46]$/, 'Usually none: the sound or the screen stays dead.'],
  [
    /^U023[23]$/,
    'A message that the blind-spot monitor is off, or its light stays on in the mirror.',
  ],
  [
    /^U02(?:35|3A|3B|3C)$/,
    'A message says that one or more driver assistance systems are off; on some cars several messages come at once.',
  ],
  [
    /^P22(?:0[0-2]|9[EF])$|^U029[DE]$/,
    'The engine light comes on for $1, on many cars with an AdBlue warning that counts down: at zero the engine will not restart.',
  ],
];

/** Answers to 'Clear it and see?' of parts that are unlike others of their topic. */
const PART_CLEARS: Readonly<Partial<Record<PartId, string>>> = {
  'boost-position-sensor':
    'Free the linkage or repair the plug first, and clear $1 afterwards. If the fault is still there, it returns the first time you accelerate hard.',
  'coolant-sensor':
    'Check the coolant level, cold, before you think of clearing $1: a sensor that hangs in air reads wrong. Once the sensor or its plug has been put right, yes.',
  'cruise-servo':
    'Once the hoses, the servo and its cable have been checked, yes: clear $1, set a speed on a quiet road and see whether it holds.',
};

/** What says of a code's topic more than the topic does. */
const ownTexts = (record: CodeRecord, id: TopicId): Partial<CodeTopic> => {
  if (id === 'evap' && !OF_THE_CAP.test(record.code)) return { clear: EVAP_CLEAR };
  if (OF_NO_FULL_FILTER.test(record.code)) return FILTER_SENSOR;
  if (record.code === 'U0300') {
    return {
      light:
        'Messages and lights of the systems that cannot work together come on, often after a repair or an update.',
      clear:
        'Once the control units have been given versions that match, yes. Until then $1 comes back when the ignition is switched on.',
    };
  }
  // A gearbox with dry clutches and a sealed hydraulic circuit.
  if (record.code === 'P17BF') {
    return {
      readings: TOPICS.gearbox.readings.filter(({ name }) => !name.includes('fluid')),
      clear:
        'Not before the mechatronic unit has been tested and repaired: until then $1 comes back, often on the same drive.',
    };
  }
  if (id === 'control-module' && record.code.startsWith('C')) return { light: TOPICS.abs.light };
  const light = OWN_LIGHTS.find(([code]) => code.test(record.code))?.[1];
  const clear =
    CLEARS_OF_CODES.find(([code]) => code.test(record.code))?.[1] ??
    ('part' in record ? PART_CLEARS[record.part.id] : undefined);
  return {
    ...(light === undefined ? {} : { light }),
    ...(clear === undefined ? {} : { clear }),
  };
};

const isOfSensor = (record: CodeRecord): boolean =>
  record.kind === 'circuit' && (record.part.kind === 'sensor' || record.part.kind === 'switch');

/** The texts on warning light, readings and clearing for a code, with `$1` for the code. */
export const topicOf = (record: CodeRecord): CodeTopic => {
  const id = idOf(record);
  const isOfWire = record.kind === 'circuit' && record.failure !== 'range';
  if (id === 'airbag' && 'part' in record && record.part.kind !== 'igniter') {
    return { ...TOPICS[id], readings: AIRBAG_SENSOR_READINGS };
  }
  if ('part' in record && OF_THE_DRIVE.has(record.part.id)) {
    return { ...TOPICS['electric-drive'], ...ownTexts(record, 'electric-drive') };
  }
  if (id === 'water-in-fuel' && record.kind === 'circuit') {
    return { ...TOPICS[id], light: WATER_SENSOR_LIGHT, clear: CIRCUIT_CLEAR };
  }
  if ('facts' in record && record.facts.component.startsWith('air-fuel ratio imbalance')) {
    return { ...TOPICS[id], light: IMBALANCE_LIGHT };
  }
  if (
    'part' in record &&
    record.part.topic === 'high-voltage' &&
    /isolation/.test(record.part.id)
  ) {
    return { ...TOPICS[id], readings: ISOLATION_READINGS };
  }
  const ofPart = readingsOfPart(record);
  const isOfHeater = 'part' in record && record.part.kind === 'heater';
  const topic = {
    ...TOPICS[id],
    ...(id === 'oxygen-sensor' && isOfHeater ? { readings: HEATER_READINGS } : {}),
    ...(id === 'evap' && isOfWire ? { readings: EVAP_WIRE_READINGS } : {}),
    ...(ofPart === undefined ? {} : { readings: ofPart }),
    light: lightOf(id, record.code, isOfWire),
    ...ownTexts(record, id),
  };
  // No fluid puts a sensor of a gearbox right.
  if (id === 'gearbox' && isOfSensor(record)) return { ...topic, clear: CIRCUIT_CLEAR };
  return isOfWire && OF_CONDITIONS.has(id)
    ? {
        ...topic,
        clear:
          id === 'refrigerant' && record.part.kind === 'sensor' ? REFRIGERANT_CLEAR : CIRCUIT_CLEAR,
      }
    : topic;
};
