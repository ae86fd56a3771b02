import { type FileReading, QuoteFile as ReadFile } from '@wrenchwise/car-ui/quotes/quote-file.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { takeSharedFile } from '@wrenchwise/client/shared-file.ts';
import type { ComponentProps } from 'react';

import { patiently } from '~/connection/connection.ts';

import { useReadQuoteFile } from './check.queries.ts';

const loadReader = patiently(
  async () => (await import('@wrenchwise/client/photograph/read-photograph.ts')).readPhotograph,
);

/** A PDF or a photograph, chosen here or shared with the installed app. */
export function QuoteFile({ onText }: Pick<ComponentProps<typeof ReadFile>, 'onText'>) {
  const readPdf = useReadQuoteFile();
  const reading: FileReading = {
    readPdf: (file) => readPdf.mutateAsync(file),
    loadReader,
    explain: (error) => presentError(error).message,
    takeShared: takeSharedFile,
  };
  return <ReadFile reading={reading} onText={onText} />;
}
