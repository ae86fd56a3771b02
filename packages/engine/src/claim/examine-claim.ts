import {
  type Forbidden,
  forbiddenByFault,
  forbiddenNow,
} from '@wrenchwise/knowledge/allowed-checks';
import type { ClaimedRepair, DecidingTest } from '@wrenchwise/knowledge/claims/claimed-repair';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';

import { type Assessment, assess, type AssessmentSteps } from '../assess.ts';
import type { Diagnose } from '../diagnose.ts';
import type { EngineDiagnosis } from '../diagnosis.ts';
import { causeContributions, type NotesTools } from '../explain/cause-notes.ts';
import { stricterDrive } from '../safety/verdict.ts';
import type {
  ClaimedFault,
  ClaimExamination,
  ClaimStanding,
  ClaimToExamine,
  ExamineClaims,
} from './claim-examination.ts';
import { type ClaimMeaning, provingRepair, type ReadClaimMeaning } from './claimed-faults.ts';
import { costOf, membersOf, missingSigns } from './claimed-members.ts';
import { asClaims, claimsIn } from './claims-in-words.ts';
import { shownTest, testsOfFault, withoutRepeats } from './deciding-test.ts';
import { withoutDone } from './done-tests.ts';
import { evidenceLines, signWeight } from './evidence-lines.ts';
import { isSaidAbsent } from './no-such-part.ts';
import { decimals, otherCauses } from './other-causes.ts';
import { reportedOutcome } from './reported-outcome.ts';
import { standingOf } from './standing.ts';
import { summaryOf } from './summary.ts';

/** The steps of an examination and their look-ups. */
interface ExaminationSteps
  extends AssessmentSteps, Pick<NotesTools, 'faults' | 'ruledOutPartWeights'> {
  readonly symptoms: Readonly<Record<SymptomId, Symptom>>;
  readonly diagnose: Diagnose;
  readonly claimedRepairs: readonly ClaimedRepair[];
  readonly readMeaning: ReadClaimMeaning;
}

/** More claims than these are not examined: each is explained at length. */
const MAX_CLAIMS = 3;

const MAX_FITS = 3;
const MAX_TESTS = 3;

/** A cause that is less likely than this is no better fit. */
const WORTH_NAMING = 0.08;

/** What everybody may ask a workshop to show. */
const ASK_ALWAYS = [
  'May I see the faulty part on the car, or in a photograph, before it is taken off?',
  'May I have the old part back?',
];
const MAX_ASKED = 4;

/** A claim whose meaning nobody knows, or whose part this car does not have. */
const unexamined = (
  text: string,
  diagnosis: EngineDiagnosis,
  standing: ClaimStanding,
  name: string | undefined,
): ClaimExamination => ({
  text,
  standing,
  summary:
    name === undefined
      ? 'We do not know which part is meant. Ask for its name as it will be on the invoice, and for the test that showed it.'
      : `By what we know of this car it has no such part (${name}). Ask what exactly is meant, and where it is.`,
  for: [],
  against: [],
  missing: [],
  furtherTests: [],
  betterFits: otherCauses(diagnosis, new Set())
    .filter(({ probability }) => probability >= WORTH_NAMING)
    .slice(0, MAX_FITS),
  ask: ['Which test showed it, and with which figures?', ...ASK_ALWAYS],
  canDrive: diagnosis.canDrive,
  pricing: diagnosis.pricing,
});

/** A new part, or a whole unit to be on the safe side. */
const RENEWAL =
  /\b(?:new|replac\w+|renew\w+|swap\w*|exchang\w*|rebuil\w+|condemned|whole|complete|full)\b/i;
