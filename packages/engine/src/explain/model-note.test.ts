import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { expect, it } from 'vitest';

import { createEngine } from '../create-engine.ts';
import { models } from '../testing/engine.ts';

/** Without owners' posts, which leave so few causes of other systems that no note speaks against one. */
const { systems, faults, clauses } = models;
const engine = createEngine(KNOWLEDGE, { systems, faults, clauses });

const notesOn = (text: string) =>
  engine
    .diagnose({ text }, {})
    .causes.flatMap(({ system, evidence }) =>
      evidence.flatMap((note) => (note.source === 'text-model' ? [{ system, ...note }] : [])),
    );

const TEXT =
  'The transmission slams into second gear, slips between gears and shudders when it is hot. Sometimes I hear a grinding noise when I brake.';

it('says in which direction the whole description reads, as a mechanic would', () => {
  const notes = notesOn(TEXT);
  const gearbox = notes.find(({ system }) => system === 'transmission_drivetrain');
  expect(gearbox?.weight).toBeGreaterThan(0);
  expect(gearbox?.meaning).toMatch(
    /^Your whole description reads more like a gearbox complaint than an? /,
  );
  const brakes = notes.find(({ system }) => system === 'brakes');
  expect(brakes?.weight).toBeLessThan(0);
  expect(brakes?.meaning).toBe(
    'Your whole description reads more like a gearbox complaint than a brake complaint',
  );
});

it('quotes the word that reported most, or the description as a whole', () => {
  for (const { text } of notesOn(TEXT)) {
    expect([TEXT.includes(text), text === 'Your description as a whole']).toContain(true);
  }
});
