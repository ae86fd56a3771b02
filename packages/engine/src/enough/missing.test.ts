import { describe, expect, it } from 'vitest';

import { engine } from '../testing/engine.ts';
import { ASKS } from './examples.ts';

const missing = (text: string) => engine.diagnose({ text }, {}).needsMore?.kind;

describe('a report with too little to go on', () => {
  it.each([
    'something is wrong with my car',
    'help',
    'car broken',
    'what is wrong?',
    "it doesn't work",
    'car acting weird',
    'I have a problem with my 2012 ford focus',
    'same problem as before',
    '🙂',
    '?!',
    'asdf qwerty',
  ])('is asked what the car does: %s', (text) => {
    expect(missing(text)).toBe('too-little');
  });

  it.each([
    ['it makes a weird noise', 'noise'],
    ['strange sound', 'noise'],
    ['there is a strange smell', 'smell'],
    ['a warning light is on', 'light'],
    ['my wife says the light is on', 'light'],
    ['red light on dash', 'light'],
    ['something is wrong with my car. A warning light is on', 'light'],
    ['my car is leaking something', 'leak'],
    ['there is a strange smell in my car', 'smell'],
    ['something is leaking', 'leak'],
    ['my cat is ill', 'not-a-car'],
    ['my boiler thermostat is stuck', 'not-a-car'],
    ['my bicycle chain is rusty', 'not-a-car'],
    ['my favourite colour is blue', 'not-a-car'],
    ['I love pizza with extra cheese', 'not-a-car'],
    ['what is the capital of France', 'not-a-car'],
  ])('is asked about what was understood: %s', (text, kind) => {
    expect(missing(text)).toBe(kind);
  });

  it('gets no cause, no price and no advice, and a neutral verdict with its reason', () => {
    for (const text of ['something is wrong with my car', 'it makes a weird noise', 'help']) {
      const answer = engine.diagnose({ text }, {});
      expect(answer).toMatchObject({
        severity: 'medium',
        canDrive: { verdict: 'caution' },
        causes: [],
        other: 1,
        plan: [],
        parts_and_cost: [],
        common_failure_patterns: [],
        confidence: 'unknown',
      });
      expect(answer.canDrive.reason).toMatch(/does not say enough/);
      expect(answer.recommendations.join(' ')).not.toMatch(/replace/i);
      expect(answer.systems).toHaveLength(14);
    }
  });

  it('is asked with examples that are enough themselves', () => {
    for (const { examples } of Object.values(ASKS)) {
      for (const text of examples) expect.soft(missing(text), text).toBeUndefined();
    }
  });
});

describe('enough to go on', () => {
  it.each([
    '2012 focus rattles when cold',
    'no crank just clicks',
    'heater blows cold',
    'AC not cold',
    'check engine light flashing',
    'check engine light',
    'P0301',
    'P0301 beim Beschleunigen',
    'radiator',
    'brakes',
    'something is wrong with my brakes',
    'noise when braking',
    'noise from the front',
    'grinding noise',
    'squeak',
    "won't start",
    "car won't start help",
    'it shakes',
    'stalls',
    'turbo',
    'no power',
    'low mpg',
    'radio not working',
    'EPC light on vw polo',
    'mine is a 1.9 tdi and it stalls',
    'braks r squeeling wen i stopp',
    'My Citroën C4 Picasso du diesel has no power',
    'The car judders en route to work',
    'thermostat stuck?',
    'wishbone',
    'head gasket?',
    'headgasket?',
    'new cambelt?',
    'power steering issues',
    'does not allow the key to be pulled out of the ignition',
    'driving the vehicle, noticed some slippage when turning',
    'FCA never bleeped',
  ])('is what an owner says in few words: %s', (text) => {
    expect(missing(text)).toBeUndefined();
  });

  it.each([
    'Whenever I am in the truck it hums, no clue',
    'Any idea what this is on my Astra? It started to squeak, the one my dad drives does not',
    'Wondering why my van smokes, any thoughts are welcome',
    'Hello. I have a 2014 Corsa, it makes a clunk clunk and I have no clue',
    'So earlier when I was driving I heard a scraping as I was braking and slowing down and it got louder, could anyone say what it is and what it would cost to have it mended',
    'My 2016 Kona with 48,000 miles on it is making this remote control car whining noise, is this normal',
    'Something dangles under my 2015 Silverado, how bad is it?',
    'What is this that cracked on my 2012 Polo?',
    'Car won’t start, I turn the key and it gets power but nothing else. It might as well be a toy car.',
  ])('is a car that does something, whatever else is said: %s', (text) => {
    const answer = engine.diagnose({ text }, {});
    expect(answer.needsMore).toBeUndefined();
    expect(answer.causes.length).toBeGreaterThan(0);
  });

  it.each([
    'What would it look like if a tyre was about to burst? I have always wondered about that, and my friends never knew.',
    'Can anyone help with my 2018 Fiesta? Thanks a lot in advance, I know nothing about cars',
    'How bad is this? 2012 Civic with 120k miles',
    'I love my car and would like to know which colour suits it best, red or blue',
  ])('is not a text that says nothing of a fault: %s', (text) => {
    expect(missing(text)).toBeDefined();
  });

  it.each(['something is on fire', 'smoke from the dash', 'it rolled away'])(
    'is any danger, and it decides the verdict: %s',
    (text) => {
      const answer = engine.diagnose({ text }, {});
      expect(answer.needsMore).toBeUndefined();
      expect(answer.canDrive.verdict).toBe('no');
    },
  );
});

