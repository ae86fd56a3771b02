import type { DriveVerdict } from '@wrenchwise/knowledge/schema';
import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';
import { FUELS } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

import file from './cases/scan-reports.json' with { type: 'json' };
import { engine } from './product/engine.ts';
import { writeResult } from './scores/results.ts';
import { wilson } from './scores/wilson.ts';
import { type Half, halfOf, HALVES } from './texts/halves.ts';

const isMain = process.argv[1] === import.meta.filename;

const Verdict = z.enum(['yes', 'caution', 'no']);
const STRICTNESS: Readonly<Record<DriveVerdict, number>> = { yes: 0, caution: 1, no: 2 };
const State = z.enum(['low', 'normal', 'high', 'unknown']);

const Reports = z.array(
  z.object({
    id: z.string(),
    format: z.string(),
    vehicle: z
      .object({
        make: z.string().optional(),
        model: z.string().optional(),
        year: z.number().optional(),
        // What the car is driven by, where our list has it.
        fuel: z.enum(FUELS).optional().catch(undefined),
      })
      .default({}),
    text: z.string(),
    expect: z.object({
      codes: z.array(z.string()).default([]),
      measurements: z.array(
        z.object({
          parameter: z.string(),
          value: z.number(),
          unit: z.string(),
          state: State,
          condition: z.string().optional(),
        }),
      ),
      notUnderstood: z.array(z.string()).default([]),
      healthy: z.boolean().default(false),
      verdict: z.object({ atMost: Verdict.optional(), atLeast: Verdict.optional() }).optional(),
    }),
  }),
);
type Report = z.infer<typeof Reports>[number];

/** Values within 3 % are the same reading: recordings are condensed. */
const isSame = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(0.051, Math.abs(b) * 0.03);

/** The car as the engine takes it: a fact that is missing is no key. */
const carOf = ({ make, model, year, fuel }: Report['vehicle']) => ({
  ...(make === undefined ? {} : { make }),
  ...(model === undefined ? {} : { model }),
  ...(year === undefined ? {} : { year }),
  ...(fuel === undefined ? {} : { fuel }),
});

/** The expected figures of a parameter under a condition: any of its samples may stand for them. */
const groupsOf = ({ expect }: Report) => [
  ...Map.groupBy(
    expect.measurements,
    ({ parameter, condition = '' }) => `${parameter} ${condition}`,
  ).values(),
];

const measure = (report: Report) => {
  const answer = engine.diagnose({ text: report.text }, carOf(report.vehicle));
  const left = [...answer.measurements];
  let found = 0;
  let judged = 0;
  let normalAsAbnormal = 0;
  const groups = groupsOf(report);
  for (const samples of groups) {
    const at = left.findIndex(({ value }) => samples.some((one) => isSame(value, one.value)));
    const read = left[at];
    if (read === undefined) continue;
    left.splice(at, 1);
    found += 1;
    const isNormal = samples.every(({ state }) => state === 'normal');
    if (samples.some(({ state }) => state === read.state)) judged += 1;
    else if (isNormal && read.state !== 'unknown') normalAsAbnormal += 1;
  }
  const isInvented = left.some(
    ({ value, state }) =>
      (state === 'low' || state === 'high') &&
      !report.expect.measurements.some((one) => isSame(value, one.value)),
  );
  const strictness = STRICTNESS[answer.canDrive.verdict];
  const { atMost = 'no', atLeast = 'yes' } = report.expect.verdict ?? {};
  return {
    report,
    figures: groups.length,
    found,
    judged,
    normalAsAbnormal,
    isInvented,
    codes: report.expect.codes.filter((code) => answer.codes.some((one) => one.code === code))
      .length,
    findsNothing: answer.nothingFound !== undefined,
    isTooStrict: strictness > STRICTNESS[atMost],
    isTooLax: strictness < STRICTNESS[atLeast],
  };
};

const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

const onHalf = (reports: readonly Report[], half: Half) => {
  const rows = reports.filter(({ id }) => halfOf(id) === half).map(measure);
  const healthy = rows.filter(({ report }) => report.expect.healthy);
  const others = rows.filter(({ report }) => !report.expect.healthy);
  const figures = sumOf(rows, (row) => row.figures);
  const found = sumOf(rows, (row) => row.found);
  return {
    reports: rows.length,
    figures,
    read: wilson(found, figures),
    judgedRight: wilson(
      sumOf(rows, (row) => row.judged),
      found,
    ),
    normalTakenForAbnormal: sumOf(rows, (row) => row.normalAsAbnormal),
    reportsWithInventedEvidence: rows.filter(({ isInvented }) => isInvented).length,
    codesRead: wilson(
      sumOf(rows, (row) => row.codes),
      sumOf(rows, ({ report }) => report.expect.codes.length),
    ),
    healthyAnsweredSo: wilson(
      healthy.filter(({ findsNothing }) => findsNothing).length,
      healthy.length,
    ),
    othersCalledHealthy: others.filter(({ findsNothing }) => findsNothing).length,
    tooStrict: rows.filter(({ isTooStrict }) => isTooStrict).length,
    tooLax: rows.filter(({ isTooLax }) => isTooLax).length,
  };
};

/** Reports of scan tools in formats that nobody who wrote the reader had seen. */
export const run = async (): Promise<void> => {
  const reports = Reports.parse(file.reports);
  const result = {
    knowledgeVersion: KNOWLEDGE_VERSION,
    ...Object.fromEntries(HALVES.map((half) => [half, onHalf(reports, half)])),
  };
  writeResult('scan-reports.json', result);
  console.log(`scan reports: ${JSON.stringify(result)}`);
};

if (isMain) await run();
