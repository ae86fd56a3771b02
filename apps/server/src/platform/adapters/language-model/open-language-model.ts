import type { Database } from '@wrenchwise/database/database';
import type { LanguageModel } from 'ai';

import type { LanguageModelSettings } from '../../config/language-model.ts';
import type { countedModel } from './counted-model.ts';
import { createModelSpend } from './model-spend.ts';

/** A model that the library can ask, with its limit of time. */
export interface OpenLanguageModel {
  /** The model for a user: each of its calls is counted for them, and refused beyond the bounds. */
  readonly forUser: (userId: string) => LanguageModel;
  /** Stored with what it answered. */
  readonly name: string;
  /** How long one answer may take. */
  readonly timeoutMs: number;
}

type Model = Parameters<typeof countedModel>[0];

/** The model that the settings choose, uncounted. Imported on demand: most installations have none. */
export const connectModel = async ({
  provider,
  baseUrl,
  apiKey,
  model,
}: LanguageModelSettings): Promise<Model> => {
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
    // Without it a stream does not tell what it cost.
    includeUsage: true,
  })(model);
};

/** The language model that the settings choose; undefined: the engine works by itself. */
export const openLanguageModel = async (
  settings: LanguageModelSettings | undefined,
  db: Database,
): Promise<OpenLanguageModel | undefined> => {
  if (settings === undefined) return undefined;
  const { countedModel: counted } = await import('./counted-model.ts');
  const model = await connectModel(settings);
  const spend = createModelSpend(db, settings.bounds);
  return {
    forUser: (userId) => counted(model, spend, userId),
    name: settings.model,
    timeoutMs: settings.timeoutMs,
  };
};
