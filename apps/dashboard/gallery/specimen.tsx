import { Card } from '@wrenchwise/ui/card.tsx';
import type { ReactNode } from 'react';

/** A text longer than anybody planned for, with a word that cannot be broken at a space. */
export const LONG_TEXT =
  'A rather long text that nobody planned for, such as a description of a noise by somebody who has all afternoon, or Donaudampfschifffahrtsgesellschaftskapitänsmützenhersteller';

/** A name for the address of a section. */
export const anchorOf = (title: string): string => title.toLowerCase().replace(/\W+/g, '-');

/** One kind of component, with a heading to link to. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={anchorOf(title)} className="mt-12 grid grid-cols-1 gap-5">
      <h2 id={anchorOf(title)} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  /** The component's name, as it is imported. */
  name: string;
  /** What to see here that the drawing does not say by itself. */
  note?: string;
  /** Rendered twice: in light and in dark. */
  children: () => ReactNode;
}

/** A component in its states, in light and in dark. */
export function Specimen({ name, note, children }: SpecimenProps) {
  return (
    <Card>
      <h3 className="text-lg">{name}</h3>
      {note !== undefined && <p className="mt-1 text-sm text-soft">{note}</p>}
      <div className="mt-4 grid grid-cols-1 gap-4 xl:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            // Colours are pairs of which `color-scheme` picks one.
            style={{ colorScheme: theme }}
            className="grid min-w-0 content-start gap-5 rounded-md border border-line bg-paper p-4 wrap-anywhere text-ink [&>*]:min-w-0"
          >
            {children()}
          </div>
        ))}
      </div>
    </Card>
  );
}

/** One state of a component, with its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="caption mb-2">{name}</p>
      {children}
    </div>
  );
}
