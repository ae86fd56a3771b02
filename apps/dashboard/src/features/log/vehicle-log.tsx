import { plural, t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { LOG_KIND_WORDS } from '@wrenchwise/car-ui/words/log-words.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { ListedLogEntry } from '@wrenchwise/contract/endpoints/log';
import { LOG_KINDS, type LogKind } from '@wrenchwise/rules/garage/log-kinds';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { Download, Plus, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';

import { saveFile } from '~/files/save-file.ts';
import { RowsSkeleton } from '~/ui/rows-skeleton.tsx';
import { useUnits, type VehicleUnits } from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { EntryDialog, type EntryTarget } from './entry-dialog.tsx';
import { entryName, LogRow } from './log-row.tsx';
import { logQuery, useDeleteEntry, useExportLog, useRestoreEntry } from './log.queries.ts';

interface Props {
  vehicleId: string;
  /** False where the vehicle is shared to look at. */
  canEdit?: boolean;
  /** Where the vehicle has units of its own. */
  vehicleUnits?: VehicleUnits;
  /** The receipts of an entry: another feature's, which the route hands in. */
  renderReceipts?: (entry: ListedLogEntry) => ReactNode;
}

const entriesText = (shown: number, total: number): string => {
  const all = plural(total, {
    one: `1 entry`,
    other: `${total.toLocaleString(NUMBER_LOCALE)} entries`,
  });
  return shown < total ? t`The newest ${shown.toLocaleString(NUMBER_LOCALE)} of ${all}` : all;
};

const fail = (error: unknown) => void showToast('error', presentError(error).message);

/** A vehicle's log: what was driven, filled, done and spent, newest first. */
export function VehicleLog({ vehicleId, canEdit = true, vehicleUnits, renderReceipts }: Props) {
  const dates = useDates();
  const units = useUnits(vehicleUnits);
  const [kind, setKind] = useState<LogKind | ''>('');
  const [asked] = useSearchParams();
  const [typed, setTyped] = useState(asked.get('q') ?? '');
  const [target, setTarget] = useState<EntryTarget>();
  const [receiptsOf, setReceiptsOf] = useState<ListedLogEntry>();
  const [deleted, setDeleted] = useState<ListedLogEntry>();
  const search = useDebounced(typed.trim().slice(0, 200), 300);
  const filters = { kind, search };
  const query = useInfiniteQuery(logQuery(vehicleId, filters));
  const remove = useDeleteEntry();
  const restore = useRestoreEntry();
  const download = useExportLog(vehicleId);
  const isFiltered = kind !== '' || search !== '';

  const exportShown = () =>
    download.mutate(filters, {
      onSuccess: (file) => saveFile(file, 'log.csv'),
      onError: fail,
    });
  const drop = (entry: ListedLogEntry) =>
    remove.mutate(entry.id, { onSuccess: () => setDeleted(entry), onError: fail });
  const undo = (entry: ListedLogEntry) =>
    restore.mutate(entry.id, { onSuccess: () => setDeleted(undefined), onError: fail });

  return (
    <section aria-labelledby="log">
      <LogHeader
        vehicleId={vehicleId}
        canEdit={canEdit}
        isExporting={download.isPending}
        onAdd={() => setTarget({ kind: 'fuel', entry: undefined })}
        onExport={exportShown}
      />
      <LogSearch kind={kind} onKind={setKind} typed={typed} onTyped={setTyped} />
      {deleted && (
        <DeletedNotice
          name={entryName(deleted, dates)}
          isBusy={restore.isPending}
          onUndo={() => undo(deleted)}
        />
      )}
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the log`}
        loadingLabel={t`Loading the log`}
        skeleton={<RowsSkeleton rows={5} hasIcon isBoxed />}
        isEmpty={({ entries }) => entries.length === 0}
        empty={
          <EmptyLog
            isFiltered={isFiltered}
            onAdd={canEdit ? () => setTarget({ kind: 'fuel', entry: undefined }) : undefined}
          />
        }
      >
        {({ entries, total }) => (
          <>
            <p role="status" className="figures mb-2 text-sm text-faint">
              {entriesText(entries.length, total)}
            </p>
            <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
              {entries.map((entry) => (
                <LogRow
                  key={entry.id}
                  entry={entry}
                  units={units}
                  canEdit={canEdit}
                  onEdit={() => setTarget({ kind: entry.kind, entry })}
                  onDelete={() => drop(entry)}
                  onReceipts={renderReceipts ? () => setReceiptsOf(entry) : undefined}
                />
              ))}
            </ul>
            <EarlierEntries
              hasMore={query.hasNextPage}
              isBusy={query.isFetchingNextPage}
              error={query.isFetchNextPageError ? query.error : null}
              onMore={() => void query.fetchNextPage()}
            />
          </>
        )}
      </DataState>
      <EntryDialog
        vehicleId={vehicleId}
        units={units}
        target={target}
        onChange={setTarget}
        onReceipts={
          renderReceipts ? (entry) => setReceiptsOf({ ...entry, since: null, files: 0 }) : undefined
        }
      />
      {renderReceipts && (
        <Dialog
          open={receiptsOf !== undefined}
          onOpenChange={(open) => !open && setReceiptsOf(undefined)}
          title={t`Receipts`}
          {...(receiptsOf ? { description: entryName(receiptsOf, dates) } : {})}
        >
          {receiptsOf && renderReceipts(receiptsOf)}
        </Dialog>
      )}
    </section>
  );
}

function EarlierEntries({
  hasMore,
  isBusy,
  error,
  onMore,
}: {
  hasMore: boolean;
  isBusy: boolean;
  error: Error | null;
  onMore: () => void;
}) {
  return (
    <>
      {error && (
        <Notice tone="high" title={t`Failed to load more of the log`} role="alert" className="mt-4">
          {presentError(error).message}
        </Notice>
      )}
      {hasMore && (
        <Button
          tone="secondary"
          className="mt-4"
          busy={isBusy}
          onClick={onMore}
        >{t`Show earlier entries`}</Button>
      )}
    </>
  );
}

function LogHeader({
  vehicleId,
  canEdit,
  isExporting,
  onAdd,
  onExport,
}: {
  vehicleId: string;
  canEdit: boolean;
  isExporting: boolean;
  onAdd: () => void;
  onExport: () => void;
}) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h2 id="log" className="text-xl">{t`Log`}</h2>
      <div className="flex flex-wrap gap-2">
        {canEdit && (
          <>
            <Button
              icon={<Plus aria-hidden className="size-4.5" />}
              onClick={onAdd}
            >{t`Add to the log`}</Button>
            <LinkButton
              tone="secondary"
              to={`/dashboard/import?vehicle=${vehicleId}`}
              className="max-sm:size-11 max-sm:px-0"
              icon={<Upload aria-hidden className="size-4.5 shrink-0" />}
            >
              <span className="max-sm:sr-only">{t`Import`}</span>
            </LinkButton>
          </>
        )}
        <Button
          tone="secondary"
          busy={isExporting}
          className="max-sm:size-11 max-sm:px-0"
          icon={<Download aria-hidden className="size-4.5 shrink-0" />}
          onClick={onExport}
        >
          <span className="max-sm:sr-only">{t`Export CSV`}</span>
        </Button>
      </div>
    </div>
  );
}

function LogSearch({
  kind,
  onKind,
  typed,
  onTyped,
}: {
  /** Empty for entries of every kind. */
  kind: LogKind | '';
  onKind: (kind: LogKind | '') => void;
  typed: string;
  onTyped: (typed: string) => void;
}) {
  return (
    <div role="search" className="mb-4 grid gap-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <Select
        aria-label={t`Show`}
        value={kind}
        onChange={(event) => onKind(LOG_KINDS.find((known) => known === event.target.value) ?? '')}
      >
        <option value="">{t`Everything`}</option>
        {LOG_KINDS.map((each) => (
          <option key={each} value={each}>
            {`${LOG_KIND_WORDS[each]}${each === 'service' ? '' : 's'}`}
          </option>
        ))}
      </Select>
      <TextInput
        type="search"
        aria-label={t`Search the log`}
        placeholder={t`Search by work, place or note`}
        value={typed}
        onChange={(event) => onTyped(event.target.value)}
      />
    </div>
  );
}

function DeletedNotice({
  name,
  isBusy,
  onUndo,
}: {
  name: string;
  isBusy: boolean;
  onUndo: () => void;
}) {
  return (
    <Notice tone="info" role="status" className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>{t`${name}: deleted.`}</span>
        <Button tone="secondary" size="sm" busy={isBusy} onClick={onUndo}>{t`Undo`}</Button>
      </div>
    </Notice>
  );
}

function EmptyLog({ isFiltered, onAdd }: { isFiltered: boolean; onAdd: (() => void) | undefined }) {
  return isFiltered ? (
    <EmptyState
      illustration={<ClipboardIllustration />}
      title={t`Nothing in the log matches`}
      text={t`The search looks at what was done, where, and at the notes.`}
    />
  ) : (
    <EmptyState
      illustration={<ClipboardIllustration />}
      title={t`Nothing in the log yet`}
      text={t`Add a fill-up, a reading or a bill, or import the log of another app. Two full tanks give the consumption.`}
      action={onAdd && <Button onClick={onAdd}>{t`Add the first fill-up`}</Button>}
    />
  );
}
