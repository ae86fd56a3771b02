import type { ModelPageData } from './specifications.server.ts';

/** The parts of a model's page, in its order, as links beside the text. */
export function ModelContents({ page }: { page: ModelPageData }) {
  const { markets, electric, faults, mot } = page;
  const parts = [
    { id: 'years', title: 'Year by year', isThere: markets.length > 0 },
    { id: 'charging', title: 'Battery and charging', isThere: electric.length > 0 },
    { id: 'known-for', title: 'Known faults', isThere: faults.length > 0 },
    { id: 'recalls', title: 'Recalls', isThere: true },
    { id: 'mot', title: 'MOT failures', isThere: mot !== undefined },
    { id: 'service', title: 'Typical service', isThere: true },
    { id: 'sources', title: 'Sources', isThere: true },
  ];
  return (
    <nav aria-label="On this page" className="hidden lg:block print:hidden">
      <ul className="border-l border-line">
        {parts
          .filter(({ isThere }) => isThere)
          .map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-9 items-center border-l-2 border-transparent pl-4 text-sm text-soft hover:border-accent hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
