import { t } from '@lingui/core/macro';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';

import { CopyButton } from '~/ui/copy-button.tsx';

/** The address of a link, to select, to show on a phone and to copy. */
export function LinkAddress({ url }: { url: string }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 basis-64">
        <TextInput
          readOnly
          aria-label={t`Address of the link`}
          value={url}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <CopyButton key={url} text={url} label={t`Copy the link`} />
    </div>
  );
}
