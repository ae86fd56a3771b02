const METHODS: Readonly<Record<string, string>> = {
  password: 'with the password',
  code: 'with the password and a code of the app',
  'recovery-code': 'with the password and a recovery code',
  passkey: 'with a passkey',
  google: 'with Google',
  oidc: 'with single sign-on',
  'verification-link': 'with the link of the verification mail',
};

const THINGS: Readonly<Record<string, string>> = {
  account: 'the account',
  diagnoses: 'a diagnosis',
  maintenance_schedules: 'a maintenance task',
  notification_settings: 'the notification settings',
  profile: 'the profile',
  profile_pictures: 'the profile picture',
  repair_guides: 'a repair guide',
  support_requests: 'a support request',
  vehicles: 'a vehicle',
};

const CHANGES: Readonly<Record<string, string>> = {
  'two-factor-on': 'two-factor was switched on',
  'two-factor-off': 'two-factor was switched off',
  'recovery-codes-new': 'new recovery codes were made',
  'passkey-added': 'a passkey was added',
  'passkey-removed': 'a passkey was removed',
  'google-connected': 'a Google account was connected',
  'google-disconnected': 'the Google account was disconnected',
  'oidc-connected': 'single sign-on was connected',
  'oidc-disconnected': 'single sign-on was disconnected',
  'api-key-created': 'an API key was created',
  'api-key-revoked': 'an API key was revoked',
  'webhook-created': 'a webhook endpoint was added',
  'webhook-changed': 'a webhook endpoint was changed',
  'webhook-deleted': 'a webhook endpoint was deleted',
  'webhook-moved': 'a webhook endpoint got another address',
  'webhook-secret-new': 'a webhook endpoint got a new signing secret',
  'webhook-secret-ended': 'the old signing secret of a webhook endpoint was ended',
  'calendar-address-new': 'a new calendar address was made',
  'session-ended': 'another device was signed out',
  'sessions-ended': 'all other devices were signed out',
};

const ACTS: Readonly<Record<string, string>> = {
  'plan-granted': 'a plan was given for a time',
  'plan-revoked': 'a plan that was given was ended',
  refunded: 'a payment was refunded',
  'billing-read': 'the subscription was read afresh from the payment provider',
  'support-answered': 'a support request was answered',
  'two-factor-off': 'two-factor was switched off',
  'account-locked': 'the account was locked',
  'account-unlocked': 'the account was unlocked',
  'email-verified': 'the e-mail address was counted as verified',
  'sessions-ended': 'all devices were signed out',
  'data-exported': 'the account’s data were exported',
  'webhook-resumed': 'a webhook endpoint was started again',
};

const REASONS: Readonly<Record<string, string>> = {
  password: 'wrong password',
  code: 'wrong code',
  'recovery-code': 'wrong recovery code',
  passkey: 'the passkey was refused',
  unverified: 'the e-mail address was not verified yet',
  'too-many-tries': 'too many wrong tries',
  'foreign-origin': 'a request from another site',
  'file/malware': 'the virus scanner found something in an uploaded file',
  'permission/insufficient-rights': 'the plan does not include it',
  'usage/diagnosis-limit': 'the month’s diagnoses are used',
  'usage/guide-limit': 'the month’s repair guides are used',
  'usage/api-limit': 'the month’s API calls are used',
};

const PLANS_NOW: Readonly<Record<string, string>> = {
  free: 'the plan is Basic now',
  pro: 'the plan is Standard now',
  enterprise: 'the plan is Premium now',
};

const TABLES = {
  act: ACTS,
  method: METHODS,
  of: THINGS,
  change: CHANGES,
  reason: REASONS,
  plan: PLANS_NOW,
} as const;

/** The subject of an event, readable; null where its kind says all. */
export const aboutOf = (detail: Readonly<Record<string, unknown>>): string | null => {
  for (const [name, words] of Object.entries(TABLES)) {
    const value = detail[name];
    if (typeof value === 'string' && words[value] !== undefined) return words[value];
  }
  return null;
};
