import { voteOnPage } from '@wrenchwise/contract/endpoints/page-votes';
import { isVotedPage } from '@wrenchwise/rules/voted-pages';
import type { Hono } from 'hono';
import { html } from 'hono/html';

import type { AppEnv } from '../../platform/http/context.ts';
import { type FormFields, takeFormPost } from '../../platform/http/form-post.ts';
import { plainForm } from '../../platform/http/plain-form.ts';
import { plainPage } from '../../platform/http/plain-page.ts';

const FORM = '/page-vote';

/** The way back; only to pages that ask, for the path came with the form. */
const wayBack = ({ path = '' }: FormFields) =>
  isVotedPage(path)
    ? html`<p><a href="${path}">Back to the page</a></p>`
    : html`<p><a href="/">Home</a></p>`;

const remarkForm = (fields: FormFields, message?: string) =>
  plainForm({
    action: FORM,
    button: 'Send',
    fields: [
      {
        name: 'remark',
        label: fields['isRight'] === 'yes' ? 'Anything missing?' : 'What was wrong or missing?',
        hint: 'Optional, one or two sentences. Please write nothing that says who you are.',
        isOptional: true,
      },
    ],
    typed: fields,
    ...(message === undefined ? {} : { refusal: { message, fields: {} } }),
    more: html`<input type="hidden" name="path" value="${fields['path'] ?? ''}" />
      <input type="hidden" name="isRight" value="${fields['isRight'] ?? ''}" />`,
  });

/** 'Was this right?' without JavaScript: the answer first, and then a word about it. */
export const mountPageVoteForm = (app: Hono<AppEnv>): void => {
  takeFormPost(app, {
    path: FORM,
    endpoint: voteOnPage,
    bodyOf: ({ path, isRight, remark }) => ({
      path,
      isRight: isRight === 'yes' ? true : isRight === 'no' ? false : undefined,
      remark,
    }),
    page: (typed, { message }) =>
      plainPage('Was this right?', html`${remarkForm(typed, message)} ${wayBack(typed)}`),
    done: (_, fields) =>
      plainPage(
        'Thank you',
        html`<p class="said good" role="status">
            ${fields['remark'] ? 'Your words have reached us.' : 'Your answer counts.'}
          </p>
          ${fields['remark'] ? '' : remarkForm(fields)} ${wayBack(fields)}`,
      ),
  });
};
