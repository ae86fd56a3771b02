import { expect, test } from 'vitest';

import { toolReport } from './tool-report.ts';

const MAX = 5000;

test.each([
  [
    'a table with commas',
    'Code,Description,Status\nP0301,"Cylinder 1 misfire, detected",stored\n',
    'P0301: Cylinder 1 misfire, detected, stored\nCode: Description, Status',
  ],
  [
    'a table with semicolons and a mark of its coding',
    '\uFEFFP0420;Katalysator;permanent\r\nCoolant;88 °C\r\n',
    'P0420: Katalysator, permanent\nCoolant: 88 °C',
  ],
  [
    'lines of text',
    'Fault codes:\nU0100 Lost communication',
    'U0100 Lost communication\nFault codes:',
  ],
])('%s becomes lines, codes first', (_, text, expected) => {
  expect(toolReport(text, MAX)).toBe(expected);
});

test.each([
  ['a text without a code', 'Time,RPM\n0.1,820\n'],
  ['a quote that names a code', 'P0301 diagnosis 1h £60, coil pack £95'],
  ['nothing', ''],
])('%s is no report of a tool', (_, text) => {
  expect(toolReport(text, MAX)).toBeUndefined();
});

test('a long report is cut at whole lines, and its codes stay', () => {
  const rows = Array.from({ length: 500 }, (_, at) => `Value ${at},${at * 3}`).join('\n');
  const read = toolReport(`${rows}\nP0171,Too lean\n`, 200) ?? '';
  expect(read.length).toBeLessThanOrEqual(200);
  expect(read.split('\n')[0]).toBe('P0171: Too lean');
  expect(read.endsWith('undefined')).toBe(false);
});
