import {
  isHighVoltage,
  isLink,
  isOfAirbags,
  isOnTwoWires,
  isReference,
  isSenseWire,
  type Wired,
  wiringOf,
} from './circuit-wiring.ts';
import { type CircuitFailure, type CodeRecord, modeOf } from './code-record.ts';

/** What an electrical code means at the part, and where its cause is looked for. */
export interface CircuitAnswer {
  /** What the control unit measured, a sentence; `$1` is the part. */
  readonly measured: string;
  /** Places of the cause, the likeliest first. */
  readonly places: readonly string[];
  /** What owners leave to a workshop on it. */
  readonly warning?: string;
}

const PLUG = 'the plug of the $1: loose, wet, corroded or with a bent pin';
const PART = 'the $1 itself';
const CHAFED = 'a chafed wire, especially where the loom bends or touches metal';
const FUSE = 'its fuse, and its relay if it has one';
const BATTERY = 'a weak battery or a loose battery terminal';
const OTHER = 'another component on the same supply that has a short circuit';
const FEED = 'its fuse, earth and plug';
const UNIT = 'the control unit, which comes last';
const NO_SUPPLY = 'the supply or 5-volt reference missing at the plug';
const RELAY_PLACE = 'its relay, with stuck contacts';

const SIGNAL: Readonly<Record<CircuitFailure, CircuitAnswer>> = {
  circuit: {
    measured: 'The signal of the $1 is missing or cannot be true.',
    places: [PLUG, 'a broken or chafed wire to it, or its earth or supply', PART, UNIT],
  },
  low: {
    measured: 'The signal wire of the $1 is at a lower voltage than the part can make.',
    places: [
      'the signal wire touching earth or bare metal',
      NO_SUPPLY,
      PLUG,
      `${PART}, shorted inside`,
      UNIT,
    ],
  },
  high: {
    measured: 'The signal wire of the $1 is at a higher voltage than the part can make.',
    places: [
      `${PLUG}, or off`,
      'a break in the signal wire or in the earth wire',
      'the signal wire touching one that carries 5 or 12 volts',
      `${PART}, open inside`,
      UNIT,
    ],
  },
  open: {
    measured: 'No current flows through the circuit of the $1.',
    places: [`${PLUG}, or off`, 'a broken wire', `${PART}, open inside`, UNIT],
  },
  intermittent: {
    measured: 'The signal of the $1 comes and goes.',
    places: [PLUG, CHAFED, PART],
  },
  range: {
    measured: 'The $1 responds, but its signal does not match what the other sensors say.',
    places: [
      'what it measures, which may really be as far out as the reading says',
      `${PART}, dirty, slow or drifted`,
      'resistance in its plug, earth or reference',
    ],
  },
};

/** An oxygen sensor makes its voltage itself: with the plug off it reads neither high nor low. */
const OXYGEN_HIGH: CircuitAnswer = {
  measured: SIGNAL.high.measured,
  places: [
    'the signal wire touching one that carries voltage, for example that of the heater',
    'the plug of the $1: wet, corroded or with a bent pin',
    'a mixture that really is far too rich',
    PART,
    UNIT,
  ],
};

/** Air that is drawn in ahead of it lowers its voltage as well. */
const OXYGEN_LOW: CircuitAnswer = {
  measured: SIGNAL.low.measured,
  places: [
    'a leak in the exhaust ahead of the sensor, or a mixture that really is too lean',
    'the signal wire touching earth or bare metal, or broken',
    PLUG,
    PART,
    UNIT,
  ],
};

const oxygenAnswer = (record: CodeRecord): CircuitAnswer | undefined => {
  if (record.kind !== 'circuit' || !/^oxygen sensor$/i.test(record.facts.component)) {
    return undefined;
  }
  if (record.failure === 'high') return OXYGEN_HIGH;
  return record.failure === 'low' ? OXYGEN_LOW : undefined;
};

const REFERENCE_LOW = 'a sensor on it that is shorted inside, or a wire of it that touches earth';
const REFERENCE_HIGH = 'a wire of it that touches one with battery voltage';
const REFERENCE_PLUG = 'a wet or corroded plug of a sensor on it';

/** The control unit makes this voltage itself: it has no fuse, and no battery terminal lowers it. */
const referenceAnswer = (failure: CircuitFailure): CircuitAnswer => ({
  measured: 'The power supply or the connection of the $1 is not as it should be.',
  places: [
    ...(failure === 'high' ? [] : [REFERENCE_LOW]),
    ...(failure === 'low' ? [] : [REFERENCE_HIGH]),
    REFERENCE_PLUG,
    UNIT,
  ],
});

