import * as mapping from '@wrenchwise/contract/endpoints/log-import-mapping';
import * as endpoints from '@wrenchwise/contract/endpoints/log-imports';
import type { StreamEvent } from '@wrenchwise/contract/event-stream';

import type { Mount } from '../../../../platform/http/mount.ts';
import type { ImportsService, MappedRequest } from './imports.service.ts';
import { importIntoVehicle } from './one-vehicle.ts';

interface MappedInput {
  readonly query: {
    readonly fileName: string;
    readonly dryRun: 'true' | 'false';
    readonly skipRejected: 'true' | 'false';
    readonly acceptFalling: 'true' | 'false';
  };
  readonly body: {
    readonly file: Blob;
    readonly mapping: mapping.ImportMapping;
    readonly skipRejected?: boolean | undefined;
    readonly acceptFalling?: boolean | undefined;
  };
}

/** A request says in its query, its form or its mapping what is to be done with rows that are rejected. */
const requestOf = ({ query, body }: MappedInput): MappedRequest => {
  const isSaid = (name: 'skipRejected' | 'acceptFalling'): boolean =>
    query[name] === 'true' || body[name] === true || body.mapping[name] === true;
  const { file } = body;
  return {
    file,
    fileName:
      query.fileName === 'log.csv' && file instanceof File
        ? file.name.slice(0, 200) || query.fileName
        : query.fileName,
    mapping: body.mapping,
    isDryRun: query.dryRun === 'true',
    skipRejected: isSaid('skipRejected'),
    acceptFalling: isSaid('acceptFalling'),
  };
};

type ImportEvent = StreamEvent<typeof mapping.IMPORT_EVENTS>;

/** The progress of work that goes on whether or not anybody listens: the newest is sent, those before are dropped. */
async function* eventsOf(
  work: (onProgress: (written: number, total: number) => void) => Promise<mapping.ImportAnswer>,
): AsyncGenerator<ImportEvent> {
  const state: { newest?: { written: number; total: number }; wake: () => void } = {
    wake: () => undefined,
  };
  const done = work((written, total) => {
    state.newest = { written, total };
    state.wake();
  });
  const ended = done.then(
    () => true,
    () => true,
  );
  for (;;) {
    const step = new Promise<false>((resolve) => {
      state.wake = () => resolve(false);
      if (state.newest) resolve(false);
    });
    if (await Promise.race([step, ended])) break;
    const { newest } = state;
    delete state.newest;
    if (newest) yield { event: 'progress', data: newest };
  }
  yield { event: 'done', data: { answer: await done } };
}

export const mountImports = (mount: Mount, imports: ImportsService): void => {
  mount(mapping.inspectImport, ({ query, body }, { user }) =>
    imports.inspect(user, { file: body, fileName: query.fileName }),
  );

  mount(mapping.importMapped, (input, { user }) => imports.importMapped(user, requestOf(input)));

  mount(mapping.importMappedStream, (input, { user }) => {
    const request = requestOf(input);
    return Promise.resolve(() =>
      eventsOf((onProgress) => imports.importMapped(user, request, onProgress)),
    );
  });

  mount(endpoints.importLog, ({ params, query, body }, { user }) => {
    const { distance, volume, dateOrder, currency } = query;
    return importIntoVehicle(imports, user, {
      vehicleId: params.id,
      file: body,
      fileName: query.fileName,
      isDryRun: query.dryRun === 'true',
      skipRejected: query.skipRejected === 'true',
      format: query.format,
      records: query.records,
      chosen: {
        ...(distance ? { distance } : {}),
        ...(volume ? { volume } : {}),
        ...(dateOrder ? { dateOrder } : {}),
        ...(currency ? { currency } : {}),
      },
    });
  });

  mount(endpoints.listImports, async ({ params }, { user }) => ({
    imports: await imports.list(user.id, params.id),
  }));

  mount(endpoints.undoImport, ({ params }, { user }) => imports.undo(user.id, params.id));
};
