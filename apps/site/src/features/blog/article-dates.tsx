import { dayInWords } from '~/content/measured-words.ts';

import type { ArticleSummary } from './article.ts';

type Props = Pick<ArticleSummary, 'published' | 'updated' | 'minutes'>;

/** When an article appeared, when it was changed if it was, and how long it takes to read. */
export function ArticleDates({ published, updated, minutes }: Props) {
  return (
    <p className="figures flex flex-wrap gap-x-2 text-sm text-faint">
      <time dateTime={published}>{dayInWords(published)}</time>
      {updated !== undefined && (
        <>
          <span aria-hidden>·</span>
          <span>
            Updated <time dateTime={updated}>{dayInWords(updated)}</time>
          </span>
        </>
      )}
      <span aria-hidden>·</span>
      <span>{minutes} min read</span>
    </p>
  );
}
