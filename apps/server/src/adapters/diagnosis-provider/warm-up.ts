import type { DiagnosisRequest } from './port.ts';

/** A common complaint: diagnosing it once makes the engine load its knowledge. */
export const WARM_UP: DiagnosisRequest = {
  make: 'Ford',
  model: 'Focus',
  year: 2015,
  symptoms: 'grinding when braking',
  fuel: null,
  transmission: null,
  mileage: null,
  answers: [],
  prices: { priceRegion: 'us', labourCentsPerHour: null },
};
