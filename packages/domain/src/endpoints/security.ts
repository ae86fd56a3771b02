// Forwards to where it moved (decision 042); gone when apps/web imports the new modules.
export * from './accounts/security-overview.ts';
export * from './accounts/sessions-and-devices.ts';
export * from './audit.ts';
