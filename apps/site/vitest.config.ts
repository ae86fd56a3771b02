import { messages } from '@wrenchwise/client/build/messages.plugin.ts';
import { defineConfig } from 'vitest/config';

import { articles } from './articles.plugin.ts';
import { measured } from './measured.plugin.ts';

export default defineConfig({
  plugins: [...messages(), articles(), measured()],
  resolve: { tsconfigPaths: true },
  test: {
    name: 'site',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../packages/ui/src/testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
