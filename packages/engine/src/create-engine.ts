import { recordOf } from '@wrenchwise/knowledge/codes/code-record';
import { codeSystems } from '@wrenchwise/knowledge/codes/code-systems';
import { type CodeTable, createCodeTable } from '@wrenchwise/knowledge/codes/code-table';
import { titleWordsOf } from '@wrenchwise/knowledge/codes/tool-words';
import { functionWords } from '@wrenchwise/knowledge/function-words';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import { once } from '@wrenchwise/knowledge/once';
import { SIGN_FLOORS } from '@wrenchwise/knowledge/sign-floors';
import { stem } from '@wrenchwise/knowledge/stem';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import { assess, type AssessmentSteps } from './assess.ts';
import type { ExamineClaims } from './claim/claim-examination.ts';
import { createClaimReader } from './claim/claimed-faults.ts';
import { createClaimExaminer } from './claim/examine-claim.ts';
import { createDiagnose, type Diagnose, rounded } from './diagnose.ts';
import { createSufficiencyCheck } from './enough/missing.ts';
import { createTermKinds } from './evidence/discriminative-words.ts';
import { indexPhrases } from './evidence/lexicon.ts';
import { createFigureReader, type ReadFigure } from './evidence/measurements/read-figure.ts';
import { createMeasurementReader } from './evidence/measurements/read-measurements.ts';
import { createReportReader, type ReadReport } from './evidence/read-report.ts';
import { createReadingGate } from './evidence/reading-gate.ts';
import { createEventReader } from './evidence/recent-events.ts';
import { createSpelling } from './evidence/spelling.ts';
import { synonymStems } from './evidence/synonym-table.ts';
import { readVehicleFacts } from './evidence/vehicle-facts.ts';
import { repairsByFault } from './explain/by-repair.ts';
import { createVocabulary, type Indexes, prepareIndexes } from './indexes.ts';
import { createAnswerReader } from './inference/answers.ts';
import { type CatalogueQuestion, createCatalogueQuestion } from './inference/catalogue-question.ts';
import { codeLeaks } from './inference/code-leaks.ts';
import { type CompiledFaults, compileFaults } from './inference/compiled-faults.ts';
import { createTextComparison } from './inference/fault-texts.ts';
import { createFurtherSigns } from './inference/further-signs.ts';
import { createNextQuestion } from './inference/next-question.ts';
import { createEventWeights } from './inference/recent-events.ts';
import { createRuledOutPartWeights } from './inference/ruled-out-parts.ts';
import { createVehiclePriors } from './inference/vehicle-prior.ts';
import { createWeigher } from './inference/weigh.ts';
import { createPreview, type Preview } from './interview/preview.ts';
import { createFaultModel } from './model/fault-model.ts';
import { type Models, openModel } from './model/model-file.ts';
import { createOwnersModel } from './model/owners-model.ts';
import { createPostsEncoder } from './model/posts-encoder.ts';
import { createSymptomModel } from './model/symptom-model.ts';
import { createSystemModel } from './model/system-model.ts';
import { createReprice, type Reprice } from './reprice.ts';
import { createAlerts } from './safety/alerts.ts';

/** An engine for one edition of the knowledge. */
export interface Engine {
  readonly diagnose: Diagnose;
  /** What was understood of a report, and what to ask about it first. */
  readonly preview: Preview;
  readonly reprice: Reprice;
  /** What speaks for what a workshop says, what against it, and which test decides. */
  readonly examineClaims: ExamineClaims;
  /** Reads a report into evidence, without inference. */
  readonly readReport: ReadReport;
  /** Reads one figure, typed as the answer to a check. */
  readonly readFigure: ReadFigure;
  /** A question of the catalogue by its id. */
  readonly questionOf: CatalogueQuestion;
  /** Meanings of trouble codes. */
  readonly codes: CodeTable;
  /** The prior of each fault for an unknown car, in catalogue order. */
  readonly commonness: () => Float64Array;
  /**
   * The probability of each fault where a code is all that is known of a car, in catalogue order: that
   * of a diagnosis of the code only. What they lack to 1 is something else.
   */
  readonly sharesOfCode: (code: string) => Float64Array;
  /** The prior of each fault for a car by its make, model, age, mileage, fuel and gearbox. */
  readonly priorsOf: (vehicle: Vehicle) => Float64Array;
}

/** Shared text processing of evidence, safety rules and text model. */
const assembleReading = (
  knowledge: Knowledge,
  models: Models,
  compiled: CompiledFaults,
  prepared: Indexes | undefined,
) => {
  const vocabulary = createVocabulary(knowledge);
  const indexes = prepared ?? prepareIndexes(knowledge, vocabulary);
  const termKinds = createTermKinds(vocabulary);
  const lexicon = indexPhrases(indexes.symptomPhrases, termKinds);
  const spelling = createSpelling(
    new Set(indexes.symptomPhrases.terms),
    new Set([
      ...synonymStems(knowledge.synonyms),
      ...Array.from(functionWords(), stem),
      // Words of safety rules count as known: a danger must not be corrected to something harmless.
      ...knowledge.safetyRules.flatMap(({ phrases }) =>
        phrases.flatMap((one) => one.split(' ').map(stem)),
      ),
    ]),
  );
  const faultIds = knowledge.faults.map(({ id }) => id);
  const readClauses = createSymptomModel(openModel(models.clauses, 'clauses'));
  const readReport = createReportReader({
    vocabulary,
    spelling,
    lexicon,
    models: knowledge.models,
    readFaults: createFaultModel(openModel(models.faults, 'faults'), faultIds),
    readOwnersWords:
      models.owners === undefined
        ? undefined
        : createOwnersModel(
            openModel(models.owners, 'owners'),
            faultIds,
            models.encoder && createPostsEncoder(openModel(models.encoder, 'encoder'), faultIds),
          ),
    readClauses,
    judgeReadings: createReadingGate(compiled),
    isPart: termKinds.isSubject,
    readMeasurements: createMeasurementReader(knowledge.parameters),
  });
  return { vocabulary, indexes, termKinds, lexicon, spelling, readClauses, readReport };
};

