import { sendContactMessage } from '@wrenchwise/contract/endpoints/contact';
import type { Hono } from 'hono';
import { html } from 'hono/html';

import type { AppEnv } from '../../../platform/http/context.ts';
import { takeFormPost } from '../../../platform/http/form-post.ts';
import { plainForm, type PlainField } from '../../../platform/http/plain-form.ts';
import { PLAIN_PAGE_HEADERS, plainPage } from '../../../platform/http/plain-page.ts';

const SENT = '/contact/sent';

const FIELDS: readonly PlainField[] = [
  { name: 'name', label: 'Name', autocomplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
  { name: 'subject', label: 'Subject' },
  { name: 'message', label: 'Message', multiline: true },
];

// Browsers send line breaks as CR LF; the page's script sends LF.
const lines = (text = ''): string => text.replaceAll('\r\n', '\n');

const trap = html`<div class="unseen" aria-hidden="true">
  <label>Leave this empty <input name="website" tabindex="-1" autocomplete="off" /></label>
</div>`;

/** The contact form without JavaScript. */
export const mountContactForm = (app: Hono<AppEnv>): void => {
  takeFormPost(app, {
    path: '/contact',
    endpoint: sendContactMessage,
    bodyOf: ({ name, email, subject, message, website }) => ({
      name,
      email,
      subject,
      message: lines(message),
      website,
    }),
    page: (typed, refusal) =>
      plainPage(
        'Contact us',
        html`${plainForm({ action: '/contact', button: 'Send message', fields: FIELDS, typed, refusal, more: trap })}
          <p><a href="/contact">Other ways to reach us</a></p>`,
      ),
    done: () => SENT,
  });
  app.get(SENT, (c) =>
    c.html(
      plainPage(
        'Message sent',
        html`<p class="said good" role="status">
            Message sent successfully! We'll get back to you soon.
          </p>
          <p><a href="/">Home</a></p>`,
      ),
      200,
      PLAIN_PAGE_HEADERS,
    ),
  );
};
