import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';
import { z } from 'zod';

/**
 * What the public pages need of `bench/results`, checked when the web is built. Everything else in
 * those files stays out of the browser. Shares are 0–1.
 */

const Share = z.number().min(0).max(1);
const Count = z.int().min(0);
const Day = z.iso.date();
const SystemId = z.enum(SYSTEM_IDS);

const Ranked = z.object({ rows: Count, top1: Share, top3: Share });

export const Accuracy = z.object({
  measuredOn: Day,
  knowledgeVersion: z.string(),
  engine: Ranked.extend({
    ece: Share,
    reliability: z.array(
      z.object({ from: Share, to: Share, count: Count, claimed: Share, right: Share }),
    ),
    recall: z.partialRecord(SystemId, z.object({ rows: Count, recall: Share })),
  }),
  baselines: z.object({ commonestSystems: Ranked, tfIdfLogisticRegression: Ranked }),
  byMakeGroup: z.record(z.string(), Ranked),
  byLength: z.record(z.string(), Ranked),
});

export const Engine = z.object({ p50Ms: z.number(), p99Ms: z.number() });

export const Dangerous = z.object({
  descriptions: Count,
  warned: Count,
  calledLow: Count,
  freeToDrive: Count,
});

export const Errors = z.object({
  rows: Count,
  wrong: Count,
  amongThree: Share,
  doubted: Share,
  pairs: z.array(z.object({ filed: SystemId, said: SystemId, count: Count })),
});

const Covered = z.object({
  faults: Count,
  symptoms: Count,
  codes: Count,
  checks: Count,
  guides: Count,
  parts: Count,
  fuels: z.object({ petrol: Count, diesel: Count, hybrid: Count, electric: Count }),
  knownModels: Share,
});

export const Coverage = z.object({ all: Covered, systems: z.record(SystemId, Covered) });

const Found = z.object({ rows: Count, first: Share, amongThree: Share });

/** Complaints whose cause the garage found, down to the fault; nothing is trained on `validation`. */
export const Faults = z.object({ validation: Found });

/** The same of drivers' accounts on public pages; nothing is tuned on `test`. */
export const PublicQuestions = z.object({ test: Found });

const Interval = z.object({ share: Share, low: Share, high: Share });

const Named = z.object({ first: Interval, amongThree: Interval });

/**
 * Strangers' posts of which the thread settles the fault, set aside from everything (decision 137), by the exact fault and
 * by the repair, which is what a result lists (decision 147).
 */
export const Strangers = z.object({
  settled: Named.extend({ posts: Count, byRepair: Named }),
  blind: z.object({
    reader: z.object({ first: z.object({ rows: Count }), byRepair: Named }),
    engine: z.object({ byRepair: Named }),
  }),
});

/**
 * Interviews with simulated owners of these posts: whether they can answer is measured on owners, what they answer is drawn
 * from the catalogue's own figures (decision 146).
 */
export const Interview = z.object({
  posts: Count,
  questionsEach: z.number().min(0),
  words: Named,
  ticked: Named,
  asked: Named,
  rightWhereSure: Interval.extend({ rows: Count }),
});

/** All that /how-accurate shows. */
export interface Measured {
  readonly accuracy: z.infer<typeof Accuracy>;
  readonly interview: z.infer<typeof Interview>;
  readonly engine: z.infer<typeof Engine>;
  readonly dangerous: z.infer<typeof Dangerous>;
  readonly errors: z.infer<typeof Errors>;
  readonly coverage: z.infer<typeof Coverage>;
  readonly strangers: z.infer<typeof Strangers>;
  /** Only where `bench/results/faults.json` exists. */
  readonly faults: z.infer<typeof Faults> | undefined;
  /** Only where `bench/results/public-questions.json` exists. */
  readonly publicQuestions: z.infer<typeof PublicQuestions> | undefined;
}

/** What other pages quote. */
export interface Headline {
  readonly measuredOn: string;
  readonly rows: number;
  readonly top1: number;
  readonly top3: number;
  readonly dangerous: number;
  readonly warned: number;
  /** Down to the repair, on strangers' posts. */
  readonly posts: number;
  readonly repair: z.infer<typeof Named>;
}
