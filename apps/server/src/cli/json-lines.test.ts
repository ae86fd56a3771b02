import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { engine } from '@wrenchwise/engine/testing/engine';
import type { PlaceHints } from '@wrenchwise/rules/infer-country';
import { describe, expect, it } from 'vitest';

import { parseDiagnoseArguments } from './diagnose-arguments.ts';
import { diagnosisText } from './diagnosis-text.ts';
import { answerLines, readLine } from './json-lines.ts';

const answersTo = async (lines: readonly string[]): Promise<unknown[]> => {
  const output = new PassThrough();
  const done = answerLines(Readable.from([lines.join('\n')]), output, engine.diagnose).then(() =>
    output.end(),
  );
  const written = await text(output);
  await done;
  return written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

describe('the engine on standard input', () => {
  it('answers each line with its id, in order', async () => {
    const answers = await answersTo([
      '{"id":1,"make":"Ford","model":"Focus","year":2015,"text":"grinding when braking"}',
      '{"id":"b","make":null,"year":null,"text":"engine overheats"}',
    ]);
    expect(answers).toEqual([
      { id: 1, diagnosis: expect.objectContaining({ severity: 'high' }) },
      { id: 'b', diagnosis: expect.objectContaining({ severity: 'high' }) },
    ]);
  });

  it('says what is wrong with a line and goes on', async () => {
    const answers = await answersTo([
      'not json',
      '{"id":2}',
      '',
      '[1]',
      '{"id":3,"text":"overheating"}',
    ]);
    expect(answers).toEqual([
      { error: expect.any(String) },
      { id: 2, error: expect.any(String) },
      { error: expect.any(String) },
      { id: 3, diagnosis: expect.anything() },
    ]);
  });
});

const parse = (argv: readonly string[]) => parseDiagnoseArguments(argv, {});

const TOO_LONG = 'The description must be at most 20000 characters; this one has 20001.';

it('refuses a longer description than it reads, on a line and as an argument', () => {
  const text = 'a'.repeat(20_001);
  expect(readLine(JSON.stringify({ id: 1, text }))).toEqual({ id: 1, error: TOO_LONG });
  expect(parse([text])).toEqual({ kind: 'wrong', problem: TOO_LONG });
});

describe('the command line', () => {
  it('takes the description as a positional argument', () => {
    expect(parse(['--make', 'Ford', '--year', '2015', 'grinding', 'when braking'])).toMatchObject({
      kind: 'one',
      text: 'grinding when braking',
      vehicle: { make: 'Ford', model: null, year: 2015 },
    });
  });

  it('takes the region and the labour rate for one description and for many', () => {
    const prices = ['--region', 'UK', '--labour-rate', '72.50'];
    const options = { region: 'uk', labourCentsPerHour: 7250 };
    expect(parse([...prices, 'it squeals'])).toMatchObject({ options });
    expect(parse([...prices, '--stdin'])).toMatchObject({ kind: 'stdin', options });
    expect(parse(['it squeals'])).toMatchObject({ options: { region: 'uk' } });
  });

  it('takes the place by its option, else from the system, and never America by default', () => {
    const sydney = { timeZone: 'Australia/Sydney', acceptLanguage: 'en-US' };
    const squeals = (argv: readonly string[], device: PlaceHints) =>
      parseDiagnoseArguments([...argv, 'it squeals'], device);
    expect(squeals([], sydney)).toMatchObject({ options: { region: 'au' }, call: '000 or 112' });
    expect(squeals(['--country', 'de'], sydney)).toMatchObject({
      options: { region: 'eu' },
      call: '112',
    });
    expect(squeals(['--region', 'nz'], sydney)).toMatchObject({ options: { region: 'nz' } });
    expect(squeals([], { timeZone: 'UTC', acceptLanguage: 'C' })).toMatchObject({
      options: { region: 'uk' },
      call: '999 or 112',
    });
  });

  it('prints the prices of the user’s region, with midpoints and the money at risk', () => {
    const report = { text: 'Grinding noise when braking.' };
    const pounds = diagnosisText(
      engine.diagnose(report, {}, { region: 'uk', labourCentsPerHour: 8000 }),
    );
    expect(pounds).toMatch(/Yourself £\d+ to £\d+ \(about £\d+\), at a workshop £/);
    expect(pounds).toContain('Prices: United Kingdom, labour at £80 an hour.');
    expect(pounds).toMatch(/Before you buy\n {2}- .+: £\d+ to £\d+ at risk; first: \w/);
    expect(pounds).not.toContain('$');
    expect(diagnosisText(engine.diagnose(report, {}))).toContain('labour at $120 an hour.');
  });

  it.each([
    [[]],
    [['--year', '99999', 'x']],
    [['--fuel', 'steam', 'x']],
    [['--nonsense']],
    [['--mileage', '-4', 'x']],
    [['--region', 'mars', 'x']],
    [['--country', 'Atlantis', 'x']],
    [['--labour-rate', '5', 'x']],
    [['--labour-rate', '501', 'x']],
    [['--labour-rate', '£80', 'x']],
  ])('says what is wrong with %j', (argv) => {
    expect(parse(argv).kind).toBe('wrong');
  });
});
