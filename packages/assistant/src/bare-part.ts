import type { Cause } from '@wrenchwise/rules/diagnosis';

/** Parts of which a car has several: which one is meant, the diagnosis says. */
const PARTS =
  'filter|pump|sensor|valve|belt|bearing|hose|pipe|motor|switch|gasket|seal|relay|module|joint|arm|cable|fan|spring|mount|cooler';

/** The part by itself behind an article: 'needs a new filter', not 'a new air filter'. */
const BARE = new RegExp(
  String.raw`\b(a|an|the|its|new|my)( (?:new|whole|complete|used))? (${PARTS})\b`,
  'i',
);

/** What a name says of a part's state, before it comes to the part. */
const STATE =
  /^(?:(?:blocked|clogged|dirty|failed|failing|worn|worn-out|leaking|faulty|stuck|broken|seized|weak|torn|cracked|loose|of|a|an|the|or|and|in|at|on) )+/;

const WORDS_OF_A_PART = 3;

/** 'Diesel particulate filter' of 'Blocked diesel particulate filter'. */
const partOf = (name: string, part: string): string | undefined => {
  const words = name.toLowerCase().split(/[^a-z0-9-]+/);
  const at = words.indexOf(part);
  if (at < 1) return undefined;
  const named = words
    .slice(Math.max(0, at - WORDS_OF_A_PART), at + 1)
    .join(' ')
    .replace(STATE, '');
  return named === part ? undefined : named;
};

/** A cause that is less likely than this is not what the talk is of. */
const LIKELY = 0.2;

/**
 * Words of somebody in which a bare name of a part is the part that the diagnosis is about: 'needs a new filter' of a
 * blocked particulate filter is no air filter.
 */
export const withBarePart = (words: string, causes: readonly Cause[]): string => {
  const [found, article = '', adjective = '', part = ''] = BARE.exec(words) ?? [];
  if (found === undefined) return words;
  const named = causes
    .filter(({ probability }, at) => at === 0 || probability >= LIKELY)
    .flatMap(({ name }) => partOf(name, part.toLowerCase()) ?? [])[0];
  return named === undefined ? words : words.replace(found, `${article}${adjective} ${named}`);
};
