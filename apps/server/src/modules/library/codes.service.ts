import { FOUND_CODES_MAX } from '@wrenchwise/contract/endpoints/codes';
import { typedCode } from '@wrenchwise/library/codes/explain-code';
import type { CodeLibrary } from '@wrenchwise/library/create-library';

import { AppError } from '../../platform/app-error.ts';

export type CodesService = ReturnType<typeof createCodesService>;

/** Meanings of trouble codes, and where to read about them. */
export const createCodesService = (codes: CodeLibrary) => ({
  /** Throws `diagnosis/no-such-code` for malformed codes. */
  explain: (text: string) => {
    const explained = codes.explain(text);
    if (explained === undefined) throw new AppError('diagnosis/no-such-code');
    return { ...explained, plain: [...explained.plain] };
  },
  search: (text: string) => [...codes.search(text, FOUND_CODES_MAX)],
  /** The address for a typed code: its page, or the list of its group; undefined for no code. */
  pathOf: (text: string): string | undefined => {
    const code = typedCode(text);
    if (code === undefined) return undefined;
    return codes.paged().has(code) ? `/codes/${code}` : `/codes?code=${code}`;
  },
});
