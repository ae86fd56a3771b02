/** A fresh Idempotency-Key: 128 random bits in hex. Works without a secure context too. */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The header of a request that has an effect once, however often it is sent. */
export const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
