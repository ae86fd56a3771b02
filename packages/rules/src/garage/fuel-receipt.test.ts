import { expect, test } from 'vitest';

import { readFuelReceipt } from './fuel-receipt.ts';

const BRITISH = { unit: 'litres', isMonthFirst: false, today: '2026-11-27' } as const;

test('a British receipt says how much, the total and the day', () => {
  const text = `TESCO PETROL ELY
    VAT No: GB 220430231
    Pump 4  UNLEADED
    41.20 L @ 145.9 p/L
    Sub-total       60.11
    TOTAL         £60.11
    Net 50.09   VAT 20% 10.02
    VISA DEBIT   60.11
    24/11/2026 08:14`;
  expect(readFuelReceipt(text, BRITISH)).toEqual({
    litres: 41.2,
    totalCents: 6011,
    date: '2026-11-24',
  });
});

test('letters that were taken for digits are mended, and an amount below its label is found', () => {
  const text = 'Volume: 38.O5 Ltrs\nPrice 1.479/L\nTOTAL TO PAY\n56,28\n03 Nov 26';
  expect(readFuelReceipt(text, BRITISH)).toEqual({
    litres: 38.05,
    totalCents: 5628,
    date: '2026-11-03',
  });
});

test('an American receipt is read in gallons, month first', () => {
  const text = 'SHELL\nGallons: 11.204\nPrice/Gal $3.199\nFUEL SALE $35.84\n11/09/2026';
  const read = readFuelReceipt(text, { ...BRITISH, unit: 'gallons-us', isMonthFirst: true });
  expect(read).toEqual({ litres: 42.412, totalCents: 3584, date: '2026-11-09' });
});

test('a charge has its energy and not the price of a unit', () => {
  expect(readFuelReceipt('Energy 23.41 kWh\n0.59 per kWh\nTotal £13.81', BRITISH)).toEqual({
    kwh: 23.41,
    totalCents: 1381,
  });
});

test.each([
  ['a day to come', 'Total 10.00\n28/11/2026', { totalCents: 1000 }],
  ['a day that does not exist', 'Total 10.00\n31/02/2026', { totalCents: 1000 }],
  ['a day long past', '01/01/2019', {}],
  ['a price for litres', '145.9 p/L', {}],
  ['VAT and savings for the total', 'VAT total 10.02\nTotal saved 1.20', {}],
  ['noise', 'k3 ~~ 9.9.9 || ..', {}],
  ['more than any tank', '941.20 litres', {}],
])('%s is left out', (_, text, read) => {
  expect(readFuelReceipt(text, BRITISH)).toEqual(read);
});
