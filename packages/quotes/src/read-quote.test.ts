import { growsLinearly, repeated } from '@wrenchwise/vehicle/testing/growth';
import { describe, expect, test } from 'vitest';

import { MAX_QUOTE_CHARACTERS, type QuoteLine } from './quote.ts';
import { readQuote } from './read-quote.ts';

/** 'part clutch kit 28000', with hours and rate where there are some. */
const shown = ({ kind, words, quantity, hours, rateCents, amountCents }: QuoteLine): string =>
  [
    kind,
    words,
    ...(quantity === null ? [] : [`×${quantity}`]),
    ...(hours === null ? [] : [`${hours}h@${rateCents}`]),
    amountCents,
  ].join(' ');
const linesOf = (text: string): readonly string[] => readQuote(text).lines.map(shown);

describe('a quote typed by hand', () => {
  test('is cut at its commas, and hours at a rate are multiplied', () => {
    const quote = readQuote('clutch kit 280, labour 5h at 65, VAT');
    expect(quote.lines.map(shown)).toEqual([
      'part clutch kit 28000',
      'labour labour 5h@6500 32500',
    ]);
    expect(quote).toMatchObject({ currency: 'GBP', taxIncluded: false });
  });

  test('keeps several names before one price as one line', () => {
    expect(linesOf('front pads, discs and wear sensor 250, labour 90')).toEqual([
      'part front pads, discs and wear sensor 25000',
      'labour labour 9000',
    ]);
  });

  test('as people write to each other, with the price first and tax beside each', () => {
    expect(linesOf('so its 280 for the clutch, 320 labour and 20 for oil, 620 all in')).toEqual([
      'part clutch 28000',
      'labour labour 32000',
      'part oil 2000',
      'total all in 62000',
    ]);
    const quote = readQuote('clutch is 280 + vat and labour 5 hours at 65 + vat so 726 total');
    expect(quote.lines.map(shown)).toEqual([
      'part clutch 28000',
      'labour labour 5h@6500 32500',
      'total total 72600',
    ]);
    expect(quote).toMatchObject({ taxIncluded: false, taxRate: 0.2, sum: { differenceCents: 0 } });
  });

  test('reads pieces at the price of one', () => {
    expect(linesOf('2 tyres 205/55 R16 at 75 each\nwheel alignment 45')).toEqual([
      'part tyres 205/55 R16 ×2 15000',
      'labour wheel alignment 4500',
    ]);
  });

  test('reads minutes, hours and minutes, and a rate after a small price by the hour', () => {
    expect(
      linesOf(
        'labour 1h30 at £60\nlabour 45 mins @ £80/hr\nlabour 3 hrs 65\nhalf an hour labour £35\n1½ hrs @ £60',
      ),
    ).toEqual([
      'labour labour 1.5h@6000 9000',
      'labour labour 0.75h@8000 6000',
      'labour labour 3h@6500 19500',
      'labour labour 0.5h@7000 3500',
      'labour Labour 1.5h@6000 9000',
    ]);
  });
});

describe('an e-mail', () => {
  const MAIL = `Hi John,
We've had a look and the front pads and discs need doing. Pads £45, discs £120 and labour is 1.5 hours at
£60/hr = £90. Total £255 plus VAT.
Regards, Dave 07700 900123`;

  test('gives its items, over the end of a row, and no telephone', () => {
    const quote = readQuote(MAIL);
    expect(quote.lines.map(shown)).toEqual([
      'part Pads 4500',
      'part discs 12000',
      'labour labour 1.5h@6000 9000',
      'total Total plus VAT 25500',
    ]);
    expect(quote).toMatchObject({ taxIncluded: false, sum: { differenceCents: 0 } });
  });

  test('with the price first gives the same', () => {
    expect(linesOf('That will be £45 for the pads and sensor, £90 for labour')).toEqual([
      'part pads and sensor 4500',
      'labour labour 9000',
    ]);
  });
});

