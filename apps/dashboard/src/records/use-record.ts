import { t } from '@lingui/core/macro';
import {
  type MutateOptions,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';

import { newRequestKey } from '~/queries/request-key.ts';

/** A request that adds a record, or with an id replaces what is recorded. The same key never adds a second. */
export interface RecordToSave<Body> {
  readonly id: string | undefined;
  readonly body: Body;
  readonly key: string;
}

/** A request after which a list is read again. */
export const useRecordMutation = <Given, Answer>(
  queryKey: QueryKey,
  mutationFn: (given: Given) => Promise<Answer>,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
};

/** Whatever sends a request: a mutation of TanStack Query. */
interface Sender<Given> {
  readonly mutate: (given: Given, options?: MutateOptions<unknown, Error, Given>) => void;
}

/** Says that a request failed, in passing: of what no form is open for. */
export const sayFailure = (error: Error): void =>
  void showToast('error', presentError(error).message);

/** The toast of something that was done, with its way back. */
export const sayWithUndo = <Given>(text: string, undo: Sender<Given>, given: Given): void =>
  void showToast('success', text, {
    label: t`Undo`,
    onPress: () => undo.mutate(given, { onError: sayFailure }),
  });

/** Saves what a dialog records, says so and closes it. Pressed twice, it adds one. */
export const useSaveRecord = <Body>(
  save: Sender<RecordToSave<Body>>,
  { id, saved, onClose }: { id: string | undefined; saved: string; onClose: () => void },
) => {
  const [key] = useState(newRequestKey);
  return (body: Body): void =>
    save.mutate(
      { id, body, key },
      {
        onSuccess: () => {
          void showToast('success', saved);
          onClose();
        },
      },
    );
};

/** Deletes a record, and offers to bring it back. */
export const deleteWithUndo = (
  id: string,
  deleted: string,
  { remove, restore }: { remove: Sender<string>; restore: Sender<string> },
): void =>
  remove.mutate(id, { onSuccess: () => sayWithUndo(deleted, restore, id), onError: sayFailure });
