import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';

import { engine } from './product/engine.ts';
import { commonestSystems, tfIdfLogistic } from './scores/baselines.ts';
import { reliabilityPlot } from './scores/reliability-plot.ts';
import { writeResult } from './scores/results.ts';
import { score, type Scored } from './scores/score.ts';
import { dataFolder, measuredRows, readComplaints, type Complaint } from './texts/complaints.ts';

const isMain = process.argv[1] === import.meta.filename;

const MAKE_GROUPS: readonly (readonly [string, RegExp])[] = [
  ['Ford and Lincoln', /^(?:ford|lincoln)$/i],
  ['General Motors', /^(?:chevrolet|gmc|buick|cadillac)$/i],
  ['Stellantis', /^(?:jeep|ram|dodge|chrysler|fiat|alfa romeo)$/i],
  ['Japanese', /^(?:honda|acura|toyota|lexus|nissan|infiniti|subaru|mazda|mitsubishi)$/i],
  ['Korean', /^(?:hyundai|kia|genesis)$/i],
  ['European', /^(?:volkswagen|audi|bmw|mercedes.*|porsche|volvo|mini|land rover|jaguar)$/i],
  ['Tesla', /^tesla$/i],
];

const LENGTHS: readonly (readonly [string, number, number])[] = [
  ['under 300 characters', 0, 300],
  ['300 to 800', 300, 800],
  ['over 800', 800, Number.POSITIVE_INFINITY],
];

/** Measures the engine on held-out complaints, through the command line's interface. */
export const run = async (): Promise<void> => {
  const complaints = readComplaints();
  if (complaints === undefined) {
    console.log(
      `accuracy: skipped, the data is not at ${dataFolder()}; bench/results/accuracy.json keeps the last result`,
    );
    return;
  }
  const train = complaints.filter(({ split }) => split === 'train');
  const all = complaints.filter(({ split }) => split === 'validation');
  const rows = measuredRows(complaints);
  const answered = new Map<Complaint, Scored>();
  for (const row of all) {
    const { make, model, year, text } = row;
    const { systems } = engine.diagnose({ text }, { make, model, year });
    answered.set(row, { truth: row.systems, ranked: systems });
  }
  const answersTo = (some: readonly Complaint[]) => some.flatMap((row) => answered.get(row) ?? []);
  const baseline = (rank: (text: string) => Scored['ranked']) => {
    const { reliability: _, ...rest } = score(
      rows.map(({ text, systems }) => ({ truth: systems, ranked: rank(text) })),
    );
    return rest;
  };
  const brief = (some: readonly Complaint[]) => {
    const { rows: count, top1, top3 } = score(answersTo(some));
    return { rows: count, top1, top3 };
  };
  const scored = score(answersTo(rows));
  const grouped = (row: Complaint) => MAKE_GROUPS.find(([, makes]) => makes.test(row.make))?.[0];
  writeResult('accuracy.json', {
    knowledgeVersion: KNOWLEDGE_VERSION,
    what: 'The right one of 14 systems, on owners’ complaints (all makes, one week of February 2024, symptom-only) that nothing was trained on',
    engine: scored,
    allRows: brief(all),
    baselines: {
      commonestSystems: baseline(commonestSystems(train)),
      tfIdfLogisticRegression: baseline(tfIdfLogistic(train)),
    },
    byMakeGroup: Object.fromEntries(
      [...MAKE_GROUPS.map(([name]) => name), undefined].map((name) => [
        name ?? 'Others',
        brief(rows.filter((row) => grouped(row) === name)),
      ]),
    ),
    byLength: Object.fromEntries(
      LENGTHS.map(([name, from, to]) => [
        name,
        brief(rows.filter(({ text }) => text.length >= from && text.length < to)),
      ]),
    ),
  });
  writeResult(
    'accuracy.svg',
    reliabilityPlot(scored.reliability, 'How often the engine is right when it claims to be'),
  );
  console.log(
    `accuracy: top-1 ${scored.top1}, top-3 ${scored.top3}, macro recall ${scored.macroRecall}, calibration error ${scored.ece} on ${scored.rows} rows`,
  );
};

if (isMain) await run();
