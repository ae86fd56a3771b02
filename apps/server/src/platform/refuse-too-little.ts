import type { ErrorCode } from '@wrenchwise/contract/errors';
import type { DiagnosisResult, NeedsMore } from '@wrenchwise/rules/diagnosis';

import { AppError } from './app-error.ts';

const codeOf = (kind: NeedsMore['kind']): ErrorCode =>
  kind === 'language'
    ? 'diagnosis/not-english'
    : kind === 'not-a-car'
      ? 'diagnosis/not-about-a-car'
      : 'diagnosis/too-little';

/** Throws, with what to ask for, when the provider found the report insufficient. */
export const refuseTooLittle = ({ needsMore }: DiagnosisResult): void => {
  if (needsMore !== undefined) throw new AppError(codeOf(needsMore.kind), { needsMore });
};
