import { presentError } from '@wrenchwise/client/present-error.ts';
import { VOTE_REMARK_MAX } from '@wrenchwise/rules/voted-pages';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { PlainForm } from '@wrenchwise/ui/form/plain-form.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useState } from 'react';

import { type Counted, fetchPageVotes, sendPageVote } from './page-votes.queries.ts';

type Stage = 'asking' | 'voted' | 'written';

/** Sends votes and remarks of a page, and knows what its readers said. */
const useVotes = (path: string) => {
  const [stage, setStage] = useState<Stage>('asking');
  const [isRight, setIsRight] = useState<boolean>();
  const [counted, setCounted] = useState<Counted>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let isShown = true;
    fetchPageVotes(path).then(
      (read) => isShown && setCounted(read.counted),
      // The question is asked all the same.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [path]);

  const send = async (vote: boolean, remark?: string): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await sendPageVote({
        path,
        isRight: vote,
        ...(remark === undefined ? {} : { remark }),
      });
      setIsRight(vote);
      setCounted(answer.counted);
      setStage(remark === undefined ? 'voted' : 'written');
    } catch (error) {
      setFailure(presentError(error).message);
    } finally {
      setBusy(false);
    }
  };
  return { stage, isRight, counted, isBusy, failure, send };
};

function Answers({ path, votes }: { path: string; votes: ReturnType<typeof useVotes> }) {
  const { isRight, isBusy, send } = votes;
  const answers = [
    { value: 'yes', word: 'Yes', vote: true, Icon: ThumbsUp },
    { value: 'no', word: 'No', vote: false, Icon: ThumbsDown },
  ] as const;
  return (
    // Without a script the server takes it, and answers with a page.
    <form action={siteAddress('/page-vote')} method="post" className="flex gap-2">
      <input type="hidden" name="path" value={path} />
      {answers.map(({ value, word, vote, Icon }) => (
        <Button
          key={value}
          type="submit"
          name="isRight"
          value={value}
          tone={isRight === vote ? 'primary' : 'secondary'}
          aria-pressed={isRight === undefined ? undefined : isRight === vote}
          icon={<Icon aria-hidden className="size-4.5" />}
          onClick={(event) => {
            event.preventDefault();
            if (!isBusy) void send(vote);
          }}
        >
          {word}
        </Button>
      ))}
    </form>
  );
}

function Remark({ votes }: { votes: ReturnType<typeof useVotes> }) {
  const { isRight = false, isBusy, send } = votes;
  const [remark, setRemark] = useState('');
  const isTooLong = remark.length > VOTE_REMARK_MAX;
  return (
    <PlainForm
      className="mt-4 grid max-w-xl gap-3"
      onSubmit={() => {
        if (!isBusy && !isTooLong && remark.trim() !== '') void send(isRight, remark);
      }}
    >
      <Field
        label={isRight ? 'Anything missing?' : 'What was wrong or missing?'}
        hint="Optional. Please write nothing that says who you are."
      >
        {(control) => (
          <>
            <TextArea
              {...control}
              isCompact
              name="remark"
              value={remark}
              onChange={(event) => setRemark(event.target.value)}
            />
            <CharacterCount length={remark.length} max={VOTE_REMARK_MAX} />
          </>
        )}
      </Field>
      <div>
        <Button type="submit" tone="secondary" size="sm" busy={isBusy}>
          Send
        </Button>
      </div>
    </PlainForm>
  );
}

/** 'Was this right?': a vote and a word, and what other readers said once there are enough of them. */
export function PageVote({ path }: { path: string }) {
  const votes = useVotes(path);
  const { stage, counted, failure } = votes;
  return (
    <section aria-labelledby="vote" className="print:hidden">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id="vote" className="text-lg">
          Was this right?
        </h2>
        <Answers path={path} votes={votes} />
        {counted && (
          <p className="figures text-sm text-soft">
            {counted.right} of {counted.votes} readers said yes.
          </p>
        )}
      </div>
      <p role="status" className="mt-2 text-sm text-soft empty:hidden">
        {stage === 'voted' && 'Thank you, your answer counts.'}
        {stage === 'written' && 'Thank you, your words have reached us.'}
      </p>
      {failure !== undefined && (
        <p role="alert" className="mt-2 text-sm font-medium text-high">
          {failure}
        </p>
      )}
      {stage === 'voted' && <Remark votes={votes} />}
    </section>
  );
}
