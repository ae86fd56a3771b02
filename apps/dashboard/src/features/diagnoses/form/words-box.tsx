import { SYMPTOMS_MAX } from '@wrenchwise/contract/endpoints/diagnoses';
import { Button } from '@wrenchwise/ui/button.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';

import { useDistanceUnit } from '~/user-settings/user-settings.ts';

import { keepDraft, readDraft } from './draft.ts';

/**
 * The beginning of a diagnosis on the overview: words first, the car after them. What was typed goes on into the
 * form; where a car is saved its words are read at once.
 */
export function WordsBox({ hasCar }: { hasCar: boolean }) {
  const id = useId();
  const navigate = useNavigate();
  const unit = useDistanceUnit();
  const [draft] = useState(() => readDraft(unit));
  const [words, setWords] = useState(draft.symptoms);
  const go = (event: FormEvent) => {
    event.preventDefault();
    // What was ticked belongs to the words that it was offered for.
    if (words !== draft.symptoms) {
      const isRead = hasCar && words.trim() !== '';
      keepDraft({ ...draft, symptoms: words, confirmed: [], removed: [], readings: [], isRead });
    }
    void navigate('/dashboard/diagnose');
  };
  return (
    <form
      onSubmit={go}
      noValidate
      className="rounded-lg border border-accent-line bg-accent-soft p-3.5 sm:p-4"
    >
      <label htmlFor={id} className="block text-lg font-bold tracking-[-0.014em]">
        What is it doing?
      </label>
      <div className="mt-2 flex items-end gap-2">
        <TextArea
          id={id}
          isCompact
          rows={2}
          maxLength={SYMPTOMS_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          placeholder="Grinding from the front left when I brake"
          className="min-w-0 flex-1"
        />
        <Button
          type="submit"
          className="max-sm:size-11 max-sm:px-0"
          icon={<ArrowRight aria-hidden className="size-5 shrink-0" />}
        >
          <span className="max-sm:sr-only">Diagnose</span>
        </Button>
      </div>
    </form>
  );
}
