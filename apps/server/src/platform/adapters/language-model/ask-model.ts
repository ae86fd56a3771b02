import { generateText, Output } from 'ai';
import type { z } from 'zod';

import type { OpenLanguageModel } from './open-language-model.ts';

/** A question to the language model whose answer has a shape. */
export interface ModelQuestion<Schema extends z.ZodType> {
  /** Whose allowance it counts for. */
  readonly userId: string;
  /** Ours only: nothing that a user or a service wrote belongs here. */
  readonly instructions: string;
  /** What it is about, sent as JSON: data, never instructions. */
  readonly data: object;
  readonly schema: Schema;
  readonly maxOutputTokens: number;
  /** Less than the model's own limit of time. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks the language model once. Throws when the day's bound is reached, on a time-out, a refusal, an
 * answer of another shape or any other failure: whoever asks goes on without it.
 */
export const askModel = async <Schema extends z.ZodType>(
  model: OpenLanguageModel,
  {
    userId,
    instructions,
    data,
    schema,
    maxOutputTokens,
    timeoutMs = model.timeoutMs,
    signal,
  }: ModelQuestion<Schema>,
): Promise<z.output<Schema>> => {
  const timeout = AbortSignal.timeout(Math.min(timeoutMs, model.timeoutMs));
  const { output } = await generateText({
    model: model.forUser(userId),
    instructions,
    prompt: JSON.stringify(data),
    output: Output.object({ schema }),
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  // Parsed here, whatever the library makes of the answer.
  return schema.parse(output);
};
