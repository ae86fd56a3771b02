import { readPageVotes, voteOnPage } from '@wrenchwise/contract/endpoints/page-votes';

import type { Mount } from '../../platform/http/mount.ts';
import type { PageVotesService } from './page-votes.service.ts';

export const mountPageVotes = (mount: Mount, votes: PageVotesService): void => {
  mount(readPageVotes, ({ query }) => votes.read(query.path));
  mount(voteOnPage, ({ body }, { network, headers }) =>
    votes.vote(
      { path: body.path, isRight: body.isRight, remark: body.remark ?? '' },
      { network, browser: headers.get('user-agent') ?? '' },
    ),
  );
};
