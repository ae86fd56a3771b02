import { DIAGNOSIS_DRAFT, keepDiagnosisDraft } from '@wrenchwise/client/diagnosis-draft.ts';
import type { DiagnosisRequestBody } from '@wrenchwise/contract/endpoints/diagnoses';
import type { DistanceUnit } from '@wrenchwise/rules/preferences';

import { newRequestKey } from '~/queries/request-key.ts';
import { FilledIn } from '~/ui/filled-in/filled-in.ts';

import { type DiagnoseDraft, DISTANCE_UNITS, EMPTY_DRAFT } from './diagnose-fields.ts';

const ATTEMPT = 'wrenchwise.diagnosis-attempt';

type Stored = Readonly<Record<string, unknown>>;

const read = (key: string): Stored => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

const write = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or blocked: the form works without its memory.
  }
};

const isLike = (empty: unknown, value: unknown): boolean =>
  Array.isArray(empty)
    ? Array.isArray(value) && value.every((item) => typeof item === 'string')
    : typeof value === typeof empty;

/** What was typed before in this tab; a mileage that is still to be typed is in the user's unit. */
export const readDraft = (unit: DistanceUnit): DiagnoseDraft => {
  const kept = read(DIAGNOSIS_DRAFT);
  const isInUnit = DISTANCE_UNITS.some((known) => known === kept['distanceUnit']);
  const stored: Stored = kept['mileage'] && isInUnit ? kept : { ...kept, distanceUnit: unit };
  const known = Object.entries(EMPTY_DRAFT).map(([name, empty]) => [
    name,
    isLike(empty, stored[name]) ? stored[name] : empty,
  ]);
  const draft = Object.fromEntries(known) as DiagnoseDraft; // the keys of EMPTY_DRAFT, each of its type
  const filled = FilledIn.safeParse(stored['filled']);
  return { ...draft, filled: filled.success ? filled.data : {} };
};

export const keepDraft = (draft: Partial<DiagnoseDraft>): void => keepDiagnosisDraft(draft);

/**
 * The Idempotency-Key of this report: the same until the report changes or the attempt is over,
 * so that pressing again, or reloading and pressing again, never uses a second unit.
 */
export const attemptKey = (report: DiagnosisRequestBody): string => {
  // A language model may read the same words otherwise: it is the same report all the same.
  const fingerprint = JSON.stringify({ ...report, readings: undefined });
  const stored = read(ATTEMPT);
  if (stored['fingerprint'] === fingerprint && typeof stored['key'] === 'string') {
    return stored['key'];
  }
  const key = newRequestKey();
  write(ATTEMPT, { fingerprint, key });
  return key;
};

/**
 * Whether no report was sent whose answer is still to come: sent again, it has to be the same report,
 * and fuel and gearbox that are filled in late would make it another.
 */
export const noAttemptIsOpen = (): boolean => typeof read(ATTEMPT)['key'] !== 'string';

/** The attempt was answered for good: the next one gets a new key. */
export const endAttempt = (): void => {
  try {
    sessionStorage.removeItem(ATTEMPT);
  } catch {
    // Nothing was stored.
  }
};

export const forgetDraft = (): void => {
  endAttempt();
  try {
    sessionStorage.removeItem(DIAGNOSIS_DRAFT);
  } catch {
    // Nothing was stored.
  }
};
