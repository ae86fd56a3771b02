import { lowerFirst } from './lower-first.ts';
import type { OutcomeInShort } from './outcome-in-short.ts';

/** The parts of a diagnosis that say whether it is closed. */
export interface Closable {
  readonly resolvedAt: string | null;
  readonly outcome: OutcomeInShort | null;
}

/** A name that goes on from 'it was': 'Worn rear pads', 'A stone behind the shield'. */
const IS_NOUN_PHRASE =
  /^(?!(?:Steering|Parking|Lighting|Self-)\b)(?:an?|the|some|\p{L}+(?:ed|en|ing)|worn|torn|blown|burnt|bent|weak|loose|dead|flat|faulty|dirty|rusty|stuck|low|poor|wrong|too)\b/iu;

/** 'It was worn rear pads'; of a name that is a clause, 'it was: brake servo diaphragm torn'. */
export const itWas = (cause: string): string =>
  IS_NOUN_PHRASE.test(cause) ? `it was ${lowerFirst(cause)}` : `it was: ${lowerFirst(cause)}`;

/**
 * How a diagnosis ended, for every list, page and mail: 'Closed: it was worn rear pads'. Undefined
 * while it is open.
 */
export const closedWords = ({ resolvedAt, outcome }: Closable): string | undefined => {
  if (resolvedAt === null) return undefined;
  if (outcome?.kind === 'gone') return 'Closed: it was nothing, or it went away';
  if (outcome === null || outcome.cause === null) return 'Closed';
  return `Closed: ${itWas(outcome.cause)}`;
};

/** Whether the owner has looked for the cause and not found it. A closed one was found, or is gone. */
export const isNotFoundYet = ({ resolvedAt, outcome }: Closable): boolean =>
  resolvedAt === null && outcome?.kind === 'not-fixed';

/** Whether it was closed once and is there again. */
export const cameBack = ({ resolvedAt, outcome }: Closable): boolean =>
  resolvedAt === null && outcome !== null && outcome.kind !== 'not-fixed';
