import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { samplesOf } from '../../testing/metrics-text.ts';
import { createMetrics } from './metrics.ts';

const DEPLOY = resolve(import.meta.dirname, '../../../../../deploy');
const read = (name: string): string => readFileSync(resolve(DEPLOY, name), 'utf8');
const ALERTS = read('alerts.yml');
const DASHBOARD = read('grafana-dashboard.json');

const NAME = /\b(?:wrenchwise|nodejs|process)_[a-z0-9_]+/g;
const namesIn = (text: string): readonly string[] => [...new Set(text.match(NAME))];

/** Each label of a metric that an expression asks for by value, or joins by. */
const MATCHER = /\b((?:wrenchwise|nodejs|process)_[a-z0-9_]+)\{([^}]*)\}/g;

/** A process's metrics after something of everything has happened. */
const written = async () => {
  const metrics = createMetrics({ ofProcess: true });
  metrics.http.begin();
  metrics.http.end({ method: 'GET', route: '/api/me', status: 503, ms: 12 });
  metrics.database.begin('statement')();
  metrics.database.notePing(0.001);
  metrics.database.notePool({ open: 2, idle: 1, waiting: 0, max: 10 });
  metrics.jobs.noteRun('letters', 'failed', 1);
  metrics.jobs.noteQueues([
    { queue: 'letters', waiting: 1, active: 0, failed: 1, oldestSeconds: 60 },
  ]);
  metrics.jobs.noteBacklogs([{ channel: 'mail', waiting: 1, oldestSeconds: 60 }]);
  metrics.engine.describe('engine', '2026.1');
  metrics.engine.note('engine', 'causes', 0.01);
  metrics.providers.note('dvsa', 'unreachable', 5);
  metrics.providers.noteCircuit('dvsa', true);
  metrics.noteProblem('rate-limit/exceeded');
  metrics.noteLoad({ pending: 1, bound: 100, refused: 0 });
  metrics.noteReadiness('database', true);
  return samplesOf((await metrics.write()).text);
};

test.each([
  ['an alert', ALERTS],
  ['the dashboard', DASHBOARD],
])('every metric that %s names is one that the server writes', async (_, text) => {
  const samples = await written();
  const known = new Set(samples.map(({ name }) => name));
  expect(namesIn(text).length).toBeGreaterThan(10);
  expect(namesIn(text).filter((name) => !known.has(name))).toEqual([]);
});

test('every label that alerts and dashboard choose by is one of its metric', async () => {
  const samples = await written();
  for (const [, name = '', matchers = ''] of `${ALERTS}${DASHBOARD}`.matchAll(MATCHER)) {
    const labels = new Set(
      samples.filter((sample) => sample.name === name).flatMap((s) => Object.keys(s.labels)),
    );
    for (const [, label = ''] of matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)) {
      expect(labels.has(label), `${name}{${label}}`).toBe(true);
    }
  }
});

test('every alert has an expression, a severity, a summary and something to do', () => {
  const rules = ALERTS.split(/^ {6}- alert: /m).slice(1);
  expect(rules.length).toBeGreaterThan(10);
  for (const rule of rules) {
    expect(rule).toMatch(/^Wrenchwise[A-Z]\w+\n/);
    for (const part of [
      /^ {8}expr: \S/m,
      /^ {8}labels: \{ severity: (?:critical|warning) \}$/m,
      /^ {10}summary: '.+'$/m,
      /^ {10}action: '.+'$/m,
    ]) {
      expect(rule).toMatch(part);
    }
  }
  expect(new Set(rules.map((rule) => rule.split('\n')[0])).size).toBe(rules.length);
});

test('every family of metrics is on the dashboard', async () => {
  const families = new Set(
    (await written())
      .map(({ name }) => name.replace(/_(?:bucket|sum|count)$/, ''))
      .filter((name) => name.startsWith('wrenchwise_')),
  );
  for (const family of families) expect(DASHBOARD).toContain(family);
});

test('the operator’s document names every alert and every file of the folder', () => {
  const document = readFileSync(resolve(DEPLOY, '../docs/operations.md'), 'utf8');
  for (const [, alert = ''] of ALERTS.matchAll(/- alert: (\w+)/g)) {
    expect(document).toContain(`\`${alert}\``);
  }
  for (const name of readdirSync(DEPLOY)) {
    if (/^(?:alerts|prometheus|vector|grafana)/.test(name)) expect(document).toContain(name);
  }
});
