import { codeSystems } from '@wrenchwise/knowledge/codes/code-systems';
import { type CodeTable, createCodeTable } from '@wrenchwise/knowledge/codes/code-table';
import { functionWords } from '@wrenchwise/knowledge/function-words';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import { once } from '@wrenchwise/knowledge/once';
import { stem } from '@wrenchwise/knowledge/stem';

import { createDiagnose, type Diagnose } from './diagnose.ts';
import { createSufficiencyCheck } from './enough/missing.ts';
import { indexPhrases } from './evidence/lexicon.ts';
import { createReportReader, type ReadReport } from './evidence/read-report.ts';
import { createSpelling } from './evidence/spelling.ts';
import { synonymStems } from './evidence/synonym-table.ts';
import { createTermKinds } from './evidence/telling-words.ts';
import { readVehicleFacts } from './evidence/vehicle-facts.ts';
import { createVocabulary, type Indexes, prepareIndexes } from './indexes.ts';
import { createAnswerReader } from './inference/answers.ts';
import { compileFaults } from './inference/compiled-faults.ts';
import { createTextComparison } from './inference/fault-texts.ts';
import { createNextQuestion } from './inference/next-question.ts';
import { createVehiclePriors } from './inference/vehicle-prior.ts';
import { createWeigher } from './inference/weigh.ts';
import { createSystemModel } from './model/system-model.ts';
import { MODEL_DATA } from './model/weights.ts';
import { createReprice, type Reprice } from './reprice.ts';
import { createAlerts } from './safety/alerts.ts';

/** What an engine of one edition of the knowledge answers. */
export interface Engine {
  readonly diagnose: Diagnose;
  readonly reprice: Reprice;
  /** What is read from a report, before anything is inferred. */
  readonly readReport: ReadReport;
  /** What trouble codes mean. */
  readonly codes: CodeTable;
  /** How common each fault is where nothing is known of the car, in catalogue order. */
  readonly commonness: () => Float64Array;
}

/** How words are read: what evidence, the safety rules and the text model have in common. */
const assembleReading = (knowledge: Knowledge, prepared: Indexes | undefined) => {
  const vocabulary = createVocabulary(knowledge);
  const indexes = prepared ?? prepareIndexes(knowledge, vocabulary);
  const termKinds = createTermKinds(vocabulary);
  const lexicon = indexPhrases(indexes.symptomPhrases, termKinds);
  const spelling = createSpelling(
    new Set(indexes.symptomPhrases.terms),
    new Set([
      ...synonymStems(knowledge.synonyms),
      ...Array.from(functionWords(), stem),
      // A danger that only a safety rule names is not corrected to something harmless.
      ...knowledge.safetyRules.flatMap(({ phrases }) =>
        phrases.flatMap((one) => one.split(' ').map(stem)),
      ),
    ]),
  );
  const readReport = createReportReader({
    vocabulary,
    spelling,
    lexicon,
    models: knowledge.models,
  });
  return { vocabulary, indexes, termKinds, lexicon, spelling, readReport };
};

/**
 * Everything behind an engine, for what looks inside it: training and tests.
 *
 * @param prepared what `prepareIndexes` made of the same knowledge; read again where it is missing
 */
export const assembleEngine = (
  knowledge: Knowledge,
  prepared?: Indexes,
  codes: CodeTable = createCodeTable(knowledge.codes),
) => {
  const { faults, symptoms } = knowledge;
  const reading = assembleReading(knowledge, prepared);
  const { indexes, termKinds } = reading;
  const compiled = compileFaults(faults);
  const priors = createVehiclePriors(faults, knowledge.year);
  const readAnswer = createAnswerReader(faults);
  const weigh = createWeigher({
    symptoms,
    compiled,
    compareTexts: createTextComparison(indexes.faultTexts, faults.length),
    priorsOf: priors.priorsOf,
    readAnswer,
    systemsOfCode: (code) => codeSystems(code, codes.componentOf(code)),
  });
  const diagnose = createDiagnose({
    version: knowledge.version,
    faults,
    symptoms,
    meaningOf: codes.meaningOf,
    readReport: reading.readReport,
    readAnswer,
    readSystems: createSystemModel(MODEL_DATA),
    weigh,
    appliedShifts: priors.appliedShifts,
    nextQuestion: createNextQuestion(compiled.faults, symptoms),
    raiseAlerts: createAlerts({
      rules: knowledge.safetyRules,
      lexicon: indexPhrases(indexes.rulePhrases, termKinds),
      symptoms,
    }),
    findMissing: createSufficiencyCheck({
      ...reading,
      makes: Object.keys(knowledge.makesAndModels),
    }),
  });
  return { ...reading, compiled, priors, weigh, diagnose };
};

/**
 * An engine over the knowledge. Nothing is read until the first question is asked: then the
 * knowledge's words are brought into order once, and kept with the engine.
 *
 * @param prepared what `prepareIndexes` made of the same knowledge, where a build has stored it: it
 *   saves a tenth of a second. Another edition's would answer wrongly.
 */
export const createEngine = (knowledge: Knowledge, prepared?: Indexes): Engine => {
  const codes = createCodeTable(knowledge.codes);
  const assembled = once(() => assembleEngine(knowledge, prepared, codes));
  const reprice = createReprice(knowledge.faults);
  return {
    diagnose: (report, vehicle, options) => assembled().diagnose(report, vehicle, options),
    reprice,
    readReport: (report, vehicle) => assembled().readReport(report, vehicle),
    codes,
    commonness: once(() =>
      createVehiclePriors(knowledge.faults, knowledge.year).priorsOf(
        readVehicleFacts(knowledge.models, {}, ''),
      ),
    ),
  };
};
