import { codeMeaning } from './codes/code-meaning.ts';
import type {
  Diagnosis,
  DiagnoseOptions,
  Pricing,
  RecognisedSymptom,
  Report,
} from './diagnosis.ts';
import { readReport, type Evidence } from './evidence/read-report.ts';
import { symptomLexicon } from './evidence/symptoms.ts';
import { describeCause, evidenceNotes } from './explain/cause.ts';
import { modelNote } from './explain/model-note.ts';
import { type PricedCause, withMoneyAtRisk } from './explain/money-at-risk.ts';
import { planSteps } from './explain/plan.ts';
import { pricingOf } from './explain/prices.ts';
import { confidenceOf, partsAndCost, rationale, recommendations } from './explain/words.ts';
import { readAnswer } from './inference/answers.ts';
import { canonicalJson, fnv1a64 } from './inference/hash.ts';
import { nextQuestion } from './inference/next-question.ts';
import { leadingPlaces, posterior, type Posterior } from './inference/posterior.ts';
import { appliedShifts } from './inference/vehicle-prior.ts';
import { weigh, type Weighing } from './inference/weigh.ts';
import { FAULTS } from './knowledge/catalogue.ts';
import { SYMPTOMS } from './knowledge/symptoms.ts';
import { KNOWLEDGE_VERSION } from './knowledge/version.ts';
import { readSystems, type SystemReading } from './model/system-model.ts';
import { raiseAlerts, tellAlert } from './safety/alerts.ts';
import { forbiddenByFault, forbiddenNow, withSafeChecks } from './safety/forbidden.ts';
import { overallDrive, overallSeverity } from './safety/verdict.ts';
import { SYSTEM_IDS } from './systems.ts';
import type { Vehicle } from './vehicle.ts';

/** How many causes are named at most, how many at least, and below which probability they are not. */
const MOST_CAUSES = 8;
const LEAST_CAUSES = 5;
const LEAST_PROBABILITY = 0.01;

/** Decimals of every probability that leaves the engine. */
const DECIMALS = 1e6;

/** Readings surer than this are taken as told. */
const SURE_READING = 0.3;

const rounded = (p: number): number => Math.floor(p * DECIMALS) / DECIMALS;

/**
 * The one verb: what is probably wrong with this car, whether it may be driven, what to check next
 * and what that costs. Pure and deterministic: equal inputs give equal answers on any machine.
 *
 * Text that says nothing about a car gives no causes and confidence 'unknown'. Any string is safe;
 * characters after the first 20,000 are not read.
 */
export const diagnose = (
  report: Report,
  vehicle: Vehicle,
  options: DiagnoseOptions = {},
): Diagnosis => {
  const evidence = readReport(report, vehicle);
  const answers = report.answers ?? [];
  const reading = readSystems(evidence.reading, evidence.symptoms);
  const weighing = weigh(evidence, answers);
  const spoken = answers.length === 0 ? weighing : weigh(evidence);
  const result = posterior(weighing, reading.probabilities, spoken);
  const yes = new Set<string>();
  const no = new Set<string>();
  let answered = 0;
  for (const answer of answers) {
    const read = readAnswer(answer);
    if (read !== undefined) answered += 1;
    if (read?.kind === 'symptom') (read.yes ? yes : no).add(read.id);
  }
  const says = answered > 0 || saysSomething(evidence, reading, weighing);
  const pricing = pricingOf(options);
  const named = says ? nameCauses(evidence, reading, weighing, result, pricing) : [];
  const alerts = raiseAlerts(evidence, no, yes);
  const canDrive = overallDrive(named, alerts);
  const forbidden = forbiddenNow(
    canDrive.verdict,
    alerts.map(({ rule }) => rule),
  );
  const causes = withMoneyAtRisk(named.map((cause) => withSafeChecks(cause, forbidden)));
  const other = says ? rounded(1 - causes.reduce((sum, cause) => sum + cause.probability, 0)) : 1;
  const findings = evidence.symptoms.map(({ id, start, end, present }): RecognisedSymptom => ({
    id,
    label: SYMPTOMS[id].label,
    text: evidence.text.slice(start, end),
    present,
  }));
  // A doubtful reading is worth asking about: people's words are read wrongly now and then.
  const told = new Set(
    evidence.symptoms.filter(({ confidence }) => confidence >= SURE_READING).map(({ id }) => id),
  );
  const question = says ? nextQuestion(weighing, result, answers, told, forbidden) : undefined;
  const plan = planSteps(causes);
  const toldAlerts = alerts.map((alert) => tellAlert(alert, canDrive.verdict));
  return {
    severity: overallSeverity(causes, alerts, canDrive.verdict),
    canDrive,
    alerts: toldAlerts,
    causes,
    other,
    systems: rankSystems(says ? result.systems : reading.probabilities),
    findings,
    codes: evidence.codes.map(({ code }) => codeMeaning(code)),
    plan,
    ...(question === undefined ? {} : { nextQuestion: question }),
    pricing,
    knowledgeVersion: KNOWLEDGE_VERSION,
    inputsHash: fnv1a64(canonicalJson({ report, vehicle, knowledge: KNOWLEDGE_VERSION })),
    possible_causes: causes.map((cause) => cause.name),
    recommendations: recommendations(causes, toldAlerts, canDrive),
    parts_and_cost: partsAndCost(causes, pricing),
    common_failure_patterns: causes
      .slice(0, 2)
      .flatMap((cause) => FAULTS.find((fault) => fault.id === cause.faultId)?.patterns ?? []),
    diagnostic_steps: plan.map((step) => step.title),
    confidence: confidenceOf(causes),
    rationale: rationale(causes, other, findings),
  };
};

