import type { DiagnosisRequestBody } from '@wrenchwise/contract/endpoints/diagnoses';
import { ReportPreview } from '@wrenchwise/rules/report-preview';

import { createLocalReading } from './local-reading.ts';
import { type LocalAnswer, type LocalRequest, ok } from './local-request.ts';
import { createLocalWork, type LocalParts } from './local-work.ts';

export interface LocalServer {
  /** Undefined: only the server has an answer. */
  readonly answer: (request: LocalRequest) => Promise<LocalAnswer | undefined>;
}

const DIAGNOSIS = /^\/api\/diagnoses\/([0-9a-f-]{36})(?:\/(answers|guides))?$/;

/**
 * Answers what the API is asked while the server cannot be: with what it last answered, and of diagnoses with the engine
 * of this browser.
 */
export const createLocalServer = (parts: LocalParts): LocalServer => {
  const { ask } = parts;
  const reading = createLocalReading(parts.store);
  const { create, answerOf, guides, remove } = createLocalWork(parts, reading);
  const { find, list, cars, lastAnswer } = reading;

  const answer = async (request: LocalRequest): Promise<LocalAnswer | undefined> => {
    const { method, path, query, body } = request;
    if (method === 'POST' && path === '/api/diagnoses/preview') {
      const { symptoms, confirmed = [], removed = [], ...car } = body as DiagnosisRequestBody; // as sent
      const { make = null, model = null, year = null } = car;
      const { fuel = null, transmission = null, mileage = null, assumed = [] } = car;
      const vehicle = { make, model, year, fuel, transmission, mileage, assumed };
      const read = await ask({
        ask: 'preview',
        given: [{ text: symptoms, confirmed, removed }, vehicle],
      });
      return ok(ReportPreview.parse(read));
    }
    if (method === 'POST' && path === '/api/diagnoses') return create(request);
    const [, id, part] = DIAGNOSIS.exec(path) ?? [];
    if (id !== undefined) {
      const own = await find(id);
      if (own) {
        if (part === 'answers') return answerOf(own, request);
        if (part === 'guides') return guides(own, request);
        if (method === 'GET') return ok(own.diagnosis);
        return method === 'DELETE' ? remove(own) : undefined;
      }
    }
    if (method !== 'GET') return undefined;
    const text = query.toString();
    const whole = text === '' ? path : `${path}?${text}`;
    if (path === '/api/diagnoses') return list(whole, query);
    if (path === '/api/vehicles') return cars(whole, query);
    return lastAnswer(whole);
  };
  return { answer };
};
