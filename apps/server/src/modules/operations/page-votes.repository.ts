import { type Database, rowsOf } from '@wrenchwise/database/database';
import { eq, sql } from 'drizzle-orm';

import { pageVotes } from './operations.tables.ts';

/** A reader's vote. */
export interface PageVote {
  /** The UTC day. */
  readonly day: string;
  readonly path: string;
  /** A hash by which a visitor's second vote of the day is known. */
  readonly voter: string;
  readonly isRight: boolean;
  readonly remark: string | null;
}

/** Stores a vote in place of the same visitor's earlier one; a remark stays until another is written. */
export const saveVote = async (db: Database, vote: PageVote): Promise<void> => {
  await db
    .insert(pageVotes)
    .values(vote)
    .onConflictDoUpdate({
      target: pageVotes.voter,
      set: {
        isRight: vote.isRight,
        remark: sql`coalesce(excluded.remark, ${pageVotes.remark})`,
      },
    });
};

/** All votes on a page, and how many say that it was right. */
export const countVotes = async (
  db: Database,
  path: string,
): Promise<{ readonly votes: number; readonly right: number }> => {
  const [row] = await db
    .select({
      votes: sql<number>`count(*)::int`,
      right: sql<number>`count(*) filter (where ${pageVotes.isRight})::int`,
    })
    .from(pageVotes)
    .where(eq(pageVotes.path, path));
  return row ?? { votes: 0, right: 0 };
};

/** A page as its readers see it, for the operator. */
export interface VotedPage {
  readonly path: string;
  readonly votes: number;
  readonly right: number;
  readonly wrong: number;
}

/** What somebody wrote beside a vote. */
export interface VoteRemark {
  readonly day: string;
  readonly path: string;
  readonly isRight: boolean;
  readonly remark: string;
}

const ofPath = (path: string | undefined) => (path === undefined ? sql`true` : sql`path = ${path}`);

/** The pages with the most votes against them first; only one where it is named. */
export const listVotedPages = async (
  db: Database,
  path: string | undefined,
  limit: number,
): Promise<readonly VotedPage[]> => {
  const rows = await rowsOf(
    db,
    sql`select path, count(*)::int as votes, count(*) filter (where is_right)::int as right,
        count(*) filter (where not is_right)::int as wrong
      from page_votes where ${ofPath(path)} group by path order by wrong desc, votes desc, path limit ${limit}`,
  );
  return rows.map((row) => ({
    path: String(row['path']),
    votes: Number(row['votes']),
    right: Number(row['right']),
    wrong: Number(row['wrong']),
  }));
};

/** The latest remarks, of one page where it is named. */
export const listRemarks = async (
  db: Database,
  path: string | undefined,
  limit: number,
): Promise<readonly VoteRemark[]> => {
  const rows = await rowsOf(
    db,
    sql`select day::text as day, path, is_right, remark from page_votes
      where remark is not null and ${ofPath(path)}
      order by created_at desc, id limit ${limit}`,
  );
  return rows.map((row) => ({
    day: String(row['day']),
    path: String(row['path']),
    isRight: row['is_right'] === true,
    remark: String(row['remark']),
  }));
};
