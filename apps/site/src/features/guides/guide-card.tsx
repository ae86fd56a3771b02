import type { GuideSummary } from '@wrenchwise/contract/endpoints/guides';
import { EVERYDAY_JOBS } from '@wrenchwise/rules/guide-categories';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { Link } from '@wrenchwise/ui/link.tsx';
import { Clock } from 'lucide-react';

import { DifficultyMark } from './difficulty-mark.tsx';
import { GuidePicture } from './guide-picture.tsx';

type Shown = Pick<
  GuideSummary,
  | 'slug'
  | 'path'
  | 'title'
  | 'category'
  | 'categoryName'
  | 'faultName'
  | 'estimatedTime'
  | 'difficulty'
> &
  OnCar;

/** In a list for a car: why a guide is early. */
export interface OnCar {
  readonly onCar?: 'known' | 'recalled' | undefined;
}

export const ON_CAR = { known: 'Known on this model', recalled: 'Recalled on this model' } as const;

/** A guide in the grid. The whole card opens it. */
export function GuideCard({ guide }: { guide: Shown }) {
  return (
    <li className="relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface transition-colors duration-150 focus-within:border-accent hover:border-accent-line">
      <div className="drawing-paper border-b border-line bg-sunken">
        <GuidePicture
          slug={guide.slug}
          category={guide.category}
          className="block h-36 w-full p-3"
        />
      </div>
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <p className="caption">{guide.categoryName}</p>
        <h3 className="mt-1 text-lg leading-snug">
          <Link
            to={guide.path}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {guide.title}
          </Link>
        </h3>
        {guide.onCar !== undefined && (
          <p className="mt-1 text-sm font-label text-accent-text">{ON_CAR[guide.onCar]}</p>
        )}
        <p className="mt-1 mb-4 text-sm text-soft">
          {guide.category === EVERYDAY_JOBS.slug
            ? guide.faultName
            : `Fixes: ${lowerFirst(guide.faultName)}`}
        </p>
        <p className="figures mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-soft">
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden className="size-4 text-accent-text" />
            {guide.estimatedTime}
          </span>
          <DifficultyMark difficulty={guide.difficulty} />
        </p>
      </div>
    </li>
  );
}
