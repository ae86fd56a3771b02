import { type DiagnosisAnswer, type Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database } from '@wrenchwise/database/database';
import type { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { listedChecks } from '@wrenchwise/rules/listed-checks';
import { SYMPTOMS_MAX } from '@wrenchwise/rules/report-limits';

import type { DiagnosisProvider } from '../../platform/adapters/diagnosis-provider/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import { findDiagnosis } from './diagnoses.repository.ts';
import { rememberTools } from './diagnosis-answers.repository.ts';
import { checksOf } from './postponed-checks.ts';
import { createWeighing } from './weigh-again.ts';

/** An answer; `askedOffline`: to a question that a browser's own engine asked. */
export interface GivenAnswer {
  readonly questionId: string;
  readonly optionId: string;
  readonly askedOffline?: true | undefined;
}

/** The questions of a diagnosis. */
export interface Answering {
  /** Answers the open question or a listed check, or changes an earlier answer, and weighs again. */
  readonly answer: (user: SessionUser, id: string, given: GivenAnswer) => Promise<Diagnosis>;
  /** Withdraws an answer and weighs the causes without it. */
  readonly withdraw: (user: SessionUser, id: string, questionId: string) => Promise<Diagnosis>;
  /** Adds what was noticed since to the words, and weighs the causes again. */
  readonly addWords: (user: SessionUser, id: string, text: string) => Promise<Diagnosis>;
  /** Takes such words out again; words that are not there change nothing. */
  readonly removeWords: (user: SessionUser, id: string, text: string) => Promise<Diagnosis>;
  /** Takes findings of checks over as answers, in place of earlier ones to the same checks. */
  readonly takeFindings: (
    user: SessionUser,
    id: string,
    findings: readonly DiagnosisAnswer[],
  ) => Promise<Diagnosis>;
  /** What the causes would become with such findings; nothing is stored. */
  readonly weighWith: (
    user: SessionUser,
    diagnosis: Diagnosis,
    findings: readonly DiagnosisAnswer[],
  ) => Promise<DiagnosisResult>;
  /** A diagnosis as it is weighed today without any of its answers; nothing is stored. */
  readonly unanswered: (user: SessionUser, diagnosis: Diagnosis) => Promise<Diagnosis>;
  /** Remembers whether the user has tools, and asks the next question by it. */
  readonly setHasTools: (user: SessionUser, id: string, hasTools: boolean) => Promise<Diagnosis>;
}

/** The words with what was noticed since, as a line of its own; unchanged where it is the last one. */
export const withWords = (symptoms: string, text: string): string => {
  const added = text.trim();
  const written = symptoms.trimEnd();
  return written.split('\n').at(-1) === added ? symptoms : `${written}\n${added}`;
};

/** The words without a line that was added to them, the newest where it is there twice. */
const withoutWords = (symptoms: string, text: string): string => {
  const lines = symptoms.split('\n');
  const at = lines.lastIndexOf(text.trim());
  // The first line is the report itself.
  return at < 1 ? symptoms : lines.toSpliced(at, 1).join('\n');
};

/** The answers with findings in place of earlier ones to the same checks, and where they begin. */
const withFindings = (
  answers: readonly DiagnosisAnswer[],
  findings: readonly DiagnosisAnswer[],
) => {
  const ids = new Set(findings.map(({ questionId }) => questionId));
  const first = answers.findIndex(({ questionId }) => ids.has(questionId));
  const kept = answers.filter(({ questionId }) => !ids.has(questionId));
  return { answers: [...kept, ...findings], from: first < 0 ? answers.length : first };
};

/** The open question, or a check of a cause, in the shape of a stored answer. */
const askedNow = (diagnosis: Pick<Diagnosis, 'nextQuestion' | 'causes'>, id: string) => {
  const open = diagnosis.nextQuestion;
  if (open?.id === id) return { question: open.text, options: [...open.options] };
  const causes = diagnosis.causes.map((cause) => ({ ...cause, checks: checksOf(cause) }));
  const listed = listedChecks({ causes }).find(({ questionId }) => questionId === id);
  return listed && { question: listed.title, options: [...listed.options] };
};

/** Weighs the causes again by the answers to a diagnosis' questions. */
export const createAnswering = ({
  db,
  provider,
}: {
  db: Database;
  provider: DiagnosisProvider;
}): Answering => {
  const { store, weighedBy, withAnswers, withTools } = createWeighing({ db, provider });

  /** A question of the catalogue in the shape of a stored answer. */
  const askedElsewhere = (id: string) => {
    const asked = provider.questionOf?.(id);
    return asked && { question: asked.text, options: [...asked.options] };
  };

  /** Changes the words and weighs the causes again. */
  const withSymptoms = async (
    of: SessionUser,
    id: string,
    change: (symptoms: string) => string,
  ): Promise<Diagnosis> => {
    const user = await withTools(of);
    return db.forUser(user.id).transaction(async (tx) => {
      const diagnosis = await findDiagnosis(tx, id, { lock: true });
      if (!diagnosis) throw new AppError('diagnosis/not-found');
      const symptoms = change(diagnosis.symptoms);
      // Done already: a second press, or another tab.
      if (symptoms === diagnosis.symptoms) return diagnosis;
      if (symptoms.length > SYMPTOMS_MAX) throw new AppError('request/text-too-long');
      const { answers } = diagnosis;
      const result = await weighedBy(user, { ...diagnosis, symptoms }, answers, answers.length);
      return store(tx, diagnosis, answers, result, symptoms);
    });
  };

  return {
    answer: (user, id, { askedOffline, ...given }) =>
      withAnswers(user, id, (diagnosis) => {
        const { answers } = diagnosis;
        const at = answers.findIndex(({ questionId }) => questionId === given.questionId);
        const question =
          at < 0
            ? (askedNow(diagnosis, given.questionId) ??
              (askedOffline ? askedElsewhere(given.questionId) : undefined))
            : answers[at];
        const option = question?.options?.find(({ id: known }) => known === given.optionId);
        if (!question || !option) throw new AppError('diagnosis/unknown-question');
        const answer = {
          ...given,
          question: question.question,
          answer: option.label,
          options: question.options,
        };
        return at < 0
          ? { answers: [...answers, answer], from: answers.length }
          : { answers: answers.with(at, answer), from: at };
      }),

    addWords: (user, id, text) => withSymptoms(user, id, (symptoms) => withWords(symptoms, text)),
    removeWords: (user, id, text) =>
      withSymptoms(user, id, (symptoms) => withoutWords(symptoms, text)),

    setHasTools: async (of, id, hasTools) => {
      await rememberTools(db, of.id, hasTools);
      const user = await withTools({ ...of, hasTools });
      return db.forUser(user.id).transaction(async (tx) => {
        const diagnosis = await findDiagnosis(tx, id, { lock: true });
        if (!diagnosis) throw new AppError('diagnosis/not-found');
        const { answers } = diagnosis;
        const result = await weighedBy(user, diagnosis, answers, answers.length);
        return store(tx, diagnosis, answers, result);
      });
    },

    takeFindings: (user, id, findings) =>
      withAnswers(user, id, ({ answers }) => withFindings(answers, findings)),

    weighWith: async (user, diagnosis, findings) => {
      const { answers } = withFindings(diagnosis.answers, findings);
      return weighedBy(await withTools(user), diagnosis, answers, answers.length);
    },

    unanswered: async (user, diagnosis) => ({
      ...diagnosis,
      answers: [],
      ...(await weighedBy(await withTools(user), diagnosis, [], 0)),
    }),

    withdraw: (user, id, questionId) =>
      withAnswers(user, id, ({ answers }) => {
        const at = answers.findIndex((answer) => answer.questionId === questionId);
        if (at < 0) throw new AppError('diagnosis/unknown-question');
        return { answers: answers.toSpliced(at, 1), from: at };
      }),
  };
};
