import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { COMMON_QUESTIONS } from '@wrenchwise/knowledge/chat/common-questions';
import { describe, expect, it } from 'vitest';

import { answerNear, answerRatherThanNone, nearestTo, type Subject } from './common-questions.ts';
import { normalise } from './normalise.ts';

const CASES = join(import.meta.dirname, '..', 'cases');

/** Wordings that no entry has, by their writers: an id and a wording a line. */
const setAside = readdirSync(CASES).flatMap((file) =>
  readFileSync(join(CASES, file), 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [id = '', wording = ''] = line.split('\t');
      return { id, wording };
    }),
);

const byId = new Map(COMMON_QUESTIONS.map((entry) => [entry.id, entry]));

const subjectOf = (id: string): Subject => {
  const entry = byId.get(id);
  return {
    names: (entry?.about ?? []).join(' '),
    of: [...(entry?.faults ?? []), ...(entry?.jobs ?? [])].slice(0, 1),
  };
};

const idOf = (wording: string, subject: Subject): string | undefined =>
  nearestTo(wording, subject)?.entry.id;

/** The share of the wordings set aside that were found first when this was last measured. */
const FOUND = 0.72;

describe('common questions', () => {
  it('have an id each, and no wording twice', () => {
    expect(byId.size).toBe(COMMON_QUESTIONS.length);
    const wordings = COMMON_QUESTIONS.flatMap(({ asks }) => asks.map(normalise));
    expect(wordings.filter((one, at) => wordings.indexOf(one) !== at)).toEqual([]);
  });

  it('are found by their own wordings', () => {
    const missed = COMMON_QUESTIONS.flatMap(({ id, asks, faults, jobs }, at) => {
      // One of each, of a third of those of faults: reading thousands takes a minute.
      if ((faults ?? jobs) !== undefined && at % 3 > 0) return [];
      const wording = asks[at % asks.length] ?? '';
      return idOf(wording, subjectOf(id)) === id ? [] : [`${id}: ${wording}`];
    });
    expect(missed).toEqual([]);
  });

  it('are found by wordings that they do not have as often as when it was last measured', () => {
    const found = setAside.filter(({ id, wording }) => idOf(wording, subjectOf(id)) === id);
    expect(found.length / setAside.length).toBeGreaterThan(FOUND);
  });

  it('of a fault are asked of it, and of no other', () => {
    const own = COMMON_QUESTIONS.filter(({ faults }) => faults?.[0] !== undefined).slice(0, 60);
    const elsewhere = own.filter(({ id, asks: [ask = ''] }) => {
      const near = nearestTo(ask, { names: '', of: ['normal-ac-condensate'] });
      return near?.entry.id === id;
    });
    expect(elsewhere).toEqual([]);
  });

  it('leave the verdict on driving to the diagnosis', () => {
    const permits = /\b(?:you can|it is safe to|safe to) drive\b(?! on the| only| it to)/i;
    expect(
      COMMON_QUESTIONS.filter(({ answer }) => permits.test(answer)).map(({ id }) => id),
    ).toEqual([]);
  });
});

describe('the answer to a common question', () => {
  it('is given to nearly its words, and not on another subject', () => {
    expect(
      answerNear('can my neighbour jump it from his diesel?', { names: 'worn 12 V battery' }),
    ).toMatch(/12/);
    expect(
      answerNear('can my neighbour jump it from his diesel?', { names: 'worn brake pads' }),
    ).toBeUndefined();
  });

  it('is not given to a question of a few common words', () => {
    expect(answerNear('will it get worse', { names: 'worn clutch' })).toBeUndefined();
  });

  it('repeats what it was taken as where the words are less near', () => {
    const wordings = setAside
      .map(({ id, wording }) => answerRatherThanNone(wording, subjectOf(id)))
      .filter((text) => text?.startsWith('I take it that you ask'));
    expect(wordings.length).toBeGreaterThan(0);
  });
});
