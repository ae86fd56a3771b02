import type { ModelYears } from '../model-years.ts';

export const MODEL_YEARS: ReadonlyMap<string, ModelYears> = new Map([
  ['Ford Focus', { from: 1998, to: 2025, mayBeEarlier: false, mayBeLater: false }],
]);
