import { MAX_OPEN_SHARES } from '@wrenchwise/contract/endpoints/diagnosis-shares';
import type {
  NewQuoteShare,
  QuoteShare,
  SharedQuote,
} from '@wrenchwise/contract/endpoints/quote-shares';
import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../../platform/app-error.ts';
import type { AuthSecrets } from '../../../platform/config/auth-secret.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import { createLinks, hashOf } from '../links/links.ts';
import {
  findQuoteShare,
  hasQuote,
  insertQuoteShare,
  listQuoteShares,
  lockQuote,
  revokeQuoteShare,
} from './quote-shares.repository.ts';
import { sharedSheetOf } from './quote-sheet.ts';
import type { QuotesService } from './quotes.service.ts';

/** Where a link leads; the rest of the path is its secret. */
export const SHARED_QUOTE_PATH = '/shared/quote';

export interface QuoteSharesService {
  /** Makes a link. Throws `db/record-not-found`, `share/too-many`. */
  readonly make: (
    user: Pick<SessionUser, 'id'>,
    quoteId: string,
    wanted: NewQuoteShare,
  ) => Promise<QuoteShare & { readonly url: string }>;
  /** Throws `db/record-not-found`. */
  readonly list: (userId: string, quoteId: string) => Promise<QuoteShare[]>;
  /** Throws `db/record-not-found`. */
  readonly revoke: (userId: string, id: string) => Promise<void>;
  /** What a link shows. Throws `share/not-found`. */
  readonly read: (token: string) => Promise<SharedQuote>;
}

/** Links to the sheets of quotes. Rows are written by the owner role after the user was checked. */
export const createQuoteSharesService = ({
  db,
  quotes,
  secrets,
  appUrl,
  now,
}: {
  db: Database;
  quotes: Pick<QuotesService, 'checkStored'>;
  secrets: AuthSecrets;
  appUrl: string;
  now: () => Date;
}): QuoteSharesService => {
  const links = createLinks({ secrets, appUrl, path: SHARED_QUOTE_PATH, now });
  return {
    make: async ({ id: userId }, quoteId, { days }) => {
      const { values, url } = await links.make(days);
      const share = await db.transaction(async (tx) => {
        // Held, so that of two requests for the last link one comes first.
        if (!(await lockQuote(tx, { quoteId, userId }))) throw new AppError('db/record-not-found');
        const open = await listQuoteShares(tx, quoteId);
        if (open.length >= MAX_OPEN_SHARES) throw new AppError('share/too-many');
        return insertQuoteShare(tx, { ...values, userId, quoteId });
      });
      return { ...(await links.shown(share)), url };
    },

    list: async (userId, quoteId) => {
      const own = db.forUser(userId);
      if (!(await hasQuote(own, quoteId))) throw new AppError('db/record-not-found');
      return Promise.all((await listQuoteShares(own, quoteId)).map(links.shown));
    },

    revoke: async (userId, id) => {
      if (!(await revokeQuoteShare(db, { id, userId }))) throw new AppError('db/record-not-found');
    },

    read: async (token) => {
      const share = await findQuoteShare(db, hashOf(token));
      if (!share) throw new AppError('share/not-found');
      const { checked, carName } = await quotes.checkStored(share.owner, share);
      return {
        document: sharedSheetOf(checked, carName),
        expiresAt: share.expiresAt.toISOString(),
        dateLocale: share.owner.place.dateLocale,
      };
    },
  };
};
