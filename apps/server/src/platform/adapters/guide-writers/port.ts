import type { GuideSource } from '@wrenchwise/contract/endpoints/step-guides';
import type { GuideData } from '@wrenchwise/rules/diagnosis';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

/** The step whose guide is to be annotated. */
export interface GuideRequest {
  /** Whose guide it is; services are not given it. */
  readonly userId: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** The step's title, such as 'Replace the front brake pads'. */
  readonly repairStep: string;
  /** Null where it is not known. */
  readonly fuel: Fuel | null;
  /** Our own guide. */
  readonly ours: GuideData;
}

/**
 * The answer of a guide service or a language model: untrusted text of any length, which the caller
 * checks. A service writes a list of steps, which must have all of ours; a model writes notes to ours.
 */
export interface GuideDraft {
  readonly overview?: string | undefined;
  readonly tools?: readonly string[] | undefined;
  readonly cautions?: readonly string[] | undefined;
  readonly steps?: readonly string[] | undefined;
  /** Each with the number of the step of ours that it belongs to, from 1. */
  readonly notes?: readonly { readonly step: number; readonly note: string }[] | undefined;
}

/** Writes guides outside of the product. */
export interface GuideWriter {
  readonly source: Exclude<GuideSource, 'engine'>;
  /** Undefined: it has none. Throws on every failure, and when `signal` aborts. */
  readonly write: (request: GuideRequest, signal: AbortSignal) => Promise<GuideDraft | undefined>;
}
