import type { Difficulty } from '@wrenchwise/contract/endpoints/guides';
import type { ComponentProps } from 'react';

import { DIFFICULTIES, DIFFICULTY } from './difficulty.ts';
import { GuideRows } from './guide-rows.tsx';

type Guides = ComponentProps<typeof GuideRows>['guides'];

interface Group {
  readonly difficulty: Difficulty;
  readonly members: Guides;
}

/** Guides from easy to hard; a grade without guides is left out. */
export const byDifficulty = (guides: Guides): readonly Group[] =>
  DIFFICULTIES.map((difficulty) => ({
    difficulty,
    members: guides.filter((guide) => guide.difficulty === difficulty),
  })).filter(({ members }) => members.length > 0);

/** The grades of a page, to jump to. */
export function DifficultyNav({ groups }: { groups: readonly Group[] }) {
  return (
    <nav aria-label="On this page" className="mt-8 flex flex-wrap gap-2 print:hidden">
      {groups.map(({ difficulty, members }) => (
        <a
          key={difficulty}
          href={`#${difficulty}`}
          className="figures inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm hover:border-accent-line"
        >
          {DIFFICULTY[difficulty].word} · {members.length}
        </a>
      ))}
    </nav>
  );
}

/** A section of rows for each grade. */
export function DifficultySections({ groups }: { groups: readonly Group[] }) {
  return groups.map(({ difficulty, members }) => (
    <section
      key={difficulty}
      id={difficulty}
      aria-labelledby={`${difficulty}-title`}
      className="scroll-mt-24"
    >
      <h2 id={`${difficulty}-title`} className="text-xl">
        {DIFFICULTY[difficulty].heading}
      </h2>
      <p className="measure mt-1 mb-4 text-soft">{DIFFICULTY[difficulty].asks}</p>
      <GuideRows guides={members} />
    </section>
  ));
}