/** Symptoms, codes or, failing these, enough words that cars' owners use. */
const saysSomething = (evidence: Evidence, reading: SystemReading, weighing: Weighing): boolean => {
  if (evidence.codes.length > 0) return true;
  if (evidence.symptoms.some((s) => s.present && !s.hearsay && s.confidence >= 0.25)) return true;
  const likeness = weighing.likeness.scores.reduce((a, b) => Math.max(a, b), 0);
  const sure = reading.probabilities.reduce((a, b) => Math.max(a, b), 0);
  if (likeness >= 9 && reading.features >= 4 && sure >= 0.3) return true;
  // 'The car shakes.' is little, but all of it is about a fault.
  const { units } = evidence.reading;
  const known = units.filter((unit) => symptomLexicon().termIds.has(unit.term)).length;
  return units.length > 0 && known >= 0.7 * units.length && likeness >= 3;
};

const nameCauses = (
  evidence: Evidence,
  reading: SystemReading,
  weighing: Weighing,
  result: Posterior,
  pricing: Pricing,
): readonly PricedCause[] => {
  const total = weighing.standings.reduce((sum, { logPrior }) => sum + Math.exp(logPrior), 0);
  const vehicleName =
    [evidence.facts.year, evidence.facts.make, evidence.facts.model].filter(Boolean).join(' ') ||
    'This car';
  return leadingPlaces(result.faults, MOST_CAUSES)
    .filter((place, i) => i < LEAST_CAUSES || (result.faults[place] ?? 0) >= LEAST_PROBABILITY)
    .flatMap((place) => {
      const standing = weighing.standings[place];
      const fault = standing === undefined ? undefined : FAULTS[standing.fault];
      if (standing === undefined || fault === undefined) return [];
      const p = result.faults[place] ?? 0;
      const note = modelNote(evidence, reading, result, fault.system);
      const notes = evidenceNotes(
        [...weighing.contributionsOf(standing.fault), ...(note === undefined ? [] : [note])],
        appliedShifts(standing.fault, evidence.facts),
        vehicleName,
      );
      const baseRate = rounded(Math.exp(standing.logPrior) / total);
      const cause = describeCause(fault, rounded(p), baseRate, notes, pricing);
      return [withSafeChecks(cause, forbiddenByFault(fault.drive))];
    });
};

const rankSystems = (probabilities: Float64Array): Diagnosis['systems'] =>
  SYSTEM_IDS.map((id, i) => ({ id, probability: rounded(probabilities[i] ?? 0) })).sort(
    (a, b) => b.probability - a.probability,
  );
