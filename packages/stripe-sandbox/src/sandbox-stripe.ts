import type { Database } from '@wrenchwise/database/database';
import { Hono } from 'hono';
import { z } from 'zod';

import { answerRequest } from './api/answer-request.ts';
import type { SandboxSettings } from './books.ts';
import { catalogueOf, type Offer } from './catalogue.ts';
import { answerAuthentication, type Submitted, submitCard } from './checkout.ts';
import type { CardDetails } from './customers.ts';
import { type Deliver, deliverEvent, deliverWaiting, redeliver } from './deliveries.ts';
import type { PageHost, SandboxLog, SandboxQueue } from './host.ts';
import { doWhatIsDue } from './lifecycle.ts';
import { type OpenBooks, withBooks } from './open-books.ts';
import { mountCheckout } from './pages/checkout.routes.ts';
import { mountInvoices } from './pages/invoice.routes.ts';
import { mountPortal } from './pages/portal.routes.ts';
import { findDue } from './sandbox-payments.repository.ts';
import type { WireSession } from './wire.ts';

export interface SandboxOptions {
  readonly db: Database;
  readonly queue: SandboxQueue;
  readonly log: SandboxLog;
  /** The product's clock. */
  readonly now: () => Date;
  readonly appUrl: string;
  readonly host: PageHost;
  /** What is sold. */
  readonly offers: readonly Offer[];
  /** The seller on invoices. */
  readonly seller: SandboxSettings['seller'];
  /** What events are signed with, such as 'whsec_…'. */
  readonly webhookSecret: string;
  /** Hands an event to the product's webhook. */
  readonly deliver: Deliver;
  /** What becomes of a subscription when all retries failed: 'canceled', as Stripe's default. */
  readonly afterRetries?: SandboxSettings['afterRetries'];
}

/** A small Stripe in this process, for local use: no money moves. */
export interface SandboxStripe {
  /** Its hosted pages, under '/sandbox/'. */
  readonly pages: Hono;
  /** For `Stripe.createFetchHttpClient`. */
  readonly fetch: typeof fetch;
  /**
   * Does everything whose time has come on the product's clock, in its order: trials end, subscriptions
   * renew, retries and expiries happen; then delivers what waits for the webhook. Safe with several
   * instances.
   */
  readonly runDue: () => Promise<void>;
  /** Takes the card of a checkout. Throws a `StripeFailure` that says why it was refused. */
  readonly submitCard: (sessionId: string, details: CardDetails) => Promise<Submitted>;
  /** The bank's answer to an authentication step. */
  readonly answerAuthentication: (sessionId: string, isConfirmed: boolean) => Promise<WireSession>;
  /** Delivers events once more. */
  readonly redeliver: (eventIds: readonly string[]) => Promise<void>;
}

const DELIVERY = 'sandbox-payment-delivery';
const EVERY_MINUTE = '* * * * *';
const Job = z.object({ eventId: z.string() });

/** More than a decade of a subscription's life in one go is a mistake. */
const MAX_STEPS = 5000;

const doNextWith =
  ({ books, now }: { readonly books: OpenBooks; readonly now: () => Date }) =>
  async (): Promise<boolean> => {
    let due: Awaited<ReturnType<typeof findDue>>;
    return withBooks(
      books,
      async (opened) => {
        if (!due) return false;
        await doWhatIsDue(opened, due.kind, due.id);
        return true;
      },
      {
        at: async (tx) => {
          due = await findDue(tx, now());
          return Math.floor((due?.dueAt ?? now()).getTime() / 1000);
        },
      },
    );
  };

/** Opens the sandbox and its jobs. Never in production. */
export const createSandboxStripe = async (options: SandboxOptions): Promise<SandboxStripe> => {
  const { db, queue, log, now, appUrl, offers, seller, host } = options;
  const deliveries = options;
  const books: OpenBooks = {
    db,
    now,
    settings: {
      appUrl,
      seller,
      catalogue: catalogueOf(offers),
      afterRetries: options.afterRetries ?? 'canceled',
    },
    queueDelivery: async (tx, ids) => {
      for (const eventId of ids) await queue.send(DELIVERY, { eventId }, { tx });
    },
  };

  const doNext = doNextWith({ books, now });

  const runDue = async (): Promise<void> => {
    for (let step = 0; await doNext(); step += 1) {
      if (step > MAX_STEPS) throw new Error('the sandbox has more to do than it should');
    }
    await deliverWaiting(deliveries);
  };

  await queue.work(DELIVERY, async (data) => deliverEvent(deliveries, Job.parse(data).eventId));
  await queue.schedule('sandbox-payments', EVERY_MINUTE, runDue);

  const pages = new Hono();
  mountCheckout(pages, books, host);
  mountPortal(pages, books, host);
  mountInvoices(pages, books, host);

  return {
    pages,
    runDue,
    submitCard: (sessionId, details) =>
      withBooks(books, (opened) => submitCard(opened, sessionId, details)),
    answerAuthentication: (sessionId, isConfirmed) =>
      withBooks(books, (opened) => answerAuthentication(opened, sessionId, isConfirmed)),
    redeliver: (eventIds) => redeliver(deliveries, eventIds),
    fetch: (input, init) =>
      answerRequest(books, new Request(input, init), (error) =>
        log.error({ err: error }, 'the sandbox failed'),
      ),
  };
};
