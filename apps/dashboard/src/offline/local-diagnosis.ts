import type { Me } from '@wrenchwise/contract/endpoints/accounts/profile';
import type { Diagnosis, DiagnosisRequestBody } from '@wrenchwise/contract/endpoints/diagnoses';
import type { StepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import { DiagnosisResult, GuideData } from '@wrenchwise/rules/diagnosis';
import { withCallNumbers } from '@wrenchwise/rules/emergency-advice';
import { floorChanges } from '@wrenchwise/rules/leading-cause';
import { listedChecks } from '@wrenchwise/rules/listed-checks';
import { biggestMoves } from '@wrenchwise/rules/moves';
import { emergencyWords } from '@wrenchwise/rules/place';
import { type DiagnosedVehicle, diagnosedVehicle } from '@wrenchwise/rules/vehicle';

import { newDeviceId } from './device-id.ts';
import type { Answers, Asked } from './engine/asked.ts';

/** Asks the engine of this browser. */
export type AskEngine = <A extends Asked>(question: A) => Promise<Answers[A['ask']]>;

/** What of the user a diagnosis is made by. */
export type DiagnosedUser = Pick<Me, 'place' | 'priceRegion' | 'labourCentsPerHour' | 'hasTools'>;

type Weighed = Pick<Diagnosis, 'symptoms' | 'confirmed' | 'removed' | 'modelEvidence'> & {
  readonly vehicle: DiagnosedVehicle;
  readonly answers: readonly { readonly questionId: string; readonly optionId: string }[];
};

const priceOptionsOf = ({ priceRegion, labourCentsPerHour }: DiagnosedUser) => ({
  region: priceRegion,
  ...(labourCentsPerHour === null ? {} : { labourCentsPerHour }),
});

/** What the engine of this browser says of a report, as the server's provider asks its own. */
const weigh = async (
  ask: AskEngine,
  user: DiagnosedUser,
  { symptoms, confirmed, removed, modelEvidence, answers, vehicle }: Weighed,
): Promise<DiagnosisResult> => {
  const given = answers.map(({ questionId, optionId }) => ({ questionId, optionId }));
  const result = await ask({
    ask: 'diagnose',
    given: [
      { text: symptoms, confirmed, removed, answers: given, ...modelEvidence },
      vehicle,
      { ...priceOptionsOf(user), withoutTools: !user.hasTools, ownedTools: [] },
    ],
  });
  return DiagnosisResult.parse(result);
};

/** A car whose facts a request does not say itself. */
export type SavedCar = Pick<DiagnosedVehicle, 'make' | 'model' | 'year'> &
  Partial<Pick<DiagnosedVehicle, 'fuel' | 'transmission' | 'mileage' | 'assumed'>>;

/** The car of a request: of a saved one whatever the request does not say. Undefined where it is not known. */
const carOf = (
  body: DiagnosisRequestBody,
  saved: SavedCar | undefined,
): DiagnosedVehicle | undefined => {
  const make = body.make ?? saved?.make;
  const model = body.model ?? saved?.model;
  const year = body.year ?? (saved && Math.min(saved.year, new Date().getUTCFullYear()));
  if (make === undefined || model === undefined || year === undefined) return undefined;
  return diagnosedVehicle({
    make,
    model,
    year,
    fuel: body.fuel ?? saved?.fuel,
    transmission: body.transmission ?? saved?.transmission,
    mileage: body.mileage ?? saved?.mileage,
    assumed: [
      ...(body.assumed ?? []),
      ...(saved?.assumed ?? []).filter((field) => body[field] === undefined),
    ],
  });
};

/**
 * A diagnosis by the engine of this browser, in the form in which the server stores one. Undefined where the car is not known
 * here. A report with too little to go on has `needsMore`.
 */
export const makeDiagnosis = async (
  ask: AskEngine,
  user: DiagnosedUser,
  body: DiagnosisRequestBody,
  saved: SavedCar | undefined,
): Promise<Diagnosis | undefined> => {
  const vehicle = carOf(body, saved);
  if (vehicle === undefined) return undefined;
  const readings = body.readings ?? [];
  const report = {
    symptoms: body.symptoms,
    confirmed: body.confirmed ?? [],
    removed: body.removed ?? [],
    modelEvidence: readings.length === 0 ? null : { readings, opinions: [] },
  };
  const result = await weigh(ask, user, { ...report, vehicle, answers: [] });
  const { make, model, year, fuel, transmission, mileage, assumed = [] } = vehicle;
  const diagnosis: Diagnosis = {
    ...result,
    ...floorChanges(result),
    ...report,
    make,
    model,
    year,
    fuel,
    transmission,
    mileage,
    assumed: [...assumed],
    id: newDeviceId(),
    answers: [],
    vehicleId: body.vehicleId ?? null,
    resolvedAt: null,
    outcome: null,
    source: 'engine',
    createdAt: new Date().toISOString(),
  };
  return withCallNumbers(diagnosis, emergencyWords(user.place));
};

type StoredAnswer = Diagnosis['answers'][number];

/** A question that may be answered now, in the shape of a stored answer. */
const askedNow = (
  diagnosis: Diagnosis,
  id: string,
): Pick<StoredAnswer, 'question' | 'options'> | undefined => {
  const given = diagnosis.answers.find(({ questionId }) => questionId === id);
  if (given) return given;
  const { nextQuestion: open } = diagnosis;
  if (open?.id === id) return { question: open.text, options: [...open.options] };
  const listed = listedChecks(diagnosis).find(({ questionId }) => questionId === id);
  return listed && { question: listed.title, options: [...listed.options] };
};

/** Weighs again from an answer on: the effect of each depends on those before it. */
const weighFrom = async (
  ask: AskEngine,
  user: DiagnosedUser,
  diagnosis: Diagnosis,
  answers: readonly StoredAnswer[],
  from: number,
): Promise<Diagnosis> => {
  const report = { ...diagnosis, vehicle: diagnosedVehicle(diagnosis) };
  const weighed = answers.slice(0, from);
  let result = await weigh(ask, user, { ...report, answers: weighed });
  for (const answer of answers.slice(from)) {
    const after = await weigh(ask, user, { ...report, answers: [...weighed, answer] });
    weighed.push({ ...answer, moved: biggestMoves(result.causes, after.causes) });
    result = after;
  }
  const { nextQuestion: _, nothingFound: __, ...stored } = diagnosis;
  return withCallNumbers(
    { ...stored, ...result, ...floorChanges(result), answers: weighed },
    emergencyWords(user.place),
  );
};

/** The diagnosis with an answer, or with another one in its place. Undefined for a question that it does not ask. */
export const answerDiagnosis = async (
  ask: AskEngine,
  user: DiagnosedUser,
  diagnosis: Diagnosis,
  { questionId, optionId }: { readonly questionId: string; readonly optionId: string },
): Promise<Diagnosis | undefined> => {
  const asked = askedNow(diagnosis, questionId);
  const option = asked?.options?.find(({ id }) => id === optionId);
  if (!asked || !option) return undefined;
  const { question, options } = asked;
  const answer = { questionId, optionId, question, answer: option.label, options };
  const at = diagnosis.answers.findIndex((given) => given.questionId === questionId);
  return at < 0
    ? weighFrom(ask, user, diagnosis, [...diagnosis.answers, answer], diagnosis.answers.length)
    : weighFrom(ask, user, diagnosis, diagnosis.answers.with(at, answer), at);
};

/** The diagnosis without an answer. Undefined where there is none to this question. */
export const withdrawFrom = async (
  ask: AskEngine,
  user: DiagnosedUser,
  diagnosis: Diagnosis,
  questionId: string,
): Promise<Diagnosis | undefined> => {
  const at = diagnosis.answers.findIndex((given) => given.questionId === questionId);
  return at < 0
    ? undefined
    : weighFrom(ask, user, diagnosis, diagnosis.answers.toSpliced(at, 1), at);
};

/**
 * The guide of a step of the plan. What the public guide adds is shown once the server has been asked. Undefined where the
 * plan or the catalogue lacks the step.
 */
export const openGuide = async (
  ask: AskEngine,
  user: DiagnosedUser,
  diagnosis: Diagnosis,
  stepId: string,
): Promise<StepGuide | undefined> => {
  const step = diagnosis.plan.find(({ id }) => id === stepId);
  if (!step) return undefined;
  const { fuel, make, model, year, transmission, mileage, causes, codes, measurements } = diagnosis;
  const { faultId, title } = step;
  const guide = await ask({
    ask: 'guide',
    given: [faultId, stepId, { ...priceOptionsOf(user), fuel }],
  });
  if (!guide) return undefined;
  const place = causes.findIndex((cause) => cause.faultId === faultId);
  const cause = causes[place];
  return {
    id: newDeviceId(),
    stepId,
    title,
    guide: GuideData.parse(guide),
    source: 'engine',
    done: [],
    publicGuide: null,
    found: {
      car: `${year} ${make} ${model}`,
      fuel,
      transmission,
      mileage,
      onCar: null,
      cause: cause ? { place: place + 1, probability: cause.probability } : null,
      evidence: cause?.evidence ?? [],
      answers: diagnosis.answers
        .filter(({ optionId }) => optionId !== 'unknown')
        .map(({ question, answer }) => ({ question, answer })),
      measurements,
      codes: codes.map(({ code, meaning }) => ({ code, meaning })),
      checksDone: [],
    },
    createdAt: new Date().toISOString(),
  };
};
