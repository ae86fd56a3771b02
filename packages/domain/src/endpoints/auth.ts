// Forwards to where it moved (decision 042); gone when apps/web imports the new modules.
export * from './accounts/account-user.ts';
export * from './accounts/credentials.ts';
export * from './accounts/sign-in.ts';
export * from './accounts/sign-up.ts';
