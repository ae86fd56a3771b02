import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'dashboard',
    environment: 'happy-dom',
    include: ['{src,gallery}/**/*.test.{ts,tsx}', '*.test.ts'],
    setupFiles: ['../../packages/ui/src/testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    env: { DEBUG_PRINT_LIMIT: '0' },
  },
});
