/** The URL of a `fetch` call. */
export const urlOf = (input: string | URL | Request): string =>
  input instanceof Request ? input.url : input.toString();
