import { expect, test } from 'vitest';

import { pageStyles } from './page-styles.ts';

const HTML =
  '<main class="flex md:p-4 hover:text-ink"><a class="group [&amp;_svg]:size-4">x</a></main>';

test('a rule stays when each class that it needs is on the page', () => {
  const css = '.flex{display:flex}.grid{display:grid}.flex .grid{color:red}.grid,.flex{margin:0}';
  expect(pageStyles(css, HTML)).toBe('.flex{display:flex}.grid,.flex{margin:0}');
});

test('names with signs in them are read as the browser reads them', () => {
  const css =
    '@media (width>=48rem){.md\\:p-4{padding:1rem}.md\\:p-8{padding:2rem}}.\\[\\&_svg\\]\\:size-4 svg{width:1rem}.hover\\:text-ink:hover{color:#000}.\\32 xl\\:flex{display:flex}';
  expect(pageStyles(css, HTML)).toBe(
    '@media (width>=48rem){.md\\:p-4{padding:1rem}}.\\[\\&_svg\\]\\:size-4 svg{width:1rem}.hover\\:text-ink:hover{color:#000}',
  );
});

test('what names no class stays, in its order, and an empty group goes', () => {
  const css =
    '@layer base,utilities;@layer base{html{color:red}}@font-face{font-family:"a}b"}@layer utilities{.grid{display:grid}}@keyframes turn{to{rotate:1turn}}';
  expect(pageStyles(css, HTML)).toBe(
    '@layer base,utilities;@layer base{html{color:red}}@font-face{font-family:"a}b"}@keyframes turn{to{rotate:1turn}}',
  );
});

test('a rule that asks for a class to be absent stays', () => {
  expect(pageStyles('.flex:not(.open){gap:1rem}', HTML)).toBe('.flex:not(.open){gap:1rem}');
});

test('a property is declared only where a kept rule uses it', () => {
  const property = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
  const css = `.flex{rotate:var(--turn)}.grid{translate:var(--move)}${property('--turn')}${property('--move')}`;
  expect(pageStyles(css, HTML)).toBe(`.flex{rotate:var(--turn)}${property('--turn')}`);
});
