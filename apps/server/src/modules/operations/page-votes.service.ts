import { createHmac } from 'node:crypto';

import type { PageVotes } from '@wrenchwise/contract/endpoints/page-votes';
import type { Database } from '@wrenchwise/database/database';
import { isVotedPage, MIN_SHOWN_VOTES } from '@wrenchwise/rules/voted-pages';

import type { AuthSecrets } from '../../platform/config/auth-secret.ts';
import { countVotes, saveVote } from './page-votes.repository.ts';

/** Who votes: nothing of it is stored but a keyed hash, until the day is over. */
export interface Voter {
  /** The address, of IPv6 its /64. */
  readonly network: string;
  readonly browser: string;
}

export interface PageVotesService {
  /** Counts a vote on an existing guide, job or code; ignores other paths. */
  readonly vote: (
    vote: { readonly path: string; readonly isRight: boolean; readonly remark: string },
    voter: Voter,
  ) => Promise<PageVotes>;
  /** What a page's readers said; nothing while they are few. */
  readonly read: (path: string) => Promise<PageVotes>;
}

const NOTHING: PageVotes = { counted: null };

/** Votes on public pages: one a visitor, page and day, of which the last counts. */
export const createPageVotesService = (dependencies: {
  db: Database;
  secrets: AuthSecrets;
  now: () => Date;
  /** Whether this page exists: invented paths must not fill the table. */
  isPage: (path: string) => Promise<boolean>;
}): PageVotesService => {
  const { db, secrets, now, isPage } = dependencies;
  // Signed with its purpose (domain separation). The day in it: nobody is known again tomorrow.
  const hashOf = (day: string, path: string, { network, browser }: Voter): string =>
    createHmac('sha256', secrets.current)
      .update(JSON.stringify(['page-vote', day, path, network, browser]))
      .digest('base64url');

  const read = async (path: string): Promise<PageVotes> => {
    if (!isVotedPage(path)) return NOTHING;
    const counted = await countVotes(db, path);
    return counted.votes < MIN_SHOWN_VOTES ? NOTHING : { counted };
  };
  return {
    read,
    vote: async ({ path, isRight, remark }, voter) => {
      if (!isVotedPage(path) || !(await isPage(path))) return NOTHING;
      const day = now().toISOString().slice(0, 10);
      const written = remark.trim();
      await saveVote(db, {
        day,
        path,
        isRight,
        voter: hashOf(day, path, voter),
        remark: written === '' ? null : written,
      });
      return read(path);
    },
  };
};
