import type { Config } from '../../config/config.ts';
import type { OpenLanguageModel } from '../language-model/open-language-model.ts';
import type { GuideWriter } from './port.ts';
import { guideService } from './service.ts';

/** Who writes guides outside of the product, in the order in which they are asked; mostly nobody. */
export const openGuideWriters = async (
  { repairGuideWebhookUrl: url, allowPrivateAddresses }: Config,
  languageModel: OpenLanguageModel | undefined,
): Promise<readonly GuideWriter[]> => [
  ...(url === undefined ? [] : [guideService({ url, allowPrivateAddresses })]),
  // Imported on demand: most installations have no model.
  ...(languageModel === undefined
    ? []
    : [(await import('./language-model.ts')).modelWriter(languageModel)]),
];
