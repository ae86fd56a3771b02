import { isCommonPassword } from './common-passwords.ts';

/** Letters and digits only, without case. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const withoutDigits = (text: string): string => text.replace(/\d+$/u, '');

/**
 * Whether a password is the product's name, the user's e-mail address or the part before its '@',
 * also with digits or marks around it.
 */
export const isNearEmail = (password: string, email: string | undefined): boolean => {
  const [local = ''] = (email ?? '').split('@');
  const [mailbox = ''] = local.split('+');
  const plain = bare(password);
  return ['wrenchwise', 'wrenchwise.com', email ?? '', local, mailbox].map(bare).some((word) => {
    if (word === '') return false;
    const stem = withoutDigits(word);
    return plain === word || (stem.length >= 4 && withoutDigits(plain) === stem);
  });
};

/** Whether a password is among the first guesses: a common one, or one that its user's address gives away. */
export const isWeakPassword = async (
  password: string,
  email: string | undefined,
): Promise<boolean> => isNearEmail(password, email) || (await isCommonPassword(password));
