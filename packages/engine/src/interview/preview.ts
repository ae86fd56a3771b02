import type { CodeMeaning } from '@wrenchwise/knowledge/codes/code-table';
import { CONDITION_NAMES } from '@wrenchwise/knowledge/condition-names';
import type { DriveVerdict } from '@wrenchwise/knowledge/schema';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import { assess, type AssessmentSteps } from '../assess.ts';
import type {
  Claim,
  MeasurementState,
  NeedsMore,
  NothingFound,
  Report,
  SafetyAlert,
} from '../diagnosis.ts';
import { NOTHING_FOUND } from '../enough/nothing-found.ts';
import { measurementName } from '../evidence/measurements/shown.ts';
import type { Evidence } from '../evidence/read-report.ts';
import { LIKELY_TRUE } from '../evidence/reading-gate.ts';
import { readingIds } from '../evidence/removed.ts';
import type { SymptomEvidence } from '../evidence/symptoms.ts';
import type { FindFurtherSigns } from '../inference/further-signs.ts';
import { type RaisedAlert, shownAlert } from '../safety/alerts.ts';
import { type TapQuestion, tapQuestionsFor } from './tap-questions.ts';

/** Something read from the words. */
export interface Reading {
  /** 'symptom:brake-grinding', 'code:P0301', 'measurement:coolant-temperature:88': by it, it is taken back. */
  readonly id: string;
  readonly kind: 'symptom' | 'condition' | 'code' | 'measurement';
  /** 'Grinding when braking' */
  readonly label: string;
  /** The words that it comes from, and their place in the text, in UTF-16 units. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** False where the text denies it. */
  readonly present: boolean;
  /** How likely the reading is right, 0–1. */
  readonly certainty: number;
  /** Of a measurement: how it compares with what is normal. */
  readonly state?: MeasurementState;
}

/** A sign that was not mentioned and would tell much. */
export interface LikelySign {
  readonly id: SymptomId;
  readonly label: string;
  readonly question: string;
}

/** What was understood of a report, without a diagnosis: no cause, no price, and no verdict but that of alerts. */
export interface ReportPreview {
  /** Dangers that the words or ticks name, the worst first: they wait for no diagnosis. */
  readonly alerts: readonly SafetyAlert[];
  readonly readings: readonly Reading[];
  /** Up to twelve, those that the words may tell first, then the most discriminative; none where there is too little to go on. */
  readonly likelySigns: readonly LikelySign[];
  readonly isEnough: boolean;
  /** What would help; absent where there is enough. */
  readonly needsMore?: NeedsMore;
  /** Nothing points to a fault: a diagnosis would use no unit. */
  readonly nothingFound?: NothingFound;
  /** Figures that were not understood. */
  readonly notUnderstood: readonly { readonly text: string }[];
  /** What somebody says it is: never evidence. */
  readonly claims: readonly Claim[];
  /** The tap questions that would help, the next one first. */
  readonly tapQuestions: readonly TapQuestion[];
}

/** The look-ups of a preview. */
export interface PreviewSteps extends AssessmentSteps {
  readonly symptoms: Readonly<Record<SymptomId, Symptom>>;
  readonly meaningOf: (code: string) => CodeMeaning;
  readonly findFurtherSigns: FindFurtherSigns;
}

const MAX_SIGNS = 12;

/** Of these, the most that the words may tell: the others tell more of the causes. */
const MAX_UNDERSTOOD = 4;

/** Circumstances are matched by whole expressions. */
const CONDITION_CERTAINTY = 0.9;

/** As a diagnosis lists it, whoever read it: what counts can be seen, and removed. */
const isUnderstood = ({ truth }: SymptomEvidence): boolean => truth >= LIKELY_TRUE;

