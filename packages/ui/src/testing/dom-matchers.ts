import { expect } from 'vitest';

/** The few matchers on elements that our tests use. */

const elementOf = (value: unknown): Element => {
  if (value instanceof Element) return value;
  throw new TypeError(`Expected an element, got ${String(value)}`);
};

const verdict = (pass: boolean, claim: string) => ({
  pass,
  message: () => `expected the element ${pass ? 'not ' : ''}${claim}`,
});

const isHidden = (element: Element): boolean =>
  element.closest('[hidden], [inert], details:not([open]) > :not(summary)') !== null;

const wordsOf = (element: Element): string =>
  (element.textContent ?? '').replace(/\s+/g, ' ').trim();

const matchers = {
  toBeInTheDocument: (value: unknown) =>
    verdict(value instanceof Element && value.isConnected, 'to be in the document'),
  toBeVisible: (value: unknown) => {
    const element = elementOf(value);
    return verdict(element.isConnected && !isHidden(element), 'to be visible');
  },
  toHaveFocus: (value: unknown) =>
    verdict(
      document.activeElement === elementOf(value),
      `to have focus, which ${document.activeElement?.outerHTML.slice(0, 80)} has`,
    ),
  toBeDisabled: (value: unknown) =>
    verdict(elementOf(value).hasAttribute('disabled'), 'to be disabled'),
  toHaveValue: (value: unknown, expected: string) => {
    const element = elementOf(value);
    const actual = 'value' in element ? element.value : undefined;
    return verdict(actual === expected, `to have the value ${expected}, not ${String(actual)}`);
  },
  toHaveAttribute: (value: unknown, name: string, expected: string) => {
    const actual = elementOf(value).getAttribute(name);
    return verdict(actual === expected, `to have ${name}="${expected}", not "${actual}"`);
  },
  toHaveTextContent: (value: unknown, expected: string | RegExp) => {
    const actual = wordsOf(elementOf(value));
    const pass = typeof expected === 'string' ? actual.includes(expected) : expected.test(actual);
    return verdict(pass, `to hold ${String(expected)} in “${actual}”`);
  },
};

expect.extend(matchers);

interface DomMatchers<R> {
  toBeInTheDocument(): R;
  toBeVisible(): R;
  toHaveFocus(): R;
  toBeDisabled(): R;
  toHaveValue(expected: string): R;
  toHaveAttribute(name: string, expected: string): R;
  toHaveTextContent(expected: string | RegExp): R;
}

declare module 'vitest' {
  // The type parameters must be written as vitest writes them.
  interface Matchers<R extends void | Promise<void>, T> extends DomMatchers<R> {}
}
