import { z } from 'zod';

/** Changes when an older restore could not read a newer archive. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';

const Checksum = z.string().regex(/^[0-9a-f]{64}$/);

const FormatOnly = z.object({ product: z.literal('wrenchwise'), format: z.number().int() });

export const Manifest = z.object({
  product: z.literal('wrenchwise'),
  format: z.literal(FORMAT),
  /** The release that wrote it. */
  version: z.string(),
  created: z.iso.datetime(),
  /** Which of the two databases it was taken from; it can be restored to either. */
  database: z.enum(['embedded', 'postgres']),
  /** The database's last migration, and how many it had. */
  schema: z.object({ migrations: z.number().int(), at: z.number(), hash: z.string() }),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  /** The job queues that jobs are waiting in. */
  queues: z.array(z.string()),
  files: z.object({
    count: z.number().int(),
    bytes: z.number().int(),
    /** Keys of rows whose bytes were not there. */
    missing: z.array(z.string()),
  }),
  mails: z.number().int(),
  /** All of the archive's entries but this one and the last, in their order. */
  entries: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: Checksum })),
});
export type Manifest = z.infer<typeof Manifest>;

/** The archive is damaged, or none of ours. */
export class DamagedArchiveError extends Error {
  override readonly name = 'DamagedArchiveError';
}

/** What was asked for cannot be done; says why. */
export class RestoreRefusedError extends Error {
  override readonly name = 'RestoreRefusedError';
}

/**
 * Reads a manifest. Throws `RestoreRefusedError` for a newer format and `DamagedArchiveError` for what is
 * none.
 */
export const parseManifest = (text: string): Manifest => {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new DamagedArchiveError('its manifest cannot be read', { cause });
  }
  const format = FormatOnly.safeParse(content);
  if (format.success && format.data.format > FORMAT) {
    throw new RestoreRefusedError(
      `The archive has format ${format.data.format}, this release reads ${FORMAT}: restore it with the release that wrote it, or a later one.`,
    );
  }
  const manifest = Manifest.safeParse(content);
  if (!manifest.success) throw new DamagedArchiveError('its manifest is not one of this product');
  return manifest.data;
};
