import { CarOutline } from '@wrenchwise/car-ui/car-outline.tsx';
import { CAR_SYSTEMS } from '@wrenchwise/car-ui/car-systems.tsx';
import type { SystemId } from '@wrenchwise/knowledge/systems';
import { renderToStaticMarkup } from 'react-dom/server';

/** The light theme's tokens as sRGB: the renderer knows neither variables nor oklch. */
export const INKS = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  line: '#e2dfd8',
  'line-strong': '#8f8c84',
  ink: '#1a2127',
  soft: '#454d54',
  accent: '#0f5c73',
  'accent-soft': '#e3f2f5',
  mark: '#0f5c73',
  'mark-fill': '#cfe4ea',
} as const;

const isInk = (name: string): name is keyof typeof INKS => name in INKS;

/** The drawing of the car with one system lit, or none, 640 × 236 units, as SVG markup. */
export const carMarkup = (system: SystemId | undefined): string => {
  const markup = renderToStaticMarkup(
    <>
      <CarOutline />
      <g
        fill="none"
        stroke="var(--mark)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {system && CAR_SYSTEMS[system].shape}
      </g>
    </>,
  );
  return markup.replaceAll(/var\(--([\w-]+)\)/g, (whole, name: string) =>
    isInk(name) ? INKS[name] : whole,
  );
};
