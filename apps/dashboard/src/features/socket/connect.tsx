import { t } from '@lingui/core/macro';
import type { CarOptions } from '@wrenchwise/obd/emulated/cars';
import { FAULTS, isFaultName } from '@wrenchwise/obd/emulated/faults';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Bluetooth, Usb, Wifi } from 'lucide-react';
import { useState } from 'react';

import { hasBluetooth, openBluetooth } from './transports/bluetooth.ts';
import { hasBridge, openBridge } from './transports/bridge.ts';
import type { OpenTransport } from './transports/open-transport.ts';
import { hasSerial, openSerial } from './transports/serial.ts';
import { openSimulated } from './transports/simulated.ts';

/** A car that this page simulates. */
export interface SimulatedCar {
  readonly id: string;
  readonly title: string;
  readonly car: CarOptions;
}

const FAULTY: readonly SimulatedCar[] = Object.keys(FAULTS)
  .filter(isFaultName)
  .map((fault) => ({ id: fault, title: FAULTS[fault].title, car: { fault } }));

/** Cars that have nothing wrong, or less to say. */
const OTHERS: readonly SimulatedCar[] = [
  {
    id: 'diesel',
    title: t`Nothing: a diesel that regenerates its filter when it is driven`,
    car: { fuel: 'diesel' },
  },
  {
    id: 'no-counters',
    title: t`An ignition coil that fails, in a car without counters of misfires`,
    car: { fault: 'misfire-coil', countsNoMisfires: true },
  },
];
const SIMULATED = [...FAULTY, ...OTHERS];

/** What a simulated car shows first. */
const FIRST = 'thermostat';

interface Props {
  /** What may be simulated: a car with each of the faults, unless others are named. */
  readonly simulated?: readonly SimulatedCar[] | undefined;
  readonly onConnect: (open: () => Promise<OpenTransport>) => void;
}

/** How to reach the car: by Bluetooth, at a port, or a simulated one. */
export function Connect({ onConnect, simulated = SIMULATED }: Props) {
  const canConnect = hasBluetooth() || hasSerial();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card>
        <h2 className="text-lg">{t`Your car`}</h2>
        <p className="mt-1 text-soft">{t`Plug an ELM327 adapter into the diagnostic socket (below the dashboard, near the driver’s knees) and switch the ignition on. Reading changes nothing in the car.`}</p>
        {canConnect ? (
          <div className="mt-4 flex flex-wrap gap-2">
            {hasBluetooth() && (
              <Button
                icon={<Bluetooth aria-hidden className="size-4.5" />}
                onClick={() => onConnect(openBluetooth)}
              >{t`Connect by Bluetooth`}</Button>
            )}
            {hasSerial() && (
              <Button
                tone="secondary"
                icon={<Usb aria-hidden className="size-4.5" />}
                onClick={() => onConnect(openSerial)}
              >{t`USB or paired port`}</Button>
            )}
            {hasBridge() && (
              <Button
                tone="ghost"
                icon={<Wifi aria-hidden className="size-4.5" />}
                onClick={() => onConnect(openBridge)}
              >{t`Wi-Fi by the bridge`}</Button>
            )}
          </div>
        ) : (
          <Notice
            tone="info"
            className="mt-4"
            title={t`This browser cannot reach an adapter`}
          >{t`Safari and Firefox do not offer Bluetooth or serial ports to pages. Use Chrome or Edge on Android, Windows, macOS or Linux, or type the codes of another reader into the diagnosis.`}</Notice>
        )}
      </Card>
      <Simulated simulated={simulated} onConnect={onConnect} />
    </div>
  );
}

function Simulated({
  onConnect,
  simulated,
}: Required<Pick<Props, 'onConnect'>> & { simulated: readonly SimulatedCar[] }) {
  const [chosen, setChosen] = useState(
    () => simulated.find(({ id }) => id === FIRST) ?? simulated[0],
  );
  if (!chosen) return null;
  return (
    <Card>
      <h2 className="text-lg">{t`Try with a simulated car`}</h2>
      <p className="mt-1 text-soft">{t`A car in this page that answers like a real one. Nothing of it is saved to yours unless you record it.`}</p>
      <div className="mt-4 flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-60">
          <Select
            aria-label={t`What is wrong with the simulated car`}
            value={chosen.id}
            onChange={({ target }) => setChosen(simulated.find(({ id }) => id === target.value))}
          >
            {simulated.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </div>
        <Button
          tone="secondary"
          onClick={() => onConnect(() => openSimulated(chosen.car))}
        >{t`Connect`}</Button>
      </div>
    </Card>
  );
}
