/** A network of one hidden layer as its file holds it, made by `packages/training/src/steps/intents.ts`. */
export interface NetFile {
  /** What a whole number of a weight is worth, of each layer. */
  readonly firstScale: number;
  readonly secondScale: number;
  /** Weights in signed bytes and base64: by input and unit, by unit and class. */
  readonly first: string;
  readonly second: string;
  readonly firstBias: readonly number[];
  readonly secondBias: readonly number[];
}

/** Opens the network: the scores of the classes for a vector, not normalised. */
export const openVectorNet = ({
  firstScale,
  secondScale,
  ...file
}: NetFile): ((vector: Float32Array) => Float32Array) => {
  const weightsOf = (base64: string, scale: number) =>
    Float32Array.from(atob(base64), (char) => {
      const byte = char.charCodeAt(0);
      return (byte > 127 ? byte - 256 : byte) * scale;
    });
  const first = weightsOf(file.first, firstScale);
  const second = weightsOf(file.second, secondScale);
  const hidden = file.firstBias.length;
  const classes = file.secondBias.length;
  return (vector) => {
    const units = Float32Array.from(file.firstBias);
    vector.forEach((value, k) => {
      for (let u = 0; u < hidden; u += 1) {
        units[u] = (units[u] ?? 0) + value * (first[k * hidden + u] ?? 0);
      }
    });
    const scores = Float32Array.from(file.secondBias);
    units.forEach((value, u) => {
      if (value <= 0) return;
      for (let c = 0; c < classes; c += 1) {
        scores[c] = (scores[c] ?? 0) + value * (second[u * classes + c] ?? 0);
      }
    });
    return scores;
  };
};
