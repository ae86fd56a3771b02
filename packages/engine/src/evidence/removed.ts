import type { Evidence } from './read-report.ts';

/** The ids under which readings are shown and taken back. */
export const readingIds = {
  symptom: (id: string) => `symptom:${id}`,
  condition: (id: string) => `condition:${id}`,
  code: (code: string) => `code:${code}`,
} as const;

/** Evidence without the readings that were taken back: these count as unmentioned. */
export const withoutRemoved = (evidence: Evidence, removed: readonly string[] = []): Evidence => {
  if (removed.length === 0) return evidence;
  const gone = new Set(removed);
  return {
    ...evidence,
    symptoms: evidence.symptoms.filter(({ id }) => !gone.has(readingIds.symptom(id))),
    conditions: evidence.conditions.filter(({ id }) => !gone.has(readingIds.condition(id))),
    measurements: evidence.measurements.filter(({ id }) => !gone.has(id)),
    codes: evidence.codes.filter(({ code }) => !gone.has(readingIds.code(code))),
  };
};
