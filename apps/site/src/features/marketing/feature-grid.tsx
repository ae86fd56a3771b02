import { Badge } from '@wrenchwise/ui/badge.tsx';

import { FEATURE_CARDS } from '~/content/feature-cards.ts';

import { FEATURE_DRAWINGS } from './feature-drawings.tsx';

/** The eight things that the product is for, each with its drawing, all of one weight: two rows of four. */
export function FeatureGrid() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {FEATURE_CARDS.map(({ id, title, text, isAvailable }) => (
        <li
          key={id}
          className="grid grid-cols-[5.5rem_1fr] items-start gap-x-4 overflow-hidden rounded-xl border border-line bg-surface p-4 sm:flex sm:flex-col sm:p-0"
        >
          <div className="w-full text-accent-text sm:drawing-paper sm:border-b sm:border-line sm:bg-sunken sm:py-5">
            <div className="sm:mx-auto sm:w-40">{FEATURE_DRAWINGS[id]}</div>
          </div>
          <div className="min-w-0 sm:p-5">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-soft">{text}</p>
            {!isAvailable && (
              <p className="mt-3">
                <Badge>Coming</Badge>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
