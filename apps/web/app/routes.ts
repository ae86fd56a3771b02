import { type RouteConfig, index, layout, prefix, route } from '@react-router/dev/routes';

export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('features', 'routes/public/features.tsx'),
    route('ai-automotive-solutions', 'routes/public/ai-solutions.tsx'),
    route('car-repair-guides', 'routes/public/repair-guides.tsx'),
    route('pricing', 'routes/public/pricing.tsx'),
    route('about', 'routes/public/about.tsx'),
    route('faq', 'routes/public/faq.tsx'),
    route('how-accurate', 'routes/public/how-accurate.tsx'),
    route('blog', 'routes/public/blog.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('cookies', 'routes/public/cookies.tsx'),
  ]),
  layout('routes/auth/layout.tsx', [
    route('login', 'routes/auth/login.tsx'),
    route('signup', 'routes/auth/signup.tsx'),
    route('reset-password', 'routes/auth/reset-password.tsx'),
    route('email-change', 'routes/auth/email-change.tsx'),
  ]),
  ...prefix('dashboard', [
    layout('routes/dashboard/layout.tsx', [
      index('routes/dashboard/overview.tsx'),
      route('diagnose', 'routes/dashboard/diagnose.tsx'),
      route('diagnosis-result/:id?', 'routes/dashboard/diagnosis-result.tsx'),
      route('history', 'routes/dashboard/history.tsx'),
      route('maintenance', 'routes/dashboard/maintenance.tsx'),
      route('vehicles', 'routes/dashboard/vehicles.tsx'),
      route('subscription', 'routes/dashboard/subscription.tsx'),
      route('settings', 'routes/dashboard/settings.tsx'),
      route('support', 'routes/dashboard/support.tsx'),
    ]),
  ]),
  route('*', 'routes/unknown-path.tsx'),
] satisfies RouteConfig;
