import { describe, expect, it } from 'vitest';

import { engine } from '../testing/engine.ts';

const read = (text: string) => engine.readReport({ text }, {});
const termsOf = (text: string) =>
  read(text).reading.units.map(({ term, negated }) => (negated ? `not ${term}` : term));
const symptomsOf = (text: string) =>
  read(text).symptoms.map(({ id, present }) => (present ? id : `not ${id}`));

describe('words that look alike', () => {
  it('does not take miles for the MIL, nor a cell for the CEL', () => {
    expect(termsOf('40,000 miles on it')).toEqual(['40', '000']);
    expect(symptomsOf('It came on at 40,000 miles.')).not.toContain('check-engine-light');
    expect(termsOf('a battery cell')).not.toContain(termsOf('CEL')[0]);
    expect(termsOf('the MIL')).toEqual(termsOf('the check engine light'));
  });

  it('does not correct words that it knows from synonyms, or that mean nothing', () => {
    expect(termsOf('it stinks')).toEqual(termsOf('it smells'));
    expect(termsOf('it stinks')).not.toEqual(termsOf('it sticks'));
    expect(termsOf('I was noticing')).toEqual([]);
  });

  it('does not take a bent part for a bend in the road', () => {
    expect(termsOf('the rim is bent')).toEqual(['wheel', 'bent']);
    expect(termsOf('in bends')).toEqual(termsOf('in corners'));
  });

  it("hears the denial in 'won't turn on'", () => {
    for (const words of [
      "won't turn on",
      'will not turn on',
      'does not switch on',
      'wont turn on',
    ]) {
      expect(symptomsOf(`The headlights ${words}.`)).toContain('headlight-out');
    }
    expect(termsOf('I turned on the radio')).toEqual(termsOf('the radio'));
  });

  it('keeps high beam and low beam apart', () => {
    expect(symptomsOf('My high beams do not work.')).toContain('high-beam-fault');
    expect(symptomsOf('My high beams do not work.')).not.toContain('headlight-out');
    expect(symptomsOf('The low beam is out.')).toContain('headlight-out');
    expect(symptomsOf('The low beam is out.')).not.toContain('high-beam-fault');
  });

  it("reads 'auto hold' as more than a hold", () => {
    expect(termsOf('auto hold')).not.toEqual(termsOf('hold'));
    expect(symptomsOf('Auto hold does not work.')).toContain('hill-hold-fault');
  });
});
