import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { prepareIndexes } from '@wrenchwise/engine/indexes';
import { MODEL_FILES } from '@wrenchwise/engine/read-models';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { defineConfig, type Plugin } from 'rolldown';

/** Stores the engine's prepared indexes beside the bundle, so that no start has to build them. */
const preparedIndexes: Plugin = {
  name: 'prepared-indexes',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'prepared-indexes.json',
      source: JSON.stringify(prepareIndexes(KNOWLEDGE)),
    });
  },
};

/** Ships the trained models, which `open-engine.ts` reads. */
const trainedModels: Plugin = {
  name: 'trained-models',
  generateBundle() {
    for (const name of Object.values(MODEL_FILES)) {
      const path = join(import.meta.dirname, '..', '..', 'packages', 'engine', 'models', name);
      this.emitFile({ type: 'asset', fileName: `models/${name}`, source: readFileSync(path) });
    }
  },
};

const FONTS = join(import.meta.dirname, 'src', 'platform', 'pdf', 'fonts');

/** Ships the fonts of PDF files, which `pdf-worker.ts` finds beside itself. */
const pdfFonts: Plugin = {
  name: 'pdf-fonts',
  generateBundle() {
    for (const name of readdirSync(FONTS).filter((file) => file.endsWith('.ttf'))) {
      this.emitFile({
        type: 'asset',
        fileName: `fonts/${name}`,
        source: readFileSync(join(FONTS, name)),
      });
    }
  },
};

// One file starts three times as fast as a thousand. External stays what loads files of its own
// (PGlite its WebAssembly, pino and piscina their workers, pdfmake what it reads beside itself) or is optional (pg-native).
export default defineConfig({
  input: {
    main: 'src/main.ts',
    diagnose: 'src/cli/diagnose.ts',
    support: 'src/cli/support.ts',
    mail: 'src/cli/mail.ts',
    billing: 'src/cli/billing.ts',
    secrets: 'src/cli/secrets.ts',
    outcomes: 'src/cli/outcomes.ts',
    backup: 'src/cli/backup.ts',
    restore: 'src/cli/restore.ts',
    operator: 'src/cli/operator.ts',
    // Loaded by the threads of `createPdf`.
    'pdf-worker': 'src/platform/pdf/pdf-worker.ts',
    // Loaded by the threads of `readInWorker`.
    'import-worker': 'src/modules/garage/log/import/import-worker.ts',
    // Loaded by the threads of `readPdf`.
    'quote-worker': 'src/modules/diagnosis/quotes/quote-worker.ts',
    // Loaded by the threads of `readRecording`.
    'recording-worker': 'src/modules/garage/recordings/recording-worker.ts',
    // Shared chunks, named for tests and benches.
    engine: 'src/open-engine.ts',
  },
  platform: 'node',
  external: [
    /^node:/,
    /^@electric-sql\/pglite/,
    /^pino/,
    /^piscina/,
    /^pdfmake/,
    'pg-native',
    'pg-cloudflare',
  ],
  plugins: [preparedIndexes, trainedModels, pdfFonts],
  output: {
    dir: process.env['BUILD_DIR'] ?? 'dist',
    format: 'esm',
    sourcemap: true,
    cleanDir: true,
  },
  logLevel: 'warn',
});
