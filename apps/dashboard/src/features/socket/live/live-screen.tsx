import { t } from '@lingui/core/macro';
import { VALUE } from '@wrenchwise/obd/guided-tests/guided-test';
import { TOO_HOT } from '@wrenchwise/obd/guided-tests/warm-up';
import { normalRangeOf } from '@wrenchwise/obd/recording/normal-range';
import { type Channel, type Recording, seriesOf } from '@wrenchwise/obd/recording/recording';
import { seriesColour } from '@wrenchwise/ui/charts/legend.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import type { ReactNode } from 'react';

import { valueText } from '../value-text.ts';
import { MAX_SHOWN } from './default-channels.ts';
import { LIVE_WINDOW } from './use-live-values.ts';
import { ValueChart } from './value-chart.tsx';

interface Props {
  readonly available: readonly Channel[];
  readonly chosen: readonly Channel[];
  readonly onChoose: (channels: readonly Channel[]) => void;
  readonly shown: Recording | undefined;
  readonly isRecording: boolean;
  /** Start, markers and stop of a recording. */
  readonly controls: ReactNode;
}

/** Chosen values of a car as numbers and lines, as they come. */
export function LiveScreen({ available, chosen, onChoose, shown, isRecording, controls }: Props) {
  return (
    <div className="grid gap-6">
      {controls}
      {shown && <TooHot recording={shown} />}
      <p className="text-sm text-faint">{t`While the car moves, only a passenger looks at the screen.`}</p>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {chosen.map((channel, index) => (
          <LiveValue
            key={channel.name}
            channel={channel}
            colour={seriesColour(index)}
            shown={shown}
          />
        ))}
      </ul>
      {shown && <Rate recording={shown} />}
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-soft">{t`Choose values`}</summary>
        <fieldset disabled={isRecording} className="mt-2">
          <legend className="text-sm text-faint">
            {isRecording
              ? t`A recording has the values with which it began: stop it to choose others.`
              : t`Up to ${MAX_SHOWN} at once; fewer are answered more often.`}
          </legend>
          <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {available.map((channel) => {
              const isChosen = chosen.some(({ name }) => name === channel.name);
              return (
                <Checkbox
                  key={channel.name}
                  label={channel.name}
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= MAX_SHOWN}
                  onChange={() =>
                    onChoose(
                      isChosen
                        ? chosen.filter(({ name }) => name !== channel.name)
                        : [...chosen, channel],
                    )
                  }
                />
              );
            })}
          </div>
        </fieldset>
      </details>
    </div>
  );
}

/** Never behind a plan: an engine that boils is switched off. */
export function TooHot({ recording }: { recording: Recording }) {
  const last = seriesOf(recording, VALUE.coolant)?.values.at(-1);
  if (last === undefined || last < TOO_HOT) return null;
  return (
    <Notice
      tone="high"
      role="alert"
      title={t`The coolant is too hot: ${valueText(last, '°C')}`}
    >{t`Stop where it is safe and switch the engine off. Do not open the cap of the coolant: it scalds. Let it cool for an hour before you look.`}</Notice>
  );
}

function LiveValue({
  channel,
  colour,
  shown,
}: {
  channel: Channel;
  colour: string;
  shown: Recording | undefined;
}) {
  const series = shown && seriesOf(shown, channel.name);
  const last = series?.values.at(-1);
  const to = Math.max(shown?.duration ?? 0, LIVE_WINDOW);
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 text-soft">{channel.name}</span>
        <span className="figures shrink-0 text-xl font-semibold">
          {last === undefined ? '–' : valueText(last, channel.unit)}
        </span>
      </div>
      {series && (
        <ValueChart
          label={t`${channel.name} in the last minute`}
          lines={[{ id: channel.name, series, colour }]}
          from={to - LIVE_WINDOW}
          to={to}
          band={normalRangeOf(channel.name)}
        />
      )}
    </li>
  );
}

const RATE_WINDOW = 5000;

/** How often the car really answers: adapters differ more than cars. */
function Rate({ recording }: { recording: Recording }) {
  const [first] = recording.series;
  const from = Math.max(0, recording.duration - RATE_WINDOW);
  const count = first?.times.filter((at) => at > from).length ?? 0;
  const seconds = Math.max(1, recording.duration - from) / 1000;
  return (
    <p className="figures text-sm text-faint">
      {t`Answered ${Math.round((count / seconds) * 10) / 10} times a second`}
    </p>
  );
}
