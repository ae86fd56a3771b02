import { expect, test } from 'vitest';

import { withoutMarks } from './mask.ts';

test.each([
  ['Clutch kit for SA15 MPL', 'Clutch kit for'],
  ['Labour, call 07700 900123', 'Labour, call'],
  ['Brake pads sam@example.com', 'Brake pads'],
  ['Collected from LS1 4AP', 'Collected from'],
  ['ECU for WF0AXXGCDA1234567', 'ECU for'],
  ['Tel: 0113 496 0123 diagnosis', 'diagnosis'],
])('“%s” is shown to others as “%s”', (words, shown) => {
  expect(withoutMarks(words)).toBe(shown);
});

test.each(['2x tyre 205/55 R16', 'Oil 5W-30 5 l', 'Labour 11h at £65', 'Bremsbeläge vorne'])(
  '“%s” names nobody and stays',
  (words) => {
    expect(withoutMarks(words)).toBe(words);
  },
);
