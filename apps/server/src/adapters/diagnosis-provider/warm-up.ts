import type { DiagnosisRequest } from './port.ts';

/** A common complaint: a first answer to it has the engine read its knowledge. */
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
