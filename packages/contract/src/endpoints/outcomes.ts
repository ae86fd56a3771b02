import { CURRENCIES } from '@wrenchwise/knowledge/price-regions';
import { Cents } from '@wrenchwise/rules/money-range';
import { OUTCOME_KINDS, OutcomeInShort } from '@wrenchwise/rules/outcome-in-short';
import { line, storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CHANGES } from '../write-limits.ts';
import { DiagnosisParams, exampleDiagnosisId } from './diagnoses.ts';

export const FIXED_BY = ['self', 'garage', 'dealer', 'other'] as const;
export type FixedBy = (typeof FIXED_BY)[number];

/** A bill is at most this, in cents: a million of the currency. */
const MAX_PAID = 100_000_000;
const AMOUNT = 'Please enter an amount such as 250 or 249.50';

/** What it was in the end, as its owner says. */
export const NewOutcome = z
  .strictObject({
    kind: z.enum(OUTCOME_KINDS),
    /** Of kind 'cause': one of the diagnosis's causes. */
    faultId: storableText(120).min(1).optional(),
    /** Of kind 'other': what it was, in words. */
    otherCause: line('What it was', 200).optional(),
    /** What it cost, in the currency of the diagnosis. */
    costCents: z
      .int(AMOUNT)
      .min(0, AMOUNT)
      .max(MAX_PAID, 'Please enter an amount below a million')
      .optional(),
    fixedBy: z.enum(FIXED_BY).optional(),
    /** Whether description and outcome may help to test the engine, without anything of their owner. */
    mayBeUsed: z.boolean().default(false),
  })
  .superRefine(({ kind, faultId, otherCause }, context) => {
    if (kind === 'cause' && faultId === undefined) {
      context.addIssue({ code: 'custom', path: ['faultId'], message: 'Please choose the cause' });
    }
    if (kind === 'other' && otherCause === undefined) {
      context.addIssue({ code: 'custom', path: ['otherCause'], message: 'Please say what it was' });
    }
  });
export type NewOutcome = z.infer<typeof NewOutcome>;

export const DiagnosisOutcome = OutcomeInShort.extend({
  faultId: z.string().nullable(),
  costCents: Cents.nullable(),
  currency: z.enum(CURRENCIES).nullable(),
  fixedBy: z.enum(FIXED_BY).nullable(),
  mayBeUsed: z.boolean(),
  updatedAt: z.string(),
});
export type DiagnosisOutcome = z.infer<typeof DiagnosisOutcome>;

const exampleOutcome = {
  kind: 'cause',
  faultId: 'front-brake-pads-worn',
  cause: 'Worn front brake pads',
  costCents: 24_900,
  currency: 'GBP',
  fixedBy: 'garage',
  mayBeUsed: true,
  updatedAt: '2026-03-16T10:00:00.000Z',
} as const;

const Answered = z.object({ outcome: DiagnosisOutcome.nullable() });

export const getOutcome = defineEndpoint({
  id: 'getOutcome',
  method: 'GET',
  path: '/api/diagnoses/{id}/outcome',
  tag: 'Diagnoses',
  summary: 'What it was in the end; null while nobody has said',
  access: 'user',
  params: DiagnosisParams,
  status: 200,
  output: Answered,
  errors: ['diagnosis/not-found'],
  example: { params: { id: exampleDiagnosisId }, output: { outcome: exampleOutcome } },
});

export const setOutcome = defineEndpoint({
  id: 'setOutcome',
  method: 'PUT',
  path: '/api/diagnoses/{id}/outcome',
  tag: 'Diagnoses',
  summary:
    'Say what it was in the end, or say otherwise. A cause, and ‘gone’, close the diagnosis; ‘not fixed’ opens it',
  access: 'user',
  params: DiagnosisParams,
  body: NewOutcome,
  status: 200,
  output: Answered,
  errors: ['diagnosis/not-found', 'diagnosis/unknown-cause'],
  limit: CHANGES,
  example: {
    params: { id: exampleDiagnosisId },
    body: { kind: 'other', otherCause: 'A stone behind the brake shield', fixedBy: 'garage' },
    output: { outcome: exampleOutcome },
  },
});

export const deleteOutcome = defineEndpoint({
  id: 'deleteOutcome',
  method: 'DELETE',
  path: '/api/diagnoses/{id}/outcome',
  tag: 'Diagnoses',
  summary: 'Take back what was said of the outcome',
  access: 'user',
  params: DiagnosisParams,
  status: 204,
  errors: ['diagnosis/not-found'],
  limit: CHANGES,
  example: { params: { id: exampleDiagnosisId } },
});
