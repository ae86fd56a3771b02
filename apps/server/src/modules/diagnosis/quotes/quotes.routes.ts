import * as endpoints from '@wrenchwise/contract/endpoints/quotes';

import type { Mount } from '../../../platform/http/mount.ts';
import { Reply } from '../../../platform/http/reply.ts';
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
