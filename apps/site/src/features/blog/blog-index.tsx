import { cx } from '@wrenchwise/ui/class-names.ts';
import { Link } from '@wrenchwise/ui/link.tsx';
import type { MouseEvent } from 'react';

import { changeAddress, opensHere, useAddressQuery } from '~/page-state/use-address.ts';

import { ArticleCard, LeadCard } from './article-card.tsx';
import type { ArticleSummary } from './article.ts';
import { TOPICS } from './topics.ts';

// Without scripts the fragment leads to the topic's section; with them the others give way.
const LINKS = [
  { id: null, name: 'Everything', to: '/blog' },
  ...TOPICS.map(({ id, name }) => ({ id, name, to: `/blog?topic=${id}#${id}` })),
];

// Its section, or all of them, from their beginning on.
const show = (id: string | null): void => {
  if (id === null) scrollTo({ top: 0 });
  else document.getElementById(id)?.scrollIntoView();
};

/** Shows a topic on the page that is there, instead of loading it anew. */
const choose = (event: MouseEvent, { id, to }: (typeof LINKS)[number]): void => {
  if (!opensHere(event)) return;
  event.preventDefault();
  changeAddress(to);
  requestAnimationFrame(() => show(id));
};

/** All articles: the newest large, then topic by topic. Newest first. */
export function BlogIndex({ articles }: { articles: readonly ArticleSummary[] }) {
  const wanted = useAddressQuery().get('topic');
  const topic = TOPICS.find(({ id }) => id === wanted)?.id;
  const lead = topic === undefined ? articles[0] : undefined;
  const shown = TOPICS.filter(({ id }) => topic === undefined || id === topic);
  return (
    <>
      <nav aria-label="Topics" className="mt-8">
        <ul className="flex flex-wrap gap-2">
          {LINKS.map((link) => {
            const { id, name, to } = link;
            const current = id === (topic ?? null);
            return (
              <li key={name}>
                <Link
                  to={to}
                  onClick={(event) => choose(event, link)}
                  aria-current={current ? 'true' : undefined}
                  className={cx(
                    'inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-label transition-colors duration-150',
                    current
                      ? 'border-accent-line bg-accent-soft text-accent-text'
                      : 'border-line bg-surface text-soft hover:border-line-strong hover:text-ink',
                  )}
                >
                  {name}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {lead && (
        <div className="mt-6">
          <LeadCard article={lead} />
        </div>
      )}
      {shown.map(({ id, name }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-12 sm:mt-14">
          <h2 id={`${id}-title`} className="text-xl sm:text-2xl">
            {name}
          </h2>
          <div className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:has-[>:nth-child(2):last-child]:grid-cols-2 lg:has-[>:nth-child(4):last-child]:grid-cols-2">
            {articles
              .filter((article) => article.topic === id && article !== lead)
              .map((article) => (
                <ArticleCard key={article.slug} article={article} />
              ))}
          </div>
        </section>
      ))}
    </>
  );
}
