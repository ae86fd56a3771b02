import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs every bench, or those named on the command line: each file in this folder that exports
 * `run`. A bench that fails is reported, and the rest still run. Options, such as `--quick`, are the
 * benches' own.
 */
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const names = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && name !== 'run.ts')
  .map((name) => name.slice(0, -3))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort();

for (const name of names) {
  console.log(`${name} …`);
  try {
    const bench: unknown = await import(join(import.meta.dirname, `${name}.ts`));
    if (
      typeof bench !== 'object' ||
      bench === null ||
      !('run' in bench) ||
      typeof bench.run !== 'function'
    ) {
      throw new Error(`bench/${name}.ts exports no 'run'`);
    }
    await bench.run();
  } catch (error) {
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  }
}
