import { rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import { and, asc, eq, sql } from 'drizzle-orm';

import { ownedTools } from './diagnoses.tables.ts';

/** Nobody has more; a list without end would be a store. */
const MAX_TOOLS = 300;

export const listTools = async (own: UserDatabase, userId: string): Promise<string[]> => {
  const rows = await own
    .select({ tool: ownedTools.tool })
    .from(ownedTools)
    .where(eq(ownedTools.userId, userId))
    .orderBy(asc(ownedTools.tool));
  return rows.map(({ tool }) => tool);
};

/** Adds a tool; nothing happens where it is there already, or the list is full. */
export const addTool = async (own: UserDatabase, userId: string, tool: string): Promise<void> => {
  await rowsOf(
    own,
    sql`insert into owned_tools (user_id, tool)
        select ${userId}::uuid, ${tool}
        where (select count(*) from owned_tools where user_id = ${userId}::uuid) < ${MAX_TOOLS}::integer
        on conflict do nothing returning tool`,
  );
};

export const removeTool = async (
  own: UserDatabase,
  userId: string,
  tool: string,
): Promise<void> => {
  await own.delete(ownedTools).where(and(eq(ownedTools.userId, userId), eq(ownedTools.tool, tool)));
};
