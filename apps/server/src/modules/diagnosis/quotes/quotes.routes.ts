import * as shareEndpoints from '@wrenchwise/contract/endpoints/quote-shares';
import * as endpoints from '@wrenchwise/contract/endpoints/quotes';

import type { Mount } from '../../../platform/http/mount.ts';
import { Reply } from '../../../platform/http/reply.ts';
import type { QuoteSharesService } from './quote-shares.service.ts';
import type { QuotesService } from './quotes.service.ts';

export const mountQuotes = (mount: Mount, quotes: QuotesService): void => {
  mount(endpoints.checkQuote, ({ body }, { user }) => quotes.check(user, body));
  mount(endpoints.readQuoteFile, ({ body }) => quotes.readFile(body));
  mount(endpoints.saveQuote, ({ body }, { user }) => quotes.save(user, body));
  mount(endpoints.listQuotes, ({ query }, { user }) => quotes.list(user, query));
  mount(endpoints.deleteQuote, async ({ params }, { user }) => {
    await quotes.remove(user.id, params.id);
  });
  mount(endpoints.printQuoteSheet, async ({ body }, { user }) => {
    const bytes = await quotes.print(user, body);
    return new Reply(
      new Blob([bytes], { type: 'application/pdf' }),
      new Headers({
        'content-disposition': 'attachment; filename="questions-about-a-quote.pdf"',
        'cache-control': 'private, no-store',
        vary: 'Cookie',
      }),
    );
  });
};

export const mountQuoteShares = (mount: Mount, shares: QuoteSharesService): void => {
  mount(shareEndpoints.shareQuote, ({ params, body }, { user }) =>
    shares.make(user, params.id, body ?? shareEndpoints.NewQuoteShare.parse({})),
  );
  mount(shareEndpoints.listQuoteShares, async ({ params }, { user }) => ({
    shares: await shares.list(user.id, params.id),
  }));
  mount(shareEndpoints.revokeQuoteShare, ({ params }, { user }) =>
    shares.revoke(user.id, params.id),
  );
  mount(shareEndpoints.readSharedQuote, ({ params }) => shares.read(params.token));
};
