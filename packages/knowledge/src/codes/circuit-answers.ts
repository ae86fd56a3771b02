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
const NO_ABS_SUPPLY = 'the supply from the ABS unit missing at the plug (active sensors)';
const RELAY_PLACE = 'its relay, with stuck contacts';
const REALLY_SO = 'what it measures, which may really be as far out as the reading says';
const DRIFTED = `${PART}, dirty, slow or drifted`;
const WORN = `${PART}, worn or dirty inside`;
const RESISTANCE = 'resistance in its plug, earth or reference';

const SIGNAL: Readonly<Record<CircuitFailure, CircuitAnswer>> = {
  circuit: {
    measured: 'The signal of the $1 is missing or cannot be true.',
    places: [PLUG, 'a broken or chafed wire to it, or its earth or supply', PART, UNIT],
  },
  low: {
    measured: 'The signal of the $1 stays near or below the bottom of its range.',
    places: [
      'the signal wire touching earth or bare metal',
      NO_SUPPLY,
      PLUG,
      `${PART}, shorted inside`,
      UNIT,
    ],
  },
  high: {
    measured: 'The signal of the $1 stays near or above the top of its range.',
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
    places: [REALLY_SO, DRIFTED, RESISTANCE],
  },
};

/** What a signal in its range that does not fit is first suspected of, by the component: the first that matches. */
const OUT_OF_STEP: readonly (readonly [component: RegExp, place: string])[] = [
  [/fuel level/i, 'its float or the arm of the float: stuck, bent or full of fuel'],
  [/water in fuel/i, 'water in the filter, which the sensor then reports rightly'],
  [
    /battery (?:monitor|current|voltage)/i,
    'the 12-volt battery itself, weak or not registered after a change',
  ],
  [/battery temperature/i, 'heat from the engine or the sun where the battery sits'],
  [/booster pressure/i, 'a vacuum that really is too low: the pump, the hose or its one-way valve'],
  [/particulate filter/i, 'its two hoses: split, melted, blocked or swapped'],
  [/refrigerant/i, 'a system with too little or too much refrigerant'],
  [/\bnox\b/i, 'a leak in the exhaust, or nitrogen oxides that really are too high'],
  [/oil pressure/i, 'an oil pressure that really is wrong: measure it with a gauge'],
  [
    /rail pressure/i,
    'a rail pressure that really is wrong: too little fuel, or a regulator that sticks',
  ],
  [
    /gearbox fluid pressure/i,
    'a fluid pressure that really is wrong: low fluid, or a valve that sticks',
  ],
  [
    /evaporative emission.*pressure/i,
    'a pressure in the tank that really is wrong, for example from a blocked vent',
  ],
  [
    /steering pressure/i,
    'a pressure in the steering that really is wrong: low fluid, or a worn pump',
  ],
  [
    /boost sensor|manifold absolute/i,
    'a pressure that really is wrong: a split hose, or an opening of the sensor full of soot',
  ],
  [
    /ambient|outside.*temperature/i,
    'heat from the engine, the road or the sun where the sensor sits',
  ],
  [
    /(?:crankshaft|camshaft) position/i,
    'the toothed wheel that it reads: a damaged tooth, metal dust or the wrong gap',
  ],
  [/fan speed/i, 'the fan itself, stiff or blocked'],
  [
    /speed sensor|wheel speed/i,
    'the toothed ring that it reads: cracked, rusty, dirty or at the wrong distance',
  ],
  [
    /acceleration|yaw|steering(?!.*pressure)/i,
    'how it is fixed, and its zero point, for example after work on the steering or the suspension',
  ],
  [
    /position|range sensor|brake switch|four wheel drive/i,
    'what moves it: stiff, bent or out of adjustment',
  ],
];

const outOfStep = (component: string, isSwitch: boolean): CircuitAnswer => {
  const place = OUT_OF_STEP.find(([pattern]) => pattern.test(component))?.[1] ?? REALLY_SO;
  return {
    measured: SIGNAL.range.measured,
    places: [place, isSwitch ? WORN : DRIFTED, RESISTANCE],
  };
};

/** A heater moves nothing: it warms too little. */
const WEAK_HEATER: CircuitAnswer = {
  measured: 'The $1 is switched on, but does not warm as it should.',
  places: [
    `${PART}, partly burnt out`,
    PLUG,
    'the temperature sensor beside it, which may read wrong',
  ],
};

/** An alternator that works, but not as commanded. */
const ALTERNATOR_OUT: CircuitAnswer = {
  measured: 'The alternator does not charge as the control unit commands.',
  places: [
    'the belt that drives it, and its tensioner',
    'its plug and its main cable: loose, burnt or corroded',
    'the alternator itself, or its regulator',
    UNIT,
  ],
};

/** The voltage of a part on a supply is too high: no fuse and no weak battery does that. */
const SUPPLY_HIGH: CircuitAnswer = {
  measured: 'A voltage at the $1 is higher than it should be.',
  places: [
    'a wire that touches one with battery voltage',
    'its earth and its plug: loose, wet or corroded',
    PART,
    UNIT,
  ],
};

