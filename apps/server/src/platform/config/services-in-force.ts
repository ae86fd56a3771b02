import {
  SERVICE_IDS,
  type ServiceId,
  type ServiceInForce,
} from '@wrenchwise/rules/outside-services';

import { mayBePublicHost } from '../http/public-address.ts';
import type { Config } from './config.ts';

const ANTHROPIC = 'https://api.anthropic.com';

/** In force at one address, in force at none that could be named, or not in force. */
type InForce = URL | true | undefined;

const at = (address: string | undefined): InForce =>
  address === undefined ? undefined : (URL.parse(address) ?? true);

/** Whether the settings use a service, and where it is. Every service with a record has its line. */
const IN_FORCE: Readonly<Record<ServiceId, (config: Config) => InForce>> = {
  hosting: () => true,
  mail: ({ smtpUrl }) => at(smtpUrl),
  'file-store': ({ s3 }) => at(s3?.endpoint),
  'malware-scan': ({ malwareScan: scan }) =>
    scan && 'clamd' in scan && 'host' in scan.clamd ? at(`tcp://${scan.clamd.host}`) : scan && true,
  'language-model': ({ languageModel }) => languageModel && at(languageModel.baseUrl ?? ANTHROPIC),
  'diagnosis-service': ({ diagnosisWebhookUrl }) => at(diagnosisWebhookUrl),
  'guide-service': ({ repairGuideWebhookUrl }) => at(repairGuideWebhookUrl),
  'chat-notification': ({ discordWebhookUrl, discordUser }) =>
    discordUser === 'full' ? undefined : at(discordWebhookUrl),
  'chat-notification-with-names': ({ discordWebhookUrl, discordUser }) =>
    discordUser === 'full' ? at(discordWebhookUrl) : undefined,
  dvsa: ({ dvsa }) => at(dvsa?.baseUrl),
  dvla: ({ dvla }) => at(dvla?.baseUrl),
  nhtsa: ({ nhtsa }) => at(nhtsa?.recallsUrl),
  stripe: ({ stripe, paymentsOff }) => (paymentsOff ? undefined : at(stripe?.baseUrl)),
  google: ({ google }) => at(google?.issuer),
  'sign-in-provider': ({ oidc }) => at(oidc?.issuer),
  'error-monitor': ({ sentryDsn }) => at(sentryDsn),
  'trace-collector': ({ traces }) => at(traces?.endpoint),
  push: () => true,
  'own-webhooks': () => true,
  'message-services': () => true,
  'part-search': ({ partSearchUrlTemplate }) => at(partSearchUrlTemplate),
};

const inForce = (id: ServiceId, config: Config): readonly ServiceInForce[] => {
  const found = IN_FORCE[id](config);
  if (found === undefined) return [];
  const isNamed = found !== true && mayBePublicHost(found.hostname);
  return [{ id, host: isNamed ? found.hostname : null }];
};

/**
 * The outside services that these settings use, in the order in which pages name them. A host is
 * named where it is one of the public internet: names of the operator's own network stay there.
 */
export const servicesInForce = (config: Config): readonly ServiceInForce[] =>
  SERVICE_IDS.flatMap((id) => inForce(id, config));
