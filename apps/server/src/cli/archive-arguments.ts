import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** What `backup` and `restore` are asked: which archive, and whether to replace what is there. */
interface ArchiveQuestion {
  /** The option that names the archive. */
  readonly option: 'to' | 'from';
  /** Whether `--force` is an option. */
  readonly mayForce: boolean;
}

type ArchiveArguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string }
  | {
      readonly kind: 'do';
      /** As it was written. */
      readonly given: string;
      /** Whole, from the folder that npm was called in. */
      readonly path: string;
      readonly force: boolean;
    };

const MISSING = {
  to: 'Say where to: --to FILE.',
  from: 'Say from where: --from FILE.',
};

/** Parses the command line. Never throws: a mistake is returned as a message. */
export const parseArchiveArguments = (
  argv: readonly string[],
  { option, mayForce }: ArchiveQuestion,
): ArchiveArguments => {
  const options: ParseArgsOptionsConfig = {
    [option]: { type: 'string' },
    ...(mayForce && { force: { type: 'boolean' } }),
    help: { type: 'boolean', short: 'h' },
  };
  try {
    const { values } = parseArgs({ args: [...argv], options });
    if (values['help']) return { kind: 'help' };
    const given = values[option];
    if (typeof given !== 'string' || given === '') {
      return { kind: 'wrong', problem: MISSING[option] };
    }
    // npm changes into the project's folder first.
    const path = resolve(process.env['INIT_CWD'] ?? '.', given);
    return { kind: 'do', given, path, force: values['force'] === true };
  } catch (error) {
    return { kind: 'wrong', problem: error instanceof Error ? error.message : String(error) };
  }
};
