/**
 * Passwords of 8 characters and more that attackers try first, by public leak statistics. Compared
 * without case and without trailing digits or marks.
 */
const COMMON = new Set(
  `password passw0rd p@ssword p@ssw0rd password1 qwertyui qwertyuiop qwerty12 qwerty123 1q2w3e4r 1qaz2wsx
  q1w2e3r4 zaq12wsx asdfghjk asdfghjkl zxcvbnm1 zxcvbnm12 letmein1 letmein12 welcome1 welcome12 welcome123 iloveyou
  sunshine princess football baseball superman batman123 trustno1 whatever starwars michelle jennifer computer
  internet samantha charlie1 liverpool chelsea1 arsenal1 everton1 manchester rangers1 tottenham snowball
  butterfly chocolate elephant qazwsxedc changeme changeme1 admin123 administrator master123 dragon123 monkey123
  shadow123 freedom1 hello123 helloworld abcd1234 abc12345 abcdefgh aaaaaaaa 11111111 12121212 12312312 12341234
  12345678 123456789 1234567890 87654321 987654321 0987654321 00000000 99999999 88888888 66666666 55555555 22222222
  11223344 13131313 14141414 123123123 123321123 102030405 147258369 789456123 159357159 1234qwer 123qweasd
  a1b2c3d4 mustang1 corvette ferrari1 porsche1 mercedes mercedes1 bmwbmwbmw yamaha123 harley123 wrenchwise wrenchwise1
  testtest test1234 testing1 testing123 guest123 default1 secret123 login123 access14 passport pa55word passwort
  password12 password123 password1234 motdepasse contraseña`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const REPEATED = /^(.{1,4})\1+$/su;

const isCommonPassword = (password: string): boolean => {
  const plain = password.toLowerCase();
  const stem = plain.replace(/[\d!?.#*@$]+$/u, '');
  return COMMON.has(plain) || (stem.length >= 4 && COMMON.has(stem)) || REPEATED.test(plain);
};

/** Letters and digits alone, without case. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const withoutDigits = (text: string): string => text.replace(/\d+$/u, '');

/**
 * Whether a password is among the first guesses: a common one, the product's name, the user's e-mail
 * address or the part before its '@', also with digits or marks around it.
 */
export const isWeakPassword = (password: string, email: string | undefined): boolean => {
  if (isCommonPassword(password)) return true;
  const [local = ''] = (email ?? '').split('@');
  const [mailbox = ''] = local.split('+');
  const plain = bare(password);
  return ['wrenchwise', 'wrenchwise.com', email ?? '', local, mailbox].map(bare).some((word) => {
    if (word === '') return false;
    const stem = withoutDigits(word);
    return plain === word || (stem.length >= 4 && withoutDigits(plain) === stem);
  });
};
