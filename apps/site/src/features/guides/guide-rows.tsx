import { Link } from '@wrenchwise/ui/link.tsx';

import { DifficultyMark } from './difficulty-mark.tsx';
import { ON_CAR, type OnCar } from './guide-card.tsx';
import type { ListedGuide } from './guides.server.ts';

/** Guides one under the other, to scan: the job, what it puts right, the time. */
export function GuideRows({
  guides,
  showsDifficulty = false,
}: {
  guides: readonly (ListedGuide & OnCar)[];
  showsDifficulty?: boolean;
}) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {guides.map((guide) => (
        <li
          key={guide.slug}
          className="relative grid gap-x-6 gap-y-0.5 px-4 py-3 hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-5"
        >
          <div className="min-w-0">
            <Link
              to={guide.path}
              className="font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
            >
              {guide.title}
            </Link>
            <p className="text-sm text-soft">
              {guide.faultName}
              {guide.onCar !== undefined && (
                <span className="font-label text-accent-text"> · {ON_CAR[guide.onCar]}</span>
              )}
            </p>
          </div>
          <p className="figures flex gap-4 text-sm whitespace-nowrap text-faint">
            {showsDifficulty && <DifficultyMark difficulty={guide.difficulty} />}
            {guide.estimatedTime}
          </p>
        </li>
      ))}
    </ul>
  );
}
