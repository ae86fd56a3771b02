import { describe, expect, it } from 'vitest';

import { readReport } from './read-report.ts';
import { stem } from './stem.ts';

const symptomsOf = (text: string) =>
  readReport({ text }, {}).symptoms.map(({ id, present }) => (present ? id : `not ${id}`));

const conditionsOf = (text: string) => readReport({ text }, {}).conditions.map(({ id }) => id);

describe('reading words', () => {
  it('brings word forms together and keeps a starter apart from a start', () => {
    expect(new Set(['brakes', 'braking', 'braked', 'brake'].map(stem)).size).toBe(1);
    expect(new Set(['stalls', 'stalled', 'stalling', 'stall'].map(stem)).size).toBe(1);
    expect(stem('starter')).not.toBe(stem('start'));
  });

  it('reads British and American words alike', () => {
    expect(symptomsOf('tire blew out')).toEqual(symptomsOf('tyre blew out'));
    expect(symptomsOf('the turn signal does not work')).toEqual(
      symptomsOf('the indicator does not work'),
    );
  });

  it('takes a denied symptom as absent', () => {
    expect(symptomsOf('There is no grinding when braking.')).toContain('not brake-grinding');
    expect(symptomsOf('It never overheats.')).toContain('not overheating');
    expect(symptomsOf('It never overheats.')).not.toContain('overheating');
  });

  it('takes a denial that is the symptom as present', () => {
    expect(symptomsOf('There is no heat from the heater.')).toContain('no-heat');
    expect(symptomsOf('It cranks but does not start.')).toContain('cranks-no-start');
  });

  it('leaves out what only could happen', () => {
    expect(symptomsOf('The radio is dead. I am afraid this could cause a fire.')).not.toContain(
      'fire',
    );
  });

  it('reads through slips of spelling', () => {
    expect(symptomsOf('it is overheeting')).toContain('overheating');
    expect(symptomsOf('my breaks are grindng when I slow down, braks grinding')).toContain(
      'brake-grinding',
    );
  });

  it('reads a word by its company, however often it came before', () => {
    for (let time = 0; time < 2; time += 1) {
      expect(symptomsOf('grinding from the break pads')).toContain('brake-grinding');
      expect(symptomsOf('grinding, then it breaks down')).not.toContain('brake-grinding');
    }
  });

  it('takes words that JavaScript has for its own as words', () => {
    expect(stem('constructor')).toBe('constructor');
    expect(symptomsOf('constructor __proto__ overheeting')).toContain('overheating');
  });

  it('hears when it happens', () => {
    expect(conditionsOf('Only when cold, over speed bumps, turning left at 60 mph.')).toEqual(
      expect.arrayContaining(['cold-engine', 'over-bumps', 'turning-left', 'at-high-speed']),
    );
    expect(conditionsOf('It started after I had the oil change.')).toContain('after-repair');
    expect(conditionsOf('not when cold')).not.toContain('cold-engine');
  });
});
