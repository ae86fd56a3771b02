import type { GuideFacts } from '@wrenchwise/assistant/guide/guide-facts';
import type { EverydayJob, Guide } from '@wrenchwise/contract/endpoints/guides';
import type { PriceOptions } from '@wrenchwise/knowledge/prices';
import { formatRange } from '@wrenchwise/rules/money';
import type { MoneyRange } from '@wrenchwise/rules/money-range';

import { AppError } from '../../platform/app-error.ts';
import type { GuidesService } from '../library/guides.service.ts';

type Currency = Guide['pricing']['currency'];

const inMoney =
  (currency: Currency) =>
  (range: MoneyRange): string =>
    range.high === 0 ? 'nothing' : formatRange(range, { currency, whole: true });

/** A torque is for the manual to say, of every bolt by itself. */
const TORQUE = /\bNm\b|\blb\b/;

const figuresOf = (figures: Guide['figures']): readonly string[] =>
  figures.filter(({ range }) => !TORQUE.test(range)).map(({ what, range }) => `${what}: ${range}`);

const factsOfFaultGuide = (guide: Guide, faults: readonly string[]): GuideFacts => {
  const money = inMoney(guide.pricing.currency);
  return {
    of: [guide.slug, ...faults],
    title: guide.title,
    about: guide.faultName,
    summary: guide.summary,
    estimatedTime: guide.estimatedTime,
    difficulty: guide.difficulty,
    tools: guide.tools,
    parts: guide.parts.map(
      (part) => `${part.name}: ${money(part)}${part.ifNeeded ? ', if it is needed' : ''}`,
    ),
    costs: [
      ...(guide.difficulty === 'workshop' ? [] : [`By yourself: ${money(guide.cost.diy)}`]),
      `At a garage: ${money(guide.cost.professional)}, of it parts ${money(guide.cost.parts)} and labour ${money(guide.cost.labour)}`,
    ],
    steps: guide.steps,
    safety: guide.safety,
    stopIf: guide.stopIf,
    drive: guide.drive,
    checks: guide.checks,
    when: undefined,
    after: [],
    byCar: guide.patterns,
    figures: figuresOf(guide.figures),
    related: guide.related.map(({ faultName }) => faultName),
  };
};

const factsOfJob = (job: EverydayJob, faults: readonly string[]): GuideFacts => {
  const money = inMoney(job.pricing.currency);
  return {
    of: [job.slug, ...faults],
    title: job.title,
    about: job.faultName,
    summary: job.summary,
    estimatedTime: job.estimatedTime,
    difficulty: job.difficulty,
    tools: job.tools,
    parts: job.materials,
    costs: job.costs.map(({ case: of, diy, garage }) => {
      const prices = [
        diy && `by yourself ${money(diy)}`,
        garage && `at a garage ${money(garage)}`,
      ].filter((one) => one !== null);
      return `${of}: ${prices.join(', ')}`;
    }),
    steps: job.steps.map(({ todo, rightWhen, mistake }) =>
      [todo, `Check: ${rightWhen}`, mistake === undefined ? '' : `Common mistake: ${mistake}`]
        .filter((one) => one !== '')
        .join(' '),
    ),
    safety: job.safety,
    stopIf: job.garageIf,
    drive: undefined,
    checks: [],
    when: job.when,
    after: job.after,
    byCar: job.byCar,
    figures: figuresOf(job.figures),
    related: job.faultGuides.map(({ faultName }) => faultName),
  };
};

/** The facts of the public guide of a fault's repair; undefined where there is none. */
export const factsOfFault = (
  guides: Pick<GuidesService, 'ofFault'>,
  faultId: string,
  prices: PriceOptions,
): GuideFacts | undefined => {
  const guide = guides.ofFault(faultId, prices);
  return guide && factsOfFaultGuide(guide, [faultId]);
};

/** Both throw `db/record-not-found` for an unknown slug. */
export type ReadGuides = Pick<GuidesService, 'get' | 'getJob' | 'faultsOf'>;

/** The facts of a guide or a job. Throws `db/record-not-found` for an unknown slug. */
export const factsOfGuide = (
  guides: ReadGuides,
  slug: string,
  prices: PriceOptions,
): GuideFacts => {
  try {
    return factsOfFaultGuide(guides.get(slug, prices), guides.faultsOf(slug));
  } catch (error) {
    if (error instanceof AppError && error.code === 'db/record-not-found') {
      return factsOfJob(guides.getJob(slug, prices), guides.faultsOf(slug));
    }
    throw error;
  }
};
