import { redactText, REDACTED } from '@wrenchwise/rules/redact-text';

/** What we said of the leading cause, and what it was. */
export interface Judged {
  /** The leading cause's probability, 0–1. */
  readonly said: number | null;
  readonly leading: string | null;
  /** Null where it was something that we did not list. */
  readonly was: string | null;
}

/** Diagnoses whose leading cause had a probability within bounds. */
export interface CalibrationBin {
  /** 0–1; the upper bound belongs to the next bin. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly right: number;
  /** Mean of what we said, 0–1; 0 without diagnoses. */
  readonly said: number;
}

const BOUNDS = [0, 0.3, 0.5, 0.7, 0.85, 1] as const;

/** How often the leading cause was right, by what we had said of it. */
export const calibrationOf = (judged: readonly Judged[]): CalibrationBin[] =>
  BOUNDS.slice(0, -1).map((from, at) => {
    const to = BOUNDS[at + 1] ?? 1;
    const within = judged.flatMap(({ said, leading, was }) =>
      said !== null && said >= from && (said < to || to === 1)
        ? [{ said, isRight: leading !== null && leading === was }]
        : [],
    );
    const sum = within.reduce((total, { said }) => total + said, 0);
    return {
      from,
      to,
      count: within.length,
      right: within.filter(({ isRight }) => isRight).length,
      said: within.length === 0 ? 0 : sum / within.length,
    };
  });

/** A description with its cause, as a row for the bench. */
export interface BenchRow {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly fuel: string | null;
  readonly transmission: string | null;
  /** Miles, to the next 5,000: an exact reading would name a car. */
  readonly mileage: number | null;
  readonly symptoms: string;
  readonly faultId: string | null;
  readonly otherCause: string | null;
  readonly knowledgeVersion: string;
}

const MILES = 5000;
const VIN = /\b[A-HJ-NPR-Z0-9]{17}\b/gi;
const UK_REGISTRATION = /\b[A-Z]{2}\d{2}\s?[A-Z]{3}\b/gi;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;

/** A text without addresses, numbers and marks by which somebody could be found. Names it cannot know. */
export const strippedText = (text: string): string =>
  [VIN, UK_REGISTRATION, ADDRESS].reduce(
    (cleaned, pattern) => cleaned.replaceAll(pattern, REDACTED),
    redactText(text),
  );

/** A stored description as a row that names nobody. */
export const strippedRow = (row: BenchRow): BenchRow => ({
  ...row,
  mileage: row.mileage === null ? null : Math.round(row.mileage / MILES) * MILES,
  symptoms: strippedText(row.symptoms),
  otherCause: row.otherCause === null ? null : strippedText(row.otherCause),
});
