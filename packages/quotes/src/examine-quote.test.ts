import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { pricingOf } from '@wrenchwise/knowledge/prices';
import { describe, expect, test } from 'vitest';

import { compareQuotes } from './compare-quotes.ts';
import { examineQuote } from './examine-quote.ts';
import { createPartIndex } from './part-index.ts';
import { readQuote } from './read-quote.ts';

const index = createPartIndex(FAULTS);
const examine = (text: string, more: Partial<Parameters<typeof examineQuote>[1]> = {}) =>
  examineQuote(readQuote(text), { index, pricing: pricingOf({ region: 'uk' }), ...more });
const about = (text: string, more = {}) => examine(text, more).notes.map((note) => note.about);

describe('a line', () => {
  test('of labour names its hours beside those of the repair, with one question', () => {
    const [part, labour] = examine('clutch kit 280, labour 11h at 65, inc VAT').lines;
    expect(part).toMatchObject({ standing: 'within', question: null });
    expect(labour?.standing).toBe('above');
    expect(labour?.words).toContain('Labour 11 h, where 4–8 h is usual.');
    expect(labour?.basis).toMatch(/^Our estimate/);
    expect(labour?.question).toMatch(/\?$/);
  });

  test('of a part is compared with tax or before it, as the quote has it', () => {
    const [withTax] = examine('Alternator £600 inc VAT').lines;
    const [before] = examine('Alternator £600 plus VAT').lines;
    expect(withTax?.money?.high).toBeGreaterThan(before?.money?.high ?? 0);
    expect(before?.basis).toContain('before tax');
  });

  test('with parts and work in one sum is compared with the repair', () => {
    const [line] = examine('Supply and fit clutch £650 inc VAT').lines;
    expect(line).toMatchObject({ standing: 'within' });
    expect(line?.basis).toContain('with its fitting');
  });

  test('that nobody knows has no range and is not called unusual', () => {
    expect(examine('Flux capacitor £480 inc VAT').lines[0]).toMatchObject({
      standing: 'unknown',
      basis: null,
    });
  });

  test('at a rate above every usual one asks what the rate is for', () => {
    const [, labour] = examine('front brake pads 45, labour 1h at 260, inc VAT').lines;
    expect(labour).toMatchObject({ standing: 'above' });
    expect(labour?.words).toContain('£260 an hour');
  });
});

test('hours of two jobs lie between the longer of them and their sum', () => {
  const [, , labour] = examine('clutch kit 280, alternator 245, labour 30h at 65, inc VAT').lines;
  expect(labour?.words).toContain('Labour 30 h, where 4–11 h is usual.');
});

describe('a quote', () => {
  test('with discs and without pads asks for the pads; with both it does not', () => {
    expect(about('front brake discs 120, labour 90, inc VAT')).toContain('missing');
    expect(about('front brake discs 120, front brake pads 45, labour 90, inc VAT')).not.toContain(
      'missing',
    );
  });

  test('for something else than was found says so, unless it is a material', () => {
    const found = [{ faultId: 'alternator-failed', name: 'Failed alternator' }];
    expect(about('clutch kit 280, labour 300, inc VAT', { found })).toContain('diagnosis');
    expect(about('alternator 280, coolant 20, labour 90, inc VAT', { found })).not.toContain(
      'diagnosis',
    );
  });

  test('with one job of two that follows names the other, and joins what shares a repair', () => {
    const found = [{ faultId: 'front-brake-pads-worn', name: 'Worn front brake pads' }];
    const { notes } = examine(
      'Front brake pads £45, front brake discs £110, labour £90, alternator £245, inc VAT',
      { found },
    );
    const foreign = notes.filter((note) => note.about === 'diagnosis');
    expect(foreign.map(({ words }) => words)).toEqual([
      '‘alternator’ does not follow from what was found (Worn front brake pads).',
    ]);
  });

  test('asks for what usually comes with a part only where no line has it', () => {
    expect(about('cambelt £90, labour £200, inc VAT')).toContain('missing');
    expect(about('cambelt kit £160, labour £200, inc VAT')).not.toContain('missing');
    expect(about('4 tyres fitted and balanced £320 inc VAT')).not.toContain('missing');
    expect(about('Track rod end £42, four wheel alignment £60, inc VAT')).not.toContain('missing');
    expect(about('Track rod end £42, labour £60, inc VAT')).toContain('missing');
    expect(about('Radiator £150, antifreeze £18, inc VAT')).not.toContain('missing');
  });

  test('that does not add up, names a line twice or has too much tax is asked about', () => {
    expect(about('Clutch kit £280.00\nLabour £325.00\nTotal £705.00')).toContain('sum');
    expect(about('Wheel bearing £80.00\nWheel bearing £80.00\ninc VAT')).toContain('twice');
    expect(about('Clutch kit £200.00\nVAT £60.00\nTotal £260.00')).toContain('tax');
    expect(about('Clutch kit £200.00\nVAT £40.00\nTotal £240.00')).not.toContain('tax');
  });

  test('in a currency without prices of ours is compared by its hours', () => {
    const { notes, lines } = examine('Kupplung CHF 900, labour 12h at CHF 150', { pricing: null });
    expect(notes.map((note) => note.about)).toContain('currency');
    expect(lines.every(({ money, rate }) => money === null && rate === null)).toBe(true);
  });

  test('accuses nobody: every unusual line has a range, its source and a question', () => {
    const { lines, notes } = examine(
      'front brake pads 490, front brake discs 20, labour 30h at 300, sundries 200, MOT 90, inc VAT',
    );
    for (const { standing, basis, words, question } of lines) {
      if (standing === 'within' || standing === 'unknown') continue;
      expect(basis).toMatch(/^(?:Our estimate|The highest fee)/);
      expect(question).toMatch(/\?$/);
      expect(`${words} ${question}`).not.toMatch(
        /rip|scam|cheat|overcharg|wrong|unfair|should not/iu,
      );
    }
    expect(notes.every(({ question }) => question.endsWith('?'))).toBe(true);
  });
});

