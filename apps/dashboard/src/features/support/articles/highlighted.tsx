import { highlightParts } from './highlight-parts.ts';

/** A text with the words that were searched for marked. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  return highlightParts(text, words).map(({ start, part, isHit }) =>
    isHit ? (
      <mark
        key={start}
        className="rounded-[3px] bg-medium-soft text-inherit ring-1 ring-medium-line"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
