import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

// The check extracts into a copy.
const CATALOGUES =
  process.env['MESSAGE_CATALOGUES'] ?? '<rootDir>/packages/ui/src/language/catalogues';

/** Where the words of the screens are found and translated to. English stays in the code. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['de'],
  catalogs: [
    {
      path: `${CATALOGUES}/{locale}`,
      include: ['apps/dashboard/src', 'apps/site/src', 'packages/ui/src', 'packages/car-ui/src'],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
  orderBy: 'message',
  // Without places, which change with every line that is added above them.
  format: formatter({ origins: false, printPlaceholdersInComments: false }),
  // The instance that has loaded its language before anything can import it.
  runtimeConfigModule: {
    i18n: ['@wrenchwise/ui/language/i18n.ts', 'i18n'],
    Trans: ['@wrenchwise/ui/language/trans.tsx', 'Trans'],
  },
};

export default config;
