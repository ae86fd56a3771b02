import { defineConfig } from 'rolldown';

// One file starts three times as fast as a thousand. What stays outside loads files of its own
// (PGlite its WebAssembly, pino its worker) or is optional (pg-native).
export default defineConfig({
  input: { main: 'src/main.ts', diagnose: 'src/cli/diagnose.ts' },
  platform: 'node',
  external: [/^node:/, '@electric-sql/pglite', /^pino/, 'pg-native', 'pg-cloudflare'],
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
  logLevel: 'warn',
});
