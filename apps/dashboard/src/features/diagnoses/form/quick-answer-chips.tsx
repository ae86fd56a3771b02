import { t } from '@lingui/core/macro';
import { withTappedWords } from '@wrenchwise/rules/report-preview';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { DiagnoseDraft } from './diagnose-fields.ts';
import { QUICK_ANSWERS, says, withoutWords } from './quick-answers.ts';

const chip =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm transition-colors duration-150';
const IDLE =
  'border-line bg-paper text-soft hover:border-accent-line hover:bg-accent-soft hover:text-accent-text';
const CHOSEN = 'border-accent bg-accent-soft text-accent-text';

function QuickOptions({
  panel,
  open,
  symptoms,
  toggle,
}: {
  readonly panel: string;
  readonly open: (typeof QUICK_ANSWERS)[number];
  readonly symptoms: string;
  readonly toggle: (words: string) => void;
}) {
  return (
    <div
      id={panel}
      role="group"
      aria-label={open.label}
      className="mt-2 flex animate-appear flex-wrap gap-2 rounded-md bg-sunken p-3"
    >
      {open.options.map(({ label, words }) => {
        const isSaid = says(symptoms, words);
        return (
          <button
            key={words}
            type="button"
            aria-pressed={isSaid}
            onClick={() => toggle(words)}
            className={cx(chip, isSaid ? CHOSEN : IDLE)}
          >
            {isSaid && <Check aria-hidden className="size-3.5" />}
            {label}
          </button>
        );
      })}
    </div>
  );
}

/** Answers to tap, for those who do not know what matters: each adds a phrase, tapped again it goes. */
export function QuickAnswerChips() {
  const { control, getValues, setValue } = useFormContext<DiagnoseDraft>();
  const symptoms = useWatch({ control, name: 'symptoms' });
  const [openId, setOpenId] = useState<string>();
  const panel = useId();
  const open = QUICK_ANSWERS.find(({ id }) => id === openId);

  const toggle = (words: string) => {
    const text = getValues('symptoms');
    const next = says(text, words) ? withoutWords(text, words) : withTappedWords(text, words);
    setValue('symptoms', next, { shouldDirty: true, shouldValidate: next !== '' });
  };
  return (
    <div className="mt-3">
      <div role="group" aria-label={t`Add by tapping`} className="flex flex-wrap gap-2">
        {QUICK_ANSWERS.map(({ id, label, options }) => {
          const count = options.filter(({ words }) => says(symptoms, words)).length;
          const isOpen = id === openId;
          return (
            <button
              key={id}
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              onClick={() => setOpenId(isOpen ? undefined : id)}
              className={cx(chip, isOpen || count > 0 ? CHOSEN : IDLE)}
            >
              {label}
              {count > 0 && <span className="figures font-semibold">{count}</span>}
              <ChevronDown
                aria-hidden
                className={cx('size-3.5 transition-transform', isOpen && 'rotate-180')}
              />
            </button>
          );
        })}
      </div>
      {open && <QuickOptions panel={panel} open={open} symptoms={symptoms} toggle={toggle} />}
    </div>
  );
}
