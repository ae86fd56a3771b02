import type { FaultId } from '../catalogue.ts';
import type { JobFigure } from '../jobs/job.ts';
import type { CheckNeed, OutcomeEffect } from '../schema.ts';
import type { ClaimedPart } from './claimed-parts.ts';

/** What comes out of a test, and what follows from it for the claim. */
interface TestOutcome {
  readonly result: string;
  readonly follows: string;
  readonly effect: OutcomeEffect;
  /** How an owner reports this result; only where it decides. */
  readonly said?: RegExp;
}

/** Who can do a test: with bare hands, with a tool and some practice, or with a workshop's equipment. */
export type TestWho = 'owner' | 'amateur' | 'workshop';

/** The test that decides whether a workshop is right about a part. */
export interface DecidingTest {
  /** An imperative title, with the name by which a workshop knows the test. */
  readonly title: string;
  /** One to three sentences: what is done. */
  readonly how: string;
  readonly who: TestWho;
  /** 'None', 'Multimeter', 'Workshop scan tool', … */
  readonly tool: string;
  /** What a workshop spends on it, in minutes: low, high. */
  readonly minutes: readonly [number, number];
  /** What the tool or kit costs whoever does it at home, in whole US dollars: low, high. */
  readonly kitUsd?: readonly [number, number];
  /** The most it asks of the car; absent: the car is parked with the engine off. */
  readonly needs?: CheckNeed;
  /** At least two: one that speaks for the claim, one that speaks against it. */
  readonly outcomes: readonly TestOutcome[];
  readonly source: JobFigure['source'];
}

/** A repair as workshops put it on an estimate, and how its need is proved. */
export interface ClaimedRepair {
  /** 'Turbocharger' */
  readonly name: string;
  /** Tested on what was claimed, in lower case. */
  readonly words: RegExp;
  /** The faults that this repair cures. */
  readonly faults: readonly FaultId[];
  /** Parts of the family that are named by themselves. */
  readonly parts?: readonly ClaimedPart[];
  /** Faults that only a test separates from those of the repair: none of them makes the claim unfit. */
  readonly alike?: readonly FaultId[];
  /**
   * What cures the fault usually and is tried before the part is renewed, as a clause: 'it is usually
   * cleaned first'. Absent where only a new part helps.
   */
  readonly beforeRenewal?: string;
  /** Another repair of the table says more of how the fault in question is proved: 'gearbox'. */
  readonly isBroad?: true;
  /** The deciding one first. */
  readonly tests: readonly DecidingTest[];
  /** What to ask the workshop to show: figures, a photograph, the old part. Whole sentences. */
  readonly ask: readonly string[];
}
