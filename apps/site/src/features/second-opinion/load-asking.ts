/** What asks comes when somebody is about to ask, not with the page. */
export const loadAsking = async () => {
  const [{ askAboutQuote, askAboutClaim, readPdf }, { presentError }] = await Promise.all([
    import('./second-opinion.queries.ts'),
    import('@wrenchwise/client/present-error.ts'),
  ]);
  return { askAboutQuote, askAboutClaim, readPdf, presentError };
};

export type Asking = Awaited<ReturnType<typeof loadAsking>>;
