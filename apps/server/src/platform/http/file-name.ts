/** The ending of a file's name by its media type: its content says what it is, not its sender. */
const ENDINGS: Readonly<Record<string, readonly [own: string, ...others: string[]]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
};

const LONGEST = 200;

/** The first UTF-16 units; a pair of surrogates is not parted. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/**
 * A name of a user's without what hides or misleads: control characters, format characters such as
 * those that turn the direction of text (only the joiners of scripts and emoji stay), slashes and
 * signs that paths and shells read. May be empty.
 */
export const plainName = (name: string): string =>
  cut(
    name
      .normalize('NFC')
      .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
      .replace(/[/\\:*?"<>|]/g, '-')
      .replace(/^[\s.\-\u200c\u200d]+|[\s.]+$/gu, ''),
    LONGEST,
  );

/**
 * The name under which a file of a user's is stored, listed and served: plain, and with the ending of
 * its content ('receipt.html' of a PDF is 'receipt.pdf').
 */
export const safeFileName = (name: string, contentType: string): string => {
  const plain = plainName(name);
  const [own, ...others] = ENDINGS[contentType] ?? ['bin'];
  const isEnding = (text: string) =>
    [own, ...others].some((ending) => text.toLowerCase().endsWith(`.${ending}`));
  // Letters are asked for: '.30' of 'Oil 5.30' is no ending.
  const bare = isEnding(plain) ? plain : plain.replace(/\.(?=\w*[a-z])\w{1,8}$/i, '');
  if (isEnding(bare) && bare.lastIndexOf('.') > 0) return bare;
  return `${cut(bare, LONGEST - own.length - 1) || 'file'}.${own}`;
};

/**
 * Content-Disposition with a name in ASCII for old readers and whole for others (RFC 6266, 8187).
 * The name comes of `safeFileName`, or is one of ours.
 */
export const dispositionOf = (kind: 'inline' | 'attachment', name: string): string => {
  const ascii = name.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};
