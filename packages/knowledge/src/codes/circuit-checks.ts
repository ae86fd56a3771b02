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
  finding: 'it reads open circuit, or next to nothing',
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

/** With the plug off, nothing but another wire can put voltage on a control wire. */
const MEASURE_CONTROL_WIRE: CircuitCheck = {
  title: 'Measure the control wire in the plug of the $1, plug off, ignition on',
  tool: 'Multimeter',
  minutes: 20,
  finding: 'there is battery voltage on it',
  cause: 'a wire that touches one with battery voltage',
};

/** The control unit reverses this motor itself: no steady voltage arrives at its plug. */
const MEASURE_THROTTLE_MOTOR: CircuitCheck = {
  title: 'Measure the resistance of the throttle’s motor across its two pins, plug off',
  tool: 'Multimeter',
  minutes: 20,
  finding: 'it reads open circuit, where a few ohms are normal',
  cause: 'the motor in the throttle body',
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

/** A blown fuse or a weak battery raises no voltage. */
const SWAP_RELAY: CircuitCheck = {
  title: 'Swap the $1 with an identical relay',
  tool: 'None',
  minutes: 5,
  finding: 'the other relay cures it',
  cause: 'the relay, shorted inside or with contacts that stick',
};
const RELAY_WIRE: CircuitCheck = {
  title: 'Measure the control wire in the socket of the $1, relay out, ignition on',
  tool: 'Multimeter',
  minutes: 15,
  finding: 'there is battery voltage on it although nothing is switched on',
  cause: 'a control wire that touches one with battery voltage',
};
const TOO_HIGH: CircuitCheck = {
  title: 'Look along the wires of the $1, ignition off',
  tool: 'Torch',
  minutes: 20,
  finding: 'a wire has chafed or melted against another one',
  cause: 'a wire that touches one with a higher voltage',
};

/** Nobody else opens a plug beside orange cables. */
const HIGH_VOLTAGE: readonly CircuitCheck[] = [
  {
    title: 'Have the low-voltage plug and wires of the $1 measured',
    tool: 'Workshop trained in high voltage',
    minutes: 45,
    finding: 'a plug is loose, wet or green inside, or a wire is broken or shorted',
    cause: PLUG_OR_WIRE,
  },
];

/** Airbags whose cables do not run under a seat: above the doors, in the wheel or the dashboard. */
const AWAY_FROM_SEATS = /curtain|roof|frontal|knee|steering wheel/i;

/** A reader shows it without a plug being touched. */
const FIRING_RESISTANCE: CircuitCheck = {
  title: 'Have a workshop read the resistance of the firing circuit',
  tool: 'Scan tool with airbag access',
  minutes: 20,
  finding: 'it is far from about 2 to 3 ohms, or it jumps',
  cause: 'the plug, the cable or the part at its end',
};

const BEHIND_TRIM: readonly CircuitCheck[] = [
  {
    title: 'Look at the trim over the airbag and its cable, without touching a plug',
    tool: 'Torch',
    minutes: 5,
    finding:
      'the trim has been taken off lately, is damaged or is wet: have a workshop look at the plug behind it',
    cause: 'the cable or plug of this circuit',
  },
  FIRING_RESISTANCE,
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

/** What a meter finds at a plug where the signal is neither too high nor too low. */
const AT_PLUG: Readonly<Partial<Record<CircuitFailure, string>>> = {
  range: 'the supply or the earth is weak, or the signal jumps or does not follow',
  open: 'the supply or the earth is missing, or the signal wire is broken',
  intermittent:
    'the supply, the earth or the signal drops out while you move the plug and the wires',
};
const AT_PLUG_OF_TWO_WIRES: typeof AT_PLUG = {
  range: 'the earth is weak, or the signal jumps',
  open: 'the signal wire or the earth is broken',
  intermittent: 'the signal or the earth drops out while you move the plug and the wires',
};

/** What a meter finds at a plug, by the way in which the signal is out. */
const measuredAt = (record: CodeRecord): string | undefined => {
  if (record.kind !== 'circuit') return undefined;
  // No plug that is off or wire that is broken raises a voltage which the sensor makes itself.
  if (/oxygen sensor|HO2S|knock sensor/i.test(record.facts.component)) {
    if (record.failure === 'high') return 'the signal wire touches one that carries voltage';
    if (record.failure === 'low') return 'the signal wire touches earth, or is broken';
  }
  if (record.failure === 'high') {
    return 'the signal or earth wire is broken, or the signal wire touches one that carries voltage';
  }
  if (record.failure !== 'low') {
    return (isOnTwoWires(record) ? AT_PLUG_OF_TWO_WIRES : AT_PLUG)[record.failure];
  }
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
  high: 'it reads next to nothing',
  low: 'it reads open circuit',
  open: 'it reads open circuit',
};

const insteadOfResistance = (part: KnownPart, failure: CircuitFailure): CircuitCheck => {
  if (part.kind === 'motor') {
    if (failure === 'high') return MEASURE_CONTROL_WIRE;
    return part.id === 'throttle-actuator' ? MEASURE_THROTTLE_MOTOR : MEASURE_SUPPLY;
  }
  if (part.topic === 'ignition-coil') return COIL_SUPPLY;
  const finding = RESISTANCES[failure];
  return finding === undefined ? MEASURE_PART : { ...MEASURE_PART, finding };
};

const CONTROL_WIRE_LOW: CircuitCheck = {
  title: 'Measure between the control wire of the $1 and earth, plug off, ignition off',
  tool: 'Multimeter',
  minutes: 20,
  finding: 'the two are connected',
  cause: 'a control wire that touches earth or bare metal',
};

/** A coil or heater whose control wire is out has one: it is the first suspect, so it is measured. */
const withControlWire = (
  record: CodeRecord,
  checks: readonly CircuitCheck[],
): readonly CircuitCheck[] => {
  if (record.kind !== 'circuit') return checks;
  const { failure, part } = record;
  if (part.kind !== 'valve' && part.kind !== 'heater') return checks;
  if (failure === 'high') return [...checks, MEASURE_CONTROL_WIRE];
  return failure === 'low' ? [...checks, CONTROL_WIRE_LOW] : checks;
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
  const instead = record.facts.component.endsWith(' module')
    ? MEASURE_SUPPLY
    : insteadOfResistance(record.part, record.failure);
  return checks.map((check) => (check === MEASURE_PART ? instead : check));
};

/** The checks that every circuit of this kind begins with, the quickest first; none for other codes. */
export const circuitChecksOf = (record: CodeRecord): readonly CircuitCheck[] => {
  const wired = wiringOf(record);
  if (wired === undefined) return [];
  if (isHighVoltage(record)) return HIGH_VOLTAGE;
  if (isLink(record)) return LINK_CHECKS;
  if (record.kind === 'circuit' && isReference(record)) {
    return [REFERENCE_CHECKS[record.failure === 'high' ? 'high' : 'other']];
  }
  // Neither a weak battery nor a blown fuse raises a voltage.
  if (wired === 'supply' && record.kind === 'circuit' && record.failure === 'high') {
    return record.part.kind === 'module' ? [LOOK_AT_PLUG] : [TOO_HIGH];
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
    return withControlWire(record, withSupply(record, CHECKS.coil));
  }
  if (wired === 'relay' && record.kind === 'circuit' && record.failure === 'high') {
    return isSenseWire(record) ? [SWAP_RELAY] : [SWAP_RELAY, RELAY_WIRE];
  }
  if (!isOfAirbags(record)) {
    const checks = withSupply(record, withDirection(record, CHECKS[wired]));
    return wired === 'driven' || wired === 'coil' ? withControlWire(record, checks) : checks;
  }
  return 'facts' in record && AWAY_FROM_SEATS.test(record.facts.component)
    ? BEHIND_TRIM
    : [
        ...CHECKS.igniter,
        ...('part' in record && record.part.kind === 'igniter' ? [FIRING_RESISTANCE] : []),
      ];
};
