/** A checked image: its size in pixels, and its bytes without metadata. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
