import type { TextPart } from '@wrenchwise/library/search/text-search';

/** Cuts a text at the words that were searched for. */
export type Mark = (text: string) => readonly TextPart[];

/** A text with the words that were searched for marked. */
export function Highlighted({ text, mark }: { text: string; mark: Mark }) {
  return mark(text).map(({ start, part, isHit }) =>
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
