import { ERRORS } from '@wrenchwise/contract/errors';
import { html } from 'hono/html';

import { AppError } from '../../../platform/app-error.ts';
import { PLAIN_PAGE_HEADERS, plainPage } from '../../../platform/http/plain-page.ts';

/** Headers of a page behind a link: as of plain pages, and no search engine lists it. */
export const LINK_HEADERS = { ...PLAIN_PAGE_HEADERS, 'x-robots-tag': 'noindex, nofollow' };

/** The page behind a link that is revoked, too old or was never made: the same for all of them. */
export const gonePage = () =>
  plainPage('There is nothing here any more', html`<p>${ERRORS['share/not-found'].message}</p>`);

/** What is behind a link; undefined behind one that does not work. */
export const orGone = <Shared>(read: Promise<Shared>): Promise<Shared | undefined> =>
  read.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'share/not-found') return undefined;
    throw error;
  });
