import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { faultCodes, type FaultCodes } from '@wrenchwise/knowledge/codes/fault-codes';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';
import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';

import { areaShares } from './areas.ts';
import { silenceWeight } from './likelihood.ts';

/** A fault with the look-ups of inference. */
export interface CompiledFault extends FaultCodes {
  readonly fault: Fault;
  readonly system: number;
  readonly symptoms: ReadonlyMap<string, number>;
  readonly against: ReadonlySet<string>;
  /** Its most discriminative symptom, for the penalty when it is not mentioned. */
  readonly tellTale: { readonly id: SymptomId | undefined; readonly p: number };
  /** That penalty. */
  readonly silence: number;
  /** P(an owner names the area), in the order of `AREA_IDS`. */
  readonly areas: Float64Array;
}

const compile = (fault: Fault): CompiledFault => {
  const symptoms = new Map<string, number>();
  let tellTale: { id: SymptomId | undefined; p: number } = { id: undefined, p: 0 };
  for (const id of Object.keys(fault.symptoms) as SymptomId[]) {
    // The cast holds: the keys of `symptoms` are symptom ids by the type of the entry.
    const p = fault.symptoms[id] ?? 0;
    symptoms.set(id, p);
    if (p > tellTale.p) tellTale = { id, p };
  }
  return {
    fault,
    system: SYSTEM_IDS.indexOf(fault.system),
    symptoms,
    against: new Set(fault.against ?? []),
    ...faultCodes(fault),
    tellTale,
    areas: areaShares(symptoms),
    silence: tellTale.id === undefined ? 0 : silenceWeight(tellTale.p),
  };
};

/** P(the code is stored | the fault): the greater of its own and its family's figure. */
export const codeProbability = (fault: FaultCodes, code: string): number =>
  Math.max(fault.codes.get(code) ?? 0, fault.families.get(code.slice(0, 4)) ?? 0);

/** The faults by each of their keys, in catalogue order. */
const index = (
  faults: readonly CompiledFault[],
  keysOf: (fault: CompiledFault) => readonly string[],
): ReadonlyMap<string, readonly number[]> => {
  const built = new Map<string, number[]>();
  faults.forEach((fault, at) => {
    for (const key of keysOf(fault)) {
      const list = built.get(key);
      if (list === undefined) built.set(key, [at]);
      else if (list.at(-1) !== at) list.push(at);
    }
  });
  return built;
};

/** All faults, compiled for inference, in catalogue order. */
export interface CompiledFaults {
  readonly faults: readonly CompiledFault[];
  /** A fault's place in the catalogue by its id. */
  readonly placeOf: (id: string) => number | undefined;
  /** The faults that a symptom speaks for or against, by symptom id. */
  readonly bySymptom: ReadonlyMap<string, readonly number[]>;
  /** The faults that a circumstance is discriminative for, by condition id. */
  readonly byCondition: ReadonlyMap<string, readonly number[]>;
  /** Whether any fault lists the code, itself or its family of ten. */
  readonly isListedCode: (code: string) => boolean;
}

export const compileFaults = (catalogue: readonly Fault[]): CompiledFaults => {
  const faults = catalogue.map(compile);
  const places: ReadonlyMap<string, number> = new Map(
    faults.map(({ fault }, at) => [fault.id, at]),
  );
  const listed: ReadonlySet<string> = new Set(
    faults.flatMap(({ codes, families }) => [...codes.keys(), ...families.keys()]),
  );
  return {
    faults,
    placeOf: (id) => places.get(id),
    bySymptom: index(faults, ({ fault }) => [
      ...Object.keys(fault.symptoms),
      ...(fault.against ?? []),
    ]),
    byCondition: index(faults, ({ fault }) => Object.keys(fault.conditions ?? {})),
    isListedCode: (code) => listed.has(code) || listed.has(code.slice(0, 4)),
  };
};
