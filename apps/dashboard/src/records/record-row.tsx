import { t } from '@lingui/core/macro';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  badges?: ReactNode;
  /** In one line, with dots between them. */
  facts: readonly string[];
  notes: readonly (string | null)[];
  /** Before the buttons that change and delete it. */
  actions?: ReactNode;
  /** Not where the reader may only look. */
  change: { readonly onEdit: () => void; readonly onDelete: () => void } | undefined;
  /** Below all of it. */
  children?: ReactNode;
}

/** One thing that is recorded: its name, what is known of it, and what can be done with it. */
export function RecordRow({ name, badges, facts, notes, actions, change, children }: Props) {
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-label wrap-anywhere">{name}</span>
            {badges}
          </p>
          <p className="figures mt-0.5 text-sm text-soft wrap-anywhere">{facts.join(' · ')}</p>
          {[...new Set(notes)].map(
            (text) =>
              text !== null && (
                <p
                  key={text}
                  className="measure mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-faint"
                >
                  {text}
                </p>
              ),
          )}
        </div>
        <div className="flex flex-wrap items-center gap-1">
          {actions}
          {change && (
            <>
              <IconButton label={t`Change ${name}`} onClick={change.onEdit}>
                <Pencil aria-hidden className="size-4.5" />
              </IconButton>
              <IconButton label={t`Delete ${name}`} onClick={change.onDelete}>
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            </>
          )}
        </div>
      </div>
      {children}
    </li>
  );
}
