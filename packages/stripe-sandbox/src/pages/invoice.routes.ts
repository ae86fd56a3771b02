import type { Hono } from 'hono';

import type { PageHost } from '../host.ts';
import { type OpenBooks, readingBooks, withBooks } from '../open-books.ts';
import { payByHand } from '../portal.ts';
import type { WireInvoice } from '../wire.ts';
import { invoicePage } from './invoice-page.ts';
import { goTo, notFound, show, takePost } from './mount-pages.ts';
import { invoiceDocument } from './print-invoice.ts';

const PATH = '/sandbox/invoice/:id';

/** An invoice's page and its PDF, at an address that cannot be guessed. */
export const mountInvoices = (app: Hono, open: OpenBooks, host: PageHost): void => {
  const { seller } = open.settings;
  const reading = readingBooks(open.db);

  const read = async (
    id: string | undefined,
  ): Promise<{ readonly invoice: WireInvoice; readonly refunded: number } | undefined> => {
    const invoice = await reading.find('invoice', id ?? '');
    if (!invoice || invoice.status === 'draft') return undefined;
    const payments = await reading.list('invoice_payment', { where: { invoice: invoice.id } });
    const refunds = await Promise.all(
      payments.map(({ payment }) =>
        reading.list('refund', { where: { payment_intent: payment.payment_intent ?? '' } }),
      ),
    );
    return { invoice, refunded: refunds.flat().reduce((sum, { amount }) => sum + amount, 0) };
  };

  app.get(PATH, async (c) => {
    const found = await read(c.req.param('id'));
    return found ? show(c, invoicePage(found.invoice, found)) : notFound(c);
  });

  takePost(app, PATH, host, async (c) => {
    const found = await read(c.req.param('id'));
    if (!found) return notFound(c);
    const { id } = found.invoice;
    const { problem } = await withBooks(open, (books) => payByHand(books, id));
    if (problem === undefined) return goTo(c, `/sandbox/invoice/${id}`);
    return show(c, invoicePage(found.invoice, { ...found, problem }), 402);
  });

  app.get(`${PATH}/pdf`, async (c) => {
    const found = await read(c.req.param('id'));
    if (!found) return notFound(c);
    const { invoice, refunded } = found;
    const bytes = await host.createPdf(invoiceDocument(invoice, { refunded, seller }));
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="invoice-${invoice.number ?? invoice.id}.pdf"`,
      'cache-control': 'no-store',
    });
  });
};
