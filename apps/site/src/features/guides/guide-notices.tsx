import { numbered } from '@wrenchwise/ui/numbered.ts';
import { OctagonX, ShieldAlert } from 'lucide-react';

/** Lines of a guide as a list. */
export function GuideLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="measure mt-3 grid list-disc gap-1.5 pl-5 marker:text-faint print:mt-1 print:gap-0.5">
      {numbered(lines).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

/** What can hurt somebody, before the steps. */
export function SafetyFirst({ lines }: { lines: readonly string[] }) {
  return (
    <section
      aria-labelledby="safety"
      className="break-inside-avoid rounded-lg border border-medium-line bg-medium-soft p-5 print:p-3"
    >
      <h2 id="safety" className="flex scroll-mt-24 items-center gap-2 text-xl">
        <ShieldAlert aria-hidden className="size-6 shrink-0 text-medium" />
        Safety first
      </h2>
      <GuideLines lines={lines} />
    </section>
  );
}

/** When a professional does it. */
export function LeaveItIf({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <section
      aria-labelledby={id}
      className="flex break-inside-avoid gap-3 rounded-lg border border-high-line bg-high-soft p-5 print:p-3"
    >
      <OctagonX aria-hidden className="mt-0.5 size-6 shrink-0 text-high" />
      <div>
        <h2 id={id} className="scroll-mt-24 text-xl">
          {title}
        </h2>
        <p className="measure mt-2 print:mt-0.5">{text}</p>
      </div>
    </section>
  );
}