describe('a text message', () => {
  test.each([
    [
      'pads £45 discs £120 labour 1.5hrs £90 total £255+vat',
      [
        'part pads 4500',
        'part discs 12000',
        'labour labour 1.5h@6000 9000',
        'total total +vat 25500',
      ],
    ],
    [
      'hi, clutch kit 280 + fitting 325 = 605 all in',
      ['part clutch kit 28000', 'labour fitting 32500', 'total all in 60500'],
    ],
    [
      'Its Dave from Hill St. Clutch kit 280, lab 5hr@65=325, vat 121, tot 726. Let me know',
      ['part Clutch kit 28000', 'labour lab 5h@6500 32500', 'tax vat 12100', 'total tot 72600'],
    ],
    [
      'Morning! pads 45 discs 120 labour 90 so 255 plus the vat',
      ['part pads 4500', 'part discs 12000', 'labour labour 9000', 'total so 25500'],
    ],
  ])('without commas, with sums: %s', (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });
});

test('a measure below its line belongs to it, and a message that is cut anywhere is one', () => {
  expect(
    linesOf(
      'Clutch kit ....... £280.00\nLabour ....... £325.00\n   5 hrs at 65.00\nBrake disc ....... £120.00\n   2 x 60.00',
    ),
  ).toEqual(['part Clutch kit 28000', 'labour Labour 5h@6500 32500', 'part Brake disc ×2 12000']);
  expect(
    linesOf(
      'Hi Sam, here is what it would come to. clutch kit 280, brake discs 2 at\n60 = 120, labour for the clutch and the discs together 6.5 hrs at 65\n= 422.50, total £822.50. See you then.',
    ).slice(1),
  ).toEqual([
    'part brake discs ×2 12000',
    'labour labour for the clutch and the discs together 6.5h@6500 42250',
    'total total 82250',
  ]);
});

test('a till receipt: pieces below the name, codes of tax, and how it was paid', () => {
  const quote = readQuote(`HILL STREET GARAGE
27/11/26 14:32
CLUTCH KIT
  1 @ 280.00          280.00 A
LABOUR
  5.0 HR @ 65.00      325.00 A
MOT                    54.85 Z
SUBTOTAL              659.85
VAT 20.00%            121.00
TOTAL             GBP 780.85
CARD                  780.85`);
  expect(quote.lines.map(shown)).toEqual([
    'part CLUTCH KIT ×1 28000',
    'labour LABOUR 5h@6500 32500',
    'fee MOT 5485',
    'subtotal SUBTOTAL 65985',
    'tax VAT 20.00% 12100',
    'total TOTAL 78085',
  ]);
  expect(quote.sum.differenceCents).toBe(0);
});

