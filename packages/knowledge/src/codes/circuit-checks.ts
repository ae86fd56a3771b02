import {
  isHighVoltage,
  isLink,
  isOfAirbags,
  isOnTwoWires,
  type Wired,
  wiringOf,
} from './circuit-wiring.ts';
import type { CodeRecord } from './code-record.ts';

/** A check of a circuit that fits every code of its kind; `$1` is the part. */
export interface CircuitCheck {
  readonly title: string;
  readonly tool: string;
  readonly minutes: number;
  readonly finding: string;
}

const LOOK_AT_PLUG: CircuitCheck = {
  title: 'Look at the plug and wires of the $1',
  tool: 'Torch',
  minutes: 10,
  finding: 'the plug is loose, wet or green inside, or a wire is pulled, chafed or bitten',
};

const MEASURE_PART: CircuitCheck = {
  title: 'Measure the resistance of the $1, plug off',
  tool: 'Multimeter',
  minutes: 20,
  finding: 'the part measures as it should, which leaves the wires to it',
};

const CHECKS: Readonly<Record<Wired, readonly CircuitCheck[]>> = {
  signal: [
    LOOK_AT_PLUG,
    {
      title: 'Measure supply, earth and signal at the plug, ignition on',
      tool: 'Multimeter',
      minutes: 25,
      finding: 'supply or earth is missing, or the signal wire is shorted or broken',
    },
  ],
  driven: [
    {
      title: 'Check the fuse and the relay of the $1',
      tool: 'None',
      minutes: 10,
      finding: 'the fuse has blown, or swapping in an identical relay cures it',
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
    },
  ],
  supply: [
    {
      title: 'Measure the battery and look at its terminals',
      tool: 'Multimeter',
      minutes: 10,
      finding: 'it reads less than 12.4 V at rest, or you can turn a terminal by hand',
    },
    {
      title: 'Check the fuses of the $1',
      tool: 'None',
      minutes: 10,
      finding: 'a fuse has blown or is loose',
    },
  ],
};

/** Airbags whose cables do not run under a seat: above the doors, in the wheel or the dashboard. */
const AWAY_FROM_SEATS = /curtain|roof|frontal|knee|steering wheel/i;

const BEHIND_TRIM: readonly CircuitCheck[] = [
  {
    title: 'Look at the trim over the airbag and its cable, without touching a plug',
    tool: 'Torch',
    minutes: 5,
    finding:
      'the trim has been taken off lately, is damaged or is wet: have a workshop look at the plug behind it',
  },
];

const LINK_CHECKS: readonly CircuitCheck[] = [
  {
    title: 'Check the fuse, the supply and the plug of the module that sends the messages',
    tool: 'Multimeter',
    minutes: 20,
    finding: 'the fuse has blown, or the supply or earth is missing at the plug',
  },
];

const TWO_WIRES: readonly CircuitCheck[] = [
  LOOK_AT_PLUG,
  {
    title: 'Measure the signal and the earth at the plug, ignition on',
    tool: 'Multimeter',
    minutes: 25,
    finding: 'the signal wire is shorted or broken, or the earth is missing',
  },
];

/** The checks that every circuit of this kind begins with, the quickest first; none for other codes. */
export const circuitChecksOf = (record: CodeRecord): readonly CircuitCheck[] => {
  const wired = wiringOf(record);
  if (wired === undefined || isHighVoltage(record)) return [];
  if (isLink(record)) return LINK_CHECKS;
  if (isOnTwoWires(record)) return TWO_WIRES;
  // A blown fuse raises no control wire.
  if (wired === 'driven' && record.kind === 'circuit' && record.failure === 'high') {
    return CHECKS.coil;
  }
  if (!isOfAirbags(record)) return CHECKS[wired];
  return 'facts' in record && AWAY_FROM_SEATS.test(record.facts.component)
    ? BEHIND_TRIM
    : CHECKS.igniter;
};