const readingsOf = (
  { symptoms, meaningOf }: Pick<PreviewSteps, 'symptoms' | 'meaningOf'>,
  evidence: Evidence,
): readonly Reading[] => {
  const quote = ({ start, end }: { readonly start: number; readonly end: number }) => ({
    text: evidence.text.slice(start, end),
    start,
    end,
  });
  return [
    ...evidence.codes.map(({ code, start, end }): Reading => ({
      id: readingIds.code(code),
      kind: 'code',
      label: `${code}: ${meaningOf(code).meaning}`,
      ...quote(start < 0 ? { start: 0, end: 0 } : { start, end }),
      present: true,
      certainty: 1,
    })),
    ...evidence.symptoms.filter(isUnderstood).map((read): Reading => ({
      id: readingIds.symptom(read.id),
      kind: 'symptom',
      label: symptoms[read.id].label,
      ...quote(read),
      present: read.present,
      certainty: Math.min(1, Math.round(read.truth * 100) / 100),
    })),
    ...evidence.conditions.map((condition): Reading => ({
      id: readingIds.condition(condition.id),
      kind: 'condition',
      label: CONDITION_NAMES[condition.id],
      ...quote(condition),
      present: true,
      certainty: CONDITION_CERTAINTY,
    })),
    ...evidence.measurements.map((measured): Reading => ({
      id: measured.id,
      kind: 'measurement',
      label: measurementName(measured),
      ...quote(measured),
      present: true,
      certainty: 1,
      state: measured.state,
    })),
  ];
};

const STRICTEST_FIRST: readonly DriveVerdict[] = ['no', 'caution', 'yes'];

/** The alerts as a diagnosis shows them under the worst of their own verdicts. */
const alertsOf = (raised: readonly RaisedAlert[]): readonly SafetyAlert[] => {
  const rankOf = ({ rule }: RaisedAlert) => STRICTEST_FIRST.indexOf(rule.verdict);
  const sorted = raised.toSorted((a, b) => rankOf(a) - rankOf(b));
  const worst = sorted[0]?.rule.verdict ?? 'yes';
  return sorted.map((alert) => shownAlert(alert, worst));
};

/**
 * Reads a report without diagnosing it: what was understood, the signs that would tell most, whether
 * there is enough to go on and what to ask otherwise. Pure and deterministic. The readings are all
 * that the words say, also those in `removed`; the signs leave out what is known, and what was
 * ticked.
 */
export type Preview = (report: Report, vehicle: Vehicle) => ReportPreview;

export const createPreview =
  (steps: PreviewSteps): Preview =>
  (report, vehicle) => {
    const { evidence, told, weighing, result, alerts, needsMore, isHealthy } = assess(
      steps,
      report,
      vehicle,
    );
    const all = steps.readReport(report, vehicle);
    const known = new Set([
      ...all.symptoms.filter(isUnderstood).map(({ id }) => id),
      ...told.map(({ questionId }) => questionId.replace('symptom:', '')),
    ]);
    const heard = all.symptoms
      .filter(({ id, isLearned }) => isLearned === true && !known.has(id))
      .sort((a, b) => b.truth - a.truth)
      .slice(0, MAX_UNDERSTOOD)
      .map(({ id }) => id);
    const offered = new Set([...known, ...heard]);
    const discriminative = steps
      .findFurtherSigns(weighing, result, offered, MAX_SIGNS - heard.length)
      .map(({ id }) => id);
    const signs = needsMore === undefined && !isHealthy ? [...heard, ...discriminative] : [];
    return {
      alerts: alertsOf(alerts),
      readings: readingsOf(steps, all),
      likelySigns: signs.map((id) => ({
        id,
        label: steps.symptoms[id].label,
        question: steps.symptoms[id].question,
      })),
      isEnough: needsMore === undefined,
      ...(needsMore === undefined ? {} : { needsMore }),
      ...(isHealthy ? { nothingFound: NOTHING_FOUND } : {}),
      notUnderstood: all.notUnderstood.map(({ text }) => ({ text })),
      claims: evidence.claims.map(({ by, start, end }) => ({
        text: evidence.text.slice(start, end),
        by,
      })),
      tapQuestions: tapQuestionsFor(evidence, needsMore?.kind),
    };
  };
