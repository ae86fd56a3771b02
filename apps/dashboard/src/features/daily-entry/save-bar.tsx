import { t } from '@lingui/core/macro';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import type { Refusal } from './use-saving.ts';

interface Props {
  isBusy: boolean;
  refusal: Refusal | undefined;
  /** Saves it although it was asked about. */
  onConfirm: () => void;
}

/** The one button of a form of the sheet, and beside it why it was not saved. */
export function SaveBar({ isBusy, refusal, onConfirm }: Props) {
  return (
    <div className="grid gap-3">
      {refusal && (
        <Notice tone="high" role="alert" title={t`Not saved yet`}>
          <p>{refusal.message}</p>
          {refusal.confirm !== undefined && (
            <Button tone="secondary" size="sm" className="mt-2" onClick={onConfirm}>
              {refusal.confirm}
            </Button>
          )}
        </Notice>
      )}
      <Button type="submit" size="lg" wide busy={isBusy}>
        {isBusy ? t`Saving…` : t`Save`}
      </Button>
    </div>
  );
}
