import { parseArgs } from 'node:util';

import { PLAN_IDS, type PlanId } from '@wrenchwise/rules/plans';

export const BILLING_USAGE = `Usage: billing customer WHO
       billing events [WHO]
       billing replay EVENT | billing resync WHO
       billing grant WHO --plan PLAN (--until DAY | --days N) --reason TEXT
       billing revoke WHO
       billing refund INVOICE [--cents N] --reason TEXT
       billing figures [--months N]
       billing reconcile
       billing plans
       billing set-limit --plan PLAN --metric METRIC --to N|unlimited
       billing set-price --plan PLAN [--cents N] [--price-id ID] [--trial-days N]

Plans and payments. What changes something says with --dry-run what it would do.

  WHO          an e-mail address, a user's id, or a customer's id at the payment provider
  EVENT        an event's id: its customer is read from the provider afresh
  INVOICE      the number printed on it, or the provider's id; without --cents all of it
  PLAN         pro (Standard) or enterprise (Premium); for limits free (Basic) as well
  --until DAY  2026-12-31, in UTC; --days counts from now, or from the end of a grant that runs
  METRIC       as 'billing plans' lists them
  --as NAME    who acts (the name of the operating system's user); recorded
  --dry-run    change nothing
  --help       this text

Run it with the server's own environment; the server may run meanwhile, on either database.
A price that is set here stays; those who have a subscription keep the price that they
bought. Restart the server after set-price.

Exit codes: 0 done, 1 not done, 2 wrong use.
`;

type Paid = Exclude<PlanId, 'free'>;

export type BillingCommand =
  | { readonly kind: 'customer' | 'resync' | 'revoke'; readonly who: string }
  | { readonly kind: 'events'; readonly who: string | null }
  | { readonly kind: 'replay'; readonly event: string }
  | {
      readonly kind: 'grant';
      readonly who: string;
      readonly planId: Paid;
      readonly until: Date | null;
      readonly days: number | null;
      readonly reason: string;
    }
  | {
      readonly kind: 'refund';
      readonly invoice: string;
      readonly cents: number | null;
      readonly reason: string;
    }
  | { readonly kind: 'figures'; readonly months: number }
  | { readonly kind: 'reconcile' | 'plans' }
  | {
      readonly kind: 'set-limit';
      readonly planId: PlanId;
      readonly metric: string;
      readonly to: number | null;
    }
  | {
      readonly kind: 'set-price';
      readonly planId: Paid;
      readonly price: { priceCents?: number; priceId?: string; trialDays?: number };
    };

export type BillingArguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string }
  | {
      readonly kind: 'do';
      readonly command: BillingCommand;
      readonly isDryRun: boolean;
      /** Who acts; undefined: the operating system's user. */
      readonly as?: string;
    };

class WrongUse extends Error {}

const wholeOf = (text: string | undefined, name: string, min = 1): number | null => {
  if (text === undefined) return null;
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < min) throw new WrongUse(`${name} must be a whole number.`);
  return value;
};

const needed = (text: string | undefined, what: string): string => {
  if (text === undefined || text.trim() === '') throw new WrongUse(`Say ${what}.`);
  return text.trim();
};

const dayOf = (text: string | undefined): Date | null => {
  if (text === undefined) return null;
  const day = new Date(`${text}T23:59:59Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && day.toISOString().startsWith(text);
  if (!isDay) throw new WrongUse('--until must be a day such as 2026-12-31.');
  return day;
};

const paid = (planId: PlanId): Paid => {
  if (planId === 'free') throw new WrongUse('--plan must be pro or enterprise.');
  return planId;
};

const OPTIONS = {
  plan: { type: 'string' },
  until: { type: 'string' },
  days: { type: 'string' },
  reason: { type: 'string' },
  cents: { type: 'string' },
  months: { type: 'string' },
  metric: { type: 'string' },
  to: { type: 'string' },
  'price-id': { type: 'string' },
  'trial-days': { type: 'string' },
  as: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Values = Readonly<Partial<Record<keyof typeof OPTIONS, string | boolean>>>;

const commandOf = (
  name: string | undefined,
  word: string | undefined,
  values: Values,
): BillingCommand => {
  const text = (option: keyof typeof OPTIONS): string | undefined => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  const plan = (): PlanId => {
    const known = PLAN_IDS.find((id) => id === text('plan'));
    if (known === undefined) throw new WrongUse(`--plan must be one of ${PLAN_IDS.join(', ')}.`);
    return known;
  };
  switch (name) {
    case 'customer':
    case 'resync':
    case 'revoke':
      return { kind: name, who: needed(word, 'whose') };
    case 'events':
      return { kind: name, who: word ?? null };
    case 'replay':
      return { kind: name, event: needed(word, 'which event') };
    case 'grant': {
      const until = dayOf(text('until'));
      const days = wholeOf(text('days'), '--days');
      if ((until === null) === (days === null)) throw new WrongUse('Say --until or --days.');
      const reason = needed(text('reason'), 'why, with --reason');
      return { kind: name, who: needed(word, 'whom'), planId: paid(plan()), until, days, reason };
    }
    case 'refund':
      return {
        kind: name,
        invoice: needed(word, 'which invoice'),
        cents: wholeOf(text('cents'), '--cents'),
        reason: needed(text('reason'), 'why, with --reason'),
      };
    case 'figures':
      return { kind: name, months: Math.min(wholeOf(text('months'), '--months') ?? 12, 120) };
    case 'reconcile':
    case 'plans':
      return { kind: name };
    case 'set-limit': {
      const to = needed(text('to'), 'to what, with --to');
      return {
        kind: name,
        planId: plan(),
        metric: needed(text('metric'), 'which --metric'),
        to: to === 'unlimited' ? null : wholeOf(to, '--to', 0),
      };
    }
    case 'set-price': {
      const priceCents = wholeOf(text('cents'), '--cents');
      const trialDays = wholeOf(text('trial-days'), '--trial-days', 0);
      const priceId = text('price-id');
      const price = {
        ...(priceCents === null ? {} : { priceCents }),
        ...(trialDays === null ? {} : { trialDays }),
        ...(priceId === undefined ? {} : { priceId }),
      };
      if (Object.keys(price).length === 0) throw new WrongUse('Say what to set.');
      return { kind: name, planId: paid(plan()), price };
    }
    case undefined:
    default:
      throw new WrongUse('Say what to do.');
  }
};

/** Parses the command line. Never throws: a mistake is returned as a message. */
export const parseBillingArguments = (argv: readonly string[]): BillingArguments => {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: OPTIONS,
    });
    const [name, word, ...rest] = positionals;
    if (values.help) return { kind: 'help' };
    if (rest.length > 0) throw new WrongUse(`Too many words: ${rest.join(' ')}`);
    const command = commandOf(name, word, values);
    const { as } = values;
    const isDryRun = values['dry-run'];
    return { kind: 'do', command, isDryRun, ...(as === undefined ? {} : { as }) };
  } catch (error) {
    return { kind: 'wrong', problem: error instanceof Error ? error.message : String(error) };
  }
};
