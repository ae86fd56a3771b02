import { redactText } from '@wrenchwise/rules/redact-text';

type Environment = Readonly<Record<string, string | undefined>>;

const SECRET_NAME = /secret|password|token|key/i;
const URL_PASSWORD = /^\w+:\/\/[^/@:]*:([^@]+)@/;
/** Replacing shorter secrets would damage harmless text. */
const SHORTEST = 4;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const secretsOf = (environment: Environment): readonly string[] =>
  Object.entries(environment).flatMap(([name, value = '']) => {
    const password = URL_PASSWORD.exec(value)?.[1];
    const found = [
      ...(SECRET_NAME.test(name) ? [value] : []),
      ...(password === undefined ? [] : [password, decoded(password)]),
    ];
    return found.filter((secret) => secret.length >= SHORTEST);
  });

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // With several addresses each try has its own error; the AggregateError has no message.
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(messageOf).join('; ');
  }
  const { code, detail, hint } = error as { code?: unknown; detail?: unknown; hint?: unknown }; // a driver's
  const name = typeof code === 'string' && !error.message.includes(code) ? ` (${code})` : '';
  const more = [detail, hint].filter((text) => typeof text === 'string' && text !== '');
  return [`${error.message}${name}`, ...more].join('\n');
};

const MAX_CAUSES = 8;
const LINE_CHARACTERS = 160;

/** An error and its causes, innermost first. */
const causesOf = (error: unknown): readonly unknown[] => {
  const chain: unknown[] = [];
  for (let link = error; link !== undefined && chain.length < MAX_CAUSES;) {
    chain.unshift(link);
    link = link instanceof Error ? link.cause : undefined;
  }
  return chain;
};

/**
 * Why the start failed, for the operator: the innermost cause first, then what it was part of, a
 * line each. Without stacks and without secrets of the environment.
 */
export const startFailure = (error: unknown, environment: Environment): string => {
  const [innermost, ...around] = causesOf(error);
  const text = [
    messageOf(innermost),
    ...around.map((link) => `  in: ${messageOf(link).split('\n')[0]?.slice(0, LINE_CHARACTERS)}`),
  ].join('\n');
  return redactText(
    secretsOf(environment).reduce(
      (redacted, secret) => redacted.replaceAll(secret, '[REDACTED]'),
      text,
    ),
  );
};
