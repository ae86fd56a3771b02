import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/**/*.tables.ts', '../../packages/stripe-sandbox/src/sandbox.tables.ts'],
  out: './src/platform/db/migrations',
});
