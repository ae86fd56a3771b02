/** Reports what nobody caught. How is loaded with the first such error: most visits have none. */
export const watchErrors = (): void => {
  const tell = (failure: unknown, file?: string) => {
    import('./uncaught-error.ts').then(
      ({ reportUncaught }) => reportUncaught(failure, file),
      () => undefined,
    );
  };
  addEventListener('error', ({ error, message, filename }) => tell(error ?? message, filename));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
};
