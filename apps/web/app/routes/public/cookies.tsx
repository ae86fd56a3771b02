export { cookiesMeta as meta, CookiesPage as default } from './cookies-page.tsx';
