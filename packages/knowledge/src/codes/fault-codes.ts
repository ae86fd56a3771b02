import type { Fault } from '../catalogue.ts';

/** The codes that a fault stores, with P(stored | the fault and the codes were read). */
export interface FaultCodes {
  /** By full code: 'P0301'. */
  readonly codes: ReadonlyMap<string, number>;
  /** By family of ten: 'P030'. */
  readonly families: ReadonlyMap<string, number>;
}

/** A fault's own codes and families of ten, apart. */
export const faultCodes = (fault: Fault): FaultCodes => {
  const codes = new Map<string, number>();
  const families = new Map<string, number>();
  for (const [pattern, p = 0] of Object.entries(fault.codes ?? {})) {
    if (pattern.endsWith('x')) families.set(pattern.slice(0, -1), p);
    else codes.set(pattern, p);
  }
  return { codes, families };
};
