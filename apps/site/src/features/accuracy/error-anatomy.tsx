import { SYSTEM_IDS, SYSTEM_NAMES } from '@wrenchwise/knowledge/systems';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { formatPercent } from '@wrenchwise/rules/percent';

import { shareInWords } from '~/content/measured-words.ts';
import type { Measured } from '~/content/measured.schema.ts';

/** A pair that came once or twice is chance. */
const OFTEN = 3;

// The mean of so few says nothing.
const MIN_ROWS = 5;

const HARDEST = 3;

/** What the wrong answers have in common. */
export function ErrorAnatomy({ measured }: { measured: Measured }) {
  const { rows, wrong, amongThree, doubted, pairs } = measured.errors;
  const often = pairs.filter(({ count }) => count >= OFTEN);
  const { recall } = measured.accuracy.engine;
  const hard = SYSTEM_IDS.flatMap((id) => {
    const of = recall[id];
    return of && of.rows >= MIN_ROWS ? [{ name: SYSTEM_NAMES[id], share: of.recall }] : [];
  })
    .sort((a, b) => a.share - b.share)
    .slice(0, HARDEST);
  return (
    <ul className="measure grid list-disc gap-2.5 pl-5 marker:text-faint">
      <li>
        Of {rows} first answers {wrong} were wrong. In {formatPercent(amongThree)} of those the
        right system was second or third on the list.
      </li>
      <li>
        {formatPercent(doubted)} of the wrong answers were given as less than an even chance: the
        odds said that it was not sure.
      </li>
      {hard.length > 0 && (
        <li>
          Hardest are{' '}
          {hard
            .map(({ name, share }) => `${lowerFirst(name)} (${shareInWords(share)} found first)`)
            .join(', ')}
          : what fails there is often felt somewhere else in the car.
        </li>
      )}
      {often.length > 0 && (
        <li>
          The commonest mix-ups:{' '}
          {often
            .map(
              ({ filed, said, count }) =>
                `${lowerFirst(SYSTEM_NAMES[filed])} taken for ${lowerFirst(SYSTEM_NAMES[said])} (${count} times)`,
            )
            .join('; ')}
          .
        </li>
      )}
      <li>
        Some are not errors of the engine only: an owner files a complaint under what seems broken,
        and a car that dies while driving may be filed under electrics, engine or fuel.
      </li>
    </ul>
  );
}
