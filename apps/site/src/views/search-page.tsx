import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { Link } from '@wrenchwise/ui/link.tsx';
import { BookOpen, CircleHelp, Hash, Newspaper, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the page says of itself. What a search finds is no page for search engines. */
export const searchMeta = () =>
  pageMeta('Search', 'Repair guides, everyday jobs, trouble codes, cars, articles and questions.', {
    noIndex: true,
  });

/** The search of everything. The search itself is optional, as a slot is to Astro. */
export function SearchPage({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-12 sm:px-6 sm:pt-16">
      <h1 className="text-3xl sm:text-4xl">Search</h1>
      <p className="measure mt-3 mb-8 text-lg text-soft">
        Repair guides, everyday jobs, trouble codes, cars, articles and answers, in one place.
      </p>
      {children}
    </div>
  );
}

const PLACES = [
  {
    to: '/car-repair-guides',
    Icon: BookOpen,
    title: 'Repair guides',
    text: 'How to tell what it is, and how to fix it.',
  },
  {
    to: '/car-repair-guides/everyday-jobs',
    Icon: Wrench,
    title: 'Everyday jobs',
    text: 'From an oil change to the MOT.',
  },
  {
    to: '/codes',
    Icon: Hash,
    title: 'Trouble codes',
    text: 'What a code says, and what to check first.',
  },
  { to: '/blog', Icon: Newspaper, title: 'Articles', text: 'Longer reads about keeping a car.' },
  {
    to: '/faq',
    Icon: CircleHelp,
    title: 'Questions and answers',
    text: 'About Wrenchwise, plans and your data.',
  },
] as const;

/** Where to begin without a search; all there is without a script. */
export function SearchPlaces() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {PLACES.map(({ to, Icon, title, text }) => (
        <li
          key={to}
          className="relative flex gap-4 rounded-lg border border-line bg-surface p-4 hover:border-accent-line sm:p-5"
        >
          <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-accent-text" />
          <div>
            <Link to={to} className="font-semibold after:absolute after:inset-0">
              {title}
            </Link>
            <p className="mt-0.5 text-sm text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
