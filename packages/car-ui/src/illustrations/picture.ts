/** A part of a drawing that can be named and highlighted. Units: the drawing's own, 400 × 260. */
export interface PicturePart {
  readonly id: string;
  /** The name that is written beside the part. */
  readonly name: string;
  /** What a fault or a code says when it means this part, in lower case. */
  readonly words: RegExp;
  /** Closed outlines, filled. */
  readonly shape?: string;
  /** Hoses, shafts, springs and cables, drawn as a tube of 7 units. */
  readonly tube?: string;
  /** Edges within the outline. */
  readonly detail?: string;
  /** Where the name is written (baseline) and where its leader line ends on the part. */
  readonly label: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** The name ends at its place instead of starting there. */
  readonly isEnd?: boolean;
}

export interface Picture {
  /** What the drawing shows, for who cannot see it. */
  readonly about: string;
  /** What is around the parts and has no name. */
  readonly around?: string;
  readonly parts: readonly PicturePart[];
}

/** A circle as a path. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A rectangle with rounded corners as a path. */
export const box = (x: number, y: number, width: number, height: number, r = 5): string =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;
