const FAMILIES = [
  /^\/car-repair-guides\/(?!page\/)[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}$/,
  /^\/codes\/[BCPU][0-9A-F]{4}$/,
];

/** Whether a page of this path asks 'Was this right?': a guide, an everyday job or a trouble code. */
export const isVotedPage = (path: string): boolean => FAMILIES.some((family) => family.test(path));

/** A page shows what its readers said from this many votes on: fewer say little, and may be one person's. */
export const MIN_SHOWN_VOTES = 20;

/** The longest remark beside a vote, in UTF-16 units. */
export const VOTE_REMARK_MAX = 500;
