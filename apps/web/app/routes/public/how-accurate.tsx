export { howAccurateMeta as meta, HowAccuratePage as default } from './how-accurate-page.tsx';
