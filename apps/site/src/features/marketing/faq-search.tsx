import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useEffect, useRef, useState } from 'react';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Shows the entries of the page that have all the words, and says how many there are. */
const filterEntries = (words: readonly string[]): number => {
  let found = 0;
  for (const group of document.querySelectorAll<HTMLElement>('[data-faq-group]')) {
    let inGroup = 0;
    for (const entry of group.querySelectorAll<HTMLElement>('details')) {
      const text = entry.textContent.toLowerCase();
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) inGroup += 1;
    }
    group.hidden = inGroup === 0;
    found += inGroup;
  }
  return found;
};

/**
 * Finds questions by words of theirs or of their answers. The entries stand in the page as it was
 * written: without a script all of them are there, and the browser's own search opens them.
 */
export function FaqSearch() {
  const box = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<number>();

  const search = (text: string) => {
    const words = wordsOf(text);
    const count = filterEntries(words);
    setFound(words.length === 0 ? undefined : count);
  };
  const early = useRef(search);
  useEffect(() => {
    // What was typed before the script came.
    if (box.current?.value) early.current(box.current.value);
  }, []);

  return (
    <div role="search" className="max-w-xl noscript:hidden">
      <label htmlFor="faq-search" className="font-label">
        Search the questions
      </label>
      <TextInput
        id="faq-search"
        ref={box}
        type="search"
        autoComplete="off"
        placeholder="refund, electric, code reader…"
        className="mt-1.5"
        onInput={({ currentTarget }) => search(currentTarget.value)}
      />
      <p role="status" className="mt-1.5 min-h-6 text-sm text-soft">
        {found !== undefined &&
          (found === 0
            ? 'No question has these words. Write to us below.'
            : `${found} ${found === 1 ? 'question' : 'questions'}`)}
      </p>
    </div>
  );
}
