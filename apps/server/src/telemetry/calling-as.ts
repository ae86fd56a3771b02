import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Runs calls of addresses that users chose under one name: their own names are nobody's business. */
export const callingAs = <T>(service: string, work: () => Promise<T>): Promise<T> =>
  storage.run(service, work);

/** The name that calls are made under now; undefined where their address decides. */
export const calledAs = (): string | undefined => storage.getStore();