describe('causes of a few per cent', () => {
  it.each([
    'grinding noise',
    'squeak',
    'radiator',
    'sunroof',
    'noise from the front',
    'EML on',
    'horn',
    'the engine light is on',
  ])('decide nothing: %s', (text) => {
    const answer = engine.diagnose({ text }, {});
    expect(answer.causes[0]?.probability).toBeLessThan(0.18);
    expect(answer.causes.length).toBeGreaterThan(0);
    expect(answer).toMatchObject({
      severity: 'medium',
      canDrive: { verdict: 'caution' },
      plan: [],
      parts_and_cost: [],
    });
    expect(answer.recommendations.join(' ')).not.toMatch(/if that confirms it/i);
  });
});

describe('other languages', () => {
  it.each([
    ['de', 'Mein Auto macht ein komisches Geräusch beim Bremsen'],
    ['de', 'Meine Bremsen quietschen wenn ich bremse'],
    ['fr', 'Ma voiture fait un bruit bizarre quand je freine'],
    ['fr', 'ma voiture ne démarre pas'],
    ['fr', 'fuite de liquide de refroidissement'],
    ['de', 'verliert Kühlwasser'],
    ['es', 'Mi coche hace ruido cuando freno'],
    ['it', 'La mia macchina fa rumore quando freno'],
    ['it', 'il motore non parte'],
    ['pt', 'Meu carro faz barulho quando freio'],
    ['nl', 'Mijn auto maakt geluid bij het remmen'],
    ['nl', 'mijn auto start niet'],
    ['pl', 'Mój samochód hałasuje przy hamowaniu'],
    ['ro', 'Mașina mea face zgomot când frânez'],
    ['tr', 'Arabam fren yapınca ses geliyor'],
    ['sv', 'Min bil låter när jag bromsar'],
    ['cs', 'Když brzdím, auto dělá hluk'],
    ['hu', 'Az autó hangot ad, amikor fékezek'],
    ['ru', 'Машина не заводится'],
    ['uk', 'Машина шумить, коли гальмую, і не їде'],
    ['ar', 'السيارة لا تعمل'],
    ['hi', 'मेरी गाड़ी स्टार्ट नहीं होती'],
    ['zh', '我的车打不着火'],
    ['ja', '車のエンジンがかかりません'],
    ['ko', '시동이 걸리지 않아요'],
    ['el', 'Το αυτοκίνητο δεν παίρνει μπροστά'],
  ])('are shown, in %s, that only English is understood: %s', (id, text) => {
    const { needsMore } = engine.diagnose({ text }, {});
    expect(needsMore).toMatchObject({ kind: 'language', language: { id } });
  });

  it.each([
    'Le Mans edition Mustang stalls',
    'The Citroën C4 du jour has no power en route',
    'P0420 P0171 lambda',
    'brk noize frnt lft',
    'cnt strt teh car',
    'no AC',
    'es300 auto trans slips',
    'die of heat in my car, the AC blows warm',
    'My Škoda Octavia squeals',
    'wagen battery light',
    'Fahrvergnügen gone: my Golf vibrates at 60 mph',
  ])('are not seen in English: %s', (text) => {
    expect(engine.diagnose({ text }, {}).needsMore?.language).toBeUndefined();
  });
});
