import {
  isHighVoltage,
  isLink,
  isOfAirbags,
  isOnTwoWires,
  isReference,
  type Wired,
  wiringOf,
} from './circuit-wiring.ts';
import type { CircuitFailure, CodeRecord } from './code-record.ts';
import type { KnownPart } from './part-of-title.ts';

/** A check of a circuit that fits every code of its kind; `$1` is the part. */
export interface CircuitCheck {
  readonly title: string;
  readonly tool: string;
  readonly minutes: number;
  readonly finding: string;
  /** What the finding points to, after 'Likely cause'. */
  readonly cause: string;
}

const FUSE_OR_RELAY = 'the fuse or the relay, and what has blown the fuse';
const WEAK_SUPPLY = 'a weak battery or a loose terminal';
const PLUG_OR_WIRE = 'the plug or a wire of this circuit';
const WIRES = 'the wiring or supply of this circuit';

const LOOK_AT_PLUG: CircuitCheck = {
  title: 'Look at the plug and wires of the $1',
  tool: 'Torch',
  minutes: 10,
  finding: 'the plug is loose, wet or green inside, or a wire is pulled, chafed or bitten',
  cause: PLUG_OR_WIRE,
};

const MEASURE_PART: CircuitCheck = {
  title: 'Measure the resistance of the $1, plug off',
  tool: 'Multimeter',
  minutes: 20,
  finding: 'it reads open circuit, or next to nothing; a sound figure leaves the wires to it',
  cause: 'the $1 itself',
};

/** A motor’s winding has next to no resistance: what reaches its plug says more. */
const MEASURE_SUPPLY: CircuitCheck = {
  title: 'Measure the supply and the earth at the plug of the $1 while it is switched on',
  tool: 'Multimeter',
  minutes: 20,
  finding: 'the voltage or the earth is missing',
  cause: WIRES,
};

/** The stage that switches an ignition coil is inside most of them: no meter measures through it. */
const COIL_SUPPLY: CircuitCheck = {
  title: 'Measure the supply and the earth at the plug of the $1, ignition on',
  tool: 'Multimeter',
  minutes: 15,
  finding: 'battery voltage or the earth is missing',
  cause: WIRES,
};

const CHECKS: Readonly<Record<Wired, readonly CircuitCheck[]>> = {
  signal: [
    LOOK_AT_PLUG,
    {
      title: 'Measure supply, earth and signal at the plug, ignition on',
      tool: 'Multimeter',
      minutes: 25,
      finding: 'supply or earth is missing, or the signal wire is shorted or broken',
      cause: WIRES,
    },
  ],
  driven: [
    {
      title: 'Check the fuse and the relay of the $1',
      tool: 'None',
      minutes: 10,
      finding: 'the fuse has blown, or swapping in an identical relay cures it',
      cause: FUSE_OR_RELAY,
    },
    LOOK_AT_PLUG,
    MEASURE_PART,
  ],
  relay: [
    {
      title: 'Check the fuse of the $1, and swap the relay with an identical one',
      tool: 'None',
      minutes: 10,
      finding: 'the fuse has blown, or the other relay cures it',
      cause: FUSE_OR_RELAY,
    },
  ],
  coil: [LOOK_AT_PLUG, MEASURE_PART],
  igniter: [
    {
      title: 'Look under the seats, without touching a plug',
      tool: 'Torch',
      minutes: 5,
      finding:
        'a cable is stretched or trapped, or a yellow plug is hanging loose: have a workshop seat it',
      cause: 'the cable or plug of this circuit',
    },
  ],
  supply: [
    {
      title: 'Measure the battery and look at its terminals',
      tool: 'Multimeter',
      minutes: 10,
      finding: 'it reads less than 12.4 V at rest, or you can turn a terminal by hand',
      cause: WEAK_SUPPLY,
    },
    {
      title: 'Check the fuses of the $1',
      tool: 'None',
      minutes: 10,
      finding: 'a fuse has blown or is loose',
      cause: 'the fuse, and what has blown it',
    },
  ],
};

/** The plug of buttons on the wheel is behind the airbag: nobody looks for it with the ignition on. */
const CRUISE: readonly CircuitCheck[] = [
  {
    title: 'If the cruise control is on a stalk, look at its plug under the steering column',
    tool: 'Torch',
    minutes: 10,
    finding: 'the plug is loose or damp, or a wire is chafed',
    cause: PLUG_OR_WIRE,
  },
];

/** An alternator with a regulator inside has no resistance at its plug that proves it sound. */
const ALTERNATOR: readonly CircuitCheck[] = [
  LOOK_AT_PLUG,
  {
    title: 'Measure the supply and control wires at the plug of the $1, ignition on, engine off',
    tool: 'Multimeter',
    minutes: 20,
    finding: 'a voltage that the wiring diagram gives is missing',
    cause: WIRES,
  },
];

/** Airbags whose cables do not run under a seat: above the doors, in the wheel or the dashboard. */
const AWAY_FROM_SEATS = /curtain|roof|frontal|knee|steering wheel/i;

const BEHIND_TRIM: readonly CircuitCheck[] = [
  {
    title: 'Look at the trim over the airbag and its cable, without touching a plug',
    tool: 'Torch',
    minutes: 5,
    finding:
      'the trim has been taken off lately, is damaged or is wet: have a workshop look at the plug behind it',
    cause: 'the cable or plug of this circuit',
  },
];

