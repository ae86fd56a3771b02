import type { SandboxSettings } from '../books.ts';
import { dayInWords } from '../calendar.ts';
import type { WireInvoice } from '../wire.ts';
import type { InvoiceBlock, InvoiceDocument } from './invoice-document.ts';
import { invoiceStatus, sumsOf } from './invoice-page.ts';
import { money } from './page.ts';

const addressLines = ({ customer_address: address }: WireInvoice): readonly string[] =>
  [
    address?.line1,
    address?.line2,
    [address?.postal_code, address?.city].filter(Boolean).join(' '),
    address?.state,
    address?.country,
  ].filter((line): line is string => typeof line === 'string' && line !== '');

const party = (title: string, lines: readonly string[]): readonly InvoiceBlock[] => [
  { kind: 'subheading', text: title },
  { kind: 'paragraph', text: lines.join('\n') },
];

/** An invoice as it is printed. `refunded` in cents. */
export const invoiceDocument = (
  invoice: WireInvoice,
  { refunded, seller }: { refunded: number; seller: SandboxSettings['seller'] },
): InvoiceDocument => {
  const inMoney = (cents: number) => money(cents, invoice.currency);
  const paidAt = invoice.status_transitions.paid_at;
  const sums = sumsOf(invoice, refunded);
  const buyer = [invoice.customer_name, invoice.customer_email, ...addressLines(invoice)].filter(
    (line): line is string => typeof line === 'string' && line !== '',
  );
  return {
    title: `Invoice ${invoice.number ?? ''}`.trim(),
    subtitle: 'From the sandbox: no money moved.',
    footer: `${seller.name} · Invoice ${invoice.number ?? ''}`,
    language: 'en-GB',
    pageSize: invoice.customer_address?.country === 'US' ? 'LETTER' : 'A4',
    createdAt: new Date(invoice.created * 1000),
    content: [
      {
        kind: 'facts',
        rows: [
          ['Invoice number', invoice.number ?? ''],
          ['Date of issue', dayInWords(invoice.created)],
          ...(paidAt === null ? [] : [['Date paid', dayInWords(paidAt)] as const]),
          ['Status', invoiceStatus(invoice, refunded)],
          ['Currency', 'US dollars'],
        ],
      },
      {
        kind: 'columns',
        columns: [party('From', [seller.name, ...seller.lines]), party('To', buyer)],
      },
      {
        kind: 'table',
        columns: [
          { head: 'Description', share: 4 },
          { head: 'Period', share: 3 },
          { head: 'Amount', share: 1.5, align: 'right' },
        ],
        rows: invoice.lines.data.map((line) => [
          line.description ?? '',
          `${dayInWords(line.period.start)} to ${dayInWords(line.period.end)}`,
          inMoney(line.amount),
        ]),
        total: ['Total', '', inMoney(invoice.total)],
      },
      { kind: 'facts', rows: sums.map(([label, cents]) => [label, inMoney(cents)] as const) },
    ],
  };
};
