/** '71%'; what is above nothing but under one per cent is 'under 1%'. */
export const formatPercent = (share: number): string => {
  const whole = Math.round(share * 100);
  return whole === 0 && share > 0 ? 'under 1%' : `${whole}%`;
};
