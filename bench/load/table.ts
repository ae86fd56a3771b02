import type { Measured } from './measure.ts';
import type { Extent, growth, heavyUser, soak } from './scenarios.ts';

type Results = Readonly<Record<string, Measured>>;

interface OfDatabase {
  readonly one: Results;
  readonly two?: Results;
  readonly pgbench?: { readonly transactionsPerSecond: number } | undefined;
  readonly heavyUser: Awaited<ReturnType<typeof heavyUser>>;
  readonly growth?: Awaited<ReturnType<typeof growth>>;
  readonly soak: Awaited<ReturnType<typeof soak>> | undefined;
}

/** Everything that a run measured. */
export interface LoadResults {
  readonly extent: Extent;
  readonly bare: { readonly before: Results; readonly after: Results };
  readonly embedded: OfDatabase | undefined;
  readonly postgres: OfDatabase | undefined;
}

const percent = (value: number, base: number): string =>
  base === 0 ? '–' : `${Math.round((value / base) * 1000) / 10} %`;

/** The bare endpoint's rate by so many connections: the mean of before and after. */
const bareRate = ({ before, after }: LoadResults['bare'], name: string): number => {
  const count = /\d+$/.exec(name)?.[0] ?? '';
  const rates = [before, after].map((runs) => runs[`bare of ${count}`]?.requestsPerSecond ?? 0);
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
};

const rowsOf = (bare: LoadResults['bare'], where: string, results: Results): readonly string[] =>
  Object.entries(results).map(([name, measured]) => {
    const { requestsPerSecond, p50Ms, p99Ms, maxMs, shed, failures, cpuMsPerRequest } = measured;
    return `| ${[
      where,
      name,
      requestsPerSecond,
      percent(requestsPerSecond, bareRate(bare, name)),
      p50Ms,
      p99Ms,
      maxMs,
      shed,
      failures,
      cpuMsPerRequest.servers,
      cpuMsPerRequest.postgres,
    ].join(' | ')} |`;
  });

const sentencesOf = (where: string, of: OfDatabase | undefined): readonly string[] => {
  if (of === undefined) return [`- ${where}: not measured.`];
  const { heavyUser: heavy, growth: grown, soak: soaked, pgbench, one } = of;
  const list = Object.entries(one).find(([name]) => name.startsWith('list'))?.[1];
  return [
    ...(pgbench && list
      ? [
          `- ${where}: a list, a request with two statements and the session’s, at ${percent(
            list.requestsPerSecond,
            pgbench.transactionsPerSecond,
          )} of pgbench’s reads of one row (${pgbench.transactionsPerSecond} a second).`,
        ]
      : []),
    `- ${where}: beside a user with ${heavy.rows} rows the p99 of the others is ${heavy.p99BesideToApart} times what it is without; that user’s p50 is ${heavy.p50OfHeavyToLight} times a light user’s.`,
    ...(grown
      ? [
          `- ${where}: with ${grown.rows[1]} rows of others the p99 is ${grown.p99OfManyToFew} times that with ${grown.rows[0]}.`,
        ]
      : []),
    ...(soaked
      ? [
          `- ${where}: in ${soaked.minutes} minutes and ${soaked.requests} requests memory went from ${soaked.residentMb.first} to ${soaked.residentMb.last} MB; in the second half by ${soaked.growthMbPerMinuteInSecondHalf} MB a minute.`,
        ]
      : []),
  ];
};

/** What failed, by request and status. */
const failuresOf = (where: string, results: Results | undefined): readonly string[] =>
  Object.entries(results ?? {}).flatMap(([name, { failed }]) =>
    Object.keys(failed).length === 0
      ? []
      : [`- ${where}, ${name}: failed ${JSON.stringify(failed)}`],
  );

/** The results as a page of Markdown. */
export const loadTable = (results: LoadResults): string => {
  const { bare, embedded, postgres, extent } = results;
  return `${[
    '# Load',
    '',
    `Written by \`npm run bench -- load\`: ${extent.seconds} s each, closed loop, the load generator on the same cores. A share of the bare endpoint is a share of what the framework does on this machine with nothing behind it.`,
    '',
    '| on | what | requests/s | of the bare endpoint | p50 ms | p99 ms | longest ms | shed | failed | CPU ms a request: servers | PostgreSQL |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rowsOf(bare, 'nothing, before', bare.before),
    ...rowsOf(bare, 'nothing, after', bare.after),
    ...rowsOf(bare, 'embedded', embedded?.one ?? {}),
    ...rowsOf(bare, 'PostgreSQL', postgres?.one ?? {}),
    ...rowsOf(bare, 'PostgreSQL, two instances', postgres?.two ?? {}),
    '',
    ...sentencesOf('embedded', embedded),
    ...sentencesOf('PostgreSQL', postgres),
    ...failuresOf('embedded', embedded?.one),
    ...failuresOf('PostgreSQL', postgres?.one),
    ...failuresOf('PostgreSQL, two instances', postgres?.two),
  ].join('\n')}\n`;
};
