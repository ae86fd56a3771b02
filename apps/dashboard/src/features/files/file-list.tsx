import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { VehicleFile } from '@wrenchwise/contract/endpoints/files';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Menu } from '@wrenchwise/ui/menu.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Ellipsis, FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { sizeText } from '~/files/size-text.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { useDeleteFile, useRenameFile, useRestoreFile } from './files.queries.ts';

const fail = (error: unknown) => void showToast('error', presentError(error).message);

/** The longest name of a file that the contract takes. */
const NAME_MAX = 200;

const nameProblem = (name: string): string | undefined => {
  if (name.trim() === '') return t`Name is required`;
  return name.length > NAME_MAX ? t`Name must be at most ${NAME_MAX} characters` : undefined;
};

function RenameDialog({
  renamed,
  setRenamed,
  name,
  rename,
  setName,
}: {
  readonly renamed: VehicleFile | undefined;
  readonly setRenamed: (file: VehicleFile | undefined) => void;
  readonly name: string;
  readonly rename: ReturnType<typeof useRenameFile>;
  readonly setName: (name: string) => void;
}) {
  return (
    <Dialog
      open={renamed !== undefined}
      onOpenChange={(open) => !open && setRenamed(undefined)}
      title={t`Rename this file`}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!renamed || nameProblem(name) !== undefined) return;
          rename.mutate(
            { id: renamed.id, name },
            { onSuccess: () => setRenamed(undefined), onError: fail },
          );
        }}
      >
        <Field label={t`Name`} error={nameProblem(name)} required>
          {(control) => (
            <TextInput {...control} value={name} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <Button type="submit" wide busy={rename.isPending}>{t`Save the name`}</Button>
      </form>
    </Dialog>
  );
}

/** Files as cards: a picture shows itself, a PDF its name. Opening one is a link. */
export function FileList({ files, canEdit }: { files: readonly VehicleFile[]; canEdit: boolean }) {
  const remove = useDeleteFile();
  const restore = useRestoreFile();
  const rename = useRenameFile();
  const [deleted, setDeleted] = useState<VehicleFile>();
  const [renamed, setRenamed] = useState<VehicleFile>();
  const [name, setName] = useState('');
  return (
    <>
      {deleted && (
        <Notice tone="info" role="status" className="mb-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 break-words">{t`${deleted.name}: deleted.`}</span>
            <Button
              tone="secondary"
              size="sm"
              busy={restore.isPending}
              onClick={() =>
                restore.mutate(deleted.id, {
                  onSuccess: () => setDeleted(undefined),
                  onError: fail,
                })
              }
            >{t`Undo`}</Button>
          </div>
        </Notice>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
        {files.map((file) => (
          <FileCard
            key={file.id}
            file={file}
            canEdit={canEdit}
            onRename={() => {
              setName(file.name);
              setRenamed(file);
            }}
            onDelete={() =>
              remove.mutate(file.id, { onSuccess: () => setDeleted(file), onError: fail })
            }
          />
        ))}
      </ul>
      <RenameDialog
        renamed={renamed}
        setRenamed={setRenamed}
        name={name}
        rename={rename}
        setName={setName}
      />
    </>
  );
}

function FilePicture({ file }: { readonly file: VehicleFile }) {
  return (
    <a
      href={siteAddress(file.url)}
      target="_blank"
      rel="noopener"
      className="block aspect-4/3 overflow-hidden bg-sunken focus-visible:-outline-offset-2"
      aria-label={t`Open ${file.name}`}
    >
      {file.contentType === 'application/pdf' ? (
        <span className="grid size-full place-items-center text-faint">
          <FileText aria-hidden className="size-10" />
        </span>
      ) : (
        <img src={siteAddress(file.url)} alt="" loading="lazy" className="size-full object-cover" />
      )}
    </a>
  );
}

function FileCard({
  file,
  canEdit,
  onRename,
  onDelete,
}: {
  file: VehicleFile;
  canEdit: boolean;
  onRename: () => void;
  onDelete: () => void;
}) {
  const { relativeDate } = useDates();
  return (
    <li className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
      <FilePicture file={file} />
      <div className="flex items-start justify-between gap-1 p-2 pl-3">
        <div className="min-w-0">
          <p className="truncate text-sm font-label" title={file.name}>
            {file.name}
          </p>
          <p className="figures text-xs text-faint">
            {`${relativeDate(file.createdAt)}, ${sizeText(file.bytes)}`}
          </p>
        </div>
        {canEdit && (
          <Menu
            trigger={
              <IconButton label={t`Actions for ${file.name}`}>
                <Ellipsis aria-hidden className="size-5" />
              </IconButton>
            }
            items={[
              {
                id: 'rename',
                label: t`Rename`,
                icon: <Pencil aria-hidden />,
                onSelect: onRename,
              },
              {
                id: 'delete',
                label: t`Delete`,
                icon: <Trash2 aria-hidden />,
                tone: 'danger',
                onSelect: onDelete,
              },
            ]}
          />
        )}
      </div>
    </li>
  );
}
