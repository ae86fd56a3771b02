import type { VehicleFile } from '@wrenchwise/contract/endpoints/files';
import type { TyreSet } from '@wrenchwise/contract/endpoints/tyres';
import type { VehicleFileQuery } from '@wrenchwise/contract/endpoints/vehicle-file';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import type { PrintedBlock, PrintedDocument } from '@wrenchwise/contract/printed-document';

import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import { createPdf } from '../../../platform/pdf/create-pdf.ts';
import { createFileWords } from '../../../platform/pdf/file-words.ts';
import { pageSizeOf, type PdfBlock } from '../../../platform/pdf/pdf-document.ts';
import type { CarDiagnoses } from '../car-diagnoses.ts';
import type { FilesService } from '../files/files.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { MaintenanceService } from '../maintenance/maintenance.service.ts';
import type { VehicleRecords } from '../vehicle-records/vehicle-records.service.ts';
import type { VehiclesService } from '../vehicles/vehicles.service.ts';
import { costsSection, receiptsSection, serviceSection, tasksSection } from './log-sections.ts';
import { motSection, odometerSection } from './register-sections.ts';
import { tyresSection } from './tyres-section.ts';
import { diagnosesSection, factsSection, sourcesNotice } from './vehicle-sections.ts';

export interface VehicleFileService {
  /** The file to read on a page. Throws `db/record-not-found`, as `print` does. */
  readonly read: (
    user: SessionUser,
    vehicleId: string,
    query: VehicleFileQuery,
  ) => Promise<PrintedDocument>;
  /** The same as PDF, under a name for saving it. Throws `document/unavailable` too. */
  readonly print: (
    user: SessionUser,
    vehicleId: string,
    query: VehicleFileQuery,
  ) => Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }>;
}

const MAX_WORK = 1000;
const MAX_TASKS = 100;
const MAX_DIAGNOSES = 100;
const MAX_RECEIPTS = 300;
/** In points: a third of the page. */
const PHOTO_HEIGHT = 200;

/** 'ford-focus-2015.pdf': letters that every system takes. */
const fileName = ({ make, model, year }: Vehicle): string => {
  const plain = `${make} ${model} ${year}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain}.pdf`;
};

/** Whether PDF knows the picture's format. */
const isPrintable = (
  file: VehicleFile,
): file is VehicleFile & { contentType: 'image/jpeg' | 'image/png' } =>
  file.contentType === 'image/jpeg' || file.contentType === 'image/png';

/** The file of a car, of what the user may see of it. */
export const createVehicleFileService = (dependencies: {
  vehicles: Pick<VehiclesService, 'get'>;
  log: Pick<LogService, 'list' | 'costs'>;
  files: Pick<FilesService, 'list' | 'read'>;
  maintenance: Pick<MaintenanceService, 'list'>;
  diagnoses: Pick<CarDiagnoses, 'list'>;
  tyres: Pick<VehicleRecords<TyreSet, never>, 'list'>;
  now: () => Date;
}): VehicleFileService => {
  const { vehicles, log, files, maintenance, diagnoses, tyres, now } = dependencies;

  const write = async (
    user: SessionUser,
    vehicle: Vehicle,
    query: VehicleFileQuery,
  ): Promise<PrintedDocument> => {
    const { id: vehicleId } = vehicle;
    const words = createFileWords(
      vehicle.distanceUnit ?? user.distanceUnit,
      user.timeZone,
      user.place,
    );
    const first = { vehicleId, page: 1 };
    const [work, costs, open, sets, found, receipts] = await Promise.all([
      log.list(user, { ...first, kind: 'service', perPage: MAX_WORK }),
      log.costs(user, { vehicleId }),
      maintenance.list(user, { ...first, perPage: MAX_TASKS }),
      tyres.list(user.id, vehicleId),
      query.diagnoses === 'yes'
        ? diagnoses.list(user.id, { ...first, perPage: MAX_DIAGNOSES })
        : { diagnoses: [] },
      query.receipts === 'yes'
        ? files.list(user.id, { ...first, kind: 'receipt', perPage: MAX_RECEIPTS })
        : null,
    ]);
    const ownerName = query.ownerName === 'yes' ? (vehicle.ownerName ?? user.name) : null;
    const photo: PrintedBlock[] =
      vehicle.photoFileId === null
        ? []
        : [
            {
              kind: 'picture',
              fileId: vehicle.photoFileId,
              url: `/api/files/${vehicle.photoFileId}`,
              caption: 'The car, a photo by its owner',
              maxHeight: PHOTO_HEIGHT,
            },
          ];
    const { registration } = vehicle;
    return {
      title: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
      subtitle: [
        'File of the car',
        ...(registration === null ? [] : [registration]),
        words.dayOf(now().toISOString()),
      ].join(', '),
      blocks: [
        sourcesNotice(vehicle, words),
        ...photo,
        ...factsSection(vehicle, words, ownerName),
        ...serviceSection(work.entries, work.total, words),
        ...tasksSection(open, vehicle, words),
        ...tyresSection(sets, vehicle, user.place.country, words),
        ...diagnosesSection(found.diagnoses, words),
        ...motSection(vehicle, words),
        ...odometerSection(vehicle, costs.odometer, words),
        ...costsSection(costs, words),
        ...(receipts === null ? [] : receiptsSection(receipts.files, words)),
      ],
    };
  };

  const printed = async (user: SessionUser, block: PrintedBlock): Promise<PdfBlock> => {
    if (block.kind !== 'picture') return block;
    const { caption, fileId, maxHeight } = block;
    // Deleted meanwhile, or the store is away: the rest is worth its paper.
    const read = await files.read(user.id, fileId).catch((error: unknown) => {
      if (error instanceof AppError) return undefined;
      throw error;
    });
    if (!read || !isPrintable(read.file)) {
      return { kind: 'paragraph', text: `${caption} (cannot be printed)`, tone: 'note' };
    }
    const { file, content } = read;
    const image = { type: file.contentType, bytes: new Uint8Array(await content.arrayBuffer()) };
    return { kind: 'image', image, caption, maxHeight };
  };

  return {
    read: async (user, vehicleId, query) =>
      write(user, await vehicles.get(user.id, vehicleId), query),

    print: async (user, vehicleId, query) => {
      const vehicle = await vehicles.get(user.id, vehicleId);
      const { title, subtitle, blocks } = await write(user, vehicle, query);
      const content: PdfBlock[] = [];
      // One after the other: a store is not asked for thirty pictures at once.
      for (const block of blocks) content.push(await printed(user, block));
      const region = user.prices.priceRegion;
      const bytes = await createPdf({
        title,
        subtitle,
        footer: subtitle,
        language: 'en-GB',
        pageSize: pageSizeOf(region),
        createdAt: now(),
        content,
      });
      return { bytes, name: fileName(vehicle) };
    },
  };
};
