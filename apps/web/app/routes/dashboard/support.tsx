import { CONTACT_MAIL } from '~/content/contact.ts';
import { pageMeta } from '~/lib/page-meta.ts';
import { buttonStyle } from '~/ui/button-style.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { HelpPicture } from '~/ui/pictures.tsx';

export const meta = () => pageMeta('Help & support', 'Where to find an answer.');

export default function Support() {
  return (
    <>
      <PageHeader title="Help & Support" />
      <EmptyState
        picture={<HelpPicture />}
        title="Write to us"
        text="We reply within 24 hours on business days. Most questions about plans and diagnoses are answered in the FAQ; a help centre arrives in a later release."
        action={
          <>
            <a href={`mailto:${CONTACT_MAIL}`} className={buttonStyle({})}>
              Write an e-mail
            </a>
            <LinkButton to="/faq" tone="secondary">
              Read the FAQ
            </LinkButton>
          </>
        }
      />
    </>
  );
}