/** Two readings of one thing that disagree. */
const DISAGREEING: CircuitAnswer = {
  measured: 'The two readings of the $1 do not agree with each other.',
  places: [
    PLUG,
    'a chafed wire to one of the two',
    'one of the two, worn or out of adjustment',
    UNIT,
  ],
};

const DRIVEN: Readonly<Record<CircuitFailure, CircuitAnswer>> = {
  circuit: {
    measured: 'The current through the $1 is not what it should be.',
    places: [FUSE, PLUG, 'a broken or chafed wire', PART, UNIT],
  },
  low: {
    measured: 'The control wire of the $1 is at a lower voltage than it should be.',
    places: [
      'the fuse or the supply of the $1',
      'the control wire touching earth',
      PLUG,
      `${PART}, with a broken winding`,
      UNIT,
    ],
  },
  high: {
    measured: 'The control wire of the $1 is at a higher voltage than it should be.',
    places: [
      'the control wire touching one that carries 12 volts',
      `${PART}, shorted inside`,
      PLUG,
      RELAY_PLACE,
      UNIT,
    ],
  },
  open: {
    measured: 'No current flows through the $1 when it is switched on.',
    places: [FUSE, `${PLUG}, or off`, 'a broken wire', `${PART}, burnt out`, UNIT],
  },
  intermittent: {
    measured: 'The current through the $1 comes and goes.',
    places: [PLUG, CHAFED, PART],
  },
  range: {
    measured: 'The $1 is switched on, but has the wrong effect.',
    places: [PART, 'what it works, stuck, blocked or leaking', PLUG],
  },
};

const mapped = (
  answers: Readonly<Record<CircuitFailure, CircuitAnswer>>,
  change: (places: readonly string[]) => readonly string[],
): Readonly<Record<CircuitFailure, CircuitAnswer>> => {
  const of = (failure: CircuitFailure): CircuitAnswer => ({
    ...answers[failure],
    places: change(answers[failure].places),
  });
  return {
    circuit: of('circuit'),
    low: of('low'),
    high: of('high'),
    open: of('open'),
    intermittent: of('intermittent'),
    range: of('range'),
  };
};

const isFuse = (place: string): boolean => /\bfuse\b/.test(place);

/** A coil or injector shares its fuse with the others: its own circuit begins at its plug. */
const COIL = mapped(DRIVEN, (places) =>
  places.filter((place) => !isFuse(place) && place !== RELAY_PLACE),
);

/** A relay is its own first suspect, and the easiest to swap. */
const RELAY = mapped(DRIVEN, (places) => [
  'the relay itself: swap it with an identical one to test it',
  'its fuse and its socket',
  ...places.filter(
    (place) =>
      !isFuse(place) && !place.startsWith(PART) && !place.startsWith(PLUG) && place !== RELAY_PLACE,
  ),
]);

const SENSE: CircuitAnswer = {
  measured: 'The control unit does not see the $1 switch its output on and off as commanded.',
  places: [
    'the relay itself: swap it with an identical one to test it',
    'its fuse and its socket',
    'the wire from the relay to the control unit: broken, or shorted',
    UNIT,
  ],
};

const YELLOW =
  'This list is for a workshop: an airbag or tensioner can go off when its plug is pulled or a meter is connected to it.';

/** Stands for the cable to an airbag or tensioner, which depends on where the part sits. */
const CABLE = '$cable';