const LINK_CHECKS: readonly CircuitCheck[] = [
  {
    title: 'Check the fuse, the supply and the plug of the module that sends the messages',
    tool: 'Multimeter',
    minutes: 20,
    finding: 'the fuse has blown, or the supply or earth is missing at the plug',
    cause: 'the supply of the module that sends the messages',
  },
];

const TWO_WIRES: readonly CircuitCheck[] = [
  LOOK_AT_PLUG,
  {
    title: 'Measure the signal and the earth at the plug, ignition on',
    tool: 'Multimeter',
    minutes: 25,
    finding: 'the signal wire is shorted or broken, or the earth is missing',
    cause: WIRES,
  },
];

const REFERENCE_CHECKS = {
  high: {
    title: 'Measure the 5-volt supply at the plug of a sensor, ignition on',
    tool: 'Multimeter',
    minutes: 20,
    finding: 'it reads well above 5 V',
    cause: 'a wire of the 5-volt supply that touches one with battery voltage',
  },
  other: {
    title: 'Unplug the sensors on the 5-volt supply one at a time, ignition on',
    tool: 'Multimeter',
    minutes: 30,
    finding: 'the 5 volts return as one plug comes off',
    cause: 'that sensor, or the wires to it',
  },
} as const satisfies Readonly<Record<string, CircuitCheck>>;

/** What a meter finds at a plug, by the direction in which the signal is out. */
const measuredAt = (record: CodeRecord): string | undefined => {
  if (record.kind !== 'circuit') return undefined;
  // No plug that is off or wire that is broken raises a voltage which the sensor makes itself.
  if (/oxygen sensor|HO2S|knock sensor/i.test(record.facts.component)) {
    if (record.failure === 'high') return 'the signal wire touches one that carries voltage';
    return record.failure === 'low' ? 'the signal wire touches earth, or is broken' : undefined;
  }
  if (record.failure === 'high') {
    return 'the signal or earth wire is broken, or the signal wire touches one that carries voltage';
  }
  if (record.failure !== 'low') return undefined;
  return isOnTwoWires(record)
    ? 'the signal wire touches earth or bare metal'
    : 'the supply is missing, or the signal wire touches earth or bare metal';
};

const withDirection = (
  record: CodeRecord,
  checks: readonly CircuitCheck[],
): readonly CircuitCheck[] => {
  const finding = measuredAt(record);
  if (finding === undefined) return checks;
  return checks.map((check) =>
    /^Measure .*signal\b.* at the plug/.test(check.title) ? { ...check, finding } : check,
  );
};

/** What the resistance is where only one of its faults fits the code. */
const RESISTANCES: Readonly<Partial<Record<CircuitFailure, string>>> = {
  high: 'it reads next to nothing; a sound figure leaves the wires to it',
  low: 'it reads open circuit; a sound figure leaves the wires to it',
  open: 'it reads open circuit; a sound figure leaves the wires to it',
};

const insteadOfResistance = (part: KnownPart, failure: CircuitFailure): CircuitCheck => {
  if (part.kind === 'motor') return MEASURE_SUPPLY;
  if (part.topic === 'ignition-coil') return COIL_SUPPLY;
  const finding = RESISTANCES[failure];
  return finding === undefined ? MEASURE_PART : { ...MEASURE_PART, finding };
};

/** What fits the part better than a measurement of its resistance. */
const withSupply = (
  record: CodeRecord,
  checks: readonly CircuitCheck[],
): readonly CircuitCheck[] => {
  if (record.kind !== 'circuit' || !checks.includes(MEASURE_PART)) return checks;
  if (/\bphase\b/.test(record.facts.component)) {
    return checks.filter((check) => check !== MEASURE_PART);
  }
  const instead = insteadOfResistance(record.part, record.failure);
  return checks.map((check) => (check === MEASURE_PART ? instead : check));
};

/** The checks that every circuit of this kind begins with, the quickest first; none for other codes. */
export const circuitChecksOf = (record: CodeRecord): readonly CircuitCheck[] => {
  const wired = wiringOf(record);
  if (wired === undefined || isHighVoltage(record)) return [];
  if (isLink(record)) return LINK_CHECKS;
  if (record.kind === 'circuit' && isReference(record)) {
    return [REFERENCE_CHECKS[record.failure === 'high' ? 'high' : 'other']];
  }
  if (record.kind === 'circuit' && record.part.id === 'cruise') return CRUISE;
  if (record.kind === 'circuit' && record.part.id === 'alternator') return ALTERNATOR;
  if (isOnTwoWires(record)) return withDirection(record, TWO_WIRES);
  // A blown fuse raises no control wire, and does not come and go.
  if (
    wired === 'driven' &&
    record.kind === 'circuit' &&
    (record.failure === 'high' || record.failure === 'intermittent')
  ) {
    return withSupply(record, CHECKS.coil);
  }
  if (!isOfAirbags(record)) return withSupply(record, withDirection(record, CHECKS[wired]));
  return 'facts' in record && AWAY_FROM_SEATS.test(record.facts.component)
    ? BEHIND_TRIM
    : CHECKS.igniter;
};
