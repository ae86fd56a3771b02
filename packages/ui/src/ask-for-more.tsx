import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';

import { Notice } from './notice.tsx';

interface Props {
  title: string;
  /** What would help. */
  message: string;
  /** The same in the user's own language. */
  language?: { readonly id: string; readonly text: string } | undefined;
  /** Texts of which any one would do. */
  examples: readonly string[];
  onPick: (example: string) => void;
}

/** Asks for more than was said, with examples that one press takes. */
export function AskForMore({ title, message, language, examples, onPick }: Props) {
  return (
    <Notice tone="info" role="alert" title={title}>
      {message !== title && <p>{message}</p>}
      {language && (
        <p lang={language.id} dir="auto" className="mt-1">
          {language.text}
        </p>
      )}
      <fieldset className="mt-3">
        <legend className="mb-1.5 font-label text-ink">{t`For example`}</legend>
        <div className="flex flex-wrap gap-2">
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              onClick={() => onPick(example)}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-md border border-line bg-paper px-3 py-1 text-left text-ink transition-colors duration-150 hover:border-accent-line hover:text-accent-text"
            >
              <Plus aria-hidden className="size-3.5 shrink-0" />
              {example}
            </button>
          ))}
        </div>
      </fieldset>
    </Notice>
  );
}
