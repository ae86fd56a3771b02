import { defineConfig } from 'vitest/config';

export default defineConfig({
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
