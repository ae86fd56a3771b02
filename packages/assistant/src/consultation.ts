import type { Cause, CauseCheck, DiagnosisResult, GuideData } from '@wrenchwise/domain/diagnosis';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import type { Move } from '@wrenchwise/domain/moves';

/** A finding of a check, as it is given to the diagnosis. */
export interface CheckAnswer {
  readonly questionId: string;
  readonly optionId: string;
}

/** What an answer may be made from: everything in it was measured, computed or written by us. */
export interface Consultation {
  readonly diagnosis: Diagnosis;
  /** The cause that the answer before was about. */
  readonly lastAbout: string | undefined;
  /** The car's name: 'Ford Focus'. */
  readonly car: string;
  /** The numbers to call in an emergency where the user is: '999 or 112'. */
  readonly call: string;
  /** The causes weighed again with more words; undefined where they say nothing that can be read. */
  readonly reweigh: (addition: string) => Promise<DiagnosisResult | undefined>;
  /** The causes weighed again with the answer to a check; undefined where that cannot be done. */
  readonly reweighAnswer: (answer: CheckAnswer) => Promise<DiagnosisResult | undefined>;
  /** The checks of a cause, and those that are unsafe now: somebody may have done them before. */
  readonly checksOf: (cause: Cause) => CauseCheck[];
  /** The meaning of a trouble code in a line. */
  readonly meaningOf: (code: string) => string;
  /** Guides that the user has opened, by step id. */
  readonly openedGuides: ReadonlyMap<string, GuideData>;
}

/** What new evidence changed. */
export interface RankingChange {
  /** The words that were added. */
  readonly addition: string;
  readonly moves: readonly Move[];
  /** What is given to the diagnosis in place of the words. */
  readonly answer?: CheckAnswer;
}

/** An answer without a model. */
export interface AssistantAnswer {
  /** Paragraphs divided by blank lines; lines of a list begin with '- ' or '1. '. */
  readonly text: string;
  /** The cause that it is about. */
  readonly about?: string | undefined;
  readonly change?: RankingChange;
  /** Stands as it is, at once: an emergency, or what nobody is helped with. No model words it. */
  readonly isFinal?: true;
}
