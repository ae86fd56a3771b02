import { html } from 'hono/html';

import { dayInWords, shortDay } from '../calendar.ts';
import { periodEndOf } from '../due.ts';
import type { PortalView } from '../portal.ts';
import type { WireInvoice, WireProduct, WireSubscription } from '../wire.ts';
import { cardFields, testCards } from './card-form.ts';
import type { Typed } from './checkout-page.ts';
import { type Html, money, sandboxPage } from './page.ts';

const STATUS: Readonly<Record<string, string>> = {
  active: 'Active',
  canceled: 'Ended',
  incomplete: 'First payment outstanding',
  incomplete_expired: 'Ended: never paid',
  past_due: 'Payment overdue',
  paused: 'Paused',
  trialing: 'Trial',
  unpaid: 'Unpaid',
};

const INVOICE_STATUS: Readonly<Record<string, string>> = {
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
  uncollectible: 'Not collected',
  void: 'Void',
};

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

const pathOf = ({ session }: PortalView, rest = ''): string =>
  `/sandbox/portal/${session.id}${rest}`;

const nameOf = (subscription: WireSubscription, products: readonly WireProduct[]): string =>
  products.find(({ id }) => id === subscription.items.data[0]?.price.product)?.name ??
  'Subscription';

const whatComes = (subscription: WireSubscription): string => {
  const end = dayInWords(periodEndOf(subscription));
  if (subscription.ended_at !== null) return `Ended on ${dayInWords(subscription.ended_at)}.`;
  if (subscription.cancel_at_period_end) return `Cancelled: it ends on ${end}.`;
  return subscription.status === 'trialing'
    ? `The trial ends on ${end}, then the first month is paid.`
    : `Renews on ${end}.`;
};

const plan = (
  view: PortalView,
  subscription: WireSubscription,
  products: readonly WireProduct[],
) => {
  const price = subscription.items.data[0]?.price;
  const action = pathOf(view, `/subscriptions/${subscription.id}`);
  const isOver = subscription.ended_at !== null;
  return html`<section class="card">
    <h2>${nameOf(subscription, products)}</h2>
    <p>
      <b>${STATUS[subscription.status] ?? subscription.status}</b> ·
      ${money(price?.unit_amount ?? 0, subscription.currency)} a month<br />
      <span class="soft">${whatComes(subscription)}</span>
    </p>
    ${
      isOver
        ? ''
        : subscription.cancel_at_period_end
          ? html`<form method="post" action="${action}/resume">
              <button type="submit">Do not cancel</button>
            </form>`
          : html`<div class="row">
              <a class="button plain" href="${action}/cancel">Cancel plan</a>
            </div>`
    }
  </section>`;
};

const invoiceRow = (invoice: WireInvoice): Html =>
  html`<tr>
    <td>${shortDay(invoice.created)}</td>
    <td>
      ${
        invoice.hosted_invoice_url
          ? html`<a href="/sandbox/invoice/${invoice.id}">${invoice.number ?? 'Invoice'}</a>`
          : (invoice.number ?? 'Draft')
      }<br />${INVOICE_STATUS[invoice.status ?? 'draft'] ?? ''}
    </td>
    <td class="amount">${money(invoice.total, invoice.currency)}</td>
  </tr>`;

const invoiceTable = (invoices: PortalView['invoices']): Html =>
  html`<section class="card">
    <h2>Invoices</h2>
    ${
      invoices.length === 0
        ? html`<p>There is none yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Invoices">
            <table class="lines-whole">
              <thead>
                <tr>
                  <th scope="col">Date</th>
                  <th scope="col">Invoice, status</th>
                  <th scope="col" class="amount">Amount</th>
                </tr>
              </thead>
              <tbody>
                ${invoices.map(invoiceRow)}
              </tbody>
            </table>
          </div>`
    }
  </section>`;

/** The customer's portal: plan, card, invoices. */
export const portalPage = (
  view: PortalView,
  products: readonly WireProduct[],
  said?: string,
): Html => {
  const { subscriptions, method, invoices, session } = view;
  const card = method?.card;
  return sandboxPage(
    'Plan and payments',
    html`<h1>Plan and payments</h1>
      ${said === undefined ? '' : html`<p class="said good" role="status">${said}</p>`}
      ${
        subscriptions.length === 0
          ? html`<section class="card"><p>There is no subscription.</p></section>`
          : subscriptions.map((subscription) => plan(view, subscription, products))
      }
      <section class="card">
        <h2>Payment method</h2>
        <p>
          ${
            card
              ? html`<b class="figures">${BRANDS[card.brand] ?? card.brand} •••• ${card.last4}</b
                  ><br /><span class="soft figures"
                    >Good until ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}</span
                  >`
              : 'There is none.'
          }
        </p>
        <div class="row">
          <a class="button plain" href="${pathOf(view, '/card')}"
            >${card ? 'Change card' : 'Add a card'}</a
          >
        </div>
      </section>
      ${invoiceTable(invoices)}`,
    {
      back:
        session.return_url === null
          ? undefined
          : html`<a href="${session.return_url}">Back to Wrenchwise</a>`,
    },
  );
};

const backToPortal = (view: PortalView): Html => html`<a href="${pathOf(view)}">Back</a>`;

/** The form of another card. */
export const cardPage = (view: PortalView, { typed, wrong, problem }: Typed): Html =>
  sandboxPage(
    'Change card',
    html`<div class="card">
        <h1>Change card</h1>
        <p class="soft">It is paid with from now on. What is overdue is tried again at once.</p>
        ${problem === undefined ? '' : html`<p class="said bad" role="alert">${problem}</p>`}
        <form id="card" method="post" action="${pathOf(view, '/card')}" novalidate>
          ${cardFields(typed, wrong, { knownEmail: view.customer.email })}
          <button class="wide" type="submit">Save card</button>
        </form>
      </div>
      <section class="card">${testCards('card')}</section>`,
    { back: backToPortal(view) },
  );

const REASONS = [
  ['too_expensive', 'It is too expensive'],
  ['missing_features', 'Something is missing'],
  ['switched_service', 'I found something better'],
  ['unused', 'I do not use it enough'],
  ['customer_service', 'The support was poor'],
  ['too_complex', 'It is too complicated'],
  ['low_quality', 'It is not good enough'],
  ['other', 'Something else'],
] as const;

/** Whether a reason is one of the form's. */
export const isReason = (value: string | undefined): boolean =>
  REASONS.some(([reason]) => reason === value);

/** The question before a cancellation. */
export const cancelPage = (
  view: PortalView,
  subscription: WireSubscription,
  products: readonly WireProduct[],
): Html =>
  sandboxPage(
    'Cancel plan',
    html`<div class="card">
      <h1>Cancel ${nameOf(subscription, products)}?</h1>
      <p>
        You keep it until <b>${dayInWords(periodEndOf(subscription))}</b>. Nothing is taken after
        that.
      </p>
      <form method="post" action="${pathOf(view, `/subscriptions/${subscription.id}/cancel`)}">
        <fieldset>
          <legend>Why? (you need not say)</legend>
          ${REASONS.map(
            ([reason, words]) =>
              html`<label class="choice"
                ><input type="radio" name="feedback" value="${reason}" /><span
                  >${words}</span
                ></label
              >`,
          )}
        </fieldset>
        <div class="field">
          <label for="comment">Anything else</label>
          <textarea id="comment" name="comment"></textarea>
        </div>
        <div class="row">
          <button type="submit">Cancel plan</button>
          <a class="button plain" href="${pathOf(view)}">Keep plan</a>
        </div>
      </form>
    </div>`,
    { back: backToPortal(view) },
  );
