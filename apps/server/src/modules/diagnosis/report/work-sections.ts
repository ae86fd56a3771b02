import type { DiagnosisAnswer, Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { StepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import type { PrintedBlock } from '@wrenchwise/contract/printed-document';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { formatMinutes } from '@wrenchwise/rules/duration';
import { leadingCause } from '@wrenchwise/rules/leading-cause';
import { formatRange } from '@wrenchwise/rules/money';
import { priceBasis } from '@wrenchwise/rules/price-basis';
import { measurementText, STATE_WORDS } from '@wrenchwise/rules/read-words';

import { causeName } from './cause-sections.ts';

const isCheck = ({ questionId }: DiagnosisAnswer): boolean => questionId.startsWith('check:');

type TableColumn = Extract<PrintedBlock, { kind: 'table' }>['columns'][number];

/** A part of the report that is one table; nothing without rows. */
const tableSection = (
  title: string,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): PrintedBlock[] =>
  rows.length === 0
    ? []
    : [
        { kind: 'heading', text: title },
        { kind: 'table', columns: [...columns], rows: rows.map((row) => [...row]) },
      ];

const answersTable = (
  title: string,
  [asked, said]: readonly [string, string],
  answers: readonly DiagnosisAnswer[],
): PrintedBlock[] =>
  tableSection(
    title,
    [
      { head: asked, share: 3 },
      { head: said, share: 2 },
    ],
    answers.map(({ question, answer }) => [question, answer]),
  );

const CLAIMANTS = { garage: 'A garage', friend: 'Somebody', owner: 'The driver' } as const;

/** What the driver described, with codes, questions and checks that were done. */
export const toldSection = ({
  symptoms,
  codes,
  answers,
  findings,
  measurements,
  claims,
}: Diagnosis): PrintedBlock[] => {
  const ticked = findings.filter((finding) => finding.ticked && finding.present);
  const alsoNoticed: PrintedBlock[] =
    ticked.length === 0
      ? []
      : [
          {
            kind: 'paragraph',
            text: `Also noticed: ${ticked.map(({ label }) => label).join(', ')}.`,
          },
        ];
  return [
    { kind: 'heading', text: 'What the driver describes' },
    { kind: 'paragraph', text: symptoms },
    ...alsoNoticed,
    ...tableSection(
      'Trouble codes',
      [
        { head: 'Code', share: 1 },
        { head: 'Meaning', share: 5 },
      ],
      codes.map(({ code, meaning, uncertain }) => [
        code,
        uncertain ? `${meaning} (differs between makes)` : meaning,
      ]),
    ),
    ...tableSection(
      'Figures in the report',
      [
        { head: 'Measured', share: 4 },
        { head: 'Against normal', share: 2 },
      ],
      measurements.map((measurement) => [
        measurementText(measurement),
        STATE_WORDS[measurement.state],
      ]),
    ),
    ...tableSection(
      'What others say it is (not counted as a sign)',
      [
        { head: 'By', share: 1 },
        { head: 'In these words', share: 4 },
      ],
      claims.map(({ by, text }) => [CLAIMANTS[by], text.trim()]),
    ),
    ...answersTable(
      'Asked and answered',
      ['Question', 'Answer'],
      answers.filter((one) => !isCheck(one)),
    ),
    ...answersTable('Checks done', ['Check', 'Finding'], answers.filter(isCheck)),
  ];
};

/** What to check, in which order, and the repair. */
export const planSection = ({ plan, causes }: Diagnosis): PrintedBlock[] => {
  if (plan.length === 0) return [];
  const nameOf = (faultId: string): string =>
    causes.find((cause) => cause.faultId === faultId)?.name ?? '';
  return [
    { kind: 'heading', text: 'Plan' },
    {
      kind: 'table',
      columns: [
        { head: 'No.', share: 1 },
        { head: 'Step', share: 7 },
        { head: 'About', share: 5 },
        { head: 'Time', share: 3 },
      ],
      rows: plan.map(({ kind, title, faultId, minutes }, index) => [
        String(index + 1),
        kind === 'check' ? title : `Repair: ${title}`,
        nameOf(faultId),
        formatMinutes(minutes),
      ]),
    },
  ];
};

/** Steps that were ticked off in the guides of this diagnosis: what the next pair of hands need not do again. */
export const workDoneSection = (guides: readonly StepGuide[]): PrintedBlock[] =>
  tableSection(
    'Work done so far',
    [
      { head: 'Guide', share: 3 },
      { head: 'Steps ticked off', share: 2 },
      { head: 'The last of them', share: 5 },
    ],
    guides.flatMap(({ title, guide, done }) => {
      const steps = guide.step_by_step_instructions;
      const last = done.at(-1);
      if (last === undefined) return [];
      return [[title, `${done.length} of ${steps.length}`, `${last}. ${steps[last - 1] ?? ''}`]];
    }),
  );

const costRow = (cause: Cause, currency: string): string[] => {
  const shown = { currency: cause.pricing?.currency ?? currency, whole: true };
  const { parts, labour, diy, professional } = cause.cost;
  return [
    `${causeName(cause)}: ${cause.repairTitle}`,
    formatRange(parts, shown),
    formatRange(labour, shown),
    cause.diy === 'workshop' ? 'A garage’s job' : formatRange(diy, shown),
    formatRange(professional, shown),
  ];
};

/** What the repairs cost, by oneself and at a garage; and what parts are worth checking before buying. */
export const costsSection = ({ causes, plan, pricing }: Diagnosis): PrintedBlock[] => {
  // Where no cause is more than a guess, no price follows from it.
  if (plan.length === 0) return [];
  const planned = new Set(plan.map(({ faultId }) => faultId));
  const priced = causes.filter(({ faultId }) => planned.has(faultId));
  const first = leadingCause(causes);
  const risky = (first?.parts ?? []).flatMap(({ atRisk, ...part }) =>
    atRisk ? [{ ...part, atRisk }] : [],
  );
  const shown = { currency: first?.pricing?.currency ?? pricing.currency, whole: true };
  return [
    { kind: 'heading', text: 'What it costs' },
    {
      kind: 'table',
      columns: [
        { head: 'Repair', share: 5 },
        { head: 'Parts', share: 2, align: 'right' },
        { head: 'Labour', share: 2, align: 'right' },
        { head: 'By yourself', share: 2, align: 'right' },
        { head: 'At a garage', share: 2, align: 'right' },
      ],
      rows: priced.map((cause) => costRow(cause, pricing.currency)),
    },
    { kind: 'paragraph', text: `${priceBasis(pricing)}. Ranges, not offers.`, tone: 'note' },
    ...tableSection(
      'Before you buy',
      [
        { head: 'Part', share: 4 },
        { head: 'Usual price', share: 2, align: 'right' },
        { head: 'Money at risk', share: 2, align: 'right' },
        { head: 'Check first', share: 4 },
      ],
      risky.map(({ name, low, high, atRisk, justifiedBy }) => [
        name,
        formatRange({ low, high }, shown),
        formatRange(atRisk, shown),
        justifiedBy?.title ?? '',
      ]),
    ),
  ];
};
