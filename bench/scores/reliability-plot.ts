import type { ReliabilityBin } from './score.ts';

const SIZE = 360;
const MARGIN = 48;
const INNER = SIZE - 2 * MARGIN;

const x = (p: number): string => (MARGIN + p * INNER).toFixed(1);
const y = (p: number): string => (SIZE - MARGIN - p * INNER).toFixed(1);

/** A reliability plot as SVG: claimed probability against observed share, dots sized by rows. */
export const reliabilityPlot = (bins: readonly ReliabilityBin[], title: string): string => {
  const total = bins.reduce((sum, bin) => sum + bin.count, 0);
  const filled = bins.filter((bin) => bin.count > 0);
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (p) =>
      `<text x="${x(p)}" y="${SIZE - MARGIN + 18}" text-anchor="middle">${p * 100}%</text>` +
      `<text x="${MARGIN - 8}" y="${y(p)}" dy="4" text-anchor="end">${p * 100}%</text>`,
  );
  const dots = filled.map(
    (bin) =>
      `<circle cx="${x(bin.claimed)}" cy="${y(bin.right)}" r="${(3 + 12 * Math.sqrt(bin.count / total)).toFixed(1)}" fill="#2563eb" fill-opacity="0.75"><title>${bin.count} rows: claimed ${(bin.claimed * 100).toFixed(0)}%, right ${(bin.right * 100).toFixed(0)}%</title></circle>`,
  );
  const line = filled.map((bin) => `${x(bin.claimed)},${y(bin.right)}`).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="11" fill="#64748b">
<title>${title}</title>
<rect x="${MARGIN}" y="${MARGIN}" width="${INNER}" height="${INNER}" fill="none" stroke="#94a3b8"/>
<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#94a3b8" stroke-dasharray="4 4"/>
${ticks.join('\n')}
<polyline points="${line}" fill="none" stroke="#2563eb"/>
${dots.join('\n')}
<text x="${SIZE / 2}" y="${SIZE - 10}" text-anchor="middle">what the engine claimed</text>
<text transform="translate(14 ${SIZE / 2}) rotate(-90)" text-anchor="middle">how often it was right</text>
</svg>
`;
};
