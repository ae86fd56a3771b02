import { Link } from '@wrenchwise/ui/link.tsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';

import type { ArticleView } from './article.ts';

const SHEET =
  'group grid gap-1 rounded-lg border border-line bg-surface p-4 transition-colors duration-150 hover:border-line-strong sm:p-5';

/** The articles before and after this one. */
export function Neighbours({ previous, next }: Pick<ArticleView, 'previous' | 'next'>) {
  return (
    <nav aria-label="More articles" className="grid gap-4 sm:grid-cols-2 print:hidden">
      {previous && (
        <Link to={`/blog/${previous.slug}`} prefetch="intent" className={SHEET}>
          <span className="caption flex items-center gap-1.5">
            <ArrowLeft aria-hidden className="size-4" /> Earlier
          </span>
          <span className="font-label group-hover:text-accent-text">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link
          to={`/blog/${next.slug}`}
          prefetch="intent"
          className={`${SHEET} text-right sm:col-start-2`}
        >
          <span className="caption flex items-center justify-end gap-1.5">
            Later <ArrowRight aria-hidden className="size-4" />
          </span>
          <span className="font-label group-hover:text-accent-text">{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
