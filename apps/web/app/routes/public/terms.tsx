export { termsMeta as meta, TermsPage as default } from './terms-page.tsx';
