import { FAULTS, type Fault } from '../knowledge/catalogue.ts';
import type { SymptomId } from '../knowledge/symptoms.ts';
import { SYSTEM_IDS } from '../systems.ts';
import { silenceWeight } from './likelihood.ts';

/** A fault with what inference looks up often. */
export interface CompiledFault {
  readonly fault: Fault;
  readonly system: number;
  readonly symptoms: ReadonlyMap<string, number>;
  readonly against: ReadonlySet<string>;
  /** P by full code and by family of ten ('P030'). */
  readonly codes: ReadonlyMap<string, number>;
  readonly families: ReadonlyMap<string, number>;
  /** Its most telling symptom, for the penalty of silence. */
  readonly tellTale: { readonly id: SymptomId | undefined; readonly p: number };
  /** The penalty when that goes unmentioned. */
  readonly silence: number;
}

let compiled: readonly CompiledFault[] | undefined;

const compile = (fault: Fault): CompiledFault => {
  const symptoms = new Map<string, number>();
  let tellTale: { id: SymptomId | undefined; p: number } = { id: undefined, p: 0 };
  for (const id of Object.keys(fault.symptoms) as SymptomId[]) {
    // The cast holds: the keys of `symptoms` are symptom ids by the type of the entry.
    const p = fault.symptoms[id] ?? 0;
    symptoms.set(id, p);
    if (p > tellTale.p) tellTale = { id, p };
  }
  const codes = new Map<string, number>();
  const families = new Map<string, number>();
  for (const [pattern, p = 0] of Object.entries(fault.codes ?? {}))
    if (pattern.endsWith('x')) families.set(pattern.slice(0, -1), p);
    else codes.set(pattern, p);
  return {
    fault,
    system: SYSTEM_IDS.indexOf(fault.system),
    symptoms,
    against: new Set(fault.against ?? []),
    codes,
    families,
    tellTale,
    silence: tellTale.id === undefined ? 0 : silenceWeight(tellTale.p),
  };
};

/** All faults, compiled on first use, in the order of `FAULTS`. */
export const compiledFaults = (): readonly CompiledFault[] => {
  compiled ??= FAULTS.map(compile);
  return compiled;
};

/** The faults by each of their keys, in catalogue order. */
const index = (
  keysOf: (fault: CompiledFault) => readonly string[],
): ReadonlyMap<string, readonly number[]> => {
  const built = new Map<string, number[]>();
  compiledFaults().forEach((fault, at) => {
    for (const key of keysOf(fault)) {
      const list = built.get(key);
      if (list === undefined) built.set(key, [at]);
      else if (list.at(-1) !== at) list.push(at);
    }
  });
  return built;
};

let concerned: ReadonlyMap<string, readonly number[]> | undefined;
let circumstanced: ReadonlyMap<string, readonly number[]> | undefined;

/** The faults that a symptom speaks for or against, by symptom id. */
export const faultsBySymptom = (): ReadonlyMap<string, readonly number[]> => {
  concerned ??= index((fault) => [
    ...Object.keys(fault.fault.symptoms),
    ...(fault.fault.against ?? []),
  ]);
  return concerned;
};

/** The faults that a circumstance is telling for, by condition id. */
export const faultsByCondition = (): ReadonlyMap<string, readonly number[]> => {
  circumstanced ??= index((fault) => Object.keys(fault.fault.conditions ?? {}));
  return circumstanced;
};

let listed: ReadonlySet<string> | undefined;

/** Whether any fault knows the code, by itself or by its family of ten. */
export const isListedCode = (code: string): boolean => {
  listed ??= new Set(
    compiledFaults().flatMap(({ codes, families }) => [...codes.keys(), ...families.keys()]),
  );
  return listed.has(code) || listed.has(code.slice(0, 4));
};
