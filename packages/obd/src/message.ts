/** What one control unit said: the bytes of its answer, from the service on. */
export interface Message {
  /** '7E8', '18DAF110', '10'; '' where the adapter prints no headers. */
  readonly unit: string;
  readonly bytes: readonly number[];
}
