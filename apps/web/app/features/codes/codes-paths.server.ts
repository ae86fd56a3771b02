import { library } from '../../lib/library.server.ts';

/** The page of every trouble code, for the list of what is written to HTML. */
export const codePaths = (): readonly string[] =>
  [...library.codes.paged()].map((code) => `/codes/${code}`);
