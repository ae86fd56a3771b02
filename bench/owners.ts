import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';

import {
  type LabelledText,
  readLabelledComplaints,
  readQuestions,
} from '../packages/training/src/labelled-texts.ts';
import ordinary from './cases/ordinary.json' with { type: 'json' };
import patterns from './cases/patterns.json' with { type: 'json' };
import { engine } from './product/engine.ts';
import { type Claim, calibrationError } from './scores/calibration-error.ts';
import { writeResult } from './scores/results.ts';
import { wilson } from './scores/wilson.ts';
import { dataFolder } from './texts/complaints.ts';

const isMain = process.argv[1] === import.meta.filename;

const LIKELIEST = 1e-9;

/** Of texts that were labelled by reading, the quarter that nothing is trained on. */
const measureLabelled = (texts: readonly LabelledText[]) => {
  const held = texts.filter(({ heldOut, faults }) => heldOut && faults.length > 0);
  const claims: Claim[] = [];
  let [first, three, refused, told, read, both] = [0, 0, 0, 0, 0, 0];
  for (const { text, vehicle, faults, told: said } of held) {
    const { causes, findings, needsMore } = engine.diagnose({ text }, vehicle);
    const most = Math.max(...faults.map(([, weight]) => weight));
    const right = new Set(
      faults.filter(([, weight]) => weight > most - LIKELIEST).map(([id]) => id),
    );
    const rank = causes.findIndex(({ faultId }) => right.has(faultId));
    claims.push({ probability: causes[0]?.probability ?? 0, isRight: rank === 0 });
    if (rank === 0) first += 1;
    if (rank >= 0 && rank < 3) three += 1;
    if (needsMore !== undefined) refused += 1;
    if (said === undefined) continue;
    const present = new Set(
      said.flatMap(({ symptom, certainty }) =>
        symptom !== undefined && certainty === 'present' ? [symptom] : [],
      ),
    );
    const affirmed = findings.filter(({ present: isThere }) => isThere);
    told += present.size;
    read += affirmed.length;
    both += affirmed.filter(({ id }) => present.has(id)).length;
  }
  return {
    first: wilson(first, held.length),
    amongThree: wilson(three, held.length),
    refused: wilson(refused, held.length),
    calibrationError: calibrationError(claims),
    recallOfReadings: wilson(both, told),
    precisionOfReadings: wilson(both, read),
  };
};

/** Of a list that is looked at by halves: 'seen' at even places, 'aside' at odd ones. */
const byHalves = <T>(list: readonly T[], isHit: (one: T) => boolean) => {
  const share = (half: readonly T[]) => wilson(half.filter(isHit).length, half.length);
  return {
    seen: share(list.filter((_, at) => at % 2 === 0)),
    aside: share(list.filter((_, at) => at % 2 === 1)),
  };
};

const affirmedIn = (text: string): readonly string[] =>
  engine.diagnose({ text }, {}).findings.flatMap(({ id, present }) => (present ? [id] : []));

/** Measures how the engine reads owners' words: our bank of questions, patterns, false alarms. */
export const run = async (): Promise<void> => {
  const questions = measureLabelled(readQuestions());
  const complaints = existsSync(join(dataFolder(), 'complaints-unlabelled.jsonl'))
    ? measureLabelled(readLabelledComplaints(dataFolder()))
    : undefined;
  const { sentences } = patterns;
  const result = {
    knowledgeVersion: KNOWLEDGE_VERSION,
    what: 'Owners’ questions of our own, invented and labelled by careful reading, of which a quarter is kept aside; sentences for patterns of reading and ordinary sentences, half kept aside; real complaints labelled by careful reading, of which a quarter is kept aside (only where their texts are). Shares with 95 % intervals. Our own words flatter: see faults.json and public-questions.json for strangers’ words',
    questions,
    complaints,
    patterns: {
      told: byHalves(
        sentences.filter(({ told }) => told.length > 0),
        ({ text, told }) => affirmedIn(text).some((id) => told.includes(id)),
      ),
      misread: byHalves(
        sentences.filter((one) => one.not.length > 0),
        ({ text, not }) => affirmedIn(text).some((id) => not.includes(id)),
      ),
      refused: byHalves(
        sentences,
        ({ text }) => engine.diagnose({ text }, {}).needsMore !== undefined,
      ),
    },
    falseAlarms: byHalves(
      ordinary.texts,
      (text) => engine.diagnose({ text }, {}).alerts.length > 0,
    ),
  };
  writeResult('owners.json', result);
  console.log(
    `owners: first ${questions.first.share}, among three ${questions.amongThree.share}, readings told ${questions.recallOfReadings.share}, true ${questions.precisionOfReadings.share}; false alarms aside ${result.falseAlarms.aside.share}`,
  );
};

if (isMain) await run();
