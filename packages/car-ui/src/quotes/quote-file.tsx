import { t } from '@lingui/core/macro';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { FileText } from 'lucide-react';
import { useEffect, useId, useState } from 'react';

import { kindOfFile } from './file-kind.ts';

const ACCEPTED = 'application/pdf,image/png,image/jpeg,image/webp,text/plain,text/csv,.txt,.csv';
/** A longer text is a recording, no quote and no report. */
const MAX_TEXT_BYTES = 1024 * 1024;
const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

type ReadPhotograph = (file: Blob, onProgress: (share: number) => void) => Promise<string>;

/** How an app reads files. */
export interface FileReading {
  /** The text of a PDF, by the server. */
  readonly readPdf: (file: Blob) => Promise<{ readonly text: string }>;
  /** Loads what reads letters on this device: it is big, and comes with the first picture. */
  readonly loadReader: () => Promise<ReadPhotograph>;
  /** A failed reading of a PDF, in a sentence. */
  readonly explain: (error: unknown) => string;
  /** What was shared with the installed app, once. */
  readonly takeShared?: () => Promise<File | undefined>;
}

interface Props {
  readonly reading: FileReading;
  /** Text that was read: it is shown and can be corrected. */
  readonly onText: (text: string, of: 'pdf' | 'picture' | 'text') => void;
}

/** Takes a PDF or a photograph of a quote or an MOT list by button, camera, drop or share, and reads its text. */
export function QuoteFile({ reading, onText }: Props) {
  const [doing, setDoing] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const id = useId();

  const read = async (file: File): Promise<void> => {
    const kind = kindOfFile(file);
    if (kind === 'pdf') {
      setDoing(t`Reading the PDF`);
      const { text } = await reading.readPdf(new Blob([file], { type: 'application/pdf' }));
      onText(text, 'pdf');
      return;
    }
    if (kind === 'text') {
      if (file.size > MAX_TEXT_BYTES) {
        setFailure(t`This text is longer than 1 MB. Choose the list of codes, not a recording.`);
        return;
      }
      onText(await file.text(), 'text');
      return;
    }
    if (kind === 'other' || file.size > MAX_PICTURE_BYTES) {
      setFailure(t`Choose a PDF or a photograph (PNG, JPEG or WebP) of at most 20 MB.`);
      return;
    }
    setDoing(t`Loading what reads photographs`);
    const readPhotograph = await reading.loadReader();
    const text = await readPhotograph(file, (share) =>
      setDoing(t`Reading the photograph: ${Math.round(share * 100)} %`),
    );
    if (text.trim() === '') {
      setFailure(t`No letters were found. Take the photograph from straight above, in even light.`);
    } else {
      onText(text, 'picture');
    }
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || doing !== undefined) return;
    setFailure(undefined);
    try {
      await read(file);
    } catch (error) {
      setFailure(
        kindOfFile(file) === 'pdf'
          ? reading.explain(error)
          : t`This photograph cannot be read. Choose another one, or type its lines.`,
      );
    } finally {
      setDoing(undefined);
    }
  };

  useEffect(() => {
    void reading.takeShared?.().then(take);
    // Once: what was shared is taken when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <div className="grid gap-3">
      <div
        className={cx(
          'rounded-lg border border-dashed p-4 text-center',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong/50 bg-surface',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <input
          id={id}
          type="file"
          accept={ACCEPTED}
          aria-label={t`Choose a PDF or a photograph`}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            void take(file);
            target.value = ''; // so that the same file can be chosen again
          }}
        />
        <Button
          tone="secondary"
          busy={doing !== undefined}
          icon={<FileText aria-hidden className="size-4.5" />}
          onClick={() => document.getElementById(id)?.click()}
        >{t`Choose a PDF or a photograph`}</Button>
        <p role="status" className="mt-2 text-sm text-faint">
          {doing ?? t`Or drop it here. A photograph is read on this device and is not sent.`}
        </p>
      </div>
      {failure !== undefined && (
        <Notice tone="medium" role="alert" title={t`Not read`}>
          <p>{failure}</p>
        </Notice>
      )}
    </div>
  );
}
