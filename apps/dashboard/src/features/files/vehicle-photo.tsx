import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Camera, Trash2 } from 'lucide-react';
import { useId } from 'react';

import { UnusableFile } from '../../files/prepare-file.ts';
import { useRemovePhoto, useSetPhoto } from './files.queries.ts';

interface Props {
  vehicleId: string;
  /** What the car is called. */
  name: string;
  photoFileId: string | null;
  canEdit: boolean;
}

const messageOf = (error: unknown): string =>
  error instanceof UnusableFile ? error.message : presentError(error).message;

function PhotoInput({
  inputId,
  set,
}: {
  readonly inputId: string;
  readonly set: ReturnType<typeof useSetPhoto>;
}) {
  return (
    <input
      id={inputId}
      type="file"
      accept="image/*"
      aria-label={t`Choose a photo of the car`}
      tabIndex={-1}
      className="sr-only"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) set.mutate(file);
        target.value = ''; // so that the same file can be chosen again
      }}
    />
  );
}

/** The photo of a car: shown, added, replaced and removed. A removed one stays among the documents. */
export function VehiclePhoto({ vehicleId, name, photoFileId, canEdit }: Props) {
  const set = useSetPhoto(vehicleId);
  const remove = useRemovePhoto(vehicleId);
  const inputId = useId();
  if (photoFileId === null && !canEdit) return null;
  return (
    <Card>
      <h2 className="text-lg">{t`Photo`}</h2>
      {photoFileId !== null && (
        <img
          src={siteAddress(`/api/files/${photoFileId}`)}
          alt={name}
          className="mt-3 aspect-video w-full rounded-md bg-sunken object-cover"
        />
      )}
      {canEdit && (
        <>
          <PhotoInput inputId={inputId} set={set} />
          {photoFileId === null && (
            <p className="mt-1.5 text-sm text-soft">{t`Where and when it was taken is removed from the picture.`}</p>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              tone="secondary"
              busy={set.isPending}
              icon={<Camera aria-hidden className="size-4.5" />}
              onClick={() => document.getElementById(inputId)?.click()}
            >
              {photoFileId === null ? t`Add a photo` : t`Replace the photo`}
            </Button>
            {photoFileId !== null && (
              <Button
                tone="ghost"
                busy={remove.isPending}
                icon={<Trash2 aria-hidden className="size-4.5" />}
                onClick={() =>
                  remove.mutate(undefined, {
                    onSuccess: () =>
                      void showToast('success', t`Photo removed. It stays among the documents.`),
                    onError: (error) => void showToast('error', presentError(error).message),
                  })
                }
              >{t`Remove`}</Button>
            )}
          </div>
          {set.error && (
            <Notice tone="high" role="alert" className="mt-3" title={t`The photo was not saved`}>
              {messageOf(set.error)}
            </Notice>
          )}
        </>
      )}
    </Card>
  );
}
