import { t } from '@lingui/core/macro';
import { addToDiagnosisDraft } from '@wrenchwise/client/diagnosis-draft.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import type { GuidedTestId } from '@wrenchwise/obd/guided-tests/guided-test';
import type { CarReport, ObdSession } from '@wrenchwise/obd/session';
import { Tabs } from '@wrenchwise/ui/tabs.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';

import { useFeatureAccess } from '~/account/entitlement.ts';
import { mayEdit } from '~/ui/vehicle-roles.ts';

import { GuidedTests } from './guided/guided-tests.tsx';
import { TEST_TITLES } from './guided/test-titles.ts';
import { useGuidedTest } from './guided/use-guided-test.ts';
import { channelsOf, defaultChannels } from './live/default-channels.ts';
import { LiveScreen } from './live/live-screen.tsx';
import { RecordControls } from './live/record-controls.tsx';
import { useLiveValues } from './live/use-live-values.ts';
import { useRecorder } from './live/use-recorder.ts';
import { useSendRecording } from './recordings/recordings.queries.ts';
import type { OpenTransport } from './transports/open-transport.ts';

interface Props {
  readonly vehicle: Vehicle;
  readonly report: CarReport;
  readonly session: ObdSession;
  /** Of a simulated car only. */
  readonly simulate: OpenTransport['simulate'];
  readonly onFailure: (error: unknown) => void;
  readonly renderReport: () => ReactNode;
}

/** A car that answers: what it says once, what it says live, and tests of it. */
export function Connected(props: Props) {
  const { vehicle, report, session, simulate, onFailure, renderReport } = props;
  const isSimulated = simulate !== undefined;
  const navigate = useNavigate();
  const [tab, setTab] = useState('report');
  const [available] = useState(() => channelsOf(report.values));
  const [chosen, setChosen] = useState(() => defaultChannels(available));
  const send = useSendRecording(vehicle.id);
  const openRecordings = (): void =>
    void navigate(`/dashboard/vehicles/${vehicle.id}/more/recordings`);
  const name = isSimulated ? t`Simulated car` : t`Live values`;
  const [guided, setGuided] = useState<{ name: string; guidedTest: GuidedTestId }>();
  const sendNow = (recorded: Parameters<typeof send.mutate>[0]): void => {
    if (!navigator.onLine) {
      void showToast('message', t`Recorded in this browser: it is sent when there is a connection`);
    }
    send.mutate(recorded, {
      onSuccess: () =>
        void showToast('success', t`The recording is stored`, {
          label: t`Show`,
          onPress: openRecordings,
        }),
      onError: (error) =>
        void showToast('error', t`Not sent yet: ${presentError(error).message}`, {
          label: t`Show`,
          onPress: openRecordings,
        }),
    });
  };
  const onFull = (): void => void showToast('error', t`This browser has no room for the recording`);
  const recorder = useRecorder({
    onStopped: (id) => sendNow({ id, name }),
    onFailure: onFull,
  });
  const canRecord = useFeatureAccess('advanced_diagnostics') === 'open' && mayEdit(vehicle.role);
  const ofTests = useRecorder({
    onStopped: (id) => guided && sendNow({ id, ...guided }),
    onFailure: onFull,
  });
  const shown = useLiveValues({
    session,
    channels: chosen,
    // A recording goes on while something else is looked at.
    isOn: tab === 'live' || recorder.isOn,
    onAnswer: recorder.add,
    onDrawn: recorder.show,
    onFailure,
  });
  const test = useGuidedTest({
    session,
    available,
    tests: report.tests,
    car: { fuel: vehicle.fuel ?? undefined },
    recorder: {
      start: async (guidedTest, channels) => {
        if (!canRecord) return;
        const title = TEST_TITLES[guidedTest];
        const about = { name: isSimulated ? t`Simulated car: ${title}` : title, guidedTest };
        setGuided(about);
        await ofTests.start({ vehicleId: vehicle.id, channels, ...about });
      },
      add: ofTests.add,
      stop: (isWorthIt) => void ofTests.stop(isWorthIt),
    },
    onFailure,
    simulate: (id) => simulate?.(id),
  });
  const diagnose = (words: string): void => {
    addToDiagnosisDraft(words);
    void navigate(`/dashboard/diagnose?vehicle=${vehicle.id}`);
  };
  return (
    <Tabs
      label={t`What the car says`}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'report', label: t`Report`, content: renderReport() },
        {
          id: 'live',
          label: t`Live`,
          content: (
            <LiveScreen
              available={available}
              chosen={chosen}
              onChoose={setChosen}
              shown={shown}
              isRecording={recorder.isOn}
              controls={
                <RecordControls
                  canEdit={mayEdit(vehicle.role)}
                  isRecording={recorder.isOn}
                  recorded={recorder.shown}
                  onStart={() =>
                    void recorder.start({ vehicleId: vehicle.id, name, channels: chosen })
                  }
                  onStop={() => void recorder.stop()}
                  onMark={recorder.mark}
                />
              }
            />
          ),
        },
        {
          id: 'tests',
          label: t`Tests`,
          content: <GuidedTests available={available} test={test} onDiagnose={diagnose} />,
        },
      ]}
    />
  );
}
