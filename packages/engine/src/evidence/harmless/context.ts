/** Words of danger that are ordinary in a sentence. */
export interface HarmlessContext {
  /** Symptoms and safety rules that are not meant. */
  readonly of: readonly string[];
  readonly when: RegExp;
  /** What makes the sentence dangerous all the same. */
  readonly unless: RegExp;
  /** What makes it so wherever in the text it is said: an owner begins with the morning and ends on the motorway. */
  readonly unlessInText?: RegExp;
}
