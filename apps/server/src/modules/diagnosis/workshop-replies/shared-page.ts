import {
  replyToDiagnosis,
  type SharedDiagnosis,
} from '@wrenchwise/contract/endpoints/workshop-replies';
import { ERRORS } from '@wrenchwise/contract/errors';
import { longDate } from '@wrenchwise/rules/day-words';
import type { Hono } from 'hono';
import { html } from 'hono/html';

import { AppError } from '../../../platform/app-error.ts';
import type { AppEnv } from '../../../platform/http/context.ts';
import {
  type FormFields,
  type FormRefusal,
  takeFormPost,
} from '../../../platform/http/form-post.ts';
import { PLAIN_PAGE_HEADERS, plainPage } from '../../../platform/http/plain-page.ts';
import { SHARED_PATH } from './diagnosis-shares.service.ts';
import { printedHtml } from './printed-html.ts';
import { replyForm, replyOf } from './reply-form.ts';
import { SHARED_STYLE } from './shared-style.ts';
import type { WorkshopRepliesService } from './workshop-replies.service.ts';

const PATH = `${SHARED_PATH}/:token`;
const HEADERS = { ...PLAIN_PAGE_HEADERS, 'x-robots-tag': 'noindex, nofollow' };
const NO_FIELDS: FormFields = {};

const goneText = ERRORS['share/not-found'].message;
const gone = () => plainPage('There is nothing here any more', html`<p>${goneText}</p>`);

const pageOf = (
  shared: SharedDiagnosis,
  action: string,
  typed: FormFields,
  refusal: FormRefusal | undefined,
) => {
  const { document, expiresAt, dateLocale, repliesLeft } = shared;
  const full = ERRORS['share/replies-full'].message;
  return plainPage(
    document.title,
    html`<p>
        ${document.subtitle}, shared with you by the owner of the car. The link works until
        ${longDate(expiresAt, dateLocale, 'UTC')}.
        <a class="jump" href="#reply">Go to your reply</a>
      </p>
      ${printedHtml(document.blocks)}
      ${
        repliesLeft > 0 || refusal
          ? replyForm(shared, action, typed, refusal)
          : html`<p class="said" id="reply">${full}</p>`
      }`,
    { style: SHARED_STYLE },
  );
};

/** The page behind a link: a diagnosis to read, to print and to reply to, without account and without JavaScript. */
export const mountSharedPage = (app: Hono<AppEnv>, replies: WorkshopRepliesService): void => {
  /** Undefined behind a link that does not work. */
  const read = (token: string): Promise<SharedDiagnosis | undefined> =>
    replies.read(token).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'share/not-found') return undefined;
      throw error;
    });

  const refused = async (typed: FormFields, refusal: FormRefusal, token: string) => {
    const shared = await read(token);
    return shared ? pageOf(shared, `${SHARED_PATH}/${token}`, typed, refusal) : gone();
  };

  app.get(PATH, async (c) => {
    const token = c.req.param('token');
    const shared = await read(token);
    if (!shared) return c.html(gone(), 404, HEADERS);
    const page = pageOf(
      shared,
      `${SHARED_PATH}/${encodeURIComponent(token)}`,
      NO_FIELDS,
      undefined,
    );
    return c.html(page, 200, HEADERS);
  });

  takeFormPost(app, {
    path: PATH,
    endpoint: replyToDiagnosis,
    bodyOf: replyOf,
    page: (typed, refusal, params) => refused(typed, refusal, params['token'] ?? ''),
    done: () => `${SHARED_PATH}/reply/sent`,
  });

  app.get(`${SHARED_PATH}/reply/sent`, (c) =>
    c.html(
      plainPage(
        'Reply sent',
        html`<p class="said good" role="status">Thank you. The owner of the car has your reply.</p>
          <p>You can close this page.</p>`,
      ),
      200,
      HEADERS,
    ),
  );
};
