import { join } from 'node:path';

import type { Database } from '@wrenchwise/database/database';

import type { Config } from '../config/config.ts';
import { messageRules } from '../http/message-rules.ts';
import type { Log } from '../log.ts';
import type { Policies } from '../policies.ts';
import { callingAs } from '../telemetry/calling-as.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { VERSION } from '../version.ts';
import type { CauseOpinions } from './cause-opinions/port.ts';
import { openChatNotifier } from './chat-notifier/discord.ts';
import type { ChatNotifier } from './chat-notifier/port.ts';
import { directoryStore } from './file-store/directory.ts';
import type { FileStore } from './file-store/port.ts';
import { openGuideWriters } from './guide-writers/open-guide-writers.ts';
import type { GuideWriter } from './guide-writers/port.ts';
import { type OpenLanguageModel, openLanguageModel } from './language-model/open-language-model.ts';
import { fileOutbox, type Outbox } from './mail/outbox.ts';
import type { MailTransport } from './mail/port.ts';
import { smtpTransport } from './mail/smtp.ts';
import { watchedTransport } from './mail/watched-transport.ts';
import { openMalwareScan } from './malware-scan/open-malware-scan.ts';
import type { ScanForMalware } from './malware-scan/port.ts';
import type { ModelReader } from './model-reader/port.ts';
import type { Monitor } from './monitoring/port.ts';
import { openVehicleServices } from './open-vehicle-services.ts';
import type { RecallService } from './recalls/port.ts';
import type { SecondOpinion } from './second-opinion/port.ts';
import { openSecondOpinion } from './second-opinion/webhook.ts';
import type { VehicleRegister } from './vehicle-register/port.ts';
import type { VinDecoder } from './vin-decoder/port.ts';
import { httpWebhookSender } from './webhook-sender/http-sender.ts';
import type { SendWebhook } from './webhook-sender/port.ts';

/** The adapters of all outside services, as the settings choose them. */
export interface Adapters {
  readonly transport: MailTransport;
  /** The outbox; undefined where mails are sent, and in production. */
  readonly outbox: Outbox | undefined;
  /** The bytes of uploaded files. */
  readonly fileStore: FileStore;
  readonly monitor: Monitor | undefined;
  /** Undefined: uploaded files are not scanned. */
  readonly scanForMalware: ScanForMalware | undefined;
  /** Undefined: the engine works by itself. */
  readonly languageModel: OpenLanguageModel | undefined;
  /** Undefined where there is no language model. */
  readonly modelReader: ModelReader | undefined;
  readonly causeOpinions: CauseOpinions | undefined;
  /** Who writes repair guides outside of the product, in the order of asking. */
  readonly guideWriters: readonly GuideWriter[];
  /** Undefined: the engine answers by itself. */
  readonly secondOpinion: SecondOpinion | undefined;
  /** Undefined: nobody is notified. */
  readonly chatNotifier: ChatNotifier | undefined;
  readonly vehicleRegister: VehicleRegister;
  /** Undefined where it is switched off. */
  readonly vinDecoder: VinDecoder | undefined;
  /** Undefined where it is switched off. */
  readonly recalls: RecallService | undefined;
  /** To users' own programs. */
  readonly sendWebhook: SendWebhook;
  /** To an ntfy or Gotify server of a user. */
  readonly sendMessage: SendWebhook;
  /** Closes idle connections and waits a moment for unsent reports to the monitor. */
  readonly flush: () => Promise<void>;
}

// Imported on demand: most installations have no monitor.
const openMonitor = async (
  { sentryDsn, production }: Config,
  { generic }: Policies,
  log: Log,
): Promise<Monitor | undefined> => {
  if (sentryDsn === undefined) return undefined;
  const { sentryMonitor } = await import('./monitoring/sentry.ts');
  return sentryMonitor({
    dsn: sentryDsn,
    environment: production ? 'production' : 'local',
    release: VERSION,
    retrying: generic,
    log,
  });
};

/** The store of uploaded files: a bucket, or a folder of the data directory. */
export const openFileStore = async ({
  s3,
  dataDir,
}: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> => {
  if (s3 === undefined) return directoryStore(join(dataDir, 'files'));
  // Imported on demand, as above.
  const { s3Store } = await import('./file-store/s3.ts');
  return s3Store(s3);
};

// Imported on demand, as above.
const openModelUses = async (
  model: OpenLanguageModel | undefined,
): Promise<Pick<Adapters, 'modelReader' | 'causeOpinions'>> => {
  if (model === undefined) return { modelReader: undefined, causeOpinions: undefined };
  const { modelReader } = await import('./model-reader/language-model.ts');
  const { modelOpinions } = await import('./cause-opinions/language-model.ts');
  return { modelReader: modelReader(model), causeOpinions: modelOpinions(model) };
};

export const createAdapters = async ({
  config,
  db,
  policies,
  log,
  now,
  telemetry,
}: {
  config: Config;
  db: Database;
  policies: Policies;
  log: Log;
  now: () => Date;
  telemetry: Telemetry;
}): Promise<Adapters> => {
  const { smtpUrl, mailFrom, dataDir, production } = config;
  const outbox = fileOutbox({ directory: join(dataDir, 'outbox'), from: mailFrom, now });
  const transport: MailTransport = smtpUrl
    ? watchedTransport(smtpTransport({ url: smtpUrl, from: mailFrom }), telemetry)
    : outbox;
  const sendWebhook = httpWebhookSender(config);
  const monitor = await openMonitor(config, policies, log);
  const languageModel = await openLanguageModel(config.languageModel, db);
  return {
    transport,
    outbox: production || smtpUrl ? undefined : outbox,
    fileStore: await openFileStore(config),
    monitor,
    scanForMalware: openMalwareScan(config),
    languageModel,
    ...(await openModelUses(languageModel)),
    guideWriters: await openGuideWriters(config, languageModel),
    secondOpinion: openSecondOpinion(config),
    chatNotifier: openChatNotifier(config),
    ...openVehicleServices({ config, policies, log, now }),
    sendWebhook: (url, message) => callingAs('own-webhooks', () => sendWebhook(url, message)),
    sendMessage: (url, message) =>
      callingAs('message-services', () =>
        httpWebhookSender(messageRules(new URL(url), config))(url, message),
      ),
    flush: async () => {
      transport.close?.();
      await monitor?.flush();
    },
  };
};
