import type { Hono } from 'hono';
import { html } from 'hono/html';

import { answerAuthentication, submitCard, waitingCard } from '../checkout.ts';
import type { PageHost } from '../host.ts';
import { type OpenBooks, readingBooks, withBooks } from '../open-books.ts';
import { StripeFailure } from '../stripe-error.ts';
import { priceOf } from '../subscription-object.ts';
import type { WireSession } from '../wire.ts';
import { authenticationPage } from './authentication-page.ts';
import { cardOfForm, checkCardForm, type Fields, withTestCard } from './card-form.ts';
import { checkoutPage, type CheckoutView } from './checkout-page.ts';
import { goTo, notFound, refusalByField, show, takePost } from './mount-pages.ts';
import { type Html, messagePage, money } from './page.ts';

const PATH = '/sandbox/checkout/:id';
const NOT_AUTHENTICATED =
  'Your bank did not confirm the payment. Please choose another card, or try again.';

/** Where the shop wants its customer after the payment. */
const successOf = ({ success_url: address, id }: WireSession): string =>
  (address ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);

const overPage = (session: WireSession): Html =>
  session.status === 'complete'
    ? messagePage(
        'This is paid',
        'The checkout is complete: nothing more is taken.',
        html`<p><a class="button" href="${successOf(session)}">Continue</a></p>`,
      )
    : messagePage(
        'This checkout has expired',
        'Nothing was taken. Please choose your plan again.',
        html`<p><a class="button" href="${session.cancel_url ?? '/pricing'}">Back</a></p>`,
      );

/** The hosted-looking checkout, at an address that cannot be guessed. */
export const mountCheckout = (app: Hono, open: OpenBooks, host: PageHost): void => {
  const reading = readingBooks(open.db);
  const { catalogue } = open.settings;
  const seconds = () => Math.floor(open.now().getTime() / 1000);

  const read = async (id: string): Promise<CheckoutView | undefined> => {
    const session = await reading.find('checkout.session', id);
    const plan = await reading.find('session_plan', `plan_${id}`);
    if (!session || !plan) return undefined;
    const price = priceOf(open, plan.price);
    const product = catalogue.products.find((known) => known.id === price.product);
    const customer = await reading.find('customer', session.customer ?? '');
    return product && { session, plan, price, product, customer, at: seconds() };
  };
  const isOpen = ({ session, at }: CheckoutView): boolean =>
    session.status === 'open' && session.expires_at > at;

  app.get(PATH, async (c) => {
    const view = await read(c.req.param('id'));
    if (!view) return notFound(c);
    return show(
      c,
      isOpen(view) ? checkoutPage(view, { typed: {}, wrong: {} }) : overPage(view.session),
    );
  });

  takePost(app, PATH, host, async (c, fields) => {
    const view = await read(c.req.param('id') ?? '');
    if (!view) return notFound(c);
    if (!isOpen(view)) return show(c, overPage(view.session), 409);
    const { id } = view.session;
    const known = view.customer?.email ?? view.session.customer_email;
    const chosen = fields['test-card'];
    if (chosen !== undefined) {
      return show(c, checkoutPage(view, { typed: withTestCard(fields, chosen), wrong: {} }));
    }
    const wrong = checkCardForm(fields, open.now(), known === null);
    if (Object.keys(wrong).length > 0) {
      return show(c, checkoutPage(view, { typed: fields, wrong }), 400);
    }
    try {
      const details = { ...cardOfForm(fields), email: known ?? fields['email']?.trim() ?? null };
      const submitted = await withBooks(open, (books) => submitCard(books, id, details));
      return goTo(
        c,
        submitted.kind === 'complete'
          ? successOf(submitted.session)
          : `/sandbox/checkout/${id}/authenticate`,
      );
    } catch (error) {
      if (!(error instanceof StripeFailure) || error.refusal.status !== 402) throw error;
      return show(
        c,
        checkoutPage(view, {
          typed: fields,
          wrong: refusalByField(error.refusal),
          problem: error.refusal.error.message,
        }),
        402,
      );
    }
  });

  app.get(`${PATH}/authenticate`, async (c) => {
    const view = await read(c.req.param('id'));
    if (!view) return notFound(c);
    if (!isOpen(view)) return show(c, overPage(view.session));
    const { id } = view.session;
    const method = await waitingCard(reading, id);
    if (!method) return goTo(c, `/sandbox/checkout/${id}`);
    const monthly = money(view.price.unit_amount ?? 0, view.price.currency);
    return show(
      c,
      authenticationPage(method, {
        action: `/sandbox/checkout/${id}/authenticate`,
        what: `${view.product.name}, ${monthly} a month`,
      }),
    );
  });

  takePost(app, `${PATH}/authenticate`, host, async (c, { answer }) => {
    const view = await read(c.req.param('id') ?? '');
    if (!view) return notFound(c);
    if (!isOpen(view)) return show(c, overPage(view.session), 409);
    const { id } = view.session;
    const method = await waitingCard(reading, id);
    const session = await withBooks(open, (books) =>
      answerAuthentication(books, id, answer === 'confirm'),
    );
    if (session.status === 'complete') return goTo(c, successOf(session));
    const { name, address } = method?.billing_details ?? {};
    const typed: Fields = {
      name: name ?? '',
      country: address?.country ?? 'GB',
      postcode: address?.postal_code ?? '',
    };
    return show(c, checkoutPage(view, { typed, wrong: {}, problem: NOT_AUTHENTICATED }), 402);
  });
};
