/** Digits of numbers in stored models. */
export const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** By character code. */
const DIGITS: Readonly<Uint8Array> = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, BASE64.indexOf(String.fromCharCode(code))),
);

/** The digit (0–63) at a place of a text. */
export const digit = (text: string, at: number): number => DIGITS[text.charCodeAt(at)] ?? 0;

/** The number (0–4095) of two digits. */
export const twoDigits = (text: string, at: number): number =>
  digit(text, at) * 64 + digit(text, at + 1);
