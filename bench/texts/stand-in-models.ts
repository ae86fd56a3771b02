import { opinionsOf } from '../../apps/server/src/platform/adapters/cause-opinions/language-model.ts';

type Opinions = ReturnType<typeof opinionsOf>;
type Result = Parameters<typeof opinionsOf>[1];

/** A model that answers from the labels, with stated errors: what a real one of that kind would bring. */
export interface StandIn {
  readonly name: string;
  /** How often the right cause is first, and among three, where it is listed. */
  readonly first: number;
  readonly amongThree: number;
  /** The certainties that it claims of its three causes. */
  readonly says: readonly [number, number, number];
}

/** The kinds of model that the weight of an opinion was chosen by (decisions 148 and 151). */
export const STAND_INS: readonly StandIn[] = [
  { name: 'good and honest', first: 0.55, amongThree: 0.75, says: [0.55, 0.2, 0.1] },
  { name: 'good and boasting', first: 0.55, amongThree: 0.75, says: [0.9, 0.9, 0.9] },
  { name: 'poor and honest', first: 0.2, amongThree: 0.35, says: [0.2, 0.15, 0.1] },
  { name: 'poor and half sure', first: 0.2, amongThree: 0.35, says: [0.5, 0.3, 0.2] },
  { name: 'poor and boasting', first: 0.2, amongThree: 0.35, says: [0.9, 0.05, 0.05] },
];

const sequence = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 4_294_967_296;
};

/** Three causes of a list, the right one where the errors put it, and others drawn from the list. */
const named = (
  { first, amongThree }: StandIn,
  listed: readonly string[],
  right: ReadonlySet<string>,
  random: () => number,
): readonly string[] => {
  const own = listed.find((id) => right.has(id));
  const others = listed
    .filter((id) => !right.has(id))
    .map((id) => [id, random()] as const)
    .toSorted(([, a], [, b]) => a - b)
    .map(([id]) => id);
  const drawn = random();
  if (own === undefined || drawn >= amongThree) return others.slice(0, 3);
  const place = drawn < first ? 0 : 1;
  return [...others.slice(0, place), own, ...others.slice(place)].slice(0, 3);
};

/**
 * What a stand-in says of a diagnosis, through the same door as a real model's answer.
 *
 * @param seed equal seeds give equal answers
 */
export const standInOpinions = (
  model: StandIn,
  result: Result,
  text: string,
  right: ReadonlySet<string>,
  seed: number,
): Opinions => {
  const random = sequence(Math.imul(seed + 1, 0x9e3779b1));
  const [words = ''] = /\S+(?: \S+){0,2}/.exec(text) ?? [];
  const likely = named(
    model,
    result.causes.map(({ faultId }) => faultId),
    right,
    random,
  ).map((id, rank) => ({ id, certainty: model.says[rank] ?? 0, words }));
  return opinionsOf({ likely, unlikely: [] }, result, text);
};
