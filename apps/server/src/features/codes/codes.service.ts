import { FOUND_CODES_MAX } from '@wrenchwise/domain/endpoints/codes';
import { typedCode } from '@wrenchwise/library/codes/explain-code';
import type { CodeLibrary } from '@wrenchwise/library/create-library';

import { AppError } from '../../app-error.ts';

export type CodesService = ReturnType<typeof createCodesService>;

/** What the engine knows of trouble codes. */
export const createCodesService = (codes: CodeLibrary) => ({
  /** Throws 'diagnosis/no-such-code' for what is no code. */
  explain: (text: string) => {
    const explained = codes.explain(text);
    if (explained === undefined) throw new AppError('diagnosis/no-such-code');
    return { ...explained, plain: [...explained.plain] };
  },
  search: (text: string) => [...codes.search(text, FOUND_CODES_MAX)],
  /** Where a typed code is told of: its own page, or the list that explains it; undefined for no code. */
  pathOf: (text: string): string | undefined => {
    const code = typedCode(text);
    if (code === undefined) return undefined;
    return codes.paged().has(code) ? `/codes/${code}` : `/codes?code=${code}`;
  },
});
