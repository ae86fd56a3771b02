import { RunsTable } from './runs-table.tsx';
import { SpecificationSection } from './specification-section.tsx';
import type { ModelPageData, ModelRun } from './specifications.server.ts';

/** Each year leads to the run that has it in the first market that lists it. */
const targetsOf = (page: ModelPageData): ReadonlyMap<ModelRun, readonly number[]> => {
  const taken = new Set<number>();
  const runs = page.markets.flatMap((market) => market.runs);
  return new Map(
    runs.map((run) => {
      const years = Array.from({ length: run.to - run.from + 1 }, (_, index) => run.from + index);
      const own = years.filter((year) => !taken.has(year));
      for (const year of own) taken.add(year);
      return [run, own];
    }),
  );
};

const PROCEDURES =
  'NEDC figures (to about 2018) flatter most: on the road a car used a quarter to two fifths more. WLTP and EPA figures come nearer.';

/** Engines, gearboxes and figures of a model by market and years. */
export function RunsSection({ page }: { page: ModelPageData }) {
  const targets = targetsOf(page);
  return (
    <SpecificationSection
      id="years"
      title="Year by year"
      lead="Least and most of all versions. Not every engine came with every gearbox."
    >
      <div className="grid gap-10">
        {page.markets.map((market) => (
          <RunsTable key={market.id} name={page.name} market={market} targets={targets} />
        ))}
      </div>
      <p className="mt-4 text-sm text-soft">{PROCEDURES}</p>
    </SpecificationSection>
  );
}
