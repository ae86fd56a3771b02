/** Content encodings of the server. */
export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The best encoding that an Accept-Encoding header allows; `q=0` refuses one, `*` stands for the
 * rest.
 */
export const acceptedEncoding = (header: string): Encoding => {
  const allowed = new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const refused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
      return [name, !refused] as const;
    }),
  );
  const others = allowed.get('*') ?? false;
  if (allowed.get('br') ?? others) return 'br';
  return (allowed.get('gzip') ?? others) ? 'gzip' : 'identity';
};
