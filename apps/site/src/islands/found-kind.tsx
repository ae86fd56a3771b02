import type { FoundPage } from '@wrenchwise/contract/endpoints/search';
import { Link } from '@wrenchwise/ui/link.tsx';
import type { ReactNode } from 'react';

import { CodeList } from '~/features/codes/code-list.tsx';
import { GuideRows } from '~/features/guides/guide-rows.tsx';
import { FaqList } from '~/features/marketing/faq-list.tsx';
import type { Kind } from '~/features/search/found-order.ts';

import type { useSiteSearch } from './use-site-search.ts';

type Shown = Pick<ReturnType<typeof useSiteSearch>, 'query' | 'found'>;

/** What was found of a kind, and the way to all of it. */
export function FoundKind({ kind, ...shown }: Shown & { readonly kind: Kind }) {
  const Found = FOUND[kind];
  return <Found {...shown} />;
}

const FOUND: Readonly<Record<Kind, (shown: Shown) => ReactNode>> = {
  guides: Guides,
  codes: Codes,
  cars: Cars,
  pages: Pages,
  articles: Articles,
  questions: Questions,
};

function Guides({ query, found }: Shown) {
  return (
    <Part
      title="Repair guides"
      to={`/car-repair-guides?q=${encodeURIComponent(query)}`}
      more="Search the guides for your car"
    >
      <GuideRows guides={found.guides} showsDifficulty />
    </Part>
  );
}

function Codes({ found }: Shown) {
  return (
    <Part title="Trouble codes" to="/codes" more="All trouble codes">
      <CodeList codes={found.codes} />
    </Part>
  );
}

function Cars({ found }: Shown) {
  return (
    <Part title="Car specifications" to="/car-specifications" more="All makes and models">
      <PageLinks pages={found.cars} />
    </Part>
  );
}

function Pages({ found }: Shown) {
  return (
    <Part title="Pages" to="/contact" more="Ask us instead">
      <PageLinks pages={found.pages} />
    </Part>
  );
}

function PageLinks({ pages }: { pages: readonly Pick<FoundPage, 'path' | 'title' | 'about'>[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {pages.map(({ path, title, about }) => (
        <li key={path} className="relative py-3 hover:bg-sunken">
          <Link
            to={path}
            className="font-semibold after:absolute after:inset-0 hover:text-accent-text"
          >
            {title}
          </Link>
          <p className="text-sm text-soft">{about}</p>
        </li>
      ))}
    </ul>
  );
}

function Articles({ found }: Shown) {
  return (
    <Part title="Articles" to="/blog" more="All articles">
      <PageLinks
        pages={found.articles.map(({ slug, title, description }) => ({
          path: `/blog/${slug}`,
          title,
          about: description,
        }))}
      />
    </Part>
  );
}

function Questions({ found }: Shown) {
  return (
    <Part title="Questions and answers" to="/faq" more="All questions">
      <FaqList entries={found.questions} />
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  readonly to: string;
  readonly more: string;
  readonly children: ReactNode;
}

function Part({ title, to, more, children }: PartProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
      <Link to={to} className="text-link mt-3 inline-flex min-h-9 items-center text-sm">
        {more}
      </Link>
    </section>
  );
}
