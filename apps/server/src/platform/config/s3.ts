import type { Env } from './environment.ts';

/** A bucket of an S3-compatible store, addressed by path. */
export interface S3Settings {
  /** Without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The variables of the store: all, or none. `S3_REGION` has a default. */
export const S3_VARIABLES = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies readonly (keyof Env)[];

/** The store's settings; undefined where none is set up. */
export const s3Of = ({
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: Env): S3Settings | undefined =>
  S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? {
        endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
        bucket: S3_BUCKET,
        region: S3_REGION ?? 'us-east-1',
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
      }
    : undefined;
