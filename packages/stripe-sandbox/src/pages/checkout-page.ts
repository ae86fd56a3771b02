import { html } from 'hono/html';

import { DAY, dayInWords, nextCycleDate } from '../calendar.ts';
import { dueNow } from '../checkout-session.ts';
import type { SessionPlan, WireCustomer, WirePrice, WireProduct, WireSession } from '../wire.ts';
import { cardFields, type Fields, testCards } from './card-form.ts';
import { type Html, money, sandboxPage } from './page.ts';

export interface CheckoutView {
  readonly session: WireSession;
  readonly plan: SessionPlan;
  readonly price: WirePrice;
  readonly product: WireProduct;
  readonly customer: WireCustomer | undefined;
  /** Seconds. */
  readonly at: number;
}

export interface Typed {
  readonly typed: Fields;
  /** Messages by field. */
  readonly wrong: Fields;
  /** What is wrong with all of it. */
  readonly problem?: string | undefined;
}

const backLink = ({ cancel_url: address }: WireSession): Html | undefined =>
  address === null ? undefined : html`<a href="${address}">Back without buying</a>`;

const trialEndOf = ({ plan, at }: CheckoutView): number | null =>
  plan.trialEnd ?? (plan.trialDays === null ? null : at + plan.trialDays * DAY);

const termsOf = (view: CheckoutView, monthly: string): string => {
  const trialEnd = trialEndOf(view);
  return trialEnd === null
    ? `Then ${monthly} a month, next on ${dayInWords(nextCycleDate(view.at, view.at))}. Cancel at any time.`
    : `Nothing is taken before ${dayInWords(trialEnd)}; then ${monthly} a month. Cancel before that and you pay nothing.`;
};

const summary = (view: CheckoutView, country: string): Html => {
  const { session, price, product, plan } = view;
  const inMoney = (cents: number) => money(cents, price.currency);
  const monthly = inMoney((price.unit_amount ?? 0) * plan.quantity);
  const { net, tax, total } = dueNow(session, country);
  const isTrial = trialEndOf(view) !== null;
  return html`<section class="summary" aria-labelledby="title">
    <h1 id="title">Subscribe to ${product.name}</h1>
    <p class="price figures">
      ${isTrial ? html`${plan.trialDays ?? ''} days free` : html`${monthly}`}
    </p>
    <p class="soft">${isTrial ? `Then ${monthly} a month` : 'a month'}, in US dollars</p>
    <p>${product.description}</p>
    <dl class="sums figures">
      <dt>${product.name}, monthly</dt>
      <dd>${monthly}</dd>
      ${
        session.automatic_tax.enabled
          ? html`<dt>Tax, of what is due today</dt>
              <dd>${inMoney(tax)}</dd>`
          : ''
      }
      <dt class="total">Due today</dt>
      <dd class="total">${inMoney(isTrial ? 0 : net === total ? net : total)}</dd>
    </dl>
    <p class="soft small">${termsOf(view, monthly)}</p>
  </section>`;
};

/** The checkout: what is bought on one side, the card on the other, and the test cards to tap on. */
export const checkoutPage = (view: CheckoutView, { typed, wrong, problem }: Typed): Html => {
  const { session, customer } = view;
  const isTrial = trialEndOf(view) !== null;
  const { total } = dueNow(session, typed['country'] ?? 'GB');
  const button = isTrial ? 'Start trial' : `Pay ${money(total, session.currency ?? 'usd')}`;
  return sandboxPage(
    `Subscribe to ${view.product.name}`,
    html`<div class="two">
      ${summary(view, typed['country'] ?? 'GB')}
      <section class="form" aria-labelledby="pay">
        <div class="card">
          <h2 id="pay">Pay by card</h2>
          ${problem === undefined ? '' : html`<p class="said bad" role="alert">${problem}</p>`}
          <form id="checkout" method="post" action="/sandbox/checkout/${session.id}" novalidate>
            ${cardFields(typed, wrong, { knownEmail: customer?.email ?? session.customer_email })}
            <button class="wide" type="submit">${button}</button>
          </form>
        </div>
      </section>
      <section class="tests card">${testCards('checkout')}</section>
    </div>`,
    { isNarrow: false, back: backLink(session) },
  );
};
