import { html } from 'hono/html';

import type { WirePaymentMethod } from '../wire.ts';
import { type Html, sandboxPage } from './page.ts';

/** The bank's question whether it is really the card's owner who pays (3-D Secure). */
export const authenticationPage = (
  method: WirePaymentMethod,
  { action, what }: { action: string; what: string },
): Html =>
  sandboxPage(
    'Confirm with your bank',
    html`<div class="card">
      <h1>Confirm with your bank</h1>
      <p>
        The bank of the card ending in <b class="figures">${method.card?.last4 ?? ''}</b> asks
        whether it is you: ${what}.
      </p>
      <form class="row" method="post" action="${action}">
        <button type="submit" name="answer" value="confirm">Confirm</button>
        <button class="plain" type="submit" name="answer" value="fail">Refuse</button>
      </form>
    </div>`,
  );
