import { t } from '@lingui/core/macro';
import { CHAT_MESSAGE_MAX } from '@wrenchwise/contract/endpoints/chat';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { Send, Square } from 'lucide-react';
import { type FormEvent, useState } from 'react';

interface Props {
  isBusy: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** Where a question is typed. Enter sends it, Shift and Enter begins a line. */
export function QuestionForm({ isBusy, onAsk, onStop }: Props) {
  const [text, setText] = useState('');
  const question = text.trim();
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy || question === '' || question.length > CHAT_MESSAGE_MAX) return;
    onAsk(question);
    setText('');
  };
  return (
    <form onSubmit={send} className="mt-4">
      <label htmlFor="chat-question" className="sr-only">{t`Your question`}</label>
      <div className="flex items-end gap-2">
        <TextArea
          id="chat-question"
          isCompact
          className="flex-1"
          placeholder={t`Ask, or tell what you noticed`}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            // While an input method composes, Enter chooses a word.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        {isBusy ? (
          <Button tone="secondary" size="icon" aria-label={t`Stop the answer`} onClick={onStop}>
            <Square aria-hidden className="size-4.5" />
          </Button>
        ) : (
          <Button type="submit" size="icon" aria-label={t`Send the question`}>
            <Send aria-hidden className="size-4.5" />
          </Button>
        )}
      </div>
      <CharacterCount length={text.length} max={CHAT_MESSAGE_MAX} />
    </form>
  );
}
