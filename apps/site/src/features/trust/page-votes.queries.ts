import { api } from '@wrenchwise/client/api.ts';
import type { InputOf, OutputOf } from '@wrenchwise/contract/endpoint';
import { readPageVotes, voteOnPage } from '@wrenchwise/contract/endpoints/page-votes';

/** How many readers voted, and how many said that it was right; null while they are few. */
export type Counted = OutputOf<typeof readPageVotes>['counted'];

/** What readers said of a page. */
export const fetchPageVotes = (path: string): Promise<OutputOf<typeof readPageVotes>> =>
  api(readPageVotes, { query: { path } });

/** Sends a reader's vote; a second one of the day takes the place of the first. */
export const sendPageVote = (
  body: InputOf<typeof voteOnPage>['body'],
): Promise<OutputOf<typeof voteOnPage>> => api(voteOnPage, { body });
