import {
  MAX_REPLY_PHOTOS,
  readSharedDiagnosis,
  REPLY_UPLOAD,
  replyToDiagnosis,
  replyWithPhotos,
  type SharedDiagnosis,
} from '@wrenchwise/contract/endpoints/workshop-replies';
import { ERRORS } from '@wrenchwise/contract/errors';
import type { PrintedBlock } from '@wrenchwise/contract/printed-document';
import { longDate } from '@wrenchwise/rules/day-words';
import { NO_LEADING_CAUSE } from '@wrenchwise/rules/leading-cause';
import { formatPercent } from '@wrenchwise/rules/percent';
import type { Hono } from 'hono';
import { html } from 'hono/html';

import type { AppEnv } from '../../../platform/http/context.ts';
import {
  type FormFields,
  type FormRefusal,
  takeFormPost,
} from '../../../platform/http/form-post.ts';
import { type PlainContent, plainPage } from '../../../platform/http/plain-page.ts';
import { gonePage, LINK_HEADERS, orGone } from '../links/link-page.ts';
import { printedHtml } from '../links/printed-html.ts';
import { SHARED_STYLE } from '../links/shared-style.ts';
import { SHARED_PATH } from './diagnosis-shares.service.ts';
import { replyForm, replyOf } from './reply-form.ts';
import type { WorkshopRepliesService } from './workshop-replies.service.ts';

const PATH = `${SHARED_PATH}/:token`;
const NO_FIELDS: FormFields = {};

const arePhotosLeftOut = (output: unknown): boolean =>
  replyWithPhotos.output?.safeParse(output).data?.photosStored === false;

/** What is behind the short answer, part by part; a danger is never among it. */
const partsOf = (blocks: readonly PrintedBlock[]): PlainContent[] => {
  const parts: { title: string; blocks: PrintedBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ title: block.text, blocks: [] });
    else if (block.kind !== 'notice') parts.at(-1)?.blocks.push(block);
  }
  return parts.map(
    (part) =>
      html`<details>
        <summary><h2>${part.title}</h2></summary>
        <div class="opened">${printedHtml(part.blocks, part.title)}</div>
      </details>`,
  );
};

const suspectList = (suspects: SharedDiagnosis['suspects'], isClear: boolean): PlainContent =>
  suspects.length === 0
    ? ''
    : html`${isClear ? '' : html`<p class="small">${NO_LEADING_CAUSE}. These are guesses.</p>`}
        <ol class="suspects" aria-label="Suspects">
          ${suspects.map(
            ({ name, probability }) =>
              html`<li><span>${name}</span><span>${formatPercent(probability)}</span></li>`,
          )}
        </ol>`;

/** A warning in one line, with what follows from it behind it: the reply is not pushed off the screen. */
const noticeOf = (block: PrintedBlock): PlainContent =>
  block.kind === 'notice'
    ? html`<details class="notice ${block.tone}">
        <summary class="strong">${block.title}</summary>
        <p>${block.text}</p>
      </details>`
    : '';

/** The car, its owner's words and the first suspects, and whatever danger there is. */
const inShort = ({ document, symptoms, carFacts, suspects, isClear }: SharedDiagnosis) => {
  const facts = [...carFacts, document.subtitle].join(' · ');
  return html`<p class="facts">${facts}</p>
    ${document.blocks.map(noticeOf)}
    <blockquote tabindex="0" aria-label="What the driver reports">${symptoms}</blockquote>
    ${suspectList(suspects, isClear)}`;
};

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
    html`${inShort(shared)}
      ${
        repliesLeft > 0 || refusal
          ? replyForm(shared, action, typed, refusal)
          : html`<p class="said" id="reply">${full}</p>`
      }
      <div class="evidence">${partsOf(document.blocks)}</div>
      <p class="until">
        Worked out from the driver’s words; we measured nothing on the car. Confirm before replacing
        parts. Shared with you by the owner of the car. The link works until
        ${longDate(expiresAt, dateLocale, 'UTC')}.
      </p>`,
    { style: SHARED_STYLE },
  );
};

/** The page behind a link: a diagnosis to read, to print and to reply to, without account and without JavaScript. */
export const mountSharedPage = (app: Hono<AppEnv>, replies: WorkshopRepliesService): void => {
  const read = (token: string) => orGone(replies.read(token));

  const refused = async (typed: FormFields, refusal: FormRefusal, token: string) => {
    const shared = await read(token);
    return shared ? pageOf(shared, `${SHARED_PATH}/${token}`, typed, refusal) : gonePage();
  };

  app.get(PATH, async (c) => {
    const token = c.req.param('token');
    const shared = await read(token);
    if (!shared) return c.html(gonePage(), 404, LINK_HEADERS);
    const page = pageOf(
      shared,
      `${SHARED_PATH}/${encodeURIComponent(token)}`,
      NO_FIELDS,
      undefined,
    );
    return c.html(page, 200, LINK_HEADERS);
  });

  takeFormPost(app, {
    path: PATH,
    endpoint: replyToDiagnosis,
    bodyOf: replyOf,
    files: {
      gate: readSharedDiagnosis,
      endpoint: { ...replyWithPhotos, upload: REPLY_UPLOAD },
      part: 'reply',
      names: ['photo1', 'photo2', 'photo3'],
      field: 'photos',
      tooMany: `Please choose ${MAX_REPLY_PHOTOS} photographs at most`,
    },
    page: (typed, refusal, params) => refused(typed, refusal, params['token'] ?? ''),
    done: (output) =>
      `${SHARED_PATH}/reply/sent${arePhotosLeftOut(output) ? '?photos=left-out' : ''}`,
  });

  app.get(`${SHARED_PATH}/reply/sent`, (c) =>
    c.html(
      plainPage(
        'Reply sent',
        html`<p class="said good" role="status">Thank you. The owner of the car has your reply.</p>
          ${
            c.req.query('photos') === 'left-out'
              ? html`<p class="said bad" role="alert">
                  Your photographs were not stored: the owner has no room for them. Please send them
                  another way.
                </p>`
              : ''
          }
          <p>You can close this page.</p>`,
      ),
      200,
      LINK_HEADERS,
    ),
  );
};
