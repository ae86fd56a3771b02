import { describe, expect, test } from 'vitest';

import weights from '../models/intents.json' with { type: 'json' };
import { INTENTS } from './intent/intents.ts';
import { tellsResult, understand } from './understand.ts';

test('the model that ships distinguishes exactly the intents that the answers know', () => {
  expect(weights.classes).toEqual(INTENTS);
});

describe('a message is read once', () => {
  test('into what it reports and what it asks, one sentence each', () => {
    const { told, asked } = understand(
      'There is also a hissing noise from the engine. Can I still drive it to work?',
    );
    expect(told).toBe('There is also a hissing noise from the engine.');
    expect(asked?.ranked[0]?.intent).toBe('drive');
  });

  test('a question behind a comma is one of its own', () => {
    const { told, asked } = understand('it smells of petrol inside, can i drive it');
    expect(told).toBe('it smells of petrol inside');
    expect(asked?.ranked[0]?.intent).toBe('drive');
  });

  test.each([
    ['what is the weather like today', 'other'],
    ['how much did we spend on petrol this year', 'spent'],
    ['do the rotors need changing as well', 'also-replace'],
    ['so which one is it now then', 'leading'],
    ['my mate who fixes cars says it is the turbo', 'claim'],
    ['how do i go about step 4', 'step'],
    ['can you book me in for it', 'capabilities'],
  ])('typed as people type: %s', (text, intent) => {
    const [sentence] = understand(text).sentences;
    expect(sentence?.ranked[0]?.intent).toBe(intent);
  });

  test.each([
    ['how long will it take and what would they charge', 2],
    ['what does it cost? And how long is it off the road?', 2],
    ['if I pump the pedal, what should happen', 1],
    ['rings or seals, how do I tell', 1],
    ['what about that, how much?', 1],
    ['P0171? no sorry P0174', 1],
  ])('asks as many things as somebody means: %s', (text, count) => {
    expect(understand(text).sentences).toHaveLength(count);
  });

  test.each([
    'Did that. The hose stayed cold.',
    'had a look and the belt is dry',
    'did the hose thing',
  ])('what was done is reported, though it begins as questions do: %s', (text) => {
    const message = understand(text);
    expect(message.questions).toEqual([]);
    expect(tellsResult(message)).toBe(true);
  });

  test('a code that is stored is reported, one that is asked about is not', () => {
    expect(understand('code C0035 stored').told).toBe('code C0035 stored');
    expect(understand('what does C0035 mean').told).toBe('');
    expect(understand('C0035?').told).toBe('');
  });

  test.each([
    'recon starter hw much fitted',
    'ebay regas can, any good',
    'front brakes squealing, they cant be worn already can they',
    'is it me or should i no it from the start when to stop',
  ])('a question within a sentence that begins otherwise is no report: %s', (text) => {
    expect(understand(text).told).toBe('');
  });

  test('what somebody else did is asked', () => {
    expect(understand('did the garage change the fluid?').told).toBe('');
    expect(understand('did it come with a warranty').told).toBe('');
  });

  test('help to disable what protects is seen, and a light that is to go out is none', () => {
    expect(understand('how do i blank off the egr').wantsToDisable).toBe(true);
    expect(understand('how do i turn off the abs light').wantsToDisable).toBe(false);
  });

  test.each(['', '???', '\n\n', '💥', '{"intent":"drive"}', 'x'.repeat(5000), '<script>'])(
    'any text is safe: %j',
    (text) => {
      expect(() => understand(text)).not.toThrow();
    },
  );
});
