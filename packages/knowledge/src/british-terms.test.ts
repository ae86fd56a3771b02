import { expect, test } from 'vitest';

import { notBritish } from './british-terms.ts';
import { asWritten, namesOfFault } from './british-wording.ts';
import { FAULTS, findFault } from './catalogue.ts';
import { checkId } from './check-id.ts';
import { FORMER_NAMES } from './former-names.ts';
import { FORMER_IDS } from './former-titles.ts';
import { JOBS } from './jobs/jobs.ts';
import { REPAIRS } from './repairs/repairs.ts';

test('everyday jobs are written in British English', () => {
  const texts = JOBS.flatMap((job) => [
    job.title,
    job.about,
    job.why,
    job.when,
    job.garageIf,
    ...job.tools,
    ...job.materials,
    ...job.safety,
    ...job.steps.flat(),
    ...job.after,
    ...job.byCar,
    ...job.costs.map((cost) => cost.case),
  ]);
  expect(texts.flatMap(notBritish)).toEqual([]);
});

test('the steps, checks and warnings of guides are written in British English', () => {
  const texts = FAULTS.flatMap(({ guide, checks, drive }) => [
    guide.overview,
    guide.stopIf,
    drive.reason,
    ...guide.safety,
    ...guide.steps,
    ...checks.flatMap(({ title, steps, outcomes }) => [
      title,
      ...steps,
      ...outcomes.flatMap(({ finding, means }) => [finding, means]),
    ]),
    guide.title,
  ]);
  expect(texts.flatMap(notBritish)).toEqual([]);
});

test('what a fault is and how it begins is shown in British English', () => {
  const texts = FAULTS.flatMap(({ name, workshopName, summary, patterns }) => [
    name,
    workshopName,
    summary,
    ...patterns,
  ]);
  expect(texts.flatMap(notBritish)).toEqual([]);
});

test('a repair of several faults is named in British English', () => {
  expect(
    REPAIRS.flatMap(({ name, variants }) => [name, ...variants.map(({ label }) => label)]).flatMap(
      notBritish,
    ),
  ).toEqual([]);
});

test('a reworded name is that of a fault, and models and indexes read the former one', () => {
  for (const [id, former] of Object.entries(FORMER_NAMES)) {
    const fault = findFault(id);
    expect(fault && namesOfFault(fault), id).toEqual([fault?.name, former]);
    expect(fault && asWritten(fault).name, id).toBe(former);
  }
});

test('a reworded title keeps its former id, which no other title has', () => {
  const titles = FAULTS.flatMap(({ guide, checks }) => [
    guide.title,
    ...checks.map(({ title }) => title),
  ]);
  const former = new Set(Object.values(FORMER_IDS));
  const reworded = titles.filter((title) => former.has(checkId(title)));
  expect(reworded).toHaveLength(Object.keys(FORMER_IDS).length);
  expect(checkId('Replace the anti-roll bar drop links')).toBe('replace-the-stabiliser-links');
});

test('an American or translated word is found, with what to say instead', () => {
  expect(notBritish('Look for false air at the hose.')).toEqual([
    '“false air” (say: unmetered air, an air leak) in “Look for false air at the hose.”',
  ]);
  expect(notBritish('Fit the test lamp to earth.')).toEqual([]);
});

test('an instruction in half a sentence is found, a whole one is not', () => {
  expect(notBritish('Front on stands, wheel off.')).toHaveLength(1);
  expect(notBritish('Wait. Ignition off and key away.')).toHaveLength(1);
  expect(notBritish('Cold engine, cap off. Pump it up.')).toHaveLength(1);
  expect(notBritish('Always use axle stands.')).toEqual([]);
  expect(notBritish('Switch the ignition off and put the front on stands.')).toEqual([]);
});