/**
 * The parts of an engine, for training and tests.
 *
 * @param prepared the result of `prepareIndexes` for the same knowledge; computed when it is
 *   missing
 */
export const assembleEngine = (
  knowledge: Knowledge,
  models: Models,
  prepared?: Indexes,
  codes: CodeTable = createCodeTable(knowledge.codes),
) => {
  const { faults, symptoms, recentEvents } = knowledge;
  const compiled = compileFaults(faults);
  const reading = assembleReading(knowledge, models, compiled, prepared);
  const { indexes, termKinds } = reading;
  const priors = createVehiclePriors(faults, knowledge.year);
  const readAnswer = createAnswerReader(faults, recentEvents);
  const weigh = createWeigher({
    symptoms,
    compiled,
    compareTexts: createTextComparison(indexes.faultTexts, faults.length),
    priorsOf: priors.priorsOf,
    readAnswer,
    leakOf: codeLeaks(compiled, () => priors.priorsOf(readVehicleFacts(knowledge.models, {}, ''))),
    systemsOfCode: (code) => codeSystems(code, codes.componentOf(code)),
  });
  const assessment: AssessmentSteps = {
    faults,
    readReport: reading.readReport,
    readAnswer,
    readSystems: createSystemModel(openModel(models.systems, 'systems')),
    weigh,
    ruledOutPartWeights: createRuledOutPartWeights(faults),
    recentEvents,
    signShares: knowledge.signShares,
    readEvents: createEventReader(recentEvents.events),
    eventWeights: createEventWeights(recentEvents, faults),
    raiseAlerts: createAlerts({
      rules: knowledge.safetyRules,
      lexicon: indexPhrases(indexes.rulePhrases, termKinds),
      symptoms,
    }),
    findMissing: createSufficiencyCheck({
      ...reading,
      makes: Object.keys(knowledge.makesAndModels),
    }),
  };
  const byRepair = repairsByFault(faults, knowledge.repairs);
  const diagnose = createDiagnose({
    ...assessment,
    version: knowledge.version,
    symptoms,
    meaningOf: codes.meaningOf,
    recordOfCode: (code) => recordOf(codes, code),
    titleOf: (code) => titleWordsOf(codes, code),
    appliedShifts: priors.appliedShifts,
    floors: SIGN_FLOORS,
    repairsByFault: byRepair,
    nextQuestion: createNextQuestion(
      compiled.faults,
      symptoms,
      recentEvents,
      readAnswer,
      (id) => byRepair[compiled.placeOf(id) ?? -1]?.id ?? id,
    ),
  });
  const claimReader = once(() =>
    createClaimReader(faults, knowledge.repairs, knowledge.claimedRepairs, reading.vocabulary),
  );
  const examineClaims = createClaimExaminer({
    ...assessment,
    symptoms,
    diagnose,
    claimedRepairs: knowledge.claimedRepairs,
    readMeaning: (claim, likelihood) => claimReader()(claim, likelihood),
  });
  const preview = createPreview({
    ...assessment,
    symptoms,
    meaningOf: codes.meaningOf,
    findFurtherSigns: createFurtherSigns(compiled.faults, symptoms),
  });
  const sharesOfCode = (code: string): Float64Array => {
    const { weighing, result } = assess(assessment, { text: code }, {});
    const shares = new Float64Array(faults.length);
    weighing.standings.forEach(({ fault }, at) => {
      shares[fault] = rounded(result.faults[at] ?? 0);
    });
    return shares;
  };
  return { ...reading, compiled, priors, weigh, diagnose, examineClaims, preview, sharesOfCode };
};

/**
 * An engine over the knowledge and the models that were trained for it. Both are read on the first
 * diagnosis, on which indexes are built.
 *
 * @param models the bytes of their files: whoever composes a program reads them
 * @param prepared the result of `prepareIndexes` for the same knowledge, stored by a build: saves a
 *   tenth of a second. That of another edition gives wrong answers.
 */
export const createEngine = (knowledge: Knowledge, models: Models, prepared?: Indexes): Engine => {
  const codes = createCodeTable(knowledge.codes);
  const assembled = once(() => assembleEngine(knowledge, models, prepared, codes));
  const reprice = createReprice(knowledge.faults);
  const priors = once(() => createVehiclePriors(knowledge.faults, knowledge.year));
  const readFigure = once(() => createFigureReader(knowledge.parameters));
  const { faults, symptoms, recentEvents } = knowledge;
  const questionOf = once(() => createCatalogueQuestion(faults, symptoms, recentEvents));
  const priorsOf = (vehicle: Vehicle) =>
    priors().priorsOf(readVehicleFacts(knowledge.models, vehicle, ''));
  return {
    diagnose: (report, vehicle, options) => assembled().diagnose(report, vehicle, options),
    preview: (report, vehicle) => assembled().preview(report, vehicle),
    reprice,
    examineClaims: (report, vehicle, claims, options) =>
      assembled().examineClaims(report, vehicle, claims, options),
    readReport: (report, vehicle) => assembled().readReport(report, vehicle),
    readFigure: (text, hint) => readFigure()(text, hint),
    questionOf: (id) => questionOf()(id),
    codes,
    commonness: once(() => priorsOf({})),
    sharesOfCode: (code) => assembled().sharesOfCode(code),
    priorsOf,
  };
};
