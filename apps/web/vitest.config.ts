import { defineConfig } from 'vitest/config';

import { articles } from './articles.plugin.ts';
import { measured } from './measured.plugin.ts';

export default defineConfig({
  plugins: [articles(), measured()],
  resolve: { tsconfigPaths: true },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['app/**/*.test.{ts,tsx}', 'build-end/**/*.test.ts'],
    setupFiles: ['../../packages/ui/src/testing/setup.ts'],
    restoreMocks: true,
    env: { DEBUG_PRINT_LIMIT: '0' },
  },
});
