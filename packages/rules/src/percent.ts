/** '71%'; above zero but below one per cent: 'under 1%'. */
export const formatPercent = (share: number): string => {
  const whole = Math.round(share * 100);
  return whole === 0 && share > 0 ? 'under 1%' : `${whole}%`;
};
