import type { InputOf } from '@wrenchwise/domain/endpoint';
import { reportError } from '@wrenchwise/domain/endpoints/error-reports';

import { api } from './api.ts';

/** Sends what went wrong to the team. Outside the query cache, which may be what broke. */
export const sendErrorReport = (body: InputOf<typeof reportError>['body']) =>
  api(reportError, { body });
