import { t } from '@lingui/core/macro';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';

import { CopyButton } from '~/ui/copy-button.tsx';

/** A secret in the one moment in which it can be read. */
export function ShownOnce({ title, label, text }: { title: string; label: string; text: string }) {
  return (
    <Notice tone="info" role="status" title={title} className="mb-5">
      <p className="mb-3">{t`It is shown this once. Copy it now and keep it like a password.`}</p>
      <Field label={label}>
        {(control) => (
          <TextInput
            {...control}
            readOnly
            value={text}
            className="font-mono"
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <CopyButton text={text} label={t`Copy`} />
      </div>
    </Notice>
  );
}
