import { expect, test } from 'vitest';

import type { ServiceInForce } from './outside-services.ts';
import { byServices, fillServiceSections, hostMark, sectionIf } from './service-sections.ts';

const MODEL: ServiceInForce = { id: 'language-model', host: 'api.example.com' };
const OWN: ServiceInForce = { id: 'diagnosis-service', host: null };

const TEXT = byServices(['language-model', 'diagnosis-service'], {
  inForce: `Yes${hostMark('language-model')}.`,
  otherwise: 'No.',
});

test('a text says what is true of the services in force', () => {
  expect(fillServiceSections(TEXT, [])).toBe('No.');
  expect(fillServiceSections(TEXT, [MODEL])).toBe('Yes (api.example.com).');
  expect(fillServiceSections(TEXT, [OWN])).toBe('Yes.');
  expect(fillServiceSections(TEXT, [{ id: 'stripe', host: null }])).toBe('No.');
});

test('a text in JSON and across lines is filled as one in a page', () => {
  const json = JSON.stringify({ text: `first\n"${TEXT}"` });
  expect(JSON.parse(fillServiceSections(json, [MODEL]))).toEqual({
    text: 'first\n"Yes (api.example.com)."',
  });
});

test('a mark that a page would show is refused', () => {
  const { start, end } = sectionIf(['stripe']);
  expect(() => fillServiceSections(`${start}never closed`, [])).toThrow(/not closed/);
  expect(() => fillServiceSections(`${start}${TEXT}${end}`, [])).toThrow(/not closed/);
  expect(() => fillServiceSections('[[if fax]]x[[end]]', [])).toThrow('fax');
});
