import { t } from '@lingui/core/macro';
import { MAX_MARKER_TEXT } from '@wrenchwise/obd/recording/recording';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { Circle, Flag, Square } from 'lucide-react';
import { useState } from 'react';

import { PlanGate } from '~/ui/plan-gate.tsx';

import { clockText } from '../value-text.ts';
import type { Recorded } from './use-recorder.ts';

interface Props {
  readonly canEdit: boolean;
  readonly isRecording: boolean;
  readonly recorded: Recorded;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onMark: (text: string) => void;
}

/** Start, markers and stop of a recording, for plans that have recordings. */
export function RecordControls({ canEdit, isRecording, recorded, onStart, onStop, onMark }: Props) {
  if (!canEdit) {
    return (
      <p className="text-sm text-faint">{t`Recordings belong to the car: its owner has to let you edit it.`}</p>
    );
  }
  return (
    <PlanGate
      featureKey="advanced_diagnostics"
      title={t`Recordings`}
      text={t`Store what the car says over time, look at it again, and set it beside an earlier one. The live values themselves are on every plan.`}
    >
      {isRecording ? (
        <Recording recorded={recorded} onStop={onStop} onMark={onMark} />
      ) : (
        <div>
          <Button
            icon={<Circle aria-hidden className="size-4.5 fill-current" />}
            onClick={onStart}
          >{t`Start recording`}</Button>
        </div>
      )}
    </PlanGate>
  );
}

function Recording({ recorded, onStop, onMark }: Pick<Props, 'recorded' | 'onStop' | 'onMark'>) {
  const [text, setText] = useState('');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={<Square aria-hidden className="size-4.5 fill-current" />}
          onClick={onStop}
        >{t`Stop recording`}</Button>
        <p className="figures text-soft">
          {t`Recording for ${clockText(recorded.elapsed)}, ${recorded.samples.toLocaleString(NUMBER_LOCALE)} figures`}
        </p>
      </div>
      <form
        className="flex max-w-md gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.length > MAX_MARKER_TEXT) return;
          onMark(text.trim() || t`Mark`);
          setText('');
        }}
      >
        <TextInput
          aria-label={t`What happens now`}
          placeholder={t`Fan comes on`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          type="submit"
          tone="secondary"
          icon={<Flag aria-hidden className="size-4.5" />}
        >{t`Mark`}</Button>
      </form>
      <CharacterCount length={text.length} max={MAX_MARKER_TEXT} />
    </div>
  );
}
