import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The language of a page is read once, before anything else: each test begins anew.
beforeEach(() => {
  vi.resetModules();
  document.documentElement.dataset['languages'] = '';
  localStorage.setItem('wrenchwise.language', 'de');
});
afterEach(() => {
  delete document.documentElement.dataset['languages'];
  document.documentElement.lang = 'en-GB';
  localStorage.clear();
  vi.resetModules();
});

test('in German money, shares and days have the German form', async () => {
  const { formatCents } = await import('./money.ts');
  const { formatPercent } = await import('./percent.ts');
  const { daysAwayText } = await import('./days-away.ts');
  // Intl writes spaces that do not break.
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  expect(plain(formatCents(123_450, { currency: 'GBP' }))).toBe('1.234,50 £');
  expect(plain(formatPercent(0.71))).toBe('71 %');
  expect(daysAwayText('2026-03-02', '2026-03-14')).toBe('in 12 Tagen');
});

test('in German dates are German wherever the reader is; in English they follow the place', async () => {
  const german = await import('@wrenchwise/ui/language/number-locale.ts');
  expect(german.dateLocaleFor('en-US')).toBe('de-DE');
  localStorage.clear();
  vi.resetModules();
  const english = await import('@wrenchwise/ui/language/number-locale.ts');
  expect(english.dateLocaleFor('en-US')).toBe('en-US');
});

test('a word that has two senses has two translations', async () => {
  const { messages } = await import('@wrenchwise/ui/language/catalogues/de.po');
  localStorage.setItem('wrenchwise.messages', JSON.stringify(messages));
  vi.resetModules();
  const { LOG_KIND_WORDS } = await import('./log-words.ts');
  const { TRANSMISSION_WORDS } = await import('./vehicle-words.ts');
  expect(LOG_KIND_WORDS.charge).toBe('Ladung');
  expect(TRANSMISSION_WORDS.manual).toBe('Schaltgetriebe');
});
