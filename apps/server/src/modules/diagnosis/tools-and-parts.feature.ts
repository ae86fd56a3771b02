import {
  getPartSearch,
  listOwnedTools,
  setOwnedTool,
} from '@wrenchwise/contract/endpoints/tools-and-parts';
import type { Database } from '@wrenchwise/database/database';

import type { Feature } from '../../platform/feature.ts';
import { addTool, listTools, removeTool } from './owned-tools.repository.ts';

/** Tools that people have, and where the operator sends them for parts. */
export const createToolsAndPartsFeature = ({
  db,
  config,
}: {
  db: Database;
  config: { readonly partSearchUrlTemplate: string | undefined };
}): Feature => {
  const toolsOf = async (userId: string) => ({
    tools: await listTools(db.forUser(userId), userId),
  });
  return {
    mountApi: ({ mount }) => {
      mount(listOwnedTools, (_, { user }) => toolsOf(user.id));
      mount(setOwnedTool, async ({ body: { tool, owned } }, { user }) => {
        await (owned ? addTool : removeTool)(db.forUser(user.id), user.id, tool);
        return toolsOf(user.id);
      });
      mount(getPartSearch, async () => ({ urlTemplate: config.partSearchUrlTemplate ?? null }));
    },
  };
};
