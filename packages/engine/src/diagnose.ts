import { forbiddenByFault, forbiddenNow } from '@wrenchwise/knowledge/allowed-checks';
import type { CodeMeaning } from '@wrenchwise/knowledge/codes/code-table';
import { type Pricing, pricingOf } from '@wrenchwise/knowledge/prices';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';
import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import { type Assessment, assess, type AssessmentSteps, weighReport } from './assess.ts';
import type {
  DiagnoseOptions,
  EngineDiagnosis,
  FoundCause,
  RecognisedSymptom,
  Report,
} from './diagnosis.ts';
import { NOTHING_AGAINST_DRIVING, NOTHING_FOUND } from './enough/nothing-found.ts';
import { shownMeasurement } from './evidence/measurements/shown.ts';
import { LIKELY_TRUE } from './evidence/reading-gate.ts';
import {
  type Listed,
  listedByRepair,
  type RepairsByFault,
  withVariants,
} from './explain/by-repair.ts';
import { causeNotes } from './explain/cause-notes.ts';
import { describeCause } from './explain/cause.ts';
import { discriminativeCauses } from './explain/discriminative-signs.ts';
import { type PricedCause, withMoneyAtRisk } from './explain/money-at-risk.ts';
import { planSteps } from './explain/plan.ts';
import { confidenceOf, partsAndCost, rationale, recommendations } from './explain/words.ts';
import { canonicalJson, fnv1a64 } from './inference/hash.ts';
import type { NextQuestion } from './inference/next-question.ts';
import { leadingPlaces } from './inference/posterior.ts';
import type { VehiclePriors } from './inference/vehicle-prior.ts';
import { shownAlert } from './safety/alerts.ts';
import {
  codeFloor,
  type CodeDriveTools,
  driveOfCodes,
  forbiddenByCodes,
  isOnlyCodes,
} from './safety/code-drive.ts';
import { withSafeChecks } from './safety/forbidden.ts';
import { signFloor, type SignFloorTools } from './safety/sign-floor.ts';
import { slowLoss } from './safety/slow-loss.ts';
import { stopVerdict } from './safety/stop-conditions.ts';
import { higherSeverity, overallDrive, overallSeverity, stricterDrive } from './safety/verdict.ts';

/** The steps of a diagnosis and their look-ups, made from the knowledge. */
export interface DiagnosisSteps extends AssessmentSteps, CodeDriveTools {
  readonly version: string;
  readonly symptoms: Readonly<Record<SymptomId, Symptom>>;
  readonly meaningOf: (code: string) => CodeMeaning;
  readonly appliedShifts: VehiclePriors['appliedShifts'];
  readonly nextQuestion: NextQuestion;
  readonly floors: SignFloorTools['floors'];
  readonly repairsByFault: RepairsByFault;
}

/** The leading faults that may be listed. */
const CONSIDERED = 32;

/** Decimals of probabilities in the answer. */
const DECIMALS = 1e6;

/** Surer readings count as mentioned. */
const SURE_READING = 0.3;

/** A probability as answers have it. */
export const rounded = (p: number): number => Math.floor(p * DECIMALS) / DECIMALS;