const PRECAUTION =
  /\b(?:precaution\w*|to be (?:safe|sure)|just in case|prevent\w+|while (?:they|he|she|it|we) (?:are|is|['’]re))\b/i;

/** Whether a new part is asked for where the fault is usually cured without, or as a precaution. */
const isRenewalUnproved = ({ text, said = text }: ClaimToExamine, meaning: ClaimMeaning): boolean =>
  PRECAUTION.test(said) || (meaning.repair?.beforeRenewal !== undefined && RENEWAL.test(said));

const likelihoodBy = ({ weighing, result }: Assessment): ((at: number) => number) => {
  const likelihoods = new Map(
    weighing.standings.map(({ fault }, place) => [fault, result.faults[place] ?? 0]),
  );
  return (at) => likelihoods.get(at) ?? 0;
};

/** How the likeliest other cause is proved. */
const testsOfBetter = (
  { faults, claimedRepairs }: ExaminationSteps,
  { evidence }: Assessment,
  faultId: string | undefined,
): readonly DecidingTest[] => {
  const fault = faults.find(({ id }) => id === faultId);
  if (fault === undefined) return [];
  const repair = claimedRepairs.find(
    (one) => one.isBroad !== true && one.faults.some((id) => id === fault.id),
  );
  return withoutDone(
    evidence.withoutClaims,
    withoutRepeats([...(repair?.tests ?? []), ...testsOfFault(fault)]),
  );
};

const forbiddenBy = ({ alerts }: Assessment, { canDrive }: EngineDiagnosis): Forbidden =>
  forbiddenNow(
    canDrive.verdict,
    alerts.map(({ rule }) => rule),
  );

const shownTests = (
  tests: readonly DecidingTest[],
  { pricing }: EngineDiagnosis,
  forbidden: readonly Forbidden[],
): Pick<ClaimExamination, 'decidingTest' | 'furtherTests'> => {
  const [decidingTest, ...furtherTests] = tests
    .slice(0, MAX_TESTS)
    .map((test) => shownTest(test, pricing, forbidden));
  return { ...(decidingTest === undefined ? {} : { decidingTest }), furtherTests };
};

const examine = (
  steps: ExaminationSteps,
  assessment: Assessment,
  diagnosis: EngineDiagnosis,
  claim: ClaimToExamine,
): ClaimExamination => {
  const meaning = steps.readMeaning(claim, likelihoodBy(assessment));
  if (meaning === undefined) return unexamined(claim.text, diagnosis, 'open', undefined);
  const members = membersOf(assessment, meaning);
  const [lead] = members;
  const fault = lead === undefined ? undefined : steps.faults[lead.at];
  const own = assessment.evidence.withoutClaims;
  const isAbsent = meaning.repair !== undefined && isSaidAbsent(own, meaning.repair);
  if (lead === undefined || fault === undefined || isAbsent) {
    const without = unexamined(claim.text, diagnosis, 'does-not-fit', meaning.name);
    const tests = testsOfBetter(steps, assessment, without.betterFits[0]?.faultId);
    return { ...without, ...shownTests(tests, diagnosis, [forbiddenBy(assessment, diagnosis)]) };
  }
  const faultIds = members.flatMap(({ at }) => steps.faults[at]?.id ?? []);
  const isSufficient = diagnosis.needsMore === undefined && diagnosis.nothingFound === undefined;
  const probability = isSufficient
    ? decimals(members.reduce((sum, one) => sum + one.probability, 0))
    : 0;
  const others = otherCauses(diagnosis, new Set(faultIds));
  const repair = provingRepair(meaning, fault.id, steps.claimedRepairs);
  const outcome = reportedOutcome(own, repair?.tests ?? []);
  const contributions = causeContributions(steps, assessment, lead.at);
  const lines = evidenceLines(contributions);
  const elsewhere = steps.faults.findIndex(({ id }) => id === others[0]?.faultId);
  const byEvidence = standingOf({
    claimed: probability,
    other: others[0]?.probability ?? 0,
    signsElsewhere:
      signWeight(causeContributions(steps, assessment, elsewhere)) - signWeight(contributions),
    isNeighbour: meaning.neighbours.includes(elsewhere),
    isSufficient,
    tested: outcome?.says,
  });
  const standing =
    byEvidence === 'fits' && outcome === undefined && isRenewalUnproved(claim, meaning)
      ? 'fault-fits'
      : byEvidence;
  const claimed: ClaimedFault = {
    name: meaning.name,
    faultIds,
    system: fault.system,
    probability,
    cost: costOf(steps.faults, diagnosis.pricing, members),
    canDrive: { verdict: fault.drive.verdict, reason: fault.drive.reason },
  };
  const betterFits = others
    .filter((other) => other.probability >= WORTH_NAMING && other.probability > claimed.probability)
    .slice(0, MAX_FITS);
  const canDrive =
    standing === 'fits' || standing === 'fault-fits'
      ? stricterDrive(diagnosis.canDrive, claimed.canDrive)
      : diagnosis.canDrive;
  const forbidden = [
    forbiddenBy(assessment, { ...diagnosis, canDrive }),
    ...(standing === 'does-not-fit' ? [] : [forbiddenByFault(fault.drive)]),
  ];
  const ofClaim = withoutDone(
    own,
    withoutRepeats([...(repair?.tests ?? []), ...testsOfFault(fault)]),
  );
  const ofBetter = testsOfBetter(steps, assessment, betterFits[0]?.faultId).slice(0, 1);
  const tests = withoutRepeats([
    ...ofClaim.slice(0, MAX_TESTS - ofBetter.length),
    ...ofBetter,
    ...ofClaim.slice(MAX_TESTS - ofBetter.length),
  ]);
  return {
    text: claim.text,
    claimed,
    standing,
    summary: summaryOf(
      standing,
      claimed,
      betterFits[0],
      outcome,
      diagnosis.needsMore?.message,
      meaning.repair?.beforeRenewal,
    ),
    for: [...(outcome?.says === 'confirms' ? [outcome.line] : []), ...lines.for],
    against: [
      ...(outcome === undefined || outcome.says === 'confirms' ? [] : [outcome.line]),
      ...lines.against,
    ],
    missing: missingSigns(fault, steps.symptoms, assessment),
    ...shownTests(tests, diagnosis, forbidden),
    betterFits,
    ask: [...(repair?.ask ?? []), ...ASK_ALWAYS].slice(0, MAX_ASKED),
    canDrive,
    pricing: diagnosis.pricing,
  };
};

/** Examines claims by the steps of a diagnosis; the claims' words are read for nothing else. */
export const createClaimExaminer =
  (steps: ExaminationSteps): ExamineClaims =>
  (report, vehicle, given, options = {}) => {
    const assessment = assess(steps, report, vehicle);
    const diagnosis = steps.diagnose(report, vehicle, options);
    const { text, claims } = assessment.evidence;
    const guesses = diagnosis.claims.map(({ faultId }) => faultId);
    const examined =
      given?.flatMap(asClaims) ??
      claimsIn(text, claims).map((claim, at) => ({ ...claim, guess: guesses[at] }));
    return examined.slice(0, MAX_CLAIMS).map((claim) => ({
      ...examine(steps, assessment, diagnosis, claim),
      ...(claim.price === undefined ? {} : { price: claim.price }),
    }));
  };
