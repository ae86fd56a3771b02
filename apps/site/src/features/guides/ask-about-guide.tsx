import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { MessageCircleQuestionMark } from 'lucide-react';

/** The way to the chat about a guide; whoever is not signed in gets there by way of the log-in. */
export function AskAboutGuide({ slug }: { slug: string }) {
  return (
    <LinkButton
      to={`/dashboard/guides/${slug}/ask`}
      tone="secondary"
      icon={<MessageCircleQuestionMark aria-hidden className="size-4.5" />}
    >
      Ask about this guide
    </LinkButton>
  );
}
