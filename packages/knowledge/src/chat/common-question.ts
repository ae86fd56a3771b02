import type { FaultId } from '../catalogue.ts';

/** A question that owners ask after a diagnosis and whose answer is the same for all cars, or nearly. */
export interface CommonQuestion {
  /** In kebab-case, the same for good. */
  readonly id: string;
  /**
   * What it is about, in lower-case words of which the question or the cause that is meant names one:
   * 'particulate filter', 'dpf'. Left out: it is general.
   */
  readonly about?: readonly string[];
  /** The faults that it is asked of: only where one of them is likely, meant, or the guide's. */
  readonly faults?: readonly FaultId[];
  /** The everyday jobs whose guide it is asked about, by the last part of their address. */
  readonly jobs?: readonly string[];
  /** As owners ask it, in wordings that differ; 'it' where the subject is clear from the diagnosis. */
  readonly asks: readonly string[];
  /** Paragraphs divided by blank lines. It never says that driving is safe: the diagnosis decides that. */
  readonly answer: string;
}
