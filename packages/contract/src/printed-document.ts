import { z } from 'zod';

const Text = z.string();

/** A part of a document that is read on the screen and on paper. Texts are data: a line feed is a new line. */
export const PrintedBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: Text }),
  z.object({ kind: z.literal('subheading'), text: Text }),
  z.object({
    kind: z.literal('paragraph'),
    text: Text,
    /** `note`: a source, a footnote. */
    tone: z.enum(['strong', 'note']).optional(),
  }),
  z.object({ kind: z.literal('list'), items: z.array(Text) }),
  z.object({
    kind: z.literal('notice'),
    title: Text,
    text: Text,
    tone: z.enum(['danger', 'caution', 'plain']),
  }),
  z.object({ kind: z.literal('facts'), rows: z.array(z.tuple([Text, Text])) }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(
      z.object({
        head: Text,
        /** Its part of the width, compared with the other columns'; 1 without it. */
        share: z.number().optional(),
        align: z.enum(['left', 'right']).optional(),
      }),
    ),
    /** A text for each column. */
    rows: z.array(z.array(Text)),
    /** The last row: a sum. */
    total: z.array(Text).optional(),
  }),
  /** A file of the vehicle. */
  z.object({
    kind: z.literal('picture'),
    fileId: z.uuid(),
    url: Text,
    caption: Text,
    /** In points, as in `PdfBlock`. */
    maxHeight: z.number().optional(),
  }),
]);
export type PrintedBlock = z.infer<typeof PrintedBlock>;

export const PrintedDocument = z.object({
  title: Text,
  subtitle: Text,
  blocks: z.array(PrintedBlock),
});
export type PrintedDocument = z.infer<typeof PrintedDocument>;
