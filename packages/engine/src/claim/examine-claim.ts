import { forbiddenByFault, forbiddenNow } from '@wrenchwise/knowledge/allowed-checks';
import { type MoneyRange, repairPrices } from '@wrenchwise/knowledge/prices';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import { isSymptomId, type SymptomId } from '@wrenchwise/knowledge/symptoms';

import { type Assessment, assess, type AssessmentSteps } from '../assess.ts';
import type { Diagnose } from '../diagnose.ts';
import type { Cause, EngineDiagnosis } from '../diagnosis.ts';
import { readClaims } from '../evidence/claims.ts';
import type { Stretch } from '../evidence/told-otherwise.ts';
import { causeContributions, type NotesTools } from '../explain/cause-notes.ts';
import { stricterDrive } from '../safety/verdict.ts';
import type {
  BetterFit,
  ClaimedFault,
  ClaimExamination,
  ClaimStanding,
  ClaimToExamine,
  ExamineClaims,
  MissingSign,
} from './claim-examination.ts';
import type { ClaimMeaning, ReadClaimMeaning } from './claimed-faults.ts';
import { shownTest, testsOfFault, withoutRepeats } from './deciding-test.ts';
import { evidenceLines, signWeight } from './evidence-lines.ts';
import { reportedOutcome } from './reported-outcome.ts';
import { standingOf } from './standing.ts';
import { summaryOf } from './summary.ts';

/** The steps of an examination and their look-ups. */
export interface ExaminationSteps
  extends AssessmentSteps, Pick<NotesTools, 'faults' | 'soundPartWeights'> {
  readonly symptoms: Readonly<Record<SymptomId, Symptom>>;
  readonly diagnose: Diagnose;
  readonly readMeaning: ReadClaimMeaning;
}

/** More claims than these are not examined: each is explained at length. */
const MOST_CLAIMS = 3;

/** From this P(mentioned | fault) the absence of a sign from the report is worth a question. */
const USUAL = 0.35;
const MOST_MISSING = 3;

const MOST_FITS = 3;
const MOST_TESTS = 3;

/** A cause that is less likely than this is no better fit. */
const WORTH_NAMING = 0.08;

/** What everybody may ask a workshop to show. */
const ASK_ALWAYS = [
  'May I see the faulty part on the car, or in a photograph, before it is taken off?',
  'May I have the old part back?',
];
const MOST_ASKED = 4;

const decimals = (p: number): number => Math.floor(p * 1e6) / 1e6;

interface Member {
  readonly at: number;
  readonly probability: number;
}

/** The faults of a claim that the car can have, the likeliest first. */
const membersOf = ({ weighing, result }: Assessment, meaning: ClaimMeaning): readonly Member[] => {
  const meant = new Set(meaning.faults);
  return weighing.standings
    .flatMap(({ fault }, place) =>
      meant.has(fault) ? [{ at: fault, probability: result.faults[place] ?? 0 }] : [],
    )
    .sort((a, b) => b.probability - a.probability);
};

const probabilityOf = ({ probability, variants }: Cause): number =>
  variants?.reduce((sum, variant) => sum + variant.probability, 0) ?? probability;

/** Repairs beside what is claimed, the likeliest first; each once. */
const otherCauses = (
  { causes }: EngineDiagnosis,
  claimed: ReadonlySet<string>,
): readonly BetterFit[] => {
  const seen = new Set<string>();
  return causes
    .flatMap((cause): BetterFit[] => {
      const key = cause.repair?.id ?? cause.faultId;
      if (seen.has(key)) return [];
      seen.add(key);
      const isClaimed =
        claimed.has(cause.faultId) || cause.variants?.some(({ faultId }) => claimed.has(faultId));
      if (isClaimed === true) return [];
      return [
        {
          faultId: cause.faultId,
          name: cause.repair?.name ?? cause.name,
          probability: decimals(probabilityOf(cause)),
          cost: cause.cost.professional,
        },
      ];
    })
    .sort((a, b) => b.probability - a.probability);
};

