import { t } from '@lingui/core/macro';
import { addToDiagnosisDraft } from '@wrenchwise/client/diagnosis-draft.ts';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { isMoving, isRunning } from '@wrenchwise/obd/motion';
import { reportWords } from '@wrenchwise/obd/report-words';
import type { CarReport } from '@wrenchwise/obd/session';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Eraser, RotateCw, Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Connected } from './connected.tsx';
import { Report } from './report.tsx';
import { SocketStart } from './socket-start.tsx';
import { useSocket } from './use-socket.ts';

/** What a car says at its diagnostic socket, and what can be done with it. */
export function SocketPage({ vehicle }: { vehicle: Vehicle }) {
  const { state, connect, readAgain, erase, fail, leave } = useSocket();
  if (state.kind === 'read') {
    const { report, session, simulate } = state;
    return (
      <Connected
        vehicle={vehicle}
        report={report}
        session={session}
        simulate={simulate}
        onFailure={fail}
        renderReport={() => (
          <div className="grid gap-6">
            <Acts
              vehicle={vehicle}
              report={report}
              onReadAgain={readAgain}
              onErase={erase}
              onLeave={leave}
            />
            <Report report={report} />
          </div>
        )}
      />
    );
  }
  return <SocketStart state={state} onConnect={(open) => void connect(open)} />;
}

interface ActsProps {
  readonly vehicle: Vehicle;
  readonly report: CarReport;
  readonly onReadAgain: () => Promise<void>;
  readonly onErase: () => Promise<boolean>;
  readonly onLeave: () => Promise<void>;
}

function Acts({ vehicle, report, onReadAgain, onErase, onLeave }: ActsProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const words = reportWords(report);
  const hasCodes = report.stored.length + report.pending.length > 0;
  const diagnose = (): void => {
    addToDiagnosisDraft(words);
    void navigate(`/dashboard/diagnose?vehicle=${vehicle.id}`);
  };
  const eraseCodes = async (): Promise<void> => {
    const isErased = await onErase();
    void showToast(
      isErased ? 'success' : 'error',
      isErased ? t`The codes were erased` : t`The car did not erase its codes`,
    );
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<Stethoscope aria-hidden className="size-4.5" />}
        onClick={diagnose}
      >{t`Diagnose with this`}</Button>
      <Button
        tone="secondary"
        icon={<RotateCw aria-hidden className="size-4.5" />}
        onClick={() => void onReadAgain()}
      >{t`Read again`}</Button>
      {/* Never of a car that moves. */}
      {hasCodes && !isMoving(report) && (
        <Button
          tone="secondary"
          icon={<Eraser aria-hidden className="size-4.5" />}
          onClick={() => setAsking(true)}
        >{t`Erase codes`}</Button>
      )}
      <Button tone="ghost" onClick={() => void onLeave()}>{t`Disconnect`}</Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Erase the codes of the engine?`}
        description={t`This does not repair anything. The codes, the figures of the moment they were stored and all finished self-tests are lost, and the car may fail an emissions test until they have run again.${isRunning(report) ? t` Stop the engine first and leave the ignition on.` : ''}`}
        confirm={t`Erase codes`}
        isBlocked={isRunning(report)}
        onConfirm={() => void eraseCodes()}
      />
    </div>
  );
}
