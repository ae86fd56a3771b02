/** Something an owner notices and can be asked about. */
export interface Symptom {
  /** As shown to the person: 'Grinding noise when braking'. Sentence case, no full stop. */
  readonly label: string;
  /** A yes/no question in plain words: 'Do you hear grinding when you press the brake pedal?' */
  readonly question: string;
  /**
   * How owners put it: at least 8 short phrases of 1–6 words, British and American, slang included.
   * Word order, endings (-s, -ing, -ed) and small words do not matter; the content words do, so
   * each phrase must be specific enough to mean this symptom and no other.
   */
  readonly phrases: readonly string[];
  /** P(an owner mentions it | the cause is some fault that does not produce it), 0.0005–0.15. */
  readonly leak: number;
}
