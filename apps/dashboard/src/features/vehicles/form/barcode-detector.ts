/** The browser's reader of bar codes (Shape Detection API), which TypeScript does not know yet. */
interface BarcodeDetector {
  readonly detect: (source: CanvasImageSource) => Promise<readonly { readonly rawValue: string }[]>;
}

type BarcodeDetectorClass = new (options: { formats: readonly string[] }) => BarcodeDetector;

const detectorClass = (): BarcodeDetectorClass | undefined =>
  'BarcodeDetector' in globalThis
    ? // The name is the standard's.
      (globalThis as unknown as { BarcodeDetector: BarcodeDetectorClass }).BarcodeDetector
    : undefined;

/** Whether this browser can read a VIN by its camera. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && typeof navigator !== 'undefined' && 'mediaDevices' in navigator;

/** A reader of the codes that VINs are printed in: Code 39, Code 128, Data Matrix and QR. */
export const createDetector = (): BarcodeDetector | undefined => {
  const Detector = detectorClass();
  return Detector && new Detector({ formats: ['code_39', 'code_128', 'data_matrix', 'qr_code'] });
};
