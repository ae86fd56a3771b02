const LONGEST = 60;

// Mail programs turn addresses into links: 'visit evil.example' as a name would make us send an
// advertisement to an unverified address.
const LINK = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}|@/iu;

// Bidirectional control characters could reverse our own words. Joiners, which emoji and some
// scripts need, stay, unless they hide an address.
const JOINERS = /[\u200C\u200D]/gu;
const UNSEEN = /(?:(?!\u200C|\u200D)[\p{Cc}\p{Cf}\s])+/gu;

/** A name that another user gave, on one line; empty when it is overlong or carries an address. */
export const plainNameOf = (name: string): string => {
  const known = name.replace(UNSEEN, ' ').trim();
  const plain = known.replace(JOINERS, '');
  return plain === '' || known.length > LONGEST || LINK.test(plain) ? '' : known;
};

/** 'Hello Sam,'; without the name when it is empty, overlong or carries an address. */
export const greetingOf = (name: string): string => {
  const known = plainNameOf(name);
  return known === '' ? 'Hello,' : `Hello ${known},`;
};
