import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

import type { Platform } from '../../open-platform.ts';
import { createCodesFeature } from './codes.feature.ts';
import { createGuidesFeature } from './guides.feature.ts';
import { createSearchFeature } from './search.feature.ts';
import { createSpecificationsFeature } from './specifications.feature.ts';

/** What is read without an account: guides, codes, specifications. */
export const createLibraryModule = ({ library, engine, servePage }: Platform) => {
  const servesPages = servePage !== undefined;
  const guides = createGuidesFeature({ servesPages }, KNOWLEDGE, library, engine.priorsOf);
  const codes = createCodesFeature({ codes: library.codes, servesPages });
  return {
    guides: guides.service,
    codes: codes.service,
    features: [
      guides,
      codes,
      createSpecificationsFeature({ servesPages }),
      createSearchFeature({
        codes: library.codes,
        codePages: codes.service,
        guides: guides.service,
      }),
    ],
  };
};
