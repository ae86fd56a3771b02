import process from 'node:process';
import { createInterface } from 'node:readline/promises';

import type { Answer, EngineDiagnosis, Report } from '@wrenchwise/engine/diagnosis';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import { diagnosisText } from './diagnosis-text.ts';

/**
 * Asks the best next question until the engine has no more, then prints the diagnosis. An empty
 * line means 'I don't know'; the end of the input ends the questions.
 */
export const askQuestions = async (
  text: string,
  vehicle: Vehicle,
  diagnose: (report: Report, vehicle: Vehicle) => EngineDiagnosis,
): Promise<void> => {
  const answers: Answer[] = [];
  let diagnosis = diagnose({ text, answers }, vehicle);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  for (let question = diagnosis.nextQuestion; question !== undefined;) {
    const leading = diagnosis.causes
      .slice(0, 3)
      .map((cause) => `${cause.name} ${Math.round(cause.probability * 100)}%`);
    process.stdout.write(`\n${leading.join(', ')}\n\n${question.text}\n`);
    for (const step of question.steps) process.stdout.write(`  ${step}\n`);
    question.options.forEach((option, i) => process.stdout.write(`  ${i + 1}) ${option.label}\n`));
    process.stdout.write('> ');
    const line = await lines.next();
    if (line.done === true) break;
    const chosen = question.options[Number(line.value.trim()) - 1];
    answers.push({ questionId: question.id, optionId: chosen?.id ?? 'unknown' });
    diagnosis = diagnose({ text, answers }, vehicle);
    question = diagnosis.nextQuestion;
  }
  terminal.close();
  process.stdout.write(`\n${diagnosisText(diagnosis)}`);
};
