import { t } from '@lingui/core/macro';
import type { AuditEvent } from '@wrenchwise/contract/endpoints/audit';
import type { AuditKind } from '@wrenchwise/rules/audit';

type About = string | null;

/** 'Signed in with a passkey'; bare where nothing more is known. */
const how = (title: string) => (about: About) =>
  about === null ? title : `${title}${about.startsWith('with ') ? ' ' : ': '}${about}`;

/** 'Too many requests were refused', with the reason where there is one. */
const why = (title: string) => (about: About) => (about === null ? title : `${title}: ${about}`);

/** 'Deleted a diagnosis'; `what` where it is not known. */
const did = (verb: string, what: string) => (about: About) => `${verb} ${about ?? what}`;

/** What it was about says all: 'Two-factor was switched on'. */
const itself = (otherwise: string) => (about: About) =>
  about === null ? otherwise : about.charAt(0).toUpperCase() + about.slice(1);

const WORDS: Readonly<Record<AuditKind, (about: About) => string>> = {
  auth_success: how(t`Signed in`),
  auth_failure: why(t`A log-in or a confirmation failed`),
  auth_signup: how(t`The account was created`),
  auth_signout: how(t`Signed out`),
  auth_password_reset: how(t`The password was set anew by a reset link`),
  auth_password_change: how(t`The password was changed`),
  auth_email_change: why(t`The e-mail address was changed`),
  auth_session_refresh: how(t`The session was renewed`),
  access_violation: why(t`An attempt to reach data of somebody else was refused`),
  access_denied: why(t`Access was refused`),
  access_granted: why(t`Access was given`),
  permission_change: why(t`Permissions were changed`),
  data_create: did(t`Added`, 'something'),
  data_update: did(t`Changed`, 'something'),
  data_delete: did(t`Deleted`, 'something'),
  data_export: did(t`Downloaded the data of`, t`the account`),
  security_setting_change: itself(t`A security setting was changed`),
  security_policy_change: why(t`The security rules were changed`),
  admin_action: why(t`The operator changed something`),
  suspicious_activity: why(t`Something suspicious happened`),
  rate_limit_exceeded: why(t`Too many requests were refused`),
};

/** What happened, in a sentence of plain English. */
export const eventInWords = ({ kind, about }: Pick<AuditEvent, 'kind' | 'about'>): string =>
  WORDS[kind](about);
