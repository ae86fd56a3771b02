import type { GuideData } from '@wrenchwise/domain/diagnosis';
import type { GuideSource } from '@wrenchwise/domain/endpoints/step-guides';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

/** The step that a guide is wanted for. */
export interface GuideRequest {
  /** Whose guide it becomes; services are not told. */
  readonly userId: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** The step's title, such as 'Replace the front brake pads'. */
  readonly repairStep: string;
  /** Null where it is not known. */
  readonly fuel: Fuel | null;
  /** Our own guide; undefined for a step that the knowledge does not have. */
  readonly known: GuideData | undefined;
}

/** The answer of a guide service or a language model: untrusted text of any length, which the caller validates. */
export type GuideDraft = { readonly [Field in keyof GuideData]?: GuideData[Field] | undefined };

/** Writes guides outside of the product. */
export interface GuideWriter {
  readonly source: Exclude<GuideSource, 'engine'>;
  /** Undefined: it has none. Throws on every failure, and when `signal` aborts. */
  readonly write: (request: GuideRequest, signal: AbortSignal) => Promise<GuideDraft | undefined>;
}
