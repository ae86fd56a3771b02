import type { Job } from './job.ts';

/** The rules of `job.ts` beyond types: the problems of a job, none when it is complete. */

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const CODE = /^[PBCU][0-3][0-9A-F]{2}[0-9A-Fx]$/;
/** A torque belongs among the figures, where it is marked as typical and has its source. */
const TORQUE = /\d\s?Nm\b/;
const WIDEST = 5;

const countProblem = (what: string, count: number, least: number, most = Infinity): string[] =>
  count >= least && count <= most ? [] : [`${what}: ${count}, expected ${least} to ${most}`];

const blank = (texts: readonly string[]): string[] =>
  texts
    .filter((text) => text.trim().length < 3 || text !== text.trim())
    .map((text) => `“${text}” is blank or has outer space`);

const repeated = (what: string, texts: readonly string[]): string[] =>
  texts
    .filter((text, at) => texts.indexOf(text) !== at)
    .map((text) => `${what} “${text}” stands twice`);

/** A workshop's labour rises, is no wider than the rest, and is nowhere above the owner's time. */
const labourProblems = ({ minutes, garageMinutes }: Job): string[] => {
  if (garageMinutes === undefined) return [];
  const [low, high] = garageMinutes;
  const fits = low >= 1 && high >= low && high <= low * WIDEST;
  return [
    ...(fits
      ? []
      : [`the labour is ${low}–${high} minutes, must rise and not be wider than 1:${WIDEST}`]),
    ...(low <= minutes[0] && high <= minutes[1]
      ? []
      : [`a workshop takes ${low}–${high} minutes, the owner ${minutes.join('–')}`]),
  ];
};

const costProblems = ({ costs }: Job): string[] =>
  costs.flatMap(({ case: name, diy, garage }) => [
    ...(diy === null && garage === null ? [`“${name}” has no cost`] : []),
    ...[diy, garage].flatMap((range) => {
      if (range === null) return [];
      const [low, high] = range;
      if (low < 0 || high < low) return [`the cost of “${name}” is ${low}–${high}, must rise`];
      return high > low * WIDEST
        ? [`the cost of “${name}” is ${low}–${high}, wider than 1:${WIDEST}`]
        : [];
    }),
  ]);

export const jobProblems = (job: Job): string[] => {
  const [low, high] = job.minutes;
  const sentences = [
    job.why,
    job.when,
    job.garageIf,
    ...job.safety,
    ...job.steps.flat(),
    ...job.after,
    ...job.byCar,
  ];
  return [
    ...(KEBAB.test(job.slug) ? [] : ['the slug is not in kebab-case']),
    ...blank([job.title, job.about, ...job.aliases, ...job.tools, ...job.materials, ...sentences]),
    ...sentences.filter((text) => !/[.!?)]$/.test(text)).map((text) => `no full stop: “${text}”`),
    ...sentences
      .filter((text) => TORQUE.test(text))
      .map((text) => `a figure in Nm stands outside the typical figures: “${text}”`),
    ...countProblem('plain names', job.aliases.length, 2, 12),
    ...countProblem('tools', job.tools.length, 1),
    ...countProblem('safety', job.safety.length, 2),
    ...countProblem('steps', job.steps.length, 6, 14),
    ...countProblem('common mistakes', job.steps.filter((step) => step.length === 3).length, 1),
    ...countProblem('figures', job.figures.length, 1),
    ...countProblem('costs', job.costs.length, 1),
    ...countProblem('after the job', job.after.length, 1),
    ...countProblem('what differs by car', job.byCar.length, 2),
    ...countProblem('faults', job.faults.length, 1),
    ...repeated(
      'the step',
      job.steps.map(([todo]) => todo),
    ),
    ...repeated('the fault', job.faults),
    ...(low >= 1 && high >= low && high <= low * WIDEST
      ? []
      : [`the minutes are ${low}–${high}, must rise and not be wider than 1:${WIDEST}`]),
    ...labourProblems(job),
    ...costProblems(job),
    ...job.figures
      .filter(({ what, range }) => what.length < 3 || !/\d|hand-tight|none/.test(range))
      .map(({ what }) => `the figure “${what}” names no range`),
    ...(job.codes ?? [])
      .filter((code) => !CODE.test(code))
      .map((code) => `no trouble code: ${code}`),
  ];
};
