/** The address that a call of `fetch` is for. */
export const urlOf = (input: string | URL | Request): string =>
  input instanceof Request ? input.url : input.toString();
