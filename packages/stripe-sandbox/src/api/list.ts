import { missing } from '../stripe-error.ts';

interface Paging {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
  readonly created?:
    | number
    | {
        readonly gt?: number | undefined;
        readonly gte?: number | undefined;
        readonly lt?: number | undefined;
        readonly lte?: number | undefined;
      }
    | undefined;
}

const PAGE = 10;

const isWithin = (created: number, asked: Paging['created']): boolean => {
  if (asked === undefined) return true;
  if (typeof asked === 'number') return created === asked;
  return (
    created > (asked.gt ?? -Infinity) &&
    created >= (asked.gte ?? -Infinity) &&
    created < (asked.lt ?? Infinity) &&
    created <= (asked.lte ?? Infinity)
  );
};

/** A page of a list, the newest first: 10 objects, or `limit`, from behind or before a given one. */
export const pageOf = <T extends { readonly id: string }>(
  url: string,
  all: readonly T[],
  asked: Paging,
) => {
  const { limit = PAGE, starting_after: after, ending_before: before } = asked;
  const placeOf = (id: string, param: string): number => {
    const place = all.findIndex((object) => object.id === id);
    if (place === -1) throw missing('object', id, param);
    return place;
  };
  const matching = all.filter(
    (object) => !('created' in object) || isWithin(Number(object.created), asked.created),
  );
  const known = new Set(matching);
  const rest = all
    .slice(
      after === undefined ? 0 : placeOf(after, 'starting_after') + 1,
      before === undefined ? undefined : placeOf(before, 'ending_before'),
    )
    .filter((object) => known.has(object));
  const data = before === undefined ? rest.slice(0, limit) : rest.slice(-limit);
  return { object: 'list' as const, data, has_more: rest.length > data.length, url };
};
