import { ownersFeatures } from '@wrenchwise/engine/model/owners-model';

import type { Features } from './feature-matrix.ts';
import { askedText, type OwnersPost } from './owners-posts.ts';

/** The first reply is the best one. */
const FIRST_REPLY = 1.5;

/** Words and pairs of a text are w and b, those of a reply r and R. */
const REPLY_FAMILIES: Readonly<Record<string, string>> = { w: 'r', b: 'R' };

/** The features of a text as the product reads them: words and pairs of words within one sentence. */
export const wordsAndPairs = (text: string): Features =>
  [...ownersFeatures(text)].filter(([name]) => !name.startsWith('t:'));

/** The features of a post and, as families of their own, of what was replied. */
export const threadFeatures = (post: OwnersPost): Features => {
  const found = new Map(ownersFeatures(askedText(post)));
  post.replies.forEach(([, text], at) => {
    for (const [name, count] of ownersFeatures(text)) {
      const family = REPLY_FAMILIES[name.slice(0, 1)];
      if (family === undefined) continue;
      const key = family + name.slice(1);
      found.set(key, (found.get(key) ?? 0) + count * (at === 0 ? FIRST_REPLY : 1));
    }
  });
  return found;
};

/** The features of all replies of a post as one text. */
export const repliesFeatures = ({ replies }: OwnersPost): Features =>
  wordsAndPairs(replies.map(([, text]) => text).join('\n'));
