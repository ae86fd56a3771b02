// Forwards to where it moved (decision 042); gone when apps/web imports the new modules.
export * from './accounts/export.ts';
