/** A symptom: what an owner notices and can be asked about. */
export interface Symptom {
  /** On the screen: 'Grinding noise when braking'. Sentence case, no full stop. */
  readonly label: string;
  /** A yes/no question in plain words: 'Do you hear grinding when you press the brake pedal?' */
  readonly question: string;
  /**
   * Owners' phrases: at least 8 of 1–6 words, British and American, slang included. Word order,
   * endings (-s, -ing, -ed) and function words are ignored; the content words must be specific
   * enough for this symptom only.
   */
  readonly phrases: readonly string[];
  /**
   * Leak: P(an owner mentions it | the cause is some fault that does not produce it), 0.0005–0.15.
   */
  readonly leak: number;
}
