import { html } from 'hono/html';

import { plainPage } from '../../../platform/http/plain-page.ts';
import { KIND_WORDS } from './kind-words.ts';
import type { OptionalKind } from './unsubscribe-token.ts';

const SETTINGS = '/dashboard/settings#notifications';

const warning = (kind: OptionalKind) =>
  kind === 'securityAlerts'
    ? html`<p>
        Without them you get no mail when somebody signs in to your account from a new device.
      </p>`
    : '';

/** Asks for confirmation: link scanners must not unsubscribe anybody. */
export const confirmPage = (kind: OptionalKind, action: string) =>
  plainPage(
    `No more ${KIND_WORDS[kind]}?`,
    html`<p>
        We will no longer send you <strong>${KIND_WORDS[kind]}</strong>. Your other mails stay as
        they are.
      </p>
      ${warning(kind)}
      <form method="post" action="${action}">
        <button type="submit">Stop ${KIND_WORDS[kind]}</button>
      </form>
      <p><a href="${SETTINGS}">All notification settings</a></p>`,
  );

export const donePage = (kind: OptionalKind) =>
  plainPage(
    'Done',
    html`<p role="status">We no longer send you <strong>${KIND_WORDS[kind]}</strong>.</p>
      <p>
        You can switch them on again in your
        <a href="${SETTINGS}">notification settings</a>.
      </p>`,
  );

export const brokenLinkPage = () =>
  plainPage(
    'This link does not work',
    html`<p>It may have been cut off on its way to you. Please copy all of it from the mail.</p>
      <p>
        You can also choose your mails in your <a href="${SETTINGS}">notification settings</a>, or
        <a href="/contact">write to us</a>.
      </p>`,
  );
