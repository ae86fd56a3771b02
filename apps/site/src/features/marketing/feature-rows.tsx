import { Badge } from '@wrenchwise/ui/badge.tsx';
import { FeatureTicks } from '@wrenchwise/ui/feature-ticks.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';

import { FEATURE_CARDS } from '~/content/feature-cards.ts';

import { FEATURE_DRAWINGS } from './feature-drawings.tsx';

/** The same eight at length: a drawing, what it is, and what that means in practice. */
export function FeatureRows() {
  return (
    <ol className="border-t border-line">
      {FEATURE_CARDS.map(({ id, title, text, points, link, isAvailable }) => (
        <li
          key={id}
          className="grid gap-x-10 gap-y-6 border-b border-line py-9 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)_minmax(0,1.15fr)] lg:items-center"
        >
          <div className="drawing-paper row-span-2 max-w-72 rounded-lg border border-line bg-surface px-7 py-6 text-accent-text lg:row-span-1">
            {FEATURE_DRAWINGS[id]}
          </div>
          <div>
            <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
              {title}
              {!isAvailable && <Badge>Coming</Badge>}
            </h2>
            <p className="mt-2 text-soft">{text}</p>
            {link !== undefined && (
              <Link to={link.to} className="text-link mt-2 inline-flex min-h-9 items-center">
                {link.label}
              </Link>
            )}
          </div>
          <div className="text-sm">
            <FeatureTicks items={points} />
          </div>
        </li>
      ))}
    </ol>
  );
}
