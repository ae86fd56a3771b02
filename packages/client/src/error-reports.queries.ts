import type { InputOf } from '@wrenchwise/contract/endpoint';
import { reportError } from '@wrenchwise/contract/endpoints/error-reports';

import { api } from './api.ts';

/** Sends what went wrong to the team. Outside the query cache, which may be what broke. */
export const sendErrorReport = (body: InputOf<typeof reportError>['body']) =>
  api(reportError, { body });
