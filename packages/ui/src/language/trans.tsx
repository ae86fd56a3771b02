import { cloneElement, type ReactElement, type ReactNode } from 'react';

import { i18n } from './i18n.ts';
import type { Message } from './message.ts';

type Elements = Readonly<Record<string, ReactElement>>;

/** What the macro makes of a message: its English text, what is filled in, and the elements that it has. */
interface Props {
  readonly id: string;
  readonly message: Message;
  readonly values?: Readonly<Record<string, ReactNode>>;
  readonly components?: Elements;
}

/** '<0>words</0>' or '<0/>'. A message numbers its elements: none is within another of the same number. */
const TAG = /<(\w+)>([\s\S]*?)<\/\1>|<(\w+)\/>/;

/** The words with their elements. A split at the tags gives by turns text, and the three groups of a tag. */
const withElements = (text: string, elements: Elements): ReactNode[] => {
  const parts = text.split(TAG);
  const shown: ReactNode[] = [];
  for (let index = 0; index < parts.length; index += 4) {
    const [before, name, inner, single] = parts.slice(index, index + 4);
    const element = elements[name ?? single ?? ''];
    const within = inner === undefined ? [] : [withElements(inner, elements)];
    shown.push(before, element ? cloneElement(element, { key: index }, ...within) : within);
  }
  return shown;
};

const NONE: Readonly<Record<string, never>> = {};
const NO_ELEMENTS: Elements = {};

const isPlain = (value: ReactNode): boolean =>
  typeof value === 'number' || (typeof value === 'string' && !value.includes('<'));

/** A message with elements in it, in the language of the page. */
export function Trans({ id, message, values = NONE, components = NO_ELEMENTS }: Props) {
  // What is no plain text is filled in as an element: a value with angle brackets is no tag of the message.
  const filled = Object.entries(values).map(([name, value]) =>
    isPlain(value)
      ? ([name, value, []] as const)
      : ([name, `<_${name}/>`, [[`_${name}`, <>{value}</>]]] as const),
  );
  const text = i18n._({
    id,
    message,
    values: Object.fromEntries(filled.map(([name, value]) => [name, value])),
  });
  const elements = Object.fromEntries(filled.flatMap(([, , element]) => element));
  return withElements(text, { ...components, ...elements });
}
