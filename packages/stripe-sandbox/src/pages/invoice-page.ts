import { html } from 'hono/html';

import { dayInWords } from '../calendar.ts';
import type { WireInvoice } from '../wire.ts';
import { type Html, money, sandboxPage } from './page.ts';

/** What is on an invoice below its lines, with the amounts in cents. */
export const sumsOf = (
  invoice: WireInvoice,
  refunded: number,
): readonly (readonly [label: string, cents: number])[] => {
  const tax = invoice.total - invoice.subtotal;
  const balance = invoice.amount_due - invoice.total;
  return [
    ['Subtotal', invoice.subtotal],
    ...(tax === 0 ? [] : [['Tax', tax] as const]),
    ['Total', invoice.total],
    ...(balance === 0 ? [] : [['From the balance', balance] as const]),
    ['Paid', invoice.amount_paid],
    ...(refunded === 0 ? [] : [['Refunded', refunded] as const]),
    ['Still to pay', invoice.status === 'open' ? invoice.amount_remaining : 0],
  ];
};

const STATUS: Readonly<Record<string, string>> = { open: 'Open', paid: 'Paid', void: 'Void' };

/** An invoice's status in words; refunds count. */
export const invoiceStatus = (invoice: WireInvoice, refunded: number): string => {
  if (refunded > 0) return refunded >= invoice.amount_paid ? 'Refunded' : 'Partly refunded';
  return STATUS[invoice.status ?? ''] ?? 'Draft';
};

/** An invoice's page, where it can be paid by hand while it is open. */
export const invoicePage = (
  invoice: WireInvoice,
  { refunded, problem }: { refunded: number; problem?: string | undefined },
): Html => {
  const inMoney = (cents: number) => money(cents, invoice.currency);
  const isOpen = invoice.status === 'open';
  return sandboxPage(
    `Invoice ${invoice.number ?? ''}`,
    html`<div class="card">
      <h1>Invoice ${invoice.number ?? ''}</h1>
      ${problem === undefined ? '' : html`<p class="said bad" role="alert">${problem}</p>`}
      <p class="soft">${dayInWords(invoice.created)} · ${invoiceStatus(invoice, refunded)}</p>
      <div class="scroll" tabindex="0" role="region" aria-label="Lines">
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col" class="amount">Amount</th>
            </tr>
          </thead>
          <tbody>
            ${invoice.lines.data.map(
              (line) =>
                html`<tr>
                  <td>
                    ${line.description ?? ''}<br /><span class="soft small"
                      >${dayInWords(line.period.start)} to ${dayInWords(line.period.end)}</span
                    >
                  </td>
                  <td class="amount">${inMoney(line.amount)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <dl class="sums figures">
        ${sumsOf(invoice, refunded).map(
          ([label, cents]) =>
            html`<dt>${label}</dt>
              <dd>${inMoney(cents)}</dd>`,
        )}
      </dl>
      <div class="row">
        ${
          isOpen
            ? html`<form method="post" action="/sandbox/invoice/${invoice.id}">
                <button type="submit">Confirm and pay ${inMoney(invoice.amount_remaining)}</button>
              </form>`
            : ''
        }
        <a class="button plain" href="/sandbox/invoice/${invoice.id}/pdf">PDF</a>
      </div>
    </div>`,
    { back: html`<a href="/dashboard/subscription">Back to Wrenchwise</a>` },
  );
};
