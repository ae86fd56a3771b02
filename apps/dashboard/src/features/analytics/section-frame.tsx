import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { ANALYTICS_SHEETS } from '@wrenchwise/contract/endpoints/analytics';
import { Button } from '@wrenchwise/ui/button.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { saveFile } from '~/files/save-file.ts';

import { type AnalyticsScope, useExportAnalytics } from './analytics.queries.ts';

interface Props {
  title: string;
  lead: ReactNode;
  /** Whether there is anything to show; without it `empty` says what to do. */
  isEmpty: boolean;
  empty: ReactNode;
  /** What can be saved as CSV, and of which cars and time. */
  sheet?: { readonly id: (typeof ANALYTICS_SHEETS)[number]; readonly scope: AnalyticsScope };
  children: ReactNode;
}

/** A part of the analytics: its title, its CSV, and what to write down first where there is nothing. */
export function SectionFrame({ title, lead, isEmpty, empty, sheet, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-6">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="measure mt-0.5 text-sm text-soft">{lead}</p>
        </div>
        {sheet && !isEmpty && <SaveSheet title={title} {...sheet} />}
      </div>
      {isEmpty ? (
        <div className="measure rounded-lg border border-dashed border-line-strong/50 p-5 text-soft">
          {empty}
        </div>
      ) : (
        children
      )}
    </section>
  );
}

function SaveSheet({ title, id, scope }: { title: string } & NonNullable<Props['sheet']>) {
  const save = useExportAnalytics(scope);
  return (
    <Button
      tone="secondary"
      size="sm"
      aria-label={t`Download ${title.toLowerCase()} as CSV`}
      busy={save.isPending}
      icon={<Download aria-hidden className="size-4" />}
      onClick={() =>
        save.mutate(id, {
          onSuccess: (file) => saveFile(file, `wrenchwise-${id}.csv`),
          onError: (error) => void showToast('error', presentError(error).message),
        })
      }
    >{t`CSV`}</Button>
  );
}
