import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatRange } from '@wrenchwise/car-ui/words/money.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import {
  MOT_LIST_MAX,
  type MotFinding,
  type MotList,
} from '@wrenchwise/contract/endpoints/mot-lists';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { Notice, type NoticeTone } from '@wrenchwise/ui/notice.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { type FormEvent, useState } from 'react';

import { useDates } from '~/user-settings/user-settings.ts';

import { CarSelect } from './car-select.tsx';
import { useExplainMotList, usePlanFindings } from './mot-lists.queries.ts';
import { QuoteFile } from './quote-file.tsx';

const RESULTS: Readonly<Record<MotList['result'], { title: string; tone: NoticeTone }>> = {
  'do-not-drive': { title: t`Do not drive it`, tone: 'high' },
  failed: { title: t`Failed`, tone: 'high' },
  passed: { title: t`Nothing here fails a test`, tone: 'low' },
  unknown: { title: t`Not known yet`, tone: 'medium' },
  empty: { title: t`No finding`, tone: 'info' },
};

const URGENCIES: Readonly<Record<MotFinding['urgency'], { words: string; tone: BadgeTone }>> = {
  'do-not-drive': { words: 'Do not drive', tone: 'high' },
  'before-driving': { words: 'Before it is driven', tone: 'high' },
  soon: { words: 'Within two weeks', tone: 'medium' },
  watch: { words: 'Can wait', tone: 'neutral' },
  done: { words: 'Done', tone: 'low' },
};

const WHO: Readonly<Record<MotFinding['who'], string>> = {
  owner: t`You can do it yourself.`,
  amateur: t`With tools and some practice you can do it yourself.`,
  workshop: t`It is work for a workshop.`,
};

/** An MOT failure or advisory list: each finding explained, and the list as tasks. */
export function MotCheck() {
  const [text, setText] = useState('');
  const [vehicleId, setVehicleId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const explain = useExplainMotList();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '' && vehicleId === '';
    setMissing(isEmpty);
    if (!isEmpty && !explain.isPending) explain.mutate({ text, vehicleId });
  };
  return (
    <div className="grid gap-6">
      <Card>
        <h2 className="text-lg">{t`An MOT failure or advisory list`}</h2>
        <p className="measure mt-1 text-soft">{t`What each line means, what the law says, what can wait, and what it usually costs.`}</p>
        <form onSubmit={send} noValidate className="mt-4 grid gap-4">
          <Field
            label={t`The list`}
            hint={t`Paste the lines as they are on the certificate. Leave it empty to see what the register has of a saved car.`}
            error={isMissing ? t`Paste the list, or choose a car` : undefined}
          >
            {(control) => (
              <>
                <TextArea
                  {...control}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                />
                <CharacterCount length={text.length} max={MOT_LIST_MAX} />
              </>
            )}
          </Field>
          <QuoteFile onText={(found) => setText(found)} />
          <CarSelect
            value={vehicleId}
            onChange={setVehicleId}
            hint={t`Tasks are added to this car.`}
          />
          {explain.isError && (
            <Notice role="alert" tone="high" title={presentError(explain.error).message} />
          )}
          <Button
            type="submit"
            busy={explain.isPending}
            className="justify-self-start"
          >{t`Explain it`}</Button>
        </form>
      </Card>
      <div aria-live="polite">
        {explain.data && (
          <ExplainedList list={explain.data} vehicleId={explain.variables.vehicleId} />
        )}
      </div>
    </div>
  );
}

function ExplainedList({ list, vehicleId }: { list: MotList; vehicleId: string }) {
  const { title, tone } = RESULTS[list.result];
  const open = list.findings.filter(({ dueDate }) => dueDate !== null);
  return (
    <Card className="grid gap-5">
      <Notice tone={tone} title={title}>
        <p>{list.summary}</p>
      </Notice>
      <ul className="divide-y divide-line">
        {list.findings.map((finding) => (
          <Finding key={finding.text} finding={finding} currency={list.pricing.currency} />
        ))}
      </ul>
      {vehicleId !== '' && open.length > 0 && <AsTasks findings={open} vehicleId={vehicleId} />}
      {list.findings.length > 0 && (
        <div className="measure grid gap-1 text-sm text-faint">
          <p>{list.retest}</p>
          <p>{t`Prices are our estimates of parts and labour. Sources: ${list.sources.join('; ')}.`}</p>
        </div>
      )}
    </Card>
  );
}

function Finding({ finding, currency }: { finding: MotFinding; currency: string }) {
  const { longDay } = useDates();
  const { text, className, urgency, section, task, law, waits, dueDate, why, who } = finding;
  const { job, repair } = finding;
  return (
    <li className="grid gap-2 py-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={URGENCIES[urgency].tone}>{URGENCIES[urgency].words}</Badge>
        <span className="text-sm text-faint">
          {className}
          {section !== null && ` · ${section}`}
        </span>
      </p>
      <h3 className="text-base wrap-anywhere">{task}</h3>
      <p className="measure text-sm text-faint wrap-anywhere">“{text}”</p>
      <p className="measure">{why}</p>
      <p className="measure text-soft">{law}</p>
      <p className="measure text-soft">
        {waits}
        {dueDate !== null && urgency === 'watch' && t` Plan it by ${longDay(dueDate)}.`} {WHO[who]}
      </p>
      {repair && (
        <p className="figures text-soft">
          <Trans>
            <Link to={repair.path}>{repair.title}</Link>, usually{' '}
            {formatRange(repair.cost, { currency, whole: true })} in a workshop
          </Trans>
        </p>
      )}
      {job && (
        <p>
          <Link to={job.path}>{job.title}</Link>
        </p>
      )}
    </li>
  );
}

function AsTasks({ findings, vehicleId }: { findings: readonly MotFinding[]; vehicleId: string }) {
  const plan = usePlanFindings(vehicleId);
  const add = () =>
    plan.mutate(findings, {
      onSuccess: ({ added }) =>
        void showToast(
          'success',
          added === 0 ? t`They are among your tasks already` : t`Added to your maintenance tasks`,
        ),
      onError: (error) => void showToast('error', presentError(error).message),
    });
  return (
    <Button
      busy={plan.isPending}
      disabled={plan.isSuccess}
      onClick={add}
      className="justify-self-start"
    >
      {plan.isSuccess ? t`In your tasks` : t`Add as tasks`}
    </Button>
  );
}
