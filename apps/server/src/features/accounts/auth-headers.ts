import type { RequestContext } from '../../http/context.ts';

/** The header in which the edge hands the believed client address to Better Auth. */
export const ADDRESS_HEADER = 'x-wrenchwise-address';

/** A request's headers as Better Auth takes them. */
export const authHeaders = ({ headers, address }: RequestContext): Headers => {
  const given = new Headers(headers);
  given.set(ADDRESS_HEADER, address);
  return given;
};

/** The cookies that an answer sets, and nothing else of it: the token travels in no other way. */
export const cookiesOf = (...answers: readonly Headers[]): Headers => {
  const kept = new Headers();
  for (const answer of answers) {
    for (const cookie of answer.getSetCookie()) kept.append('set-cookie', cookie);
  }
  return kept;
};
