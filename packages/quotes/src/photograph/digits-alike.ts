/** What a digit is misread as: shapes that are alike. */
const ALIKE: Readonly<Record<string, string>> = {
  '0': '689',
  '1': '47',
  '2': '7',
  '3': '89',
  '4': '19',
  '5': '689',
  '6': '0858',
  '7': '12',
  '8': '0369',
  '9': '0354',
};

/** A number with each of its digits as each one that is like it. */
export const withOneDigitOther = (text: string): readonly string[] =>
  Array.from(text).flatMap((digit, at) =>
    Array.from(ALIKE[digit] ?? '').map(
      (other) => `${text.slice(0, at)}${other}${text.slice(at + 1)}`,
    ),
  );
