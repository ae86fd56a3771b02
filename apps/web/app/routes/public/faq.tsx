export { faqMeta as meta, FaqPage as default } from './faq-page.tsx';
