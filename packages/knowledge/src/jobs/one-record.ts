import type { Fault } from '../catalogue.ts';
import { pricingOf, repairPrices } from '../prices.ts';
import type { Job } from './job.ts';

/** A job's prices are in round dollars, those of a fault are the sum of parts and labour. */
const ROUNDED_BY = 5;

type Range = readonly [low: number, high: number];

/** What the cases come to together; undefined where none of them has a price. */
const span = (ranges: readonly (Range | null)[]): Range | undefined => {
  const given = ranges.flatMap((range) => (range === null ? [] : [range]));
  return given.length === 0
    ? undefined
    : [Math.min(...given.map(([low]) => low)), Math.max(...given.map(([, high]) => high))];
};

const differs = (a: Range, b: Range): boolean =>
  Math.abs(a[0] - b[0]) > ROUNDED_BY || Math.abs(a[1] - b[1]) > ROUNDED_BY;

/**
 * Where a job and the fault whose repair it is contradict each other: difficulty, time or price. Empty
 * when both are one record.
 *
 * @param cases the cases of the job that price the repair
 */
export const contradictions = (job: Job, fault: Fault, cases: readonly string[]): string[] => {
  const priced = job.costs.filter((cost) => cases.includes(cost.case));
  const { cost } = repairPrices(fault, pricingOf({ region: 'us' }));
  const dollars = ({ low, high }: { low: number; high: number }): Range => [low / 100, high / 100];
  const [home, garage] = [
    span(priced.map(({ diy }) => diy)),
    span(priced.map((one) => one.garage)),
  ];
  const [owns, charges] = [dollars(cost.diy), dollars(cost.professional)];
  return [
    ...cases
      .filter((name) => !job.costs.some((one) => one.case === name))
      .map((name) => `no case is called “${name}”`),
    ...(job.difficulty === fault.diy ? [] : [`${job.difficulty} here, ${fault.diy} there`]),
    ...(fault.guide.minutes[0] >= job.minutes[0] && fault.guide.minutes[1] <= job.minutes[1]
      ? []
      : [`${job.minutes.join('–')} minutes here, ${fault.guide.minutes.join('–')} there`]),
    ...(home !== undefined && fault.parts.length > 0 && differs(home, owns)
      ? [`$${home.join('–')} for materials here, $${owns.join('–')} there`]
      : []),
    ...(garage !== undefined && differs(garage, charges)
      ? [`$${garage.join('–')} at a garage here, $${charges.join('–')} there`]
      : []),
  ];
};
