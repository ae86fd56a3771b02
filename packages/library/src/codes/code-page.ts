import type { CodeGroup } from '@wrenchwise/knowledge/codes/code-groups';
import type { LiveValue } from '@wrenchwise/knowledge/codes/live-values';
import type { CodeReading } from '@wrenchwise/knowledge/codes/topics';
import type { PriceRegionId } from '@wrenchwise/knowledge/price-regions';
import type { MoneyRange } from '@wrenchwise/knowledge/prices';
import type { DriveVerdict } from '@wrenchwise/knowledge/schema';
import type { SystemId } from '@wrenchwise/knowledge/systems';

/** The content of a trouble code's page. Types only, for pages that load no knowledge. */

/** A code in a list of others. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

/** A code of the same part at the same place, or of one that is alike. */
export interface RelatedCode extends NamedCode {
  readonly isSamePart: boolean;
}

/** An amount in each region's own money, in integer cents. */
export type RegionalRange = Readonly<Record<PriceRegionId, MoneyRange>>;

export interface CodeCause {
  readonly faultId: string;
  readonly name: string;
  readonly summary: string;
  readonly system: SystemId;
  /** 0–1: that of a diagnosis of the code only on a car of which nothing else is known. */
  readonly share: number;
  /** Parts and labour at a garage. */
  readonly garage: RegionalRange;
  /** The repair guide's slug and title. */
  readonly guide: readonly [slug: string, title: string];
}

export interface CodeCheck {
  readonly title: string;
  readonly tool: string;
  readonly minutes: number;
  /** The finding that speaks for the cause. */
  readonly finding: string;
  /** The name of the cause that it confirms. */
  readonly cause: string;
}

export interface CodeDrive {
  /** That of the likeliest cause, and never less strict than the code's own floor. */
  readonly verdict: DriveVerdict;
  /** The likeliest cause, or the code's meaning where its own floor decides, and the reason. */
  readonly cause: string;
  readonly reason: string;
  /** The likeliest cause with a stricter verdict. */
  readonly graver?: {
    readonly cause: string;
    readonly reason: string;
    /** Whether it is the likeliest of the causes all the same, where the code itself decides. */
    readonly isLikeliest: boolean;
  };
}

/** A warning that owners report with a code's causes. */
export interface CodeLight {
  readonly label: string;
  /** 0–1: the share of owners with one of the causes who report it. */
  readonly share: number;
}

export interface CodePage {
  readonly code: string;
  /** The meaning by the standard, in our words. */
  readonly name: string;
  /** What a scan tool shows: 'Camshaft Position Sensor "A" Circuit Low (Bank 1)'; absent without a published meaning. */
  readonly toolWords?: string;
  /** In plain words, a sentence each. */
  readonly plain: readonly string[];
  /** The sources disagree, or makers define it. */
  readonly uncertain: boolean;
  readonly group: CodeGroup;
  readonly system: SystemId;
  /** Which warning light comes on for it, and when. */
  readonly light: string;
  readonly lights: readonly CodeLight[];
  readonly drive: CodeDrive;
  /** Of a circuit code: what was measured, and where its cause is looked for, the likeliest place first. */
  readonly circuit?: {
    readonly measured: string;
    readonly places: readonly string[];
    /** What owners leave to a workshop on it. */
    readonly warning?: string;
  };
  /** What it mostly means on some makes, with the repair guide; empty where nothing special is known. */
  readonly onMakes: readonly {
    readonly cars: string;
    readonly finding: string;
    readonly system: SystemId;
    readonly guide: CodeCause['guide'];
  }[];
  /** Likeliest first. */
  readonly causes: readonly CodeCause[];
  /** The number of further causes, and their total share, which is a part of `other`. */
  readonly more: { readonly causes: number; readonly share: number };
  /** 0–1: something else than `causes`, as a diagnosis of the code only has it. */
  readonly other: number;
  /** By the chance of finding it per effort, the best first. */
  readonly checks: readonly CodeCheck[];
  /** At a garage: of the likeliest cause, and the middle four fifths over all, by their shares. */
  readonly cost?: { readonly likeliest: RegionalRange; readonly middle: RegionalRange };
  /** Values on a reader that prove it; empty where none does for every car. */
  readonly live: readonly LiveValue[];
  readonly freezeFrame: readonly CodeReading[];
  /** The answer to 'Clear it and see?'. */
  readonly clear: string;
  /** Codes about the same part, at the same place, or one that is alike, by meaning. */
  readonly family: readonly RelatedCode[];
  /** Codes that the same causes store. */
  readonly together: readonly NamedCode[];
}

/** A searched code, with or without a page. */
export interface ExplainedCode {
  readonly code: string;
  readonly meaning: string;
  readonly plain: readonly string[];
  readonly uncertain: boolean;
  readonly group: CodeGroup;
  readonly hasPage: boolean;
}
