import { ContactForm } from '~/features/contact/contact-form.tsx';

import { contactMeta, ContactPage } from './contact-page.tsx';

export const meta = contactMeta;

export default function Contact() {
  return (
    <ContactPage>
      <ContactForm />
    </ContactPage>
  );
}
