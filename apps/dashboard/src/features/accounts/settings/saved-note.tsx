import { CircleCheck } from 'lucide-react';

/** Says beside a button that what it does was done. Always there, so that it is read out. */
export function SavedNote({ text }: { text: string | false }) {
  return (
    <p role="status" className="text-sm">
      {text && (
        <span className="inline-flex items-center gap-1.5 font-medium text-low">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          {text}
        </span>
      )}
    </p>
  );
}
