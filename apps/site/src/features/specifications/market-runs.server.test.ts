import { modelRuns } from '@wrenchwise/vehicle/facts/model-runs';
import { MAKES, modelsOf } from '@wrenchwise/vehicle/known-make';
import { expect, test } from 'vitest';

import { UK_FIGURES } from './figures.ts';
import { ukGaps } from './market-runs.server.ts';

test('the first and the last year of British figures are those of the table', () => {
  const british = MAKES.flatMap((make) =>
    modelsOf(make).flatMap((model) => modelRuns(make, model)),
  ).filter(({ market }) => market === 'uk');
  expect({
    from: Math.min(...british.map(({ from }) => from)),
    to: Math.max(...british.map(({ to }) => to)),
  }).toEqual(UK_FIGURES);
});

const run = (market: 'uk' | 'us', from: number, to = from) => ({ market, from, to });

test('years without British figures are those of the car that no British row has', () => {
  expect(ukGaps([run('uk', 2011, 2013), run('uk', 2015)], [1990, 2016])).toEqual([
    [2009, 2010],
    [2014, 2014],
    [2016, 2016],
  ]);
  expect(ukGaps([run('uk', 2020, 2025), run('us', 2018, 2026)], [2018, 2026])).toEqual([
    [2018, 2019],
  ]);
  expect(ukGaps([run('uk', 2009, 2025)], [2000, 2026])).toEqual([]);
});
