import type { Demonstration } from '@wrenchwise/domain/demonstration';

interface Props {
  readonly symptoms: string;
  readonly reason: Demonstration['reason'];
}

/** What was typed, with the words marked that spoke most for the first cause, and how they were read. */
export function OwnWords({ symptoms, reason }: Props) {
  const at = reason ? symptoms.indexOf(reason.text) : -1;
  const end = at + (reason?.text.length ?? 0);
  return (
    <div>
      <p className="[overflow-wrap:anywhere]">
        <span className="text-faint">“</span>
        {reason && at >= 0 ? (
          <>
            {symptoms.slice(0, at)}
            <mark className="rounded-[3px] bg-accent-soft box-decoration-clone px-0.5 text-ink">
              {symptoms.slice(at, end)}
            </mark>
            {symptoms.slice(end)}
          </>
        ) : (
          symptoms
        )}
        <span className="text-faint">”</span>
      </p>
      {reason && (
        <p className="mt-1 text-sm text-soft">
          What speaks most for the first cause: <span className="font-label">{reason.meaning}</span>
        </p>
      )}
    </div>
  );
}
