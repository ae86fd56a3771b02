import { TransNoContext } from '@lingui/react/server';
import type { ReactElement } from 'react';

import { i18n } from './i18n.ts';

/** What the macro makes of a message: its English text, what is filled in, and the elements that it has. */
interface Props {
  readonly id: string;
  readonly message: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly components?: Readonly<Record<string, ReactElement>>;
}

const LINGUI = { i18n };
const NONE: Readonly<Record<string, never>> = {};

/** What somebody typed is shown as it is: a value with angle brackets is no tag of the message. */
const shown = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('<') ? <>{value}</> : value;

/** A message with elements in it, in the language of the page. */
export function Trans({ values = NONE, components = NONE, ...message }: Props) {
  const safe = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shown(value)]),
  );
  return TransNoContext({ ...message, components, values: safe, lingui: LINGUI });
}
