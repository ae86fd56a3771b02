import { Diagnosis, DiagnosisSummary } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Cause, EvidenceNote, Question } from '@wrenchwise/rules/diagnosis';

/** Made-up answers for tests, parsed by the domain's own schemas. */

const note = (text: string, meaning: string, weight: number): EvidenceNote => ({
  text,
  meaning,
  weight,
  effect: weight > 0 ? 'for' : 'against',
  source: 'words',
});

const cause = (given: Pick<Cause, 'faultId' | 'name' | 'probability'> & Partial<Cause>): Cause => ({
  workshopName: given.name,
  system: 'brakes',
  summary: 'The friction lining of the front pads is worn down to the backing plate.',
  baseRate: 0.1,
  evidence: [],
  severity: 'medium',
  canDrive: { verdict: 'caution', reason: 'It still brakes.' },
  checks: [],
  postponed: [],
  repairTitle: 'Replace the part',
  repairTools: ['Trolley jack and axle stands', 'Torque wrench'],
  diy: 'moderate',
  repairMinutes: { low: 90, high: 180 },
  parts: [],
  labourHours: { low: 1, high: 2 },
  cost: {
    parts: { low: 3000, high: 9000 },
    labour: { low: 9000, high: 18_000 },
    diy: { low: 3000, high: 9000 },
    professional: { low: 12_000, high: 27_000 },
  },
  ...given,
});

export const SAMPLE_QUESTION: Question = {
  id: 'check:front-brake-pads-worn/measure',
  kind: 'check',
  text: 'How thick is the lining of the front pads?',
  steps: [
    'Turn the steering to full lock and look through the wheel with a torch.',
    'Compare the lining with the thickness of a matchstick, about 3 mm.',
  ],
  minutes: 10,
  tool: 'Torch',
  options: [
    { id: 'thin', label: 'Under 3 mm' },
    { id: 'thick', label: '3 mm or more' },
    { id: 'unknown', label: "I can't check that" },
  ],
  gain: 0.6,
};

const BRAKE_PADS = cause({
  faultId: 'front-brake-pads-worn',
  name: 'Worn front brake pads',
  workshopName: 'Front brake pad set, service limit reached',
  probability: 0.71,
  evidence: [
    note('Grinding noise', 'Grinding when braking', 2.4),
    note('when I brake', 'Only while braking', 1.1),
    note('No warning lights', 'Brake warning light on', -0.5),
  ],
  checks: [
    {
      id: 'measure',
      title: 'Measure the front pad lining through the wheel',
      steps: SAMPLE_QUESTION.steps,
      tool: 'Torch',
      minutes: 10,
      outcomes: [
        { finding: 'Lining under 3 mm', means: 'The pads are worn out.', effect: 'confirms' },
        { finding: 'Lining of 3 mm or more', means: 'Look at the disc next.', effect: 'weakens' },
      ],
    },
    {
      id: 'disc-lip',
      title: 'Feel the edge of the disc for a lip',
      steps: ['Let the disc cool.', 'Run a fingernail over its outer edge.'],
      tool: 'None',
      minutes: 5,
      outcomes: [
        { finding: 'A lip you can hook a nail on', means: 'The disc is worn.', effect: 'supports' },
      ],
    },
  ],
  repairTitle: 'Replace the front brake pads',
  parts: [
    { name: 'Front brake pad set', low: 2500, high: 7500 },
    { name: 'Pad fitting kit', low: 500, high: 1500 },
  ],
});

