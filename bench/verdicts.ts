import type { DriveVerdict } from '@wrenchwise/knowledge/schema';
import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';
import { z } from 'zod';

import otherHands from './cases/other-hands.json' with { type: 'json' };
import labelled from './cases/verdicts.json' with { type: 'json' };
import { engine } from './product/engine.ts';
import { writeResult } from './scores/results.ts';
import { wilson } from './scores/wilson.ts';
import { type Half, halfOf, HALVES } from './texts/halves.ts';
import { warnsOf } from './texts/hazards.ts';
import { strangersTexts } from './texts/strangers-texts.ts';

const isMain = process.argv[1] === import.meta.filename;

const Verdict = z.enum(['yes', 'caution', 'no']);
const STRICTNESS: Readonly<Record<DriveVerdict, number>> = { yes: 0, caution: 1, no: 2 };

const Labelled = z.array(
  z.object({
    id: z.string(),
    lax: Verdict,
    strict: Verdict,
    danger: z.array(z.string()),
    healthy: z.boolean(),
  }),
);
const Dangerous = z.array(z.object({ id: z.string(), text: z.string(), verdict: Verdict }));
const Harmless = z.array(z.object({ id: z.string(), text: z.string(), verdictAtMost: Verdict }));
const Claims = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    claims: z.array(z.object({ by: z.string(), text: z.string() })),
  }),
);

const inHalf = <T extends { readonly id: string }>(rows: readonly T[], half: Half): readonly T[] =>
  rows.filter(({ id }) => halfOf(id) === half);

/** Verdicts and alerts on texts that strangers wrote. */
const onStrangers = (half: Half, texts: ReadonlyMap<string, string>) => {
  const rows = inHalf(Labelled.parse(labelled.rows), half).flatMap((row) => {
    const text = texts.get(row.id);
    return text === undefined ? [] : [{ ...row, answer: engine.diagnose({ text }, {}) }];
  });
  const strictness = ({ answer }: (typeof rows)[number]) => STRICTNESS[answer.canDrive.verdict];
  const alerted = rows.filter(({ answer }) => answer.alerts.length > 0);
  const dangers = rows.filter(({ danger }) => danger.length > 0);
  return {
    texts: rows.length,
    tooLax: wilson(rows.filter((row) => strictness(row) < STRICTNESS[row.lax]).length, rows.length),
    tooStrict: wilson(
      rows.filter((row) => strictness(row) > STRICTNESS[row.strict]).length,
      rows.length,
    ),
    withAlert: alerted.length,
    falseAlert: wilson(
      alerted.filter(({ answer, danger }) => answer.alerts.some(({ id }) => !warnsOf(id, danger)))
        .length,
      alerted.length,
    ),
    dangerWithoutAlert: wilson(
      dangers.filter(({ answer }) => answer.alerts.length === 0).length,
      dangers.length,
    ),
  };
};

/** Alerts on descriptions that were made up by somebody who had seen no rule. */
const onOtherHands = (half: Half) => {
  const dangerous = inHalf(Dangerous.parse(otherHands.dangerous), half).map((row) => ({
    ...row,
    answer: engine.diagnose({ text: row.text }, {}),
  }));
  const harmless = inHalf(Harmless.parse(otherHands.harmless), half).map((row) => ({
    ...row,
    answer: engine.diagnose({ text: row.text }, {}),
  }));
  return {
    dangerous: dangerous.length,
    warned: wilson(
      dangerous.filter(({ answer }) => answer.alerts.length > 0).length,
      dangerous.length,
    ),
    strictEnough: wilson(
      dangerous.filter(
        ({ answer, verdict }) => STRICTNESS[answer.canDrive.verdict] >= STRICTNESS[verdict],
      ).length,
      dangerous.length,
    ),
    freeToDrive: dangerous.filter(({ answer }) => answer.canDrive.verdict === 'yes').length,
    harmless: harmless.length,
    harmlessWithAlert: wilson(
      harmless.filter(({ answer }) => answer.alerts.length > 0).length,
      harmless.length,
    ),
    harmlessForbidden: wilson(
      harmless.filter(({ answer }) => answer.canDrive.verdict === 'no').length,
      harmless.length,
    ),
  };
};

/** The most characters by which a claim's end may differ. */
const SLACK = 8;

/** How many opinions of others are recognised as such, and how many texts without one have a false one. */
const onClaims = (half: Half) => {
  let all = 0;
  let listed = 0;
  let without = 0;
  let invented = 0;
  for (const { text, claims } of inHalf(Claims.parse(otherHands.claims), half)) {
    const read = engine.diagnose({ text }, {}).claims;
    if (claims.length === 0) {
      without += 1;
      if (read.length > 0) invented += 1;
    }
    for (const claim of claims) {
      const from = text.indexOf(claim.text);
      all += 1;
      const isListed = read.some(({ text: words }) => {
        const at = text.indexOf(words);
        return at <= from + SLACK && at + words.length >= from + claim.text.length - SLACK;
      });
      if (isListed) listed += 1;
    }
  }
  return { listed: wilson(listed, all), invented: wilson(invented, without) };
};

/** Driving verdicts, alerts and opinions of others, on words that nobody of the project wrote. */
export const run = async (): Promise<void> => {
  const texts = strangersTexts();
  if (texts === undefined) return;
  const result = {
    knowledgeVersion: KNOWLEDGE_VERSION,
    ...Object.fromEntries(
      HALVES.map((half) => [
        half,
        {
          strangers: onStrangers(half, texts),
          otherHands: onOtherHands(half),
          claims: onClaims(half),
        },
      ]),
    ),
  };
  writeResult('verdicts.json', result);
  console.log(`verdicts: ${JSON.stringify(result, undefined, 1)}`);
};

if (isMain) await run();
