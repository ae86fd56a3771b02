import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';

import { ownedToolsQuery, useSetOwnedTool } from '~/features/diagnoses/tools-and-parts.queries.ts';

/** Tools to tick as one's own: remembered for every guide. What is missing is to borrow or buy. */
export function ToolList({ tools }: { tools: readonly string[] }) {
  const { data } = useQuery(ownedToolsQuery());
  const save = useSetOwnedTool();
  const owned = new Set(data?.tools);
  const missing = tools.filter((tool) => !owned.has(tool)).length;
  return (
    <>
      <ul className="grid gap-0.5">
        {tools.map((tool) => (
          <li key={tool}>
            <Checkbox
              label={
                <>
                  {tool}
                  <span className="sr-only">{t`: I have this`}</span>
                </>
              }
              checked={owned.has(tool)}
              disabled={data === undefined}
              onChange={(event) => save.mutate({ tool, owned: event.target.checked })}
            />
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-faint" role="status">
        {save.error
          ? presentError(save.error).message
          : missing === 0
            ? t`You have all of them.`
            : missing === tools.length
              ? t`Tick what you have: it is remembered for every guide.`
              : t`${missing} to borrow or buy.`}
      </p>
    </>
  );
}
