import { describe, expect, test } from 'vitest';

import { library } from '../testing/library.ts';
import type { CatalogueGuide } from './guide-catalogue.ts';

const { find: findGuide, list: listGuides } = library.guides;

const GUIDES = listGuides().flatMap(({ slug }) => findGuide(slug) ?? []);

const blankIn = (texts: readonly string[]) => texts.filter((text) => text.trim().length < 3);

test('there are at least 160 guides, each under a slug of its own', () => {
  expect(GUIDES.length).toBeGreaterThanOrEqual(160);
  expect(new Set(GUIDES.map(({ slug }) => slug)).size).toBe(GUIDES.length);
});

describe.each(GUIDES.map((guide) => [guide.title, guide] as const))('%s', (_, guide) => {
  test('says everything that a guide’s page shows', () => {
    const { title, faultName, workshopName, summary, overview, estimatedTime, stopIf, drive } =
      guide;
    expect(
      blankIn([title, faultName, workshopName, summary, overview, estimatedTime, stopIf]),
    ).toEqual([]);
    expect(drive.reason.trim()).not.toBe('');
    expect(guide.tools.length).toBeGreaterThan(0);
    expect(guide.symptoms.length).toBeGreaterThan(0);
    expect(guide.checks.length).toBeGreaterThan(0);
    expect(guide.related.length).toBeGreaterThan(0);
    expect(blankIn([...guide.tools, ...guide.symptoms, ...guide.safety, ...guide.steps])).toEqual(
      [],
    );
  });

  test('puts safety first, then at least four steps, none twice', () => {
    expect(guide.safety.length).toBeGreaterThan(0);
    expect(guide.steps.length).toBeGreaterThanOrEqual(4);
    expect(new Set(guide.steps).size).toBe(guide.steps.length);
  });

  test('prices its parts, or says that it needs none', () => {
    if (guide.parts.length === 0) {
      expect(guide.overview).toMatch(
        /\b(?:no|without)\b (?:\w+ )?(?:part|material|component)|needs? no\b|nothing (?:is|has|need)/i,
      );
    }
    for (const { name, low, high } of guide.parts) {
      expect(name.trim()).not.toBe('');
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeGreaterThanOrEqual(low);
    }
    const { parts, labour, diy, professional } = guide.cost;
    for (const range of [parts, labour, diy, professional]) {
      expect(range.high).toBeGreaterThanOrEqual(range.low);
    }
    // An open recall has no bill.
    if (/\brecall/i.test(guide.faultName)) expect(professional.high).toBe(0);
    else expect(professional.high).toBeGreaterThan(0);
    expect(professional.low).toBeGreaterThanOrEqual(labour.low);
    expect(guide.labourHours.high).toBeGreaterThanOrEqual(guide.labourHours.low);
  });
});

describe('a guide that says “do not drive”', () => {
  const doNot = GUIDES.filter(({ drive }) => drive.verdict === 'no');

  test('opens with no check that needs driving, and marks those that come after', () => {
    expect(doNot.length).toBeGreaterThan(100);
    for (const { title, checks } of doNot) {
      const driven = checks.map(({ needs }) => needs === 'moving' || needs === 'driven-hard');
      expect.soft(driven[0] && checks[0]?.caution === undefined, title).toBeFalsy();
      for (const [at, check] of checks.entries()) {
        if (driven[at]) {
          expect.soft(check.caution, title).toMatch(/workshop: it needs the car driven/);
        }
      }
    }
  });

  test('keeps the road test at the end of the repair', () => {
    const tested = doNot.filter(({ steps }) => /\b(?:drive|road)\b/i.test(steps.at(-1) ?? ''));
    expect(tested.length).toBeGreaterThan(10);
  });
});

const WORDS_IN_A_ROW = 4;
// The most similar two share a tenth today: both remove the same covers.
const MOST_ALIKE = 0.2;

/** Word n-grams of a guide's instructions, without its own names. */
const runsOf = (guide: CatalogueGuide): ReadonlySet<string> => {
  const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const names = new Set(wordsOf(`${guide.title} ${guide.faultName} ${guide.workshopName}`));
  const words = wordsOf([guide.overview, ...guide.steps, guide.stopIf].join(' ')).filter(
    (word) => !names.has(word),
  );
  return new Set(
    words.map((_, index) => words.slice(index, index + WORDS_IN_A_ROW).join(' ')).slice(0, -3),
  );
};

test('no two guides are alike but for their names', () => {
  const runs = GUIDES.map(runsOf);
  const tellers = new Map<string, number[]>();
  for (const [at, own] of runs.entries()) {
    for (const run of own) tellers.set(run, [...(tellers.get(run) ?? []), at]);
  }
  const shared = new Map<string, number>();
  for (const places of tellers.values()) {
    for (const [place, one] of places.entries()) {
      for (const other of places.slice(place + 1)) {
        const pair = `${one} ${other}`;
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
    }
  }
  const alike = [...shared]
    .map(([pair, common]) => {
      const [one = 0, other = 0] = pair.split(' ').map(Number);
      const all = (runs[one]?.size ?? 0) + (runs[other]?.size ?? 0) - common;
      return { share: common / all, titles: [GUIDES[one]?.title, GUIDES[other]?.title] };
    })
    .filter(({ share }) => share > MOST_ALIKE);
  expect(alike).toEqual([]);
});
