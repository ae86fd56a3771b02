import type { PublishedRecall, RecallService } from './port.ts';

/** New campaigns come by the day. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const MAX_STORED = 500;

/**
 * Keeps each answer for a day in this process, the 500 newest of them. Who asks while it is being
 * asked waits for the same answer; a failure is not stored.
 */
export const cachedRecalls = (service: RecallService, now: () => Date): RecallService => {
  const kept = new Map<string, { at: number; answer: Promise<readonly PublishedRecall[]> }>();
  return {
    ofModel: (car) => {
      const key = JSON.stringify([car.make.toLowerCase(), car.model.toLowerCase(), car.year]);
      const found = kept.get(key);
      const at = now().getTime();
      if (found && at - found.at < KEPT_MS) return found.answer;
      const answer = service.ofModel(car);
      kept.delete(key);
      kept.set(key, { at, answer });
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_STORED) break;
        kept.delete(oldest);
      }
      answer.catch(() => {
        if (kept.get(key)?.answer === answer) kept.delete(key);
      });
      return answer;
    },
  };
};
