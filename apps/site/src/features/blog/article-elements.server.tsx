import type { MDXComponents } from 'mdx/types';
import { createContext, isValidElement, type ReactNode, use } from 'react';

import type { Heading } from './article.ts';

const InChecklist = createContext(false);

const textOf = (node: ReactNode): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return '';
};

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const NOTES = {
  safety: 'Safety',
  tip: 'Tip',
} as const;

function Note({ tone, children }: { tone: keyof typeof NOTES; children: ReactNode }) {
  return (
    <div role="note" className={`note note-${tone}`}>
      <p className="note-title">{NOTES[tone]}</p>
      {children}
    </div>
  );
}

function Checklist({ children }: { children: ReactNode }) {
  return (
    <InChecklist value>
      <div className="checklist">{children}</div>
    </InChecklist>
  );
}

/** A gap on paper to write in: a figure, or a line of words. */
function Blank({ long = false }: { long?: boolean }) {
  return (
    <span className={long ? 'blank blank-long' : 'blank'}>
      <span className="sr-only">blank</span>
    </span>
  );
}

/** A box that can be ticked on a phone and on paper; nothing is stored. */
function Item({ children }: { children?: ReactNode }) {
  return use(InChecklist) ? (
    <li>
      <label>
        <input type="checkbox" autoComplete="off" />
        <span>{children}</span>
      </label>
    </li>
  ) : (
    <li>{children}</li>
  );
}

const isElsewhere = (href: string | undefined): boolean => href?.startsWith('http') ?? false;

/** The elements of one article; headings are noted down as they are drawn, in their order. */
export const articleElements = (headings: Heading[]): MDXComponents => {
  let latest = '';
  let tables = 0;
  const note = (children: ReactNode): string => {
    latest = textOf(children);
    return idOf(latest);
  };
  return {
    Note,
    Checklist,
    Blank,
    li: Item,
    h2: ({ children }: { children?: ReactNode }) => {
      const id = note(children);
      headings.push({ id, title: latest });
      return <h2 id={id}>{children}</h2>;
    },
    h3: ({ children }: { children?: ReactNode }) => <h3 id={note(children)}>{children}</h3>,
    th: ({ children }: { children?: ReactNode }) =>
      textOf(children) === '' ? (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty corner heads nothing
        <td />
      ) : (
        <th scope="col">{children}</th>
      ),
    table: ({ children }: { children?: ReactNode }) => {
      tables += 1;
      return (
        <div
          role="region"
          aria-label={`Table ${tables}: ${latest}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          className="table-frame"
        >
          <table>{children}</table>
        </div>
      );
    },
    a: ({ href, children }: { href?: string; children?: ReactNode }) => (
      <a href={href} rel={isElsewhere(href) ? 'noopener' : undefined}>
        {children}
      </a>
    ),
  };
};
