import type { DriveVerdict } from '../schema.ts';
import type { SystemId } from '../systems.ts';
import { ownFloorOf } from './code-floors.ts';
import { codeSystems } from './code-systems.ts';
import { type CodeTable, type GenericFacts, isMakers } from './code-table.ts';
import { FAILURE_MODES, type FailureMode } from './failure-modes.ts';
import { type KnownPart, partOfTitle } from './part-of-title.ts';

/** An electrical failure of a part's circuit, as the monitor distinguishes them. */
export type CircuitFailure = 'circuit' | 'low' | 'high' | 'open' | 'intermittent' | 'range';

interface OfEveryCode {
  readonly code: string;
  readonly system: SystemId;
  /** The least strict driving verdict of the code, whatever its causes. */
  readonly floor: DriveVerdict;
}

interface OfAPart extends OfEveryCode {
  readonly part: KnownPart;
  readonly facts: GenericFacts;
}

/**
 * What is known of a code by itself, before any fault is looked at. 'circuit': a part's wiring or
 * signal; 'condition': the state of a part or system, found by its effect; 'messages': a control
 * unit that others miss; 'nameless': a title that names no part of the table; 'makers': defined by
 * each maker; 'unpublished': in the common list without a meaning.
 */
export type CodeRecord =
  | (OfAPart & { readonly kind: 'circuit'; readonly failure: CircuitFailure })
  | (OfAPart & { readonly kind: 'condition'; readonly failure: FailureMode })
  | (OfAPart & { readonly kind: 'messages' })
  | (OfEveryCode & { readonly kind: 'nameless'; readonly facts: GenericFacts })
  | (OfEveryCode & { readonly kind: 'makers' | 'unpublished' });

const MODE_OF: ReadonlyMap<string, FailureMode> = new Map(
  Object.entries(FAILURE_MODES).map(([mode, text]) => [text, mode as FailureMode]),
);

/** The failure mode of a code's facts, by its stored text. */
export const modeOf = ({ mode }: GenericFacts): FailureMode => MODE_OF.get(mode) ?? 'plain';

const CIRCUIT_FAILURES: ReadonlySet<string> = new Set<CircuitFailure>([
  'circuit',
  'low',
  'high',
  'open',
  'intermittent',
  'range',
]);

const isCircuitFailure = (mode: FailureMode): mode is CircuitFailure => CIRCUIT_FAILURES.has(mode);

/** Kinds whose 'range/performance' says that the part does not do its work, not that its signal is off. */
const WORKS: ReadonlySet<string> = new Set([
  'condition',
  'valve',
  'motor',
  'module',
  'bus',
  'supply',
]);

const leadingOf = (code: string, component: string | undefined): SystemId => {
  const shares = Object.entries(codeSystems(code, component));
  // The keys of SystemShares are systems; Object.entries widens them.
  return shares.reduce((a, b) => (b[1] > a[1] ? b : a))[0] as SystemId;
};

/** 'no signal' and 'electrical' in a title are circuit failures without a mode of their own. */
const NAMED_CIRCUIT =
  /no signal|firing circuit|loop|short(?:ed)? to|control circuit shorted|(?:inlet|outlet) control$/i;

/** The title of a solenoid's control circuit: its 'range/performance' is about a current, not a valve. */
const CONTROL_CIRCUIT = /solenoid(?: [A-Z])? control circuit$/;

const failureOf = (part: KnownPart, facts: GenericFacts): CircuitFailure | undefined => {
  const mode = modeOf(facts);
  if (part.kind === 'condition') return undefined;
  if (mode === 'range' && CONTROL_CIRCUIT.test(facts.component)) return 'circuit';
  if (isCircuitFailure(mode)) return mode === 'range' && WORKS.has(part.kind) ? undefined : mode;
  if (part.kind === 'igniter') return 'circuit';
  // Two signals of a sensor that disagree: one of them does not fit, as in 'range'.
  if (mode === 'correlation') return WORKS.has(part.kind) ? undefined : 'range';
  return mode === 'plain' && NAMED_CIRCUIT.test(facts.component) ? 'circuit' : undefined;
};

/** The record of a code. Defined for every well-formed code. */
export const recordOf = (table: CodeTable, code: string): CodeRecord => {
  const facts = table.factsOf(code);
  if (facts === undefined) {
    const kind = isMakers(code) ? 'makers' : 'unpublished';
    return { kind, code, system: leadingOf(code, undefined), floor: 'caution' };
  }
  const { component, letter } = facts;
  const part = partOfTitle(letter === undefined ? component : `${component} ${letter}`);
  if (part === undefined) {
    return { kind: 'nameless', code, facts, system: leadingOf(code, component), floor: 'caution' };
  }
  const floor = ownFloorOf(code)?.verdict ?? part.floor ?? 'yes';
  const known = { code, part, facts, system: part.system, floor };
  if (part.id === 'missing-messages') return { ...known, kind: 'messages' };
  const failure = failureOf(part, facts);
  return failure === undefined
    ? { ...known, kind: 'condition', failure: modeOf(facts) }
    : { ...known, kind: 'circuit', failure };
};

/** The systems in which a cause of the code may sit, besides wiring; undefined: any. */
export const causeSystemsOf = (record: CodeRecord): ReadonlySet<SystemId> | undefined => {
  if (!('part' in record)) return undefined;
  return new Set<SystemId>([record.system, 'electrical', ...(record.part.also ?? [])]);
};
