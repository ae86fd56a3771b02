/** What a decoder says of a VIN; what it does not know is missing. */
export interface DecodedByService {
  readonly make?: string | undefined;
  readonly model?: string | undefined;
  readonly year?: number | undefined;
  /** As the decoder spells it: 'Gasoline'. */
  readonly fuelType?: string | undefined;
  /** Engine size in litres. */
  readonly litres?: number | undefined;
  readonly cylinders?: number | undefined;
  readonly maker?: string | undefined;
  readonly plant?: string | undefined;
}

/** Decodes vehicle identification numbers. */
export interface VinDecoder {
  /**
   * `vin`: 17 characters, upper case. Undefined when the number is not of a car sold in North America,
   * which the decoder must not guess about. Throws `UpstreamFailure`, or an `AppError` of an open circuit.
   */
  readonly decode: (vin: string) => Promise<DecodedByService | undefined>;
}
