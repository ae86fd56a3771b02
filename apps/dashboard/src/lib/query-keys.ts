/** The root of each cached resource: what one feature changes, another may have to read again. */
export const queryKeys = {
  session: ['session'],
  /** Whether this visit began with a log-in. */
  atLogin: ['session', 'at-login'],
  me: ['me'],
  subscription: ['subscription'],
  billing: ['billing'],
  usage: ['usage'],
  diagnoses: ['diagnoses'],
  security: ['security'],
  emailChange: ['email-change'],
  notifications: ['notifications'],
  support: ['support'],
  vehicles: ['vehicles'],
  maintenance: ['maintenance'],
  log: ['log'],
  files: ['files'],
  inbox: ['inbox'],
  apiKeys: ['api-keys'],
  webhooks: ['webhooks'],
  tools: ['tools'],
  partSearch: ['part-search'],
} as const;
