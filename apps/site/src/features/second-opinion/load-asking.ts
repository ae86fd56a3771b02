/** What asks comes when somebody is about to ask, not with the page. */
export const loadAsking = async () => {
  const [asking, { presentError }] = await Promise.all([
    import('./second-opinion.queries.ts'),
    import('@wrenchwise/client/present-error.ts'),
  ]);
  return { ...asking, presentError };
};

export type Asking = Awaited<ReturnType<typeof loadAsking>>;
