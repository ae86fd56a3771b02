import { circuitAnswerOf } from '@wrenchwise/knowledge/codes/circuit-answers';
import type { CodeRecord } from '@wrenchwise/knowledge/codes/code-record';

import type { CodePage } from './code-page.ts';
import { inWordsOf, isFeed } from './plain-meaning.ts';

/** What a circuit code measured and where to look, in words about the part; undefined for other codes. */
export const circuitSection = (record: CodeRecord, part: string): CodePage['circuit'] => {
  const answer = circuitAnswerOf(record);
  if (answer === undefined) return undefined;
  const inPart = (text: string): string => inWordsOf(text, part);
  const { measured, places, warning } = answer;
  return {
    measured: isFeed(part) ? `The ${part} is not as it should be.` : inPart(measured),
    places: places.map(inPart),
    ...(warning === undefined ? {} : { warning }),
  };
};
