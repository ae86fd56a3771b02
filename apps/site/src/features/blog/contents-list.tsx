import type { Heading } from './article.ts';

function Links({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol className="grid gap-0.5 border-l border-line text-sm">
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px block border-l border-transparent py-1.5 pl-4 text-soft hover:border-accent hover:text-ink"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** What is in an article: folded above the text on a phone. */
export function FoldedContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className="rounded-lg border border-line bg-surface lg:hidden print:hidden">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-label">
        In this article
      </summary>
      <nav aria-label="In this article" className="px-4 pb-4">
        <Links headings={headings} />
      </nav>
    </details>
  );
}

/** What is in an article: beside the text where there is room, staying in view. */
export function ContentsBeside({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav
      aria-label="Contents"
      className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto max-lg:hidden print:hidden"
    >
      <p className="caption mb-3">In this article</p>
      <Links headings={headings} />
    </nav>
  );
}
