import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');
export const NODE = process.execPath;

/** The path of an installed package's file: `bin('vitest/vitest.mjs')`. */
export const bin = (path: string): string => join(ROOT, 'node_modules', path);

export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a program in the project's root. `show` passes its output through. */
export const runCommand = async (
  command: string,
  args: readonly string[],
  options: { env?: Readonly<Record<string, string>>; show?: boolean; cwd?: string } = {},
): Promise<CommandResult> => {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      chunks.push(chunk);
      if (options.show) process.stdout.write(chunk);
    });
  }
  const { promise, resolve: done } = Promise.withResolvers<number>();
  child.on('error', (error) => {
    chunks.push(error.message);
    done(1);
  });
  child.on('close', (code) => done(code ?? 1));
  const code = await promise;
  return { code, output: chunks.join(''), seconds: (performance.now() - started) / 1000 };
};
