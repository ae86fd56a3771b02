import { expect, test } from 'vitest';

import { repairText } from './repair-text.ts';

test.each([
  ['Wheel bearing      l2O.5O', 'Wheel bearing      120.50'],
  ['Brake fluid        £I4.OO', 'Brake fluid        £14.00'],
  ['Starter motor      148 .80', 'Starter motor      148.80'],
  ['Oil 4.2 1Itr       41.97', 'Oil 4.2 ltr       41.97'],
  ['VAT 20°/o          41.60', 'VAT 20%          41.60'],
  ['zzgl. 19 % MwsSt.      15,96', 'zzgl. 19 % MwSt.      15,96'],
  ['VAT @ 20% ..cc0    £29.80', 'VAT @ 20%         £29.80'],
  ['Drop link 2 © 18.00', 'Drop link 2 @ 18.00'],
  ['| Coil spring |    1 |  38.00', 'Coil spring      1    38.00'],
])('a slip of the camera is mended: %s', (read, meant) => {
  expect(repairText(read)).toBe(meant);
});

test.each([
  'Fiat 500 SIO, tracking £40, so that’s £334',
  'BOSCH S5 battery   95.00',
  'Gasket 7.24809.40   18.00',
  'pads 48 + fit 90 = 138',
])('what is no slip is left as it was read: %s', (row) => {
  expect(repairText(row)).toBe(row);
});

test('a price without its point gets it on a page whose prices have theirs', () => {
  expect(repairText('Hose    24.00\nClips    3.60\nLabour    11880 A\nSeal    6,10')).toContain(
    'Labour    118.80 A',
  );
  expect(repairText('Hose 24\nMileage  84210\nClips 3')).toContain('84210');
});

test('pieces and their price decide about a digit or a point that contradicts them', () => {
  expect(repairText('Renew arm        14     60.00     84.00')).toContain(
    '1.4     60.00     84.00',
  );
  expect(repairText('Clips        3     15.00     46.00')).toContain('15.00     45.00');
  const undecided = 'Brake disc        2     48.00     98.00';
  expect(repairText(undecided)).toBe(undecided);
});

test('rows that the recogniser put between two rows are left out', () => {
  expect(repairText('Labour\n\n  1.5 hrs @ 60.00\n \n90.00')).toBe(
    'Labour\n  1.5 hrs @ 60.00\n90.00',
  );
});

test('the sum decides about a digit that nothing else vouches for', () => {
  const quote = (pads: string) =>
    `Brake pads       ${pads}\nLabour   1.5   60.00   90.00\nVAT 20%     27.00\nTotal      162.00`;
  expect(repairText(quote('46.00'))).toBe(quote('45.00'));
  expect(repairText(quote('48.00'))).toContain('48.00');
  expect(repairText(quote('45.00'))).toContain('45.00');
  const right = 'Belt      36.50\nPump      64.20\nLabour    120.00\nTotal     220.70';
  expect(repairText(right.replace('36.50', '38.50'))).toBe(right);
});
