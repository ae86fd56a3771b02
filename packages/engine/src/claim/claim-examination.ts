import type { MoneyRange, Pricing } from '@wrenchwise/knowledge/prices';
import type { DriveVerdict } from '@wrenchwise/knowledge/schema';
import type { SystemId } from '@wrenchwise/knowledge/systems';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import type { DiagnoseOptions, EngineDiagnosis, Report } from '../diagnosis.ts';

/** What somebody says is wrong, or has to be renewed. */
export interface ClaimToExamine {
  /** Their words: 'the head gasket has gone'. */
  readonly text: string;
  /** All that is said for it, where more is said than what is wrong: 'and wants to fit a new one as a precaution'. */
  readonly said?: string | undefined;
  /** What they want for it, as it is written: '£1,800'. */
  readonly price?: string | undefined;
  /** The fault that they chose from a list; decides what is meant. */
  readonly faultId?: string | undefined;
  /** The fault that the words are like, for words that name no part. */
  readonly guess?: string | undefined;
}

/**
 * 'fits': the likeliest by what was reported. 'fault-fits': so does the fault, but that a part must be renewed does
 * not follow. 'possible': it may be, and others may be as well.
 * 'does-not-fit': others explain far more, or the car has no such part. 'open': too little to judge by.
 */
export type ClaimStanding = 'fits' | 'fault-fits' | 'possible' | 'does-not-fit' | 'open';

/** What a claim means in the catalogue. */
export interface ClaimedFault {
  /** 'Head gasket or cylinder head' */
  readonly name: string;
  /** The faults that the claimed repair would cure and the car can have, the likeliest first. */
  readonly faultIds: readonly string[];
  readonly system: SystemId;
  /** The probability of all of them by the report: the claim adds nothing to it. */
  readonly probability: number;
  /** What their repair usually costs in a workshop: of the likeliest, and of those nearly as likely. */
  readonly cost: MoneyRange;
  /** What it means for driving if the claim is right. */
  readonly canDrive: { readonly verdict: DriveVerdict; readonly reason: string };
}

/** A sign of the claimed fault that was not mentioned. */
export interface MissingSign {
  readonly id: string;
  readonly label: string;
  readonly question: string;
}

/** A test that decides on a claim. */
export interface ClaimTest {
  readonly title: string;
  readonly how: string;
  readonly who: 'owner' | 'amateur' | 'workshop';
  readonly tool: string;
  readonly minutes: { readonly low: number; readonly high: number };
  readonly cost: { readonly workshop: MoneyRange; readonly kit?: MoneyRange };
  /** Why nobody should do it at home now; absent where that is safe. */
  readonly caution?: string;
  readonly outcomes: readonly { readonly result: string; readonly follows: string }[];
}

/** A cause that fits better than what was claimed. */
export interface BetterFit {
  readonly faultId: string;
  readonly name: string;
  readonly probability: number;
  readonly cost: MoneyRange;
}

/** A claim beside everything else that was reported. */
export interface ClaimExamination {
  /** The words that were examined. */
  readonly text: string;
  /** The price that is named with it, as it is written: '£1,800'. */
  readonly price?: string;
  /** Absent where nobody knows what is meant, or the car has no such part. */
  readonly claimed?: ClaimedFault;
  readonly standing: ClaimStanding;
  /** The answer in a sentence or two. */
  readonly summary: string;
  /** Sentences. */
  readonly for: readonly string[];
  readonly against: readonly string[];
  readonly missing: readonly MissingSign[];
  readonly decidingTest?: ClaimTest;
  readonly furtherTests: readonly ClaimTest[];
  readonly betterFits: readonly BetterFit[];
  /** What to ask the workshop to show. */
  readonly ask: readonly string[];
  /** Of the report; stricter where the claim fits and its fault is worse. */
  readonly canDrive: EngineDiagnosis['canDrive'];
  readonly pricing: Pricing;
}

/**
 * Examines what somebody says is wrong with a car by everything else that was reported. The words of a
 * claim are never evidence. Any text is safe.
 *
 * @param claims those to examine; without them those that the report's own text contains
 */
export type ExamineClaims = (
  report: Report,
  vehicle: Vehicle,
  claims?: readonly ClaimToExamine[],
  options?: DiagnoseOptions,
) => readonly ClaimExamination[];
