import type { ServiceId } from '@wrenchwise/rules/outside-services';

import type { Config } from '../config/config.ts';

/** The address that calls of a service begin with; it is named as its record is. */
export interface ServiceAddress {
  readonly service: ServiceId;
  readonly address: string;
}

const GOOGLE = [
  'https://oauth2.googleapis.com',
  'https://openidconnect.googleapis.com',
  'https://www.googleapis.com',
];
const MODEL_ADDRESSES = { anthropic: 'https://api.anthropic.com', 'openai-compatible': undefined };

/** What collects the traces; calls of it are counted, and no part of a trace. */
export const TRACES = 'trace-collector' satisfies ServiceId;

/** Every service of the settings. Calls of others, if there are any, are counted as 'other'. */
export const outsideServicesOf = (config: Config): readonly ServiceAddress[] => {
  const { dvsa, dvla, nhtsa, stripe, google, oidc, languageModel } = config;
  const found: readonly (readonly [service: ServiceId, address: string | undefined])[] = [
    ['dvsa', dvsa?.baseUrl],
    ['dvsa', dvsa?.tokenUrl],
    ['dvla', dvla?.baseUrl],
    ['nhtsa', nhtsa?.recallsUrl],
    ['nhtsa', nhtsa?.vpicUrl],
    ['stripe', stripe?.baseUrl],
    ['google', google?.issuer],
    ...(google ? GOOGLE : []).map((address) => ['google', address] as const),
    ['sign-in-provider', oidc?.issuer],
    ['file-store', config.s3?.endpoint],
    ['error-monitor', config.sentryDsn && new URL(config.sentryDsn).origin],
    ['diagnosis-service', config.diagnosisWebhookUrl],
    ['guide-service', config.repairGuideWebhookUrl],
    ['chat-notification', config.discordWebhookUrl],
    [
      'language-model',
      languageModel && (languageModel.baseUrl ?? MODEL_ADDRESSES[languageModel.provider]),
    ],
    [TRACES, config.traces?.endpoint],
  ];
  return found.flatMap(([service, address]) => (address ? [{ service, address }] : []));
};

/** The name of the service that a call's address belongs to: the longest beginning decides. */
export const createServiceNames = (
  services: readonly ServiceAddress[],
): ((address: string) => string | undefined) => {
  const known = services
    .map(({ service, address }) => ({
      service,
      // As a request states it: without user and default port.
      beginning: address.replace(/\/+$/, '').replace(/^(https?:\/\/)[^/@]*@/, '$1'),
    }))
    .sort((a, b) => b.beginning.length - a.beginning.length);
  return (address) =>
    known.find(({ beginning }) => {
      const next = address.charAt(beginning.length);
      return address.startsWith(beginning) && ['', '/', '?', ':'].includes(next);
    })?.service;
};
