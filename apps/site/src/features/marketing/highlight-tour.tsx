import { type ReactNode, useState } from 'react';

import { HIGHLIGHTS } from '~/content/highlights.ts';

/**
 * The four highlights to choose from, each with its drawing on one stage. The stage holds all four
 * drawings; which is seen is a matter of style. They rotate by themselves in the hero only.
 */
export function HighlightTour({ stage }: { readonly stage?: ReactNode }) {
  const [shown, show] = useState(0);
  return (
    <div
      data-turn={shown}
      className="group/turn grid items-center gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-14"
    >
      <ul aria-label="Highlights">
        {HIGHLIGHTS.map(({ title, text }, index) => (
          <li key={title} className="border-t border-line first:border-t-0">
            <button
              type="button"
              aria-pressed={index === shown}
              onClick={() => show(index)}
              className="relative w-full rounded-sm py-4 pl-6 text-left text-soft transition-colors duration-150 before:absolute before:inset-y-4 before:left-0 before:w-[3px] before:rounded-full before:bg-line aria-pressed:text-ink aria-pressed:before:bg-accent"
            >
              <span className="block text-lg font-semibold tracking-[-0.012em]">{title}</span>
              <span className="mt-0.5 block text-sm text-soft">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      {stage}
    </div>
  );
}
