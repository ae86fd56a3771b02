import { t } from '@lingui/core/macro';
import { draftWords, replaceDraftWords } from '@wrenchwise/client/diagnosis-draft.ts';
import { SYMPTOMS_MAX } from '@wrenchwise/rules/report-limits';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';

/** A saved car that can be diagnosed. */
interface NamedCar {
  readonly id: string;
  readonly name: string;
}

/**
 * The beginning of a diagnosis on the overview: words first, the car after them. What was typed goes on into the
 * form; where a car is saved its words are read at once, and of several each is one press from there.
 */
export function WordsBox({ cars }: { cars: readonly NamedCar[] }) {
  const id = useId();
  const navigate = useNavigate();
  const [before] = useState(draftWords);
  const [words, setWords] = useState(before);
  const hasWords = words.trim() !== '';
  const goOn = (vehicleId?: string) => {
    if (words !== before) replaceDraftWords(words, cars.length > 0 && hasWords);
    void navigate(`/dashboard/diagnose${vehicleId === undefined ? '' : `?vehicle=${vehicleId}`}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      className="rounded-lg border border-accent-line bg-accent-soft p-3.5 sm:p-4"
    >
      <label
        htmlFor={id}
        className="block text-lg font-bold tracking-[-0.014em]"
      >{t`What is it doing?`}</label>
      <div className="mt-2 flex items-end gap-2">
        <TextArea
          id={id}
          isCompact
          rows={2}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          placeholder={t`Grinding from the front left when I brake`}
          className="min-w-0 flex-1"
        />
        <Button
          type="submit"
          className="max-sm:size-11 max-sm:px-0"
          icon={<ArrowRight aria-hidden className="size-5 shrink-0" />}
        >
          <span className="max-sm:sr-only">{t`Diagnose`}</span>
        </Button>
      </div>
      <CharacterCount length={words.length} max={SYMPTOMS_MAX} />
      {hasWords && cars.length > 1 && (
        <ul aria-label={t`Which car is it?`} className="mt-2 flex flex-wrap gap-2">
          {cars.map((car) => (
            <li key={car.id} className="min-w-0">
              <Button tone="secondary" onClick={() => goOn(car.id)}>
                <span className="truncate">{car.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
