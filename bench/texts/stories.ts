import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findFault } from '@wrenchwise/knowledge/catalogue';

/** An invented report of a fault, as an owner would write it before the diagnosis. */
export interface Story {
  readonly fault: string;
  readonly text: string;
  readonly make: string | null;
  readonly model: string | null;
  readonly year: number | null;
  /** Every eighth story of a file is held out: tuning the lexicon may use the others only. */
  readonly heldOut: boolean;
}

const FOLDER = join(import.meta.dirname, '..', '..', 'packages', 'engine', 'cases', 'stories');

/** All stories of `cases/stories`. Throws when the catalogue lacks the fault of one. */
export const readStories = (): readonly Story[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8')
        .trim()
        .split('\n')
        .map((line, index): Story => {
          // Our own JSON lines with these fields.
          const story = JSON.parse(line) as Pick<Story, 'fault' | 'text'> & Partial<Story>;
          if (findFault(story.fault) === undefined) {
            throw new Error(`${file}: no fault '${story.fault}' in the catalogue`);
          }
          const { fault, text, make = null, model = null, year = null } = story;
          return { fault, text, make, model, year, heldOut: index % 8 === 0 };
        }),
    );
