import type { Feature } from '../../platform/feature.ts';
import { mountPageVoteForm } from './page-vote-form.ts';
import { mountPageVotes } from './page-votes.routes.ts';
import { createPageVotesService } from './page-votes.service.ts';

/** 'Was this right?' on public pages, with and without JavaScript. */
export const createPageVotesFeature = (
  dependencies: Parameters<typeof createPageVotesService>[0],
): Feature => {
  const service = createPageVotesService(dependencies);
  return {
    mountApi: ({ mount }) => mountPageVotes(mount, service),
    mountPages: ({ app }) => mountPageVoteForm(app),
  };
};