describe('a table', () => {
  test('gives quantity, unit and amount; plates, dates, part numbers and registers are no money', () => {
    const quote = readQuote(`Hill Street Garage Ltd
14 High Street, Leeds LS1 4AB   Tel: 0113 496 0123
VAT Reg No: GB 123 4567 89     Invoice No: 10023
Date: 27/11/2026   Reg: AB12 CDE   Mileage: 92,966 miles
Qty  Description                     Unit     Total
1    Clutch kit LuK 624 3181 33     280.00   280.00
5.0  Labour                           65.00   325.00
1    Gear oil 75W-80 2 l              18.50    18.50
                       Sub-total              623.50
                       VAT @ 20%              124.70
                       Total                  748.20
Payment within 30 days. Sort code 20-00-00 Account 12345678`);
    expect(quote.lines.map(shown)).toEqual([
      'part Clutch kit LuK 624 3181 33 ×1 28000',
      'labour Labour 5h@6500 32500',
      'part Gear oil 75W-80 2 l ×1 1850',
      'subtotal Sub-total 62350',
      'tax VAT @ 20% 12470',
      'total Total 74820',
    ]);
    expect(quote).toMatchObject({ taxIncluded: false, taxRate: 0.2, sum: { differenceCents: 0 } });
    expect(quote.lines[0]).toMatchObject({ unitCents: 28_000, includesTax: false });
  });

  test('of German words and decimal commas is read alike', () => {
    const quote = readQuote(`Angebot Nr. 2024-113
Pos Menge Bezeichnung EP GP
1 2 Bremsscheiben vorne 45,00 € 90,00 €
2 1 Bremsbeläge vorne 62,50 € 62,50 €
3 1,5 Std Arbeitslohn 98,00 € 147,00 €
Nettobetrag 299,50 €
zzgl. 19% MwSt 56,91 €
Gesamtbetrag 356,41 €`);
    expect(quote.lines.map(shown)).toEqual([
      'part Bremsscheiben vorne ×2 9000',
      'part Bremsbeläge vorne ×1 6250',
      'labour Arbeitslohn 1.5h@9800 14700',
      'subtotal Nettobetrag 29950',
      'tax zzgl. 19% MwSt 5691',
      'total Gesamtbetrag 35641',
    ]);
    expect(quote).toMatchObject({ currency: 'EUR', taxRate: 0.19, sum: { differenceCents: 0 } });
  });

  test('with columns of net, tax and gross is read as net', () => {
    const quote = readQuote(`Description | Net | VAT | Gross
Front brake pads | 45.00 | 9.00 | 54.00
Labour 1 hr | 60.00 | 12.00 | 72.00`);
    expect(quote.lines.map(shown)).toEqual([
      'part Front brake pads 4500',
      'labour Labour 1h@6000 6000',
    ]);
    expect(quote.lines.every(({ includesTax }) => includesTax === false)).toBe(true);
  });

  test('separated by commas keeps commas within quotation marks', () => {
    expect(
      linesOf('Item,Qty,Price,Amount\n"Brake pads, front",1,45.00,45.00\nLabour,1.5,60.00,90.00'),
    ).toEqual(['part Brake pads front ×1 4500', 'labour Labour 1.5h@6000 9000']);
  });

  test('with figures below their words is put together, under headings of parts and labour', () => {
    expect(
      linesOf(`Parts
Alternator
  1   245.00   245.00
Labour
Take the old one out
  1.2   70.00   84.00
TOTAL
329.00`),
    ).toEqual([
      'part Alternator ×1 24500',
      'labour Take the old one out 1.2h@7000 8400',
      'total TOTAL 32900',
    ]);
  });

  test('of American words has fees, a discount below zero and sales tax', () => {
    const quote = readQuote(`Timing belt kit  1  $1,210.00  $1,210.00
Labor: replace timing belt  4.5  $140.00  $630.00
Shop supplies   $25.00
Discount 10%   -$30.00
Sales tax 8.25%   $24.75
Total   $1,859.75`);
    expect(quote.lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['part', 121_000],
      ['labour', 63_000],
      ['fee', 2500],
      ['discount', -3000],
      ['tax', 2475],
      ['total', 185_975],
    ]);
    expect(quote).toMatchObject({ currency: 'USD', sum: { differenceCents: 0 } });
  });
});

describe('the sum', () => {
  test('says what is missing where the lines do not add up', () => {
    const { sum } = readQuote('Clutch kit £280.00\nLabour £325.00\nTotal £705.00');
    expect(sum).toMatchObject({ itemsCents: 60_500, totalCents: 70_500, differenceCents: 10_000 });
  });

  test('shows that tax is in the amounts where lines and total agree without it', () => {
    expect(
      readQuote('Clutch kit £280.00\nLabour £325.00\nTotal £605.00\nIncludes VAT of £100.83'),
    ).toMatchObject({
      taxIncluded: true,
      sum: { taxCents: 0, differenceCents: 0 },
    });
  });
});

