/** What is in a guide, beside the text where there is room, staying in view. */
export function GuideContents({
  headings,
}: {
  headings: readonly { readonly id: string; readonly title: string }[];
}) {
  return (
    <nav aria-label="Contents" className="max-lg:hidden print:hidden">
      <p className="caption mb-3">In this guide</p>
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
    </nav>
  );
}
