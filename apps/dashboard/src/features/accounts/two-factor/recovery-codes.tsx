import { t } from '@lingui/core/macro';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { focusFirstError } from '@wrenchwise/ui/form/focus-first-error.ts';
import { PlainForm } from '@wrenchwise/ui/form/plain-form.tsx';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { CopyButton } from '~/ui/copy-button.tsx';

import { codesAsText, saveAsFile } from './codes-as-text.ts';
import { CodesOnPaper } from './codes-on-paper.tsx';

interface Props {
  codes: readonly string[];
  isKept: boolean;
  onKept: (isKept: boolean) => void;
  /** Somebody wanted to leave without having saved them. */
  isReminded: boolean;
  onDone: () => void;
}

/** The recovery codes, shown this once, with three ways to keep them. */
export function RecoveryCodes({ codes, isKept, onKept, isReminded, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isMissing = isReminded && !isKept;
  useEffect(() => {
    if (isMissing) focusFirstError(form.current);
  }, [isMissing]);
  return (
    <PlainForm ref={form} className="" onSubmit={onDone}>
      <p className="text-soft">{t`Without your phone, one of these codes lets you in instead. Each works once. They are not shown again.`}</p>
      <ul
        aria-label={t`Recovery codes`}
        className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 rounded-md border border-line bg-sunken p-4 text-center font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={t`Copy`} />
        <Button
          tone="secondary"
          size="sm"
          icon={<Download aria-hidden className="size-4" />}
          onClick={() => saveAsFile('wrenchwise-recovery-codes.txt', codesAsText(codes))}
        >{t`Download`}</Button>
        <Button
          tone="secondary"
          size="sm"
          icon={<Printer aria-hidden className="size-4" />}
          onClick={() => window.print()}
        >{t`Print`}</Button>
      </div>
      <CodesOnPaper codes={codes} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <Checkbox
          required
          label={t`I have stored them in a safe place`}
          checked={isKept}
          onChange={(event) => onKept(event.target.checked)}
          error={isMissing ? t`Please keep the codes first: they are not shown again.` : undefined}
        />
        <Button type="submit">{t({ message: 'Done', context: 'button' })}</Button>
      </div>
    </PlainForm>
  );
}
