import { describe, expect, test } from 'vitest';

import { FAULTS } from './catalogue.ts';
import type { Check, CheckNeed } from './schema.ts';

/** Words that clearly need something of the car; checks may also be marked without them. */
const PLAIN: readonly (readonly [need: CheckNeed, words: RegExp])[] = [
  [
    'driven-hard',
    /\bfull[- ](?:load|throttle)|\bfirm(?:ly|) (?:stops?|accelerat|throttle|(?:from|eight) )|\baccelerate firmly|strong (?:accelerat|brak)|accelerator to the floor|\bbrake hard until|\bmotorway\b|\b(?:65|70) mph|\blong, fast\b/i,
  ],
  [
    'moving',
    /\b(?:drive (?:it|to|on|once|with|without|gently|slowly|home|the (?:same|place|gear)|as usual|straight|past|a (?:mile|straight|slow|long|week|few)|\d|your usual|five|twenty|two|that tank|where it|at|over|in mixed)|helper driv|test drive|after a drive|(?:quiet|empty|smooth|clear|rough)(?:, \w+)? road|\d ?mph|walking pace|roll slowly|pull(?:s|ing)? away (?:in|gently|firmly|to)|accelerate (?:gently|firmly|in)|select(?:s)? drive|drive and reverse|(?:between|from) drive|drive is|after \d+ miles|\d+ miles and|reverse five|figures? of eight|car park|gentle,? (?:empty )?slope)/i,
  ],
  [
    'running',
    /\b(?:engine (?:idling|running|on)\b|(?:is |and |,? )idling|(?:at|warm|let it|the engine|and|to) idle\b|run the engine|start (?:the (?:engine|car)|it|again|and (?:see|listen|watch|turn|let))\b|starts? it\b|try to start|restart\b|crank (?:the|for|once|five|again|and)|while cranking|(?:in|to) ready\b|\d,\d00 rpm|raise the revs|warm the engine|power on\b|cooling on max|pump to prime|the pump primed)/i,
  ],
  [
    'powered',
    /\bignition (?:switched )?on\b|\b(?:head)?lights on\b|\btry (?:all|every|each|both) (?:\w+ ){0,2}(?:speeds?|switch(?:es)?|directions?|positions?|settings?)\b|\bmove the window\b|\bswitch (?:it|everything) on\b/i,
  ],
];

const ORDER: readonly (CheckNeed | undefined)[] = [
  undefined,
  'powered',
  'charging',
  'running',
  'moving',
  'driven-hard',
];

/** Words that tell of more than a day. */
const LONG =
  /\b(?:for|over|after) (?:a week|two days|three (?:days|nights)|two weeks|some (?:days|weeks)|a month)\b|\bovernight\b|\bthree mornings\b/i;

/** Reviewed exceptions: the words are there without the need. */
const REVIEWED: ReadonlyMap<string, string> = new Map([
  ['body-control-module-failed/Restart the module by removing power', 'a control unit restarts'],
  ['software-update-failed/Restart the system and let the car sleep', 'a screen restarts'],
  ['infotainment-software-freeze/Force a restart', 'the radio restarts'],
  [
    'steering-pull-caster-camber/Compare camber and castor on an alignment sheet',
    'after any drive',
  ],
  ['hands-on-detection-fault/Read the touch sensor live', 'gloves that one drives with'],
  ['rear-camera-software-fault/Restart the screen and try again', 'parked, reverse selected'],
]);

/** The instructions of a check without its prohibitions. */
const ordersOf = ({ title, steps }: Check): string =>
  [title, ...steps]
    .flatMap((text) => text.split(/(?<=[.:;])\s+/))
    .filter(
      (sentence) => !/\b(?:do not|never|leave this out|engine (?:still )?off)\b/i.test(sentence),
    )
    .join(' ');

const CHECKS = FAULTS.flatMap((fault) =>
  fault.checks.map((check) => [`${fault.id}/${check.title}`, check] as const),
);

describe('what a check needs of the car', () => {
  test('is marked on every check whose words plainly ask for it', () => {
    const unmarked = CHECKS.flatMap(([name, check]) => {
      if (REVIEWED.has(name)) return [];
      const orders = ordersOf(check);
      const plain = PLAIN.find(([, words]) => words.test(orders));
      if (plain === undefined) return [];
      const [need, words] = plain;
      return ORDER.indexOf(check.needs) >= ORDER.indexOf(need)
        ? []
        : [`${name}: needs ${need}: ${words.exec(orders)?.[0]}`];
    });
    expect(unmarked).toEqual([]);
  });

  test('is shown in days where it takes days, so that nobody is asked for it now', () => {
    const hurried = CHECKS.filter(
      ([, { title, steps, days }]) => days === undefined && LONG.test([title, ...steps].join(' ')),
    );
    expect(hurried.map(([name]) => name)).toEqual([]);
  });

  test('is excepted only where the words are there', () => {
    const worded = new Set<string>(
      CHECKS.filter(([, check]) => PLAIN.some(([, words]) => words.test(ordersOf(check)))).map(
        ([name]) => name,
      ),
    );
    expect([...REVIEWED.keys()].filter((name) => !worded.has(name))).toEqual([]);
  });

  test('never follows a step that forbids it', () => {
    const contradicting = CHECKS.filter(
      ([, { needs, steps }]) =>
        (needs === 'running' && /\bdo not (?:start|crank)\b/i.test(steps.join(' '))) ||
        (needs === 'moving' && /\bdo not drive (?:it\b|for)/i.test(steps.join(' '))),
    );
    expect(contradicting.map(([name]) => name)).toEqual([]);
  });
});
