import { isLink } from './circuit-wiring.ts';
import type { CodeRecord } from './code-record.ts';
import type { PartId } from './part-of-title.ts';
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

const lightOf = (id: TopicId, code: string, isOfWire: boolean): string =>
  (OF_HEAT.test(code) ? undefined : LIGHTS[id]?.[isOfWire ? 'wire' : 'value']) ?? TOPICS[id].light;

/** High-voltage parts that are no battery: cells and charge say nothing of them. */
const OF_THE_DRIVE: ReadonlySet<PartId> = new Set<PartId>([
  'motor-electronics-pump',
  'inverter-cooling',
  'drive-motor-sensor',
  'inverter',
  'dc-converter',
  'drive-motor',
]);

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

/** Codes of the leak test that a filler cap may have failed. */
const OF_THE_CAP = /^P(?:0440|0442|045[5-7])$/;
const EVAP_CLEAR =
  'After the valve, the hose or the sensor has been put right, yes. The self-test needs a cold start and a part-full tank, so give it a week.';

/** Codes of a filter's sensor, or of a filter that lets soot through: none of them is full. */
const OF_NO_FULL_FILTER = /^P(?:200[23]|244A|245[2-5]|2465)$/;
const FILTER_SENSOR = {
  light:
    'The engine light comes on for $1, on some cars with the particulate filter light; the filter may stop cleaning itself until the fault has been put right.',
  clear:
    'After the sensor, its hoses, its wiring or the filter has been put right, yes. With nothing done $1 returns.',
} as const;

/** Warnings of codes whose causes bring on another light than most codes of their topic. */
const OWN_LIGHTS: readonly (readonly [code: RegExp, light: string])[] = [
  [
    /^P057[A-E]$/,
    'The brake warning light comes on, often with the stability light; the pedal of a hybrid or an electric car may feel different.',
  ],
  [
    /^P(?:0A0[89]|0A8[BDE]|0A94)$|^U029[89]$/,
    'The battery light or a message about charging comes on, on many cars with the hybrid or high-voltage warning. The car stops once its 12-volt battery is empty.',
  ],
  [
    /^P22(?:0[0-2]|9[EF])$|^U029[DE]$/,
    'The engine light comes on for $1, on many cars with an AdBlue warning that counts down: at zero the engine will not restart.',
  ],
];

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
  if (id === 'control-module' && record.code.startsWith('C')) return { light: TOPICS.abs.light };
  const light = OWN_LIGHTS.find(([code]) => code.test(record.code))?.[1];
  return light === undefined ? {} : { light };
};

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
  const topic = {
    ...TOPICS[id],
    light: lightOf(id, record.code, isOfWire),
    ...ownTexts(record, id),
  };
  return isOfWire && OF_CONDITIONS.has(id)
    ? {
        ...topic,
        clear:
          id === 'refrigerant' && record.part.kind === 'sensor' ? REFRIGERANT_CLEAR : CIRCUIT_CLEAR,
      }
    : topic;
};
