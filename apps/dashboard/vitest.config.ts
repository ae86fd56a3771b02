import { messages } from '@wrenchwise/client/build/messages.plugin.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: messages(),
  resolve: { tsconfigPaths: true },
  test: {
    name: 'dashboard',
    environment: 'happy-dom',
    include: ['{src,gallery}/**/*.test.{ts,tsx}', '*.test.ts'],
    setupFiles: ['../../packages/ui/src/testing/setup.ts'],
    restoreMocks: true,
    // The modules are loaded once a worker instead of once a file: less than half of the processor time.
    isolate: false,
    testTimeout: 30_000,
  },
});
