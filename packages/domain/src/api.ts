import type { Endpoint } from './endpoint.ts';
import * as auth from './endpoints/auth.ts';
import * as diagnoses from './endpoints/diagnoses.ts';
import * as errorReports from './endpoints/error-reports.ts';
import * as me from './endpoints/me.ts';
import * as subscription from './endpoints/subscription.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every operation of the API, in the order in which the document shows them. */
export const ENDPOINTS: readonly Endpoint[] = [auth, me, diagnoses, subscription, errorReports]
  .flatMap((group) => Object.values<unknown>(group))
  .filter(isEndpoint);
