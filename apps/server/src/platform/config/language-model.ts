import type { ModelBounds } from '../adapters/language-model/model-spend.ts';
import type { Env } from './environment.ts';

/** A language model behind an OpenAI-compatible endpoint or Anthropic's. */
export interface LanguageModelSettings {
  readonly provider: 'openai-compatible' | 'anthropic';
  /** Undefined: the provider's own address. Always set for `openai-compatible`. */
  readonly baseUrl: string | undefined;
  /** Undefined: the endpoint asks for none, as models on one's own machine do. */
  readonly apiKey: string | undefined;
  readonly model: string;
  /** How long one answer may take. */
  readonly timeoutMs: number;
  readonly bounds: ModelBounds;
}

/** Names what `LLM_PROVIDER` needs and lacks; nothing where no provider is chosen. */
export const missingOfLanguageModel = (env: Env): readonly (keyof Env)[] => {
  if (env.LLM_PROVIDER === undefined) return [];
  const needed = [
    env.LLM_PROVIDER === 'anthropic' ? 'LLM_API_KEY' : 'LLM_BASE_URL',
    'LLM_MODEL',
  ] as const;
  return needed.filter((name) => env[name] === undefined);
};

/** The model's settings; undefined where none is chosen. */
export const languageModelOf = (env: Env): LanguageModelSettings | undefined =>
  env.LLM_PROVIDER === undefined || env.LLM_MODEL === undefined
    ? undefined
    : {
        provider: env.LLM_PROVIDER,
        baseUrl: env.LLM_BASE_URL,
        apiKey: env.LLM_API_KEY,
        model: env.LLM_MODEL,
        timeoutMs: env.LLM_TIMEOUT_MS,
        bounds: {
          callsOfUser: env.LLM_DAILY_CALLS_PER_USER,
          tokensOfUser: env.LLM_DAILY_TOKENS_PER_USER,
          callsOfAll: env.LLM_DAILY_CALLS,
          tokensOfAll: env.LLM_DAILY_TOKENS,
        },
      };