const CABLES: readonly (readonly [component: RegExp, cable: string])[] = [
  [/curtain|roof/i, 'the cable along the roof rail and the pillar'],
  [
    /\bdriver(?:'s)? (?:frontal|air ?bag)|steering wheel|left(?:\/driver)? frontal/i,
    'the spiral cable behind the steering wheel',
  ],
  [/frontal|knee|dash/i, 'the cable behind the dashboard'],
  [/pretension|tensioner|belt/i, 'the cable to the belt, under the seat or in the pillar'],
  [/\bside\b|seat|thorax/i, 'the cable to the seat or the door'],
];

const cableOf = (record: CodeRecord): string => {
  const component = 'facts' in record ? record.facts.component : '';
  const cable = CABLES.find(([pattern]) => pattern.test(component))?.[1];
  return cable ?? 'the cable between the part and the airbag control unit';
};

const IGNITER: CircuitAnswer = {
  measured: 'The firing circuit of the $1 should have a resistance of a few ohms, and does not.',
  warning: YELLOW,
  places: [
    'a yellow plug under a seat or behind the trim that has been disturbed or has worked loose',
    CABLE,
    PART,
    'the airbag control unit',
  ],
};

const SUPPLY: CircuitAnswer = {
  measured: 'The power supply or the connection of the $1 is not as it should be.',
  places: [BATTERY, FEED, OTHER, UNIT],
};

/** A control unit that others miss. */
const SILENT: CircuitAnswer = {
  measured: 'The other control units receive nothing from the one that the code names.',
  places: [
    BATTERY,
    FEED,
    'its data wires (CAN): broken, or shorted to each other, to earth or to a supply',
    OTHER,
    UNIT,
  ],
};

/** A control unit that others hear, and that says what cannot be true. */
const IMPLAUSIBLE: CircuitAnswer = {
  measured:
    'The other control units receive messages from the one that the code names, but what these say cannot be right.',
  places: [
    BATTERY,
    'the switches and sensors that this control unit reads',
    'its coding or software, especially after a repair',
    FEED,
    UNIT,
  ],
};

/** A control unit whose software the others do not accept. */
const MISMATCHED: CircuitAnswer = {
  measured: 'The software of one control unit does not match that of the others.',
  places: [
    'a control unit that was replaced and not coded to the car',
    'an update that was interrupted or left out a control unit',
    BATTERY,
    UNIT,
  ],
};

/** The buttons of the wheel hang on the spiral cable, behind the airbag. */
const BEHIND_AIRBAG =
  'If the buttons are on the steering wheel, leave their plug to a workshop: on most cars it is behind the driver’s airbag.';

const ofMessages = (component: string): CircuitAnswer => {
  if (component.startsWith('implausible')) return IMPLAUSIBLE;
  return component.startsWith('software') ? MISMATCHED : SILENT;
};

/** Messages between two control units: there is no fuse or relay of a message. */
const LINK: CircuitAnswer = {
  measured: 'The messages of the $1 are missing or cannot be true.',
  places: [
    'the fuse, supply and earth of the module that sends them',
    'the plugs and the data wire between the two',
    'the module that sends them',
    'the control unit that reports it, which comes last',
  ],
};

const ANSWERS: Readonly<Record<Wired, Readonly<Record<CircuitFailure, CircuitAnswer>>>> = {
  signal: SIGNAL,
  driven: DRIVEN,
  relay: RELAY,
  coil: COIL,
  igniter: {
    circuit: IGNITER,
    low: IGNITER,
    high: IGNITER,
    open: IGNITER,
    intermittent: IGNITER,
    range: IGNITER,
  },
  supply: {
    circuit: SUPPLY,
    low: SUPPLY,
    high: SUPPLY,
    open: SUPPLY,
    intermittent: SUPPLY,
    range: SUPPLY,
  },
};

const HIGH_VOLTAGE_PLACES: readonly string[] = [
  'the low-voltage plug and wires of the $1, which a workshop can measure',
  PART,
  UNIT,
];
const ORANGE =
  'This list is for a workshop trained in high voltage: do not open any cover or touch any orange cable.';

const NO_REFRIGERANT =
  'the refrigerant charge: a system that has leaked empty reads low although the circuit is good';

const isLowCharge = (record: CodeRecord): boolean =>
  record.kind === 'circuit' &&
  record.failure === 'low' &&
  record.part.id === 'refrigerant-pressure';

/** What a circuit code measured and where its cause is; undefined for codes about no circuit. */
export const circuitAnswerOf = (record: CodeRecord): CircuitAnswer | undefined => {
  const wired = wiringOf(record);
  if (wired === undefined) return undefined;
  if (record.kind === 'messages') return ofMessages(record.facts.component);
  if (isLink(record)) return LINK;
  if (record.kind === 'circuit' && isReference(record)) return referenceAnswer(record.failure);
  if (isSenseWire(record)) return SENSE;
  if (record.kind === 'circuit' && modeOf(record.facts) === 'correlation') return DISAGREEING;
  const answer = ANSWERS[wired][record.kind === 'circuit' ? record.failure : 'circuit'];
  if (isOfAirbags(record)) {
    const places = answer.places.map((place) => (place === CABLE ? cableOf(record) : place));
    return { ...answer, places, warning: YELLOW };
  }
  if (record.kind === 'circuit' && record.part.id === 'cruise') {
    return { ...answer, warning: BEHIND_AIRBAG };
  }
  const ofOxygen = oxygenAnswer(record);
  if (ofOxygen !== undefined) return ofOxygen;
  if (isLowCharge(record)) {
    return { ...answer, places: [NO_REFRIGERANT, ...answer.places] };
  }
  if (isOnTwoWires(record) && !isHighVoltage(record)) {
    return { ...answer, places: answer.places.filter((place) => place !== NO_SUPPLY) };
  }
  return isHighVoltage(record)
    ? { ...answer, places: HIGH_VOLTAGE_PLACES, warning: ORANGE }
    : answer;
};
