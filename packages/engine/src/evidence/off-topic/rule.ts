/** Words about something else than the present state of the car, found sentence by sentence. */
export interface OffTopicRule {
  /** What makes a sentence, or the words themselves, no report of this car. */
  readonly when: RegExp;
  /** What in the same sentence makes it a report all the same. */
  readonly unless?: RegExp;
  /** What the rest of the text has to say for it: a contrast with one's own car, a repair that held. */
  readonly beside?: RegExp;
  /** What anywhere else in the text makes it a report all the same. */
  readonly unlessBeside?: RegExp;
  /** How much of the text is meant: the words that matched, the sentence (default), or all of it. */
  readonly scope?: 'words' | 'text';
}
