import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { buttonStyle } from '@wrenchwise/ui/button-style.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Camera, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';

import { UnusableFile } from '~/files/prepare-file.ts';

import { photosQuery, useRemovePhotos, useTakePhoto } from './photos.queries.ts';

/** Shows a picture of this device; its address is given back when it is no longer shown. */
function Picture({ picture, title }: { picture: Blob; title: string }) {
  const [show] = useState(() => (image: HTMLImageElement) => {
    const address = URL.createObjectURL(picture);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  });
  return (
    <img
      ref={show}
      alt={t`Photograph: ${title}`}
      className="max-h-48 w-auto rounded-md border border-line"
    />
  );
}

interface Props {
  readonly checkId: string;
  readonly itemId: string;
  /** What it shows. */
  readonly title: string;
  /** For a page that is printed: the picture only, nothing where there is none. */
  readonly isOnPaper?: boolean;
}

/** A photograph of one thing on the walk-round; it stays on this device. */
export function Photograph({ checkId, itemId, title, isOnPaper = false }: Props) {
  const { data } = useQuery(photosQuery(checkId));
  const picture = data?.get(itemId);
  const take = useTakePhoto(checkId);
  const remove = useRemovePhotos(checkId);
  const id = useId();
  const store = (file: File | undefined) => {
    if (!file) return;
    take.mutate(
      { itemId, file },
      {
        onError: (error) =>
          void showToast(
            'error',
            error instanceof UnusableFile ? error.message : t`This browser stores no photographs.`,
          ),
      },
    );
  };
  const shown = picture && <Picture picture={picture} title={title} />;
  if (isOnPaper) return shown ?? null;
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      {shown}
      {shown ? (
        <Button
          tone="ghost"
          size="sm"
          icon={<Trash2 aria-hidden className="size-4" />}
          onClick={() => remove.mutate(itemId)}
        >{t`Remove the photograph`}</Button>
      ) : (
        <label
          htmlFor={id}
          className={buttonStyle({
            tone: 'ghost',
            className: 'relative focus-within:outline-2',
          })}
        >
          <Camera aria-hidden className="size-4" />
          {t`Photograph`}
          <input
            id={id}
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={t`Photograph: ${title}`}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              store(target.files?.[0]);
              target.value = ''; // so that the same one can be taken again
            }}
          />
        </label>
      )}
    </div>
  );
}
