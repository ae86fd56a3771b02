import { stem } from '@wrenchwise/knowledge/stem';

import { normalise } from '../normalise.ts';
import { bullets, paragraphs, sentence } from '../words.ts';
import type { VehicleFacts } from './vehicle-facts.ts';
import { workText } from './work-text.ts';

type Work = VehicleFacts['work'][number];

/** What the tester said: 'what did the MOT moan about', 'any advisories last time', 'why did it fail'. */
export const ASKS_TEST_FINDINGS =
  /\b(?:mot|test(?:er|ing station)?)\b.*\b(?:advis\w*|moan\w*|complain\w*|grumbl\w*|pick(?:ed|s)? up|failed|fail (?:on|for|last)|failures?|flag\w*|mention\w*|point(?:ed)? out|warned|find|found|note[ds]?|writ\w+|list\w*|wrong)\b|\b(?:advis\w+|failed on|fail items?|failures?)\b.*\b(?:mot|test|last|still|done|sort\w*|fix\w*)\b/;

/** Words of a tester’s line that name no part. */
const OF_TESTERS: ReadonlySet<string> = new Set(
  'advisory advisories fail failed failure pass passed mot test retest slight slightly wearing worn thin low close limit legal both front rear left right side near off offside nearside inner outer upper lower play excessive with the and for has have was were but not yet damaged corroded corrosion blowing leaking deteriorated'
    .split(' ')
    .map((word) => stem(word)),
);

const partsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (normalise(text).match(/[a-z]{3,}/g) ?? [])
      .map((word) => stem(word))
      .filter((word) => !OF_TESTERS.has(word)),
  );

const ENDS = [/\bfront\b/i, /\brear\b/i] as const;

/** Whether one is of the front and the other of the rear. */
const areOpposite = (one: string, other: string): boolean =>
  ENDS.some((end, at) => end.test(one) && ENDS[1 - at]?.test(other) === true && !end.test(other));

const findingsOf = ({ notes, title }: Work): string | undefined =>
  notes?.trim() || (/\b(?:fail\w*|advis\w*)\b/i.test(title) ? title : undefined);

/** The work since a test that names a part which the tester named. */
const doneSince = (test: Work, findings: string, { work }: VehicleFacts): readonly Work[] => {
  const items = findings.split(/[.;\n]|,(?= )/);
  return work.filter(
    (one) =>
      one.date > test.date &&
      !/\bmot\b/i.test(one.title) &&
      items.some((item) => {
        const parts = partsIn(item);
        const isNamed = [...partsIn(one.title)].some((part) => parts.has(part));
        return isNamed && !areOpposite(item, one.title);
      }),
  );
};

const MAX_TESTS = 2;

/** What the last test found, by the log’s notes and the register, and what was done about it since. */
export const testFindings = (facts: VehicleFacts): string | undefined => {
  const tests = facts.work.filter(
    (one) => /\bmot\b/i.test(one.title) && findingsOf(one) !== undefined,
  );
  const advisories = facts.vehicle.register?.record.openAdvisories ?? [];
  const [last] = tests;
  const findings = last && findingsOf(last);
  if (findings === undefined && advisories.length === 0) return undefined;
  const since = last && findings !== undefined ? doneSince(last, findings, facts) : [];
  return paragraphs(
    tests.length > 0 &&
      bullets(
        tests
          .slice(0, MAX_TESTS)
          .map(
            (one) =>
              `${workText(one, facts)}${one.notes === null ? '' : `. Written with it: “${sentence(one.notes.trim())}”`}`,
          ),
      ),
    advisories.length > 0 &&
      `Noted by testers and not seen to be fixed:\n${bullets(advisories.map(({ text }) => text))}`,
    last !== undefined &&
      (since.length > 0
        ? `Since then the log has of it:\n${bullets(since.map((one) => workText(one, facts)))}`
        : 'Since then the log has no work that names any of it, so by the log it is still to be done.'),
  );
};
