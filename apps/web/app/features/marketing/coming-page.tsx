import { LinkButton } from '~/ui/link-button.tsx';
import { ClipboardPicture } from '~/ui/pictures.tsx';

interface Props {
  title: string;
  lead: string;
  /** What there is today. */
  now: string;
  /** What is being made. */
  later: string;
  action: { to: string; label: string };
}

/** A page whose content is still being made, and says so. */
export function ComingPage({ title, lead, now, later, action }: Props) {
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 pt-12 sm:px-6 sm:pt-16 lg:grid-cols-[1.2fr_1fr]">
      <div>
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="measure mt-4 text-lg text-soft">{lead}</p>
        <dl className="measure mt-8 grid gap-5 border-t border-line pt-6">
          <div>
            <dt className="caption">Now</dt>
            <dd className="mt-1">{now}</dd>
          </div>
          <div>
            <dt className="caption">Next</dt>
            <dd className="mt-1">{later}</dd>
          </div>
        </dl>
        <LinkButton to={action.to} className="mt-8">
          {action.label}
        </LinkButton>
      </div>
      <div
        aria-hidden
        className="drawing-paper rounded-xl border border-line bg-surface p-10 text-accent-text"
      >
        <ClipboardPicture />
      </div>
    </div>
  );
}
