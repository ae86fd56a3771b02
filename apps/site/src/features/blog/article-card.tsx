import { Link } from '@wrenchwise/ui/link.tsx';

import { ArticleDates } from './article-dates.tsx';
import { ArticleDrawing } from './article-drawing.tsx';
import type { ArticleSummary } from './article.ts';
import { topicName } from './topics.ts';

const SHEET =
  'group relative overflow-hidden rounded-xl border border-line bg-surface transition-colors duration-150 hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent';

// The whole sheet follows the link, whose name stays the title only.
const LINK = 'after:absolute after:inset-0 group-hover:text-accent-text focus-visible:outline-none';

/** The newest article, large. */
export function LeadCard({ article }: { article: ArticleSummary }) {
  const { slug, title, description, topic, drawing } = article;
  return (
    <article className={`${SHEET} grid md:grid-cols-[5fr_4fr]`}>
      <ArticleDrawing
        drawing={drawing}
        className="grid content-center border-line p-4 max-md:border-b sm:p-8 md:col-start-2 md:row-start-1 md:border-l"
      />
      <div className="grid content-start gap-3 p-5 sm:p-8 md:col-start-1 md:row-start-1 lg:p-10">
        <p className="caption">New · {topicName(topic)}</p>
        <h2 className="text-2xl sm:text-3xl">
          <Link to={`/blog/${slug}`} prefetch="intent" className={LINK}>
            {title}
          </Link>
        </h2>
        <p className="text-lg text-soft">{description}</p>
        <ArticleDates {...article} />
      </div>
    </article>
  );
}

/** One article of a topic. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  const { slug, title, description, drawing } = article;
  return (
    <article className={`${SHEET} flex flex-col`}>
      <ArticleDrawing drawing={drawing} className="border-b border-line px-6 py-4" />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <h3 className="text-lg">
          <Link to={`/blog/${slug}`} prefetch="intent" className={LINK}>
            {title}
          </Link>
        </h3>
        <p className="flex-1 text-soft">{description}</p>
        <ArticleDates {...article} />
      </div>
    </article>
  );
}
