import { Badge } from '@wrenchwise/ui/badge.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';

import { FEATURE_CARDS, type FeatureCard } from '~/content/feature-cards.ts';

import { FEATURE_DRAWINGS } from './feature-drawings.tsx';

/** The two that people come for are larger: eight equal boxes are read by nobody. */
const PLACES: Partial<Record<FeatureCard['id'], string>> = {
  diagnostics: 'sm:col-span-2 lg:row-span-2 bg-accent-soft! border-accent-line!',
  guides: 'sm:col-span-2 bg-warm-soft! border-warm-line!',
};

/** The eight things that the product is for, each with its drawing. */
export function FeatureGrid() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {FEATURE_CARDS.map(({ id, title, text, isAvailable }) => (
        <li
          key={id}
          className={cx(
            'grid grid-cols-[5.5rem_1fr] items-start gap-x-4 rounded-xl border border-line bg-surface p-4 sm:flex sm:flex-col sm:justify-between sm:p-6',
            PLACES[id],
          )}
        >
          <div
            className={cx(
              'w-full text-accent-text sm:mb-5',
              id === 'diagnostics' ? 'sm:max-w-96' : 'max-w-40',
            )}
          >
            {FEATURE_DRAWINGS[id]}
          </div>
          <div className="min-w-0">
            <h3 className={id === 'diagnostics' ? 'text-lg sm:text-xl' : 'text-lg'}>{title}</h3>
            <p className="mt-1 max-w-[34em] text-soft">{text}</p>
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
