import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('features', 'routes/public/features.tsx'),
    route('ai-automotive-solutions', 'routes/public/ai-solutions.tsx'),
    route('car-repair-guides', 'routes/public/repair-guides.tsx'),
    route('car-repair-guides/:category', 'routes/public/guide-category.tsx'),
    route('car-repair-guides/:category/:slug', 'routes/public/guide.tsx'),
    route('codes', 'routes/public/codes.tsx'),
    route('codes/:code', 'routes/public/code.tsx'),
    route('pricing', 'routes/public/pricing.tsx'),
    route('about', 'routes/public/about.tsx'),
    route('faq', 'routes/public/faq.tsx'),
    route('how-accurate', 'routes/public/how-accurate.tsx'),
    route('blog', 'routes/public/blog.tsx'),
    route('blog/:slug', 'routes/public/article.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('cookies', 'routes/public/cookies.tsx'),
  ]),
  route('rss.xml', 'routes/public/rss.tsx'),
  route('offline', 'routes/public/offline.tsx'),
  route('*', 'routes/unknown-path.tsx'),
] satisfies RouteConfig;
