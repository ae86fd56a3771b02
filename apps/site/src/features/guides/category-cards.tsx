import { LISTED_CATEGORIES, type ListedCategorySlug } from '@wrenchwise/rules/guide-categories';
import { Link } from '@wrenchwise/ui/link.tsx';

import { CategoryIllustration } from './category-illustration.tsx';

/** Every category with its drawing, what it holds and how many guides those are: fifteen, which three and five divide. */
export function CategoryCards({
  counts,
}: {
  counts: Readonly<Record<ListedCategorySlug, number>>;
}) {
  return (
    <ul className="grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {LISTED_CATEGORIES.map(({ slug, name, description }) => (
        <li
          key={slug}
          className="relative flex gap-4 rounded-lg border border-line bg-surface p-4 transition-colors duration-150 focus-within:border-accent hover:border-accent-line sm:flex-col sm:gap-0 sm:p-0"
        >
          <div className="w-24 shrink-0 sm:drawing-paper sm:w-full sm:rounded-t-lg sm:border-b sm:border-line sm:bg-sunken">
            <CategoryIllustration
              category={slug}
              className="w-full sm:mx-auto sm:h-28 sm:w-40 sm:py-3"
            />
          </div>
          <div className="min-w-0 sm:p-4">
            <h3 className="text-lg">
              <Link
                to={`/car-repair-guides/${slug}`}
                className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
              >
                {name}
              </Link>
            </h3>
            <p className="figures text-sm font-label text-accent-text">{counts[slug]} guides</p>
            <p className="mt-1.5 text-sm text-soft">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
