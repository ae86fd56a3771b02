import { t } from '@lingui/core/macro';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Sparkles } from 'lucide-react';
import { useWatch } from 'react-hook-form';

import type { Fillable, FillableDraft, FilledBy } from './filled-in.ts';

const WORDS: Readonly<Record<Exclude<FilledBy, 'hand'>, string>> = {
  model: t`Assumed from the model. Change it if yours differs.`,
  words: 'Taken from your words.',
  register: t`From the register.`,
  estimate: t`Estimated for today from its MOT tests.`,
};

/** Says below a field who filled it in; nothing where the user did. */
export function FilledMark({ field, className }: { field: Fillable; className?: string }) {
  const [value, filled] = useWatch<FillableDraft, [Fillable, 'filled']>({
    name: [field, 'filled'],
  });
  const by = filled[field];
  return (
    <p
      role="status"
      className={cx('flex items-start gap-1.5 text-sm text-faint empty:hidden', className)}
    >
      {value !== '' && by !== undefined && by !== 'hand' && (
        <>
          <Sparkles aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {WORDS[by]}
        </>
      )}
    </p>
  );
}