const diagnose = (
  steps: DiagnosisSteps,
  report: Report,
  vehicle: Vehicle,
  options: DiagnoseOptions,
): EngineDiagnosis => {
  const assessment = assess(steps, report, vehicle);
  const { evidence, told, reading, weighing, result, sound, events, alerts, needsMore, isHealthy } =
    assessment;
  const isSufficient = needsMore === undefined && !isHealthy;
  const pricing = pricingOf(options);
  const named = isSufficient ? nameCauses(steps, assessment, report.opinions, pricing) : [];
  // Whatever somebody else says of the car, it is no safer than the engine by itself takes it for.
  const floor = isTheOwnersAlone(report)
    ? undefined
    : diagnose(steps, withoutOthers(report), vehicle, options);
  const byCauses = driveByCauses(steps, assessment, named);
  const canDrive = isHealthy
    ? NOTHING_AGAINST_DRIVING
    : [
        signFloorOf(steps, assessment),
        codeFloor(steps, evidence),
        floor?.canDrive,
        stopVerdict({ canDrive: byCauses, causes: named }, evidence.withoutClaims),
      ].reduce<EngineDiagnosis['canDrive']>(
        stricterDrive,
        slowLoss(evidence, byCauses) ?? byCauses,
      );
  const forbidden = new Set([
    ...forbiddenNow(
      canDrive.verdict,
      alerts.map(({ rule }) => rule),
    ),
    ...forbiddenByCodes(steps, evidence),
  ]);
  const causes = withMoneyAtRisk(named.map((cause) => withSafeChecks(cause, forbidden)));
  const other = isSufficient
    ? rounded(1 - causes.reduce((sum, cause) => sum + cause.probability, 0))
    : 1;
  const discriminative = discriminativeCauses(causes);
  const ticked = tickedSigns(steps, assessment);
  const readings = evidence.symptoms
    .filter(({ id, truth }) => truth >= LIKELY_TRUE && !ticked.has(id))
    .map(({ id, start, end, present }): RecognisedSymptom => ({
      id,
      label: steps.symptoms[id].label,
      text: evidence.text.slice(start, end),
      present,
    }));
  const findings = [...readings, ...ticked.values()];
  // A doubtful reading may be wrong and is worth asking about.
  const mentioned = new Set<string>(
    evidence.symptoms.filter(({ confidence }) => confidence >= SURE_READING).map(({ id }) => id),
  );
  for (const id of report.removed ?? []) mentioned.add(id.replace(/^symptom:/, ''));
  const found = isSufficient ? foundCause(steps, assessment, named) : undefined;
  const question =
    isSufficient && found === undefined
      ? steps.nextQuestion(weighing, result, told, mentioned, {
          forbidden,
          withoutTools: options.withoutTools === true,
          ownedTools: options.ownedTools ?? [],
          hasCodes: evidence.codes.length > 0,
          hasSigns: findings.some(({ present }) => present),
          aside: leavesComplaint(steps, assessment, named) ? named[0]?.system : undefined,
          hasEvent: events.length > 0,
          fuels: evidence.facts.expectedFuels,
          isSaidSound: (fault) =>
            steps.ruledOutPartWeights.isSound(steps.faults.indexOf(fault), sound),
        })
      : undefined;
  const plan = planSteps(discriminative);
  const shownAlerts = alerts.map((alert) => shownAlert(alert, canDrive.verdict));
  return {
    ...(needsMore === undefined ? {} : { needsMore }),
    ...(isHealthy ? { nothingFound: NOTHING_FOUND } : {}),
    severity: isHealthy
      ? 'low'
      : higherSeverity(overallSeverity(discriminative, alerts, canDrive.verdict), floor?.severity),
    canDrive,
    alerts: shownAlerts,
    causes,
    other,
    systems: rankSystems(isSufficient ? result.systems : reading.probabilities),
    findings,
    codes: evidence.codes.map(({ code }) => steps.meaningOf(code)),
    measurements: evidence.measurements.map(shownMeasurement),
    notUnderstood: evidence.notUnderstood.map(({ text }) => ({ text })),
    claims: claimsOf(steps, assessment, vehicle),
    plan,
    ...(question === undefined ? {} : { nextQuestion: question }),
    ...(found === undefined ? {} : { found }),
    pricing,
    knowledgeVersion: steps.version,
    inputsHash: fnv1a64(
      canonicalJson({ report: hashed(report), vehicle, knowledge: steps.version }),
    ),
    possible_causes: causes.map((cause) => cause.name),
    recommendations: recommendations(
      discriminative,
      shownAlerts,
      canDrive,
      evidence.codes.length > 0,
    ),
    parts_and_cost: partsAndCost(discriminative, pricing),
    common_failure_patterns: discriminative
      .slice(0, 2)
      .flatMap((cause) => steps.faults.find(({ id }) => id === cause.faultId)?.patterns ?? []),
    diagnostic_steps: plan.map((step) => step.title),
    confidence: confidenceOf(causes),
    rationale: rationale(causes, other, findings),
  };
};

