import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';

/** Why a vehicle was not saved; a mileage that does not fit can be confirmed. */
export function FailedSave({ error, onConfirm }: { error: Error; onConfirm?: () => void }) {
  const { code, message, requestId } = presentError(error);
  const isAboutMileage =
    code === 'vehicle/mileage-below-last' || code === 'vehicle/mileage-far-above-last';
  return (
    <Notice
      tone={isAboutMileage ? 'medium' : 'high'}
      role="alert"
      title={isAboutMileage ? t`Is this mileage right?` : t`Failed to save vehicle`}
    >
      <p>{message}</p>
      {isAboutMileage && onConfirm && (
        <Button
          tone="secondary"
          className="mt-3"
          onClick={onConfirm}
        >{t`It is right, save it`}</Button>
      )}
      {!isAboutMileage && requestId && (
        <p className="mt-1 text-xs text-faint">{t`Request ${requestId}`}</p>
      )}
    </Notice>
  );
}
