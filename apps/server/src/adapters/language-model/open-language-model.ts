import type { LanguageModel } from 'ai';

import type { LanguageModelSettings } from '../../config/language-model.ts';

/** A model that the library can ask, with its limit of time. */
export interface OpenLanguageModel {
  readonly model: LanguageModel;
  /** Stored with what it answered. */
  readonly name: string;
  /** How long one answer may take. */
  readonly timeoutMs: number;
}

// Imported on demand: most installations have no model.
const modelOf = async ({
  provider,
  baseUrl,
  apiKey,
  model,
}: LanguageModelSettings): Promise<LanguageModel> => {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({
      ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
      ...(apiKey === undefined ? {} : { apiKey }),
    })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl ?? '',
    ...(apiKey === undefined ? {} : { apiKey }),
    supportsStructuredOutputs: true,
  })(model);
};

/** The language model that the settings choose; undefined: the engine works alone. */
export const openLanguageModel = async (
  settings: LanguageModelSettings | undefined,
): Promise<OpenLanguageModel | undefined> =>
  settings && {
    model: await modelOf(settings),
    name: settings.model,
    timeoutMs: settings.timeoutMs,
  };
