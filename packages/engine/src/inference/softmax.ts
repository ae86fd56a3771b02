/** Turns log weights into probabilities, in place. Safe for any finite input. */
export const softmax = (logs: Float64Array): Float64Array => {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of logs) most = Math.max(most, value);
  let sum = 0;
  for (let i = 0; i < logs.length; i += 1) {
    const weight = Math.exp((logs[i] ?? 0) - most);
    logs[i] = weight;
    sum += weight;
  }
  for (let i = 0; i < logs.length; i += 1) logs[i] = (logs[i] ?? 0) / sum;
  return logs;
};
