/** Kinds of security events (docs/product.md, Security events). */
export const AUDIT_KINDS = [
  'auth_success',
  'auth_failure',
  'auth_signup',
  'auth_signout',
  'auth_password_reset',
  'auth_password_change',
  'auth_email_change',
  'auth_session_refresh',
  'access_violation',
  'access_denied',
  'access_granted',
  'permission_change',
  'data_create',
  'data_update',
  'data_delete',
  'data_export',
  'security_setting_change',
  'security_policy_change',
  'admin_action',
  'suspicious_activity',
  'rate_limit_exceeded',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export const AUDIT_SEVERITIES = ['info', 'warning', 'error', 'critical'] as const;
export type AuditSeverity = (typeof AUDIT_SEVERITIES)[number];
