import { forbiddenByFault, forbiddenNow } from '@wrenchwise/knowledge/allowed-checks';
import type { ClaimedRepair } from '@wrenchwise/knowledge/claims/claimed-repair';
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
import { provingRepair, type ReadClaimMeaning } from './claimed-faults.ts';
import { costOf, membersOf, missingSigns } from './claimed-members.ts';
import { asClaims, claimsIn } from './claims-in-words.ts';
import { shownTest, testsOfFault, withoutRepeats } from './deciding-test.ts';
import { evidenceLines, signWeight } from './evidence-lines.ts';
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

const examine = (
  steps: ExaminationSteps,
  assessment: Assessment,
  diagnosis: EngineDiagnosis,
  claim: ClaimToExamine,
): ClaimExamination => {
  const meaning = steps.readMeaning(claim);
  if (meaning === undefined) return unexamined(claim.text, diagnosis, 'open', undefined);
  const members = membersOf(assessment, meaning);
  const [lead] = members;
  const fault = lead === undefined ? undefined : steps.faults[lead.at];
  if (lead === undefined || fault === undefined) {
    return unexamined(claim.text, diagnosis, 'does-not-fit', meaning.name);
  }
  const faultIds = members.flatMap(({ at }) => steps.faults[at]?.id ?? []);
  const isSufficient = diagnosis.needsMore === undefined && diagnosis.nothingFound === undefined;
  const probability = isSufficient
    ? decimals(members.reduce((sum, one) => sum + one.probability, 0))
    : 0;
  const others = otherCauses(diagnosis, new Set(faultIds));
  const repair = provingRepair(meaning, fault.id, steps.claimedRepairs);
  const tests = withoutRepeats([...(repair?.tests ?? []), ...testsOfFault(fault)]);
  const outcome = reportedOutcome(assessment.evidence.withoutClaims, repair?.tests ?? []);
  const contributions = causeContributions(steps, assessment, lead.at);
  const lines = evidenceLines(contributions);
  const elsewhere = steps.faults.findIndex(({ id }) => id === others[0]?.faultId);
  const standing = standingOf({
    claimed: probability,
    other: others[0]?.probability ?? 0,
    signsElsewhere:
      signWeight(causeContributions(steps, assessment, elsewhere)) - signWeight(contributions),
    isSufficient,
    tested: outcome?.says,
  });
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
    standing === 'fits' ? stricterDrive(diagnosis.canDrive, claimed.canDrive) : diagnosis.canDrive;
  const forbidden = [
    forbiddenNow(
      canDrive.verdict,
      assessment.alerts.map(({ rule }) => rule),
    ),
    ...(standing === 'does-not-fit' ? [] : [forbiddenByFault(fault.drive)]),
  ];
  const [decidingTest, ...furtherTests] = tests
    .slice(0, MAX_TESTS)
    .map((test) => shownTest(test, diagnosis.pricing, forbidden));
  return {
    text: claim.text,
    claimed,
    standing,
    summary: summaryOf(standing, claimed, betterFits[0], outcome, diagnosis.needsMore?.message),
    for: [...(outcome?.says === 'confirms' ? [outcome.line] : []), ...lines.for],
    against: [
      ...(outcome === undefined || outcome.says === 'confirms' ? [] : [outcome.line]),
      ...lines.against,
    ],
    missing: missingSigns(fault, steps.symptoms, assessment),
    ...(decidingTest === undefined ? {} : { decidingTest }),
    furtherTests,
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
