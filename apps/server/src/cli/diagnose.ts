import process from 'node:process';

import type { Report } from '@wrenchwise/engine/diagnosis';
import { withCallNumbers } from '@wrenchwise/rules/emergency-advice';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import { parseDiagnoseArguments, USAGE } from './diagnose-arguments.ts';
import { diagnosisText } from './diagnosis-text.ts';
import { answerLines } from './json-lines.ts';

const { LC_ALL, LC_MONETARY, LANG } = process.env;
const arguments_ = parseDiagnoseArguments(process.argv.slice(2), {
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  // 'en_GB.UTF-8' as a language tag.
  acceptLanguage: (LC_ALL || LC_MONETARY || LANG || '').replace(/[.@].*$/, '').replace('_', '-'),
});

const run = async (): Promise<number> => {
  if (arguments_.kind === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  if (arguments_.kind === 'wrong') {
    process.stderr.write(`${arguments_.problem}\n\n${USAGE}`);
    return 2;
  }
  // Imported late, so that help and mistakes are answered at once.
  const { openEngine } = await import('../open-engine.ts');
  const engine = openEngine();
  const { options, call } = arguments_;
  const diagnose = (report: Report, vehicle: Vehicle) =>
    withCallNumbers(engine.diagnose(report, vehicle, options), call);
  if (arguments_.kind === 'stdin') {
    await answerLines(process.stdin, process.stdout, diagnose);
    return 0;
  }
  const { text, vehicle } = arguments_;
  const { nearestCar } = await import('@wrenchwise/vehicle/nearest-name');
  const meant = nearestCar(vehicle.make ?? '', vehicle.model ?? '');
  for (const name of [meant.make, meant.model]) {
    if (name !== undefined) process.stderr.write(`Did you mean ${name}?\n`);
  }
  if (arguments_.ask) {
    const { askQuestions } = await import('./ask-questions.ts');
    await askQuestions(text, vehicle, {
      preview: engine.preview,
      diagnose: (report, car, asked) =>
        withCallNumbers(engine.diagnose(report, car, { ...options, ...asked }), call),
    });
    return 0;
  }
  const diagnosis = diagnose({ text }, vehicle);
  process.stdout.write(
    arguments_.json ? `${JSON.stringify(diagnosis, null, 2)}\n` : diagnosisText(diagnosis),
  );
  return 0;
};

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader closed the pipe ('| head').
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run();
