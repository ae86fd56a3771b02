import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { useEffect, useState } from 'react';

/** Modules of white around the code: fewer, and cameras miss it on a dark page. */
const MARGIN = 4;

const imageOf = async (text: string): Promise<string> => {
  const { renderSVG } = await import('uqr');
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: MARGIN }))}`;
};

/** A QR code, dark on white in either theme. The code that draws it loads at its first use. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [image, setImage] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    // Without the image there is still the secret in letters beside it.
    imageOf(text).then(
      (made) => isWanted && setImage(made),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return image === undefined ? (
    <Skeleton className="size-52 rounded-md" />
  ) : (
    <img
      src={image}
      alt={label}
      width={208}
      height={208}
      className="size-52 rounded-md border border-line"
    />
  );
}
