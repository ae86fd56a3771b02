import type { Platform } from '../../open-platform.ts';
import { createChatFeature } from './chat.feature.ts';

type Built = keyof Platform['shared'] | 'engine' | 'meaningOf';
type Services = Omit<Parameters<typeof createChatFeature>[0], Built>;

/** Conversations about a diagnosis, a vehicle or a guide. */
export const createChatModule = ({ shared, builtIn, library }: Platform, services: Services) => ({
  features: [
    createChatFeature({
      ...services,
      ...shared,
      engine: builtIn,
      meaningOf: (code) => library.codes.meaningOf(code).meaning,
    }),
  ],
});
