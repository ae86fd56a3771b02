const LONGEST = 60;

// Mail programs make links of addresses: 'visit evil.example' as a name would be an advertisement
// that we send, to an address that whoever signed up did not prove.
const LINK = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}|@/iu;

/** 'Hello Sam,'; without the name when it is empty, overlong or carries an address. */
export const greetingOf = (name: string): string => {
  const known = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return known === '' || known.length > LONGEST || LINK.test(known) ? 'Hello,' : `Hello ${known},`;
};
