import { expect, test } from 'vitest';

import { looseTypeIn } from './type-tokens.ts';

test.each([
  ['page.tsx', '<p className="font-[560]">', 'font-[560]'],
  ['page.tsx', "isActive ? 'hover:font-[620]' : ''", 'font-[620]'],
  ['page.tsx', '<p className="sm:text-[0.9375rem]">', 'text-[0.9375rem]'],
  ['page.tsx', '<svg className="text-[11px]">', 'text-[11px]'],
  ['page.astro', '<p class="text-[length:var(--odd)]">', 'text-[length:var(--odd)]'],
  ['page.tsx', '<p className="text-6xl">', 'text-6xl'],
  ['page.tsx', '<p className="font-extrabold">', 'font-extrabold'],
  ['page.css', 'p { font-size: 1.0625rem; }', 'font-size: 1.0625rem'],
  ['page.css', 'p { font-weight: 640 }', 'font-weight: 640'],
])('a size or weight of its own is refused: %s %s', (name, source, found) => {
  expect(looseTypeIn(name, source)).toEqual([`${name}: ${found}`]);
});

test.each([
  ['page.tsx', '<p className="figures text-lg font-label text-accent-text">'],
  ['page.tsx', '<p className="text-[color:var(--mark)] leading-snug">'],
  ['page.css', 'p { font-size: var(--text-sm); font-weight: var(--font-weight-bold); }'],
  ['page.css', '@font-face { font-weight: 100 900; }'],
])('a token is not: %s %s', (name, source) => {
  expect(looseTypeIn(name, source)).toEqual([]);
});
