import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { RecentEvents } from '@wrenchwise/knowledge/recent-events/recent-events';
import type { SignShares } from '@wrenchwise/knowledge/sign-shares';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import type { Answer, NeedsMore, Report } from './diagnosis.ts';
import type { FindMissing } from './enough/missing.ts';
import { findsNothing } from './enough/nothing-found.ts';
import type { Evidence, ReadReport } from './evidence/read-report.ts';
import type { ReadEvents } from './evidence/recent-events.ts';
import { withoutRemoved } from './evidence/removed.ts';
import { type RuledOutPart, ruledOutParts } from './evidence/ruled-out-parts.ts';
import { type ReadAnswer, ticksOf } from './inference/answers.ts';
import {
  circumstancesOf,
  type GivenEvent,
  givenEvents,
  type EventAnswer,
} from './inference/given-events.ts';
import { hasAbnormal } from './inference/measurements.ts';
import { withOpinions } from './inference/opinions.ts';
import { posterior, type Posterior } from './inference/posterior.ts';
import type { EventWeights } from './inference/recent-events.ts';
import type { RuledOutPartWeights } from './inference/ruled-out-parts.ts';
import { withSignShares } from './inference/sign-shares.ts';
import type { Weigh } from './inference/weigh.ts';
import type { Weighing } from './inference/weighing.ts';
import type { ReadSystems, SystemReading } from './model/system-model.ts';
import type { RaiseAlerts, RaisedAlert } from './safety/alerts.ts';

/** The steps from a report to what it says, and their look-ups. */
export interface AssessmentSteps {
  readonly faults: readonly Fault[];
  readonly readReport: ReadReport;
  readonly readAnswer: ReadAnswer;
  readonly readSystems: ReadSystems;
  readonly weigh: Weigh;
  readonly ruledOutPartWeights: RuledOutPartWeights;
  readonly recentEvents: RecentEvents;
  readonly signShares: readonly SignShares[];
  readonly readEvents: ReadEvents;
  readonly eventWeights: EventWeights;
  readonly raiseAlerts: RaiseAlerts;
  readonly findMissing: FindMissing;
}

/** What a report says, before it is put into words. */
export interface Assessment {
  readonly evidence: Evidence;
  /** The ticked signs and the answers. */
  readonly told: readonly Answer[];
  readonly reading: SystemReading;
  readonly weighing: Weighing;
  readonly result: Posterior;
  /** Parts that the text calls new or in order. */
  readonly sound: readonly RuledOutPart[];
  /** What was done to the car, or happened to it, just before. */
  readonly events: readonly GivenEvent[];
  readonly alerts: readonly RaisedAlert[];
  /** Undefined where there is enough to go on. */
  readonly needsMore: NeedsMore | undefined;
  /** Whether nothing points to a fault. */
  readonly isHealthy: boolean;
  /** Signs that were ticked or answered with yes, and those answered with no. */
  readonly confirmed: ReadonlySet<SymptomId>;
  readonly denied: ReadonlySet<SymptomId>;
}

type Weighed = Pick<
  Assessment,
  'evidence' | 'told' | 'reading' | 'weighing' | 'result' | 'sound' | 'events'
>;
type WeighingSteps = Omit<AssessmentSteps, 'raiseAlerts' | 'findMissing'>;

/** Reads a report and weighs the faults by it, without what it means for safety and for further questions. */
export const weighReport = (steps: WeighingSteps, report: Report, vehicle: Vehicle): Weighed =>
  weighEvidence(
    steps,
    report,
    withoutRemoved(steps.readReport(report, vehicle, false), report.removed),
  );

/** The last answer to what happened just before. */
const eventAnswer = (
  { readAnswer }: Pick<AssessmentSteps, 'readAnswer'>,
  told: readonly Answer[],
): EventAnswer | undefined =>
  told.map((answer) => readAnswer(answer)).findLast((read) => read?.kind === 'event');

const weighEvidence = (steps: WeighingSteps, report: Report, evidence: Evidence): Weighed => {
  const { faults, readSystems, ruledOutPartWeights, recentEvents } = steps;
  const ticks = ticksOf(report.confirmed);
  const told = [...ticks, ...(report.answers ?? [])];
  const reading = readSystems(evidence.reading, evidence.symptoms);
  const read = { ...evidence, events: steps.readEvents(evidence.withoutClaims) };
  const withoutEvents = { ...evidence, conditions: circumstancesOf(read, recentEvents) };
  const weighing = steps.weigh(withoutEvents, told);
  // Figures count in full, as answers do: the text model does not see them.
  const words = told.length > 0 ? steps.weigh(withoutEvents) : weighing;
  const byWords = evidence.measurements.length > 0 ? words.withoutFigures() : words;
  const sound = ruledOutParts(evidence.withoutClaims);
  const events = givenEvents(read, eventAnswer(steps, told), recentEvents);
  const bySigns = withSignShares(
    posterior(weighing, reading, byWords),
    weighing,
    faults,
    evidence,
    steps.signShares,
  );
  const byOthers = withOpinions(bySigns, weighing, faults, report.opinions);
  const result = steps.eventWeights.weighed(
    ruledOutPartWeights.weighed(byOthers, weighing, sound),
    weighing,
    events,
    (fault) => ruledOutPartWeights.isSound(fault, sound),
  );
  return { evidence, told, reading, weighing, result, sound, events };
};

/**
 * Reads and weighs a report: the part that a preview and a diagnosis share. Where what is about something
 * else leaves too little, the long sentences around it are read as well, for causes, not for alerts.
 */
export const assess = (steps: AssessmentSteps, report: Report, vehicle: Vehicle): Assessment => {
  const read = (spareLong: boolean): Evidence =>
    withoutRemoved(steps.readReport(report, vehicle, spareLong), report.removed);
  const evidence = read(false);
  const assessment = assessEvidence(steps, report, evidence);
  const kind = assessment.needsMore?.kind;
  if (kind === undefined || kind === 'language' || kind === 'not-a-car') return assessment;
  const spared = read(true);
  if (spared.observed === evidence.observed) return assessment;
  const second = assessEvidence(steps, report, spared);
  return second.needsMore === undefined && !second.isHealthy
    ? { ...second, alerts: assessment.alerts }
    : assessment;
};

const assessEvidence = (steps: AssessmentSteps, report: Report, evidence: Evidence): Assessment => {
  const { readAnswer, raiseAlerts, findMissing } = steps;
  const weighed = weighEvidence(steps, report, evidence);
  const { told, reading, weighing, result } = weighed;
  const yes = new Set<SymptomId>();
  const no = new Set<SymptomId>();
  const ticked = new Set<SymptomId>();
  let answered = 0;
  for (const answer of told) {
    const read = readAnswer(answer);
    if (read !== undefined) answered += 1;
    if (read?.kind !== 'symptom') continue;
    (read.yes ? yes : no).add(read.id);
    if (read.ticked) ticked.add(read.id);
  }
  const alerts = raiseAlerts(evidence, no, yes, ticked);
  const isAbnormal = hasAbnormal(evidence.measurements);
  const isHealthy = answered === 0 && findsNothing(evidence, alerts.length > 0);
  const needsMore =
    answered > 0 || isHealthy || isAbnormal
      ? undefined
      : findMissing(
          evidence,
          reading,
          weighing,
          result.faults.reduce((a, b) => Math.max(a, b), 0),
          alerts.length > 0,
        );
  return {
    ...weighed,
    alerts,
    needsMore,
    isHealthy,
    confirmed: yes,
    denied: no,
  };
};
