import type { CodeGroup } from '@wrenchwise/knowledge/codes/code-groups';
import type { CodeReading } from '@wrenchwise/knowledge/codes/code-topics';
import type { DriveVerdict } from '@wrenchwise/knowledge/schema';
import type { SystemId } from '@wrenchwise/knowledge/systems';

/** What a page about a trouble code shows. Types alone, for pages that carry no knowledge. */

/** A code in a list of others. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

export interface CodeCause {
  readonly faultId: string;
  readonly name: string;
  readonly summary: string;
  readonly system: SystemId;
  /** 0–1 among the causes listed for the code; absent where only one is listed. */
  readonly share?: number;
  /** Parts and labour in whole US dollars, low and high. */
  readonly usd: readonly [number, number];
  /** The repair guide's slug and title. */
  readonly guide: readonly [slug: string, title: string];
}

export interface CodeCheck {
  readonly title: string;
  readonly tool: string;
  readonly minutes: number;
  /** What speaks for the cause. */
  readonly finding: string;
  /** The name of the cause that it tells of. */
  readonly cause: string;
}

export interface CodeDrive {
  /** What the causes weigh together: careful where a fair share of them is grave. */
  readonly verdict: DriveVerdict;
  /** The likeliest cause with that verdict, and why it has it. */
  readonly cause: string;
  readonly reason: string;
  /** The likeliest cause that would make it worse. */
  readonly graver?: { readonly cause: string; readonly reason: string };
}

/** A warning that owners report with a code's causes. */
export interface CodeLamp {
  readonly label: string;
  /** 0–1: how many owners with one of the causes mention it. */
  readonly share: number;
}

export interface CodePage {
  readonly code: string;
  /** As the standard's list has it, in our words. */
  readonly name: string;
  /** In plain words, a sentence each. */
  readonly plain: readonly string[];
  /** Sources disagree on it, or it is the maker's own. */
  readonly uncertain: boolean;
  readonly group: CodeGroup;
  readonly system: SystemId;
  /** When the computer lights a lamp for it. */
  readonly lamp: string;
  readonly lamps: readonly CodeLamp[];
  /** Absent where the knowledge lists no cause. */
  readonly drive?: CodeDrive;
  /** Where no cause is listed: the nearest code about the same part that has one. */
  readonly neighbour?: {
    readonly code: string;
    readonly cause: string;
    readonly verdict: DriveVerdict;
    readonly reason: string;
  };
  /** Likeliest first. */
  readonly causes: readonly CodeCause[];
  /** How many further causes are listed, and the share of all of them together. */
  readonly more: { readonly causes: number; readonly share: number };
  /** Quick and simple ones first. */
  readonly checks: readonly CodeCheck[];
  /** Whole US dollars: the likeliest cause, and the cheapest and dearest of all that are listed. */
  readonly cost?: {
    readonly likeliest: readonly [number, number];
    readonly all: readonly [number, number];
  };
  readonly freezeFrame: readonly CodeReading[];
  /** The answer to 'Clear it and see?'. */
  readonly clear: string;
  /** Codes of the same part or next to it. */
  readonly family: readonly NamedCode[];
  /** Codes that the same causes store. */
  readonly together: readonly NamedCode[];
}

/** A code that somebody typed, whether it has a page or not. */
export interface ExplainedCode {
  readonly code: string;
  readonly meaning: string;
  readonly plain: readonly string[];
  readonly uncertain: boolean;
  readonly group: CodeGroup;
  readonly hasPage: boolean;
}
