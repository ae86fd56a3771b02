import type { SharedQuote } from '@wrenchwise/contract/endpoints/quote-shares';
import { longDate } from '@wrenchwise/rules/day-words';
import type { Hono } from 'hono';
import { html } from 'hono/html';

import type { AppEnv } from '../../../platform/http/context.ts';
import { plainPage } from '../../../platform/http/plain-page.ts';
import { gonePage, LINK_HEADERS, orGone } from '../links/link-page.ts';
import { printedHtml } from '../links/printed-html.ts';
import { SHARED_STYLE } from '../links/shared-style.ts';
import { type QuoteSharesService, SHARED_QUOTE_PATH } from './quote-shares.service.ts';

const pageOf = ({ document, expiresAt, dateLocale }: SharedQuote) =>
  plainPage(
    document.title,
    html`${document.subtitle === '' ? '' : html`<p class="facts">${document.subtitle}</p>`}
      ${printedHtml(document.blocks, 'The lines of the quote')}
      <p class="until">
        Shared by the owner of the car. The link works until
        ${longDate(expiresAt, dateLocale, 'UTC')}. <a href="/check">Check a quote of your own</a>
      </p>`,
    { style: SHARED_STYLE },
  );

/** The page behind a link to a quote: its sheet to read and to print, without account and without JavaScript. */
export const mountSharedQuotePage = (
  app: Hono<AppEnv>,
  shares: Pick<QuoteSharesService, 'read'>,
): void => {
  app.get(`${SHARED_QUOTE_PATH}/:token`, async (c) => {
    const shared = await orGone(shares.read(c.req.param('token')));
    return shared
      ? c.html(pageOf(shared), 200, LINK_HEADERS)
      : c.html(gonePage(), 404, LINK_HEADERS);
  });
};
