import { stem } from '@wrenchwise/knowledge/stem';
import { describe, expect, it } from 'vitest';

import { engine } from '../testing/engine.ts';

const symptomsOf = (text: string) =>
  engine.readReport({ text }, {}).symptoms.map(({ id, present }) => (present ? id : `not ${id}`));

const conditionsOf = (text: string) =>
  engine.readReport({ text }, {}).conditions.map(({ id }) => id);

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

  it('takes every member of a denied list as absent, whatever joins its last one', () => {
    const listed = symptomsOf('No grinding, squealing or pulling.');
    expect(listed).not.toContain('steering-pull');
    expect(listed.filter((id) => !id.startsWith('not '))).toEqual([]);
    const longer = symptomsOf('There is no overheating, steam nor burning smell.');
    expect(longer.filter((id) => !id.startsWith('not '))).toEqual([]);
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

  it('takes no guess, comparison or cleaner for an observation', () => {
    expect(symptomsOf('I figured I blew a tire.')).not.toContain('tyre-blowout');
    expect(
      symptomsOf('It sounded like the tyre had burst, but the battery light came on.'),
    ).toEqual(['battery-light']);
    expect(symptomsOf('We put in fuel cleaner, then water remover.')).toEqual([]);
    expect(symptomsOf('I thought I could smell petrol in the cabin.')).toContain('fuel-smell');
  });

  it('wants more than the place and the part of a phrase', () => {
    expect(symptomsOf('I was at highway speeds.')).not.toContain('speed-vibration');
    expect(symptomsOf('In my rear view mirror I saw a van.')).toEqual([]);
    expect(symptomsOf('The engine light remained illuminated.')).not.toContain(
      'brake-lights-stuck',
    );
    expect(symptomsOf('My rental was brand new.')).not.toContain('battery-good');
  });

  it('leaves the noise of a door to the door', () => {
    expect(symptomsOf('The front door makes a loud grinding noise.')).toEqual(['door-binds']);
  });

  it('shows looking under the bonnet from a bonnet that opens, and a hot day from a hot engine', () => {
    expect(symptomsOf('I popped the hood and looked.')).toEqual([]);
    expect(symptomsOf('It had run well on a hot day.')).not.toContain('overheating');
    expect(symptomsOf('My Buick is in the garage.')).toEqual([]);
  });

  it('hears of a symptom in words that no phrase has, and quotes them', () => {
    const text = 'Lovely van, but it bangs into 2nd when warmed up.';
    const read = engine
      .readReport({ text }, {})
      .symptoms.find(({ isLearned }) => isLearned === true);
    expect(read?.id).toBe('harsh-shift');
    expect(text.slice(read?.start, read?.end)).toBe('bangs into 2nd');
  });

  it('takes a stall at a speed for a stall on the move only', () => {
    const read = symptomsOf('The vehicle stalled at 45 mph.');
    expect(read).toContain('stalls-while-driving');
    expect(read).not.toContain('stalls-at-idle');
  });

  it('hears of parts that were found good', () => {
    expect(symptomsOf('The battery tested good.')).toContain('battery-good');
    expect(symptomsOf('The alternator tests fine.')).toContain('alternator-good');
    expect(symptomsOf('I checked and the oil level was fine.')).toContain('oil-level-full');
  });

  it.each([
    ["The car won't turn on.", 'wont-start'],
    ['It would not start.', 'wont-start'],
    ['It failed to restart.', 'wont-start'],
    ['The car was sputtering.', 'misfire'],
    ['The vehicle shudders.', 'car-shakes'],
    ['It lost power.', 'loss-of-power'],
  ])('reads the plain sentence %j', (text, symptom) => {
    expect(symptomsOf(text)).toContain(symptom);
  });

  it('reads nothing electric of a car that is known to burn petrol', () => {
    const text = 'It charges slowly.';
    const read = (fuel: 'petrol' | 'electric') =>
      engine.readReport({ text }, { fuel }).symptoms.map(({ id }) => id);
    expect(read('electric')).toContain('ev-charges-slowly');
    expect(read('petrol')).toEqual([]);
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

  it.each([
    ['Shakes at 30 but fine on the motorway.', 'at-high-speed'],
    ['The squeal goes away once it is warm.', 'warm-engine'],
    ['It does not do it when braking.', 'braking'],
    ['But on the motorway it runs fine.', 'at-high-speed'],
    ['Rattles at idle. When accelerating, no problem.', 'accelerating'],
  ] as const)('do not count where the car is well: %s', (text, circumstance) => {
    expect(conditionsOf(text)).not.toContain(circumstance);
  });

  it.each([
    ['Judders when cold, fine when warm.', 'cold-engine'],
    ['It does not run smoothly when cold.', 'cold-engine'],
    ['The engine stops when it is hot.', 'warm-engine'],
    ['Hesitates when accelerating, drives fine in town.', 'accelerating'],
  ] as const)('count where it is not: %s', (text, circumstance) => {
    expect(conditionsOf(text)).toContain(circumstance);
  });
});

describe('statements', () => {
  it('end at a contrast and at a new subject', () => {
    const ofTheCamera = symptomsOf('The radio is fine, only the rear camera is black');
    expect(ofTheCamera).toContain('camera-blank');
    expect(ofTheCamera.filter((id) => !id.startsWith('camera-'))).toEqual([]);
    expect(symptomsOf('Steering is light as ever but the gearbox whines')).not.toContain(
      'steering-noise',
    );
  });

  it.each([
    ['Oil leak fixed in the spring, now it loses coolant', 'oil-leak', 'coolant-loss'],
    ['The gearbox used to slip, now the horn is dead', 'gearbox-slips', 'horn-fault'],
    ['The clutch was slipping so it got a new one. The horn is dead', 'clutch-slips', 'horn-fault'],
    ['It is not the brakes that squeal, the horn is dead', 'brake-squeal', 'horn-fault'],
    ['What happens if the clutch slips? My horn is dead', 'clutch-slips', 'horn-fault'],
  ])('tell what is over, asked about or not at fault: %s', (text, over, there) => {
    expect(symptomsOf(text)).not.toContain(over);
    expect(symptomsOf(text)).toContain(there);
  });

  it.each([
    ['The oil leak is not fixed', 'oil-leak'],
    ['The oil leak needs to be fixed', 'oil-leak'],
    ['I want the oil leak fixed', 'oil-leak'],
    ['Oil leak was repaired twice and is back again', 'oil-leak'],
    ['Why will it not start?', 'wont-start'],
  ])('leave what is still there: %s', (text, id) => {
    expect(symptomsOf(text)).toContain(id);
  });

  it('take a double denial as there', () => {
    expect(symptomsOf("I can't turn left without a clicking sound")).toContain(
      'click-when-turning',
    );
    expect(symptomsOf('It stops without a squeal')).not.toContain('brake-squeal');
  });
});
