import { t } from '@lingui/core/macro';
import type { DiagnosisOutcome } from '@wrenchwise/contract/endpoints/outcomes';
import { FIXED_BY, type FixedBy, type NewOutcome } from '@wrenchwise/contract/endpoints/outcomes';
import { z } from 'zod';

/** Choices of the list besides the causes, whose values are ids. */
export const OTHER = 'other';
export const GONE = 'gone';
export const NOT_FIXED = 'not-fixed';

export const FIXED_BY_WORDS: Readonly<Record<FixedBy, string>> = {
  self: t`I did, or somebody I know`,
  garage: t`A garage`,
  dealer: t`A dealer of the make`,
  other: t`Somebody else`,
};

/** The form as it is typed. */
export const OutcomeFields = z
  .object({
    /** A cause's id, `OTHER`, `GONE` or `NOT_FIXED`. */
    what: z.string().min(1, t`Please choose what it was`),
    otherCause: z.string().max(200, t`At most 200 characters`),
    cost: z
      .string()
      .transform((text) => text.replace(/[\s,]/g, ''))
      .refine(
        (text) => /^\d{0,7}(?:\.\d{1,2})?$/.test(text),
        t`Cost must be an amount such as 185.00`,
      ),
    fixedBy: z.enum(['', ...FIXED_BY]),
    mayBeUsed: z.boolean(),
  })
  .refine(({ what, otherCause }) => what !== OTHER || otherCause.trim() !== '', {
    path: ['otherCause'],
    message: t`Please say what it was`,
  });
export type OutcomeFields = z.output<typeof OutcomeFields>;

/** '185.00', as it is typed. */
export const costText = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2);

/** The form of what was said before; empty without it. */
export const draftOf = (before: DiagnosisOutcome | null): z.input<typeof OutcomeFields> => ({
  what: before === null ? '' : before.kind === 'cause' ? (before.faultId ?? '') : before.kind,
  otherCause: before?.kind === 'other' ? (before.cause ?? '') : '',
  cost: costText(before?.costCents ?? null),
  fixedBy: before?.fixedBy ?? '',
  mayBeUsed: before?.mayBeUsed ?? false,
});

/** What is sent; what does not apply is left out. */
export const toOutcome = ({
  what,
  otherCause,
  cost,
  fixedBy,
  mayBeUsed,
}: OutcomeFields): NewOutcome => {
  if (what === NOT_FIXED || what === GONE) return { kind: what, mayBeUsed: false };
  return {
    ...(what === OTHER ? { kind: 'other', otherCause } : { kind: 'cause', faultId: what }),
    ...(cost === '' ? {} : { costCents: Math.round(Number(cost) * 100) }),
    ...(fixedBy === '' ? {} : { fixedBy }),
    mayBeUsed,
  };
};
