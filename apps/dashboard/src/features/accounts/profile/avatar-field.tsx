import { t } from '@lingui/core/macro';
import type { AccountUser } from '@wrenchwise/contract/endpoints/accounts/account-user';
import { AVATAR_TYPES } from '@wrenchwise/contract/endpoints/avatar';
import { Avatar } from '@wrenchwise/ui/avatar.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { ImageUp, LoaderCircle, Trash2 } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';

import { FailedChange } from '../settings/failed-change.tsx';
import { useRemoveAvatar, useSetAvatar } from './avatar.queries.ts';
import { UnusableImage } from './square-avatar.ts';

/** The avatar: a file that is chosen or dropped here. */
export function AvatarField({ user }: { user: AccountUser }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const set = useSetAvatar();
  const remove = useRemoveAvatar();
  const isBusy = set.isPending || remove.isPending;
  const error = set.error ?? remove.error;

  const take = (file: File | undefined) => {
    if (!file || isBusy) return;
    remove.reset();
    set.mutate(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        '-m-3 rounded-md border border-dashed p-3 transition-colors duration-150',
        over ? 'border-accent bg-accent-soft' : 'border-transparent',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="relative">
          <Avatar
            name={user.name.trim() || 'User'}
            url={user.pictureUrl}
            className={cx('size-20 text-2xl', isBusy && 'opacity-40')}
          />
          {isBusy && (
            <LoaderCircle
              aria-hidden
              className="absolute inset-0 m-auto size-6 animate-turn text-accent-text"
            />
          )}
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap gap-2">
            <Button
              ref={choose}
              tone="secondary"
              size="sm"
              busy={isBusy}
              icon={<ImageUp aria-hidden className="size-4" />}
              onClick={() => input.current?.click()}
            >
              {user.pictureUrl ? t`Change picture` : t`Add a picture`}
            </Button>
            {user.pictureUrl && (
              <Button
                tone="ghost"
                size="sm"
                icon={<Trash2 aria-hidden className="size-4" />}
                onClick={() => {
                  set.reset();
                  remove.mutate();
                  choose.current?.focus();
                }}
              >{t`Remove`}</Button>
            )}
          </div>
          <p className="mt-1.5 text-sm text-faint">{t`PNG, JPEG or WebP. Drop a file here if you like; its middle is used.`}</p>
          <input
            ref={input}
            type="file"
            accept={AVATAR_TYPES.join(',')}
            aria-label={t`Profile picture`}
            hidden
            onChange={(event) => {
              take(event.target.files?.[0]);
              // The same file may be chosen again after a failure.
              event.target.value = '';
            }}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {set.isSuccess && t`Your picture was changed.`}
        {remove.isSuccess && t`Your picture was removed.`}
      </p>
      {error && (
        <div className="mt-3">
          {error instanceof UnusableImage ? (
            <Notice tone="high" role="alert" title={error.message} />
          ) : (
            <FailedChange title={t`Failed to update profile. Please try again.`} error={error} />
          )}
        </div>
      )}
    </div>
  );
}
