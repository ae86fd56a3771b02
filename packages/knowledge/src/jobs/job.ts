import type { CodePattern, DiyDifficulty } from '../schema.ts';
import type { SystemId } from '../systems.ts';

/** Where a typical figure is known from, in words for the page. */
export const FIGURE_SOURCES = {
  manuals: 'manufacturers’ manuals',
  'part-makers': 'fitting instructions and data sheets of part makers',
  standards: 'product standards (DOT, SAE, IEC, ISO, UN ECE)',
  'uk-law': 'UK law, the Highway Code and the MOT inspection manual',
  practice: 'workshop practice',
} as const;
export type FigureSource = keyof typeof FIGURE_SOURCES;

/** A typical range, never the value for one car: pages show it with 'your manual decides'. */
export interface JobFigure {
  /** 'Sump plug torque'. */
  readonly what: string;
  /** With its unit: '20–40 Nm'. */
  readonly range: string;
  readonly source: FigureSource;
}

/** A step: what to do, how to know that it is right and, where people go wrong, the common mistake. */
export type JobStep =
  | readonly [todo: string, rightWhen: string]
  | readonly [todo: string, rightWhen: string, mistake: string];

/** What the job costs in one case, in whole US dollars; a range is no wider than 1:5. */
export interface JobCost {
  /** 'Four-cylinder car', 'Axle with electric parking brake'. */
  readonly case: string;
  /** Materials for who does it at home; `[0, 0]` where nothing is bought; null: not a job for home. */
  readonly diy: readonly [number, number] | null;
  /** Parts and labour at an independent garage; null: no garage is needed. */
  readonly garage: readonly [number, number] | null;
}

/** An everyday job: upkeep and roadside help, for which no fault needs to be found first. */
export interface JobEntry {
  /** An imperative title, unique among all guides. */
  readonly title: string;
  /** A few words under the title in lists: what the job is about. */
  readonly about: string;
  /** The plain names that people type; no two jobs share one. */
  readonly aliases: readonly string[];
  readonly system: SystemId;
  readonly why: string;
  /** How often; generic, as the manual of the car decides. */
  readonly when: string;
  /** True of what the owner does. */
  readonly difficulty: DiyDifficulty;
  /** Time for a careful amateur, in minutes: low, high. */
  readonly minutes: readonly [number, number];
  /** Labour at a workshop, in minutes: low, high; never above what the owner takes. Absent: no workshop is needed, or the fault's own labour holds. */
  readonly garageMinutes?: readonly [number, number];
  readonly tools: readonly string[];
  /** With generic specifications; empty where nothing is used up. */
  readonly materials: readonly string[];
  /** At least two, the one that saves a life first. */
  readonly safety: readonly string[];
  /** 6–14. */
  readonly steps: readonly JobStep[];
  readonly figures: readonly JobFigure[];
  readonly costs: readonly JobCost[];
  /** When to leave it to a garage. */
  readonly garageIf: string;
  /** Reset, bedding in, disposal. */
  readonly after: readonly string[];
  /**
   * Faults whose repair is this job, by id: they have no page of their own but this one. With each the
   * cases that price it: together they span what the fault's parts and labour come to.
   */
  readonly repairOf?: Readonly<Record<string, readonly string[]>>;
  /** Ids of faults that the job cures, prevents or reveals. */
  readonly faults: readonly string[];
  readonly codes?: readonly CodePattern[];
  /** What differs by car: 'Electric parking brake: …'. */
  readonly byCar: readonly string[];
}

/** A job with its place in the catalogue. */
export interface Job extends JobEntry {
  /** Kebab-case, unique, stable: addresses refer to it. */
  readonly slug: string;
}
