import type { Env } from './environment.ts';

/** DVSA's MOT history. */
export interface DvsaSettings {
  readonly baseUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiKey: string;
}

/** DVLA's Vehicle Enquiry Service. */
export interface DvlaSettings {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** NHTSA's recalls and VIN decoder. */
export interface NhtsaSettings {
  readonly recallsUrl: string;
  readonly vpicUrl: string;
}

/** The variables of DVSA's MOT history: all, or none. `DVSA_BASE_URL` has a default. */
export const DVSA_VARIABLES = [
  'DVSA_TOKEN_URL',
  'DVSA_CLIENT_ID',
  'DVSA_CLIENT_SECRET',
  'DVSA_API_KEY',
] as const;

const NHTSA_URL = 'https://api.nhtsa.gov';
// Any other address, such as a proxy's, serves both.
const VPIC_OF_NHTSA = 'https://vpic.nhtsa.dot.gov';

/** Undefined where it is not set up. */
export const dvsaOf = (env: Env): DvsaSettings | undefined => {
  const { DVSA_TOKEN_URL: tokenUrl, DVSA_CLIENT_ID: clientId } = env;
  const { DVSA_CLIENT_SECRET: clientSecret, DVSA_API_KEY: apiKey } = env;
  return tokenUrl && clientId && clientSecret && apiKey
    ? {
        baseUrl: env.DVSA_BASE_URL ?? 'https://history.mot.api.gov.uk',
        tokenUrl,
        clientId,
        clientSecret,
        apiKey,
      }
    : undefined;
};

/** Undefined where it is not set up. */
export const dvlaOf = (env: Env): DvlaSettings | undefined =>
  env.DVLA_API_KEY === undefined
    ? undefined
    : {
        baseUrl: env.DVLA_BASE_URL ?? 'https://driver-vehicle-licensing.api.gov.uk/vehicle-enquiry',
        apiKey: env.DVLA_API_KEY,
      };

/** Undefined where it is switched off. */
export const nhtsaOf = ({ NHTSA_BASE_URL: url }: Env): NhtsaSettings | undefined =>
  url === undefined
    ? undefined
    : { recallsUrl: url, vpicUrl: url.startsWith(NHTSA_URL) ? VPIC_OF_NHTSA : url };
