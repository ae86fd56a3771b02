import { beforeEach, expect, test } from 'vitest';

import { keepTypedText, restoreTypedText } from './typed-text.ts';

const FORM = `<form><input name="subject"><input name="subject"><textarea name="message"></textarea>
  <input type="password" name="password"><select name="topic"><option></option><option>car</option></select></form>`;

const field = (selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = FORM;
});

test('what was typed is there again after the page has loaded anew, each text in its own field', () => {
  field('input:nth-of-type(2)').value = 'The second of its name';
  field('textarea').value = 'Half a\nmessage';
  field('select').value = 'car';
  keepTypedText();
  document.body.innerHTML = FORM;
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) =>
    heard.push((target as HTMLInputElement).name),
  );
  restoreTypedText();
  expect(field('input:nth-of-type(1)').value).toBe('');
  expect(field('input:nth-of-type(2)').value).toBe('The second of its name');
  expect(field('textarea').value).toBe('Half a\nmessage');
  expect(field('select').value).toBe('car');
  expect(heard).toEqual(['subject', 'message', 'topic']);
  expect(sessionStorage.length).toBe(0);
});

test('a password is never stored', () => {
  field('[type=password]').value = 'a fine day for driving';
  field('textarea').value = 'Hello';
  keepTypedText();
  expect(sessionStorage.getItem('wrenchwise.typed-text')).toContain('Hello');
  expect(sessionStorage.getItem('wrenchwise.typed-text')).not.toContain('a fine day');
});

test('what was typed on another page, or is no text, is left alone', () => {
  const kept = ['{', 'null', '{"path":"/elsewhere","fields":{"message#0":"no"}}', '{"path":1}'];
  for (const stored of kept) {
    sessionStorage.setItem('wrenchwise.typed-text', stored);
    restoreTypedText();
    expect(field('textarea').value).toBe('');
  }
});
