import { z } from 'zod';

const MAX_DEPTH = 6;

const Line = z.union([z.string(), z.number()]).transform(String);
const Lines = z
  .union([z.array(Line), z.string()])
  .transform((given) => (typeof given === 'string' ? given.split('\n') : given))
  .optional()
  .catch(undefined);

/** The fields of the specification that a service may fill; what else it sends is dropped. */
const Answer = z.object({
  possible_causes: Lines,
  recommendations: Lines,
  common_failure_patterns: Lines,
  diagnostic_steps: Lines,
  rationale: Lines,
  severity: z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .pipe(z.enum(['low', 'medium', 'high']))
    .optional()
    .catch(undefined),
});
export type ServiceAnswer = z.infer<typeof Answer>;

/** `empty`: it has nothing to say; `garbled`: no shape that we know; `incomplete`: known, and empty. */
export type ReadAnswer = ServiceAnswer | 'empty' | 'garbled' | 'incomplete';

const FENCE = /^\s*```[a-z]*\s*\n?([\s\S]*?)\n?\s*```\s*$/i;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(FENCE.exec(text)?.[1] ?? text);
  } catch {
    return undefined;
  }
};

const hasWords = (answer: ServiceAnswer): boolean =>
  Object.values(answer).some(
    (value) => Array.isArray(value) && value.some((line) => line.trim() !== ''),
  );

/**
 * Reads what the diagnosis service answered: a list whose first item has `output`, which is an object
 * or a JSON string, perhaps in a Markdown fence.
 */
export const readServiceAnswer = (answer: unknown, depth = 0): ReadAnswer => {
  if (depth > MAX_DEPTH) return 'garbled';
  if (typeof answer === 'string') {
    if (answer.trim() === '') return 'empty';
    const value = parsed(answer);
    return value === undefined ? 'garbled' : readServiceAnswer(value, depth + 1);
  }
  if (Array.isArray(answer)) {
    return answer.length === 0 ? 'empty' : readServiceAnswer(answer[0], depth + 1);
  }
  if (typeof answer !== 'object' || answer === null) return 'garbled';
  if ('output' in answer) return readServiceAnswer(answer.output, depth + 1);
  if (!Object.keys(Answer.shape).some((name) => name in answer)) return 'garbled';
  const read = Answer.safeParse(answer);
  if (!read.success) return 'garbled';
  return hasWords(read.data) ? read.data : 'incomplete';
};
