import { wrapLanguageModel } from 'ai';

import type { ModelSpend } from './model-spend.ts';

type Middleware = Exclude<
  Parameters<typeof wrapLanguageModel>[0]['middleware'],
  readonly unknown[]
>;
type Wrapped = Parameters<typeof wrapLanguageModel>[0]['model'];
type Generate = NonNullable<Middleware['wrapGenerate']>;
type CallOptions = Parameters<Generate>[0]['params'];
type Usage = Awaited<ReturnType<Generate>>['usage'];

/** A call that was not made: the day's bound of its user, or of all, is reached. */
export class ModelBoundReached extends Error {
  override readonly name = 'ModelBoundReached';
}

/** Characters of a token, at the least: estimates are rather too high than too low. */
const CHARACTERS_PER_TOKEN = 3;

/** The longest answer where a call sets no bound of its own. */
const MAX_OUTPUT = 4000;

/** What a call may cost, in tokens. */
const expected = ({ prompt, maxOutputTokens, tools, responseFormat }: CallOptions): number =>
  Math.ceil(JSON.stringify([prompt, tools, responseFormat]).length / CHARACTERS_PER_TOKEN) +
  (maxOutputTokens ?? MAX_OUTPUT);

const total = ({ inputTokens, outputTokens }: Usage): number | undefined =>
  inputTokens.total === undefined || outputTokens.total === undefined
    ? undefined
    : inputTokens.total + outputTokens.total;

/**
 * A model whose every call, each step of a conversation included, is counted for a user before it is
 * made. It throws `ModelBoundReached` instead where the day's bound is reached. A call whose cost is
 * not reported keeps what was expected of it.
 */
export const countedModel = (model: Wrapped, spend: ModelSpend, userId: string) => {
  const take = async (params: CallOptions) => {
    const counted = await spend.take(userId, expected(params));
    if (!counted) throw new ModelBoundReached('no call of the language model is left today');
    return async (usage: Usage): Promise<void> => {
      const tokens = total(usage);
      // The answer is there: failing to count it exactly must not lose it.
      if (tokens !== undefined) await counted.settle(tokens).catch(() => undefined);
    };
  };
  return wrapLanguageModel({
    model,
    middleware: {
      wrapGenerate: async ({ doGenerate, params }) => {
        const settle = await take(params);
        const answer = await doGenerate();
        await settle(answer.usage);
        return answer;
      },
      wrapStream: async ({ doStream, params }) => {
        const settle = await take(params);
        const { stream, ...rest } = await doStream();
        return {
          ...rest,
          stream: stream.pipeThrough(
            new TransformStream({
              transform: async (part, controller) => {
                if (part.type === 'finish') await settle(part.usage);
                controller.enqueue(part);
              },
            }),
          ),
        };
      },
    },
  });
};
