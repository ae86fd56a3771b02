import { pagedCodes } from '@wrenchwise/diagnosis/codes/paged-codes';

/** The page of every trouble code, for the list of what is written to HTML. */
export const codePaths = (): readonly string[] => [...pagedCodes()].map((code) => `/codes/${code}`);
