import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

import type { HelpArticle } from '~/content/help-articles.ts';

import { Highlighted, type Mark } from './highlighted.tsx';

/** What an article says, and where it leads. */
export function ArticleText({ article, mark }: { article: HelpArticle; mark: Mark }) {
  return (
    <div className="grid gap-3">
      {article.text.map((paragraph) => (
        <p key={paragraph}>
          <Highlighted text={paragraph} mark={mark} />
        </p>
      ))}
      {article.link && (
        <p>
          <Link to={article.link.to} className="text-link inline-flex items-center gap-1.5">
            {article.link.label}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </p>
      )}
    </div>
  );
}
