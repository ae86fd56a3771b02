import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { ClaimExamination } from '@wrenchwise/rules/claim';
import type { Cause, CauseCheck, DiagnosisResult, GuideData } from '@wrenchwise/rules/diagnosis';
import type { Move } from '@wrenchwise/rules/moves';

import type { Focus } from './focus.ts';
import type { GuideFacts } from './guide/guide-facts.ts';

/** A finding of a check, as it is given to the diagnosis. */
export interface CheckAnswer {
  readonly questionId: string;
  readonly optionId: string;
}

/** What an answer may be made from: everything in it was measured, computed or written by us. */
export interface Consultation {
  readonly diagnosis: Diagnosis;
  /** What the answer before was about. */
  readonly focus: Focus;
  /** Whether what is reported goes into the diagnosis at once. */
  readonly isWritten: boolean;
  /** The car's name: 'Ford Focus'. */
  readonly car: string;
  /** The numbers to call in an emergency where the user is: '999 or 112'. */
  readonly call: string;
  /** The causes weighed again with more words; undefined where they say nothing that can be read. */
  readonly reweigh: (
    addition: string,
    /** Whether they are about a renewed part, which is no sign but counts. */
    isNewPart: boolean,
  ) => Promise<DiagnosisResult | undefined>;
  /** The signs that words name, by the engine's reader, and whether they are there. */
  readonly signsIn: (
    words: string,
  ) => Promise<readonly { readonly id: string; readonly present: boolean }[]>;
  /** The causes weighed again with the answer to a check; undefined where that cannot be done. */
  readonly reweighAnswer: (answer: CheckAnswer) => Promise<DiagnosisResult | undefined>;
  /** The checks of a cause, and those that are unsafe now: somebody may have done them before. */
  readonly checksOf: (cause: Cause) => CauseCheck[];
  /** The meaning of a trouble code in a line. */
  readonly meaningOf: (code: string) => string;
  /** A claim in somebody's words beside everything that was reported; it moves nothing. Empty: none is understood. */
  readonly examineClaim: (
    words: string,
    /** What was reported beside it, in the same message. */
    beside?: string,
  ) => Promise<readonly ClaimExamination[]>;
  /** What a message reports beside what it asks. */
  readonly beside?: string;
  /** The public guide of a cause's repair; undefined where there is none. */
  readonly guideOf: (faultId: string) => GuideFacts | undefined;
  /** The public guide or everyday job that words name: 'jump start a car'. */
  readonly jobNamed: (words: string) => GuideFacts | undefined;
  /** Answers about the saved car of the diagnosis from its rows and log; undefined where it is of none. */
  readonly ofCar: ((text: string) => Promise<AssistantAnswer>) | undefined;
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

/** What a message adds to the evidence, in words, and the causes with it. */
export interface Reported extends AssistantAnswer {
  readonly after?: DiagnosisResult;
}

/** An answer without a model. */
export interface AssistantAnswer {
  /** Paragraphs divided by blank lines; lines of a list begin with '- ' or '1. '. */
  readonly text: string;
  /** The cause that it is about. */
  readonly about?: string | undefined;
  /** What else later messages may point back to. */
  readonly focus?: Omit<Focus, 'faultId'>;
  readonly change?: RankingChange;
  /** Placed as it is, at once: an emergency, or what nobody is helped with. No model words it. */
  readonly isFinal?: true;
}