/** The verdict by alerts and causes, or by the codes where nothing else is known of the car. */
const driveByCauses = (
  steps: DiagnosisSteps,
  { evidence, told, alerts }: Assessment,
  named: readonly PricedCause[],
): EngineDiagnosis['canDrive'] => {
  const [leading] = named;
  const byCodes =
    alerts.length === 0 && isOnlyCodes(steps, evidence, told.length > 0)
      ? driveOfCodes(
          steps,
          evidence,
          steps.faults.find(({ id }) => id === leading?.faultId),
        )
      : undefined;
  return byCodes ?? overallDrive(discriminativeCauses(named), alerts);
};

const signFloorOf = (
  steps: DiagnosisSteps,
  { evidence, confirmed, denied }: Assessment,
): EngineDiagnosis['canDrive'] | undefined =>
  signFloor(steps, evidence.symptoms, confirmed, denied);

/** The words of a claim mean a fault that has this probability, and this many times the next one's. */
const MEANS_FAULT = 0.06;
const MEANS_NO_OTHER = 1.8;

/** Each costs as much as a report: later claims are listed without their fault. */
const MAX_NAMED = 3;

/** Claims with the fault that their words mean: each is read as if it were a report. */
const claimsOf = (
  steps: DiagnosisSteps,
  { evidence }: Assessment,
  vehicle: Vehicle,
): EngineDiagnosis['claims'] =>
  evidence.claims.map(({ by, start, end }, index) => {
    const text = evidence.text.slice(start, end);
    if (index >= MAX_NAMED) return { text, by };
    const { result, weighing } = weighReport(steps, { text }, vehicle);
    const [first = -1, second = -1] = leadingPlaces(result.faults, 2);
    const fault = steps.faults[weighing.standings[first]?.fault ?? -1];
    const p = result.faults[first] ?? 0;
    const isMeant =
      fault !== undefined && p >= MEANS_FAULT && p >= MEANS_NO_OTHER * (result.faults[second] ?? 0);
    return { ...(isMeant ? { faultId: fault.id } : {}), text, by };
  });

const isTheOwnersAlone = ({ readings = [], opinions = [] }: Report): boolean =>
  readings.length === 0 && opinions.length === 0;

const withoutOthers = (report: Report): Report => ({ ...report, readings: [], opinions: [] });

/** The least probability of a cause that a check confirmed: another one may be likelier still. */
const FOUND = 0.75;

/** From this P(mentioned | fault) a sign is the fault's own. */
const OWN_SIGN = 0.3;

/**
 * Whether a cause is a side complaint: the words name a sign that it does not explain, and a listed cause of
 * another system does.
 */
const leavesComplaint = (
  { faults }: DiagnosisSteps,
  { evidence }: Assessment,
  [first, ...others]: readonly PricedCause[],
): boolean => {
  const sharesOf = (faultId: string): Readonly<Partial<Record<SymptomId, number>>> =>
    faults.find(({ id }) => id === faultId)?.symptoms ?? {};
  if (first === undefined) return false;
  const explained = sharesOf(first.faultId);
  const left = evidence.symptoms.filter(
    ({ id, present, truth }) => present && truth >= LIKELY_TRUE && explained[id] === undefined,
  );
  return others.some(
    ({ faultId, system }) =>
      system !== first.system && left.some(({ id }) => (sharesOf(faultId)[id] ?? 0) >= OWN_SIGN),
  );
};

