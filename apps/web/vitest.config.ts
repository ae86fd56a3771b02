import { defineConfig } from 'vitest/config';

import { measured } from './measured.plugin.ts';

export default defineConfig({
  plugins: [measured()],
  resolve: { tsconfigPaths: true },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['app/**/*.test.{ts,tsx}'],
    setupFiles: ['app/testing/setup.ts'],
    restoreMocks: true,
    env: { DEBUG_PRINT_LIMIT: '0' },
  },
});
