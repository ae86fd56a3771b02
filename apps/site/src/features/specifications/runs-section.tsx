import { spansText, UK_FIGURES } from './figures.ts';
import { RunsTable } from './runs-table.tsx';
import { SpecificationSection } from './specification-section.tsx';
import type { ModelPageData, ModelRun } from './specifications.server.ts';

const yearsApart = ({ from, to }: ModelRun, year: number): number =>
  Math.max(from - year, year - to, 0);

/** Each year leads to the first run that has it, or to the nearest where no market lists it. */
const targetsOf = ({ markets, years }: ModelPageData): ReadonlyMap<ModelRun, readonly number[]> => {
  const runs = markets.flatMap((market) => market.runs);
  const targets = new Map<ModelRun, number[]>(runs.map((run) => [run, []]));
  const [from, to] = years ?? [0, -1];
  for (let year = from; year <= to; year += 1) {
    const [nearest] = runs.toSorted((a, b) => yearsApart(a, year) - yearsApart(b, year));
    if (nearest !== undefined) targets.get(nearest)?.push(year);
  }
  return targets;
};

const PROCEDURES =
  'NEDC figures, used until about 2018, are the most flattering: on the road, cars used 25 to 40% more fuel. WLTP and EPA figures are closer.';

const AUTOMATICS = 'VCA enters some dual-clutch gearboxes as automatics.';

/** Whether a British figure names an automatic that may have two clutches. */
const hasBritishAutomatic = ({ markets }: ModelPageData): boolean =>
  markets.some(
    ({ id, runs }) =>
      id === 'uk' &&
      runs.some(({ gearboxes }) =>
        gearboxes.some(
          ({ kind, isAutomatedManual }) => kind === 'automatic' && isAutomatedManual !== true,
        ),
      ),
  );

const WHEELS = 'VCA names the driven wheels of some versions only, mostly of those with four.';

/** Whether a British figure names driven wheels. */
const hasBritishWheels = ({ markets }: ModelPageData): boolean =>
  markets.some(({ id, runs }) => id === 'uk' && runs.some(({ drives }) => drives.length > 0));

/** A model whose figures begin later than this is new. */
const FIRST_OF_LATER_FIGURES = 2013;

/** A model whose figures begin within these years of the first British ones may be older than they are. */
const YEARS_BEFORE_FIRST = 5;

/** Figures of several engines and gearboxes, which do not promise every pair. */
const hasPairs = ({ isElectric, markets }: ModelPageData): boolean =>
  !isElectric &&
  markets.some(({ runs }) =>
    runs.some(({ engines, gearboxes }) => engines.length > 1 && gearboxes.length > 1),
  );

/** What the reader of a British car should know of years and markets without figures. */
const ukNote = ({ markets, ukGaps, british, years }: ModelPageData): string => {
  if (!markets.some(({ id }) => id === 'uk')) {
    if (british.length > 0) return 'The figures below are North American.';
    return 'We have no British figures for this model: those below are North American, and a car sold in Britain may differ in power and consumption.';
  }
  if (ukGaps.length === 0) {
    const [from] = years ?? [0];
    return from >= UK_FIGURES.from && from <= FIRST_OF_LATER_FIGURES
      ? `Our British figures go back no further than ${UK_FIGURES.from}: the model may be older.`
      : '';
  }
  const [first] = years ?? [UK_FIGURES.from];
  const gaps = `We have no British figures for ${spansText(ukGaps)}; the car may have been on sale all the same.`;
  return first < UK_FIGURES.from + YEARS_BEFORE_FIRST
    ? `${gaps} None of our British figures are older than ${UK_FIGURES.from}.`
    : gaps;
};

/** Whether a figure of the procedure that flatters is shown at all. */
const hasNedc = ({ markets }: ModelPageData): boolean =>
  markets.some(({ runs }) =>
    runs.some(({ consumption }) => consumption.some(({ procedure }) => procedure === 'NEDC')),
  );

/** Engines, gearboxes and figures of a model by market and years. */
export function RunsSection({ page }: { page: ModelPageData }) {
  const targets = targetsOf(page);
  const note = ukNote(page);
  const notes = [
    ...(hasNedc(page) ? [PROCEDURES] : []),
    ...(hasBritishAutomatic(page) ? [AUTOMATICS] : []),
    ...(hasBritishWheels(page) ? [WHEELS] : []),
  ];
  return (
    <SpecificationSection
      id="years"
      title="Year by year"
      lead={`The lowest and highest figures of all versions.${hasPairs(page) ? ' Not every engine came with every gearbox.' : ''}`}
    >
      {note !== '' && <p className="measure mb-6 border-l-2 border-line-strong pl-4">{note}</p>}
      <div className="grid gap-10">
        {page.markets.map((market) => (
          <RunsTable key={market.id} name={page.name} market={market} targets={targets} />
        ))}
      </div>
      {notes.length > 0 && <p className="mt-4 text-sm text-soft">{notes.join(' ')}</p>}
    </SpecificationSection>
  );
}
