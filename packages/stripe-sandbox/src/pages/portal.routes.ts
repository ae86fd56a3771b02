import type { Hono } from 'hono';

import { waitingCard } from '../checkout.ts';
import type { PageHost } from '../host.ts';
import { type OpenBooks, readingBooks, withBooks } from '../open-books.ts';
import {
  answerCardChange,
  changeCancellation,
  changeCard,
  type PortalView,
  readPortal,
} from '../portal.ts';
import { StripeFailure } from '../stripe-error.ts';
import { authenticationPage } from './authentication-page.ts';
import { cardOfForm, checkCardForm, withTestCard } from './card-form.ts';
import { goTo, notFound, refusalByField, show, takePost } from './mount-pages.ts';
import { cancelPage, cardPage, isReason, portalPage } from './portal-page.ts';

const PATH = '/sandbox/portal/:id';
const LONGEST_COMMENT = 1000;

const SAID: Readonly<Record<string, string>> = {
  card: 'The new card is saved.',
  cancelled: 'The plan is cancelled. You keep it until the end of the period.',
  resumed: 'The plan goes on.',
};

/** The customer portal, at an address that cannot be guessed and works for an hour. */
export const mountPortal = (app: Hono, open: OpenBooks, host: PageHost): void => {
  const { catalogue } = open.settings;
  const { products } = catalogue;
  const reading = readingBooks(open.db);
  const read = (id: string | undefined): Promise<PortalView | undefined> =>
    readPortal({ ...reading, at: Math.floor(open.now().getTime() / 1000) }, id ?? '');

  app.get(PATH, async (c) => {
    const view = await read(c.req.param('id'));
    return view
      ? show(c, portalPage(view, products, SAID[c.req.query('done') ?? '']))
      : notFound(c);
  });

  app.get(`${PATH}/card`, async (c) => {
    const view = await read(c.req.param('id'));
    return view ? show(c, cardPage(view, { typed: {}, wrong: {} })) : notFound(c);
  });

  takePost(app, `${PATH}/card`, host, async (c, fields) => {
    const view = await read(c.req.param('id'));
    if (!view) return notFound(c);
    const chosen = fields['test-card'];
    if (chosen !== undefined) {
      return show(c, cardPage(view, { typed: withTestCard(fields, chosen), wrong: {} }));
    }
    const wrong = checkCardForm(fields, open.now(), view.customer.email === null);
    if (Object.keys(wrong).length > 0) {
      return show(c, cardPage(view, { typed: fields, wrong }), 400);
    }
    const { id } = view.session;
    const email = view.customer.email ?? fields['email']?.trim() ?? null;
    try {
      const changed = await withBooks(open, (books) =>
        changeCard(books, id, { ...cardOfForm(fields), email }),
      );
      const next = changed === 'authenticate' ? '/authenticate' : '?done=card';
      return goTo(c, `/sandbox/portal/${id}${next}`);
    } catch (error) {
      if (!(error instanceof StripeFailure) || error.refusal.status !== 402) throw error;
      const { refusal } = error;
      const said = { wrong: refusalByField(refusal), problem: refusal.error.message };
      return show(c, cardPage(view, { typed: fields, ...said }), 402);
    }
  });

  app.get(`${PATH}/authenticate`, async (c) => {
    const view = await read(c.req.param('id'));
    if (!view) return notFound(c);
    const { id } = view.session;
    const method = await waitingCard(reading, id);
    if (!method) return goTo(c, `/sandbox/portal/${id}`);
    const action = `/sandbox/portal/${id}/authenticate`;
    return show(c, authenticationPage(method, { action, what: 'the card for your plan' }));
  });

  takePost(app, `${PATH}/authenticate`, host, async (c, { answer }) => {
    const view = await read(c.req.param('id'));
    if (!view) return notFound(c);
    const { id } = view.session;
    const isConfirmed = answer === 'confirm';
    await withBooks(open, (books) => answerCardChange(books, id, isConfirmed));
    if (isConfirmed) return goTo(c, `/sandbox/portal/${id}?done=card`);
    const problem = 'Your bank did not confirm the card. Please choose another one, or try again.';
    return show(c, cardPage(view, { typed: {}, wrong: {}, problem }), 402);
  });

  app.get(`${PATH}/subscriptions/:subscription/cancel`, async (c) => {
    const view = await read(c.req.param('id'));
    const subscription = view?.subscriptions.find(
      ({ id, ended_at: ended }) => id === c.req.param('subscription') && ended === null,
    );
    return view && subscription ? show(c, cancelPage(view, subscription, products)) : notFound(c);
  });

  const change = (what: 'cancel' | 'resume') =>
    takePost(app, `${PATH}/subscriptions/:subscription/${what}`, host, async (c, fields) => {
      const view = await read(c.req.param('id'));
      if (!view) return notFound(c);
      const { feedback, comment = '' } = fields;
      await withBooks(open, (books) =>
        changeCancellation(books, view.session.id, c.req.param('subscription') ?? '', {
          isCancelled: what === 'cancel',
          ...(feedback !== undefined && isReason(feedback) ? { feedback } : {}),
          ...(comment.trim() === '' ? {} : { comment: comment.trim().slice(0, LONGEST_COMMENT) }),
        }),
      );
      const done = what === 'cancel' ? 'cancelled' : 'resumed';
      return goTo(c, `/sandbox/portal/${view.session.id}?done=${done}`);
    });
  change('cancel');
  change('resume');
};
