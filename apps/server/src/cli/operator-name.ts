import { userInfo } from 'node:os';
import process from 'node:process';

/** Who acts by a command: as `--as` says, else the operating system's user, or its number. */
export const operatorName = (as: string | undefined): string => {
  const said = as?.trim() ?? '';
  if (said !== '') return said;
  try {
    return userInfo().username;
  } catch {
    // In a container a user may have no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
};

const REASON_MAX = 500;

/** The problem with a reason; undefined where it is one. */
export const problemOfReason = (reason: string | undefined): string | undefined => {
  if ((reason?.trim() ?? '') === '') return 'Say why: --reason TEXT.';
  if ((reason ?? '').length > REASON_MAX) return `--reason: ${REASON_MAX} characters at most.`;
  return undefined;
};
