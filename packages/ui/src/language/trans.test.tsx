import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { type Message, messageText } from './message.ts';

test('a message has its values and its elements, nested ones too', () => {
  const name = 'Ada';
  render(
    <p>
      <Trans>
        Hello{' '}
        <strong>
          dear <em>{name}</em>
        </strong>
        , see <a href="/terms">the terms</a>
        <br />
        now.
      </Trans>
    </p>,
  );
  const line = screen.getByText(/^Hello/);
  expect(line.innerHTML).toBe(
    'Hello <strong>dear <em>Ada</em></strong>, see <a href="/terms">the terms</a><br>now.',
  );
});

test('what somebody typed is shown as it is, also with angle brackets', () => {
  const typed = '<0>bold</0> & <script>';
  render(
    <p>
      <Trans>
        You wrote <b>{typed}</b>
      </Trans>
    </p>,
  );
  expect(screen.getByText(typed).tagName).toBe('B');
});

test('an element that is a value stays an element', () => {
  const link = <a href="/pricing">prices</a>;
  render(
    <p>
      <Trans>See {link}.</Trans>
    </p>,
  );
  expect(screen.getByRole('link', { name: 'prices' }).parentElement?.textContent).toBe(
    'See prices.',
  );
});

test.each([
  [1, 'one task'],
  [0, '0 tasks'],
  [1204, '1204 tasks'],
])('a plural of %i', (count, words) => {
  expect(plural(count, { one: 'one task', other: '# tasks' })).toBe(words);
});

test('a value that is missing is left out', () => {
  expect(messageText(['Seen ', ['when'], ' here'], {}, 'en')).toBe('Seen  here');
});

test('the plural follows the rules of its language', () => {
  const tasks: Message = [
    ['n', 'plural', { one: ['#'], few: ['#', ' zadania'], other: ['#', ' zadań'] }],
  ];
  const polish = (n: number) => messageText(tasks, { n }, 'pl');
  expect([1, 3, 7].map(polish)).toEqual(['1', '3 zadania', '7 zadań']);
});

test('a word chooses its case, and a number that is named goes before its plural', () => {
  const gear: Message = ['A ', ['kind', 'select', { manual: ['manual'], other: ['gearbox'] }]];
  expect(messageText(gear, { kind: 'manual' }, 'en')).toBe('A manual');
  expect(messageText(gear, { kind: 'cvt' }, 'en')).toBe('A gearbox');
  const files: Message = [['n', 'plural', { '0': ['none'], one: ['#'], other: ['#'] }]];
  expect(messageText(files, { n: 0 }, 'en')).toBe('none');
});