/** From this share of the leading fault's probability on the price of another one counts too. */
const NEARLY_AS_LIKELY = 0.3;

/** The range over what is likely to be meant. */
const costOf = (
  { faults }: ExaminationSteps,
  { pricing }: EngineDiagnosis,
  members: readonly Member[],
): MoneyRange => {
  const least = NEARLY_AS_LIKELY * (members[0]?.probability ?? 0);
  const ranges = members.flatMap(({ at, probability }) => {
    const fault = faults[at];
    if (fault === undefined || probability < least) return [];
    return [repairPrices(fault, pricing).cost.professional];
  });
  return {
    low: Math.min(...ranges.map(({ low }) => low)),
    high: Math.max(...ranges.map(({ high }) => high)),
  };
};

const missingSigns = (
  { symptoms, faults }: ExaminationSteps,
  { evidence, confirmed, denied }: Assessment,
  at: number,
): readonly MissingSign[] => {
  const known = new Set<string>([
    ...evidence.symptoms.map(({ id }) => id),
    ...confirmed,
    ...denied,
  ]);
  return Object.entries(faults[at]?.symptoms ?? {})
    .flatMap(([id, share]) =>
      isSymptomId(id) && !known.has(id) && share >= USUAL ? [{ id, share }] : [],
    )
    .sort((a, b) => b.share / symptoms[b.id].leak - a.share / symptoms[a.id].leak)
    .slice(0, MOST_MISSING)
    .map(({ id }) => ({ id, label: symptoms[id].label, question: symptoms[id].question }));
};

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
    .slice(0, MOST_FITS),
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
  const tests = withoutRepeats([...(meaning.repair?.tests ?? []), ...testsOfFault(fault)]);
  const outcome = reportedOutcome(assessment.evidence.withoutClaims, meaning.repair?.tests ?? []);
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
    cost: costOf(steps, diagnosis, members),
    canDrive: { verdict: fault.drive.verdict, reason: fault.drive.reason },
  };
  const betterFits = others
    .filter((other) => other.probability >= WORTH_NAMING && other.probability > claimed.probability)
    .slice(0, MOST_FITS);
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
    .slice(0, MOST_TESTS)
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
    missing: missingSigns(steps, assessment, lead.at),
    ...(decidingTest === undefined ? {} : { decidingTest }),
    furtherTests,
    betterFits,
    ask: [...(meaning.repair?.ask ?? []), ...ASK_ALWAYS].slice(0, MOST_ASKED),
    canDrive,
    pricing: diagnosis.pricing,
  };
};

/** '£1,800', '450 quid' */
const PRICE = /(?:£|€|\$) ?\d[\d,.]*\d(?:k\b)?|\b\d[\d,.]*\d ?(?:quid|pounds|euros?|dollars)\b/i;

/** The claims in a text, each with the price beside it. */
const claimsIn = (
  text: string,
  read: readonly { readonly start: number; readonly end: number; readonly whole: Stretch }[],
): readonly ClaimToExamine[] =>
  read.map(({ start, end, whole }) => ({
    text: text.slice(start, end),
    price: PRICE.exec(text.slice(...whole))?.[0],
  }));

/** What is meant by what was typed as a claim: 'the garage says …' is taken apart first. */
const asClaims = (claim: ClaimToExamine): readonly ClaimToExamine[] => {
  if (claim.faultId !== undefined) return [claim];
  const found = claimsIn(
    claim.text,
    readClaims(claim.text, () => false),
  );
  if (found.length > 0) return found;
  return [{ ...claim, price: claim.price ?? PRICE.exec(claim.text)?.[0] }];
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
    return examined.slice(0, MOST_CLAIMS).map((claim) => ({
      ...examine(steps, assessment, diagnosis, claim),
      ...(claim.price === undefined ? {} : { price: claim.price }),
    }));
  };
