/** A safety recall of a maker, as the authority published it. */
export interface PublishedRecall {
  /** The authority's number: '20V123000'. */
  readonly campaign: string;
  readonly component: string;
  readonly summary: string;
  readonly consequence: string;
  readonly remedy: string;
  /** Whether the car must not be driven until it is repaired. */
  readonly parkIt: boolean;
  /** When the authority received it, 'YYYY-MM-DD'. */
  readonly received: string | undefined;
}

/** Recalls of a model, by an outside service. */
export interface RecallService {
  /**
   * The newest first; none for an unknown model. Throws `UpstreamFailure`, or an `AppError` of an open
   * circuit. That a model was recalled does not say that this car still needs the repair.
   */
  readonly ofModel: (car: {
    readonly make: string;
    readonly model: string;
    readonly year: number;
  }) => Promise<readonly PublishedRecall[]>;
}
