import { expect, test } from 'vitest';

import { FAULTS, findFault } from '../catalogue.ts';
import { checkId } from '../check-id.ts';
import { jobProblems } from './job-completeness.ts';
import { FIGURE_SOURCES } from './job.ts';
import { JOBS } from './jobs.ts';
import { contradictions } from './one-record.ts';

test('there are at least 60 everyday jobs', () => {
  expect(JOBS.length).toBeGreaterThanOrEqual(60);
});

test('every everyday job is complete, its ranges rise and are no wider than 1:5', () => {
  expect(JOBS.flatMap((job) => jobProblems(job).map((text) => `${job.slug}: ${text}`))).toEqual([]);
});

test('a job without a source for a torque, or with a wide range, is found wanting', () => {
  const [job] = JOBS;
  if (job === undefined) throw new Error('no job');
  expect(jobProblems({ ...job, costs: [{ case: 'All', diy: [10, 100], garage: null }] })).toContain(
    'the cost of “All” is 10–100, wider than 1:5',
  );
  expect(
    jobProblems({ ...job, steps: [...job.steps, ['Tighten to 120 Nm.', 'It clicks.']] }),
  ).toContain('a figure in Nm stands outside the typical figures: “Tighten to 120 Nm.”');
});

test('a workshop that takes longer than the owner is found wanting', () => {
  const [job] = JOBS;
  if (job === undefined) throw new Error('no job');
  expect(jobProblems({ ...job, minutes: [45, 90], garageMinutes: [60, 80] })).toEqual([
    'a workshop takes 60–80 minutes, the owner 45–90',
  ]);
});

test('no two jobs share a plain name, a title, or the slug of a repair guide', () => {
  const names = JOBS.flatMap(({ aliases }) => aliases.map((alias) => alias.toLowerCase()));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const titles = [
    ...JOBS.map(({ title }) => checkId(title)),
    ...FAULTS.map(({ guide }) => checkId(guide.title)),
  ];
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('every fault that a job names is in the catalogue', () => {
  const unknown = JOBS.flatMap(({ slug, faults }) =>
    faults.filter((id) => findFault(id) === undefined).map((id) => `${slug}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('every source of a figure is used', () => {
  const used = new Set(JOBS.flatMap(({ figures }) => figures.map(({ source }) => source)));
  expect([...used].sort()).toEqual(Object.keys(FIGURE_SOURCES).sort());
});

test('a job is called a workshop’s only where the owner does none of it', () => {
  const owners = JOBS.filter(
    ({ difficulty, costs }) => difficulty === 'workshop' && costs.some(({ diy }) => diy !== null),
  );
  expect(owners.map(({ slug }) => slug)).toEqual([]);
});

test('the first price of a job is that of what its title names', () => {
  const pairs = JOBS.filter(({ title }) => /pads and discs/i.test(title));
  expect(pairs.map(({ costs }) => costs[0]?.case)).toEqual([
    'Pads and discs, one axle',
    'Pads and discs',
  ]);
});

const REPAIRS = JOBS.flatMap((job) =>
  Object.entries(job.repairOf ?? {}).map(([faultId, cases]) => {
    const fault = findFault(faultId);
    if (fault === undefined) throw new Error(`${job.slug} repairs an unknown fault: ${faultId}`);
    return { job, fault, cases };
  }),
);

test('a job that is the repair of a fault has its difficulty, time and price', () => {
  expect(REPAIRS.length).toBeGreaterThanOrEqual(18);
  const found = REPAIRS.flatMap(({ job, fault, cases }) =>
    contradictions(job, fault, cases).map((text) => `${job.slug} and ${fault.id}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('a fault is repaired by exactly one job, which names it', () => {
  const ids = REPAIRS.map(({ fault }) => fault.id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(REPAIRS.filter(({ job, fault }) => !job.faults.includes(fault.id))).toEqual([]);
});

test('a second price, another time or another difficulty of one job is found', () => {
  const [repair] = REPAIRS;
  if (repair === undefined) throw new Error('no job is a repair');
  const { job, fault, cases } = repair;
  expect(contradictions(job, { ...fault, diy: 'workshop' }, cases)).toHaveLength(1);
  expect(contradictions(job, { ...fault, labourHours: [3, 6] }, cases)).toHaveLength(1);
  const guide = { ...fault.guide, minutes: [1, 2000] as const };
  expect(contradictions(job, { ...fault, guide }, cases)).toHaveLength(1);
});