/** The leading cause, where a check confirmed it and it is what the report is about. */
const foundCause = (
  steps: DiagnosisSteps,
  assessment: Assessment,
  named: readonly PricedCause[],
): FoundCause | undefined => {
  const { readAnswer } = steps;
  const { told } = assessment;
  const [first] = named;
  if (first === undefined || first.probability < FOUND) return undefined;
  if (leavesComplaint(steps, assessment, named)) return undefined;
  for (const answer of told) {
    const read = readAnswer(answer);
    if (read?.kind !== 'check' || read.outcome.effect !== 'confirms') continue;
    if (read.found.faultId === first.faultId) {
      return { faultId: first.faultId, finding: read.outcome.finding };
    }
  }
  return undefined;
};

/** Ticked signs as findings, by id. */
const tickedSigns = (
  { readAnswer, symptoms }: DiagnosisSteps,
  { told }: Assessment,
): ReadonlyMap<string, RecognisedSymptom> =>
  new Map(
    told.flatMap((answer): [string, RecognisedSymptom][] => {
      const read = readAnswer(answer);
      if (read?.kind !== 'symptom' || !read.ticked) return [];
      const { label } = symptoms[read.id];
      return [[read.id, { id: read.id, label, text: '', present: true, ticked: true }]];
    }),
  );

/** The report as it is hashed: what was never ticked or removed is not part of it. */
const hashed = ({ confirmed = [], removed = [], ...report }: Report): Report => ({
  ...report,
  ...(confirmed.length === 0 ? {} : { confirmed: [...confirmed].sort() }),
  ...(removed.length === 0 ? {} : { removed: [...removed].sort() }),
});

const nameCauses = (
  steps: DiagnosisSteps,
  assessment: Assessment,
  opinions: Report['opinions'],
  pricing: Pricing,
): readonly PricedCause[] => {
  const { faults, repairsByFault } = steps;
  const { weighing, result } = assessment;
  const total = weighing.standings.reduce((sum, { logPrior }) => sum + Math.exp(logPrior), 0);
  const considered = leadingPlaces(result.faults, CONSIDERED).flatMap((place): Listed[] => {
    const at = weighing.standings[place]?.fault ?? -1;
    const fault = faults[at];
    if (fault === undefined) return [];
    const repair = repairsByFault[at]?.id ?? fault.id;
    return [{ place, probability: result.faults[place] ?? 0, repair }];
  });
  const causes = listedByRepair(considered).flatMap(({ place, probability }): PricedCause[] => {
    const standing = weighing.standings[place];
    const fault = standing === undefined ? undefined : faults[standing.fault];
    if (standing === undefined || fault === undefined) return [];
    const notes = causeNotes(steps, assessment, standing.fault, opinions);
    const baseRate = rounded(Math.exp(standing.logPrior) / total);
    const cause = describeCause(fault, rounded(probability), baseRate, notes, pricing);
    const repair = repairsByFault[standing.fault];
    return [
      withSafeChecks(
        repair === undefined ? cause : { ...cause, repair },
        forbiddenByFault(fault.drive),
      ),
    ];
  });
  return withVariants(causes);
};

const rankSystems = (probabilities: Float64Array): EngineDiagnosis['systems'] =>
  SYSTEM_IDS.map((id, i) => ({ id, probability: rounded(probabilities[i] ?? 0) })).sort(
    (a, b) => b.probability - a.probability,
  );

/**
 * Diagnoses a report: probable causes, driving verdict, next checks and costs. Pure and
 * deterministic: equal inputs give equal answers on any machine.
 *
 * An insufficient report gets no causes, a neutral verdict and `needsMore`. Verdict, severity,
 * advice and prices follow from no cause that is a guess. Any string is safe; only the first 20,000
 * characters are read.
 */
export type Diagnose = (
  report: Report,
  vehicle: Vehicle,
  options?: DiagnoseOptions,
) => EngineDiagnosis;

export const createDiagnose =
  (steps: DiagnosisSteps): Diagnose =>
  (report, vehicle, options = {}) =>
    diagnose(steps, report, vehicle, options);
