import { createOTP } from '@better-auth/utils/otp';

/** An authenticator app that was set up with this otpauth URL (the QR code's). */
export const authenticatorApp = (totpUri: string) => {
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  // The URL carries the secret in Base32.
  const bits = Array.from(secret, (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const plain = bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('');
  return { code: () => createOTP(plain).totp() };
};
