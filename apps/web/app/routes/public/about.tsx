export { aboutMeta as meta, AboutPage as default } from './about-page.tsx';
