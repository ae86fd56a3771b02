import { t } from '@lingui/core/macro';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import type { ReactNode } from 'react';

/** The entry of the log that a completed task left, to which receipts belong. */
export interface TaskEntry {
  readonly vehicleId: string;
  readonly logEntryId: string;
  readonly canEdit: boolean;
}

/** Shows, takes and deletes receipts of an entry: another feature's, which the route hands in. */
export type RenderReceipts = (entry: TaskEntry) => ReactNode;

/** The receipts of a task that is done. */
export function ReceiptsOfTask({
  title,
  entry,
  renderReceipts,
  onClose,
}: {
  title: string;
  entry: TaskEntry;
  renderReceipts: RenderReceipts;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Receipts: ${title}`}
      description={t`They stand in the log of the car too.`}
    >
      {renderReceipts(entry)}
    </Dialog>
  );
}
