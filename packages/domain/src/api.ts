import type { Endpoint } from './endpoint.ts';
import * as account from './endpoints/account.ts';
import * as auth from './endpoints/auth.ts';
import * as avatar from './endpoints/avatar.ts';
import * as codes from './endpoints/codes.ts';
import * as contact from './endpoints/contact.ts';
import * as dataExport from './endpoints/data-export.ts';
import * as demonstration from './endpoints/demonstration.ts';
import * as diagnoses from './endpoints/diagnoses.ts';
import * as errorReports from './endpoints/error-reports.ts';
import * as google from './endpoints/google.ts';
import * as guides from './endpoints/guides.ts';
import * as me from './endpoints/me.ts';
import * as notifications from './endpoints/notifications.ts';
import * as pageViews from './endpoints/page-views.ts';
import * as passkeys from './endpoints/passkeys.ts';
import * as password from './endpoints/password.ts';
import * as security from './endpoints/security.ts';
import * as subscription from './endpoints/subscription.ts';
import * as support from './endpoints/support.ts';
import * as twoFactor from './endpoints/two-factor.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every operation of the API, in the order in which the document shows them. */
export const ENDPOINTS: readonly Endpoint[] = [
  auth,
  password,
  google,
  twoFactor,
  passkeys,
  me,
  avatar,
  account,
  dataExport,
  notifications,
  security,
  diagnoses,
  guides,
  codes,
  demonstration,
  subscription,
  support,
  errorReports,
  contact,
  pageViews,
]
  .flatMap((group) => Object.values<unknown>(group))
  .filter(isEndpoint);
