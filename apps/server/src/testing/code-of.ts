/** The outcome of a call: 'succeeded', or the catalogue's code of its failure. */
export const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'succeeded',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
