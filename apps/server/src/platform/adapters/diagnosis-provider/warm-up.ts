import type { DiagnosisRequest } from './port.ts';

/** A common complaint: diagnosing it once makes the engine load its knowledge. */
export const WARM_UP: DiagnosisRequest = {
  vehicle: {
    make: 'Ford',
    model: 'Focus',
    year: 2015,
    fuel: null,
    transmission: null,
    mileage: null,
  },
  symptoms: 'grinding when braking',
  answers: [],
  prices: { priceRegion: 'uk', labourCentsPerHour: null },
};
