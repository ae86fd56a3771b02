import { FAULTS, type Fault } from '../knowledge/catalogue.ts';
import type { SymptomId } from '../knowledge/symptoms.ts';
import { SYSTEM_IDS } from '../systems.ts';

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
  };
};

/** All faults, compiled on first use, in the order of `FAULTS`. */
export const compiledFaults = (): readonly CompiledFault[] => {
  compiled ??= FAULTS.map(compile);
  return compiled;
};
