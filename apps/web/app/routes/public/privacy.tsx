export { privacyMeta as meta, PrivacyPage as default } from './privacy-page.tsx';
