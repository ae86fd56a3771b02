import { z } from 'zod';

import type { GuideDraft } from './port.ts';

const MAX_DEPTH = 6;

/** One text for many lines is read line by line. */
const Lines = z
  .union([z.array(z.union([z.string(), z.number()]).transform(String)), z.string()])
  .transform((given) => (typeof given === 'string' ? given.split('\n') : given))
  .optional()
  .catch(undefined);
const Text = z.string().optional().catch(undefined);

const Draft = z
  .object({
    overview: Text,
    tools_required: Lines,
    step_by_step_instructions: z
      .union([z.array(z.string()), z.string().transform((text) => text.split('\n'))])
      .transform((steps) => steps.filter((step) => step.trim() !== '')),
    safety_precautions: Lines,
  })
  .transform(
    ({ overview, tools_required, step_by_step_instructions, safety_precautions }): GuideDraft => ({
      overview,
      tools: tools_required,
      steps: step_by_step_instructions,
      cautions: safety_precautions,
    }),
  );

const FENCE = /^\s*```[a-z]*\s*\n?([\s\S]*?)\n?\s*```\s*$/i;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(FENCE.exec(text)?.[1] ?? text);
  } catch {
    return undefined;
  }
};

/**
 * The guide in the answer of the repair guide service: a list, perhaps nested, whose items have
 * `output`, which is an object or a JSON string, perhaps in a Markdown fence. Undefined where there
 * is none. Its parts, times and prices are not read: those are ours.
 */
export const readGuideAnswer = (answer: unknown, depth = 0): GuideDraft | undefined => {
  if (depth > MAX_DEPTH) return undefined;
  if (typeof answer === 'string') return readGuideAnswer(parsed(answer), depth + 1);
  if (Array.isArray(answer)) {
    for (const item of answer.slice(0, 10)) {
      const found = readGuideAnswer(item, depth + 1);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof answer !== 'object' || answer === null) return undefined;
  const draft = Draft.safeParse(answer);
  if (draft.success) return draft.data;
  const inner = 'output' in answer ? answer.output : 'guide_data' in answer && answer.guide_data;
  return readGuideAnswer(inner, depth + 1);
};