/** A finished diagnosis: brake pads first, a question open. */
export const sampleDiagnosis = (changes: Partial<Diagnosis> = {}): Diagnosis =>
  Diagnosis.parse({
    id: '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d8e',
    make: 'Ford',
    model: 'Focus',
    year: 2015,
    symptoms:
      'Grinding noise from the front left when I brake, worse in the last week. No warning lights.',
    fuel: 'petrol',
    transmission: 'manual',
    mileage: 82_000,
    answers: [],
    vehicleId: null,
    resolvedAt: null,
    outcome: null,
    source: 'engine',
    createdAt: new Date().toISOString(),
    severity: 'high',
    canDrive: {
      verdict: 'caution',
      reason: 'Braking still works but is getting worse. Drive gently, and only to a garage.',
    },
    alerts: [],
    causes: [
      BRAKE_PADS,
      cause({
        faultId: 'front-disc-scored',
        name: 'Scored front brake disc',
        probability: 0.13,
        evidence: [note('Grinding noise', 'Grinding when braking', 1.2)],
      }),
      cause({
        faultId: 'caliper-seized',
        name: 'Seized front caliper',
        probability: 0.06,
        evidence: [
          note('front left', 'From one side only', 0.8),
          note('No warning lights', 'Brake warning light on', -0.4),
        ],
      }),
      cause({
        faultId: 'wheel-bearing-worn',
        name: 'Worn front wheel bearing',
        system: 'wheels_tyres',
        probability: 0.03,
        evidence: [note('when I brake', 'Only while braking', -1.6)],
      }),
    ],
    other: 0.07,
    systems: [{ id: 'brakes', probability: 0.9 }],
    findings: [
      {
        id: 'brake-grinding',
        label: 'Grinding when braking',
        text: 'Grinding noise',
        present: true,
      },
      {
        id: 'brake-light',
        label: 'Brake warning light',
        text: 'No warning lights',
        present: false,
      },
    ],
    codes: [],
    plan: [
      {
        id: 'front-brake-pads-worn/measure',
        kind: 'check',
        title: 'Measure the front pad lining through the wheel',
        faultId: 'front-brake-pads-worn',
        minutes: { low: 10, high: 10 },
      },
      {
        id: 'front-brake-pads-worn/repair',
        kind: 'repair',
        title: 'Replace the front brake pads',
        faultId: 'front-brake-pads-worn',
        minutes: { low: 90, high: 180 },
      },
    ],
    nextQuestion: SAMPLE_QUESTION,
    knowledgeVersion: '2026.11.1',
    inputsHash: '9f2c4a7be01d3c55',
    possible_causes: ['Worn front brake pads'],
    recommendations: ['Have the brakes looked at before the next long drive.'],
    parts_and_cost: [],
    common_failure_patterns: [],
    diagnostic_steps: [],
    confidence: 'medium',
    rationale: [],
    ...changes,
  });

/** The same car after 'Under 3 mm': surer, and nothing left to ask. */
export const sampleAnswered = (): Diagnosis => {
  const before = sampleDiagnosis();
  const shares = [0.93, 0.03, 0.01, 0.01];
  return sampleDiagnosis({
    causes: before.causes.map((one, index) => ({ ...one, probability: shares[index] ?? 0 })),
    other: 0.02,
    confidence: 'high',
    nextQuestion: undefined,
    answers: [
      {
        questionId: SAMPLE_QUESTION.id,
        optionId: 'thin',
        question: SAMPLE_QUESTION.text,
        answer: 'Under 3 mm',
        moved: [
          { faultId: 'front-brake-pads-worn', name: 'Worn front brake pads', from: 0.71, to: 0.93 },
          { faultId: 'front-disc-scored', name: 'Scored front brake disc', from: 0.13, to: 0.03 },
        ],
      },
    ],
  });
};

/** The sample as lists show it. */
export const sampleSummary = (): DiagnosisSummary => {
  const { canDrive, causes, ...rest } = sampleDiagnosis();
  const first = causes[0];
  return DiagnosisSummary.parse({
    ...rest,
    canDrive: canDrive.verdict,
    topCause: first ? { name: first.name, probability: first.probability } : null,
    nothingFound: false,
    vehicleId: null,
    resolvedAt: null,
    outcome: null,
  });
};

/** Its first two causes are one thing to do. */
export const ofTwoVariants = (before = sampleDiagnosis()) => {
  const variants = ['pads', 'discs'];
  return sampleDiagnosis({
    ...before,
    nextQuestion: undefined,
    causes: before.causes.map((cause, index) => {
      const variant = variants[index];
      return variant === undefined
        ? cause
        : { ...cause, repair: { id: 'brakes', name: 'Front brakes worn', variant } };
    }),
  });
};
