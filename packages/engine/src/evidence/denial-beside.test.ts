import { describe, expect, it } from 'vitest';

import { engine } from '../testing/engine.ts';

const readingsOf = (text: string): readonly string[] =>
  engine
    .readReport({ text }, {})
    .symptoms.map(({ id, present }) => `${present ? '+' : '-'}${id}`)
    .sort();

describe('part of a sign’s words beside a denied word of the same sign', () => {
  it.each([
    ['Filler flap will not shut properly', '+fuel-flap-fault'],
    ['The flap on the rear wing never shuts', '+fuel-flap-fault'],
    ["My filler flap doesn't latch shut since the frost", '+fuel-flap-fault'],
    ['The charging flap will not shut', '+fuel-flap-fault'],
    ['The cancel switch does not cancel anything until I brake', '+cruise-wont-cancel'],
  ])('is that sign where the denial itself is the fault: %s', (text, reading) => {
    expect(readingsOf(text)).toContain(reading);
  });

  it.each([
    ['The tyre wall is scuffed, but no bulge', 'tyre-bulge'],
    ['The tyre sidewall is scuffed but has no bulge', 'tyre-bulge'],
  ])('is not that sign where it is merely not there: %s', (text, id) => {
    const readings = readingsOf(text);
    expect(readings).toContain(`-${id}`);
    expect(readings).not.toContain(`+${id}`);
  });
});

describe('a sign that is denied by its name', () => {
  it.each([
    ['Brake disc scored, no grinding', 'brake-grinding'],
    ['Brake discs are scored. There is no grinding.', 'brake-grinding'],
    ['The squeal has gone since I changed the pads but the pedal is soft', 'brake-squeal'],
    ['The vibration has disappeared, now only a whine at 50', 'speed-vibration'],
  ])('is not read from the words beside it: %s', (text, id) => {
    expect(readingsOf(text)).not.toContain(`+${id}`);
  });

  it.each([
    ['Brake discs are scored and it grinds', 'brake-grinding'],
    ['No squeal when cold, but it squeals when I brake hard', 'brake-squeal'],
    ['The power steering has gone', 'steering-assist-lost'],
  ])('is read where it is there all the same: %s', (text, id) => {
    expect(readingsOf(text)).toContain(`+${id}`);
  });
});
