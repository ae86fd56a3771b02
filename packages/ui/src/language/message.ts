/** A part of a compiled message: text, a value by its name, or a choice by its number or its word. */
type Token =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: string, cases: Readonly<Record<string, unknown>>];

/** A message as the build compiles it (`messages.plugin.ts`): 'Hi {name}' is ["Hi ",["name"]]. */
export type Message = string | readonly Token[];

/** What is filled into a message. */
export type Values = Readonly<Record<string, unknown>>;

/** A language's messages, by id. */
export type Messages = Readonly<Record<string, Message>>;

const isMessage = (value: unknown): value is Message =>
  typeof value === 'string' || Array.isArray(value);

/** A value as text; the macros fill in nothing but text and numbers. */
const filledIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const caseOf = (
  [, kind, cases]: Extract<Token, readonly [string, string, unknown]>,
  value: unknown,
  locale: string,
): unknown =>
  cases[String(value)] ??
  (kind === 'plural' ? cases[new Intl.PluralRules(locale).select(Number(value))] : undefined) ??
  cases['other'];

/**
 * The text of a message in a language, with its values. Plurals follow the rules of `locale` (BCP 47); a value
 * that is missing is left out. Dates and numbers come as text: how they are written depends on the user.
 */
export const messageText = (message: Message, values: Values, locale: string): string => {
  const text = (part: Message, counted: string): string =>
    typeof part === 'string' ? part : part.map((token) => tokenText(token, counted)).join('');
  const tokenText = (token: Token, counted: string): string => {
    if (token === '#') return counted;
    if (typeof token === 'string') return token;
    const value = values[token[0]];
    if (token.length === 1) return filledIn(value);
    const chosen = caseOf(token, value, locale);
    return isMessage(chosen) ? text(chosen, String(value)) : '';
  };
  return text(message, '#');
};
