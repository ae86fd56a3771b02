import process from 'node:process';
import { createInterface } from 'node:readline/promises';

import { needsTool } from '@wrenchwise/engine/asking';
import type {
  Answer,
  DiagnoseOptions,
  EngineDiagnosis,
  Report,
} from '@wrenchwise/engine/diagnosis';
import type { Preview } from '@wrenchwise/engine/interview/preview';
import { withTappedWords } from '@wrenchwise/rules/report-preview';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import { diagnosisText } from './diagnosis-text.ts';

/** What the interview asks of the engine. */
export interface Interviewed {
  readonly preview: Preview;
  readonly diagnose: (
    report: Report,
    vehicle: Vehicle,
    options?: Pick<DiagnoseOptions, 'withoutTools'>,
  ) => EngineDiagnosis;
}

/** Reads a line; undefined at the end of the input. */
type ReadLine = () => Promise<string | undefined>;

const say = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

const numbers = (line: string): readonly number[] =>
  [...line.matchAll(/\d+/g)].map(([digits]) => Number(digits));

const chosen = <T>(items: readonly T[], line: string): readonly T[] =>
  numbers(line).flatMap((number) => items.slice(number - 1, number));

const listed = (labels: readonly string[]): readonly string[] =>
  labels.map((label, place) => `  ${place + 1}) ${label}`);

/** Taps of a vague report, until there is enough to go on or nothing more to ask. */
const askTaps = async (
  text: string,
  vehicle: Vehicle,
  preview: Preview,
  readLine: ReadLine,
): Promise<string> => {
  const skipped = new Set<string>();
  let report = text;
  for (;;) {
    const understood = preview({ text: report }, vehicle);
    const question = understood.tapQuestions.find(({ id }) => !skipped.has(id));
    if (understood.isEnough || question === undefined) return report;
    say('', question.text, ...listed(question.options.map(({ label }) => label)));
    process.stdout.write('One number, or Enter if you are not sure > ');
    const line = await readLine();
    if (line === undefined) return report;
    const [option] = chosen(question.options, line);
    skipped.add(question.id);
    if (option) report = withTappedWords(report, option.words);
  }
};

/** What was understood, to take out what is wrong, and the signs that would tell most, to tick. */
const askAboutReadings = async (
  report: Report,
  vehicle: Vehicle,
  preview: Preview,
  readLine: ReadLine,
): Promise<Report> => {
  const { readings, likelySigns, isEnough } = preview(report, vehicle);
  if (!isEnough) return report;
  let removed: readonly string[] = [];
  if (readings.length > 0) {
    const lines = readings.map(
      ({ label, text, present }) => `${present ? '' : 'Not: '}${label}  “${text}”`,
    );
    say('', 'What we understood', ...listed(lines));
    process.stdout.write('Numbers of what is wrong, or Enter > ');
    const line = await readLine();
    if (line === undefined) return report;
    removed = chosen(readings, line).map(({ id }) => id);
  }
  if (likelySigns.length === 0) return { ...report, removed };
  say('', 'Have you noticed any of these too?', ...listed(likelySigns.map(({ label }) => label)));
  process.stdout.write('Their numbers, or Enter to go on without > ');
  const line = await readLine();
  const confirmed = chosen(likelySigns, line ?? '').map(({ id }) => id);
  return { ...report, removed, confirmed };
};

const NO_TOOLS = 't';

/**
 * The interview of the form on the command line: taps for a vague report, what was understood, ticks,
 * then one question at a time until the engine has no more; then the diagnosis. An empty line means
 * that it cannot be checked, 't' that there are no tools; the end of the input ends the questions.
 */
export const askQuestions = async (
  text: string,
  vehicle: Vehicle,
  { preview, diagnose }: Interviewed,
): Promise<void> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const readLine: ReadLine = async () => {
    const line = await lines.next();
    return line.done === true ? undefined : line.value;
  };
  const told = await askTaps(text, vehicle, preview, readLine);
  const report = await askAboutReadings({ text: told }, vehicle, preview, readLine);
  const answers: Answer[] = [];
  let withoutTools = false;
  const weigh = () => diagnose({ ...report, answers }, vehicle, { withoutTools });
  let diagnosis = weigh();
  for (let question = diagnosis.nextQuestion; question !== undefined;) {
    const leading = diagnosis.causes
      .slice(0, 3)
      .map((cause) => `${cause.name} ${Math.round(cause.probability * 100)}%`);
    const isTool = question.kind === 'check' && needsTool(question.tool);
    say('', leading.join(', '), '', question.text);
    if (isTool) say(`  You need: ${question.tool} (t: I have no tools)`);
    say(
      ...question.steps.map((step) => `  ${step}`),
      ...listed(question.options.map(({ label }) => label)),
    );
    process.stdout.write('> ');
    const line = await readLine();
    if (line === undefined) break;
    if (isTool && line.trim().toLowerCase() === NO_TOOLS) withoutTools = true;
    else {
      const [option] = chosen(question.options, line);
      answers.push({ questionId: question.id, optionId: option?.id ?? 'unknown' });
    }
    diagnosis = weigh();
    question = diagnosis.nextQuestion;
  }
  terminal.close();
  const found = diagnosis.causes.find(({ faultId }) => faultId === diagnosis.found?.faultId);
  if (found) say('', `Found it: ${found.name}. ${diagnosis.found?.finding ?? ''}`);
  say('', diagnosisText(diagnosis));
};
