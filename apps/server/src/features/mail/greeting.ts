const LONGEST = 60;

// Mail programs make links of addresses: 'visit evil.example' as a name would be an advertisement
// that we send, to an address that whoever signed up did not prove.
const LINK = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}|@/iu;

// Marks of direction and the like could turn the letter's own words around. Joiners hold emoji and
// letters of some scripts together, and stay; an address must not hide behind them.
const JOINERS = /[\u200C\u200D]/gu;
const UNSEEN = /(?:(?!\u200C|\u200D)[\p{Cc}\p{Cf}\s])+/gu;

/** 'Hello Sam,'; without the name when it is empty, overlong or carries an address. */
export const greetingOf = (name: string): string => {
  const known = name.replace(UNSEEN, ' ').trim();
  const plain = known.replace(JOINERS, '');
  return plain === '' || known.length > LONGEST || LINK.test(plain) ? 'Hello,' : `Hello ${known},`;
};