test('two quotes side by side have the same part in one row, and what is paid last', () => {
  const both = [
    'Clutch kit £280.00\nLabour 5h £300.00\nVAT £116.00\nTotal £696.00',
    'LuK clutch kit £240, labour £380 inc VAT',
  ].map((text) => ({ quote: readQuote(text), examined: examine(text) }));
  expect(compareQuotes(both)).toEqual([
    { label: 'Clutch kit', amounts: [28_000, 24_000] },
    { label: 'Labour', amounts: [30_000, 38_000] },
    { label: 'To pay', amounts: [69_600, 62_000] },
  ]);
});

describe('what was found', () => {
  const battery = [
    { faultId: 'starter-battery-worn', name: 'Worn-out 12 V battery', probability: 0.68 },
    { faultId: 'alternator-failed', name: 'Failed alternator', probability: 0.003 },
  ];

  test('has causes that are only listed: work on one does not follow', () => {
    const notes = examine('12V battery £95, alternator £310, labour £108, inc VAT', {
      found: battery,
    }).notes.filter(({ about: what }) => what === 'diagnosis');
    expect(notes.map(({ words }) => words)).toEqual([
      '‘alternator’ does not follow from what was found (Worn-out 12 V battery).',
    ]);
  });

  test('has a likelier cause that is far cheaper: the dear one is asked about', () => {
    const found = [
      { faultId: 'stabiliser-link-worn', name: 'Worn anti-roll bar drop link', probability: 0.4 },
      { faultId: 'front-struts-worn', name: 'Worn front struts', probability: 0.1 },
    ];
    expect(about('drop link £22, front struts £210, inc VAT', { found })).toContain('diagnosis');
    expect(about('drop link £22, labour £40, inc VAT', { found })).not.toContain('diagnosis');
  });

  test.each([
    ['O/S/F lwr arm £78, pinch bolt £8, alignment £55', 'control-arm-bushes-worn'],
    ['N/S/F whl brg kit £68, hub nut £6', 'wheel-bearing-worn'],
    ['ABS snsr N/S/R £48', 'abs-wheel-speed-sensor-failed'],
    ['3 pc clutch kit £185, DMF £320, conc slave cyl £54, g/box oil £24', 'clutch-friction-worn'],
    ['T/stat hsg assy £58, coolant £18', 'thermostat-stuck-open'],
    ['frt discs £92, frt pads £44, brake cleaner £4', 'front-brake-pads-worn'],
    ['h/gasket set £95, head skim £90, coolant £22, oil & filter £42', 'head-gasket-blown'],
  ])('is followed by its own part however it is shortened: %s', (text, faultId) => {
    const found = [{ faultId, name: faultId, probability: 0.7 }];
    expect(about(`${text}, labour £90, inc VAT`, { found })).not.toContain('diagnosis');
  });
});

describe('what goes together', () => {
  test.each([
    'condenser £140, labour £90',
    'timing chain £85, labour £600',
    'ATF 7 l £95, labour £70',
    'gearbox filter £45, labour £90',
    'O/S/F lwr arm £78, labour £84',
  ])('is asked for where it is not on the quote: %s', (text) => {
    expect(about(`${text}, inc VAT`)).toContain('missing');
  });

  test.each([
    'condenser £140, regas £75, labour £90',
    'timing chain kit £285, labour £600',
    'ATF 7 l £95, gearbox filter £45, labour £70',
    'TRE N/S £24, tracking £40',
    'strut top mount £28, labour £90',
    'turbo boost sensor £38, labour £40',
  ])('is not asked for where it is, or is not needed: %s', (text) => {
    expect(about(`${text}, inc VAT`)).not.toContain('missing');
  });

  test('pads without discs are everyday work unless the discs were found at fault', () => {
    const pads = [
      { faultId: 'front-brake-pads-worn', name: 'Worn front brake pads', probability: 0.8 },
    ];
    const discs = [
      { faultId: 'brake-discs-corroded', name: 'Corroded brake discs', probability: 0.5 },
    ];
    expect(about('front pads £44, labour £60, inc VAT', { found: pads })).not.toContain('missing');
    expect(about('front pads £44, labour £60, inc VAT', { found: discs })).toContain('missing');
    expect(about('front pads £44, labour £60, inc VAT')).toContain('missing');
  });
});

test('one piece of a set, a pair and several pieces have ranges of their own', () => {
  const standing = (text: string) => examine(`${text}, inc VAT`).lines[0]?.standing;
  expect(standing('Glow plug cyl 1 £18')).toBe('within');
  expect(standing('Set of 4 injectors £780')).toBe('within');
  expect(standing('Wheel speed sensor £480')).toBe('above');
  expect(standing('Brake cleaner £4')).not.toBe('below');
});

test('a word with one slip of a letter is known, one that may be two things is not', () => {
  const part = (text: string) => examine(`${text} £90, inc VAT`).lines[0]?.part;
  expect(part('Altemator')).toBe(part('Alternator'));
  expect(part('Thermostal')).toBe(part('Thermostat'));
  expect(part('Flux capacitor')).toBeNull();
});
