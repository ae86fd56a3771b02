import { Link } from '@wrenchwise/ui/link.tsx';
import type { ReactNode } from 'react';

import { ArticleDates } from './article-dates.tsx';
import { ArticleDrawing } from './article-drawing.tsx';
import type { ArticleView } from './article.ts';
import { ContentsBeside, FoldedContents } from './contents-list.tsx';
import { Neighbours } from './neighbours.tsx';
import { RelatedLinks } from './related-links.tsx';
import { topicName } from './topics.ts';

import './article.css';

interface Props {
  readonly article: ArticleView;
  /** Prints the checklists: interactive, so the page hands it in. Optional, as a slot is to Astro. */
  readonly printButton?: ReactNode;
}

function Breadcrumb({ topic }: { readonly topic: ArticleView['topic'] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-soft print:hidden">
      <ol className="flex flex-wrap gap-2">
        <li>
          <Link to="/blog" className="hover:text-ink hover:underline">
            Blog
          </Link>
        </li>
        <li aria-hidden>/</li>
        <li>
          <Link to={`/blog?topic=${topic}#${topic}`} className="hover:text-ink hover:underline">
            {topicName(topic)}
          </Link>
        </li>
      </ol>
    </nav>
  );
}

/** One article with its contents list, and where to go from it. */
export function ArticlePage({ article, printButton }: Props) {
  const { title, description, topic, hero, drawing, contents, body } = article;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 sm:pt-10">
      <Breadcrumb topic={topic} />
      <header className="mt-4 grid items-center gap-6 md:grid-cols-[3fr_2fr] md:gap-10">
        <div className="grid gap-4">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <p className="text-lg text-soft">{description}</p>
          <div>
            <p className="text-sm font-label">
              By the{' '}
              <Link to="/about" className="text-link">
                Wrenchwise editors
              </Link>
            </p>
            <ArticleDates {...article} />
          </div>
        </div>
        <ArticleDrawing
          drawing={drawing}
          label={hero}
          className="rounded-xl border border-line p-4 sm:p-6 print:hidden"
        />
      </header>
      <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[minmax(0,46rem)_1fr] lg:gap-14">
        <div className="min-w-0">
          <FoldedContents headings={contents} />
          <article
            className="article max-lg:mt-8"
            // Our own files, turned into markup when the site is built: the text costs no script.
            dangerouslySetInnerHTML={{ __html: body }}
          />
        </div>
        <aside aria-label="Beside the article" className="max-lg:order-first max-lg:hidden">
          <ContentsBeside headings={contents} />
        </aside>
      </div>
      <div className="mt-8 grid">{printButton}</div>
      <div className="mt-14">
        <RelatedLinks {...article} />
      </div>
      <div className="mt-12">
        <Neighbours {...article} />
      </div>
    </div>
  );
}
