/** The secret of an `otpauth://` address; empty where it has none. */
export const secretOf = (totpUri: string): string =>
  new URL(totpUri).searchParams.get('secret') ?? '';

/** 'JBSW Y3DP': in groups of four, as it is read out and typed. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';