describe('a line', () => {
  test.each([
    [
      'Fit parts and road test   2   £85.00   £170.00',
      'labour Fit parts and road test 2h@8500 17000',
    ],
    [
      'Remove gearbox and replace clutch   0.5   98.00   49.00',
      'labour Remove gearbox and replace clutch 0.5h@9800 4900',
    ],
    ['Brake pad fitting kit £12.50', 'part Brake pad fitting kit 1250'],
    ['Coolant 5L G13 £24.00', 'part Coolant 5L G13 2400'],
    ['Coolant 5L £24.00 x2 £48.00', 'part Coolant 5L ×2 4800'],
    ['EGR valve 7.24809.40   1   $198,00   $198,00', 'part EGR valve 7.24809.40 ×1 19800'],
    ['Oil filter HU 7008 z: 9,80 €', 'part Oil filter HU 7008 z 980'],
    ['Front brake pads   2   $91.00', 'part Front brake pads ×2 9100'],
    ['Environmental charge 3.5', 'fee Environmental charge 350'],
    ['Alternator 1 245.00 24500', 'part Alternator ×1 24500'],
    ['1 Clutch kit 311.11 10 280.00', 'part Clutch kit 10 ×1 28000'],
    ['Tyre fitting x4   £15.00   £60.00', 'labour Tyre fitting ×4 6000'],
    ['Alternator     1   £245.00    20%   £245.00', 'part Alternator ×1 24500'],
    ['Reifen 4 Stk 85,00 € 340,00 €', 'part Reifen ×4 34000'],
    ['Discount    -15,00    -3,00    -18,00', 'discount Discount -1500'],
    ['labour, 2.5 hours at £62.50 an hour, which is £156.25', 'labour labour 2.5h@6250 15625'],
  ])('%s', (text, line) => {
    const [first] = linesOf(text);
    expect(first?.replaceAll(/[,]? an hour|, hours/g, '')).toBe(line);
  });
});

describe('what is no quote', () => {
  test.each([
    'My car is a 2013 Ford Focus 1.6 TDCi with 92,966 miles, AB12 CDE',
    'Call 07700 900123 before 10:30 on 27 November 2026',
    'Warranty 12 months or 12,000 miles. Page 1 of 2',
    '<script>alert(1)</script>',
    '',
  ])('has no lines: %s', (text) => {
    expect(readQuote(text).lines).toEqual([]);
  });

  test('is understood as words only: markup and formulas stay text', () => {
    const [line] = readQuote('<img src=x onerror=alert(1)> pads £45.00').lines;
    expect(line).toMatchObject({ amountCents: 4500 });
    expect(line?.words).toContain('<img');
  });
});

test('a long text is read up to its bound', () => {
  const row = 'Brake pad 1 45.00 45.00 and more words, 12 3 4 5 6 7 8 9 0 1 2 3\n';
  expect(readQuote(row.repeat(20_000)).isCut).toBe(true);
});

test.each([
  ['figures', '1 '],
  ['one word', 'a'],
  ['one figure', '9'],
  ['commas', ','],
  ['long rows of letters and figures', `${'a 1,'.repeat(249)}\n`],
  ['short rows of letters and figures', `${'a 1,'.repeat(39)}\n`],
  ['parts joined by and', `${'ab and '.repeat(142)}\n`],
  ['counted words', `${'so 3 '.repeat(190)}\n`],
  ['priced letters', `${'a 1.00. '.repeat(120)}\n`],
  ['times and prices', `${'2 x 3.00 '.repeat(100)}\n`],
])('%s without an end are read in time that grows with their length', (_, part) => {
  expect(growsLinearly(readQuote, repeated(part), MAX_QUOTE_CHARACTERS)).toBe(true);
});

describe('a row that says which car it is', () => {
  test.each([
    'Fahrzeug: Ford Fiesta 1.25 2014   46290 km',
    'Vehicle: Vauxhall Corsa 1.25 2012, 88,200 miles',
    'Car: Mini 1.6 2009',
  ])('has no price, whatever its engine measures: %s', (row) => {
    expect(linesOf(`${row}\nBattery 129.00\nLabour 25.00`)).toEqual([
      'part Battery 12900',
      'labour Labour 2500',
    ]);
  });

  test('with a price in it is a line', () => {
    expect(linesOf('Car: clutch kit £280.00\nLabour £25.00')).toHaveLength(2);
  });
});
