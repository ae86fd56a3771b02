import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { FeatureTicks } from '@wrenchwise/ui/feature-ticks.tsx';
import { LoadingFrame } from '@wrenchwise/ui/loading-frame.tsx';
import { Notice, type NoticeTone } from '@wrenchwise/ui/notice.tsx';
import { SandboxBar, SandboxNote } from '@wrenchwise/ui/sandbox-bar.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { UsageBar } from '@wrenchwise/ui/usage-bar.tsx';
import { Info } from 'lucide-react';

import { LONG_TEXT, Specimen, State } from './specimen.tsx';

const BADGES: readonly BadgeTone[] = ['neutral', 'accent', 'low', 'medium', 'high'];
const NOTICES: readonly NoticeTone[] = ['info', 'low', 'medium', 'high'];
const TOASTS = ['success', 'error', 'message'] as const;

function DataStates() {
  return (
    <Specimen name="DataState, Skeleton, EmptyState">
      {() => (
        <>
          <State name="Loading">
            <Diagnoses data={undefined} error={null} />
          </State>
          <State name="Error">
            <Diagnoses data={undefined} error={new Error('refused')} />
          </State>
          <State name="Error, trying again">
            <Diagnoses data={undefined} error={new Error('refused')} isFetching />
          </State>
          <State name="Empty">
            <Diagnoses data={[]} error={null} />
          </State>
          <State name="Content">
            <Diagnoses data={['Ford Focus 2015', LONG_TEXT]} error={null} />
          </State>
        </>
      )}
    </Specimen>
  );
}

function Toasts() {
  return (
    <Specimen name="Toast" note="Appear at the edge of the window, in the page's theme.">
      {() => (
        <div className="flex flex-wrap gap-2">
          {TOASTS.map((kind) => (
            <Button
              key={kind}
              tone="secondary"
              onClick={() => void showToast(kind, `A toast of the kind ‘${kind}’`)}
            >
              {kind}
            </Button>
          ))}
        </div>
      )}
    </Specimen>
  );
}

function Notices() {
  return (
    <Specimen name="Notice">
      {() => (
        <>
          {NOTICES.map((tone) => (
            <Notice key={tone} tone={tone} title={`Notice, ${tone}`}>
              What happened, and what to do now.
            </Notice>
          ))}
          <Notice tone="info">Without a title.</Notice>
          <Notice tone="high" title={LONG_TEXT}>
            {LONG_TEXT}
          </Notice>
        </>
      )}
    </Specimen>
  );
}

export function Messages() {
  return (
    <>
      <Specimen name="Badge">
        {() => (
          <div className="flex flex-wrap gap-2">
            {BADGES.map((tone) => (
              <Badge key={tone} tone={tone} icon={<Info aria-hidden />}>
                {tone}
              </Badge>
            ))}
            <Badge>Without an icon</Badge>
          </div>
        )}
      </Specimen>
      <Notices />
      <Toasts />
      <DataStates />
      <Specimen name="LoadingFrame" note="The whole window, cut off here.">
        {() => (
          <div className="max-h-96 overflow-hidden rounded-md border border-line">
            <LoadingFrame />
          </div>
        )}
      </Specimen>
      <Specimen name="UsageBar">
        {() => (
          <>
            <UsageBar label="Diagnoses" used={1} limit={3} />
            <UsageBar label="Diagnoses, all used" used={3} limit={3} />
            <UsageBar label="Repair guides" used={41} limit={null} />
          </>
        )}
      </Specimen>
      <Specimen name="SandboxBar">{() => <SandboxBar />}</Specimen>
      <Specimen name="SandboxNote">{() => <SandboxNote />}</Specimen>
      <Specimen name="FeatureTicks">
        {() => (
          <FeatureTicks
            items={[
              { text: 'Three diagnoses a month', isAvailable: true },
              { text: LONG_TEXT, isAvailable: true },
              { text: 'A maintenance plan', isAvailable: false },
            ]}
          />
        )}
      </Specimen>
    </>
  );
}

interface DiagnosesProps {
  data: readonly string[] | undefined;
  error: Error | null;
  isFetching?: boolean;
}

function Diagnoses({ data, error, isFetching = false }: DiagnosesProps) {
  return (
    <DataState
      query={{
        data,
        error,
        isPending: data === undefined && error === null,
        isFetching,
        refetch: () => {},
      }}
      failure="Failed to load recent diagnoses"
      explain={() => ({ message: 'The server did not answer.', requestId: 'req_01h' })}
      loadingLabel="Loading diagnoses"
      skeleton={
        <div className="grid grid-cols-1 gap-2">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-16" />
        </div>
      }
      isEmpty={(rows) => rows.length === 0}
      empty={
        <EmptyState
          illustration={<ClipboardIllustration />}
          title="No diagnoses yet"
          text="Describe what the car does; the answer comes at once."
          action={<Button>Start a diagnosis</Button>}
        />
      }
    >
      {(rows) => (
        <ul className="grid grid-cols-1 gap-1">
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </DataState>
  );
}
