import { CheckedQuote } from '@wrenchwise/contract/endpoints/quotes';
import { checkOpenQuote } from '@wrenchwise/contract/endpoints/second-opinion';
import type { Hono } from 'hono';
import { html } from 'hono/html';

import type { AppEnv } from '../../../platform/http/context.ts';
import { takeFormPost } from '../../../platform/http/form-post.ts';
import { plainPage } from '../../../platform/http/plain-page.ts';
import { printedHtml } from '../links/printed-html.ts';
import { SHARED_STYLE } from '../links/shared-style.ts';
import { SHEET_TITLE, sheetOf } from '../quotes/quote-sheet.ts';

/** Of the built page (`apps/site/src/pages/check.astro`). */
const PATH = '/check';

const back = html`<p><a href="${PATH}">Check another quote</a></p>`;

/** Takes the form of the page that checks quotes as browsers send it without scripts; the answer is a page to print. */
export const mountQuoteForm = (app: Hono<AppEnv>): void =>
  takeFormPost(app, {
    path: PATH,
    endpoint: checkOpenQuote,
    bodyOf: ({ text, make, year, fuel }) => ({
      text,
      ...(make ? { make } : {}),
      ...(year ? { year: Number(year) } : {}),
      ...(fuel ? { fuel } : {}),
    }),
    page: (_, { message, fields }) =>
      plainPage(
        'Not checked',
        html`<p class="said bad" role="alert">
            ${[...Object.values(fields), message][0] ?? message}
          </p>
          ${back}`,
      ),
    done: (output) =>
      plainPage(
        SHEET_TITLE,
        html`${printedHtml(sheetOf(CheckedQuote.parse(output)), 'The lines of the quote')} ${back}
          <p>
            <a href="/signup">Create a free account</a> to store it and to set others beside it.
          </p>`,
        { style: SHARED_STYLE },
      ),
  });
