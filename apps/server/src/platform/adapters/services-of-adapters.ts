import type { ServiceId } from '@wrenchwise/rules/outside-services';

import type { Adapters } from './create-adapters.ts';
import type { OpenPayments } from './open-payments.ts';

/** What `createAdapters` and `openPayments` open that hands data to somebody outside. */
export type OutsideAdapter =
  | Exclude<keyof Adapters, 'outbox' | 'flush'>
  | keyof Pick<OpenPayments, 'payments'>;

/** Names at least one record: an adapter without one does not compile. */
type Records = readonly [ServiceId, ...ServiceId[]];

/** The records of the services that each adapter hands data to. */
export const SERVICES_OF_ADAPTERS = {
  transport: ['mail'],
  fileStore: ['file-store'],
  monitor: ['error-monitor'],
  scanForMalware: ['malware-scan'],
  languageModel: ['language-model'],
  modelReader: ['language-model'],
  causeOpinions: ['language-model'],
  guideWriters: ['guide-service', 'language-model'],
  secondOpinion: ['diagnosis-service'],
  chatNotifier: ['chat-notification', 'chat-notification-with-names'],
  vehicleRegister: ['dvsa', 'dvla'],
  vinDecoder: ['nhtsa'],
  recalls: ['nhtsa'],
  sendWebhook: ['own-webhooks'],
  sendMessage: ['message-services'],
  payments: ['stripe'],
} as const satisfies Readonly<Record<OutsideAdapter, Records>>;