/** The valves of the ABS sit in its unit, which feeds them. */
const ABS_VALVE: CircuitAnswer = {
  measured: 'The current through this valve, which sits inside the $1, is not what it should be.',
  places: [BATTERY, FEED, 'the $1 itself, with the valve inside it'],
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

/** A knock sensor makes its voltage itself as well. */
const KNOCK: Readonly<Partial<Record<CircuitFailure, CircuitAnswer>>> = {
  high: {
    measured: SIGNAL.high.measured,
    places: [
      'loud knocking or a mechanical noise of the engine',
      'the signal wire touching one that carries voltage, or its screen broken',
      'the plug of the $1: wet, corroded or with a bent pin',
      PART,
      UNIT,
    ],
  },
  low: {
    measured: SIGNAL.low.measured,
    places: [
      'the signal wire broken, or touching earth or bare metal',
      `${PLUG}, or off`,
      'the $1 loose on the engine, or failed',
      UNIT,
    ],
  },
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

const FUSE_OR_SUPPLY = 'the fuse or the supply of the $1';

const DRIVEN: Readonly<Record<CircuitFailure, CircuitAnswer>> = {
  circuit: {
    measured: 'The current through the $1 is not what it should be.',
    places: [FUSE, PLUG, 'a broken or chafed wire', PART, UNIT],
  },
  low: {
    measured: 'The control wire of the $1 is at a lower voltage than it should be.',
    places: [
      FUSE_OR_SUPPLY,
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
  places
    .map((place) => (place === FUSE_OR_SUPPLY ? 'the supply of the $1, or a broken wire' : place))
    .filter((place) => !isFuse(place) && place !== RELAY_PLACE),
);

/** A relay is its own first suspect, and the easiest to swap. */
const FUSE_AND_SOCKET = 'its fuse and its socket';
const RELAY = mapped(DRIVEN, (places) => [
  'the relay itself: swap it with an identical one to test it',
  FUSE_AND_SOCKET,
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

/** Stands for the plug that is looked at first, which depends on where the part sits. */
const YELLOW_PLUG = '$yellow';

const YELLOW_PLUGS: readonly (readonly [component: RegExp, plug: string])[] = [
  [/curtain|roof/i, 'a yellow plug behind the trim of the roof or the pillar'],
  [
    /\bdriver(?:'s)? (?:frontal|air ?bag)|steering wheel|left(?:\/driver)? frontal/i,
    'a yellow plug at the steering column',
  ],
  [/frontal|knee|dash/i, 'a yellow plug behind the dashboard'],
];

const yellowPlugOf = (record: CodeRecord): string => {
  const component = 'facts' in record ? record.facts.component : '';
  const plug = YELLOW_PLUGS.find(([pattern]) => pattern.test(component))?.[1];
  return `${plug ?? 'a yellow plug under a seat or behind the trim'} that has been disturbed or has worked loose`;
};

const SPIRAL = /spiral cable/;

/** The places of an airbag's circuit: the spiral cable breaks before any plug at the column. */
const airbagPlaces = (record: CodeRecord, places: readonly string[]): readonly string[] => {
  const named = places.map((place) => {
    if (place === CABLE) return cableOf(record);
    return place === YELLOW_PLUG ? yellowPlugOf(record) : place;
  });
  return [
    ...named.filter((place) => SPIRAL.test(place)),
    ...named.filter((place) => !SPIRAL.test(place)),
  ];
};

const IGNITER: CircuitAnswer = {
  measured: 'The firing circuit of the $1 should have a resistance of a few ohms.',
  warning: YELLOW,
  places: [YELLOW_PLUG, CABLE, PART, 'the airbag control unit'],
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
    high: SUPPLY_HIGH,
    open: SUPPLY,
    intermittent: SUPPLY,
    range: SUPPLY,
  },
};

const HIGH_VOLTAGE_PLACES: readonly string[] = [
  'the low-voltage plug and wires of the $1',
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

/** The answer of a part that is unlike others of its kind. */
const ownAnswer = (record: CodeRecord): CircuitAnswer | undefined => {
  if (record.kind !== 'circuit' || isHighVoltage(record)) return undefined;
  const { failure, part, facts } = record;
  if (part.id === 'abs-valve') return ABS_VALVE;
  if (part.topic === 'knock') return KNOCK[failure];
  if (part.kind === 'relay' && failure === 'high' && !isSenseWire(record)) {
    // A blown fuse raises no voltage.
    const places = RELAY.high.places.map((place) =>
      place === FUSE_AND_SOCKET ? 'its socket, with pins that touch' : place,
    );
    return { ...RELAY.high, places };
  }
  if (failure === 'range') {
    if (part.id === 'alternator') return ALTERNATOR_OUT;
    if (part.kind === 'heater') return WEAK_HEATER;
    if (part.kind === 'sensor' || part.kind === 'switch') {
      return outOfStep(facts.component, part.kind === 'switch');
    }
  }
  if (failure === 'high' && part.kind === 'supply') {
    return { ...SUPPLY_HIGH, places: SUPPLY_HIGH.places.filter((place) => place !== PART) };
  }
  return oxygenAnswer(record);
};

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
    return { ...answer, places: airbagPlaces(record, answer.places), warning: YELLOW };
  }
  if (record.kind === 'circuit' && record.part.id === 'cruise') {
    return { ...answer, warning: BEHIND_AIRBAG };
  }
  const own = ownAnswer(record);
  if (own !== undefined) return own;
  if (isLowCharge(record)) {
    return { ...answer, places: [NO_REFRIGERANT, ...answer.places] };
  }
  if (isOnTwoWires(record) && !isHighVoltage(record)) {
    return { ...answer, places: answer.places.filter((place) => place !== NO_SUPPLY) };
  }
  if ('facts' in record && /wheel speed sensor/i.test(record.facts.component)) {
    const places = answer.places.map((place) => (place === NO_SUPPLY ? NO_ABS_SUPPLY : place));
    return { ...answer, places };
  }
  return isHighVoltage(record)
    ? { ...answer, places: HIGH_VOLTAGE_PLACES, warning: ORANGE }
    : answer;
};
