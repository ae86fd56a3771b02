import { AsyncLocalStorage } from 'node:async_hooks';

import type { ServiceId } from '@wrenchwise/rules/outside-services';

const storage = new AsyncLocalStorage<ServiceId>();

/** Runs calls of addresses that users chose under one name: their own names are nobody's business. */
export const callingAs = <T>(service: ServiceId, work: () => Promise<T>): Promise<T> =>
  storage.run(service, work);

/** The name that calls are made under now; undefined where their address decides. */
export const calledAs = (): ServiceId | undefined => storage.getStore();
