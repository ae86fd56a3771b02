import { t } from '@lingui/core/macro';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { normaliseVin, vinProblem } from '@wrenchwise/vehicle/vin';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { createDetector } from './barcode-detector.ts';

const EVERY_MS = 250;

/** Import prefixes and check characters stand around a VIN in some codes. */
const vinIn = (text: string): string | undefined => {
  const code = normaliseVin(text).replace(/[^A-Z0-9]/g, '');
  const found = [code, code.slice(1)].map((part) => part.slice(0, 17));
  return found.find((vin) => vinProblem(vin) === undefined);
};

function ScannerDialog({
  onClose,
  problem,
  video,
}: {
  readonly onClose: () => void;
  readonly problem: string | undefined;
  readonly video: RefObject<HTMLVideoElement | null>;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Scan the VIN`}
      description={t`Hold the camera over the bar code on the door pillar or behind the windscreen. The picture stays on this device.`}
    >
      {problem === undefined ? (
        <video ref={video} muted playsInline className="aspect-video w-full rounded-md bg-sunken" />
      ) : (
        <Notice tone="medium" role="alert">
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}

/** Reads the VIN's bar code by the camera, which is asked for now and let go on closing. */
export default function VinScanner({
  onRead,
  onClose,
}: {
  onRead: (vin: string) => void;
  onClose: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const read = useEffectEvent(onRead);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = true;
    const detector = createDetector();
    const look = async () => {
      const picture = video.current;
      if (!isOpen || !detector || !picture) return;
      const codes = await detector.detect(picture).catch(() => []);
      const vin = codes.map(({ rawValue }) => vinIn(rawValue)).find((found) => found !== undefined);
      if (!isOpen) return;
      if (vin === undefined) timer = setTimeout(() => void look(), EVERY_MS);
      else read(vin);
    };
    const start = async () => {
      try {
        const opened = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment' },
        });
        stream = opened;
        if (!isOpen || !video.current) {
          for (const track of opened.getTracks()) track.stop();
          return;
        }
        video.current.srcObject = opened;
        await video.current.play();
        void look();
      } catch {
        if (!isOpen) return;
        setProblem(t`The camera cannot be used. Allow it in the browser, or type the VIN.`);
      }
    };
    void start();
    return () => {
      isOpen = false;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);

  return <ScannerDialog onClose={onClose} problem={problem} video={video} />;
}
